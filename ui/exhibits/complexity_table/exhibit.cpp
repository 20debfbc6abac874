#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <memory>
#include <optional>
#include <stdexcept>

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>
#include <QTextLayout>

#include "core/cost/cost_derivation.h"
#include "core/cost/layer_cost.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/architecture_style.h"
#include "ui/figure/figure.h"
#include "ui/figure/formula.h"
#include "ui/figure/heatmap.h"
#include "ui/figure/matrix_panel.h"
#include "ui/text/language_signs.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

struct TableWords {
    Q_DECLARE_TR_FUNCTIONS(ComplexityTable)
};

constexpr std::size_t kRows = kComparedArchitectures.size();
constexpr std::size_t kColumns = kCostColumns.size();
/// Columns from the one that stays longest to the one that gives way first.
constexpr std::array kImportance{CostColumn::Term,  CostColumn::Sequential, CostColumn::Path,
                                 CostColumn::Exact, CostColumn::Memory,     CostColumn::Parameters};

struct TableResult : Study {
    CostSetting setting;
    std::vector<LayerCost> costs;
    std::array<std::vector<bool>, kColumns> lowest;
};

std::size_t rowOf(Architecture architecture) {
    return std::size_t(std::ranges::find(kComparedArchitectures, architecture) - kComparedArchitectures.begin());
}
const LayerCost& costOf(const std::vector<LayerCost>& costs, Architecture architecture) {
    return costs[rowOf(architecture)];
}

bool isTermOfOrder(CostColumn column) {
    return column == CostColumn::Term || column == CostColumn::Sequential || column == CostColumn::Path;
}
bool isOperations(CostColumn column) {
    return column == CostColumn::Term || column == CostColumn::Exact;
}

/// @throws std::range_error for what 64 bits do not hold, which the ranges of the page never reach
std::int64_t as64Bits(Count count) {
    if (count > Count(std::numeric_limits<std::int64_t>::max()) || count < 0)
        throw std::range_error("a count is too large for a table: " + countText(count));
    return std::int64_t(count);
}

const QChar kThinSpace(0x202F);

/// All digits, in groups of three from five digits on, as displayNumber() has them.
QString wholeWords(Count count) {
    QString text = QString::fromStdString(countText(count));
    if (text.size() > 4)
        for (qsizetype place = text.size() - 3; place > 0; place -= 3) text.insert(place, kThinSpace);
    return text;
}

/// Whole where it is, else three significant digits.
QString pathWords(double path) {
    if (std::isinf(path)) return QStringLiteral("∞");
    return path == std::round(path) ? displayNumber(path, 0) : significantNumber(path, 3);
}

/// In the unit that leaves one to three digits before the point.
QString bytesWords(Count bytes) {
    static constexpr std::array kUnits{"B", "kB", "MB", "GB", "TB", "PB", "EB"};
    double value = double(bytes);
    std::size_t unit = 0;
    // 999 500 is 1.00 MB to three digits.
    while (value >= 999.5 && unit + 1 < kUnits.size()) {
        value /= 1000;
        ++unit;
    }
    const QString number = value == std::round(value) ? displayNumber(value, 0) : significantNumber(value, 3);
    return number + kThinSpace + QString::fromUtf8(kUnits[unit]);
}

/// Three digits and a power of ten; nothing is 0.
QString shortWords(Count count) {
    constexpr int kDigits = 3;
    if (count == 0) return wholeWords(count);
    const QString rounded = QString::number(double(count), 'e', kDigits - 1);
    const qsizetype mark = rounded.indexOf(u'e');
    return withDecimalSign(rounded.left(mark)) + QStringLiteral("·10") + raised(rounded.mid(mark + 1).toInt());
}

/// @param isShort  counts with a power of ten
QString valueWords(const LayerCost& cost, CostColumn column, bool isShort) {
    switch (column) {
        case CostColumn::Path:
            return pathWords(cost.path);
        case CostColumn::Memory:
            return bytesWords(cost.memory);
        default:
            return isShort ? shortWords(costCount(cost, column)) : wholeWords(costCount(cost, column));
    }
}

QString columnWords(CostColumn column) {
    switch (column) {
        case CostColumn::Term:
            return TableWords::tr("Operations");
        case CostColumn::Exact:
            return TableWords::tr("Exact count");
        case CostColumn::Sequential:
            return TableWords::tr("In sequence");
        case CostColumn::Path:
            return TableWords::tr("Longest path");
        case CostColumn::Memory:
            return TableWords::tr("Memory");
        case CostColumn::Parameters:
            return TableWords::tr("Parameters");
    }
    return {};
}

QString countedWords(const CostSetting& setting) {
    return setting.flops ? TableWords::tr("FLOPs") : TableWords::tr("multiply–adds");
}

/// The same above a column, the longest form first.
QStringList headForms(CostColumn column) {
    const QString words = columnWords(column);
    if (column == CostColumn::Exact) return {words, TableWords::tr("Exact")};
    if (column == CostColumn::Sequential) return {words, TableWords::tr("Steps")};
    if (column == CostColumn::Path) return {words, TableWords::tr("Path")};
    return {words};
}

/// What the numbers of a column are, the longest form first.
QStringList unitWords(CostColumn column, const CostSetting& setting) {
    if (isTermOfOrder(column)) return {TableWords::tr("term in O(·)"), TableWords::tr("term")};
    if (column == CostColumn::Exact)
        return {countedWords(setting), setting.flops ? TableWords::tr("FLOPs") : TableWords::tr("MACs")};
    if (column == CostColumn::Memory) return {TableWords::tr("kept, 8 B each"), TableWords::tr("kept")};
    return {TableWords::tr("counted")};
}

QString numberWords(std::int64_t number) {
    return displayNumber(double(number), 0);
}

/// How many times as much, with as many digits as tell it from once.
QString timesWords(double ratio) {
    if (ratio == std::round(ratio)) return displayNumber(ratio, 0);
    int digits = 2;
    for (; digits < 8; ++digits)
        if (QString::number(ratio, 'g', digits).toDouble() != 1) break;
    return significantNumber(ratio, digits);
}

/// What is counted exactly, in one sentence.
QString countingSentence(const CostSetting& setting) {
    const QString counted =
        setting.flops ? TableWords::tr("FLOPs (two for each multiply–add)") : TableWords::tr("multiply–adds");
    const QString pass = setting.training ? TableWords::tr("a training step (three times a forward pass)")
                                          : TableWords::tr("a forward pass");
    return setting.projections
               ? TableWords::tr("Counted are the %1 of %2, attention with its four projections.").arg(counted, pass)
               : TableWords::tr("Counted are the %1 of %2, attention without projections.").arg(counted, pass);
}

/// n = 60, d = 32, k = 3, ρ = 4, r = 9: what the numbers depend on, and r of the formulas.
QString sizesWords(const CostSetting& setting) {
    return TableWords::tr("n = %1, d = %2, k = %3, ρ = %4, r = %5")
        .arg(numberWords(setting.n), numberWords(setting.d), numberWords(setting.kernel), numberWords(setting.radius),
             numberWords(neighbourhood(setting)));
}

QString sourcesSentence() {
    return TableWords::tr(
        "Convolution with its path n/k as in d2l.ai 11.6.2; dilated convolution with log n to the base k and "
        "restricted self-attention with n/r as in Vaswani et al. 2017, Table 1; the others as in both.");
}
/// The same where there is less room.
QString shortSourcesSentence() {
    return TableWords::tr("Vaswani et al. 2017; d2l.ai 11.6.2.");
}

