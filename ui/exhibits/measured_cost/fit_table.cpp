#include "ui/exhibits/measured_cost/fit_table.h"

#include <algorithm>
#include <cmath>

#include "ui/exhibits/measured_cost/exhibit.h"
#include "ui/figure/architecture_style.h"
#include "ui/figure/look.h"
#include "ui/text/architecture_words.h"
#include "ui/text/number_format.h"

namespace attention::measured_cost {
namespace {

/// The width of a colour swatch and the height of a row, in pixels.
constexpr double kSwatchWidth = 20, kRowHeight = 19;

}  // namespace

QColor colourOf(const MeasuredCostStudy& study, Architecture architecture, const Theme& theme) {
    return study.isStoredRun ? theme.muted : architectureColour(architecture, theme);
}

Qt::PenStyle dashOf(const MeasuredCostStudy& study, Architecture architecture) {
    return study.isStoredRun ? plainDashOf(architecture) : architectureDash(architecture);
}

Qt::PenStyle plainDashOf(Architecture architecture) {
    return architecture == Architecture::Recurrent     ? Qt::DashLine
           : architecture == Architecture::Convolution ? Qt::DotLine
                                                       : Qt::SolidLine;
}

void FitTablePart::set(const MeasuredCostStudy& study, const Theme& theme) {
    m_study = &study;
    m_theme = &theme;
    styleHeader();
    std::vector<LayoutItem> cells = slotsOf(m_header);
    const std::size_t columns = cells.size();
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const CostFit* fit = study.fitOf(kMeasuredArchitectures[i]);
        if (!fit) continue;
        fillRow(m_rows[i], *fit);
        for (LayoutItem& slot : slotsOf(m_rows[i])) cells.push_back(std::move(slot));
    }
    m_grid = std::make_unique<Grid>(columns, std::move(cells), QSizeF(14, 0));
}

std::vector<LayoutItem> FitTablePart::slotsOf(Row& row) {
    const std::size_t number = &row == &m_header ? 0 : std::size_t(&row - m_rows.data()) + 1;
    row.theory.setKey("counted-exponent", number);
    row.constant.setKey("constant", number);
    row.count.setKey("constant", number);
    row.spread.setKey("noise", number);
    const QString constant = m_study->isMeasured ? tr("A multiply–add") : tr("Count");
    std::vector<LayoutItem> cells{row.swatch, row.name, LayoutItem(row.interval), row.exponent,
                                  LayoutItem(row.theory).dropPriority(3, tr("Counted"))};
    Part& counted = m_study->isMeasured || &row == &m_header ? static_cast<Part&>(row.constant) : row.count;
    cells.push_back(LayoutItem(counted).dropPriority(4, constant));
    if (m_study->isMeasured) cells.push_back(LayoutItem(row.spread).dropPriority(5, tr("Noise")));
    return cells;
}

void FitTablePart::styleHeader() {
    const QFont font = textFont(font_size::kSmallest);
    const auto setHeader = [&](TextPart& part, const QStringList& forms) {
        part.set(forms, font, m_theme->muted);
        part.keepNarrow();
    };
    const QString symbol = axisSymbol(m_study->axis);
    QStringList forms{tr("Exponent of %1").arg(symbol), tr("Exponent")};
    if (m_study->isMeasured) forms.prepend(tr("Exponent of %1, 95 % interval").arg(symbol));
    m_header.swatch.set({.minimum = {kSwatchWidth, 0}, .maximum = {kSwatchWidth, kRowHeight}});
    setHeader(m_header.name, {tr("Layer")});
    m_header.interval.set({.minimum = {60, kRowHeight}, .maximum = {260, kRowHeight}},
                          [this](Marks& marks, const QRectF& room) { addAxisNumbers(marks, room); });
    setHeader(m_header.exponent, forms);
    setHeader(m_header.theory, {tr("Counted")});
    setHeader(m_header.constant, {m_study->isMeasured ? tr("A multiply–add") : tr("Count")});
    setHeader(m_header.spread, {tr("Noise")});
}

