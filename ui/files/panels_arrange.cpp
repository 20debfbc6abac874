#include <algorithm>
#include <cmath>

#include "ui/files/panels_page_parts.h"

namespace attention {
namespace {

/// Of a free height: a panel's height by its width, and by the least that it needs.
constexpr double kHeightShare = 0.72;
constexpr double kHeightReserve = 1.1;
/// Millimetres of the text of a page of paper: a free height is more where the panels need it, and only there.
constexpr double kPaperHeight = 230;
/// What stands beside a plot is kept free beside its neighbours, too, unless it is more than this share of the panel.
constexpr double kMostInLine = 1.0 / 3;
/// Margins that are closer are in line.
constexpr double kInLine = 0.5;
constexpr int kAlignments = 4;

/// A length, divided by shares into whole pixels.
std::vector<double> divided(double length, std::vector<double> shares, std::size_t count) {
    shares.resize(count, 1);
    const double all = std::accumulate(shares.begin(), shares.end(), 0.0);
    for (double& share : shares) share = std::max(1.0, std::floor(length * share / all));
    return shares;
}

}  // namespace

/// Widths of the columns: equal ones, but for those that need more, as far as there is room for all of them.
void PanelsPage::findWidths(double across, const std::vector<double>& least) {
    const std::size_t count = least.size();
    m_widths = divided(across, m_layout.widths, count);
    if (!m_layout.widths.empty() || sumOf(least) > across) return;
    // What the wide ones need goes off the others until those have enough for themselves.
    std::vector<bool> isWide(count, false);
    for (std::size_t round = 0; round < count; ++round) {
        double left = across, others = 0;
        for (std::size_t i = 0; i < count; ++i) {
            isWide[i] = isWide[i] || m_widths[i] < least[i];
            isWide[i] ? left -= least[i] : ++others;
        }
        for (std::size_t i = 0; i < count; ++i) m_widths[i] = isWide[i] ? least[i] : std::floor(left / others);
    }
}

/// Heights of the rows, and with them a free height of the page.
void PanelsPage::findHeights() {
    const auto columns = std::size_t(m_columns), rows = std::size_t(m_rows);
    const double between = (m_rows - 1) * gap();
    if (m_layout.isHeightFree) {
        // As high as the row that needs most for its share.
        std::vector<double> shares = m_layout.heights;
        shares.resize(rows, 1);
        double perShare = 0, neededPerShare = 0;
        for (std::size_t i = 0; i < m_panels.size(); ++i) {
            Panel& panel = m_panels[i];
            panel.place = QRectF(0, 0, m_widths[i % columns], std::ceil(m_widths[i % columns] * kHeightShare));
            panel.layOut();
            const double needed = kHeightReserve * panel.least().height(), band = bandOf(i / columns);
            const double height = std::max(panel.place.height(), needed);
            perShare = std::max(perShare, (height + band) / shares[i / columns]);
            neededPerShare = std::max(neededPerShare, (needed + band) / shares[i / columns]);
        }
        // What heading and caption take of a page that is high enough for them.
        const double perMillimetre = roomOnPage(m_options).width() / m_options.size.width;
        m_options.size.height = kMaxFigureMm;
        const double words = kMaxFigureMm * perMillimetre - roomOnPage(m_options).height();
        const auto heightWith = [&](double share) {
            return std::ceil((share * m_stretch * sumOf(shares) + between + words) / perMillimetre);
        };
        const double most = std::max(kPaperHeight, heightWith(neededPerShare));
        m_options.size.height = std::clamp(std::min(heightWith(perShare), most), kMinFigureMm, kMaxFigureMm);
    }
    m_heights = divided(roomOnPage(m_options).height() - between, m_layout.heights, rows);
}

void PanelsPage::findSize() {
    double across = roomOnPage(m_options).width() - (m_columns - 1) * gap();
    for (const auto& bar : m_bars) across -= gap() + bar->part.sizeHint({across, kMaxExtent}).minimum.width();
    // How wide a panel has to be may depend on its height.
    constexpr int kRounds = 3;
    std::vector<double> least(std::size_t(m_columns), 0.0);
    for (int round = 0; round < kRounds; ++round) {
        findWidths(across, least);
        findHeights();
        place();
        for (std::size_t i = 0; i < m_panels.size(); ++i) {
            m_panels[i].layOut();
            double& column = least[i % std::size_t(m_columns)];
            column = std::max(column, m_panels[i].least().width());
        }
    }
}

/// The height of letters and titles above a row.
double PanelsPage::bandOf(std::size_t row) const {
    const std::size_t first = row * std::size_t(m_columns);
    for (std::size_t i = first; i < std::min(first + std::size_t(m_columns), m_panels.size()); ++i)
        if (!m_panels[i].letter.isEmpty() || !m_entries[i].title.isEmpty()) return kPanelBandHeight;
    return 0;
}

void PanelsPage::place() {
    double top = 0;
    for (int row = 0; row < m_rows; ++row) {
        const std::size_t first = std::size_t(row) * std::size_t(m_columns);
        const std::size_t end = std::min(first + std::size_t(m_columns), m_panels.size());
        const double band = bandOf(std::size_t(row));
        double left = 0;
        for (std::size_t i = first; i < end; ++i) {
            const double width = m_widths[i - first];
            m_panels[i].place = QRectF(left, top + band, width, std::max(1.0, m_heights[std::size_t(row)] - band));
            left += width + std::round(gap());
        }
        top += m_heights[std::size_t(row)] + std::round(gap());
    }
}

/// Widens the margins of what stands in a row, or in a column, to the largest ones.
void PanelsPage::align(std::vector<Panel*>& line, bool isRow) {
    struct Ends {
        double before, behind;  ///< pixels around the plots
        double unused;          ///< pixels behind the whole
    };
    std::vector<Ends> own;
    double before = 0, behind = 0;
    for (const Panel* panel : line) {
        const QRectF plots = panel->figure->plots(), room = panel->figure->room();
        own.push_back(
            isRow
                ? Ends{plots.top() - room.top(), room.bottom() - plots.bottom(), panel->place.height() - room.height()}
                : Ends{plots.left() - room.left(), room.right() - plots.right(), panel->place.width() - room.width()});
        const double most = kMostInLine * (isRow ? panel->place.height() : panel->place.width());
        if (panel->isFree) continue;
        if (own.back().before <= most) before = std::max(before, own.back().before);
        if (own.back().behind <= most) behind = std::max(behind, own.back().behind);
    }
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i]->isFree) continue;
        const double first = std::max(0.0, std::round(before - own[i].before));
        const double last = std::max(0.0, std::round(behind - own[i].behind - own[i].unused));
        line[i]->padding += isRow ? QMarginsF(0, first, 0, last) : QMarginsF(first, 0, last, 0);
    }
}

