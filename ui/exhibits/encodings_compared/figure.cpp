#include <algorithm>
#include <array>
#include <cmath>
#include <deque>

#include "core/encoding/encodings_compared_study.h"
#include "ui/exhibits/encodings_compared/exhibit.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/look.h"
#include "ui/figure/parts/declared.h"
#include "ui/figure/parts/legend.h"
#include "ui/figure/parts/mark_cell.h"
#include "ui/figure/parts/matrix.h"
#include "ui/figure/parts/offset_band.h"
#include "ui/figure/parts/offset_matrix.h"
#include "ui/figure/parts/paragraph.h"
#include "ui/figure/parts/part.h"
#include "ui/figure/parts/parts_figure.h"
#include "ui/figure/parts/plot.h"
#include "ui/figure/parts/symbol_legend.h"
#include "ui/figure/parts/table_rows.h"
#include "ui/figure/parts/text.h"
#include "ui/figure/parts/value_bars.h"
#include "ui/figure/parts/verdict_table.h"
#include "ui/figure/value_axis.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

constexpr std::size_t kKinds = kEncodingKinds.size();
constexpr std::size_t kProperties = kEncodingProperties.size();
/// Space above and below a band, as a fraction of the range.
constexpr double kBandHeadroom = 0.05;
/// Minimum width of a figure with a note beside each encoding; narrower figures have only the numbers.
constexpr double kForNotes = 720;
/// Offset of the diagonal that is marked by default.
constexpr Index kStartOffset = 5;
/// Number of lines that are reserved for the text of a test, so that the picture below does not move.
constexpr int kTestLines = 3;

/// Colours of bits: 1 is dark on a light background, and light on a dark one.
ColourMap bitMap(const Theme& theme) {
    return theme.isDark ? ColourMap(std::array{QColor(0x2B, 0x31, 0x38), QColor(0xD5, 0xDB, 0xE2)})
                        : ColourMap(std::array{QColor(0xEE, 0xF0, 0xF3), QColor(0x2B, 0x32, 0x3A)});
}

/// A table of nine encodings, each with a small picture of its scores and with its measured properties; and the chosen
/// encoding in large pictures: its table, the products p_i . p_j and the scores, the latter two also by offset.
class ComparedFigure : public PartsFigure {
    Q_DECLARE_TR_FUNCTIONS(EncodingsCompared)

 public:
    ComparedFigure() {
        setPartKeys(m_scoresHead, "scores-head", m_sampled, "sampled", m_zeros, "zeros-note", m_table, "encoding-table",
                    m_products, "product-matrix", m_productBand, "products-by-offset", m_scoreBand, "scores-by-offset",
                    m_tableScales, "table-scales", m_testWords, "test-in-words", m_glosses[0], "meaning", m_glosses[1],
                    "meaning-below", m_measures, "measure", m_notes, "encoding-note");
        for (const EncodingKind kind : kEncodingKinds) m_small.emplace_back(*this, scoresName(kind));
        m_rows.rowBox = [this](Index row) {
            const QRectF first = m_names[std::size_t(row)].frame(), last = m_cells[std::size_t(row)].back().content();
            const QRectF cell = m_cells[std::size_t(row)].front().content();
            return QRectF(QPointF(m_small.front().content().left() - 4, cell.top() - 0.5),
                          QPointF(std::max(last.right() + 4, first.left()), cell.bottom() + 0.5));
        };
        m_rows.columnBox = [this](Index column) {
            const auto index = std::size_t(column);
            return QRectF(m_cells.front()[index].content().topLeft() - QPointF(6, 2),
                          m_cells.back()[index].content().bottomRight() + QPointF(5, 2));
        };
        m_scores.declareHighlight = [this](Marks& marks, const Cell& cell, Highlight how) {
            if (how != Highlight::Current || !m_table.panel().isShown()) return;
            if (cell.column >= 0) m_table.panel().addRow(marks, cell.column, theme().indexJ);
            if (cell.row >= 0) m_table.panel().addRow(marks, cell.row, theme().indexI);
        };
        updateBand(m_productBand, &EncodingsComparedStudy::products);
        updateBand(m_scoreBand, &EncodingsComparedStudy::scores);
    }

