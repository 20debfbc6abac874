#include <algorithm>
#include <cmath>

#include "ui/files/panels_page_parts.h"

namespace attention {
namespace {

/// If the page's height is free, a panel is as high as this share of its width, but at least this multiple of its
/// minimum height.
constexpr double kHeightByWidth = 0.72;
constexpr double kHeightReserve = 1.1;
/// The height of the text area of a sheet of paper, in millimetres. A free height exceeds it only if the panels need
/// more.
constexpr double kPaperHeight = 230;
/// A margin beside a plot is also reserved beside its neighbours, unless it is larger than this share of its panel.
constexpr double kMaxAlignedMargin = 1.0 / 3;
/// Alignment ends when no margin changes by more pixels than this.
constexpr double kAlignmentTolerance = 0.5;
/// The maximum number of rounds of the alignment.
constexpr int kMaxAlignmentRounds = 4;

/// Divides a length in proportion to `shares`, into whole pixels.
/// @param count  the number of parts; missing shares are 1
std::vector<double> divide(double length, std::vector<double> shares, std::size_t count) {
    shares.resize(count, 1);
    const double total = std::accumulate(shares.begin(), shares.end(), 0.0);
    for (double& share : shares) share = std::max(1.0, std::floor(length * share / total));
    return shares;
}

}  // namespace

/// Finds the widths of the columns: equal ones, or wider for columns that need more, if there is room for all.
/// @param minimum  the minimum widths of the columns
void PanelsPage::findWidths(double totalWidth, const std::vector<double>& minimum) {
    const std::size_t count = minimum.size();
    m_widths = divide(totalWidth, m_layout.widths, count);
    if (!m_layout.widths.empty() || sumOf(minimum) > totalWidth) return;
    // Columns that need more get their minimum, and the others share the rest. Repeated, because they then may need
    // more.
    std::vector<bool> isWide(count, false);
    for (std::size_t round = 0; round < count; ++round) {
        double remaining = totalWidth, otherCount = 0;
        for (std::size_t i = 0; i < count; ++i) {
            isWide[i] = isWide[i] || m_widths[i] < minimum[i];
            isWide[i] ? remaining -= minimum[i] : ++otherCount;
        }
        for (std::size_t i = 0; i < count; ++i)
            m_widths[i] = isWide[i] ? minimum[i] : std::floor(remaining / otherCount);
    }
}

/// Finds the heights of the rows, and the height of the page if it is free.
void PanelsPage::findHeights() {
    const auto columns = std::size_t(m_columns), rows = std::size_t(m_rows);
    const double totalGap = (m_rows - 1) * gap();
    if (m_layout.isHeightFree) {
        // The row that needs the most height for its share decides.
        std::vector<double> shares = m_layout.heights;
        shares.resize(rows, 1);
        double heightPerShare = 0, neededPerShare = 0;
        for (std::size_t i = 0; i < m_panels.size(); ++i) {
            Panel& panel = m_panels[i];
            panel.rect = QRectF(0, 0, m_widths[i % columns], std::ceil(m_widths[i % columns] * kHeightByWidth));
            panel.layOut();
            const double needed = kHeightReserve * panel.minimumSize().height(), band = bandHeight(i / columns);
            const double height = std::max(panel.rect.height(), needed);
            heightPerShare = std::max(heightPerShare, (height + band) / shares[i / columns]);
            neededPerShare = std::max(neededPerShare, (needed + band) / shares[i / columns]);
        }
        // The height of heading and caption, measured on a page that is high enough.
        const double perMillimetre = roomOnPage(m_options).width() / m_options.size.width;
        m_options.size.height = kMaxFigureMm;
        const double textHeight = kMaxFigureMm * perMillimetre - roomOnPage(m_options).height();
        const auto heightWith = [&](double share) {
            return std::ceil((share * m_stretch * sumOf(shares) + totalGap + textHeight) / perMillimetre);
        };
        const double maximum = std::max(kPaperHeight, heightWith(neededPerShare));
        m_options.size.height = std::clamp(std::min(heightWith(heightPerShare), maximum), kMinFigureMm, kMaxFigureMm);
    }
    m_heights = divide(roomOnPage(m_options).height() - totalGap, m_layout.heights, rows);
}

void PanelsPage::findSize() {
    double totalWidth = roomOnPage(m_options).width() - (m_columns - 1) * gap();
    for (const auto& bar : m_bars) totalWidth -= gap() + bar->part.sizeHint({totalWidth, kMaxExtent}).minimum.width();
    // Repeated, because the minimum width of a panel may depend on its height.
    constexpr int kRounds = 3;
    std::vector<double> minimum(std::size_t(m_columns), 0.0);
    for (int round = 0; round < kRounds; ++round) {
        findWidths(totalWidth, minimum);
        findHeights();
        placePanels();
        for (std::size_t i = 0; i < m_panels.size(); ++i) {
            m_panels[i].layOut();
            double& column = minimum[i % std::size_t(m_columns)];
            column = std::max(column, m_panels[i].minimumSize().width());
        }
    }
}

/// The height of the band above a row for letters and titles; 0 if no panel of the row has any.
double PanelsPage::bandHeight(std::size_t row) const {
    const std::size_t first = row * std::size_t(m_columns);
    for (std::size_t i = first; i < std::min(first + std::size_t(m_columns), m_panels.size()); ++i)
        if (!m_panels[i].letter.isEmpty() || !m_entries[i].title.isEmpty()) return kPanelBandHeight;
    return 0;
}

void PanelsPage::placePanels() {
    double top = 0;
    for (int row = 0; row < m_rows; ++row) {
        const std::size_t first = std::size_t(row) * std::size_t(m_columns);
        const std::size_t end = std::min(first + std::size_t(m_columns), m_panels.size());
        const double band = bandHeight(std::size_t(row));
        double left = 0;
        for (std::size_t i = first; i < end; ++i) {
            const double width = m_widths[i - first];
            m_panels[i].rect = QRectF(left, top + band, width, std::max(1.0, m_heights[std::size_t(row)] - band));
            left += width + std::round(gap());
        }
        top += m_heights[std::size_t(row)] + std::round(gap());
    }
}

/// Widens the margins of the panels of a row or column to the largest ones, so that their plots are aligned.
void PanelsPage::align(std::vector<Panel*>& line, bool isRow) {
    struct Margins {
        double before, behind;  ///< pixels around the plots
        double unused;          ///< pixels of the panel behind the figure
    };
    std::vector<Margins> margins;
    double before = 0, behind = 0;
    for (const Panel* panel : line) {
        const QRectF plots = panel->figure->plots(), room = panel->figure->occupiedRect();
        margins.push_back(isRow ? Margins{plots.top() - room.top(), room.bottom() - plots.bottom(),
                                          panel->rect.height() - room.height()}
                                : Margins{plots.left() - room.left(), room.right() - plots.right(),
                                          panel->rect.width() - room.width()});
        const double maximum = kMaxAlignedMargin * (isRow ? panel->rect.height() : panel->rect.width());
        if (panel->isUnaligned) continue;
        if (margins.back().before <= maximum) before = std::max(before, margins.back().before);
        if (margins.back().behind <= maximum) behind = std::max(behind, margins.back().behind);
    }
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i]->isUnaligned) continue;
        const double first = std::max(0.0, std::round(before - margins[i].before));
        const double last = std::max(0.0, std::round(behind - margins[i].behind - margins[i].unused));
        line[i]->padding += isRow ? QMarginsF(0, first, 0, last) : QMarginsF(first, 0, last, 0);
    }
}

