#include "core/scene/sweep.h"

#include <cmath>

#include "core/number_text.h"

namespace attention {
namespace {

constexpr int kShortDigits = 6;

}  // namespace

std::vector<std::string> sweepValues(const SweepRange& range, bool isWhole) {
    std::vector<double> numbers;
    for (std::int64_t i = 0; i < range.count; ++i) {
        const double fraction = range.count == 1 ? 0 : double(i) / double(range.count - 1);
        double value = range.isLogarithmic ? range.from * std::pow(range.to / range.from, fraction)
                                           : range.from + (range.to - range.from) * fraction;
        if (i > 0 && i == range.count - 1) value = range.to;
        numbers.push_back(isWhole ? std::round(value) : value);
    }
    const auto formatValues = [&](bool isShort) {
        std::vector<std::string> values;
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            const bool isEnd = i == 0 || i + 1 == numbers.size();
            std::string value =
                isShort && !isEnd ? formatSignificant(numbers[i], kShortDigits) : formatNumber(numbers[i]);
            if (values.empty() || values.back() != value) values.push_back(std::move(value));
        }
        return values;
    };
    if (isWhole) return formatValues(false);
    std::vector<std::string> values = formatValues(true);
    return values.size() == numbers.size() ? values : formatValues(false);
}

bool hasWholeNumbers(const ParameterInfo& info) {
    return std::holds_alternative<IntegerField>(info.field) || std::holds_alternative<OptionalField>(info.field);
}

}  // namespace attention
