#include "ui/figure/parts/grid.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace attention {
namespace {

/// The distance from the contents of a track to those of the next track in use; 0 after the last one.
template <class Tracks>
double gapAfter(const Tracks& tracks, std::size_t i, double gap) {
    if (!tracks[i].isUsed) return 0;
    for (std::size_t next = i + 1; next < tracks.size(); ++next)
        if (tracks[next].isUsed) return tracks[i].marginAfter + gap + tracks[next].marginBefore;
    return 0;
}

template <class Tracks>
double gaps(const Tracks& tracks, double gap) {
    double total = 0;
    for (std::size_t i = 0; i < tracks.size(); ++i) total += gapAfter(tracks, i, gap);
    return total;
}

template <class Tracks, class Track>
double sum(const Tracks& tracks, double Track::*member) {
    double total = 0;
    for (const Track& track : tracks)
        if (track.isUsed) total += track.*member;
    return std::min(total, kMaxExtent);
}

/// Sets the size of every track: its minimum, and a share of the remaining length up to its maximum.
template <class Tracks>
void distribute(Tracks& tracks, double length) {
    using Track = typename Tracks::value_type;
    const double minimum = sum(tracks, &Track::minimum);
    if (length < minimum) {
        // No part is smaller than a pixel, because connectors between parts rely on their rectangles.
        for (Track& track : tracks)
            if (track.isUsed) track.size = std::max(1.0, std::floor(track.minimum * std::max(0.0, length / minimum)));
        return;
    }
    // Tracks with equal shares get equal sizes, not equal additions to their minimum sizes.
    const auto sizeAt = [](const Track& track, double level) {
        return std::clamp(level * track.share, track.minimum, std::max(track.minimum, track.maximum));
    };
    double low = 0, high = kMaxExtent;
    constexpr int kHalvings = 50;
    for (int step = 0; step < kHalvings; ++step) {
        const double level = (low + high) / 2;
        double total = 0;
        for (const Track& track : tracks)
            if (track.isUsed) total += sizeAt(track, level);
        (total > length ? high : low) = level;
    }
    for (Track& track : tracks)
        // Whole pixels, else equal contents would be painted unequal.
        if (track.isUsed) track.size = std::max(1.0, std::floor(sizeAt(track, low) + 0.001));
}

/// The coordinate at which the contents of each track begin.
template <class Tracks>
std::vector<double> starts(const Tracks& tracks, double start, double gap) {
    std::vector<double> coordinates;
    for (std::size_t i = 0; i < tracks.size(); ++i) {
        coordinates.push_back(start);
        start += tracks[i].size + gapAfter(tracks, i, gap);
    }
    return coordinates;
}

/// The rectangle inside `room` that a part gets.
QRectF within(const QRectF& room, const Part::SizeHint& need) {
    QSizeF size = room.size().boundedTo(need.maximum.expandedTo(need.minimum));
    if (need.aspectRatio > 0)
        size = {std::min(size.width(), std::floor(size.height() * need.aspectRatio)),
                std::min(size.height(), std::floor(size.width() / need.aspectRatio))};
    return {QPointF(room.left(), room.top() + std::floor((room.height() - size.height()) / 2)), size};
}

}  // namespace

LayoutItem::LayoutItem(Grid&& nested) : grid(std::make_shared<Grid>(std::move(nested))), part(grid.get()) {}

Grid::Grid(std::size_t columns, std::vector<LayoutItem> inner, QSizeF gap)
    : m_columns(columns), m_slots(std::move(inner)), m_gap(gap) {}

Grid::Grid(Grid&& other) noexcept
    : m_columns(other.m_columns),
      m_slots(std::move(other.m_slots)),
      m_gap(other.m_gap),
      m_isEnclosed(other.m_isEnclosed),
      m_columnShares(std::move(other.m_columnShares)),
      m_rowShares(std::move(other.m_rowShares)) {
    m_names = std::move(other.m_names);
    m_notes = std::move(other.m_notes);
    setKey(other.m_key, other.m_keyNumber);
}