void FitTablePart::fillRow(Row& row, const CostFit& fit) {
    const QFont font = textFont(font_size::kAxis);
    const auto setCell = [&](TextPart& part, const QStringList& forms) {
        part.set(forms, font, m_theme->text);
        part.keepNarrow();
    };
    row.swatch.set({.minimum = {kSwatchWidth, kRowHeight}, .maximum = {kSwatchWidth, kRowHeight}},
                   [this, &fit](Marks& marks, const QRectF& room) {
                       marks.line(QLineF(room.left(), room.center().y(), room.right(), room.center().y()),
                                  strokePen(colourOf(*m_study, fit.architecture, *m_theme), 2.5,
                                            dashOf(*m_study, fit.architecture), Qt::FlatCap));
                   });
    setCell(row.name, {architectureWords(fit.architecture), architectureShort(fit.architecture)});
    row.interval.set({.minimum = {60, kRowHeight}, .maximum = {260, kRowHeight}},
                     [this, &fit](Marks& marks, const QRectF& room) { addInterval(marks, room, fit); });
    QStringList exponent;
    if (m_study->isMeasured) exponent = inconclusiveReasons(fit);
    if (m_study->isMeasured && exponent.isEmpty())
        exponent = {
            tr("%1, from %2 to %3")
                .arg(exponentWords(fit.exponent), exponentWords(fit.exponentLow), exponentWords(fit.exponentHigh)),
            exponentWords(fit.exponent)};
    setCell(row.exponent, exponent);
    setCell(row.theory, {theoryWords(fit.expected)});
    if (m_study->isMeasured) {
        setCell(row.constant, {timeWords(fit.secondsPerMultiplyAdd)});
        setCell(row.spread, {percentWords(fit.spread)});
    } else {
        row.count.set({FormulaLayout(costFormula(fit.architecture, CostColumn::Exact, m_study->setting), 15)},
                      Qt::AlignLeft);
    }
}

void FitTablePart::declareAreas(Marks& marks) const {
    for (std::size_t row = 0; m_study && row < m_rows.size(); ++row) {
        const Row& parts = m_rows[row];
        if (!parts.interval.isVisible()) continue;
        const QRectF line = parts.interval.content();
        const std::array<QRectF, kCostFitNumbers.size()> numbers{
            line.united(parts.exponent.content()),
            m_study->isMeasured ? parts.constant.content() : parts.count.content(),
            m_study->isMeasured ? parts.spread.content() : QRectF()};
        for (std::size_t column = 0; column < numbers.size(); ++column)
            if (const QRectF& box = numbers[column]; !box.isEmpty())
                marks.cell({Index(row), Index(column), kFitMatrix},
                           QRectF(box.left() - 4, line.top() + 1, box.width() + 6, line.height() - 2));
    }
}

std::pair<double, double> FitTablePart::exponentRange() const {
    return {m_study->minExponent - 0.15, m_study->maxExponent + 0.15};
}

double FitTablePart::exponentX(double exponent, const QRectF& room) const {
    const auto [low, high] = exponentRange();
    return room.left() + (std::clamp(exponent, low, high) - low) / (high - low) * room.width();
}

void FitTablePart::addAxisNumbers(Marks& marks, const QRectF& room) const {
    const auto [low, high] = exponentRange();
    for (double integer = std::ceil(low); integer <= high; ++integer)
        marks.label(QRectF(exponentX(integer, room) - 12, room.top(), 24, room.height()), Qt::AlignCenter,
                    formatDecimals(integer, 0), textFont(font_size::kSmallest), m_theme->muted);
}

void FitTablePart::addInterval(Marks& marks, const QRectF& room, const CostFit& fit) const {
    const double y = room.center().y();
    const auto at = [&](double exponent) { return exponentX(exponent, room); };
    const QPen rule = strokePen(m_theme->rule, 1);
    marks.line(QLineF(room.left(), y, room.right(), y), rule);
    const auto [low, high] = exponentRange();
    for (double integer = std::ceil(low); integer <= high; ++integer)
        marks.line(QLineF(at(integer), y - 3, at(integer), y + 3), rule);
    const QColor colour = colourOf(*m_study, fit.architecture, *m_theme);
    if (m_study->isMeasured && hasExponent(fit)) {
        const double left = at(fit.exponentLow), right = std::max(at(fit.exponentHigh), left + 2);
        marks.rect(QRectF(left, y - 2.5, right - left, 5), strokePen(colour, 1.5),
                   fit.isConclusive ? colour : m_theme->surface);
        marks.dot({at(fit.exponent), y}, 4, colour, fit.isConclusive, m_theme->surface);
    }
    if (!std::isfinite(fit.expected)) return;
    const double x = at(fit.expected);
    marks.casedLine(QLineF(x, y - 8, x, y + 8), m_theme->text, 2, m_theme->surface);
}

}  // namespace attention::measured_cost
