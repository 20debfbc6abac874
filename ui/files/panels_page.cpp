#include "ui/files/panels_page.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <QCoreApplication>

#include "ui/figure/matrix_panel.h"
#include "ui/figure/parts/colour_bar.h"
#include "ui/figure/parts/parts_figure.h"
#include "ui/figure/text_width.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

struct PanelsWords {
    Q_DECLARE_TR_FUNCTIONS(Panels)
};

/// Letter and title above a panel.
constexpr double kBandHeight = 22;
constexpr double kBandLeft = 4;
constexpr double kBandGap = 8;
/// Of a free height: a panel's height by its width, and by the least that it needs.
constexpr double kHeightShare = 0.72;
constexpr double kHeightReserve = 1.1;
/// What stands beside a plot is kept free beside its neighbours, too, unless it is more than this share of the panel.
constexpr double kMostInLine = 1.0 / 3;
/// Margins that are closer are in line.
constexpr double kInLine = 0.5;
constexpr int kAlignments = 4;
/// A shared bar begins with its name.
constexpr double kBarName = 26;

/// A length, divided by shares into whole pixels.
std::vector<double> divided(double length, std::vector<double> shares, std::size_t count) {
    shares.resize(count, 1);
    const double all = std::accumulate(shares.begin(), shares.end(), 0.0);
    for (double& share : shares) share = std::max(1.0, std::floor(length * share / all));
    return shares;
}

std::unique_ptr<PartsFigure> figureOf(const PanelEntry& entry, const Theme& theme) {
    std::unique_ptr<Figure> made = entry.shown.exhibit().makeFigure();
    // All exhibits compose theirs of parts.
    std::unique_ptr<PartsFigure> figure(&dynamic_cast<PartsFigure&>(*made.release()));
    figure->setTheme(theme);
    figure->setDecorations({.legend = entry.legend, .colourBar = entry.colourBar});
    figure->display(entry.shown.scene(), entry.shown.study());
    return figure;
}

double sum(const std::vector<double>& lengths) {
    return std::accumulate(lengths.begin(), lengths.end(), 0.0);
}

}  // namespace

struct PanelsPage::Panel {
    std::unique_ptr<PartsFigure> figure;
    const PanelEntry* entry;
    QString letter;
    QRectF place;  ///< of the figure, below letter and title
    QMarginsF padding = {};
    bool isFree = false;  ///< of its neighbours' margins

    QSize size() const { return place.size().toSize(); }
    void layOut() { figure->layOutAsPanel(padding, size()); }
    /// What it needs at this size, without what keeps it in line.
    QSizeF least() const { return QSizeF(figure->minimumLogicalSize()).shrunkBy(padding); }
    bool fits() const {
        const QSize least = figure->minimumLogicalSize();
        return least.width() <= place.width() && least.height() <= place.height();
    }
};

struct PanelsPage::Bar {
    ColourBarPart part;
    Part::ColourScale scale;
    std::vector<std::size_t> panels;
};

int PanelsLayout::columnsFor(std::size_t panels) const {
    constexpr int kMostInARow = 3;
    return std::min(columns > 0 ? columns : kMostInARow, int(panels));
}

int PanelsLayout::rowsFor(std::size_t panels) const {
    return (int(panels) + columnsFor(panels) - 1) / columnsFor(panels);
}

const QStringList& panelLetterStyles() {
    static const QStringList kStyles{u"(a)"_s, u"a)"_s, u"a"_s, u"(A)"_s, u"A"_s, u"off"_s};
    return kStyles;
}

QString panelLetter(const QString& style, std::size_t place) {
    if (style == u"off"_s) return {};
    QString letter = style;
    return letter.replace(u'a', QChar(u'a' + char16_t(place))).replace(u'A', QChar(u'A' + char16_t(place)));
}