Grid Grid::titled(std::string_view key, QStringList names, QStringList notes) && {
    setKey(key);
    setTitle(std::move(names), std::move(notes));
    return std::move(*this);
}

Grid Grid::enclosed() && {
    m_isEnclosed = true;
    return std::move(*this);
}

Grid Grid::withStretch(std::vector<double> columns, std::vector<double> rows) && {
    m_columnShares = std::move(columns);
    m_rowShares = std::move(rows);
    return std::move(*this);
}

void Grid::visit(const std::function<void(Part&)>& visitor) {
    visitor(*this);
    for (const LayoutItem& slot : m_slots)
        if (slot.part) slot.part->visit(visitor);
}

void Grid::gather(Solution& solved, bool isAcross, const std::function<QSizeF(std::size_t)>& roomOf) const {
    Tracks& tracks = isAcross ? solved.across : solved.down;
    tracks.assign(isAcross ? m_columns : (m_slots.size() + m_columns - 1) / m_columns, {});
    const bool isOnly = tracks.size() == 1;
    const std::vector<double>& shares = isAcross ? m_columnShares : m_rowShares;
    for (std::size_t i = 0; i < m_slots.size(); ++i) {
        if (!isShownSlot(m_slots[i])) continue;
        const SizeHint& need = solved.needs[i] = m_slots[i].part->sizeHint(roomOf(i));
        const std::size_t index = isAcross ? i % m_columns : i / m_columns;
        Track& track = tracks[index];
        const QMarginsF& around = need.margins;
        const double maximum = isAcross ? need.maximum.width() : need.maximum.height();
        // The item with the largest maximum decides.
        track.maximum = track.isUsed ? std::max(track.maximum, maximum) : maximum;
        track.isUsed = true;
        track.minimum = std::max(track.minimum, isAcross ? need.minimum.width() : need.minimum.height());
        track.share = !shares.empty() ? shares[index] : std::max(track.share, isOnly ? 1 : m_slots[i].stretchFactor);
        track.marginBefore = std::max(track.marginBefore, std::ceil(isAcross ? around.left() : around.top()));
        track.marginAfter = std::max(track.marginAfter, std::ceil(isAcross ? around.right() : around.bottom()));
    }
}

void Grid::keepAspects(const Solution& solved, Tracks& tracks, bool isAcross) const {
    for (std::size_t i = 0; i < m_slots.size(); ++i) {
        const double aspect = isShownSlot(m_slots[i]) ? solved.needs[i].aspectRatio : 0;
        if (aspect <= 0) continue;
        const std::size_t c = i % m_columns, r = i / m_columns;
        Track& track = tracks[isAcross ? c : r];
        const double maximum = isAcross ? solved.down[r].size * aspect : solved.across[c].size / aspect;
        track.maximum = std::max(track.minimum, std::min(track.maximum, maximum));
    }
}

Grid::Solution Grid::solve(QSizeF room) const {
    Solution solved;
    solved.needs.resize(m_slots.size());
    // First heights for the full width, then widths for these heights, then heights for these widths.
    gather(solved, false, [&](std::size_t) { return room; });
    distribute(solved.down, room.height() - gaps(solved.down, m_gap.height()));
    gather(solved, true, [&](std::size_t i) { return QSizeF(room.width(), solved.down[i / m_columns].size); });
    keepAspects(solved, solved.across, true);
    distribute(solved.across, room.width() - gaps(solved.across, m_gap.width()));
    const Tracks first = solved.down;
    gather(solved, false,
           [&](std::size_t i) { return QSizeF(solved.across[i % m_columns].size, first[i / m_columns].size); });
    keepAspects(solved, solved.down, false);
    distribute(solved.down, room.height() - gaps(solved.down, m_gap.height()));
    return solved;
}

