#include "ui/exhibits/measured_cost/fit_table.h"

#include <algorithm>
#include <cmath>

#include "ui/exhibits/measured_cost/words.h"
#include "ui/figure/architecture_style.h"
#include "ui/figure/curve.h"
#include "ui/figure/figure.h"
#include "ui/figure/matrix_panel.h"
#include "ui/text/number_words.h"

namespace attention::measured_cost {
namespace {

constexpr double kGap = 14;

}  // namespace

QStringList FitTable::exponentForms(const CostFit& fit) const {
    if (!m_study->isMeasured) return {};
    if (QStringList doubts = doubtWords(fit); !doubts.isEmpty()) return doubts;
    return {MeasuredCostWords::tr("%1, from %2 to %3")
                .arg(exponentWords(fit.exponent), exponentWords(fit.exponentLow), exponentWords(fit.exponentHigh)),
            exponentWords(fit.exponent)};
}

FitTable::Columns<QString> FitTable::wordsOf(const CostFit& fit) const {
    Columns<QString> words;
    words[kExpected] = theoryWords(fit.expected);
    if (!m_study->isMeasured) return words;
    words[kConstant] = timeWords(fit.constant);
    words[kSpeed] = significantNumber(costSpeed(fit) * 1e-9, 3);
    words[kSpread] = percentWords(fit.spread);
    return words;
}

QStringList FitTable::exponentHeaders() const {
    const QString symbol = axisSymbol(m_study->against);
    QStringList forms{MeasuredCostWords::tr("Exponent of %1").arg(symbol), MeasuredCostWords::tr("Exponent")};
    if (m_study->isMeasured) forms.prepend(MeasuredCostWords::tr("Exponent of %1, 95 % interval").arg(symbol));
    return forms;
}

void FitTable::arrange(const CostStudy& study, const QRectF& room, double rowHeight, const Theme& theme) {
    m_study = &study;
    m_theme = &theme;
    m_room = room;
    m_rowHeight = rowHeight;
    arrangeColumns();
    arrangeCells();
}

void FitTable::hide() {
    for (auto& row : m_cells) row.fill(QRectF());
}

void FitTable::arrangeColumns() {
    const QFontMetricsF metrics(textFont(type::kAxis));
    const QFontMetricsF headers(textFont(type::kSmallest));
    Columns<double> widths{};
    const Columns<QString> names = headerNames();
    for (std::size_t i = kExpected; i < widths.size(); ++i) widths[i] = headers.horizontalAdvance(names[i]);
    double shortest = 0, nameWidth = 0;
    for (const CostFit& fit : m_study->fits) {
        if (const QStringList forms = exponentForms(fit); !forms.isEmpty()) {
            widths[kExponent] = std::max(widths[kExponent], metrics.horizontalAdvance(forms.front()));
            shortest = std::max(shortest, metrics.horizontalAdvance(forms.back()));
        }
        const Columns<QString> words = wordsOf(fit);
        for (std::size_t i = kExpected; i < widths.size(); ++i)
            widths[i] = std::max(widths[i], metrics.horizontalAdvance(words[i]));
        nameWidth = std::max(nameWidth, metrics.horizontalAdvance(architectureWords(fit.architecture)));
    }
    if (!m_study->isMeasured) {
        widths[kSpeed] = widths[kSpread] = 0;
        // The formula of the count stands where the constant will.
        for (const CostFit& fit : m_study->fits)
            widths[kConstant] = std::max(widths[kConstant], countLayout(fit).size().width());
    }
    // Boxes around cells, and what rounding makes of widths.
    constexpr double kEdge = 5;
    constexpr double kLeastPicture = 70;
    constexpr double kMostPicture = 260;
    constexpr double kMark = 30;
    nameWidth = std::min(nameWidth, m_room.width() * 0.26);
    const auto free = [&] {
        double used = kMark + nameWidth;
        for (const double width : widths) used += width > 0 ? width + kGap : 0;
        return m_room.width() - used - kGap - kEdge;
    };
    const auto shorten = [&](Column column, double width) {
        if (free() < kLeastPicture) widths[column] = width;
    };
    shorten(kSpeed, 0);
    shorten(kExponent, shortest);
    for (const Column column : {kExpected, kSpread, kConstant}) shorten(column, 0);
    const double picture = std::clamp(free(), 0.0, kMostPicture);
    const auto gaps = 1 + double(std::ranges::count_if(widths, [](double width) { return width > 0; }));
    const double gap = kGap + std::max(0.0, free() - picture) / gaps;
    double x = m_room.left() + kMark + nameWidth + gap;
    m_names = {m_room.left() + kMark, nameWidth};
    m_picture = {x, picture};
    x += picture + gap;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        m_columns[i] = {x, widths[i]};
        if (widths[i] > 0) x += widths[i] + gap;
    }
}

