#include <algorithm>
#include <cmath>

#include "ui/files/panels_page_parts.h"

namespace attention {

using namespace Qt::StringLiterals;

double PanelsPage::toMillimetres(double pixels) const {
    return pixels * kMillimetresPerInch / kLogicalDpi * m_options.fontSize / kFontPoints;
}

QString PanelsPage::ceilMillimetres(double pixels) const {
    return QString::number(std::ceil(toMillimetres(pixels) - 1e-6));
}

QString PanelsPage::floorMillimetres(double pixels) const {
    return QString::number(std::floor(toMillimetres(pixels) + 1e-6));
}

bool PanelsPage::fitsWith(const std::vector<PanelEntry>& panels, const PanelsLayout& layout,
                          const ExportOptions& choices) const {
    return !PanelsPage(panels, layout, choices, Problems::Unexplained).m_problem;
}

std::optional<double> PanelsPage::findFittingFontSize() const {
    const auto fits = [&](int halfPoints) {
        ExportOptions choices = m_choices;
        choices.fontSize = halfPoints / 2.0;
        return fitsWith(m_entries, m_layout, choices);
    };
    int minimum = int(2 * kMinFontPoints), maximum = int(std::ceil(2 * m_options.fontSize)) - 1;
    if (maximum < minimum || !fits(minimum)) return std::nullopt;
    while (minimum < maximum) {
        const int middle = (minimum + maximum + 1) / 2;
        fits(middle) ? minimum = middle : maximum = middle - 1;
    }
    return minimum / 2.0;
}

/// The factor by which the page would have to be larger.
double PanelsPage::enlargement() const {
    double factor = 1, totalWidth = 0, requiredWidth = 0;
    std::vector<double> minimum(std::size_t(m_columns), 0.0);
    for (std::size_t i = 0; i < m_panels.size(); ++i) {
        const QSizeF required = m_panels[i].minimumSize();
        const QRectF& rect = m_panels[i].rect;
        double& column = minimum[i % std::size_t(m_columns)];
        column = std::max(column, required.width());
        if (!m_layout.widths.empty()) factor = std::max(factor, required.width() / rect.width());
        if (!m_layout.isHeightFree) factor = std::max(factor, required.height() / rect.height());
    }
    totalWidth = sumOf(m_widths);
    requiredWidth = sumOf(minimum);
    return std::max(factor, requiredWidth / totalWidth);
}

/// The changes that would make the panels fit, as a translated phrase. Each was tried.
QString PanelsPage::remedies() {
    QStringList remedies;
    m_fittingFontSize = findFittingFontSize();
    if (m_fittingFontSize) remedies += PanelsWords::tr("type of %1 pt").arg(*m_fittingFontSize);
    ExportOptions larger = m_choices;
    constexpr int kTrials = 4;
    constexpr double kStep = 1.04;
    double factor = enlargement();
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
    const auto tryWithout = [&](bool PanelEntry::*part, const QString& words) {
        std::vector<PanelEntry> reduced = m_entries;
        for (PanelEntry& entry : reduced) entry.*part = false;
        if (fitsWith(reduced, m_layout, m_choices)) remedies += words;
    };
    if (!m_layout.sharesColourBar) tryWithout(&PanelEntry::colourBar, PanelsWords::tr("no colour bars"));
    tryWithout(&PanelEntry::legend, PanelsWords::tr("no legends"));
    return remedies.isEmpty() ? PanelsWords::tr("fewer panels")
                              : remedies.join(PanelsWords::tr(", or ", "between remedies"));
}

void PanelsPage::checkPanels() {
    for (const Panel& panel : m_panels) {
        if (!panel.fits()) {
            if (m_problems == Problems::Unexplained) {
                m_problem.emplace();
                return;
            }
            const QSizeF minimum = panel.minimumSize();
            m_problem = PanelsWords::tr("%1 needs %2 x %3 mm with type of %4 pt, and has %5 x %6 mm; accepted: %7")
                            .arg(nameOf(panel), ceilMillimetres(minimum.width()), ceilMillimetres(minimum.height()),
                                 QString::number(m_options.fontSize), floorMillimetres(panel.rect.width()),
                                 floorMillimetres(panel.rect.height()), remedies());
            return;
        }
        QStringList missing = panel.figure->droppedItems();
        missing.removeDuplicates();
        missing.removeAll(QString());
        if (!missing.isEmpty())
            m_warnings += PanelsWords::tr("%1: no room at %2 x %3 mm for: %4")
                              .arg(nameOf(panel), ceilMillimetres(panel.rect.width()),
                                   ceilMillimetres(panel.rect.height()), missing.join(u", "_s));
    }
}

}  // namespace attention
