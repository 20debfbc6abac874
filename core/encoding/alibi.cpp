#include "core/encoding/alibi.h"

#include <cmath>
#include <stdexcept>

namespace attention {

double alibiSlope(Index head, Index heads) {
    if (heads < 1 || head < 0 || head >= heads)
        throw std::invalid_argument("the head must be 0 to " + std::to_string(heads - 1) + ", not " +
                                    std::to_string(head) + ".");
    return std::exp2(-8.0 * double(head + 1) / double(heads));
}

double alibiPenalty(Index query, Index key, double slope) {
    return -slope * std::abs(double(query - key));
}

}  // namespace attention