/// The kinds of layers that are marked, as a list in a sentence.
QString layersWords(const std::vector<bool>& marked) {
    QStringList names;
    for (std::size_t row = 0; row < kRows; ++row)
        if (marked[row]) names += architectureInSentence(kComparedArchitectures[row]);
    if (names.size() < 2) return names.join(QString());
    const QString last = names.takeLast();
    return TableWords::tr("%1 and %2", "a list and its last").arg(listed(names), last);
}

/// Self-attention beside a recurrence, by the terms and by the exact count.
QString recurrenceSentence(const CostSetting& setting, const std::vector<LayerCost>& costs) {
    const QString n = numberWords(setting.n);
    const QString d = numberWords(setting.d);
    const LayerCost& attention = costOf(costs, Architecture::Attention);
    const LayerCost& recurrent = costOf(costs, Architecture::Recurrent);
    const auto ratio = [](Count above, Count below) { return timesWords(double(above) / double(below)); };
    const QString more = ratio(attention.term, recurrent.term);
    const QString less = ratio(recurrent.term, attention.term);
    if (!setting.projections) {
        // Both leave the same constant 2 out.
        if (attention.term > recurrent.term)
            return TableWords::tr(
                       "As n = %1 exceeds d = %2, self-attention costs %3 times as much as recurrence, by the terms "
                       "and counted exactly.")
                .arg(n, d, more);
        if (attention.term < recurrent.term)
            return TableWords::tr(
                       "As n = %1 is below d = %2, recurrence costs %3 times as much as self-attention, by the terms "
                       "and counted exactly.")
                .arg(n, d, less);
        return TableWords::tr(
                   "As n = d = %1, self-attention costs as much as recurrence, by the terms and counted exactly.")
            .arg(n);
    }
    const QString exact = ratio(attention.exact, recurrent.exact);
    if (attention.term > recurrent.term)
        return TableWords::tr(
                   "By the terms, self-attention costs %1 times as much as recurrence, as n = %2 exceeds d = %3; "
                   "counted exactly with its projections, %4 times as much.")
            .arg(more, n, d, exact);
    if (attention.term < recurrent.term)
        return TableWords::tr(
                   "By the terms, recurrence costs %1 times as much as self-attention, as n = %2 is below d = %3; "
                   "counted exactly with its projections, self-attention costs %4 times as much as recurrence.")
            .arg(less, n, d, exact);
    return TableWords::tr(
               "By the terms, self-attention costs as much as recurrence, as n = d = %1; counted exactly with its "
               "projections, %2 times as much.")
        .arg(n, exact);
}

/// The same in little room.
QString shortSentence(const std::vector<LayerCost>& costs) {
    const Count attention = costOf(costs, Architecture::Attention).exact;
    const Count recurrent = costOf(costs, Architecture::Recurrent).exact;
    if (attention == recurrent) return TableWords::tr("Counted exactly, self-attention costs as much as recurrence.");
    return attention > recurrent
               ? TableWords::tr("Counted exactly, self-attention costs %1 times as much as recurrence.")
                     .arg(timesWords(double(attention) / double(recurrent)))
               : TableWords::tr("Counted exactly, recurrence costs %1 times as much as self-attention.")
                     .arg(timesWords(double(recurrent) / double(attention)));
}

/// Which of all have the lowest terms and why, and whether these are those of the lowest exact counts.
QStringList cheapestSentences(const CostSetting& setting, const std::vector<LayerCost>& costs) {
    const std::vector<bool> terms = cheapest(costs, CostColumn::Term);
    const std::vector<bool> counts = cheapest(costs, CostColumn::Exact);
    const bool isOne = std::ranges::count(terms, true) == 1;
    const QString layers = layersWords(terms);
    const std::int64_t neighbours = neighbourhood(setting);
    const QString r = numberWords(neighbours);
    QStringList sentences;
    // All terms are n d times k d, d, n or r, and r is never above n.
    if (neighbours > setting.d)
        sentences += (isOne ? TableWords::tr("The lowest term is that of %1, as d = %2 is less than n and r = %3.")
                            : TableWords::tr("The lowest terms are those of %1, as d = %2 is less than n and r = %3."))
                         .arg(layers, numberWords(setting.d), r);
    else if (neighbours == setting.d && neighbours == setting.n)
        sentences += TableWords::tr("The lowest terms are those of %1, as r = n = d = %2.").arg(layers, r);
    else if (neighbours == setting.d)
        sentences += TableWords::tr("The lowest terms are those of %1, as r = d = %2.").arg(layers, r);
    else if (neighbours == setting.n)
        sentences += TableWords::tr("The lowest terms are those of %1, as r = n = %2.").arg(layers, r);
    else
        sentences += TableWords::tr("The lowest term is that of %1, as r = %2 is less than n and d.").arg(layers, r);
    if (terms == counts)
        sentences += isOne ? TableWords::tr("Its exact count is the lowest, too.")
                           : TableWords::tr("Their exact counts are the lowest, too.");
    else
        sentences +=
            (std::ranges::count(counts, true) == 1 ? TableWords::tr("The lowest exact count is that of %1.")
                                                   : TableWords::tr("The lowest exact counts are those of %1."))
                .arg(layersWords(counts));
    return sentences;
}

/// What the table shows at these sizes, the most important first.
QStringList comparisonSentences(const CostSetting& setting, const std::vector<LayerCost>& costs) {
    QStringList sentences{recurrenceSentence(setting, costs)};
    sentences += cheapestSentences(setting, costs);
    sentences +=
        setting.n == 1
            ? TableWords::tr("With a single token there is nothing to wait for and nothing to connect.")
            : TableWords::tr("Self-attention needs one step instead of %1, and any two tokens are one step apart.")
                  .arg(numberWords(setting.n));
    return sentences;
}

/// What is unusual about these sizes.
QStringList sizeSentences(const CostSetting& setting) {
    QStringList sentences;
    const QString k = numberWords(setting.kernel);
    if (setting.kernel == 1) {
        sentences +=
            setting.n == 1
                ? TableWords::tr(
                      "With k = 1 the term of a convolution's path is infinite, though one token has no pair "
                      "to connect.")
                : TableWords::tr("With k = 1 no number of convolutions connects two tokens: their path is infinite.");
        sentences += TableWords::tr(
            "With k = 1 a convolution has the term of recurrence; counted exactly, it costs half as much.");
    }
    if (setting.radius == 0)
        sentences += setting.n == 1
                         ? TableWords::tr(
                               "With ρ = 0 the term of a restricted layer's path is infinite, though one token has no "
                               "pair to connect.")
                         : TableWords::tr(
                               "With ρ = 0 each token meets only itself: no number of restricted layers connects two "
                               "tokens, their path is infinite.");
    if (setting.kernel % 2 == 0)
        sentences += TableWords::tr("k = %1 is even: output i sees the inputs from i − %2 to i + %3.")
                         .arg(k, numberWords((setting.kernel - 1) / 2), numberWords(setting.kernel / 2));
    if (setting.kernel > setting.n)
        sentences += TableWords::tr(
            "The kernel is longer than the text: products with the zeros around it are counted as well, "
            "and n/k is less than one layer.");
    if (setting.radius > 0 && setting.n > 1 && setting.radius >= setting.n - 1)
        sentences += TableWords::tr("The radius ρ = %1 reaches every token, so r = n and nothing is restricted.")
                         .arg(numberWords(setting.radius));
    else if (setting.n > 1 && neighbourhood(setting) == setting.n)
        sentences += TableWords::tr(
            "r = n, yet only tokens in the middle meet all keys: counted exactly, restricted "
            "self-attention costs less than self-attention, and the ends of the text are two layers "
            "apart.");
    return sentences;
}