 protected:
    Grid buildLayout() override {
        if (hasTests()) return tests();
        updateTable();
        updateChosen();
        const QString meaning = tr("what each property means");
        const QString measured = tr("what is measured for a property");
        const bool isWide = viewport().width() >= kForNotes;
        std::vector<LayoutItem> table{LayoutItem(m_scoresHead).dropPriority(5, measured), m_namesHead};
        for (TextPart& head : m_heads) table.emplace_back(head);
        table.emplace_back(m_rows);
        for (auto& line : m_glosses) {
            table.insert(table.end(), 2, LayoutItem());
            for (TextPart& gloss : line) table.push_back(LayoutItem(gloss).dropPriority(4, meaning));
            table.emplace_back();
        }
        table.insert(table.end(), {LayoutItem(), LayoutItem(m_sampled).dropPriority(5, measured)});
        for (TextPart& measure : m_measures) table.push_back(LayoutItem(measure).dropPriority(5, measured));
        table.emplace_back();
        for (std::size_t k = 0; k < kKinds; ++k) {
            table.emplace_back(m_small[k]);
            table.emplace_back(m_names[k]);
            for (MarkCellPart& cell : m_cells[k]) table.emplace_back(cell);
            table.push_back(LayoutItem(m_notes[k]).dropPriority(6, tr("what each encoding is")).onlyIf(isWide));
        }
        Grid left(3 + kProperties, std::move(table), {10, 2});
        std::vector<LayoutItem> withKeys{std::move(left)};
        if (decorations().legend) {
            withKeys.emplace_back(m_keys);
            std::vector<const Part*> marks;
            for (const auto& line : m_cells)
                for (const MarkCellPart& cell : line) marks.push_back(&cell);
            withKeys.push_back(LayoutItem(m_zeros).dropPriority(5, measured).about(std::move(marks)));
        }

        if (isTab("numbers")) return column(std::move(withKeys), 6);

        const EncodingsComparedStudy& study = shown();
        const bool hasTable = study.encoding.values.size() > 0;
        const QString name = EncodingsCompared::kindName(study.kind), effect = EncodingsCompared::effectText(study);
        if (isTab("by-distance")) {
            std::vector<LayoutItem> bands{m_scoreBand};
            if (hasTable) bands.insert(bands.begin(), LayoutItem(m_productBand));
            return column({LayoutItem(column(std::move(bands), 14).titled("chosen-encoding", {name}, {effect}))});
        }
        const QString curves = tr("the curves by offset"), matrices = tr("the rows and their products");
        std::vector<LayoutItem> pictures;
        if (hasTable) {
            pictures.push_back(LayoutItem(m_table).stretch(0.4).dropPriority(3, matrices));
            pictures.push_back(LayoutItem(m_products).dropPriority(3, matrices));
            if (!isTab("scores")) pictures.push_back(LayoutItem(m_productBand).dropPriority(2, curves));
        }
        pictures.emplace_back(m_scores);
        if (!isTab("scores")) pictures.push_back(LayoutItem(m_scoreBand).dropPriority(2, curves));
        std::vector<LayoutItem> chosen{row(std::move(pictures), 14)};
        if (decorations().colourBar) {
            std::vector<LayoutItem> scales;
            if (hasTable) scales.push_back(LayoutItem(m_tableScales).dropPriority(3, matrices));
            scales.emplace_back(m_scoreScale);
            chosen.emplace_back(row(std::move(scales), 20));
        }
        LayoutItem large(column(std::move(chosen), 6).titled("chosen-encoding", {name}, {effect}));
        if (isTab("scores")) return column({std::move(large)});
        return column({LayoutItem(column(std::move(withKeys), 6)).stretch(1.4),
                       std::move(large).stretch(1).dropPriority(1, tr("the chosen encoding, large"))},
                      12);
    }

