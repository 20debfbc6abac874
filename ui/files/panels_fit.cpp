#include <algorithm>
#include <cmath>

#include "ui/files/panels_page_parts.h"

namespace attention {

double PanelsPage::exactMillimetres(double pixels) const {
    return pixels * kMillimetresPerInch / kLogicalDpi * m_options.fontSize / kFontPoints;
}

QString PanelsPage::millimetres(double pixels) const {
    return QString::number(std::ceil(exactMillimetres(pixels) - 1e-6));
}

QString PanelsPage::wholeMillimetres(double pixels) const {
    return QString::number(std::floor(exactMillimetres(pixels) + 1e-6));
}

bool PanelsPage::fitsWith(const std::vector<PanelEntry>& panels, const PanelsLayout& layout,
                          const ExportOptions& choices) const {
    return !PanelsPage(panels, layout, choices, Problems::Untold).m_problem;
}

std::optional<double> PanelsPage::findFittingType() const {
    const auto fits = [&](int halfPoints) {
        ExportOptions choices = m_choices;
        choices.fontSize = halfPoints / 2.0;
        return fitsWith(m_entries, m_layout, choices);
    };
    int least = int(2 * kMinFontPoints), most = int(std::ceil(2 * m_options.fontSize)) - 1;
    if (most < least || !fits(least)) return std::nullopt;
    while (least < most) {
        const int middle = (least + most + 1) / 2;
        fits(middle) ? least = middle : most = middle - 1;
    }
    return least / 2.0;
}

/// The factor by which the page is too small.
double PanelsPage::shortage() const {
    double factor = 1, across = 0, needed = 0;
    std::vector<double> least(std::size_t(m_columns), 0.0);
    for (std::size_t i = 0; i < m_panels.size(); ++i) {
        const QSizeF need = m_panels[i].least();
        const QRectF& place = m_panels[i].place;
        double& column = least[i % std::size_t(m_columns)];
        column = std::max(column, need.width());
        if (!m_layout.widths.empty()) factor = std::max(factor, need.width() / place.width());
        if (!m_layout.isHeightFree) factor = std::max(factor, need.height() / place.height());
    }
    across = sumOf(m_widths);
    needed = sumOf(least);
    return std::max(factor, needed / across);
}

/// What would give the panels room, each of which was tried.
QString PanelsPage::remedies() {
    QStringList remedies;
    m_fittingType = findFittingType();
    if (m_fittingType) remedies += PanelsWords::tr("type of %1 pt").arg(*m_fittingType);
    ExportOptions larger = m_choices;
    constexpr int kTrials = 4;
    constexpr double kStep = 1.04;
    double factor = shortage();
    for (int trial = 0; trial < kTrials; ++trial, factor *= kStep) {
        larger.size.width = std::ceil(m_choices.size.width * factor);
        if (!m_layout.isHeightFree) larger.size.height = std::ceil(m_choices.size.height * factor);
        if (std::max(larger.size.width, larger.size.height) > kMaxFigureMm) break;
        if (!fitsWith(m_entries, m_layout, larger)) continue;
        remedies += m_layout.isHeightFree
                        ? PanelsWords::tr("a page %1 mm wide").arg(larger.size.width)
                        : PanelsWords::tr("a page of %1 x %2 mm").arg(larger.size.width).arg(larger.size.height);
        break;
    }
    for (int columns = m_columns - 1; columns > 0; --columns) {
        PanelsLayout narrower = m_layout;
        narrower.columns = columns;
        narrower.widths.clear();
        narrower.heights.clear();
        if (!fitsWith(m_entries, narrower, m_choices)) continue;
        remedies += columns == 1 ? PanelsWords::tr("one column") : PanelsWords::tr("%1 columns").arg(columns);
        break;
    }
    const auto without = [&](bool PanelEntry::*part, const QString& words) {
        std::vector<PanelEntry> bare = m_entries;
        for (PanelEntry& entry : bare) entry.*part = false;
        if (fitsWith(bare, m_layout, m_choices)) remedies += words;
    };
    if (!m_layout.sharesColourBar) without(&PanelEntry::colourBar, PanelsWords::tr("no colour bars"));
    without(&PanelEntry::legend, PanelsWords::tr("no legends"));
    return remedies.isEmpty() ? PanelsWords::tr("fewer panels")
                              : remedies.join(PanelsWords::tr(", or ", "between remedies"));
}

void PanelsPage::findFaults() {
    for (const Panel& panel : m_panels) {
        if (!panel.fits()) {
            if (m_problems == Problems::Untold) {
                m_problem.emplace();
                return;
            }
            const QSizeF least = panel.least();
            m_problem = PanelsWords::tr("%1 needs %2 x %3 mm with type of %4 pt, and has %5 x %6 mm; accepted: %7")
                            .arg(nameOf(panel), millimetres(least.width()), millimetres(least.height()),
                                 QString::number(m_options.fontSize), wholeMillimetres(panel.place.width()),
                                 wholeMillimetres(panel.place.height()), remedies());
            return;
        }
        QStringList missing = panel.figure->droppedItems();
        missing.removeDuplicates();
        missing.removeAll(QString());
        if (!missing.isEmpty())
            m_warnings += PanelsWords::tr("%1: no room at %2 x %3 mm for: %4")
                              .arg(nameOf(panel), millimetres(panel.place.width()), millimetres(panel.place.height()),
                                   missing.join(u", "_s));
    }
}

}  // namespace attention