/// Running text whose single letters n, d, k, r, i, ρ stand in the face of formulas.
class Paragraph {
 public:
    Paragraph(const QString& text, int size, double width) : m_layout(std::make_unique<QTextLayout>()) {
        static const QRegularExpression letter(QStringLiteral("(?<![\\p{L}\\p{N}·])[ndkriρ](?![\\p{L}\\p{N}])"),
                                               QRegularExpression::UseUnicodePropertiesOption);
        QString shown;
        QList<QTextLayout::FormatRange> formats;
        qsizetype from = 0;
        for (auto matches = letter.globalMatch(text); matches.hasNext();) {
            const auto match = matches.next();
            shown += text.mid(from, match.capturedStart() - from);
            QTextCharFormat format;
            format.setFont(mathFont(size + 1));
            formats += {int(shown.size()), 2, format};
            const char16_t plain = text[match.capturedStart()].unicode();
            constexpr char32_t kItalicRho = 0x1D70C;
            const char32_t italic = plain == u'ρ' ? kItalicRho : 0x1D44E + char32_t(plain - u'a');
            shown += QString::fromUcs4(&italic, 1);
            from = match.capturedEnd();
        }
        shown += text.mid(from);
        m_layout->setText(shown);
        m_layout->setFont(textFont(size));
        m_layout->setFormats(formats);
        const double lineHeight = std::ceil(size * 1.4);
        m_layout->beginLayout();
        for (QTextLine line = m_layout->createLine(); line.isValid(); line = m_layout->createLine()) {
            line.setLineWidth(std::max(1.0, width));
            // Letters of another face must not move the lines apart.
            line.setPosition({0, m_height + (lineHeight - line.height()) / 2});
            m_height += lineHeight;
        }
        m_layout->endLayout();
    }

    double height() const { return m_height; }
    void draw(QCPPainter& painter, const QPointF& place, const QColor& ink) const {
        painter.setPen(ink);
        m_layout->draw(&painter, place);
    }

 private:
    std::unique_ptr<QTextLayout> m_layout;
    double m_height = 0;
};

