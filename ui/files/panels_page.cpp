#include "ui/files/panels_page.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/matrix_panel.h"
#include "ui/figure/text_width.h"
#include "ui/files/panels_page_parts.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

/// The left margin of a panel's letter, and the gap between letter and title, in pixels.
constexpr double kBandLeft = 4;
constexpr double kBandGap = 8;
/// The height of the name above a shared colour bar, in pixels.
constexpr double kBarNameHeight = 26;

std::unique_ptr<PartsFigure> figureOf(const PanelEntry& entry, const Theme& theme) {
    std::unique_ptr<Figure> made = entry.shown.exhibit().makeFigure();
    // The figures of all exhibits are PartsFigures.
    std::unique_ptr<PartsFigure> figure(&dynamic_cast<PartsFigure&>(*made.release()));
    figure->setTheme(theme);
    figure->setDecorations({.legend = entry.legend, .colourBar = entry.colourBar});
    figure->display(entry.shown.scene(), entry.shown.study());
    return figure;
}

}  // namespace

int PanelsLayout::columnsFor(std::size_t panels) const {
    constexpr int kMaxColumns = 3;
    return std::min(columns > 0 ? columns : kMaxColumns, int(panels));
}

int PanelsLayout::rowsFor(std::size_t panels) const {
    return (int(panels) + columnsFor(panels) - 1) / columnsFor(panels);
}

const QStringList& panelLetterStyles() {
    static const QStringList kStyles{u"(a)"_s, u"a)"_s, u"a"_s, u"(A)"_s, u"A"_s, u"off"_s};
    return kStyles;
}

QString panelLetter(const QString& style, std::size_t index) {
    if (style == u"off"_s) return {};
    QString letter = style;
    return letter.replace(u'a', QChar(u'a' + char16_t(index))).replace(u'A', QChar(u'A' + char16_t(index)));
}

QString suggestedCaption(const std::vector<PanelEntry>& panels, const QString& letters) {
    QStringList descriptions;
    for (const PanelEntry& panel : panels) {
        const QString letter = panelLetter(letters, std::size_t(descriptions.size()));
        descriptions += (letter.isEmpty() ? QString() : letter + u' ') + panel.shown.description();
    }
    return descriptions.join(sentenceSeparator());
}

PanelsPage::PanelsPage(std::vector<PanelEntry> panels, PanelsLayout layout, const ExportOptions& choices)
    : PanelsPage(std::move(panels), std::move(layout), choices, Problems::Explained) {}

PanelsPage::PanelsPage(std::vector<PanelEntry> panels, PanelsLayout layout, const ExportOptions& choices,
                       Problems problems)
    : m_entries(std::move(panels)),
      m_layout(std::move(layout)),
      m_choices(choices),
      m_look(choices.look, baseTheme(choices)),
      m_theme(m_look.theme()),
      m_options(figureOptions(choices)),
      m_columns(m_layout.columnsFor(m_entries.size())),
      m_rows(m_layout.rowsFor(m_entries.size())),
      m_problems(problems) {
    m_options.scene = panelsText(m_entries, m_layout, choices).toStdString();
    QStringList titles;
    for (const PanelEntry& entry : m_entries) {
        const QString letter = panelLetter(m_layout.letters, m_panels.size());
        m_panels.push_back({figureOf(entry, m_theme), &entry, letter, {}});
        const QString before = letter.isEmpty() ? QString() : letter + u' ';
        const QString title =
            entry.title.isEmpty() ? entry.shown.exhibit().textsFor(entry.shown.scene()).title : entry.title;
        titles += before + title;
    }
    if (m_options.title.isEmpty()) m_options.title = titles.join(u" · "_s);
    m_options.description = suggestedCaption(m_entries, m_layout.letters);
    shareRanges();
    shareColours();
    if (m_problem) return;
    // Aligned panels reserve the margins of their neighbours, and so may need more height than each of them alone.
    constexpr double kMaxStretch = 1.5, kStretchStep = 1.12;
    for (findSize(); !align() && m_layout.isHeightFree && m_stretch < kMaxStretch; findSize())
        m_stretch *= kStretchStep;
    trimHeight();
    checkPanels();
}

PanelsPage::~PanelsPage() = default;

double PanelsPage::gap() const {
    return m_layout.gap / kMillimetresPerInch * kLogicalDpi * kFontPoints / m_options.fontSize;
}

QString PanelsPage::nameOf(const Panel& panel) const {
    const auto number = QString::number(&panel - m_panels.data() + 1);
    return (panel.letter.isEmpty() ? number : panel.letter) + u' ' +
           QString::fromUtf8(panel.entry->shown.exhibit().id());
}

/// Gives panels of the same exhibit common ranges: each figure displays the scenes of the others before its own and
/// keeps the widest ranges.
void PanelsPage::shareRanges() {
    if (!m_layout.sharesRanges && !m_layout.sharesColourBar) return;
    bool isShared = false;
    for (Panel& panel : m_panels) {
        panel.figure->keepRanges();
        for (const PanelEntry& other : m_entries) {
            if (&other == panel.entry || &other.shown.exhibit() != &panel.entry->shown.exhibit()) continue;
            isShared = true;
            panel.figure->display(other.shown.scene(), other.shown.study());
        }
        panel.figure->display(panel.entry->shown.scene(), panel.entry->shown.study());
    }
    if (m_layout.sharesRanges && !isShared)
        m_problem = PanelsWords::tr("no two panels are of one exhibit, so no ranges can be shared");
}