void FitTable::arrangeCells() {
    const ColumnRoom& exponent = m_columns[kExponent].isShown() ? m_columns[kExponent] : m_picture;
    const ColumnRoom& constant = m_columns[kConstant];
    const ColumnRoom& speed = m_columns[kSpeed].isShown() ? m_columns[kSpeed] : constant;
    const ColumnRoom& spread = m_columns[kSpread];
    for (std::size_t row = 0; row < m_cells.size(); ++row) {
        const auto box = [&](double left, double right) {
            return right > left ? QRectF(left - 4, rowTop(row) + 1, right - left + 8, m_rowHeight - 2) : QRectF();
        };
        m_cells[row] = {box(m_picture.left, exponent.right()),
                        constant.isShown() ? box(constant.left, speed.right()) : QRectF(),
                        spread.isShown() ? box(spread.left, spread.right()) : QRectF()};
    }
}

std::optional<std::pair<Index, Index>> FitTable::numberAt(const QPointF& place) const {
    for (std::size_t row = 0; row < m_cells.size(); ++row)
        for (std::size_t column = 0; column < m_cells[row].size(); ++column)
            if (m_cells[row][column].contains(place)) return std::pair(Index(row), Index(column));
    return std::nullopt;
}

QRectF FitTable::boxOf(Index row, Index column) const {
    if (row < 0 || column < 0 || std::size_t(row) >= m_cells.size() || std::size_t(column) >= m_cells[0].size())
        return {};
    return m_cells[std::size_t(row)][std::size_t(column)];
}

FitTable::Columns<QString> FitTable::headerNames() const {
    return {QString(), MeasuredCostWords::tr("Theory"),
            m_study->isMeasured ? MeasuredCostWords::tr("Multiply-add") : MeasuredCostWords::tr("Count"),
            MeasuredCostWords::tr("GFLOP/s"), MeasuredCostWords::tr("Spread")};
}

FormulaLayout FitTable::countLayout(const CostFit& fit) const {
    return FormulaLayout(costFormula(fit.architecture, CostColumn::Exact, m_study->setting), 15);
}

std::pair<double, double> FitTable::exponentRange() const {
    // Intervals that say nothing are cut.
    constexpr double kLeastExponent = -4;
    constexpr double kMostExponent = 8;
    double low = 0, high = 2;
    for (const CostFit& fit : m_study->fits) {
        if (std::isfinite(fit.expected)) {
            low = std::min(low, fit.expected);
            high = std::max(high, fit.expected);
        }
        if (m_study->isMeasured && hasExponent(fit)) {
            low = std::min(low, std::max(fit.exponentLow, kLeastExponent));
            high = std::max(high, std::min(fit.exponentHigh, kMostExponent));
        }
    }
    return {low - 0.15, high + 0.15};
}

double FitTable::exponentPlace(double exponent) const {
    const auto [low, high] = exponentRange();
    return m_picture.left + (std::clamp(exponent, low, high) - low) / (high - low) * m_picture.width;
}

void FitTable::draw(QCPPainter& painter) const {
    painter.save();
    painter.setAntialiasing(true);
    painter.setPen(QPen(m_theme->control, 1));
    painter.drawLine(QLineF(m_room.left(), rowTop(0) - 0.5, m_room.right(), rowTop(0) - 0.5));
    drawHeader(painter);
    for (std::size_t row = 0; row < m_cells.size(); ++row)
        if (const CostFit* fit = m_study->fitOf(kMeasuredArchitectures[row])) drawRow(painter, *fit, rowTop(row));
    painter.restore();
}