constexpr QSize kLeastRoom(440, 300);
constexpr double kSampleGap = 9;
constexpr double kDotRoom = 11;
/// A column with a count from here on is written with powers of ten: in its full room, and in less.
constexpr std::array<Count, 2> kLeastShortened{1'000'000'000, 100'000'000};
constexpr double kLeastStackedRow = 39;
/// With a line of text and one of notes.
constexpr double kLeastStackedHeight = 36 + double(kRows) * kLeastStackedRow + 10 + 17 + 6 + 16;
/// The outline of a cell of the last column stays inside.
constexpr double kEdge = 6;

/// How the table is laid out in the room that it has.
struct Plan {
    std::size_t columns = kColumns;  ///< of kImportance, those that are shown
    bool wrapsNames = false;         ///< names of the layers in two lines
    bool isStacked = false;          ///< formulas above the numbers
    bool isShort = false;            ///< fewer counts in full, more with a power of ten
    bool hasShortHeads = false;
    bool hasFormulas = true;
};

/// What a column needs, in pixels.
struct Measures {
    double formula = 0;
    std::array<double, 2> value{};  ///< where more is written in full, and less
    double head = 0;
    double leastHead = 0;
    std::array<bool, 2> isShort{};  ///< whether counts are written with powers of ten
};

/// One column as it is drawn.
struct ColumnPlace {
    CostColumn column = CostColumn::Term;
    double left = 0;
    double width = 0;
};

class TableFigure : public Figure {
 public:
    TableFigure() {
        freeLayout(*this);
        // Cells have their place in invisible axes, so that whoever asks for one finds it.
        for (QCPAxisRect*& rect : m_rects) {
            rect = new QCPAxisRect(this, true);
            layOnLayers(*rect);
            rect->setRangeDrag({});
            rect->setRangeZoom({});
            for (QCPAxis* axis : rect->axes()) {
                axis->setVisible(false);
                axis->grid()->setVisible(false);
            }
        }
    }

    QSize leastRoom() const override { return kLeastRoom; }

    std::optional<Cell> cellAt(const QPointF& place) const override {
        if (!hasStudy() || m_columns.empty() || !(m_rowHeight > 0)) return std::nullopt;
        const double row = std::floor((place.y() - m_top) / m_rowHeight);
        if (row < 0 || row >= double(kRows) || place.x() < m_left || place.x() > m_right) return std::nullopt;
        const ColumnPlace* found = &m_columns.front();
        for (const ColumnPlace& column : m_columns)
            if (place.x() >= column.left - m_gap / 2) found = &column;
        return Cell{std::int64_t(row), std::int64_t(found->column), {}};
    }

    /// To the next column that is shown.
    Cell neighbour(const Cell& cell, int right, int down) const override {
        const std::int64_t row = std::clamp(cell.row + down, std::int64_t(0), std::int64_t(kRows) - 1);
        if (m_columns.empty()) return {row, cell.column, cell.matrix};
        const auto at = std::ranges::find_if(
            m_columns, [&](const ColumnPlace& place) { return std::int64_t(place.column) >= cell.column; });
        const auto last = std::ptrdiff_t(m_columns.size()) - 1;
        const auto next = std::clamp(at - m_columns.begin() + right, std::ptrdiff_t(0), last);
        return {row, std::int64_t(m_columns[std::size_t(next)].column), cell.matrix};
    }

 protected:
    /// The name of the selected row is bold.
    bool selectionMovesLayout(const Scene& before, const Scene& after) const override {
        return before.parameters.row != after.parameters.row;
    }

    void arrange() override {
        const QRectF room = viewport();
        m_left = room.left();
        m_right = std::max(room.left() + 1, room.right() - kEdge);
        m_isSmall = room.width() < 620 || room.height() < 330;
        m_gap = m_isSmall ? 12 : 20;
        measure();
        m_plan = bestPlan(m_right - m_left, room.height());
        placeColumns();
        placeRows(room);
        for (QCPAxisRect* rect : m_rects) rect->setVisible(false);
        for (const ColumnPlace& place : m_columns) {
            QCPAxisRect& rect = *m_rects[std::size_t(place.column)];
            placeFreely(rect, boxOf(0, place).united(boxOf(kRows - 1, place)));
            rect.axis(QCPAxis::atBottom)->setRange(double(place.column) - 0.5, double(place.column) + 0.5);
            rect.axis(QCPAxis::atLeft)->setRange(-0.5, double(kRows) - 0.5);
            rect.axis(QCPAxis::atLeft)->setRangeReversed(true);
        }
    }

    void drawContent(QCPPainter& painter) override {
        painter.save();
        painter.setAntialiasing(true);
        drawHeads(painter);
        for (std::size_t row = 0; row < kRows; ++row) drawRow(painter, row);
        drawRules(painter);
        double y = m_top + double(kRows) * m_rowHeight + 10;
        if (m_sentence) {
            m_sentence->draw(painter, {m_left, y}, theme().text);
            y += m_sentence->height() + 6;
        }
        if (m_notes) m_notes->draw(painter, {m_left, y}, theme().muted);
        painter.restore();
    }

    void drawSelection(QCPPainter& painter) override {
        painter.save();
        painter.setAntialiasing(false);
        const auto selected = selection();
        if (selected && isInside(*selected)) {
            for (const double y : {double(selected->row), double(selected->row) + 1})
                drawCased(painter, {m_left, m_top + y * m_rowHeight, m_right, m_top + y * m_rowHeight}, theme().text, 1,
                          theme().surface);
            if (const auto box = shownBox(*selected)) drawCasedBox(painter, *box, theme().text, 2, theme().surface);
        }
        if (hover() && hover() != selected && isInside(*hover()))
            if (const auto box = shownBox(*hover())) drawCasedBox(painter, *box, theme().control, 1, theme().surface);
        painter.restore();
        for (const Cell& pin : scene().view.pins)
            if (const auto box = isInside(pin) ? shownBox(pin) : std::nullopt)
                drawCellMark(painter, *box, viewport(), theme());
    }

 private:
    const TableResult& shown() const { return Figure::study<TableResult>(); }
    static bool isInside(const Cell& cell) {
        return cell.row >= 0 && cell.row < std::int64_t(kRows) && cell.column >= 0 &&
               cell.column < std::int64_t(kColumns);
    }
    QRectF boxOf(std::size_t row, const ColumnPlace& place) const {
        const double half = std::min(m_gap / 2, kEdge);
        return {place.left - half, m_top + double(row) * m_rowHeight, place.width + 2 * half, m_rowHeight};
    }
    std::optional<QRectF> shownBox(const Cell& cell) const {
        for (const ColumnPlace& place : m_columns)
            if (std::int64_t(place.column) == cell.column) return boxOf(std::size_t(cell.row), place);
        return std::nullopt;
    }

    int valueSize() const { return m_isSmall ? type::kName : type::kBody; }
    double barGap() const { return m_isSmall ? 1 : 2; }
    double barHeight() const { return m_isSmall ? 4 : 5; }
    int formulaSize() const { return m_isSmall ? 13 : 15; }
    QFont nameFont(bool isBold) const { return textFont(valueSize(), isBold ? QFont::DemiBold : QFont::Normal); }
    static QFont headFont() { return textFont(type::kAxis, QFont::DemiBold); }
    static QFont unitFont() { return textFont(type::kSmallest); }

    /// What the layout asks for again and again.
    void measure() {
        const QFontMetricsF plain(nameFont(false));
        const QFontMetricsF bold(nameFont(true));
        const QFontMetricsF heads(headFont());
        const QFontMetricsF units(unitFont());
        m_formulas.clear();
        m_measures = {};
        for (const CostColumn column : kCostColumns) {
            Measures& measures = m_measures[std::size_t(column)];
            Count most = 0;
            for (std::size_t row = 0; row < kRows; ++row) {
                const LayerCost& cost = shown().costs[row];
                most = std::max(most, costCount(cost, column));
                if (!isTermOfOrder(column)) continue;
                m_formulas.emplace_back(formula::order(costFormula(cost.architecture, column, shown().setting)),
                                        formulaSize());
                measures.formula = std::max(measures.formula, m_formulas.back().size().width());
            }
            // Operations are compared between their columns.
            if (isOperations(column))
                for (const LayerCost& cost : shown().costs) most = std::max({most, cost.term, cost.exact});
            for (const bool isShort : {false, true}) {
                measures.isShort[isShort] = most >= kLeastShortened[isShort];
                double& width = measures.value[isShort];
                for (std::size_t row = 0; row < kRows; ++row) {
                    const QString words = valueWords(shown().costs[row], column, measures.isShort[isShort]);
                    width = std::max(width, shown().lowest[std::size_t(column)][row]
                                                ? kDotRoom + bold.horizontalAdvance(words)
                                                : plain.horizontalAdvance(words));
                }
                // Under a slider nothing moves when a number gets longer.
                if (isInteractive())
                    for (const QString& words : widestWords(column, isShort))
                        width = std::max(width, (column == CostColumn::Sequential || column == CostColumn::Path
                                                     ? plain.horizontalAdvance(words)
                                                     : kDotRoom + bold.horizontalAdvance(words)));
                width += 1;
            }
            const QStringList names = headForms(column);
            const QStringList unit = unitWords(column, shown().setting);
            measures.head = std::max(heads.horizontalAdvance(names.front()), units.horizontalAdvance(unit.front())) + 1;
            measures.leastHead = units.horizontalAdvance(unit.back()) + 1;
            for (const QString& word : names.back().split(u' '))
                measures.leastHead = std::max(measures.leastHead, heads.horizontalAdvance(word) + 1);
        }
        m_namesWidth = {};
        for (const Architecture architecture : kComparedArchitectures) {
            const QString name = architectureWords(architecture);
            m_namesWidth[0] = std::max(m_namesWidth[0], bold.horizontalAdvance(name));
            m_namesWidth[1] = std::max(m_namesWidth[1], halvedWidth(name, bold));
        }
        for (double& width : m_namesWidth) width += sampleWidth() + kSampleGap + 1;
    }
    /// What a column holds at most, whatever the sizes.
    static QStringList widestWords(CostColumn column, bool isShort) {
        switch (column) {
            case CostColumn::Sequential:
            case CostColumn::Path:
                return {wholeWords(1'000'000)};
            case CostColumn::Memory:
                return {bytesWords(100'000'000), bytesWords(10'100'000)};
            default:
                return {shortWords(kLeastShortened[0]), wholeWords(kLeastShortened[isShort] - 1)};
        }
    }
    const Measures& measuresOf(CostColumn column) const { return m_measures[std::size_t(column)]; }
    double namesWidth(bool wraps) const { return m_namesWidth[wraps ? 1 : 0]; }
    double sampleWidth() const { return m_isSmall ? 20 : 24; }
    /// Of a column that has one.
    const FormulaLayout& formulaOf(std::size_t row, CostColumn column) const {
        const std::size_t before = column == CostColumn::Term ? 0 : column == CostColumn::Sequential ? 1 : 2;
        return m_formulas[before * kRows + row];
    }
    double columnWidth(CostColumn column, const Plan& plan) const {
        constexpr double kBetween = 10;
        const Measures& measures = measuresOf(column);
        const double value = measures.value[plan.isShort];
        const double formula = plan.hasFormulas ? measures.formula : 0;
        const double content = plan.isStacked || formula == 0 ? std::max(formula, value) : formula + kBetween + value;
        return std::max(content, plan.hasShortHeads ? measures.leastHead : measures.head);
    }
    /// Of the name in two lines, as narrow as it gets.
    static double halvedWidth(const QString& name, const QFontMetricsF& metrics) {
        double least = metrics.horizontalAdvance(name);
        for (qsizetype at = name.indexOf(u' '); at >= 0; at = name.indexOf(u' ', at + 1))
            least = std::min(
                least, std::max(metrics.horizontalAdvance(name.left(at)), metrics.horizontalAdvance(name.mid(at + 1))));
        return least;
    }

    std::vector<CostColumn> columnsOf(const Plan& plan) const {
        std::vector<CostColumn> columns(kImportance.begin(), kImportance.begin() + std::ptrdiff_t(plan.columns));
        std::ranges::sort(columns);
        return columns;
    }
    double widthOf(const Plan& plan) const {
        double width = namesWidth(plan.wrapsNames);
        for (const CostColumn column : columnsOf(plan)) width += m_gap + columnWidth(column, plan);
        return width;
    }
    /// As many columns as there is room for, then as much of names, formulas and digits.
    Plan bestPlan(double width, double height) const {
        const bool canStack = height >= kLeastStackedHeight;
        Plan plan;
        for (plan.columns = kColumns; plan.columns > 1; --plan.columns)
            for (int choice = 0; choice < 16; ++choice) {
                plan.hasShortHeads = choice & 8;
                plan.wrapsNames = choice & 4;
                plan.isShort = choice & 2;
                plan.isStacked = choice & 1;
                if ((canStack || !plan.isStacked) && widthOf(plan) <= width) return plan;
            }
        plan = {.wrapsNames = true, .isShort = true, .hasShortHeads = true, .hasFormulas = false};
        for (plan.columns = kColumns; plan.columns > 1 && widthOf(plan) > width;) --plan.columns;
        return plan;
    }

    void placeColumns() {
        m_columns.clear();
        double free = std::max(0.0, m_right - m_left - widthOf(m_plan));
        const std::vector<CostColumn> columns = columnsOf(m_plan);
        std::vector<double> widths;
        for (const CostColumn column : columns) widths.push_back(columnWidth(column, m_plan));
        // First heads get their room in one line, then all columns get more.
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const double wanted = measuresOf(columns[i]).head - widths[i];
            if (wanted <= 0 || wanted > free) continue;
            widths[i] += wanted;
            free -= wanted;
        }
        double x = m_left + namesWidth(m_plan.wrapsNames);
        // What is too much for the room even so is cut at its end.
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const double width = std::min(widths[i] + free / double(columns.size()), m_right - x - m_gap);
            m_columns.push_back({columns[i], x + m_gap, std::max(1.0, width)});
            x += m_gap + width;
        }
        m_namesRight = m_left + namesWidth(m_plan.wrapsNames);
    }

    /// In one line; empty where that takes more.
    static QString headOf(const ColumnPlace& place) {
        return firstFitting(headForms(place.column), place.width + 0.5, headFont());
    }
    double leastRowHeight() const {
        return m_plan.isStacked ? (m_isSmall ? kLeastStackedRow : 46) : m_plan.wrapsNames ? 36 : 33;
    }
    /// Of a line of numbers; formulas are a little higher than those.
    double lineHeight() const { return double(valueSize()) + (m_isSmall ? 3 : 4); }

    void placeRows(const QRectF& room) {
        m_headLines = 1;
        for (const ColumnPlace& place : m_columns)
            if (headOf(place).isEmpty()) m_headLines = 2;
        m_top = room.top() + double(m_headLines) * 15 + 15 + 6;
        // Rows do not move when a sentence gets longer.
        const double most = m_isSmall ? 54 : 66;
        const double texts = 10 + (m_isSmall ? 3 * 17 : 3 * 20 + 6 + 3 * 16);
        const double rows = std::clamp((room.bottom() - m_top - texts) / double(kRows), leastRowHeight(), most);
        m_rowHeight = std::clamp((room.bottom() - m_top - 1) / double(kRows), 1.0, rows);
        placeTexts(m_right - m_left, room.bottom() - m_top - double(kRows) * m_rowHeight - 10);
    }

    /// The sentences, the most important first, as far as there is room.
    void placeTexts(double width, double height) {
        m_sentence.reset();
        m_notes.reset();
        m_hasLegend = false;
        const CostSetting& setting = shown().setting;
        const auto note = [&](const QStringList& sentences) {
            return Paragraph(sentences.join(betweenSentences()), type::kSmallest, width);
        };
        const QString sizes = TableWords::tr("%1.", "a sentence").arg(sizesWords(setting));
        constexpr double kBetween = 6;
        const QStringList all = comparisonSentences(setting, shown().costs);
        const int size = m_isSmall ? type::kAxis : type::kBody;
        // The sizes and the sources stay with the first sentence; the sizes stay longest.
        QStringList least{sizes, shortSourcesSentence()};
        for (; !least.isEmpty() && !m_sentence; least.removeLast()) {
            const double left = height - note(least).height() - kBetween;
            const auto trySentence = [&](const QString& text) {
                Paragraph paragraph(text, size, width);
                if (paragraph.height() <= left) m_sentence.emplace(std::move(paragraph));
            };
            for (QStringList sentences = all; !sentences.isEmpty() && !m_sentence; sentences.removeLast())
                trySentence(sentences.join(betweenSentences()));
            if (!m_sentence) trySentence(shortSentence(shown().costs));
        }
        const double left = m_sentence ? height - m_sentence->height() - kBetween : height;
        QStringList others = sizeSentences(setting);
        const qsizetype beforeLegend = others.size();
        if (!m_plan.wrapsNames)
            others += TableWords::tr("● lowest of its column. Bars are linear, the longest is the column’s largest.");
        others += countingSentence(setting);
        const auto tryNotes = [&](const QStringList& sources) {
            Paragraph paragraph = note(QStringList{sizes} + others + sources);
            if (paragraph.height() > left) return;
            m_notes.emplace(std::move(paragraph));
            m_hasLegend = !m_plan.wrapsNames && others.size() > beforeLegend;
        };
        for (;; others.removeLast()) {
            for (const QStringList& sources : {QStringList{sourcesSentence()}, QStringList{shortSourcesSentence()}})
                if (!m_notes) tryNotes(sources);
            if (m_notes || others.isEmpty()) break;
        }
        if (!m_notes) tryNotes({});
    }

    void drawHeads(QCPPainter& painter) {
        const double unitTop = m_top - 6 - 15;
        const double nameTop = unitTop - double(m_headLines) * 15;
        drawElided(painter, {m_left, unitTop - 15, m_namesRight - m_left, 15}, Qt::AlignLeft | Qt::AlignVCenter,
                   TableWords::tr("Layer"), headFont(), theme().text);
        const QRectF unit(m_left, unitTop, m_namesRight - m_left, 15);
        drawWhole(painter, unit, Qt::AlignLeft | Qt::AlignVCenter,
                  m_hasLegend ? QStringList{TableWords::tr("as in")}
                              : QStringList{TableWords::tr("● lowest, bars linear"), TableWords::tr("● lowest")},
                  unitFont(), theme().muted);
        for (const ColumnPlace& place : m_columns) {
            const bool isLeft = isTermOfOrder(place.column) && m_plan.hasFormulas && !m_plan.isStacked;
            const Qt::Alignment side = isLeft ? Qt::AlignLeft : Qt::AlignRight;
            painter.setFont(headFont());
            painter.setPen(theme().text);
            painter.drawText(QRectF(place.left, nameTop, place.width + 1, double(m_headLines) * 15),
                             int(side | Qt::AlignBottom) | Qt::TextWordWrap,
                             headOf(place).isEmpty() ? headForms(place.column).back() : headOf(place));
            drawWhole(painter, {place.left, unitTop, place.width + 1, 15}, side | Qt::AlignVCenter,
                      unitWords(place.column, shown().setting), unitFont(), theme().muted);
        }
    }

    void drawRules(QCPPainter& painter) {
        painter.setAntialiasing(false);
        for (std::size_t row = 0; row <= kRows; ++row) {
            const double y = std::round(m_top + double(row) * m_rowHeight);
            painter.setPen(QPen(row == 0 || row == kRows ? theme().control : theme().rule, 1));
            painter.drawLine(QLineF(m_left, y, m_right, y));
        }
        painter.setAntialiasing(true);
    }

    void drawRow(QCPPainter& painter, std::size_t row) {
        const Architecture architecture = kComparedArchitectures[row];
        const double top = m_top + double(row) * m_rowHeight;
        const double centre = top + m_rowHeight / 2;
        QPen pen(architectureColour(architecture, theme()), 2.5);
        pen.setCapStyle(Qt::FlatCap);
        if (architectureDash(architecture) != Qt::SolidLine) pen.setDashPattern({3.4, 1.2});
        const bool isSelected = selection() && selection()->row == std::int64_t(row);
        drawName(painter, row, centre, pen, isSelected);
        for (const ColumnPlace& place : m_columns) drawCell(painter, row, place, centre);
    }

    void drawName(QCPPainter& painter, std::size_t row, double centre, const QPen& pen, bool isBold) {
        const QString name = architectureWords(kComparedArchitectures[row]);
        const QFont font = nameFont(isBold);
        const double left = m_left + sampleWidth() + kSampleGap;
        const double width = m_namesRight - left;
        const double line = lineHeight();
        const bool isWrapped = QFontMetricsF(font).horizontalAdvance(name) > width;
        const bool hasSource = !m_plan.wrapsNames && m_rowHeight >= line + 15;
        const double sampleY = hasSource || (isWrapped && m_rowHeight >= 2 * line) ? centre - 8 : centre;
        painter.setPen(pen);
        painter.drawLine(QLineF(m_left, sampleY, m_left + sampleWidth(), sampleY));
        painter.setFont(font);
        painter.setPen(theme().text);
        if (isWrapped && m_rowHeight >= 2 * line) {
            painter.drawText(QRectF(left, centre - line, width + 1, 2 * line),
                             int(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextWordWrap, name);
            return;
        }
        drawElided(painter, {left, sampleY - line / 2, width + 1, line}, Qt::AlignLeft | Qt::AlignVCenter, name, font,
                   theme().text);
        if (hasSource)
            drawElided(painter, {left, sampleY + line / 2, width, 15}, Qt::AlignLeft | Qt::AlignVCenter,
                       sourceWords(kComparedArchitectures[row]), unitFont(), theme().muted);
    }

    static QString sourceWords(Architecture architecture) {
        switch (architecture) {
            case Architecture::Convolution:
                return TableWords::tr("d2l.ai");
            case Architecture::Dilated:
            case Architecture::Restricted:
                return TableWords::tr("Vaswani et al.");
            default:
                return TableWords::tr("Vaswani et al., d2l.ai");
        }
    }

    void drawCell(QCPPainter& painter, std::size_t row, const ColumnPlace& place, double centre) {
        const LayerCost& cost = shown().costs[row];
        const bool isLowest = shown().lowest[std::size_t(place.column)][row];
        const double line = lineHeight();
        // Where there is more room, the formula stands clear of its number.
        const double apart = m_plan.isStacked ? std::clamp(m_rowHeight - 2 * line - 9, m_isSmall ? 1.0 : 2.0, 6.0) : 0;
        const double textHeight = m_plan.isStacked ? 2 * line + apart : line;
        const double top = centre - (textHeight + barGap() + barHeight()) / 2;
        const double valueMiddle = top + textHeight - line / 2;
        if (m_plan.hasFormulas && isTermOfOrder(place.column)) {
            const FormulaLayout& formula = formulaOf(row, place.column);
            // On the line of the numbers, or above it.
            const double baseline = valueMiddle + double(valueSize()) * 0.36 -
                                    (m_plan.isStacked ? line + apart + (m_isSmall ? 1.5 : 0) : 0);
            const double x = m_plan.isStacked ? place.left + place.width - formula.size().width() : place.left;
            formula.paint(painter, {x, baseline - formula.ascent()}, theme(), theme().muted);
        }
        const QFont font = nameFont(isLowest);
        const QString words = valueWords(cost, place.column, measuresOf(place.column).isShort[m_plan.isShort]);
        const double width = std::min(place.width, QFontMetricsF(font).horizontalAdvance(words) + 1);
        const QRectF room(place.left + place.width - width, valueMiddle - line / 2, width, line);
        drawElided(painter, room, Qt::AlignRight | Qt::AlignVCenter, words, font, theme().text);
        if (isLowest) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme().text);
            painter.drawEllipse(QPointF(room.left() - 6, valueMiddle), 3, 3);
        }
        if (m_rowHeight >= line + barGap() + barHeight()) drawBar(painter, cost, place, top + textHeight + barGap());
    }

    void drawBar(QCPPainter& painter, const LayerCost& cost, const ColumnPlace& place, double top) {
        double most = 0;
        for (const LayerCost& other : shown().costs)
            if (const double value = costValue(other, place.column); std::isfinite(value)) most = std::max(most, value);
        const double value = costValue(cost, place.column);
        const QColor colour =
            isOperations(place.column) ? architectureColour(cost.architecture, theme()) : theme().control;
        painter.save();
        painter.setAntialiasing(false);
        if (std::isinf(value)) {
            // It has no end.
            QPen pen(colour, 1);
            pen.setDashPattern({3, 3});
            painter.setPen(pen);
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(QRectF(place.left, top, place.width - 1, barHeight() - 1));
        } else {
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme().rule);
            painter.drawRect(QRectF(place.left, top + barHeight() - 1, place.width, 1));
            painter.setBrush(colour);
            // The least of values is still seen.
            const double length = value > 0 ? std::max(1.0, place.width * value / most) : 0;
            painter.drawRect(QRectF(place.left, top, length, barHeight()));
        }
        painter.restore();
    }

    std::array<QCPAxisRect*, kColumns> m_rects{};
    std::vector<FormulaLayout> m_formulas;  ///< of the columns that have some, row by row
    std::array<Measures, kColumns> m_measures{};
    std::array<double, 2> m_namesWidth{};  ///< in one line, in two
    std::vector<ColumnPlace> m_columns;
    Plan m_plan;
    std::optional<Paragraph> m_sentence;
    std::optional<Paragraph> m_notes;
    double m_left = 0;
    double m_right = 0;
    double m_namesRight = 0;
    double m_top = 0;  ///< of the first row
    double m_rowHeight = 0;
    double m_gap = 0;  ///< between two columns
    int m_headLines = 1;
    bool m_isSmall = false;
    bool m_hasLegend = false;  ///< notes say what dots and bars are
};