    /// In the test "unique", marks the rows of the two most similar positions.
    void declareOverlay(Marks& marks) override {
        if (!hasTests() || !m_table.panel().isShown()) return;
        const EncodingMetrics& measures = shown().measuresOf(shown().kind);
        for (const Index position : {measures.closestFirst, measures.closestSecond})
            m_table.panel().addRow(marks, position, theme().indexI, 2);
    }

    /// On these tabs, the picture depends on the selected test.
    bool needsRelayout(const Scene& before, const Scene& after) const override {
        return hasTests() && !(before == after);
    }

 private:
    const EncodingsComparedStudy& shown() const { return study<EncodingsComparedStudy>(); }
    bool hasTests() const { return isTab("tests") || isTab("one-test"); }

    /// The tabs "tests" and "one-test": a table of all tests of all encodings. On "one-test" and in a presentation
    /// there is also the chosen test with its result and picture.
    Grid tests() {
        const EncodingsComparedStudy& study = shown();
        const Cell selected = selection().value_or(Cell{});
        const Index column =
            selected.matrix == kComparedMatrices.front() ? selected.column : Index(EncodingProperty::OffsetOnly);
        const EncodingProperty property = kEncodingProperties[std::size_t(column)];
        VerdictTablePart::Look look{
            .chosenColumn = column, .matrix = std::string(kComparedMatrices.front()), .key = "encoding"};
        for (const EncodingProperty tested : kEncodingProperties) look.heads += EncodingsCompared::testName(tested);
        for (const EncodingKind kind : kEncodingKinds) {
            look.rows.push_back({EncodingsCompared::kindName(kind), {}});
            for (const EncodingProperty tested : kEncodingProperties)
                look.rows.back().verdicts.push_back(verdictOf(study.measuresOf(kind), tested));
        }
        for (const Verdict verdict : {Verdict::Yes, Verdict::Partial, Verdict::No, Verdict::NotApplicable})
            look.legend += EncodingsCompared::verdictText(verdict);
        look.legend += tr("all five passed");
        if (!decorations().legend) look.legend.clear();
        const Verdict verdict = verdictOf(study.measuresOf(study.kind), property);
        const QString result = tr("%1: %2", "a test and its result")
                                   .arg(EncodingsCompared::testName(property), EncodingsCompared::verdictText(verdict));
        m_testName.set({EncodingsCompared::kindName(study.kind)}, textFont(font_size::kBody, QFont::DemiBold),
                       theme().text);
        m_testResult.set({result, EncodingsCompared::verdictText(verdict)}, textFont(font_size::kName), theme().text);
        m_testWords.set(EncodingsCompared::testText(study, property), font_size::kAxis, theme().muted, {}, kTestLines);
        m_tests.set(std::move(look));
        if (isTab("tests") && !isOnStage()) return attention::column({m_tests});
        const QString picture = tr("the picture of the chosen test");
        LayoutItem test = LayoutItem(attention::column(
            {m_testName, m_testResult, LayoutItem(m_testWords).dropPriority(2, tr("the chosen test in words")),
             testPicture(property), LayoutItem(m_below).stretch(0.001)},
            4));
        return row({LayoutItem(m_tests).stretch(1.75), std::move(test).dropPriority(1, picture, "test-picture")}, 24);
    }