PanelsPage::PanelsPage(std::vector<PanelEntry> panels, PanelsLayout layout, const ExportOptions& choices)
    : m_entries(std::move(panels)),
      m_layout(std::move(layout)),
      m_look(choices.look, baseTheme(choices)),
      m_theme(m_look.theme()),
      m_options(figureOptions(choices)),
      m_columns(m_layout.columnsFor(m_entries.size())),
      m_rows(m_layout.rowsFor(m_entries.size())) {
    m_options.scene = panelsText(m_entries, m_layout, choices).toStdString();
    QStringList titles, descriptions;
    for (const PanelEntry& entry : m_entries) {
        const QString letter = panelLetter(m_layout.letters, m_panels.size());
        m_panels.push_back({figureOf(entry, m_theme), &entry, letter, {}});
        const QString before = letter.isEmpty() ? QString() : letter + u' ';
        const QString title =
            entry.title.isEmpty() ? entry.shown.exhibit().textsFor(entry.shown.scene()).title : entry.title;
        titles += before + title;
        descriptions += before + entry.shown.description();
    }
    if (m_options.title.isEmpty()) m_options.title = titles.join(u" · "_s);
    m_options.description = descriptions.join(sentenceSeparator());
    shareColours();
    if (m_problem) return;
    // What stands around one plot is kept free around its neighbours, which may need more height than they do alone.
    constexpr double kMostStretch = 1.5, kStretch = 1.12;
    for (findSize(); !align() && m_layout.isHeightFree && m_stretch < kMostStretch; findSize()) m_stretch *= kStretch;
    trim();
    findFaults();
}

PanelsPage::~PanelsPage() = default;

double PanelsPage::gap() const {
    return m_layout.gap / kMillimetresPerInch * kLogicalDpi * kFontPoints / m_options.fontSize;
}

QString PanelsPage::nameOf(const Panel& panel) const {
    const auto place = QString::number(&panel - m_panels.data() + 1);
    return (panel.letter.isEmpty() ? place : panel.letter) + u' ' +
           QString::fromUtf8(panel.entry->shown.exhibit().id());
}

double PanelsPage::exactMillimetres(double pixels) const {
    return pixels * kMillimetresPerInch / kLogicalDpi * m_options.fontSize / kFontPoints;
}

QString PanelsPage::millimetres(double pixels) const {
    return QString::number(std::ceil(exactMillimetres(pixels) - 1e-6));
}

QString PanelsPage::wholeMillimetres(double pixels) const {
    return QString::number(std::floor(exactMillimetres(pixels) + 1e-6));
}

/// Panels whose cells all have one scale, with the colours of another such panel's, get one range and one bar.
void PanelsPage::shareColours() {
    if (!m_layout.sharesColourBar) return;
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
            if (const auto held = panel.figure->colourScales(); held.size() != 1 || !(held.front() == bar->scale)) {
                m_problem =
                    PanelsWords::tr("%1 has colours from %2 to %3, which cannot be those of the others, from %4 to %5")
                        .arg(nameOf(panel), formatSignificantDigits(own.front().low, 3),
                             formatSignificantDigits(own.front().high, 3), formatSignificantDigits(bar->scale.low, 3),
                             formatSignificantDigits(bar->scale.high, 3));
                return;
            }
            FigureDecorations parts = panel.figure->parts();
            parts.colourBar = false;
            panel.figure->setDecorations(parts);
        }
    }
}