class ComplexityTablePage : public Exhibit {
 public:
    std::string_view id() const override { return "complexity-table"; }
    Chapter chapter() const override { return Chapter::Cost; }
    QString name() const override { return TableWords::tr("Table"); }
    QString title() const override { return TableWords::tr("What a layer costs"); }
    QString claim() const override {
        return TableWords::tr(
            "Attention reaches everything in one step and pays for it with the square of the length.");
    }

    Caption caption(const Scene& scene) const override {
        const CostSetting setting = costSetting(scene.parameters);
        const auto term = [&](Architecture architecture) {
            return costFormula(architecture, CostColumn::Term, setting);
        };
        const Expression n = formula::symbol("n", double(setting.n));
        const Expression d = formula::symbol("d", double(setting.d));
        const Expression ratio = formula::equation(
            {formula::fraction(term(Architecture::Attention), term(Architecture::Recurrent)), formula::fraction(n, d)});
        return {{ratio},
                seen(setting),
                tryThis(setting),
                TableWords::tr(
                    "Steps in <a href=\"term:sequential-operations\">sequence</a> decide how much a machine can do at "
                    "once, <a href=\"term:path-length\">short paths</a> how easily a layer learns what is far apart. "
                    "Attention has both, so it pays as long as the text is not much longer than the model is wide; "
                    "for longer ones a neighbourhood is the way out.")};
    }