    LayoutItem testPicture(EncodingProperty property) {
        const EncodingsComparedStudy& study = shown();
        const bool hasTable = study.encoding.values.size() > 0;
        const auto bars = EncodingsCompared::testBars(study, property);
        if (!bars.empty()) {
            m_testBars.set(bars);
            return m_testBars;
        }
        const bool isTable = property == EncodingProperty::Unique && hasTable;
        const DisplayedMatrix& values = isTable ? study.encoding : hasTable ? study.products : study.scores;
        MatrixStyle style = styleOf(values);
        if (isTable && study.isBits()) style.map = bitMap(theme());
        m_testScale.set({LegendPart::scale(style.map, style.low, style.high, {}, values.limit < 10 ? 1 : 0, theme())});
        if (isTable) {
            m_table.setMatrix(std::string(encodingName(study.kind)));
            m_table.set(study.encoding.values, std::move(style), {.least = {0.01, 0.01}, .minimumTotal = {60, 80}});
            return LayoutItem(column({m_table, m_testScale}, 4).enclosed());
        }
        m_diagonal.setMatrix(scoresName(study.kind));
        m_diagonal.set(values.values, std::move(style),
                       {.least = {0.01, 0.01}, .minimumTotal = {84, 84}, .isSquare = true});
        const Cell selected = selection().value_or(Cell{});
        const Index last = values.values.rows() - 1;
        const Index offset = std::min(
            last, selected.matrix == scoresName(study.kind) ? std::abs(selected.column - selected.row) : kStartOffset);
        m_diagonal.setDiagonal(offset, tr("%1 apart").arg(formatInteger(offset)),
                               EncodingsCompared::diagonalText(values.band, last + offset), theme());
        return LayoutItem(column({m_diagonal, m_testScale}, 4).enclosed());
    }

    void updateTable() {
        const EncodingsComparedStudy& study = shown();
        const Cell selected = selection().value_or(Cell{});
        m_rows.set({.count = Index(kKinds),
                    .chosen = Index(study.kind),
                    .column = selected.matrix == kComparedMatrices.front() ? selected.column : 0,
                    .matrix = std::string(kComparedMatrices.front()),
                    .key = "encoding"});
        const QFont bold = textFont(font_size::kAxis, QFont::DemiBold), small = textFont(font_size::kSmallest);
        m_scoresHead.set({tr("scores")}, bold, theme().text);
        m_namesHead.set({tr("encoding")}, bold, theme().text);
        const Index step = study.step();
        m_sampled.set(step > 1 ? QStringList{tr("every %1th position").arg(step)} : QStringList(), small,
                      theme().muted);
        for (TextPart* head : {&m_scoresHead, &m_namesHead, &m_sampled}) head->keepNarrow();
        // Columns are as wide as the longest possible numbers, not the current ones, so that the layout is stable.
        const std::array longest{0.00123, 98765.0, 6e-16, 0.0, 6e-17};
        for (std::size_t p = 0; p < kProperties; ++p) {
            m_heads[p].set({EncodingsCompared::propertyName(kEncodingProperties[p])}, bold, theme().text);
            m_measures[p].set({EncodingsCompared::measureName(study, kEncodingProperties[p])}, small, theme().muted);
            m_heads[p].keepNarrow();
            m_measures[p].keepNarrow();
            const auto gloss = EncodingsCompared::propertyGloss(kEncodingProperties[p]);
            for (std::size_t line = 0; line < gloss.size(); ++line) {
                m_glosses[line][p].set({gloss[line]}, small, theme().text);
                m_glosses[line][p].keepNarrow();
            }
        }
        for (const EncodingKind kind : kEncodingKinds) {
            const auto k = std::size_t(kind);
            const bool isChosen = kind == study.kind;
            m_small[k].setStep(study.step());
            const double limit = keptScaleEnd(("small " + std::to_string(k)).c_str(), study.limits[k]);
            m_small[k].set(study.samples[k].scores,
                           {.map = ColourMap::signedMap(theme()),
                            .low = -limit,
                            .high = limit,
                            .showsRowLabels = false,
                            .showsColumnLabels = false},
                           {.least = {0.01, 0.01},
                            .minimumTotal = {15, 15},
                            .isSquare = true,
                            .hasNoOutline = true,
                            .rows = study.comparedPositions(),
                            .columns = study.comparedPositions()});
            m_names[k].set({EncodingsCompared::kindName(kind)},
                           textFont(font_size::kAxis, isChosen ? QFont::DemiBold : QFont::Normal), theme().text);
            m_names[k].keepNarrow();
            const bool isRandom = kind == EncodingKind::Learned && !study.setup.learned;
            m_notes[k].set(
                {isRandom ? study.comparedPositions() > study.setup.trainingLength ? tr("random; no row where hatched")
                                                                                   : tr("random, not trained here")
                          : EncodingsCompared::kindNote(kind)},
                small, theme().muted);
            m_notes[k].keepNarrow();
            for (std::size_t p = 0; p < kProperties; ++p) {
                const EncodingProperty property = kEncodingProperties[p];
                const Verdict verdict = verdictOf(study.measuresOf(kind), property);
                const bool isCount = property == EncodingProperty::Extrapolates;
                const QString mark =
                    property == EncodingProperty::OffsetOnly ? QString(QChar(EncodingsCompared::kOnScores)) : QString();
                m_cells[k][p].set(
                    {.mark = [this, verdict](Marks& marks,
                                             const QRectF& box) { addVerdict(marks, box, verdict, theme()); },
                     .numbers = EncodingsCompared::cellNumbers(study, kind, property),
                     .widest = isCount ? QStringLiteral("512") : EncodingsCompared::shortNumber(longest[p], 2) + mark,
                     .cell = {Index(k), Index(p), std::string(kComparedMatrices.front())}});
            }
        }
        std::vector<SymbolLegendPart::Key> keys;
        for (const Verdict verdict : {Verdict::Yes, Verdict::Partial, Verdict::No, Verdict::NotApplicable})
            keys.push_back(
                {{EncodingsCompared::verdictText(verdict)},
                 [this, verdict](Marks& marks, const QRectF& box) { addVerdict(marks, box, verdict, theme()); }});
        keys.push_back({{tr("measured on scores, the others on rows")}, [this, small](Marks& marks, const QRectF& box) {
                            marks.label(box, Qt::AlignCenter, QString(QChar(EncodingsCompared::kOnScores)), small,
                                        theme().text);
                        }});
        m_keys.set(std::move(keys), small, theme().muted);
        m_zeros.set(EncodingsCompared::zerosText(study), small, theme().muted);
    }