/// Aligns the plots of all rows and columns. @return false if more panels could be aligned with more height
bool PanelsPage::align() {
    bool hasHeight = true;
    std::vector<QStringList> missing;
    for (Panel& panel : m_panels) {
        panel.padding = {};
        panel.layOut();
        panel.isUnaligned = !panel.fits();
        missing.push_back(panel.figure->droppedItems());
    }
    for (int round = 0; round < kMaxAlignmentRounds; ++round) {
        std::vector<QMarginsF> before;
        for (const Panel& panel : m_panels) before.push_back(panel.padding);
        for (const bool isRow : {true, false}) {
            for (int lineIndex = 0; lineIndex < (isRow ? m_rows : m_columns); ++lineIndex) {
                std::vector<Panel*> line;
                for (std::size_t i = 0; i < m_panels.size(); ++i)
                    if (int(isRow ? i / std::size_t(m_columns) : i % std::size_t(m_columns)) == lineIndex)
                        line.push_back(&m_panels[i]);
                align(line, isRow);
            }
        }
        bool hasChanged = false;
        for (std::size_t i = 0; i < m_panels.size(); ++i) {
            Panel& panel = m_panels[i];
            const QMarginsF change = panel.padding - before[i];
            hasChanged = hasChanged ||
                         std::max({change.left(), change.top(), change.right(), change.bottom()}) > kAlignmentTolerance;
            panel.layOut();
            // A panel that would drop something because of the alignment is not aligned.
            if (panel.fits() && panel.figure->droppedItems() == missing[i]) continue;
            hasHeight = hasHeight && panel.figure->minimumLogicalSize().height() <= panel.rect.height() &&
                        panel.figure->droppedItems() == missing[i];
            panel.isUnaligned = true;
            panel.padding = {};
            panel.layOut();
        }
        if (!hasChanged) break;
    }
    return hasHeight;
}

/// Reduces a free height by what no panel of a row uses, for example below matrices with square cells.
void PanelsPage::trimHeight() {
    if (!m_layout.isHeightFree || !m_layout.heights.empty()) return;
    std::vector<double> unused = m_heights;
    for (std::size_t i = 0; i < m_panels.size(); ++i) {
        double& row = unused[i / std::size_t(m_columns)];
        row = std::min(row, std::floor(m_panels[i].rect.height() - m_panels[i].figure->occupiedRect().height()));
    }
    if (sumOf(unused) < 1) return;
    for (std::size_t row = 0; row < unused.size(); ++row) m_heights[row] -= unused[row];
    const double perMillimetre = roomOnPage(m_options).width() / m_options.size.width;
    m_options.size.height = std::max(kMinFigureMm, std::ceil(m_options.size.height - sumOf(unused) / perMillimetre));
    placePanels();
    align();
}

}  // namespace attention