    QString description(const Scene& scene) const override {
        const CostSetting setting = costSetting(scene.parameters);
        QStringList sentences;
        sentences += TableWords::tr(
                         "What convolution, dilated convolution, recurrence, self-attention and restricted "
                         "self-attention cost per layer at %1.")
                         .arg(sizesWords(setting));
        sentences += countingSentence(setting);
        if (const auto selected = selectionOf(scene.parameters)) {
            const Explanation explanation = explain(scene, *selected);
            sentences += TableWords::tr("Selected: %1, %2: %3.")
                             .arg(explanation.tags[0].text, explanation.tags[1].text, explanation.value);
        }
        return sentences.join(betweenSentences());
    }

    std::vector<Preset> presets() const override {
        return {
            {"book",
             TableWords::tr("As in the book"),
             TableWords::tr("n = 60, d = 32, k = 3: the sizes of the encodings in Dive into Deep Learning."),
             {{"n", "60"}, {"d", "32"}, {"kernel", "3"}}},
            {"sentence",
             TableWords::tr("A sentence in a wide model"),
             TableWords::tr("32 tokens of width 512: n is less than d, and self-attention costs less than recurrence."),
             {{"n", "32"}, {"d", "512"}, {"radius", "4"}}},
            {"equal",
             TableWords::tr("As long as wide"),
             TableWords::tr("At n = d self-attention and recurrence cost the same."),
             {{"n", "64"}, {"d", "64"}}},
            {"long-document",
             TableWords::tr("A long document"),
             TableWords::tr(
                 "100 000 tokens: the square of the length outgrows all else, a neighbourhood of 257 does not."),
             {{"n", "100000"}, {"d", "512"}, {"radius", "128"}}},
            {"projections",
             TableWords::tr("With projections"),
             TableWords::tr("Queries, keys, values and output are products with matrices, too: 4 n d² more."),
             {{"n", "512"}, {"d", "512"}, {"projections", "on"}}},
            {"training",
             TableWords::tr("A training step in FLOPs"),
             TableWords::tr("Forward and backward, two operations for each multiply–add: six times the count."),
             {{"n", "512"}, {"d", "512"}, {"projections", "on"}, {"count", "flop"}, {"pass", "training"}}},
            {"unconnected",
             TableWords::tr("Nothing is connected"),
             TableWords::tr("k = 1 and radius 0: each token sees only itself, however many layers there are."),
             {{"kernel", "1"}, {"radius", "0"}}},
            {"one-count",
             TableWords::tr("One count, explained"),
             TableWords::tr("The multiply–adds of self-attention: scores and weighted sums."),
             {{"row", "3"}, {"column", "1"}}},
        };
    }