    /// The style of a matrix: a signed colour map if it has negative values, else a positive one.
    MatrixStyle styleOf(const DisplayedMatrix& shownValues) const {
        const EncodingsComparedStudy& study = shown();
        const char* scale = &shownValues == &study.scores     ? "scores"
                            : &shownValues == &study.products ? "products"
                                                              : "encoding";
        const auto [low, high] = keptColours(scale, shownValues.limit, shownValues.isSigned);
        return {
            .map = low < 0 ? ColourMap::signedMap(theme()) : ColourMap::positive(theme()), .low = low, .high = high};
    }

    void updateChosen() {
        const EncodingsComparedStudy& study = shown();
        const bool hasTable = study.encoding.values.size() > 0;
        const Index n = study.setup.positions;
        const bool isInteger = study.isBits() || study.kind == EncodingKind::Integer;
        m_table.setMatrix(std::string(encodingName(study.kind)));
        for (MatrixPart* square : {&m_products, &m_scores}) square->setMatrix(scoresName(study.kind));
        std::vector<LegendPart::Entry> ofTable, ofScores;
        const auto set = [&](MatrixPart& part, const DisplayedMatrix& values, MatrixStyle look, const CellSizes& cells,
                             int decimals) {
            look.decimals = decimals;
            (&values == &study.scores ? ofScores : ofTable)
                .push_back(LegendPart::scale(look.map, look.low, look.high,
                                             look.symbol.isEmpty() ? look.name : look.symbol,
                                             values.limit < 10 && decimals > 0 ? 1 : 0, theme()));
            part.set(values.values, std::move(look), cells);
        };
        const CellSizes squares{
            .least = {0.01, 0.01}, .minimumTotal = {64, 64}, .isSquare = true, .rows = n, .columns = n};
        if (hasTable) {
            MatrixStyle look = styleOf(study.encoding);
            if (study.isBits()) look.map = bitMap(theme());
            look.symbol = QStringLiteral("𝑝");
            set(m_table, study.encoding, std::move(look), {.least = {0.01, 0.01}, .minimumTotal = {22, 64}, .rows = n},
                isInteger ? 0 : 1);
            MatrixStyle products = styleOf(study.products);
            products.showsRowLabels = false;
            products.symbol = QStringLiteral("𝑝 · 𝑝");
            products.note = tr("dot products");
            set(m_products, study.products, std::move(products), squares, isInteger ? 0 : 1);
        }
        MatrixStyle scores = styleOf(study.scores);
        scores.name = tr("scores");
        set(m_scores, study.scores, std::move(scores), squares, 1);
        m_tableScales.set(std::move(ofTable));
        m_scoreScale.set(std::move(ofScores));
        m_productBand.setTitle({tr("dot products"), QStringLiteral("𝑝 · 𝑝")}, {tr("by offset")});
        m_scoreBand.setTitle({tr("scores")}, {tr("by offset; grey: all values"), tr("by offset")});
        for (auto& [plot, values] : {std::pair{&m_productBand, &study.products}, {&m_scoreBand, &study.scores}}) {
            if (values->values.size() == 0) continue;
            const double low = values->low, high = values->high;
            const double headroom = std::max(kBandHeadroom * (high - low), 1e-9 * std::max(1.0, std::abs(high)));
            const double reach = std::max(1.0, double(values->band.mean.size() / 2));
            plot->styleAxes({-reach, reach}, tr("offset δ"), {low - headroom, high + headroom});
            plot->x().setLabelColor(theme().indexDelta);
            setTicks(
                plot->x(),
                {{-reach, formatDecimals(-reach, 0)}, {0, formatDecimals(0, 0)}, {reach, formatDecimals(reach, 0)}});
            plot->y().ticker()->setTickCount(2);
            plot->setMinimumSize({64, 36});
        }
    }