/// Gives panels with equal colour maps a common range and a common colour bar. Only panels with a single colour scale
/// take part.
void PanelsPage::shareColours() {
    if (!m_layout.sharesColourBar || m_problem) return;
    for (std::size_t i = 0; i < m_panels.size(); ++i) {
        const auto scales = m_panels[i].figure->colourScales();
        if (scales.size() != 1) continue;
        const auto same =
            std::ranges::find_if(m_bars, [&](const auto& bar) { return bar->scale.hasColoursOf(scales.front()); });
        if (same == m_bars.end()) {
            m_bars.push_back(std::unique_ptr<Bar>(new Bar{{}, scales.front(), {i}}));
            continue;
        }
        Bar& bar = **same;
        bar.scale.low = std::min(bar.scale.low, scales.front().low);
        bar.scale.high = std::max(bar.scale.high, scales.front().high);
        if (bar.scale.name != scales.front().name) bar.scale.name.clear();
        bar.panels.push_back(i);
    }
    std::erase_if(m_bars, [](const auto& bar) { return bar->panels.size() < 2; });
    if (m_bars.empty()) {
        m_problem = PanelsWords::tr("no two panels have cells with the same colours, so no colour bar can be shared");
        return;
    }
    for (const auto& bar : m_bars) {
        bar->part.set({.map = bar->scale.map, .low = bar->scale.low, .high = bar->scale.high, .name = bar->scale.name});
        for (const std::size_t i : bar->panels) {
            Panel& panel = m_panels[i];
            const auto own = panel.figure->colourScales();
            panel.figure->setColourRange(QCPRange(bar->scale.low, bar->scale.high));
            panel.layOut();
            if (const auto current = panel.figure->colourScales();
                current.size() != 1 || !(current.front() == bar->scale)) {
                m_problem =
                    PanelsWords::tr(
                        "%1 has colours from %2 to %3, which cannot be those of other exhibits, from %4 to "
                        "%5; those of encoding-heatmap and similarity can")
                        .arg(nameOf(panel), formatSignificantDigits(own.front().low, 3),
                             formatSignificantDigits(own.front().high, 3), formatSignificantDigits(bar->scale.low, 3),
                             formatSignificantDigits(bar->scale.high, 3));
                return;
            }
            FigureDecorations parts = panel.figure->decorations();
            parts.colourBar = false;
            panel.figure->setDecorations(parts);
        }
    }
}

QRectF PanelsPage::plots(std::size_t panel) const {
    const Panel& shown = m_panels.at(panel);
    return shown.figure->plots().translated(shown.rect.topLeft());
}

void PanelsPage::paint(QCPPainter& painter) {
    for (const Panel& panel : m_panels) {
        painter.save();
        painter.translate(panel.rect.topLeft());
        panel.figure->setBackground(Qt::NoBrush);
        panel.figure->paint(painter, panel.size());
        painter.restore();
        QRectF band(panel.rect.left() + kBandLeft, panel.rect.top() - kPanelBandHeight, panel.rect.width() - kBandLeft,
                    kPanelBandHeight);
        const QFont bold = textFont(font_size::kBody, QFont::DemiBold);
        painter.save();
        if (!panel.letter.isEmpty()) {
            drawElided(painter, band, Qt::AlignLeft | Qt::AlignVCenter, panel.letter, bold, m_theme.text);
            band.setLeft(band.left() + std::ceil(textWidth(panel.letter, bold)) + kBandGap);
        }
        if (!panel.entry->title.isEmpty())
            drawElided(painter, band, Qt::AlignLeft | Qt::AlignVCenter, panel.entry->title, textFont(font_size::kName),
                       m_theme.text);
        painter.restore();
    }
    double left = sumOf(m_widths) + (m_columns - 1) * std::round(gap());
    for (const auto& bar : m_bars) {
        QRectF cells;
        for (const std::size_t i : bar->panels) cells |= plots(i);
        left += gap();
        const double width = bar->part.sizeHint(cells.size()).minimum.width();
        const double top = bar->scale.name.isEmpty() ? cells.top() : std::max(0.0, cells.top() - kBarNameHeight);
        const QRectF barRect(std::round(left), top, width, cells.bottom() - top);
        bar->part.setGeometry(barRect, barRect);
        bar->part.paint(painter, m_theme);
        left += width;
    }
}

std::vector<Part::ColourScale> PanelsPage::sharedScales() const {
    std::vector<Part::ColourScale> scales;
    for (const auto& bar : m_bars) scales.push_back(bar->scale);
    return scales;
}

std::vector<Part::ColourScale> PanelsPage::colourScales(std::size_t panel) const {
    return m_panels.at(panel).figure->colourScales();
}

void PanelsPage::setOutput(FigureFormat format, double dpi) {
    m_options.format = format;
    m_options.dpi = dpi;
}

QByteArray PanelsPage::render() {
    const QByteArray bytes =
        renderPage([this](QCPPainter& painter, const QSizeF&) { paint(painter); }, m_theme, m_options);
    releaseMemoryOf(m_options);
    return bytes;
}

}  // namespace attention