/// Widths of the columns: equal ones, but for those that need more. Without room for that all have too little by the
/// same factor.
void PanelsPage::findWidths(double across, const std::vector<double>& least) {
    const std::size_t count = least.size();
    if (m_layout.widths.empty() && sum(least) >= across) {
        m_widths = divided(across, least, count);
        return;
    }
    m_widths = divided(across, m_layout.widths, count);
    if (!m_layout.widths.empty()) return;
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
        double perShare = 0;
        for (std::size_t i = 0; i < m_panels.size(); ++i) {
            Panel& panel = m_panels[i];
            panel.place = QRectF(0, 0, m_widths[i % columns], std::ceil(m_widths[i % columns] * kHeightShare));
            panel.layOut();
            const double height = std::max(panel.place.height(), kHeightReserve * panel.least().height());
            perShare = std::max(perShare, (height + bandOf(i / columns)) / shares[i / columns]);
        }
        // What heading and caption take of a page that is high enough for them.
        const double perMillimetre = roomOnPage(m_options).width() / m_options.size.width;
        m_options.size.height = kMaxFigureMm;
        const double words = kMaxFigureMm * perMillimetre - roomOnPage(m_options).height();
        m_options.size.height =
            std::clamp(std::ceil((perShare * m_stretch * sum(shares) + between + words) / perMillimetre), kMinFigureMm,
                       kMaxFigureMm);
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
        if (!m_panels[i].letter.isEmpty() || !m_entries[i].title.isEmpty()) return kBandHeight;
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

/// What would give the panels room.
QString PanelsPage::remedies() const {
    double factor = 1;
    for (const Panel& panel : m_panels)
        factor = std::max(
            {factor, panel.least().width() / panel.place.width(), panel.least().height() / panel.place.height()});
    const auto enlarged = [&](double millimetres) { return QString::number(std::ceil(millimetres * factor)); };
    const QString page = m_layout.isHeightFree
                             ? PanelsWords::tr("a page %1 mm wide").arg(enlarged(m_options.size.width))
                             : PanelsWords::tr("a page of %1 x %2 mm")
                                   .arg(enlarged(m_options.size.width), enlarged(m_options.size.height));
    const double points = std::floor(2 * m_options.fontSize / factor) / 2;
    if (points < kMinFontPoints) return m_columns > 1 ? PanelsWords::tr("%1, or fewer columns").arg(page) : page;
    const QString type = QString::number(points);
    return m_columns > 1 ? PanelsWords::tr("%1, fewer columns, or type of %2 pt").arg(page, type)
                         : PanelsWords::tr("%1, or type of %2 pt").arg(page, type);
}

/// Takes off a free height what no panel of a row uses, as below matrices whose cells are square.
void PanelsPage::trim() {
    if (!m_layout.isHeightFree || !m_layout.heights.empty()) return;
    std::vector<double> unused = m_heights;
    for (std::size_t i = 0; i < m_panels.size(); ++i) {
        double& row = unused[i / std::size_t(m_columns)];
        row = std::min(row, std::floor(m_panels[i].place.height() - m_panels[i].figure->room().height()));
    }
    if (sum(unused) < 1) return;
    for (std::size_t row = 0; row < unused.size(); ++row) m_heights[row] -= unused[row];
    const double perMillimetre = roomOnPage(m_options).width() / m_options.size.width;
    m_options.size.height = std::max(kMinFigureMm, std::ceil(m_options.size.height - sum(unused) / perMillimetre));
    place();
    align();
}

void PanelsPage::findFaults() {
    for (const Panel& panel : m_panels) {
        if (!panel.fits()) {
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

QRectF PanelsPage::plots(std::size_t panel) const {
    const Panel& shown = m_panels.at(panel);
    return shown.figure->plots().translated(shown.place.topLeft());
}

void PanelsPage::paint(QCPPainter& painter) {
    for (const Panel& panel : m_panels) {
        painter.save();
        painter.translate(panel.place.topLeft());
        panel.figure->setBackground(Qt::NoBrush);
        panel.figure->paint(painter, panel.size());
        painter.restore();
        QRectF band(panel.place.left() + kBandLeft, panel.place.top() - kBandHeight, panel.place.width() - kBandLeft,
                    kBandHeight);
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
    double left = sum(m_widths) + (m_columns - 1) * std::round(gap());
    for (const auto& bar : m_bars) {
        QRectF cells;
        for (const std::size_t i : bar->panels) cells |= plots(i);
        left += gap();
        const double width = bar->part.sizeHint(cells.size()).minimum.width();
        const double top = bar->scale.name.isEmpty() ? cells.top() : std::max(0.0, cells.top() - kBarName);
        const QRectF place(std::round(left), top, width, cells.bottom() - top);
        bar->part.setGeometry(place, place);
        bar->part.paint(painter, m_theme);
        left += width;
    }
}

std::vector<Part::ColourScale> PanelsPage::sharedScales() const {
    std::vector<Part::ColourScale> scales;
    for (const auto& bar : m_bars) scales.push_back(bar->scale);
    return scales;
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