    void updateBand(PlotPart& plot, DisplayedMatrix EncodingsComparedStudy::*values) {
        plot.declareMarks = [this, &plot, values](Marks& marks) {
            addOffsetBand(marks, plot, (shown().*values).band, theme());
        };
        plot.declareHighlight = [this, &plot, values](Marks& marks, const Cell& cell, Highlight how) {
            const Matrix& matrix = (shown().*values).values;
            if (how != Highlight::Current || cell.matrix != scoresName(shown().kind)) return;
            if (cell.row < 0 || cell.column < 0 || cell.row >= matrix.rows() || cell.column >= matrix.cols()) return;
            const QPointF point = plot.at(double(cell.column - cell.row), matrix(cell.row, cell.column));
            marks.casedLine({point.x(), plot.content().top(), point.x(), plot.content().bottom()}, theme().indexDelta,
                            1.5, theme().surface);
            marks.dot(point, 4, theme().indexDelta, true, theme().surface);
        };
    }

    TableRowsPart m_rows;
    TextPart m_scoresHead, m_namesHead, m_sampled, m_zeros;
    std::array<TextPart, kProperties> m_heads, m_measures;
    std::array<std::array<TextPart, kProperties>, 2> m_glosses;  ///< by line
    std::deque<MatrixPart> m_small;
    std::array<TextPart, kKinds> m_names, m_notes;
    std::array<std::array<MarkCellPart, kProperties>, kKinds> m_cells;
    SymbolLegendPart m_keys;
    MatrixPart m_table{*this}, m_products{*this}, m_scores{*this};
    PlotPart m_productBand{*this}, m_scoreBand{*this};
    LegendPart m_tableScales, m_scoreScale, m_testScale;
    VerdictTablePart m_tests;
    TextPart m_testName, m_testResult;
    ParagraphPart m_testWords;
    OffsetMatrixPart m_diagonal{*this};
    ValueBarsPart m_testBars;
    MarksPart m_below;  ///< takes the height that the picture of a test does not need
};

}  // namespace

const FigureMaker encodingsComparedFigure = newFigure<ComparedFigure>;

}  // namespace attention
