#include "core/training/logarithm.h"

#include <cmath>

namespace attention {

double reproducibleLog(double x) {
    // x = 2^exponent (1 + f), with 1 + f from sqrt(1/2) to sqrt(2); both steps are exact.
    constexpr double kRootHalf = 0.70710678118654752440;
    int exponent = 0;
    double fraction = std::frexp(x, &exponent);
    if (fraction < kRootHalf) {
        fraction *= 2;
        --exponent;
    }
    const double f = fraction - 1, s = f / (2 + f), z = s * s, w = z * z;
    const double odd = w * (0.3999999999940941908 + w * (0.2222219843214978396 + w * 0.1531383769920937332));
    const double even = z * (0.6666666666666735130 +
                             w * (0.2857142874366239149 + w * (0.1818357216161805012 + w * 0.1479819860511658591)));
    const double half = 0.5 * f * f, k = exponent;
    constexpr double kLn2High = 6.93147180369123816490e-01, kLn2Low = 1.90821492927058770002e-10;
    return k * kLn2High - ((half - (s * (half + (odd + even)) + k * kLn2Low)) - f);
}

}  // namespace attention