Part::SizeHint Grid::measureSizeHint(QSizeF room) const {
    return m_hintCache.get(room, [&] {
        if (!m_isEnclosed) return measureOpen(room);
        const SizeHint need = measureInside(room);
        return SizeHint{.minimum = need.minimum.grownBy(need.margins), .maximum = need.maximum.grownBy(need.margins)};
    });
}

/// The size hint of the contents of an enclosed grid. Margins leave less room to the contents, and in less room they
/// may have other margins: words below narrow cells are vertical.
Part::SizeHint Grid::measureInside(QSizeF room) const {
    return measureOpen(room.shrunkBy(measureOpen(room).margins));
}

Part::SizeHint Grid::measureOpen(QSizeF room) const {
    const Solution solved = solve(room);
    const auto isUsed = [](const Track& track) { return track.isUsed; };
    const auto before = [&](const Tracks& tracks) {
        const auto first = std::ranges::find_if(tracks, isUsed);
        return first == tracks.end() ? 0 : first->marginBefore;
    };
    const auto after = [&](const Tracks& tracks) {
        const auto last = std::find_if(tracks.rbegin(), tracks.rend(), isUsed);
        return last == tracks.rend() ? 0 : last->marginAfter;
    };
    const QSizeF between(gaps(solved.across, m_gap.width()), gaps(solved.down, m_gap.height()));
    const auto size = [&](double Track::*member) {
        return QSizeF(sum(solved.across, member), sum(solved.down, member)) + between;
    };
    return {.minimum = size(&Track::minimum),
            .maximum = size(&Track::maximum),
            .margins = {before(solved.across), before(solved.down), after(solved.across), after(solved.down)}};
}

void Grid::geometryChanged() {
    const QRectF area = m_isEnclosed ? content().marginsRemoved(measureInside(content().size()).margins) : content();
    const Solution solved = solve(area.size());
    const auto x = starts(solved.across, area.left(), m_gap.width());
    const auto y = starts(solved.down, area.top(), m_gap.height());
    const auto isUsed = [](const Track& track) { return track.isUsed; };
    // Aligned parts in a column (or a row) are equally wide (or high), so that the columns of matrices are in line.
    std::vector<double> widest(m_columns), highest(solved.down.size());
    for (std::size_t i = 0; i < m_slots.size(); ++i) {
        if (!isShownSlot(m_slots[i]) || !solved.needs[i].isAligned) continue;
        double &width = widest[i % m_columns], &height = highest[i / m_columns];
        width = std::max(width, solved.needs[i].maximum.width());
        height = std::max(height, solved.needs[i].maximum.height());
    }
    for (std::size_t i = 0; i < m_slots.size(); ++i) {
        if (!isShownSlot(m_slots[i])) continue;
        const std::size_t c = i % m_columns, r = i / m_columns;
        const Track &across = solved.across[c], &down = solved.down[r];
        SizeHint need = solved.needs[i];
        if (need.isAligned) need.maximum = need.maximum.expandedTo({widest[c], highest[r]});
        const QRectF box = within(QRectF(x[c], y[r], across.size, down.size), need);
        QRectF partFrame =
            QRectF(x[c], y[r], across.size, down.size)
                .adjusted(-across.marginBefore, -down.marginBefore, across.marginAfter, down.marginAfter);
        const auto at = solved.across.begin() + std::ptrdiff_t(c);
        if (std::none_of(solved.across.begin(), at, isUsed)) partFrame.setLeft(frame().left());
        if (std::none_of(at + 1, solved.across.end(), isUsed)) partFrame.setRight(frame().right());
        m_slots[i].part->setGeometry(box, partFrame);
    }
}

Grid row(std::vector<LayoutItem> inner, double gap) {
    const std::size_t columns = std::max<std::size_t>(1, inner.size());
    return {columns, std::move(inner), {gap, 0}};
}

Grid column(std::vector<LayoutItem> inner, double gap) {
    return {1, std::move(inner), {0, gap}};
}

}  // namespace attention
