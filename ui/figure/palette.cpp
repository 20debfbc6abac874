#include "ui/figure/palette.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace attention {
namespace {

/// One in so many palette entries, beside those for exact colours, is for the most frequent colours.
constexpr std::size_t kFrequentShare = 4;
/// Weight of the sRGB channels beside the perceptual coordinates, so that no channel differs much even where the eye
/// would not notice.
constexpr float kChannelWeight = 0.6F;

/// A colour in coordinates whose distances match perception (Björn Ottosson, 2020: OKLab), scaled to about the range of
/// an sRGB channel, followed by the weighted sRGB channels.
using PerceivedColour = std::array<float, 6>;

PerceivedColour perceived(QRgb colour) {
    static const std::array<float, 256> kLinear = [] {
        std::array<float, 256> linear{};
        for (std::size_t i = 0; i < linear.size(); ++i) {
            const double c = double(i) / 255;
            linear[i] = float(c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4));
        }
        return linear;
    }();
    const float r = kLinear[std::size_t(qRed(colour))], g = kLinear[std::size_t(qGreen(colour))],
                b = kLinear[std::size_t(qBlue(colour))];
    const float l = std::cbrt(0.4122214708F * r + 0.5363325363F * g + 0.0514459929F * b);
    const float m = std::cbrt(0.2119034982F * r + 0.6806995451F * g + 0.1073969566F * b);
    const float s = std::cbrt(0.0883024619F * r + 0.2817188376F * g + 0.6299787005F * b);
    return {255 * (0.2104542553F * l + 0.7936177850F * m - 0.0040720468F * s),
            255 * (1.9779984951F * l - 2.4285922050F * m + 0.4505937099F * s),
            255 * (0.0259040371F * l + 0.7827717662F * m - 0.8086757660F * s),
            kChannelWeight * float(qRed(colour)),
            kChannelWeight * float(qGreen(colour)),
            kChannelWeight * float(qBlue(colour))};
}

float distance(const PerceivedColour& a, const PerceivedColour& b) {
    float sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i) sum += (a[i] - b[i]) * (a[i] - b[i]);
    return sum;
}

struct Counted {
    QRgb colour;
    std::uint32_t count;
    PerceivedColour coordinates;
};

/// A group of colours that one colour will replace.
struct Box {
    std::span<Counted> colours;
    std::size_t axis = 0;  ///< along which they differ most
    float extent = 0;

    explicit Box(std::span<Counted> all) : colours(all) {
        for (std::size_t i = 0; i < PerceivedColour().size(); ++i) {
            const auto [low, high] =
                std::ranges::minmax_element(colours, {}, [i](const Counted& colour) { return colour.coordinates[i]; });
            const float difference = high->coordinates[i] - low->coordinates[i];
            if (difference <= extent) continue;
            extent = difference;
            axis = i;
        }
    }
    /// Splits the colours in the middle of the longest axis. @return the upper part
    std::span<Counted> split() const {
        const auto [low, high] = std::ranges::minmax_element(
            colours, {}, [this](const Counted& colour) { return colour.coordinates[axis]; });
        const float middle = (low->coordinates[axis] + high->coordinates[axis]) / 2;
        const auto upper = std::stable_partition(colours.begin(), colours.end(), [this, middle](const Counted& colour) {
            return colour.coordinates[axis] <= middle;
        });
        return {upper, colours.end()};
    }
    QRgb mean() const {
        double sum[3] = {}, count = 0;
        for (const Counted& colour : colours) {
            sum[0] += double(qRed(colour.colour)) * colour.count;
            sum[1] += double(qGreen(colour.colour)) * colour.count;
            sum[2] += double(qBlue(colour.colour)) * colour.count;
            count += colour.count;
        }
        return qRgb(int(std::lround(sum[0] / count)), int(std::lround(sum[1] / count)),
                    int(std::lround(sum[2] / count)));
    }
};

/// Divides the colours until there are `size` groups, always the one with the largest extent. @return the mean
/// colour of each group
std::vector<QRgb> divided(std::span<Counted> colours, std::size_t size) {
    std::vector<QRgb> means;
    if (colours.empty() || size == 0) return means;
    const auto isLess = [](const Box& a, const Box& b) { return a.extent < b.extent; };
    std::vector<Box> boxes{Box(colours)};
    while (boxes.size() < size) {
        std::ranges::pop_heap(boxes, isLess);
        const Box largest = boxes.back();
        if (largest.extent == 0) break;
        const std::span<Counted> upper = largest.split();
        boxes.back() = Box(largest.colours.first(largest.colours.size() - upper.size()));
        std::ranges::push_heap(boxes, isLess);
        boxes.push_back(Box(upper));
        std::ranges::push_heap(boxes, isLess);
    }
    for (const Box& box : boxes) means.push_back(box.mean());
    return means;
}

}  // namespace

Palette makePalette(const ColourCounts& counts, std::span<const QRgb> exact, std::size_t size) {
    std::vector<Counted> colours;
    colours.reserve(counts.size());
    for (const auto& [colour, count] : counts) colours.push_back({colour, count, perceived(colour)});
    // The order of a hash differs from one machine to another.
    std::ranges::sort(colours, {}, &Counted::colour);
    Palette palette;
    const auto add = [&palette](QRgb colour) {
        palette.indices.emplace(colour, std::uint8_t(palette.colours.size()));
        palette.colours.push_back(colour);
    };
    if (colours.size() <= size) {
        for (const Counted& colour : colours) add(colour.colour);
        return palette;
    }
    const auto isExact = [exact](const Counted& colour) {
        return std::ranges::find(exact, colour.colour) != exact.end();
    };
    const auto others = std::stable_partition(colours.begin(), colours.end(), isExact);
    std::stable_sort(others, colours.end(), [](const Counted& a, const Counted& b) { return a.count > b.count; });
    const auto kept = std::min<std::size_t>(std::size_t(others - colours.begin()), size / 2);
    const std::size_t frequent = kept + (size - kept) / kFrequentShare;
    for (std::size_t i = 0; i < frequent; ++i) add(colours[i].colour);
    const std::span<Counted> rest = std::span(colours).subspan(frequent);
    for (const QRgb mean : divided(rest, size - frequent)) palette.colours.push_back(mean);

    std::vector<PerceivedColour> entries;
    for (const QRgb colour : palette.colours) entries.push_back(perceived(colour));
    for (const Counted& colour : rest) {
        std::size_t nearest = 0;
        float minDistance = std::numeric_limits<float>::max();
        for (std::size_t i = 0; i < entries.size(); ++i) {
            const float away = distance(colour.coordinates, entries[i]);
            if (away < minDistance) minDistance = away, nearest = i;
        }
        palette.indices.emplace(colour.colour, std::uint8_t(nearest));
    }
    return palette;
}

}  // namespace attention