    std::span<const ParameterUse> uses() const override {
        static const std::array kUses{
            ParameterUse{.key = "n", .sliderMaximum = 4096},
            ParameterUse{.key = "d", .sliderMaximum = 1024},
            ParameterUse{.key = "kernel", .sliderMaximum = 15},
            ParameterUse{.key = "radius", .sliderMaximum = 64},
            ParameterUse{.key = "projections"},
            ParameterUse{.key = "count"},
            ParameterUse{.key = "pass"},
            ParameterUse{.key = "row",
                         .most = [](const Parameters&) -> std::int64_t { return std::int64_t(kRows) - 1; },
                         .mostText = "the last layer, 4"},
            ParameterUse{.key = "column",
                         .most = [](const Parameters&) -> std::int64_t { return std::int64_t(kColumns) - 1; },
                         .mostText = "the last column, 5"},
        };
        return kUses;
    }

    std::span<const TableDescription> tables() const override {
        static const std::array kTables{
            TableDescription{
                "table",
                "a kind of layer",
                {{"layer", "", ColumnType::Text, "its name"},
                 {"term-formula", "", ColumnType::Text, "operations per layer as O()"},
                 {"term", "", ColumnType::Integer, "value of the term in O(), whatever is counted"},
                 {"count-formula", "", ColumnType::Text, "operations, counted exactly"},
                 {"count", "", ColumnType::Integer, "their number: multiply-adds or FLOPs, by count and pass"},
                 {"sequential-formula", "", ColumnType::Text, "operations that wait for each other as O()"},
                 {"sequential", "", ColumnType::Integer, "value of the term in O()"},
                 {"path-formula", "", ColumnType::Text, "longest path between two tokens as O()"},
                 {"path", "", ColumnType::Real, "value of the term in O(), unrounded; infinite: never connected"},
                 {"memory-bytes", "", ColumnType::Integer, "activations kept for the backward pass, 8 bytes a number"},
                 {"parameters", "", ColumnType::Integer, "weights, without biases"},
                 {"source", "", ColumnType::Text, "whose definitions these are"}}},
            kDerivationTable,
        };
        return kTables;
    }

    double memoryNeeded(const Scene&) const override { return sizeof(TableResult) + kRows * sizeof(LayerCost); }

    std::shared_ptr<const Study> compute(const Scene& scene, std::stop_token) const override {
        auto result = std::make_shared<TableResult>();
        result->setting = costSetting(scene.parameters);
        result->costs = layerCosts(result->setting);
        for (const CostColumn column : kCostColumns)
            result->lowest[std::size_t(column)] = cheapest(result->costs, column);
        return result;
    }

    Table table(std::string_view name, const Scene& scene) const override {
        if (name == kDerivationTable.name) return derivationOfSelection(scene);
        if (name != "table") throw std::invalid_argument("complexity-table has no table \"" + std::string(name) + "\"");
        const CostSetting setting = costSetting(scene.parameters);
        const std::vector<LayerCost> costs = layerCosts(setting);
        const auto formulas = [&](CostColumn column) {
            std::vector<Expression> all;
            for (const LayerCost& cost : costs) {
                Expression formula = costFormula(cost.architecture, column, setting);
                all.push_back(isTermOfOrder(column) ? formula::order(std::move(formula)) : std::move(formula));
            }
            return all;
        };
        const auto counts = [&](CostColumn column) {
            std::vector<std::int64_t> all;
            for (const LayerCost& cost : costs) all.push_back(as64Bits(costCount(cost, column)));
            return all;
        };
        std::vector<std::string> names, sources;
        std::vector<double> paths;
        for (const LayerCost& cost : costs) {
            names.emplace_back(architectureName(cost.architecture));
            sources.emplace_back(costSource(cost.architecture));
            paths.push_back(cost.path);
        }
        return ColumnTable{{{"layer", std::move(names)},
                            {"term-formula", formulas(CostColumn::Term)},
                            {"term", counts(CostColumn::Term)},
                            {"count-formula", formulas(CostColumn::Exact)},
                            {"count", counts(CostColumn::Exact)},
                            {"sequential-formula", formulas(CostColumn::Sequential)},
                            {"sequential", counts(CostColumn::Sequential)},
                            {"path-formula", formulas(CostColumn::Path)},
                            {"path", std::move(paths)},
                            {"memory-bytes", counts(CostColumn::Memory)},
                            {"parameters", counts(CostColumn::Parameters)},
                            {"source", std::move(sources)}}};
    }