/// @return whether more height would bring more panels in line
bool PanelsPage::align() {
    bool hasHeight = true;
    std::vector<QStringList> missing;
    for (Panel& panel : m_panels) {
        panel.padding = {};
        panel.layOut();
        panel.isFree = !panel.fits();
        missing.push_back(panel.figure->droppedItems());
    }
    for (int round = 0; round < kAlignments; ++round) {
        std::vector<QMarginsF> before;
        for (const Panel& panel : m_panels) before.push_back(panel.padding);
        for (const bool isRow : {true, false}) {
            for (int at = 0; at < (isRow ? m_rows : m_columns); ++at) {
                std::vector<Panel*> line;
                for (std::size_t i = 0; i < m_panels.size(); ++i)
                    if (int(isRow ? i / std::size_t(m_columns) : i % std::size_t(m_columns)) == at)
                        line.push_back(&m_panels[i]);
                align(line, isRow);
            }
        }
        bool hasChanged = false;
        for (std::size_t i = 0; i < m_panels.size(); ++i) {
            Panel& panel = m_panels[i];
            const QMarginsF change = panel.padding - before[i];
            hasChanged =
                hasChanged || std::max({change.left(), change.top(), change.right(), change.bottom()}) > kInLine;
            panel.layOut();
            // Nothing leaves a panel for its neighbours' sake.
            if (panel.fits() && panel.figure->droppedItems() == missing[i]) continue;
            hasHeight = hasHeight && panel.figure->minimumLogicalSize().height() <= panel.place.height() &&
                        panel.figure->droppedItems() == missing[i];
            panel.isFree = true;
            panel.padding = {};
            panel.layOut();
        }
        if (!hasChanged) break;
    }
    return hasHeight;
}

/// Takes off a free height what no panel of a row uses, as below matrices whose cells are square.
void PanelsPage::trim() {
    if (!m_layout.isHeightFree || !m_layout.heights.empty()) return;
    std::vector<double> unused = m_heights;
    for (std::size_t i = 0; i < m_panels.size(); ++i) {
        double& row = unused[i / std::size_t(m_columns)];
        row = std::min(row, std::floor(m_panels[i].place.height() - m_panels[i].figure->room().height()));
    }
    if (sumOf(unused) < 1) return;
    for (std::size_t row = 0; row < unused.size(); ++row) m_heights[row] -= unused[row];
    const double perMillimetre = roomOnPage(m_options).width() / m_options.size.width;
    m_options.size.height = std::max(kMinFigureMm, std::ceil(m_options.size.height - sumOf(unused) / perMillimetre));
    place();
    align();
}

}  // namespace attention