void FitTable::drawCell(QCPPainter& painter, const ColumnRoom& column, double top, const QString& words,
                        const QFont& font, const QColor& ink, Qt::Alignment side) const {
    if (column.isShown())
        drawElided(painter, QRectF(column.left, top, column.width + 1, m_rowHeight), side | Qt::AlignVCenter, words,
                   font, ink);
}

void FitTable::drawHeader(QCPPainter& painter) const {
    const QFont font = textFont(type::kSmallest);
    const auto draw = [&](const ColumnRoom& column, const QString& words, Qt::Alignment side = Qt::AlignLeft) {
        drawCell(painter, column, m_room.top(), words, font, m_theme->muted, side);
    };
    const ColumnRoom& exponent = m_columns[kExponent];
    const ColumnRoom both{m_picture.left, exponent.isShown() ? exponent.right() - m_picture.left : m_picture.width};
    draw({m_room.left(), m_names.right() - m_room.left()}, MeasuredCostWords::tr("Layer"));
    draw(both, firstFitting(exponentHeaders(), both.width + 1, font));
    const Columns<QString> names = headerNames();
    for (std::size_t i = kExpected; i < names.size(); ++i) draw(m_columns[i], names[i], Qt::AlignRight);
}

void FitTable::drawRow(QCPPainter& painter, const CostFit& fit, double top) const {
    const QFont font = textFont(type::kAxis);
    const double middle = top + m_rowHeight / 2;
    const auto draw = [&](const ColumnRoom& column, const QString& words, Qt::Alignment side = Qt::AlignLeft) {
        drawCell(painter, column, top, words, font, m_theme->text, side);
    };
    painter.setPen(
        QPen(architectureColour(fit.architecture, *m_theme), 2.5, architectureDash(fit.architecture), Qt::FlatCap));
    painter.drawLine(QLineF(m_room.left(), middle, m_room.left() + 20, middle));
    draw(m_names, architectureWords(fit.architecture));
    drawInterval(painter, fit, middle);
    const ColumnRoom& exponent = m_columns[kExponent];
    const QStringList forms = exponentForms(fit);
    const QString fitting = firstFitting(forms, exponent.width + 1, font);
    draw(exponent, fitting.isEmpty() && !forms.isEmpty() ? forms.back() : fitting);
    const Columns<QString> words = wordsOf(fit);
    for (std::size_t i = kExpected; i < words.size(); ++i) draw(m_columns[i], words[i], Qt::AlignRight);
    if (m_study->isMeasured || !m_columns[kConstant].isShown()) return;
    const FormulaLayout layout = countLayout(fit);
    layout.paint(
        painter,
        {m_columns[kConstant].right() - layout.size().width(), top + (m_rowHeight - layout.size().height()) / 2},
        *m_theme, m_theme->text);
}

void FitTable::drawInterval(QCPPainter& painter, const CostFit& fit, double y) const {
    if (!m_picture.isShown()) return;
    painter.save();
    painter.setPen(QPen(m_theme->rule, 1));
    painter.drawLine(QLineF(m_picture.left, y, m_picture.right(), y));
    const auto [low, high] = exponentRange();
    for (double whole = std::ceil(low); whole <= high; ++whole)
        painter.drawLine(QLineF(exponentPlace(whole), y - 3, exponentPlace(whole), y + 3));
    const QColor colour = architectureColour(fit.architecture, *m_theme);
    if (m_study->isMeasured && hasExponent(fit)) {
        const double left = exponentPlace(fit.exponentLow);
        const double right = std::max(exponentPlace(fit.exponentHigh), left + 2);
        painter.setPen(QPen(colour, 1.5));
        painter.setBrush(fit.isConclusive ? QBrush(colour) : QBrush(m_theme->surface));
        painter.drawRect(QRectF(left, y - 2.5, right - left, 5));
        drawDot(painter, {exponentPlace(fit.exponent), y}, 4, colour, fit.isConclusive, m_theme->surface);
    }
    if (std::isfinite(fit.expected)) {
        const double x = exponentPlace(fit.expected);
        drawCased(painter, QLineF(x, y - 8, x, y + 8), m_theme->text, 2, m_theme->surface);
    }
    painter.restore();
}

}  // namespace attention::measured_cost