    std::unique_ptr<Figure> makeFigure() const override { return std::make_unique<TableFigure>(); }

    Explanation explain(const Scene& scene, const Cell& cell) const override {
        const CostSetting setting = costSetting(scene.parameters);
        const Architecture architecture = kComparedArchitectures[std::size_t(cell.row)];
        const CostColumn column = kCostColumns[std::size_t(cell.column)];
        const LayerCost cost = layerCost(architecture, setting);
        Explanation explanation;
        explanation.tags = {{architectureWords(architecture), IndexRole::None}, {columnWords(column), IndexRole::None}};
        explanation.value = valueWords(cost, column, false);
        if (column == CostColumn::Memory) explanation.value = TableWords::tr("%1 bytes").arg(wholeWords(cost.memory));
        explanation.sentence = meaning(architecture, column, setting);
        explanation.derivation = costDerivation(architecture, column, setting);
        return explanation;
    }

 private:
    /// What a number of the table says.
    static QString meaning(Architecture architecture, CostColumn column, const CostSetting& setting) {
        switch (column) {
            case CostColumn::Term:
                return termMeaning(architecture, setting);
            case CostColumn::Exact:
                return countingSentence(setting);
            case CostColumn::Sequential:
                return architecture == Architecture::Recurrent
                           ? TableWords::tr("Each step needs the state of the one before.")
                           : TableWords::tr("All outputs can be computed at once.");
            case CostColumn::Path:
                return pathMeaning(architecture, setting);
            case CostColumn::Memory:
                return TableWords::tr(
                    "What the layer keeps for its backward pass, 8 bytes for each number; a forward pass alone could "
                    "forget it.");
            case CostColumn::Parameters:
                if (architecture == Architecture::Attention || architecture == Architecture::Restricted)
                    return setting.projections ? TableWords::tr("Four projections of d × d, biases left out.")
                                               : TableWords::tr("Without projections there is nothing to learn.");
                return architecture == Architecture::Recurrent
                           ? TableWords::tr("A matrix for the input and one for the state, biases left out.")
                           : TableWords::tr("A d × d matrix for each place of the kernel, biases left out.");
        }
        return {};
    }

    static QString termMeaning(Architecture architecture, const CostSetting& setting) {
        const QString n = numberWords(setting.n);
        const QString d = numberWords(setting.d);
        switch (architecture) {
            case Architecture::Convolution:
            case Architecture::Dilated:
                return TableWords::tr(
                           "Each of %1 outputs multiplies %2 inputs of width %3 with a d × d matrix of their place in "
                           "the kernel.")
                    .arg(n, numberWords(setting.kernel), d);
            case Architecture::Attention:
                return TableWords::tr(
                           "%1 queries meet %1 keys; each meeting multiplies and adds %2 numbers. The constant 2, for "
                           "scores and weighted sums, is left out by O(·).")
                    .arg(n, d);
            case Architecture::Restricted:
                return TableWords::tr(
                           "%1 queries meet %2 keys each, fewer at the ends, which O(·) leaves out like the constant "
                           "2; each meeting multiplies and adds %3 numbers.")
                    .arg(n, numberWords(neighbourhood(setting)), d);
            default:
                return TableWords::tr(
                           "Each of %1 steps multiplies a state of width %2 with a d × d matrix. The constant 2, for "
                           "input and state, is left out by O(·).")
                    .arg(n, d);
        }
    }

    static QString pathMeaning(Architecture architecture, const CostSetting& setting) {
        switch (architecture) {
            case Architecture::Convolution:
            case Architecture::Dilated:
                if (setting.kernel == 1 && setting.n == 1)
                    return TableWords::tr(
                        "A kernel of one token never connects two: the term is infinite, though with n = 1 there is no "
                        "pair to connect.");
                if (setting.kernel == 1)
                    return TableWords::tr("A kernel of one token never connects two: the path is infinite.");
                return architecture == Architecture::Convolution
                           ? TableWords::tr("Layers until the first and the last token meet, as in d2l.ai 11.6.2.")
                           : TableWords::tr(
                                 "Layers until the first and the last token meet, each with k times the dilation of "
                                 "the one before, as in Vaswani et al. 2017, Table 1.");
            case Architecture::Attention:
                return TableWords::tr("Every output sees every token.");
            case Architecture::Restricted:
                if (setting.radius < setting.n - 1 && neighbourhood(setting) == setting.n)
                    return TableWords::tr(
                        "The term n/r is one layer, as r = n; but no token at an end meets the other end, which takes "
                        "two layers.");
                if (setting.radius == 0 && setting.n == 1)
                    return TableWords::tr(
                        "A token that meets only itself is never connected: the term is infinite, though with n = 1 "
                        "there is no pair to connect.");
                if (setting.radius == 0)
                    return TableWords::tr("A token that meets only itself is never connected: the path is infinite.");
                return TableWords::tr(
                    "Layers until the first and the last token meet; r is the whole neighbourhood, as in Vaswani et "
                    "al. 2017, Table 1.");
            default:
                return TableWords::tr("What the first token says is carried from step to step to the last.");
        }
    }

    static QString seen(const CostSetting& setting) {
        QStringList sentences;
        const std::vector<LayerCost> costs = layerCosts(setting);
        const LayerCost& attention = costOf(costs, Architecture::Attention);
        const LayerCost& recurrent = costOf(costs, Architecture::Recurrent);
        sentences += TableWords::tr(
                         "Self-attention costs %1 by its term in <a href=\"term:complexity\">O(·)</a> and %2 "
                         "counted exactly; recurrence costs %3 and %4.")
                         .arg(wholeWords(attention.term), wholeWords(attention.exact), wholeWords(recurrent.term),
                              wholeWords(recurrent.exact));
        sentences += TableWords::tr("At a radius ρ = %1 a query meets at most r = %2 keys.")
                         .arg(numberWords(setting.radius), numberWords(neighbourhood(setting)));
        return sentences.join(betweenSentences());
    }

    static QString tryThis(const CostSetting& setting) {
        QStringList suggestions;
        constexpr std::int64_t kWidest = 100'000;
        if (setting.n <= setting.d)
            suggestions +=
                TableWords::tr(
                    "<a href=\"n=%1\">Set n to %2</a>: now the term of self-attention is above that of recurrence.")
                    .arg(2 * setting.d)
                    .arg(numberWords(2 * setting.d));
        else if (2 * setting.n <= kWidest)
            suggestions +=
                TableWords::tr(
                    "<a href=\"d=%1\">Set d to %2</a>: now the term of self-attention is below that of recurrence.")
                    .arg(2 * setting.n)
                    .arg(numberWords(2 * setting.n));
        suggestions += setting.projections
                           ? TableWords::tr("<a href=\"projections=off\">Leave out the projections</a>.")
                           : TableWords::tr("<a href=\"projections=on\">Include the projections</a>.");
        suggestions += TableWords::tr("<a href=\"play:n\">Let n grow</a> and watch which bar becomes the longest.");
        suggestions += TableWords::tr("<a href=\"preset:unconnected\">A kernel of 1</a> connects nothing.");
        return suggestions.join(betweenSentences());
    }
};

}  // namespace

const Exhibit& complexityTable() {
    static const ComplexityTablePage exhibit;
    return exhibit;
}

}  // namespace attention
