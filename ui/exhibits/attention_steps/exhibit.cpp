#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <stdexcept>

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include "core/attention/attention_derivation.h"
#include "core/attention/attention_setting.h"
#include "core/attention/weighted_values.h"
#include "core/encoding/embedding_derivation.h"
#include "core/encoding/sinusoidal.h"
#include "core/extent.h"
#include "core/scene/lists.h"
#include "ui/exhibits/attention_layer.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/sinusoidal_words.h"
#include "ui/exhibits/token_input.h"
#include "ui/figure/figure.h"
#include "ui/figure/formula.h"
#include "ui/figure/matrix_panel.h"
#include "ui/text/language_signs.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

struct PageWords {
    Q_DECLARE_TR_FUNCTIONS(AttentionSteps)
};

/// The matrices, in the order of the tables: the first is the default.
constexpr std::array<std::string_view, 17> kMatrices{
    "weights",       "X",      "Q",   "K",   "V",   "scores", "scaled", "masked", "head-output",
    "concatenation", "output", "W_q", "W_k", "W_v", "W_o",    "P",      "M"};
constexpr int kLastStep = 8;

bool isOneOf(std::string_view name, std::initializer_list<std::string_view> names) {
    return std::ranges::find(names, name) != names.end();
}

/// A cell that names no matrix of this page is one of the first.
std::string_view known(std::string_view name) {
    return std::ranges::find(kMatrices, name) == kMatrices.end() ? kMatrices.front() : name;
}

/// The layer of this page is d2l's: the heads of other pages may be made otherwise.
Scene ownScene(Scene scene) {
    scene.parameters.headDesign = HeadDesign::Narrow;
    return scene;
}

Index sequenceOf(const Parameters& parameters, const AttentionSetting& setting) {
    return std::clamp<Index>(Index(parameters.sequence.value_or(0)), 0, setting.batch - 1);
}
Index headOf(const Parameters& parameters, const MultiHeadAttention& layer) {
    return std::clamp<Index>(Index(parameters.head.value_or(0)), 0, layer.heads - 1);
}

/// A token in quotation marks; of one that occurs more than once also which of them.
QString placedWord(const std::vector<std::string>& words, Index place) {
    const std::string& word = words[std::size_t(place)];
    const QString quoted = quotedWord(word);
    return std::ranges::count(words, word) == 1
               ? quoted
               : PageWords::tr("%1 (place %2)").arg(quoted).arg(displayNumber(double(place), 0));
}

/// The numbers that were typed in the place of a matrix's own.
std::vector<Entry> typedEntries(const Parameters& parameters) {
    try {
        return readEntries(parameters.entries);
    } catch (const std::invalid_argument&) {
        return {};  // whoever reads them refuses such ones
    }
}

/// A run with the one sequence and head that is looked at.
struct Looked {
    const AttentionRun& run;
    Index sequence;
    Index head;

    const MultiHeadAttention& layer() const { return run.layer; }
    const AttentionSetting& setting() const { return run.setting; }
    bool hasProjections() const { return run.setting.choice.projections; }
    const Mask& mask() const { return run.layer.masks[std::size_t(sequence)]; }

    /// The numbers of one of the page's matrices.
    Matrix values(std::string_view name) const {
        const Index n = layer().queryCount;
        const Index m = layer().keyCount;
        const Index w = layer().width;
        const AttentionWeights& weights = setting().weights;
        name = known(name);
        if (name == "weights") return layer().headWeights(sequence, head);
        if (name == "X") return setting().input.middleRows(sequence * n, n);
        if (name == "P")
            return setting().hasPositions ? setting().positions
                                          : sinusoidalTable({.positions = n, .dimensions = setting().dimensions});
        if (name == "M") return (setting().isCross ? setting().memory : setting().input).middleRows(sequence * m, m);
        if (name == "Q") return layer().query.block(sequence * n, head * w, n, w);
        if (name == "K") return layer().key.block(sequence * m, head * w, m, w);
        if (name == "V") return layer().value.block(sequence * m, head * w, m, w);
        if (name == "scores") return layer().headScores(sequence, head);
        if (name == "scaled") return scaledScores(layer(), sequence, head);
        if (name == "masked") return maskedScores(layer(), sequence, head);
        if (name == "head-output") return headOutput(layer(), sequence, head);
        if (name == "concatenation") return layer().concatenation.middleRows(sequence * n, n);
        if (name == "output") return layer().output.middleRows(sequence * n, n);
        // Without projections everything is as if they changed nothing.
        const bool isProjection = isOneOf(name, {"W_q", "W_k", "W_v", "W_o"});
        if (isProjection && !hasProjections()) return Matrix::Identity(setting().dimensions, setting().dimensions);
        if (name == "W_q") return weights.query;
        if (name == "W_k") return weights.key;
        if (name == "W_v") return weights.value;
        if (name == "W_o") return weights.output;
        throw std::invalid_argument("attention has no matrix \"" + std::string(name) + "\"");
    }
};

struct StepsResult : Study {
    std::shared_ptr<const AttentionRun> run;
    Index sequence = 0;
    Index head = 0;
    std::array<Matrix, kMatrices.size()> values;  ///< empty where there is none
    QStringList words;
    QStringList keyWords;
    double largest = 1;            ///< of everything that is d or w wide, without its sign
    double largestProjection = 1;  ///< of W
    double largestScore = 1;       ///< of scores, also when scaled
    double largestWeight = 1;

    Looked looked() const { return {*run, sequence, head}; }
    const Matrix& matrix(std::string_view name) const {
        return values[std::size_t(std::ranges::find(kMatrices, known(name)) - kMatrices.begin())];
    }
};

double largestOf(const Matrix& matrix) {
    if (matrix.size() == 0) return 0;
    const auto [least, most] = extentOf(matrix);
    return std::max(-least, most);
}

/// What a cell has to do with: the query that asks, the key that is asked, a column of vectors.
struct Indices {
    std::optional<Index> query;
    std::optional<Index> key;
    std::optional<Index> column;
};

Indices indicesOf(const Cell& cell) {
    const std::string_view name = known(cell.matrix);
    if (isOneOf(name, {"weights", "scores", "scaled", "masked"})) return {cell.row, cell.column, {}};
    if (isOneOf(name, {"K", "V", "M"})) return {{}, cell.row, cell.column};
    if (isOneOf(name, {"W_q", "W_k", "W_v", "W_o"})) return {{}, {}, cell.row};
    return {cell.row, {}, cell.column};
}

/// The query whose row of weights is spread out: that of the selected cell, else the last one.
Index queryOf(const Parameters& parameters, Index count) {
    if (const auto cell = selectionOf(parameters))
        if (const auto query = indicesOf(*cell).query) return std::min(*query, count - 1);
    return count - 1;
}

/// What the page shows, in the order in which it comes about.
enum class Part {
    Tokens,
    Positions,
    Memory,
    Projection,  ///< W_q, W_k or W_v, the one that is asked about
    Query,
    Key,
    Value,
    Scores,
    Scaled,
    Masked,
    Weights,
    ValueAgain,
    Weighted,
    Sum,
    HeadOutput,  ///< of one head, or of all side by side
    OutputProjection,
    Output
};
constexpr std::size_t kParts = std::size_t(Part::Output) + 1;

/// The step with which each part appears.
int stepOf(Part part) {
    switch (part) {
        case Part::Tokens:
        case Part::Positions:
        case Part::Memory:
            return 1;
        case Part::Projection:
        case Part::Query:
        case Part::Key:
        case Part::Value:
            return 2;
        case Part::Scores:
            return 3;
        case Part::Scaled:
            return 4;
        case Part::Masked:
            return 5;
        case Part::Weights:
            return 6;
        case Part::ValueAgain:
        case Part::Weighted:
            return 7;
        default:
            return kLastStep;
    }
}

/// Below this the figure leaves out what it can.
constexpr QSizeF kRoomy(640, 420);
/// Three bands of matrices with their names; less is drawn smaller as a whole.
constexpr QSize kLeastRoom(480, 292);
/// Cells are no larger than this, so that few tokens do not become blocks.
constexpr double kMostRowHeight = 30;
constexpr double kMostColumnWidth = 64;
/// Of a cell that is hatched one by one; finer ones share their lines.
constexpr double kValueGap = 3;
constexpr double kConnector = 1.5;
constexpr double kArrowHead = 4.5;
/// Pixels from one row of words to the next, at least.
constexpr double kWordPitch = 14;
constexpr double kTagHeight = 18;
constexpr double kSwitchBox = 20;

/// A matrix of the figure, as it is drawn.
struct Panel {
    std::optional<MatrixPanel> cells;
    const Matrix* values = nullptr;   ///< with tokens in rows; null: not there
    Matrix drawn;                     ///< what is drawn instead, where that is not the matrix itself
    bool flipped = false;             ///< rows are drawn as columns
    std::string matrix;               ///< the table that a cell belongs to
    Index firstRow = 0;               ///< of that table
    std::vector<Expression> symbols;  ///< its name, the longest form first
    QString sign;                     ///< before the name, in the face of formulas
    QString name;
    QString note;

    bool isShown() const { return values && cells->isShown(); }
    QRectF area() const { return cells->area(); }
    QRectF box(Index row, Index column) const { return flipped ? cells->box(column, row) : cells->box(row, column); }
    /// A whole row or column of the values, wherever it is drawn.
    QRectF rowBox(Index row) const { return box(row, 0).united(box(row, values->cols() - 1)).adjusted(-1, -1, 1, 1); }
    QRectF columnBox(Index column) const {
        return box(0, column).united(box(values->rows() - 1, column)).adjusted(-1, -1, 1, 1);
    }
};

/// What goes into the layer.
QString inputName(bool hasPositions) {
    return hasPositions ? QStringLiteral("X + P") : QStringLiteral("X");
}

Expression plain(std::string_view name) {
    return formula::symbol(name, 0);
}
Expression transposed(Expression matrix) {
    return formula::power(std::move(matrix), plain("T"));
}
Expression projection(std::string_view which) {
    return formula::symbol("W", 0, IndexRole::None, {plain(which)});
}

class StepsFigure : public Figure {
 public:
    StepsFigure() {
        freeLayout(*this);
        for (Panel& panel : m_panels) panel.cells.emplace(*this);
        m_plane = new QCPAxisRect(this, true);
        m_plane->setRangeDrag({});
        m_plane->setRangeZoom({});
        layOnLayers(*m_plane);
        showPlane(false);
    }

    QSize leastRoom() const override { return kLeastRoom; }

    std::optional<Cell> cellAt(const QPointF& place) const override {
        if (!hasStudy()) return std::nullopt;
        for (std::size_t i = 0; i < kParts; ++i) {
            const Panel& panel = m_panels[i];
            auto cell = panel.cells->cellAt(place);
            if (!cell) continue;
            // The terms of a sum are no table; what they add up to is.
            if (isOneOf(panel.matrix, {"terms", "sum"})) return Cell{m_query, cell->column, "head-output"};
            cell->row += panel.firstRow;
            cell->matrix = panel.matrix;
            return cell;
        }
        if (m_bars.contains(place)) {
            const Index keys = shown().run->layer.keyCount;
            const auto key = Index((place.y() - m_bars.top()) / m_bars.height() * double(keys));
            return Cell{m_query, std::clamp<Index>(key, 0, keys - 1), "weights"};
        }
        return std::nullopt;
    }

    /// Beyond the last column of a matrix the next one in its band begins.
    Cell neighbour(const Cell& cell, int right, int down) const override {
        if (m_columns) std::swap(right, down);
        const Panel* panel = panelOf(cell);
        if (!panel) return {cell.row + down, cell.column + right, cell.matrix};
        // Projections lie on their side.
        if (panel->cells->look().isTransposed != m_columns) std::swap(right, down);
        Cell next{cell.row + down, cell.column + right, cell.matrix};
        const Index columns = panel->values->cols();
        if (panel->cells->look().isTransposed != m_columns || (next.column >= 0 && next.column < columns)) return next;
        const auto at = std::ranges::find(m_walk, cell.matrix);
        if (at == m_walk.end()) return next;
        if (next.column >= columns && at + 1 != m_walk.end()) return {next.row, 0, *(at + 1)};
        if (next.column < 0 && at != m_walk.begin())
            return {next.row, std::max<Index>(0, shown().matrix(*(at - 1)).cols() - 1), *(at - 1)};
        return next;
    }

    /// A click on a masked cell shows or hides it; a head is chosen by its number.
    std::optional<Choice> choiceAt(const QPointF& place) const override {
        if (!hasStudy()) return std::nullopt;
        for (std::size_t i = 0; i < m_heads.size(); ++i)
            if (m_heads[i].contains(place)) return Choice{"head", std::int64_t(i)};
        for (std::size_t i = 0; i < m_sequences.size(); ++i)
            if (m_sequences[i].contains(place)) return Choice{"sequence", std::int64_t(i)};
        const Panel& masked = at(Part::Masked);
        const auto cell = masked.cells->cellAt(place);
        if (!cell) return std::nullopt;
        const Mask& mask = shown().looked().mask();
        const auto reasons = mask.reasons(cell->row, cell->column);
        if (!reasons.empty() && reasons != std::vector{MaskReason::Hand}) return std::nullopt;
        return Choice{"masked-cells", withToggledCell(scene().parameters.maskedCells, cell->row, cell->column)};
    }

 protected:
    bool selectionMovesLayout(const Scene& before, const Scene& after) const override {
        const Index queries = shown().run->layer.queryCount;
        return Figure::selectionMovesLayout(before, after) ||
               queryOf(before.parameters, queries) != queryOf(after.parameters, queries);
    }

    void arrange() override {
        const Parameters& parameters = scene().parameters;
        m_query = queryOf(parameters, shown().run->layer.queryCount);
        m_columns = parameters.tokenAxis == TokenAxisChoice::Columns;
        m_arrows = parameters.outputView == OutputViewChoice::AsArrows;
        const QRectF room = viewport();
        m_roomy = room.width() >= kRoomy.width() && room.height() >= kRoomy.height();
        fillPanels();
        layBands();
        m_equations = equationsFit();
    }

    void drawContent(QCPPainter& painter) override {
        painter.save();
        painter.setAntialiasing(true);
        drawConnectors(painter);
        for (Panel& panel : m_panels) {
            if (!panel.isShown()) continue;
            panel.cells->draw(painter);
            drawName(painter, panel);
        }
        if (m_bars.isValid()) drawBars(painter);
        if (m_planeShown) drawPlane(painter);
        drawSwitch(painter, m_heads, shown().head, headWord());
        drawSwitch(painter, m_sequences, shown().sequence, sequenceWord());
        if (parts().colourBar) drawLegend(painter);
        painter.restore();
    }

    void drawSelection(QCPPainter& painter) override {
        painter.save();
        painter.setAntialiasing(true);
        const auto selected = selection();
        if (selected) light(painter, *selected, true);
        if (hover() && hover() != selected) light(painter, *hover(), false);
        for (const Cell& pin : scene().view.pins)
            if (const Panel* panel = panelOf(pin))
                drawCellMark(painter, panel->cells->box(pin.row - panel->firstRow, pin.column), panel->area(), theme());
        painter.restore();
    }

 private:
    const StepsResult& shown() const { return Figure::study<StepsResult>(); }
    Panel& at(Part part) { return m_panels[std::size_t(part)]; }
    const Panel& at(Part part) const { return m_panels[std::size_t(part)]; }

    /// The panel in which a cell is drawn, if it is; values appear twice, and the first time they are asked.
    const Panel* panelOf(const Cell& cell) const {
        for (const Panel& panel : m_panels)
            if (panel.isShown() && panel.matrix == cell.matrix && cell.row >= panel.firstRow &&
                cell.row < panel.firstRow + panel.values->rows() && cell.column < panel.values->cols())
                return &panel;
        return nullptr;
    }

    /// Which of W_q, W_k and W_v has its place on the page now.
    std::string_view shownProjection() const {
        const auto cell = selection();
        if (cell && isOneOf(cell->matrix, {"K", "W_k"})) return "W_k";
        if (cell && isOneOf(cell->matrix, {"V", "W_v"})) return "W_v";
        return "W_q";
    }

    /// What each panel shows, and how it is called.
    void fillPanels() {
        const StepsResult& page = shown();
        const Looked looked = page.looked();
        const Parameters& parameters = scene().parameters;
        const bool projected = looked.hasProjections();
        const bool several = page.run->layer.heads > 1;
        const bool isCross = page.run->setting.isCross;
        const bool oneQuery = parameters.queries == QueriesChoice::One;
        for (Panel& panel : m_panels) {
            panel.values = nullptr;
            panel.matrix.clear();
            panel.firstRow = 0;
            panel.symbols.clear();
            panel.sign.clear();
            panel.name.clear();
            panel.note.clear();
        }
        const auto fill = [&](Part part, std::string_view matrix, std::vector<Expression> symbols, QString name,
                              QString note = {}) -> Panel& {
            Panel& panel = at(part);
            panel.values = &page.matrix(matrix);
            panel.matrix = matrix;
            panel.symbols = std::move(symbols);
            panel.name = std::move(name);
            panel.note = std::move(note);
            if (panel.values->size() == 0 || stepOf(part) > parameters.step) panel.values = nullptr;
            return panel;
        };
        /// Of one query at a time only its row is there.
        const auto fillRows = [&](Part part, std::string_view matrix, std::vector<Expression> symbols, QString name,
                                  QString note = {}) {
            Panel& panel = fill(part, matrix, std::move(symbols), std::move(name), std::move(note));
            if (!oneQuery || !panel.values) return;
            panel.drawn.setConstant(panel.values->rows(), panel.values->cols(),
                                    std::numeric_limits<double>::quiet_NaN());
            panel.drawn.row(m_query) = panel.values->row(m_query);
            panel.values = &panel.drawn;
        };
        using namespace formula;
        // Tokens in columns: what is drawn is X^T, which W multiplies from the left as it is.
        const auto drawnProjection = [&](std::string_view which) {
            return m_columns ? projection(which) : transposed(projection(which));
        };
        const bool positions = page.run->setting.hasPositions;
        const Expression input = positions ? sum({plain("X"), plain("P")}) : plain("X");
        const auto from = [&](std::string_view symbol, const Expression& source, std::string_view which) {
            if (!projected) return std::vector{equation({plain(symbol), source}), plain(symbol)};
            const bool isSum = source.parts.size() > 1;
            const Expression bracketed = isSum ? brackets(source) : source;
            const Expression made =
                m_columns ? product({drawnProjection(which), bracketed}) : product({bracketed, drawnProjection(which)});
            return std::vector{equation({plain(symbol), made}), plain(symbol)};
        };
        fill(Part::Tokens, "X", {input}, PageWords::tr("tokens"));
        if (!isCross && m_roomy) fill(Part::Positions, "P", {plain("P")}, PageWords::tr("positions"));
        fill(Part::Memory, "M", {plain("M")}, PageWords::tr("memory"));
        if (projected) {
            const std::string_view name = shownProjection();
            const std::string_view which = name.substr(2);
            Panel& panel = fill(Part::Projection, name, {drawnProjection(which)},
                                which == "q"   ? PageWords::tr("to queries")
                                : which == "k" ? PageWords::tr("to keys")
                                               : PageWords::tr("to values"));
            if (panel.values) {
                panel.firstRow = page.head * page.run->layer.width;
                panel.drawn = panel.values->middleRows(panel.firstRow, page.run->layer.width);
                panel.values = &panel.drawn;
            }
        }
        const Expression source = isCross ? plain("M") : input;
        fillRows(Part::Query, "Q", from("Q", input, "q"), PageWords::tr("queries"));
        fill(Part::Key, "K", from("K", source, "k"), PageWords::tr("keys"));
        fill(Part::Value, "V", from("V", source, "v"), PageWords::tr("values"));

        const auto product2 =
            m_columns ? product({transposed(plain("K")), plain("Q")}) : product({plain("Q"), transposed(plain("K"))});
        fillRows(Part::Scores, "scores", {product2}, PageWords::tr("scores"));
        const double temperature = page.run->layer.temperature;
        QString scaledNote;
        if (temperature != 1) scaledNote = PageWords::tr("temperature %1").arg(significantNumber(temperature, 3));
        std::vector<Expression> divisor;
        if (projected) divisor.push_back(root(number(double(page.run->layer.width))));
        if (temperature != 1) divisor.push_back(rounded(temperature, 3));
        if (divisor.size() > 1) divisor = {brackets(times(std::move(divisor)))};
        const bool isDivided = !divisor.empty();
        fillRows(Part::Scaled, "scaled", std::move(divisor),
                 isDivided ? PageWords::tr("scaled") : PageWords::tr("not scaled"), scaledNote);
        if (isDivided) at(Part::Scaled).sign = QStringLiteral("÷");
        fillRows(Part::Masked, "masked", {}, PageWords::tr("masked"), maskNote());
        fillRows(Part::Weights, "weights", {}, PageWords::tr("weights"),
                 m_columns ? PageWords::tr("softmax of each column") : PageWords::tr("softmax of each row"));

        m_terms = weightedValues(page.run->layer, page.sequence, page.head, m_query);
        if (parameters.step >= stepOf(Part::Weighted) && !m_arrows) {
            if (m_roomy) {
                fill(Part::ValueAgain, "V", {plain("V")}, PageWords::tr("values"));
                at(Part::ValueAgain).matrix = "terms";
            }
            Panel& weighted = at(Part::Weighted);
            weighted.values = &m_terms;
            weighted.matrix = "terms";
            weighted.name = PageWords::tr("weighted values");
        }
        if (parameters.step >= stepOf(Part::Sum)) {
            Panel& sum = at(Part::Sum);
            if (!m_arrows) {
                m_sum = page.matrix("head-output").row(m_query);
                sum.values = &m_sum;
                sum.matrix = "sum";
            }
            if (projected) {
                if (several)
                    fillRows(Part::HeadOutput, "concatenation", {}, PageWords::tr("all heads"),
                             PageWords::tr("side by side"));
                else
                    fillRows(Part::HeadOutput, "head-output", {}, PageWords::tr("head output"));
                fill(Part::OutputProjection, "W_o", {drawnProjection("o")}, PageWords::tr("to the output"));
            }
            fillRows(Part::Output, "output", {}, PageWords::tr("output"));
        }
        m_walk.clear();
        for (const Panel& panel : m_panels)
            if (panel.values && !isOneOf(panel.matrix, {"terms", "sum"}) && !panel.matrix.starts_with("W_"))
                m_walk.push_back(panel.matrix);
    }

    QString maskNote() const {
        const StepsResult& page = shown();
        const Mask& mask = page.looked().mask();
        if (mask.isOpen()) return isInteractive() ? PageWords::tr("click a cell to hide it") : QString();
        if (mask.isFullyMasked(m_query)) return PageWords::tr("all keys hidden");
        const Parameters& parameters = scene().parameters;
        const bool isCausal = parameters.mask == MaskNameChoice::Causal;
        if (parameters.radius || !parameters.queryValidLength.empty() || !parameters.maskedCells.empty()) return {};
        if (isCausal && parameters.validLength.empty()) return PageWords::tr("later tokens hidden");
        const auto& lengths = page.run->setting.mask.validLengths;
        return isCausal || lengths.empty()
                   ? QString()
                   : PageWords::tr("beyond the valid length %1").arg(lengths[std::size_t(page.sequence)]);
    }

    Index drawnRows(const Panel& panel) const {
        if (!panel.values) return 1;
        return m_columns ? panel.values->cols() : panel.values->rows();
    }
    Index drawnColumns(const Panel& panel) const {
        if (!panel.values) return 1;
        return m_columns ? panel.values->rows() : panel.values->cols();
    }

    static double widestOf(const QStringList& words, double most) {
        const QFontMetricsF metrics(textFont(type::kAxis));
        double widest = 0;
        for (const QString& word : words) widest = std::max(widest, metrics.horizontalAdvance(word));
        return std::min(widest, most);
    }

    /// Three bands, one below the other: vectors, scores and weights, and the sum of values.
    void layBands() {
        const StepsResult& page = shown();
        for (Panel& panel : m_panels) panel.cells->hide();
        const QRectF room = viewport();
        const auto n = double(page.run->layer.queryCount);
        const auto m = double(page.run->layer.keyCount);
        const auto d = double(page.run->setting.dimensions);
        const auto w = double(page.run->layer.width);
        m_widestWord = std::min(90.0, room.width() * (m_roomy ? 0.12 : 0.1));
        m_labels = std::ceil(std::max(widestOf(page.words, m_widestWord), widestOf(page.keyWords, m_widestWord))) + 16;

        m_nameHeight = m_roomy ? 22 : 17;
        const bool several = page.run->layer.heads > 1 || page.run->layer.batch > 1;
        const double above1 = (m_roomy ? 18 : 9) + m_nameHeight;
        double above2 = (m_columns ? kTagHeight : 0) + (m_roomy ? (several ? 36 : 24) : 12) + m_nameHeight;
        double above3 = kTagHeight + 2 + (m_roomy ? 16 : 7) + m_nameHeight;
        const double sumRoom = m_columns || m_arrows ? 4 : m_roomy ? 30 : 17;
        const double below = sumRoom + (parts().colourBar ? (m_roomy ? 32 : 20) : 4);
        double height = std::max(3.0, room.height() - above1 - above2 - above3 - below);
        const std::array<double, 3> shares = m_arrows ? std::array{0.8, 1.0, 1.7} : std::array{1.0, 1.2, 1.0};
        const double whole = shares[0] + shares[1] + shares[2];
        const double left = room.left() + m_labels;
        const double right = room.right() - 3;
        const double gap = m_roomy ? 26 : 12;
        // Words below scores and weights, where rows stay high enough for their numbers.
        constexpr double kLeastRow = 18;
        const QStringList& below2 = m_columns ? page.words : page.keyWords;
        const double pitch2 = std::min((right - left - 3 * gap) / 4 / double(below2.size()), kMostColumnWidth);
        const double widest2 = widestOf(below2, m_widestWord);
        m_uprightWords = widest2 + 6 > pitch2;
        const double extra = m_uprightWords ? std::max(0.0, widest2 + 10 - kTagHeight) : 0;
        m_wordsBelow = 0;
        const bool rowsKeepWords = (height - extra) * shares[0] / whole >= kWordPitch * std::max(n, m);
        if (m_roomy && pitch2 >= kWordPitch && (extra == 0 || rowsKeepWords) &&
            (height - extra) * shares[1] / whole >= kLeastRow * (m_columns ? m : n)) {
            m_wordsBelow = kTagHeight + extra;
            above3 += extra;
            height -= extra;
        }
        const double most1 = kMostRowHeight * (m_columns ? std::max(d, w) : std::max(n, m));
        const double most2 = kMostRowHeight * (m_columns ? m : n);
        const double most3 = m_arrows ? 1e9 : kMostRowHeight * (m_columns ? std::max(w, m) : std::max(n, m));
        const double height1 = std::min(height * shares[0] / whole, most1);
        const double height2 = std::min(height * shares[1] / whole, most2);
        const double height3 = std::min(height * shares[2] / whole, most3);
        // What few tokens leave over goes between the bands first.
        const double rest = height - height1 - height2 - height3;
        const double between = std::min(rest / 4, 24.0);
        above2 += between;
        above3 += between;

        double top = room.top() + std::min((rest - 2 * between) / 3, 40.0);
        m_line1 = top + (m_roomy ? 5 : 3);
        top += above1;
        std::vector<Part> first{Part::Tokens, Part::Positions, Part::Projection, Part::Query};
        if (page.run->setting.isCross) first.push_back(Part::Memory);
        first.insert(first.end(), {Part::Key, Part::Value});
        std::erase_if(first, [&](Part part) {
            if (part == Part::Positions)
                return !m_roomy || page.run->setting.isCross || !page.run->setting.hasPositions;
            return part == Part::Projection && !page.looked().hasProjections();
        });
        // Tokens in columns are multiplied from the left.
        if (m_columns && page.looked().hasProjections())
            std::rotate(first.begin(), std::ranges::find(first, Part::Projection),
                        std::ranges::find(first, Part::Query));
        m_first = first;
        place(first, {left, top, right - left, height1}, gap);
        m_below1 = top + height1 + (m_columns ? kTagHeight : 0);

        top += height1 + above2;
        m_line2 = top - m_nameHeight - (m_roomy ? 10 : 6);
        place({Part::Scores, Part::Scaled, Part::Masked, Part::Weights}, {left, top, right - left, height2}, gap);
        laySwitches(right);

        top += height2 + above3;
        m_line3 = top - m_nameHeight - (m_roomy ? 9 : 5);
        const double track = m_roomy ? std::clamp(room.width() * 0.1, 50.0, 100.0) : 40;
        const double number = QFontMetricsF(textFont(type::kAxis)).horizontalAdvance(QStringLiteral("0.00")) + 8;
        const double barsRight = left + track + number + (m_roomy ? 20 : 10);
        const bool barsShown = scene().parameters.step >= stepOf(Part::Weighted);
        m_barsWritten = height3 / m >= kWordPitch - 2;
        m_bars = barsShown ? QRectF(left, top, m_barsWritten ? track : track + number, height3) : QRectF();
        m_numberRight = left + track + number;
        std::vector<Part> third;
        if (m_roomy) third.push_back(Part::ValueAgain);
        third.push_back(Part::Weighted);
        double thirdLeft = barsRight;
        double thirdRight = right;
        if (m_columns && !m_arrows) {
            // The sum is a column of its own beside its terms.
            third.push_back(Part::Sum);
        }
        if (page.looked().hasProjections()) {
            third.push_back(Part::HeadOutput);
            third.push_back(Part::OutputProjection);
            if (m_columns) std::swap(third[third.size() - 1], third[third.size() - 2]);
        }
        third.push_back(Part::Output);
        if (m_arrows) {
            std::erase_if(third, [](Part part) { return part == Part::ValueAgain || part == Part::Weighted; });
            const double rooms = double(third.size()) + 2;
            const double one = (right - barsRight - gap * (rooms - 1)) / rooms;
            const double beside = m_roomy ? 62 : 40;
            layPlane({barsRight + beside, top, std::max(1.0, 2 * one + gap - beside),
                      std::max(1.0, height3 - (m_roomy ? 34 : 18))},
                     barsShown);
            thirdLeft = barsRight + 2 * one + 2 * gap;
        } else {
            layPlane({}, false);
        }
        // Six matrices and bars: what the gaps give up, numbers in the cells may need.
        place(third, {thirdLeft, top, thirdRight - thirdLeft, height3}, m_roomy ? 19 : gap);
        if (!m_columns && !m_arrows && at(Part::Sum).values && at(Part::Weighted).isShown()) {
            const QRectF terms = at(Part::Weighted).area();
            const double row = std::clamp(terms.height() / m, 6.0, sumRoom - (m_roomy ? 10 : 6));
            show(at(Part::Sum), {terms.left(), terms.bottom() + (m_roomy ? 9 : 5), terms.width(), row}, Part::Sum);
        }
        m_bottom = top + height3 + sumRoom;
    }

    /// The tokens of a memory stand beside it, not at the left.
    bool hasOwnWords(Part part) const { return part == Part::Memory && m_roomy && !m_columns; }
    double ownWordsWidth() const { return std::max(0.0, widestOf(shown().keyWords, m_widestWord) - 10); }

    /// Panels side by side, equally wide.
    void place(const std::vector<Part>& row, const QRectF& room, double gap) {
        const auto narrow = [&](Part part) { return part == Part::Sum; };
        constexpr double kSumColumn = 20;
        double count = 0, fixed = 0;
        for (const Part part : row) {
            narrow(part) ? fixed += kSumColumn : count += 1;
            if (hasOwnWords(part)) fixed += ownWordsWidth();
        }
        const double width = (room.width() - fixed - gap * double(row.size() - 1)) / std::max(1.0, count);
        double left = room.left();
        for (const Part part : row) {
            const double slot = narrow(part) ? kSumColumn : width;
            if (hasOwnWords(part)) left += ownWordsWidth();
            const bool isProjection = part == Part::Projection || part == Part::OutputProjection;
            const Panel& panel = at(part);
            const Index columns = isProjection && panel.values
                                      ? (m_columns ? panel.values->cols() : panel.values->rows())
                                      : drawnColumns(panel);
            show(at(part), {left, room.top(), std::min(slot, kMostColumnWidth * double(columns)), room.height()}, part);
            left += slot + gap;
        }
    }

    void show(Panel& panel, const QRectF& place, Part part) {
        if (!panel.values || place.width() < 1 || place.height() < 1) {
            panel.cells->hide();
            return;
        }
        const StepsResult& page = shown();
        const bool isScore = isOneOf(panel.matrix, {"scores", "scaled", "masked"});
        const bool isWeight = panel.matrix == "weights";
        const bool isProjection = part == Part::Projection || part == Part::OutputProjection;
        const double most = isScore ? page.largestScore : isProjection ? mostOfProjections() : mostOfVectors();
        MatrixLook look{.map = isWeight ? ColourMap::weights(theme()) : ColourMap::signedMap(theme()),
                        .low = isWeight ? 0 : -most,
                        .high = isWeight ? mostWeight() : most,
                        .numbersRows = false,
                        .numbersColumns = false,
                        .widestWord = m_widestWord,
                        .isTransposed = m_columns != isProjection,
                        .plainZeros = true};
        // Words stand at the first matrix of a band, whichever way its tokens lie.
        if (part == Part::Tokens && !m_columns) {
            look.numbersRows = true;
            look.rowWords = page.words;
        }
        if (part == Part::Scores) {
            (m_columns ? look.numbersColumns : look.numbersRows) = true;
            (m_columns ? look.columnWords : look.rowWords) = m_columns ? page.keyWords : page.words;
        }
        if (hasOwnWords(part)) {
            look.numbersRows = true;
            look.rowWords = page.keyWords;
        }
        const bool isPair = isScore || isWeight;
        if (isPair && m_wordsBelow > 0) {
            (m_columns ? look.numbersRows : look.numbersColumns) = true;
            (m_columns ? look.rowWords : look.columnWords) = m_columns ? page.words : page.keyWords;
        }
        const Index columns = look.isTransposed ? panel.values->rows() : panel.values->cols();
        look.decimals = decimalsFor(*panel.values, place.width() / double(columns), isScore, isWeight);
        panel.cells->setMatrix(panel.matrix);
        panel.cells->show(place, panel.values, std::move(look), theme());
        // Words need no ticks.
        panel.cells->yAxis().setTickLength(0, 0);
        panel.cells->yAxis().setTickLabelPadding(5);
        panel.cells->xAxis().setTickLength(0, 0);
        panel.cells->xAxis().setTickLabelPadding(4);
    }

    /// Entries of W are small where X is wide: with room for one more scale they have their own.
    double mostOfProjections() const {
        return m_roomy ? shown().largestProjection : std::max(shown().largest, shown().largestProjection);
    }
    double mostOfVectors() const {
        return m_roomy ? shown().largest : std::max(shown().largest, shown().largestProjection);
    }
    /// Among many keys each has a small part: colours and bars end at the largest.
    double mostWeight() const { return shown().largestWeight; }
    int weightDecimals() const {
        return mostWeight() == 1 ? 0 : std::max(2, 1 - int(std::floor(std::log10(mostWeight()))));
    }

    /// As many decimals as fit into every cell; the scores before and after scaling have the same. Weights with one
    /// would not sum to 1.
    std::optional<int> decimalsFor(const Matrix& values, double width, bool isScore, bool isWeight) const {
        constexpr int kMostDecimals = 2;
        constexpr Index kMostNumbers = 4096;
        if (values.size() > kMostNumbers) return std::nullopt;
        const QFontMetricsF metrics(textFont(type::kSmallest));
        double least = 0, largest = 0;
        bool whole = true;
        for (const double value : values.reshaped()) {
            if (!std::isfinite(value)) continue;
            least = std::min(least, value);
            largest = std::max(largest, value);
            whole = whole && value == std::round(value);
        }
        if (isScore) {
            largest = shown().largestScore;
            if (least < 0) least = -largest;
        }
        const auto widthOf = [&](double value, int decimals) {
            // Every digit may stand there, and a 1 is narrower than others.
            static const QRegularExpression kDigit(QStringLiteral("[0-9]"));
            return metrics.horizontalAdvance(displayNumber(value, decimals).replace(kDigit, QStringLiteral("0")));
        };
        const int most = whole ? 0 : kMostDecimals - (isScore ? 1 : 0);
        for (int decimals = most; decimals >= (isWeight ? most : 0); --decimals)
            if (std::max(widthOf(least, decimals), widthOf(largest, decimals)) + kValueGap <= width)
                // A number without its decimals says less than the colour.
                return decimals == 0 && !whole ? std::nullopt : std::optional(decimals);
        return std::nullopt;
    }

    /// Heads and sequences by number, above the masked scores: what is shown stands out.
    void laySwitches(double right) {
        m_heads.clear();
        m_sequences.clear();
        if (!m_roomy || !at(Part::Scores).isShown()) return;
        const double left = at(Part::Key).area().center().x() + 20;
        double top = m_line2 - kSwitchBox + 3;
        const auto lay = [&](Index count, const QString& word, double from, double to) {
            std::vector<QRectF> boxes;
            const double width = kSwitchBox * double(count);
            const double name = QFontMetricsF(textFont(type::kAxis)).horizontalAdvance(word) + 10;
            if (count < 2 || width + name > to - from) return boxes;
            for (Index i = 0; i < count; ++i)
                boxes.emplace_back(to - width + kSwitchBox * double(i), top, kSwitchBox, kSwitchBox);
            return boxes;
        };
        m_heads = lay(shown().run->layer.heads, headWord(), left, right);
        const double name = QFontMetricsF(textFont(type::kAxis)).horizontalAdvance(headWord()) + 24;
        const Index batch = shown().run->layer.batch;
        m_sequences = lay(batch, sequenceWord(), left, m_heads.empty() ? right : m_heads.front().left() - name);
        if (!m_sequences.empty()) return;
        // Or between the connectors that come down from queries and keys.
        top = m_line2 - kSwitchBox - 4;
        if (top <= at(Part::Key).area().bottom()) return;
        m_sequences =
            lay(batch, sequenceWord(), at(Part::Query).area().center().x() + 8, at(Part::Key).area().center().x() - 8);
    }

    static QString headWord() { return PageWords::tr("head"); }
    static QString sequenceWord() { return PageWords::tr("sequence"); }

    void drawSwitch(QCPPainter& painter, const std::vector<QRectF>& boxes, Index chosen, const QString& word) {
        if (boxes.empty()) return;
        const QFont font = textFont(type::kAxis);
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            const bool isShown = Index(i) == chosen;
            painter.setPen(QPen(theme().control, 1));
            painter.setBrush(isShown ? QBrush(theme().text) : QBrush(theme().surface));
            painter.drawRect(boxes[i]);
            painter.setFont(isShown ? textFont(type::kAxis, QFont::DemiBold) : font);
            painter.setPen(isShown ? theme().surface : theme().text);
            painter.drawText(boxes[i], Qt::AlignCenter, displayNumber(double(i), 0));
        }
        const QRectF first = boxes.front();
        const double name = QFontMetricsF(font).horizontalAdvance(word) + 2;
        drawElided(painter, {first.left() - 8 - name, first.top(), name, first.height()},
                   Qt::AlignRight | Qt::AlignVCenter, word, font, theme().muted);
    }

    /// Names end before the connector that comes down at the right, or else before the next panel.
    double nameRoom(const Panel& panel) const {
        const bool isHooked = std::ranges::any_of(
            std::array{Part::Tokens, Part::Memory, Part::Query, Part::Key, Part::Value, Part::Scores},
            [&](Part part) { return &at(part) == &panel; });
        return std::min(panel.area().width() + (isHooked  ? -15
                                                : m_roomy ? 13
                                                          : 8),
                        viewport().right() - panel.area().left());
    }

    /// Whether queries, keys and values all have room for how they are made beside their names.
    bool equationsFit() const {
        return std::ranges::all_of(std::array{Part::Query, Part::Key, Part::Value}, [&](Part part) {
            const Panel& panel = at(part);
            if (!panel.isShown()) return true;
            const double symbol = FormulaLayout(panel.symbols.front(), m_roomy ? 16 : 14).size().width();
            const double name = QFontMetricsF(textFont(type::kAxis, QFont::DemiBold)).horizontalAdvance(panel.name);
            return symbol + 7 + name <= nameRoom(panel);
        });
    }

    /// Symbol, name and note above the cells; what does not fit is left out from the end.
    void drawName(QCPPainter& painter, const Panel& panel) {
        if (panel.name.isEmpty() && panel.symbols.empty()) return;
        const QRectF cells = panel.area();
        const double width = nameRoom(panel);
        const QFont nameFont = textFont(type::kAxis, QFont::DemiBold);
        const QFont noteFont = textFont(type::kAxis);
        const double name = QFontMetricsF(nameFont).horizontalAdvance(panel.name);
        const double size = m_roomy ? 16 : 14;
        const QFont signFont = mathFont(int(size));
        const double sign = panel.sign.isEmpty() ? 0 : QFontMetricsF(signFont).horizontalAdvance(panel.sign) + 2;
        std::optional<FormulaLayout> symbol;
        double left = width;
        if (!panel.symbols.empty()) {
            symbol.emplace(m_equations ? panel.symbols.front() : panel.symbols.back(), size);
            left = width - sign - symbol->size().width() - 7;
        }
        double x = cells.left();
        double baseline = cells.top() - (m_roomy ? 7 : 4);
        // Subscripts stay above the cells.
        if (symbol) baseline = std::min(baseline, cells.top() - 1 - (symbol->size().height() - symbol->ascent()));
        painter.setPen(theme().text);
        if (symbol && left >= -7) {
            if (sign > 0) {
                painter.setFont(signFont);
                painter.drawText(QPointF(x, baseline), panel.sign);
                x += sign;
            }
            symbol->paint(painter, {x, baseline - symbol->ascent()}, theme(), theme().text);
            x += symbol->size().width() + 7;
        }
        // Beside its symbol a name is whole or left out.
        if (symbol && name > left) return;
        const QRectF room(x, baseline - 16, left, 21);
        drawElided(painter, room, Qt::AlignLeft | Qt::AlignVCenter, panel.name, nameFont, theme().text);
        const double note = QFontMetricsF(noteFont).horizontalAdvance(panel.note);
        if (!panel.note.isEmpty() && name + 7 + note <= left)
            drawElided(painter, room.adjusted(name + 7, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, panel.note,
                       noteFont, theme().muted);
    }

    /// A line through these points that ends in an arrow.
    void drawArrow(QCPPainter& painter, const QPolygonF& points, const QColor& ink, double width = kConnector) {
        painter.setPen(QPen(ink, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(points);
        const QLineF last(points.back(), points[points.size() - 2]);
        if (last.length() < 1) return;
        const double head = kArrowHead + width - kConnector;
        const QPointF along = QPointF(last.dx(), last.dy()) / last.length() * head;
        const QPointF across(-along.y(), along.x());
        painter.drawPolyline(QPolygonF{points.back() + along + across, points.back(), points.back() + along - across});
    }

    void drawConnectors(QCPPainter& painter) {
        const QColor ink = theme().control;
        const bool isCross = shown().run->setting.isCross;
        const auto hook = [](const Panel& panel) {
            return panel.area().right() - std::min(9.0, panel.area().width() / 3);
        };
        const auto top = [](const Panel& panel) { return panel.area().top() - 3; };
        const auto fan = [&](const Panel& source, std::initializer_list<Part> targets) {
            if (!source.isShown()) return;
            // One trunk, from which an arrow goes down to each.
            std::optional<double> farthest;
            for (const Part part : targets) {
                const Panel& target = at(part);
                if (!target.isShown()) continue;
                drawArrow(painter, {{hook(target), m_line1}, {hook(target), top(target)}}, ink);
                farthest = hook(target);
            }
            if (farthest)
                painter.drawPolyline(QPolygonF{
                    {hook(source), top(source)}, {hook(source), m_line1}, {*farthest + kConnector / 2, m_line1}});
        };
        if (isCross) {
            fan(at(Part::Tokens), {Part::Query});
            fan(at(Part::Memory), {Part::Key, Part::Value});
        } else {
            fan(at(Part::Tokens), {Part::Query, Part::Key, Part::Value});
        }
        const Panel& scores = at(Part::Scores);
        if (scores.isShown()) {
            for (const Part part : {Part::Query, Part::Key}) {
                const double x = at(part).area().center().x();
                drawArrow(painter,
                          {{x, m_below1 + 5}, {x, m_line2}, {hook(scores), m_line2}, {hook(scores), top(scores)}}, ink);
            }
        }
        const std::array chain{Part::Scores, Part::Scaled, Part::Masked, Part::Weights};
        for (std::size_t i = 0; i + 1 < chain.size(); ++i) {
            const Panel& one = at(chain[i]);
            const Panel& next = at(chain[i + 1]);
            if (!next.isShown()) continue;
            const double y = one.area().center().y();
            const double gap = next.area().left() - one.area().right();
            drawArrow(painter,
                      {{std::max(one.area().right() + 5, next.area().left() - 22), y},
                       {next.area().left() - std::min(5.0, gap / 3), y}},
                      ink);
        }
        const Panel& weights = at(Part::Weights);
        if (m_bars.isValid() && weights.isShown()) {
            const double x = weights.area().center().x();
            const double to = m_bars.right() - 6;
            drawArrow(
                painter,
                {{x, weights.area().bottom() + 4 + m_wordsBelow}, {x, m_line3}, {to, m_line3}, {to, m_bars.top() - 3}},
                ink);
        }
        const Panel& sum = at(Part::Sum);
        const Panel& target = at(Part::HeadOutput).isShown() ? at(Part::HeadOutput) : at(Part::Output);
        if (sum.isShown() && target.isShown() && !m_columns) {
            const double middle = target.area().left() - (m_roomy ? 14 : 7);
            const QRectF row = target.rowBox(m_query);
            drawArrow(painter,
                      {{sum.area().right() + 4, sum.area().center().y()},
                       {middle, sum.area().center().y()},
                       {middle, row.center().y()},
                       {target.area().left() - 3, row.center().y()}},
                      theme().indexI, 2);
        }
        drawSigns(painter);
    }

    void drawSigns(QCPPainter& painter) {
        painter.setFont(mathFont(m_roomy ? type::kClaim : type::kName));
        painter.setPen(theme().muted);
        const auto between = [&](const Panel& one, const Panel& next, const QString& sign) {
            if (!one.isShown() || !next.isShown()) return;
            const double x = (one.area().right() + next.area().left()) / 2;
            if (next.area().left() - one.area().right() > 60) return;
            painter.drawText(QRectF(x - 15, one.area().center().y() - 12, 30, 24), Qt::AlignCenter, sign);
        };
        between(at(Part::ValueAgain), at(Part::Weighted), QStringLiteral("="));
        if (m_columns) {
            between(at(Part::Projection), at(Part::Tokens), QStringLiteral("·"));
            between(at(Part::OutputProjection), at(Part::HeadOutput), QStringLiteral("·"));
            between(at(Part::HeadOutput), at(Part::Output), QStringLiteral("="));
            between(at(Part::Weighted), at(Part::Sum), QStringLiteral("Σ"));
        } else {
            between(at(Part::HeadOutput), at(Part::OutputProjection), QStringLiteral("·"));
            between(at(Part::OutputProjection), at(Part::Output), QStringLiteral("="));
            const Panel& sum = at(Part::Sum);
            if (sum.isShown()) {
                painter.setPen(theme().text);
                painter.drawText(QRectF(sum.area().left() - 22, sum.area().center().y() - 12, 18, 24), Qt::AlignCenter,
                                 QStringLiteral("Σ"));
            }
        }
    }

    /// The weights of one query, as bars with their numbers beside the values that they multiply.
    void drawBars(QCPPainter& painter) {
        const StepsResult& page = shown();
        const Matrix& weights = page.matrix("weights");
        const Index keys = weights.cols();
        const double pitch = m_bars.height() / double(keys);
        const QFont font = textFont(type::kAxis);
        const QFont strong = textFont(type::kAxis, QFont::DemiBold);
        const QFont title = m_roomy ? strong : textFont(type::kSmallest, QFont::DemiBold);
        const double top = m_bars.top() - (m_roomy ? 23 : 18);
        // Whose weights they are matters more than that they are weights.
        const QString query = quotedWord(page.run->setting.words[std::size_t(m_query)]);
        drawWhole(painter, {double(viewport().left()), top, m_bars.right() - 14 - double(viewport().left()), 21},
                  Qt::AlignRight | Qt::AlignVCenter,
                  {PageWords::tr("weights of %1").arg(query), query, PageWords::tr("weights")}, title, theme().text);
        const auto every = std::max<Index>(1, Index(std::ceil(kWordPitch / pitch)));
        const double thickness = std::clamp(pitch * 0.6, 0.6, 11.0);
        const ColourMap map = ColourMap::weights(theme());
        painter.setPen(Qt::NoPen);
        for (Index key = 0; key < keys; ++key) {
            const double middle = m_bars.top() + pitch * (double(key) + 0.5);
            const double weight = weights(m_query, key);
            const double part = std::clamp(weight / mostWeight(), 0.0, 1.0);
            if (pitch >= 4)
                painter.fillRect(QRectF(m_bars.left(), middle - thickness / 2, m_bars.width(), thickness),
                                 theme().rule);
            painter.fillRect(QRectF(m_bars.left(), middle - thickness / 2, m_bars.width() * part, thickness),
                             QColor(map.at(0.66)));
            const double band = std::max(pitch, kWordPitch);
            if (key % every == 0)
                drawElided(
                    painter,
                    {double(viewport().left()), middle - band / 2, m_bars.left() - 9 - double(viewport().left()), band},
                    Qt::AlignRight | Qt::AlignVCenter, page.keyWords[key], font, theme().muted);
            if (!m_barsWritten) continue;
            drawElided(painter, {m_bars.right(), middle - band / 2, m_numberRight - m_bars.right(), band},
                       Qt::AlignRight | Qt::AlignVCenter, displayNumber(weight, weight == 0 ? 0 : 2), font,
                       theme().text);
            if (m_roomy && !m_arrows)
                drawElided(painter, {m_numberRight + 2, middle - band / 2, 16, band}, Qt::AlignCenter,
                           QStringLiteral("×"), font, theme().muted);
        }
        if (pitch < 4) {
            painter.setPen(QPen(theme().track, 1));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(m_bars);
        }
    }

    void showPlane(bool shown) {
        m_planeShown = shown;
        m_plane->setVisible(shown);
        for (QCPAxis* axis : m_plane->axes()) axis->setVisible(shown);
        if (!shown) return;
        for (const auto side : {QCPAxis::atTop, QCPAxis::atRight}) m_plane->axis(side)->setVisible(false);
    }

    /// The plane of two dimensions, with one scale for both.
    void layPlane(const QRectF& place, bool isThere) {
        const StepsResult& page = shown();
        showPlane(isThere && m_arrows && place.width() > 40 && place.height() > 40);
        if (!m_planeShown) return;
        const Parameters& parameters = scene().parameters;
        const Matrix& values = page.matrix("V");
        const Index first = std::clamp<Index>(Index(parameters.firstDimension), 0, values.cols() - 1);
        const Index second = std::clamp<Index>(Index(parameters.secondDimension), 0, values.cols() - 1);
        m_tips.resize(values.rows(), 2);
        m_tips.col(0) = values.col(first);
        m_tips.col(1) = values.col(second);
        m_chain = headToTail(m_terms, first, second);
        QRectF extent(0, 0, 0, 0);
        const auto include = [&](const Matrix& points) {
            for (Index row = 0; row < points.rows(); ++row) {
                extent.setLeft(std::min(extent.left(), points(row, 0)));
                extent.setRight(std::max(extent.right(), points(row, 0)));
                extent.setTop(std::min(extent.top(), points(row, 1)));
                extent.setBottom(std::max(extent.bottom(), points(row, 1)));
            }
        };
        include(m_tips);
        include(m_chain);
        placeFreely(*m_plane, place);
        // Room around the tips for their words.
        constexpr double kMargin = 1.3;
        const double unit =
            std::max({extent.width() * kMargin / place.width(), extent.height() * kMargin / place.height(), 1e-9});
        const QPointF centre = extent.center();
        QCPAxis& x = *m_plane->axis(QCPAxis::atBottom);
        QCPAxis& y = *m_plane->axis(QCPAxis::atLeft);
        x.setRange(centre.x() - unit * place.width() / 2, centre.x() + unit * place.width() / 2);
        y.setRange(centre.y() - unit * place.height() / 2, centre.y() + unit * place.height() / 2);
        for (QCPAxis* axis : {&x, &y}) {
            styleAxis(*axis, theme());
            const auto ticker = QSharedPointer<PlainTicker>::create(true);
            ticker->setTickCount(axis == &x ? std::max(2, int(place.width() / 60))
                                            : std::max(2, int(place.height() / 36)));
            axis->setTicker(ticker);
            axis->setLabel(
                m_roomy ? PageWords::tr("dimension %1").arg(displayNumber(double(axis == &x ? first : second), 0))
                        : QString());
            axis->grid()->setVisible(false);
        }
        x.setLabelPadding(1);
        y.setLabelPadding(1);
    }

    QPointF planePoint(double across, double up) const {
        return {m_plane->axis(QCPAxis::atBottom)->coordToPixel(across),
                m_plane->axis(QCPAxis::atLeft)->coordToPixel(up)};
    }

    /// Values from the origin, thin; times their weights and head to tail, strong; where they end is the output.
    void drawPlane(QCPPainter& painter) {
        const StepsResult& page = shown();
        const QRectF area = m_plane->rect();
        const QPointF origin = planePoint(0, 0);
        painter.setPen(QPen(theme().rule, 1));
        painter.drawLine(QLineF(area.left(), origin.y(), area.right(), origin.y()));
        painter.drawLine(QLineF(origin.x(), area.top(), origin.x(), area.bottom()));
        const Matrix& weights = page.matrix("weights");
        const double size = std::max(area.width(), area.height());
        std::vector<QRectF> taken;
        const auto label = [&](const QPointF& tip, const QPointF& from, const QString& text, const QFont& font,
                               const QColor& ink) {
            const QFontMetricsF metrics(font);
            const QString shortened = metrics.elidedText(text, Qt::ElideRight, m_widestWord);
            QRectF box(0, 0, metrics.horizontalAdvance(shortened) + 2, 15);
            const QLineF out(from, tip);
            const QPointF along = out.length() > 0 ? QPointF(out.dx(), out.dy()) / out.length() : QPointF(0, -1);
            box.moveCenter(tip + QPointF(along.x() * (box.width() / 2 + 4), along.y() * 11));
            const bool isFree = std::ranges::none_of(taken, [&](const QRectF& other) { return other.intersects(box); });
            if (!isFree || !QRectF(viewport()).contains(box)) return;
            taken.push_back(box);
            drawElided(painter, box, Qt::AlignCenter, shortened, font, ink);
        };
        const QPointF tip = planePoint(m_chain(m_chain.rows() - 1, 0), m_chain(m_chain.rows() - 1, 1));
        for (Index key = 0; key < m_tips.rows(); ++key) {
            const QPointF end = planePoint(m_tips(key, 0), m_tips(key, 1));
            if (QLineF(origin, end).length() > size * 1e-3) drawArrow(painter, {origin, end}, theme().track, 1);
        }
        for (Index key = 0; key < m_tips.rows(); ++key) {
            if (weights(m_query, key) == 0) continue;
            const QPointF from = planePoint(m_chain(key, 0), m_chain(key, 1));
            const QPointF to = planePoint(m_chain(key + 1, 0), m_chain(key + 1, 1));
            if (QLineF(from, to).length() > 1) drawArrow(painter, {from, to}, theme().indexJ, 2);
        }
        if (QLineF(origin, tip).length() > 1) drawArrow(painter, {origin, tip}, theme().indexI, 2.5);
        label(tip, origin, PageWords::tr("output"), textFont(type::kAxis, QFont::DemiBold), theme().indexI);
        for (Index key = 0; key < m_tips.rows(); ++key) {
            const QPointF end = planePoint(m_tips(key, 0), m_tips(key, 1));
            label(end, origin, page.keyWords[key], textFont(type::kAxis), theme().muted);
        }
    }

    void outline(QCPPainter& painter, const QRectF& box, const QColor& ink, double width) {
        drawCasedBox(painter, box, ink, width, theme().surface);
    }

    /// What a cell was made from and what it goes into, across all matrices: orange the query, violet the key, ink the
    /// column of a vector.
    void light(QCPPainter& painter, const Cell& cell, bool selected) {
        const Indices indices = indicesOf(cell);
        const double strong = selected ? 2 : 1;
        const auto row = [&](Part part, Index index, const QColor& ink, double width) {
            const Panel& panel = at(part);
            if (panel.isShown() && index >= 0 && index < panel.values->rows())
                outline(painter, panel.rowBox(index), ink, width);
        };
        const auto column = [&](Part part, Index index, const QColor& ink, double width) {
            const Panel& panel = at(part);
            if (panel.isShown() && index >= 0 && index < panel.values->cols())
                outline(painter, panel.columnBox(index), ink, width);
        };
        const bool isCross = shown().run->setting.isCross;
        const QColor& ink = theme().text;
        constexpr double kThin = 1.25;
        if (const auto key = indices.key) {
            if (isCross)
                row(Part::Memory, *key, theme().indexJ, strong);
            else if (!indices.query)
                row(Part::Tokens, *key, theme().indexJ, strong);
            for (const Part part : {Part::Key, Part::Value, Part::ValueAgain, Part::Weighted})
                row(part, *key, theme().indexJ, strong);
            for (const Part part : {Part::Scores, Part::Scaled, Part::Masked, Part::Weights})
                column(part, *key, theme().indexJ, strong);
        }
        if (const auto query = indices.query) {
            for (const Part part : {Part::Tokens, Part::Positions, Part::Query, Part::Scores, Part::Scaled,
                                    Part::Masked, Part::Weights, Part::HeadOutput, Part::Output})
                row(part, *query, theme().indexI, strong);
            if (*query == m_query && at(Part::Sum).isShown()) row(Part::Sum, 0, theme().indexI, strong);
        }
        const std::string_view name = cell.matrix;
        const auto projected = [&](std::string_view matrix, std::string_view projection, Part part) {
            const Panel& panel = at(Part::Projection);
            if (name == matrix && panel.matrix == projection) row(Part::Projection, cell.column, ink, kThin);
            if (name != projection || panel.matrix != projection) return;
            row(Part::Projection, cell.row - panel.firstRow, ink, kThin);
            column(part, cell.row - panel.firstRow, ink, kThin);
            column(isCross && projection != "W_q" ? Part::Memory : Part::Tokens, cell.column, ink, kThin);
        };
        projected("Q", "W_q", Part::Query);
        projected("K", "W_k", Part::Key);
        projected("V", "W_v", Part::Value);
        if (name == "output") row(Part::OutputProjection, cell.column, ink, kThin);
        if (name == "W_o") {
            row(Part::OutputProjection, cell.row, ink, kThin);
            column(Part::Output, cell.row, ink, kThin);
            column(Part::HeadOutput, cell.column, ink, kThin);
        }
        if (isOneOf(name, {"head-output", "concatenation"})) {
            const Index width = shown().run->layer.width;
            const Index own = name == "head-output" ? cell.column : cell.column - shown().head * width;
            if (own >= 0 && own < width) {
                column(Part::ValueAgain, own, ink, kThin);
                column(Part::Weighted, own, ink, kThin);
                if (m_query == cell.row && at(Part::Sum).isShown())
                    outline(painter, at(Part::Sum).box(0, own).adjusted(-1, -1, 1, 1), ink, strong);
            }
        }
        if (const Panel* panel = panelOf(cell)) {
            outline(painter, panel->box(cell.row - panel->firstRow, cell.column).adjusted(-1, -1, 1, 1), ink, strong);
        }
        if (selected) drawTags(painter, indices);
    }

    void drawTags(QCPPainter& painter, const Indices& indices) {
        const StepsResult& page = shown();
        const QFontMetricsF metrics(textFont(type::kAxis, QFont::DemiBold));
        const auto tag = [&](const QString& word, const QRectF& cell, bool isBeside, const QColor& fill) {
            const QString text = metrics.elidedText(word, Qt::ElideRight, m_widestWord);
            const double half = metrics.horizontalAdvance(text) / 2 + 6;
            const QPointF centre = isBeside ? QPointF(cell.left() - 6 - half, cell.center().y())
                                            : QPointF(cell.center().x(), cell.bottom() + 4 + kTagHeight / 2);
            if (!isBeside) clearWordsBelow(painter, cell.bottom() + 1, centre.x() - half, centre.x() + half);
            drawTag(painter, text, centre, viewport(), fill, theme().onIndex);
        };
        if (const auto query = indices.query) {
            const QString word = page.words[*query];
            for (const Part part : {Part::Tokens, Part::Scores, Part::Scaled, Part::Masked, Part::Weights}) {
                const Panel& panel = at(part);
                if (!panel.isShown() || (!m_columns && part != Part::Tokens && part != Part::Scores)) continue;
                const QRectF row = panel.rowBox(*query);
                if (!m_columns) clearWordsAround(painter, panel.area(), panel.values->rows(), row.center().y());
                tag(word, row, !m_columns, theme().indexI);
            }
        }
        const auto key = indices.key;
        if (!key) return;
        const QString word = page.keyWords[*key];
        for (const Part part : {Part::Scores, Part::Scaled, Part::Masked, Part::Weights}) {
            const Panel& panel = at(part);
            if (!panel.isShown() || (m_columns && part != Part::Scores)) continue;
            const QRectF column = panel.columnBox(*key);
            if (m_columns) clearWordsAround(painter, panel.area(), panel.values->cols(), column.center().y());
            tag(word, column, m_columns, theme().indexJ);
        }
        if (!m_bars.isValid()) return;
        const Index keys = page.run->layer.keyCount;
        const double pitch = m_bars.height() / double(keys);
        const double y = m_bars.top() + pitch * (double(*key) + 0.5);
        clearWordsAround(painter, m_bars, keys, y);
        tag(word, QRectF(m_bars.left() - 2, y - pitch / 2, 1, pitch), true, theme().indexJ);
    }

    /// Takes away the words below scores and weights that a tag from `left` to `right` would cut.
    void clearWordsBelow(QCPPainter& painter, double top, double left, double right) {
        if (m_wordsBelow == 0) return;
        const QStringList& words = m_columns ? shown().words : shown().keyWords;
        const QFontMetricsF metrics(textFont(type::kAxis));
        for (const Part part : {Part::Scores, Part::Scaled, Part::Masked, Part::Weights}) {
            const Panel& panel = at(part);
            if (!panel.isShown() || std::abs(panel.area().bottom() - top) > 4) continue;
            for (Index i = 0; i < words.size(); ++i) {
                const double middle = (m_columns ? panel.rowBox(i) : panel.columnBox(i)).center().x();
                const double half =
                    m_uprightWords ? 8 : std::min(metrics.horizontalAdvance(words[i]), m_widestWord) / 2 + 1;
                if (middle + half > left && middle - half < right)
                    painter.fillRect(QRectF(middle - half, top + 2, 2 * half, m_wordsBelow), theme().surface);
            }
        }
    }

    /// Takes away the words that a tag beside a row would cut.
    /// @param rows  where all the rows are  @param y  the middle of the tag's
    void clearWordsAround(QCPPainter& painter, const QRectF& rows, Index count, double y) {
        const double pitch = rows.height() / double(count);
        const auto every = std::max<Index>(1, Index(std::ceil(kWordPitch / pitch)));
        const double left = viewport().left();
        for (Index row = 0; row < count; row += every) {
            const double middle = rows.top() + pitch * (double(row) + 0.5);
            if (std::abs(middle - y) < kTagHeight - 1)
                painter.fillRect(QRectF(left, middle - 7.5, rows.left() - 4 - left, 15), theme().surface);
        }
    }

    /// The three scales, each with the names of what it is true for.
    void drawLegend(QCPPainter& painter) {
        const StepsResult& page = shown();
        const QRectF room = viewport();
        const QFontMetricsF metrics(textFont(type::kAxis));
        struct Scale {
            QString name;
            QString low;
            QString high;
            double least;
            double most;
            int decimals;
            ColourMap map;
        };
        const auto scale = [](const QString& name, double least, double most, int decimals, const ColourMap& map) {
            return Scale{name,
                         displayNumber(least, least == 0 ? 0 : decimals),
                         displayNumber(most, decimals),
                         least,
                         most,
                         decimals,
                         map};
        };
        const ColourMap signedMap = ColourMap::signedMap(theme());
        const int step = int(scene().parameters.step);
        std::vector<Scale> scales;
        const bool projected = step >= stepOf(Part::Query) && page.looked().hasProjections();
        QString vectors = inputName(page.run->setting.hasPositions);
        if (page.run->setting.isCross) vectors += QStringLiteral(", M");
        if (projected && !m_roomy) vectors += QStringLiteral(", W");
        if (step >= stepOf(Part::Query)) vectors += QStringLiteral(", Q, K, V");
        if (step >= kLastStep) vectors += QStringLiteral(", ") + PageWords::tr("output");
        const double most = mostOfVectors();
        scales.push_back(scale(vectors, -most, most, most < 10 ? 1 : 0, signedMap));
        if (projected && m_roomy)
            scales.push_back(scale(QStringLiteral("W"), -page.largestProjection, page.largestProjection,
                                   scaleDecimals(page.largestProjection), signedMap));
        if (step >= stepOf(Part::Scores))
            scales.push_back(scale(PageWords::tr("scores"), -page.largestScore, page.largestScore,
                                   page.largestScore < 10 ? 1 : 0, signedMap));
        if (step >= stepOf(Part::Weights))
            scales.push_back(
                scale(PageWords::tr("weights"), 0, mostWeight(), weightDecimals(), ColourMap::weights(theme())));
        const bool hatched = step >= stepOf(Part::Masked) && !page.looked().mask().isOpen();
        const QString masked = PageWords::tr("masked");
        const auto widthOf = [&](const Scale& one, double bar) {
            return metrics.horizontalAdvance(one.name) + metrics.horizontalAdvance(one.low) +
                   metrics.horizontalAdvance(one.high) + 24 + bar;
        };
        double bar = 72;
        double gap = 24;
        double total = 0;
        bool withSwatch = hatched;
        for (const auto& [length, space, swatch] : {std::tuple{72.0, 26.0, true},
                                                    {48.0, 18.0, true},
                                                    {36.0, 14.0, true},
                                                    {36.0, 14.0, false},
                                                    {24.0, 8.0, false},
                                                    {16.0, 5.0, false}}) {
            bar = length;
            gap = space;
            withSwatch = hatched && swatch;
            total = withSwatch ? 28 + metrics.horizontalAdvance(masked) : -gap;
            for (const Scale& one : scales) total += widthOf(one, bar) + gap;
            if (total <= room.width()) break;
        }
        if (total > room.width() && step >= kLastStep) {
            // The first and the last of the vectors stand for those between.
            const double whole = metrics.horizontalAdvance(scales.front().name);
            scales.front().name =
                inputName(page.run->setting.hasPositions) + QStringLiteral(" … ") + PageWords::tr("output");
            total += metrics.horizontalAdvance(scales.front().name) - whole;
        }
        const double y = std::min(m_bottom + (m_roomy ? 12 : 5), room.bottom() - 13);
        double left =
            total <= room.width() - m_labels ? room.left() + m_labels : std::max(room.left(), room.right() - total);
        for (const Scale& one : scales) {
            const double name = metrics.horizontalAdvance(one.name);
            const double low = metrics.horizontalAdvance(one.low);
            drawScale(painter, {left + name + 8 + low + 6, y, bar, 9}, one.map, one.least, one.most, one.name, theme(),
                      one.decimals);
            left += widthOf(one, bar) + gap;
        }
        if (!withSwatch) return;
        const QRectF swatch(left, y - 2, 20, 13);
        drawHatching(painter, swatch, theme().control);
        painter.setPen(QPen(theme().track, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(swatch);
        drawElided(painter, {left + 26, y - 6, room.right() - left - 26, 20}, Qt::AlignLeft | Qt::AlignVCenter, masked,
                   textFont(type::kAxis), theme().muted);
    }

    std::array<Panel, kParts> m_panels;
    std::vector<Part> m_first;        ///< the first band's panels from the left
    std::vector<std::string> m_walk;  ///< matrices in the order of the arrow keys
    std::vector<QRectF> m_heads;      ///< where a head is chosen
    std::vector<QRectF> m_sequences;  ///< and a sequence of the batch
    QCPAxisRect* m_plane = nullptr;
    Matrix m_terms;  ///< the query's weights times the values
    Matrix m_sum;    ///< and their sum, a row
    Matrix m_tips;   ///< values in the plane
    Matrix m_chain;  ///< where the terms begin and end in the plane
    Index m_query = 0;
    bool m_columns = false;  ///< tokens are columns
    bool m_arrows = false;
    bool m_planeShown = false;
    bool m_roomy = true;
    bool m_equations = false;  ///< there is room for "Q = XW"
    double m_widestWord = 90;
    double m_nameHeight = 22;
    double m_labels = 0;          ///< room for words at the left
    double m_wordsBelow = 0;      ///< and below scores and weights; 0: there are none
    bool m_uprightWords = false;  ///< those
    QRectF m_bars;
    bool m_barsWritten = true;  ///< there is room for their numbers
    double m_numberRight = 0;
    double m_line1 = 0;  ///< connectors run here, above each band
    double m_line2 = 0;
    double m_line3 = 0;
    double m_below1 = 0;
    double m_bottom = 0;
};

std::int64_t headWidthOf(const Parameters& p) {
    const bool projected = p.attentionProjections;
    return projected ? p.d / p.heads : p.d;
}
bool hasProjections(const Parameters& p) {
    return p.attentionProjections;
}
std::int64_t lastRow(const Parameters& p) {
    if (isOneOf(p.matrix, {"K", "V", "M"})) return p.m - 1;
    if (isOneOf(p.matrix, {"W_q", "W_k", "W_v", "W_o"})) return p.d - 1;
    return p.n - 1;
}
std::int64_t lastColumn(const Parameters& p) {
    if (isOneOf(p.matrix, {"weights", "scores", "scaled", "masked"})) return p.m - 1;
    if (isOneOf(p.matrix, {"Q", "K", "V", "head-output"})) return headWidthOf(p) - 1;
    return p.d - 1;
}
std::int64_t lastDimension(const Parameters& p) {
    return headWidthOf(p) - 1;
}

class AttentionStepsPage : public Exhibit, public Editable {
 public:
    std::string_view id() const override { return "attention"; }
    Chapter chapter() const override { return Chapter::Attention; }
    QString name() const override { return PageWords::tr("Step by step"); }
    QString title() const override { return PageWords::tr("Self-attention, step by step"); }
    QString titleOf(const Scene& scene) const override {
        return isCross(scene) ? PageWords::tr("Cross-attention, step by step") : title();
    }
    QString claim() const override {
        return PageWords::tr("One word asks, the others answer, and the answers are mixed by how well they match.");
    }
    QString claimOf(const Scene& scene) const override {
        return isCross(scene)
                   ? PageWords::tr(
                         "A word of one sentence asks, the words of another answer, and the answers are mixed.")
                   : claim();
    }

    Caption caption(const Scene& scene) const override {
        const auto run = attentionRunNow(ownScene(scene));
        return {attentionDefinition(
                    {.projections = hasProjections(scene.parameters), .temperature = scene.parameters.temperature}),
                seen(scene, run.get()), tryThis(scene), matters(scene)};
    }

    QString description(const Scene& scene) const override {
        const Parameters& parameters = scene.parameters;
        QStringList sentences;
        sentences +=
            PageWords::tr(
                "Attention as connected matrices in three bands: embeddings %1 with queries Q, keys K and values V; "
                "scores, "
                "scaled scores, masked scores and weights; the weights of one query with the values they multiply, and "
                "the "
                "output. Blue is negative, red positive, weights are green from 0 to the largest; masked cells are "
                "hatched.")
                .arg(inputName(parameters.addPosition));
        const AttentionSizes sizes = attentionSizes(ownScene(scene));
        sentences += PageWords::tr("%1 queries, %2 keys, %3 dimensions, %4 head(s).", nullptr, int(sizes.heads))
                         .arg(displayNumber(double(sizes.queryCount), 0), displayNumber(double(sizes.keyCount), 0),
                              displayNumber(double(sizes.dimensions), 0), displayNumber(double(sizes.heads), 0));
        if (parameters.step < kLastStep)
            sentences += PageWords::tr("Shown up to step %1 of %2.").arg(parameters.step).arg(kLastStep);
        if (parameters.tokenAxis == TokenAxisChoice::Columns)
            sentences += PageWords::tr("Tokens are columns: every matrix is transposed.");
        if (parameters.queries == QueriesChoice::One)
            sentences += PageWords::tr("Only the rows of one query are filled in.");
        if (parameters.outputView == OutputViewChoice::AsArrows)
            sentences +=
                PageWords::tr("The output as a sum of value arrows, head to tail, in the plane of two dimensions.");
        const auto selected = selectionOf(parameters);
        if (selected && attentionRunNow(ownScene(scene))) {
            const Explanation explanation = explain(scene, *selected);
            QStringList tags;
            for (const Explanation::Tag& tag : explanation.tags) tags += tag.text;
            sentences += PageWords::tr("Selected: %1: %2.").arg(listed(tags), explanation.value);
        }
        return sentences.join(betweenSentences());
    }

    std::vector<Preset> presets() const override {
        return {
            {"causal",
             PageWords::tr("Only earlier words"),
             PageWords::tr("One head on five words: what comes later is hidden, and its weights are exactly 0."),
             {{"tokens", "the animal was too tired"},
              {"d", "8"},
              {"heads", "1"},
              {"mask", "causal"},
              {"seed", "35"},
              {"matrix", "weights"},
              {"row", "3"},
              {"column", "1"}}},
            {"pencil",
             PageWords::tr("Pencil and paper"),
             PageWords::tr(
                 "Four words in four dimensions with small whole numbers: every score can be checked by hand."),
             {{"tokens", "we like small numbers"},
              {"d", "4"},
              {"heads", "1"},
              {"numbers", "integers"},
              {"add-position", "off"},
              {"seed", "12"},
              {"matrix", "scores"},
              {"row", "1"},
              {"column", "2"}}},
            {"d2l",
             PageWords::tr("As in Dive into Deep Learning"),
             PageWords::tr("A batch of two sequences of ones, 100 wide, with 5 heads and valid lengths 3 and 2: "
                           "weights 1/3 and 1/2."),
             {{"tokens", ""},
              {"n", "4"},
              {"d", "100"},
              {"heads", "5"},
              {"batch", "2"},
              {"valid-length", "3,2"},
              {"numbers", "ones"},
              {"add-position", "off"},
              {"matrix", "weights"},
              {"row", "0"},
              {"column", "0"}}},
            {"cross",
             PageWords::tr("Cross-attention"),
             PageWords::tr(
                 "The words of one sentence ask, those of another answer: queries from X, keys and values from M."),
             {{"tokens", "la bête était fatiguée"},
              {"memory-tokens", "the animal was too tired"},
              {"d", "8"},
              {"heads", "1"},
              {"seed", "4"},
              {"matrix", "weights"},
              {"row", "1"},
              {"column", "1"}}},
            {"without-projections",
             PageWords::tr("Without projections"),
             PageWords::tr(
                 "Embeddings themselves as queries, keys and values: the score is the dot product of two words."),
             {{"tokens", "the cat saw the other cat"},
              {"d", "8"},
              {"attention-projections", "off"},
              {"add-position", "off"},
              {"scale-embedding", "on"},
              {"matrix", "weights"},
              {"row", "1"},
              {"column", "5"}}},
            {"one-query",
             PageWords::tr("One query at a time"),
             PageWords::tr("Only the rows of the selected word are filled in, from its query to its output."),
             {{"tokens", "the animal was too tired"},
              {"d", "8"},
              {"heads", "1"},
              {"queries", "one"},
              {"seed", "35"},
              {"matrix", "weights"},
              {"row", "0"},
              {"column", "1"}}},
            {"arrows",
             PageWords::tr("Values as arrows"),
             PageWords::tr("Each value times its weight, laid head to tail: where the last one ends is the output."),
             {{"tokens", "the animal was too tired"},
              {"d", "8"},
              {"heads", "1"},
              {"output-view", "arrows"},
              {"seed", "1"},
              {"matrix", "weights"},
              {"row", "3"},
              {"column", "1"}}},
            {"columns",
             PageWords::tr("Tokens in columns"),
             PageWords::tr("The same numbers transposed, as some lectures draw them: softmax runs down the columns."),
             {{"tokens", "the animal was too tired"},
              {"d", "8"},
              {"heads", "1"},
              {"token-axis", "columns"},
              {"seed", "35"},
              {"matrix", "weights"},
              {"row", "3"},
              {"column", "1"}}},
        };
    }

    std::span<const ParameterUse> uses() const override {
        static const std::array kUses{
            ParameterUse{.key = "tokens"},
            ParameterUse{.key = "memory-tokens"},
            ParameterUse{.key = "step"},
            ParameterUse{.key = "mask"},
            ParameterUse{.key = "queries"},
            ParameterUse{.key = "n", .maximum = 4096, .sliderMaximum = 512},
            ParameterUse{.key = "d", .maximum = 2048, .sliderMaximum = 512},
            ParameterUse{.key = "attention-projections"},
            ParameterUse{.key = "heads", .sliderMaximum = 16, .divides = "d", .dividesWhile = hasProjections},
            ParameterUse{.key = "head"},
            ParameterUse{.key = "temperature", .sliderMinimum = 0.1, .sliderMaximum = 10},
            ParameterUse{.key = "radius", .sliderMaximum = 16},
            ParameterUse{.key = "valid-length"},
            ParameterUse{.key = "query-valid-length"},
            ParameterUse{.key = "masked-cells"},
            ParameterUse{.key = "numbers"},
            ParameterUse{.key = "entries"},
            ParameterUse{.key = "add-position"},
            ParameterUse{.key = "base", .sliderMinimum = 10, .sliderMaximum = 1e6},
            ParameterUse{.key = "scale-embedding"},
            ParameterUse{.key = "batch"},
            ParameterUse{.key = "sequence"},
            ParameterUse{.key = "attention-dropout"},
            ParameterUse{.key = "seed", .sliderMaximum = 99},
            ParameterUse{.key = "token-axis"},
            ParameterUse{.key = "output-view"},
            ParameterUse{.key = "first-dimension", .most = lastDimension, .mostText = "w - 1"},
            ParameterUse{.key = "second-dimension", .most = lastDimension, .mostText = "w - 1"},
            ParameterUse{.key = "matrix", .names = kMatrices},
            ParameterUse{.key = "row", .most = lastRow, .mostText = "the matrix's rows - 1"},
            ParameterUse{.key = "column", .most = lastColumn, .mostText = "the matrix's columns - 1"},
        };
        return kUses;
    }

    std::span<const TableDescription> tables() const override {
        static const auto vectors = [](std::string_view meaning) -> std::vector<ColumnDescription> {
            return {{"column", "0 to d - 1", ColumnType::Real, meaning}};
        };
        static const std::vector<TableDescription> kTables{
            headTable("weights", "what the query takes of the key's value; exactly 0 where masked", "n", "m", "query",
                      "key"),
            sequenceTable("X", "what goes into the layer, with positions where they are added", "n"),
            headTable("Q", "query", "n", "w", "query", "column"),
            headTable("K", "key", "m", "w", "key", "column"),
            headTable("V", "value", "m", "w", "key", "column"),
            headTable("scores", "q . k", "n", "m", "query", "key"),
            headTable("scaled", "q . k/sqrt(w)/temperature", "n", "m", "query", "key"),
            headTable("masked", "the same, -inf where masked", "n", "m", "query", "key"),
            headTable("head-output", "weighted sum of values", "n", "w", "query", "column"),
            sequenceTable("concatenation", "the heads' outputs side by side", "n"),
            sequenceTable("output", "what comes out of the layer", "n"),
            {"W_q", "an entry of the query, out", vectors("by which an entry of X is multiplied")},
            {"W_k", "an entry of the key, out", vectors("by which an entry of X is multiplied")},
            {"W_v", "an entry of the value, out", vectors("by which an entry of X is multiplied")},
            {"W_o",
             "an entry of the output, out",
             {{"column", "0 to H w - 1", ColumnType::Real, "by which an entry of the concatenation is multiplied"}}},
            {"P", "a position, 0 to n - 1", vectors("sinusoidal encoding of the position")},
            sequenceTable("M", "what keys and values come from; X in self-attention", "m"),
            kDerivationTable,
        };
        return kTables;
    }

    std::span<const ArrayUse> arrays() const override {
        static const std::vector<ArrayUse> kArrays = attentionArrays();
        return kArrays;
    }
    std::vector<Decision> decided(const Scene& scene) const override { return decidedByAttention(ownScene(scene)); }
    std::optional<SceneProblem> problem(const Scene& scene) const override {
        return problemOfAttention(ownScene(scene));
    }

    std::optional<Entry> entryOf(const Study&, const Scene& scene, const Cell& cell) const override {
        if (!isOneOf(cell.matrix, {"X", "M", "W_q", "W_k", "W_v", "W_o"})) return std::nullopt;
        if (cell.matrix.starts_with("W_") && !hasProjections(scene.parameters)) return std::nullopt;
        if (cell.matrix == "M" && !isCross(scene)) return std::nullopt;
        const auto run = attentionRun(ownScene(scene));
        const Looked looked = lookedOf(*run, scene);
        Entry entry{cell.matrix, cell.row, cell.column, looked.values(cell.matrix)(cell.row, cell.column)};
        if (cell.matrix == "X") entry.row += looked.sequence * run->layer.queryCount;
        if (cell.matrix == "M") entry.row += looked.sequence * run->layer.keyCount;
        return entry;
    }

    NoEffect noEffect(std::string_view key, const Scene& scene) const override {
        const Parameters& parameters = scene.parameters;
        if (isOneOf(key, {"first-dimension", "second-dimension"}) &&
            parameters.outputView == OutputViewChoice::AsMatrix)
            return {PageWords::tr("Only the arrows have a plane."), "with --output-view arrows"};
        if (key == "sequence" && attentionSizes(scene).batch == 1)
            return {PageWords::tr("There is one sequence."), "with --batch 2 or more", 0};
        if (key == "head" && hasProjections(parameters) && parameters.heads == 1)
            return {PageWords::tr("There is one head."), "with --heads 2 or more", 0};
        return idleParameter(key, ownScene(scene));
    }

    double memoryNeeded(const Scene& scene) const override {
        const Scene own = ownScene(scene);
        const AttentionSizes sizes = attentionSizes(own);
        const double n = double(sizes.queryCount), m = double(sizes.keyCount), d = double(sizes.dimensions);
        // One head's matrices beside the layer's; twice, while the ones before are shown.
        return 2 * (attentionRunBytes(own) + sizeof(double) * (4 * n * m + 10 * std::max(n, m) * d + 4 * d * d));
    }

    std::shared_ptr<const Study> compute(const Scene& scene, std::stop_token stop) const override {
        auto result = std::make_shared<StepsResult>();
        result->run = attentionRun(ownScene(scene), stop);
        if (stop.stop_requested()) return result;
        const Looked looked = lookedOf(*result->run, scene);
        result->sequence = looked.sequence;
        result->head = looked.head;
        double largest = 0, largestScore = 0, largestProjection = 0, largestWeight = 0;
        for (std::size_t i = 0; i < kMatrices.size(); ++i) {
            if (stop.stop_requested()) return result;
            const std::string_view name = kMatrices[i];
            const bool isThere = name == "M"      ? result->run->setting.isCross
                                 : name == "P"    ? result->run->setting.hasPositions
                                 : name[0] == 'W' ? looked.hasProjections()
                                                  : true;
            if (!isThere) continue;
            result->values[i] = looked.values(name);
            if (isOneOf(name, {"scores", "scaled"}))
                largestScore = std::max(largestScore, largestOf(result->values[i]));
            else if (name[0] == 'W')
                largestProjection = std::max(largestProjection, largestOf(result->values[i]));
            else if (name == "weights")
                largestWeight = largestOf(result->values[i]);
            else if (name != "masked")
                largest = std::max(largest, largestOf(result->values[i]));
        }
        if (largest > 0) result->largest = largest;
        if (largestScore > 0) result->largestScore = largestScore;
        if (largestWeight > 0) result->largestWeight = largestWeight;
        if (largestProjection > 0) result->largestProjection = largestProjection;
        result->words = labelsOf(result->run->setting.words);
        result->keyWords = labelsOf(result->run->setting.keyWords);
        return result;
    }

    Table table(std::string_view name, const Scene& scene) const override {
        if (name == kDerivationTable.name) {
            // A large layer is not explained before it is at hand.
            const auto run = attentionRun(ownScene(scene));
            return derivationOfSelection(scene);
        }
        if (std::ranges::find(kMatrices, name) == kMatrices.end())
            throw std::invalid_argument("attention has no table \"" + std::string(name) + "\"");
        const auto run = attentionRun(ownScene(scene));
        const MultiHeadAttention& layer = run->layer;
        if (name == "P" || name.starts_with("W_")) {
            auto values = std::make_shared<const Matrix>(lookedOf(*run, scene).values(name));
            return MatrixTable{values, numberedColumns(values->cols())};
        }
        const bool isOfKeys = isOneOf(name, {"K", "V", "M"});
        const ArrayAxis rows{isOfKeys ? "key" : "query", isOfKeys ? layer.keyCount : layer.queryCount};
        // Sequence by sequence, and in each head by head.
        const bool isOfHeads = isOneOf(name, {"weights", "Q", "K", "V", "scores", "scaled", "masked", "head-output"});
        auto values = std::make_shared<Matrix>();
        std::vector<ArrayAxis> axes;
        axes.reserve(4);  // GCC 12 sees overflows in a growing vector of these
        if (layer.batch > 1) axes.push_back({"sequence", layer.batch});
        if (isOfHeads) axes.push_back({"head", layer.heads});
        for (Index sequence = 0; sequence < layer.batch; ++sequence)
            for (Index head = 0; head < (isOfHeads ? layer.heads : 1); ++head) {
                const Matrix part = Looked{*run, sequence, head}.values(name);
                if (values->size() == 0)
                    values->resize(layer.batch * (isOfHeads ? layer.heads : 1) * part.rows(), part.cols());
                values->middleRows((sequence * (isOfHeads ? layer.heads : 1) + head) * part.rows(), part.rows()) = part;
            }
        if (axes.empty()) return MatrixTable{values, numberedColumns(values->cols())};
        const bool isOfPairs = isOneOf(name, {"weights", "scores", "scaled", "masked"});
        axes.push_back(rows);
        axes.push_back({isOfPairs ? "key" : "column", values->cols()});
        return ArrayTable{values, std::move(axes)};
    }

    std::unique_ptr<Figure> makeFigure() const override { return std::make_unique<StepsFigure>(); }

    Explanation explain(const Scene& scene, const Cell& cell) const override;

 private:
    static bool isCross(const Scene& scene) {
        return findValues(scene, "memory") || !scene.parameters.memoryTokens.empty();
    }
    static Looked lookedOf(const AttentionRun& run, const Scene& scene) {
        return {run, sequenceOf(scene.parameters, run.setting), headOf(scene.parameters, run.layer)};
    }
    static TableDescription headTable(std::string_view name, std::string_view meaning, std::string_view rows,
                                      std::string_view columns, std::string_view row, std::string_view column);
    static TableDescription sequenceTable(std::string_view name, std::string_view meaning, std::string_view rows);
    static Derivation derivationOf(const Looked& looked, const Scene& scene, const Cell& cell);
    static Derivation sinusoidalCellDerivation(const Scene& scene, const Looked& looked, const Cell& cell);
    static bool isTyped(const Scene& scene, const Looked& looked, const Cell& cell);
    static Derivation inputDerivation(const Scene& scene, const Looked& looked, const Cell& cell);
    static QString sentenceOf(const Scene& scene, const Looked& looked, const Cell& cell);
    static QString seen(const Scene& scene, const AttentionRun* run);
    static QString tryThis(const Scene& scene);
    static QString matters(const Scene& scene);
};

TableDescription AttentionStepsPage::headTable(std::string_view name, std::string_view meaning, std::string_view rows,
                                               std::string_view columns, std::string_view row,
                                               std::string_view column) {
    return {name,
            "an entry of a head",
            {{"head", "", ColumnType::Integer, "0 to H - 1"},
             {row, "", ColumnType::Integer, "its token"},
             {column, "", ColumnType::Integer, column == "key" ? "the token that is asked" : "dimension of the head"},
             {"value", "", ColumnType::Real, meaning}},
            {"heads", rows, columns}};
}

TableDescription AttentionStepsPage::sequenceTable(std::string_view name, std::string_view meaning,
                                                   std::string_view row) {
    return {
        name, row, {{"column", name == "concatenation" ? "0 to H w - 1" : "0 to d - 1", ColumnType::Real, meaning}}};
}

Derivation AttentionStepsPage::derivationOf(const Looked& looked, const Scene& scene, const Cell& cell) {
    const std::string_view name = cell.matrix;
    const AttentionSetting& setting = looked.setting();
    if (name == "P") return sinusoidalCellDerivation(scene, looked, cell);
    if (isOneOf(name, {"X", "M"})) return inputDerivation(scene, looked, cell);
    if (name.starts_with("W_")) {
        Derivation derivation =
            attentionWeightDerivation(name, looked.values(name), setting.choice.seed, cell.row, cell.column);
        if (isTyped(scene, looked, cell))
            for (DerivationLine& line : derivation.steps)
                if (line.name == "loaded number") line.name = "typed number";
        return derivation;
    }
    constexpr std::array<std::pair<std::string_view, AttentionMatrix>, 10> kNames{{
        {"Q", AttentionMatrix::Query},
        {"K", AttentionMatrix::Key},
        {"V", AttentionMatrix::Value},
        {"scores", AttentionMatrix::Scores},
        {"scaled", AttentionMatrix::Scaled},
        {"masked", AttentionMatrix::Masked},
        {"weights", AttentionMatrix::Weights},
        {"head-output", AttentionMatrix::HeadOutput},
        {"concatenation", AttentionMatrix::Concatenation},
        {"output", AttentionMatrix::Output},
    }};
    const auto found = std::ranges::find(kNames, name, &std::pair<std::string_view, AttentionMatrix>::first);
    return attentionDerivation(setting.layerInput(), looked.layer(), found->second,
                               {looked.sequence, looked.head, cell.row, cell.column}, setting.keyWords);
}

Derivation AttentionStepsPage::sinusoidalCellDerivation(const Scene& scene, const Looked& looked, const Cell& cell) {
    Scene positions{.exhibit = {}, .parameters = scene.parameters, .reference = {}, .view = {}, .arrays = {}};
    positions.parameters.start = 0;
    positions.parameters.n = looked.layer().queryCount;
    positions.parameters.d = looked.setting().dimensions;
    return sinusoidalExplanation(positions, {cell.row, cell.column}).derivation;
}

bool AttentionStepsPage::isTyped(const Scene& scene, const Looked& looked, const Cell& cell) {
    Index row = cell.row;
    if (cell.matrix == "X") row += looked.sequence * looked.layer().queryCount;
    if (cell.matrix == "M") row += looked.sequence * looked.layer().keyCount;
    return std::ranges::any_of(typedEntries(scene.parameters), [&](const Entry& entry) {
        return entry.matrix == cell.matrix && entry.row == row && entry.column == cell.column;
    });
}

/// Of what goes in: its embedding, or that and the position; or the number that was typed.
Derivation AttentionStepsPage::inputDerivation(const Scene& scene, const Looked& looked, const Cell& cell) {
    const AttentionSetting& setting = looked.setting();
    const bool isMemory = cell.matrix == "M" && setting.isCross;
    const auto& words = isMemory ? setting.keyWords : setting.words;
    const double value = looked.values(cell.matrix)(cell.row, cell.column);
    const Parameters& parameters = scene.parameters;
    // Without a memory of its own M is X, typed or not.
    const bool typed = isTyped(scene, looked, {cell.row, cell.column, isMemory ? "M" : "X"});
    const bool isLoaded = findValues(scene, isMemory ? "memory" : "input") != nullptr;
    const auto numbers = parameters.numbers;
    if (!typed && !isLoaded && numbers == NumbersChoice::Normal) {
        const Embedding embedding(words, setting.dimensions, std::uint64_t(parameters.seed));
        const TokenPlusPositionChoice choice{.base = parameters.base, .scaled = parameters.scaleEmbedding};
        Derivation derivation = setting.hasPositions
                                    ? tokenPlusPositionDerivation(embedding, words, choice, cell.row, cell.column)
                                    : embeddingDerivation(embedding, words, choice, cell.row, cell.column);
        derivation.value = value;
        return derivation;
    }
    using namespace formula;
    const std::string_view letter = isMemory ? "M" : "X";
    const auto at = [&](std::string_view name, double entry, bool isHere) {
        const auto row = double(cell.row), column = double(cell.column);
        return symbol(name, entry, IndexRole::None,
                      {isHere ? number(row, IndexRole::I) : symbol("i", row, IndexRole::I),
                       isHere ? number(column) : symbol("c", column)});
    };
    const std::string source = typed                            ? "typed number"
                               : isLoaded                       ? "loaded number"
                               : numbers == NumbersChoice::Ones ? "all ones"
                                                                : "drawn number";
    Derivation derivation;
    derivation.value = value;
    if (typed || !setting.hasPositions) {
        derivation.general = equation({at(letter, value, false), number(value)});
        derivation.withNumbers = equation({at(letter, value, true), number(value)});
        derivation.steps = {{.name = source, .expression = at(letter, value, true), .value = value, .word = {}}};
        return derivation;
    }
    const double position = sinusoidalTable(
        {.positions = cell.row + 1, .dimensions = setting.dimensions, .base = parameters.base})(cell.row, cell.column);
    // What is drawn is whole.
    const double own = isLoaded ? value - position : std::round(value - position);
    const auto term = [](double number) { return number < 0 ? negative(rounded(-number, 5)) : rounded(number, 5); };
    const Expression both = sum({term(own), term(position)});
    derivation.general = equation({at(letter, value, false), sum({at("E", own, false), at("P", position, false)})});
    derivation.withNumbers = equation({at(letter, value, true), both});
    derivation.steps = {{.name = source, .expression = at("E", own, true), .value = own, .word = {}},
                        {.name = "encoding", .expression = at("P", position, true), .value = position, .word = {}},
                        {.name = "sum", .expression = both, .value = value, .word = {}}};
    return derivation;
}

Explanation AttentionStepsPage::explain(const Scene& scene, const Cell& cell) const {
    const auto run = attentionRunNow(ownScene(scene));
    if (!run)
        return {.tags = {{PageWords::tr("row %1").arg(cell.row), IndexRole::I},
                         {PageWords::tr("column %1").arg(cell.column), IndexRole::J}},
                .value = QStringLiteral("…"),
                .sentence = PageWords::tr("being computed"),
                .derivation = {},
                .clock = {}};
    const Looked looked = lookedOf(*run, scene);
    const AttentionSetting& setting = run->setting;
    const Indices indices = indicesOf(cell);
    Explanation explanation;
    const QString column = indices.column ? displayNumber(double(*indices.column), 0) : QString();
    if (indices.query)
        explanation.tags.push_back(
            {PageWords::tr("query %1").arg(placedWord(setting.words, *indices.query)), IndexRole::I});
    if (indices.key)
        explanation.tags.push_back(
            {PageWords::tr("key %1").arg(placedWord(setting.keyWords, *indices.key)), IndexRole::J});
    if (isOneOf(cell.matrix, {"W_q", "W_k", "W_v", "W_o"})) {
        explanation.tags.push_back({PageWords::tr("row %1").arg(displayNumber(double(cell.row), 0)), IndexRole::None});
        explanation.tags.push_back(
            {PageWords::tr("column %1").arg(displayNumber(double(cell.column), 0)), IndexRole::None});
    } else if (isOneOf(cell.matrix, {"X", "P"})) {
        explanation.tags = {
            {PageWords::tr("position %1: %2")
                 .arg(displayNumber(double(cell.row), 0), quotedWord(setting.words[std::size_t(cell.row)])),
             IndexRole::I},
            {PageWords::tr("column %1").arg(column), IndexRole::None}};
    } else if (indices.column) {
        explanation.tags.push_back({PageWords::tr("column %1").arg(column), IndexRole::None});
    }
    if (setting.batch > 1 && !cell.matrix.starts_with("W_") && cell.matrix != "P")
        explanation.tags.push_back(
            {PageWords::tr("sequence %1").arg(displayNumber(double(looked.sequence), 0)), IndexRole::None});
    explanation.derivation = derivationOf(looked, scene, cell);
    explanation.sentence = sentenceOf(scene, looked, cell);
    const bool isOfInput = cell.matrix == "Q" || (!setting.isCross && isOneOf(cell.matrix, {"K", "V"}));
    if (setting.hasPositions && isOfInput)
        explanation.sentence = PageWords::tr("%1; X here is X + P").arg(explanation.sentence);
    const double value = explanation.derivation.value;
    explanation.value = std::isinf(value)
                            ? QStringLiteral("−∞")
                            : displayNumber(value, value == std::round(value) && std::abs(value) < 1e6 ? 0 : 4);
    return explanation;
}

QString AttentionStepsPage::sentenceOf(const Scene& scene, const Looked& looked, const Cell& cell) {
    const AttentionSetting& setting = looked.setting();
    const std::string_view name = cell.matrix;
    if (isOneOf(name, {"weights", "masked"})) {
        const Mask& mask = looked.mask();
        if (mask.isFullyMasked(cell.row))
            return name == "weights"
                       ? PageWords::tr("uniform, because every key is hidden from %1")
                             .arg(placedWord(setting.words, cell.row))
                       : PageWords::tr("hidden, as every key is from %1").arg(placedWord(setting.words, cell.row));
        const auto reasons = mask.reasons(cell.row, cell.column);
        if (!reasons.empty())
            return PageWords::tr("hidden: %1")
                .arg(maskReasonWords(reasons.front(), setting.mask, looked.sequence, looked.layer().queryCount,
                                     cell.row));
        return name == "weights"
                   ? PageWords::tr("of %1 goes into the new %2")
                         .arg(placedWord(setting.keyWords, cell.column), placedWord(setting.words, cell.row))
                   : PageWords::tr("what the softmax sees");
    }
    if (isTyped(scene, looked, cell)) return PageWords::tr("a number that was typed");
    if (name == "X")
        return setting.hasPositions ? PageWords::tr("embedding plus position") : PageWords::tr("embedding");
    if (name == "P") return PageWords::tr("positional encoding");
    if (name == "M") return PageWords::tr("what keys and values come from");
    if (name == "Q") return PageWords::tr("what %1 asks for").arg(placedWord(setting.words, cell.row));
    if (name == "K") return PageWords::tr("what %1 is asked by").arg(placedWord(setting.keyWords, cell.row));
    if (name == "V") return PageWords::tr("what %1 gives").arg(placedWord(setting.keyWords, cell.row));
    if (name == "scores") return PageWords::tr("how well query and key match: their dot product");
    if (name == "scaled") {
        const QString temperature = significantNumber(looked.layer().temperature, 3);
        if (looked.layer().temperature == 1)
            return looked.hasProjections() ? PageWords::tr("the score, divided by √%1").arg(looked.layer().width)
                                           : PageWords::tr("the score as it is");
        return looked.hasProjections() ? PageWords::tr("the score, divided by √%1 and by the temperature %2")
                                             .arg(QString::number(looked.layer().width), temperature)
                                       : PageWords::tr("the score, divided by the temperature %1").arg(temperature);
    }
    if (name == "head-output") return PageWords::tr("weighted sum of the values");
    if (name == "concatenation") return PageWords::tr("from head %1").arg(cell.column / looked.layer().width);
    if (name == "output") return PageWords::tr("the new %1").arg(placedWord(setting.words, cell.row));
    return findValues(scene, name) ? PageWords::tr("a learned weight, from a file")
                                   : PageWords::tr("a learned weight, here drawn at random");
}

QString AttentionStepsPage::seen(const Scene& scene, const AttentionRun* run) {
    const Parameters& parameters = scene.parameters;
    QStringList sentences;
    if (run) {
        const Looked looked = lookedOf(*run, scene);
        const AttentionSetting& setting = run->setting;
        const Index query = queryOf(parameters, run->layer.queryCount);
        const auto row = run->layer.headWeights(looked.sequence, looked.head).row(query);
        Index key = 0;
        const double most = row.maxCoeff(&key);
        // Equal sums in another order differ by rounding.
        constexpr double kRounding = 1e-12;
        const Index alike = Index((row.array() >= most * (1 - kRounding)).count());
        if (const auto cell = selectionOf(parameters); cell && cell->matrix == "weights")
            key = std::min(cell->column, run->layer.keyCount - 1);
        const bool isMost = row(key) >= most * (1 - kRounding);
        const QString asks = placedWord(setting.words, query);
        const QString answers = placedWord(setting.keyWords, key);
        const QString weight = displayNumber(row(key), row(key) == 0 ? 0 : 2);
        if (looked.mask().isFullyMasked(query))
            sentences += PageWords::tr(
                             "Every key is hidden from %1: its <a href=\"term:weight\">weights</a> are all 1/%2, as in "
                             "Dive into Deep Learning.")
                             .arg(asks)
                             .arg(run->layer.keyCount);
        else if (row(key) == 0)
            sentences += PageWords::tr("%1 asks, %2 is hidden: its <a href=\"term:weight\">weight</a> is exactly 0.")
                             .arg(asks, answers);
        else if (isMost && alike > 1)
            sentences += PageWords::tr(
                             "%1 <a href=\"term:query\">asks</a> and gives its largest <a "
                             "href=\"term:weight\">weights</a>, %2 each, equally to %n tokens.",
                             nullptr, int(alike))
                             .arg(asks, weight);
        else if (isMost)
            sentences += PageWords::tr(
                             "%1 <a href=\"term:query\">asks</a> and gives the most of its <a "
                             "href=\"term:weight\">weights</a>, %2, to %3.")
                             .arg(asks, weight, answers);
        else
            sentences += PageWords::tr(
                             "%1 <a href=\"term:query\">asks</a> and gives %2 of its <a "
                             "href=\"term:weight\">weights</a> to %3.")
                             .arg(asks, weight, answers);
        const Index hidden = Index((row.array() == 0).count());
        if (hidden > 0 && parameters.attentionDropout == 0) {
            std::vector<MaskReason> reasons;
            for (Index k = 0; k < row.size(); ++k)
                for (const MaskReason reason : looked.mask().reasons(query, k)) reasons.push_back(reason);
            const bool isByLength =
                std::ranges::all_of(reasons, [](MaskReason reason) { return reason == MaskReason::ValidLength; }) &&
                !reasons.empty();
            sentences += isByLength ? PageWords::tr("%n key(s) beyond the valid length %1 are hidden from it.", nullptr,
                                                    int(hidden))
                                          .arg(setting.mask.validLengths[std::size_t(looked.sequence)])
                                    : PageWords::tr("%n key(s) are hidden from it.", nullptr, int(hidden));
        }
    } else {
        sentences += PageWords::tr(
            "Each word <a href=\"term:query\">asks</a>, the others answer, and the row of <a "
            "href=\"term:weight\">weights</a> says how much of each goes into its output.");
    }
    if (const Index batch = attentionSizes(ownScene(scene)).batch; batch > 1)
        sentences +=
            PageWords::tr("Sequence %1 of %2 is shown.")
                .arg(displayNumber(double(std::clamp<std::int64_t>(parameters.sequence.value_or(0), 0, batch - 1)), 0),
                     displayNumber(double(batch), 0));
    if (!hasProjections(parameters))
        sentences += PageWords::tr(
                         "Without <a href=\"term:projection\">projections</a> the score is the dot product of two rows "
                         "of <i>%1</i>, "
                         "not divided, and the output mixes rows of <i>%1</i>.")
                         .arg(inputName(parameters.addPosition));
    else if (parameters.heads > 1)
        sentences +=
            PageWords::tr("<a href=\"term:head\">Head</a> %1 of %2 is shown; <i>W</i>ₒ mixes the outputs of all.")
                .arg(displayNumber(double(parameters.head.value_or(0)), 0), displayNumber(double(parameters.heads), 0));
    if (parameters.tokenAxis == TokenAxisChoice::Columns)
        sentences +=
            PageWords::tr("Tokens are columns, so every matrix is transposed and the softmax runs down its columns.");
    if (findValues(scene, "W_q") == nullptr && hasProjections(parameters)) {
        const auto typed = typedEntries(parameters).size();
        sentences +=
            typed == 0
                ? PageWords::tr("The matrices are drawn at random: the arithmetic is real, the pattern means nothing.")
                : PageWords::tr(
                      "But for %n typed number(s) the matrices are drawn at random: the arithmetic is real, the "
                      "pattern means nothing.",
                      nullptr, int(typed));
    }
    return sentences.join(betweenSentences());
}

QString AttentionStepsPage::tryThis(const Scene& scene) {
    const Parameters& parameters = scene.parameters;
    QStringList suggestions;
    if (isCross(scene)) {
        suggestions += PageWords::tr(
            "<a href=\"memory-tokens=\">Take the memory away</a>: the same layer becomes self-attention, with a square "
            "of weights.");
    } else {
        suggestions +=
            parameters.mask == MaskNameChoice::Causal
                ? PageWords::tr("<a href=\"mask=none\">Remove the mask</a>: later words may answer, too.")
                : PageWords::tr("<a href=\"mask=causal\">Hide later words</a>, as a model that writes does.");
    }
    suggestions +=
        parameters.step == kLastStep
            ? PageWords::tr(
                  "<a href=\"play:step\">Play the steps</a>, or <a href=\"queries=one\">one query</a> at a time.")
            : PageWords::tr("<a href=\"step=8\">Show all steps</a>.");
    if (parameters.queries == QueriesChoice::One)
        suggestions +=
            PageWords::tr("<a href=\"queries=all\">Fill in all queries</a>: they are computed at once, as matrices.");
    suggestions +=
        parameters.temperature == 1
            ? PageWords::tr("<a href=\"temperature=0.2\">Cool the softmax down</a>: one key takes nearly all.")
            : PageWords::tr("<a href=\"temperature=1\">Set the temperature back to 1</a>.");
    suggestions += PageWords::tr(
        "Click a masked score to hide or show it, double-click an entry of <i>X</i> or <i>W</i> to type another "
        "number.");
    return suggestions.join(betweenSentences());
}

QString AttentionStepsPage::matters(const Scene& scene) {
    if (isCross(scene))
        return QStringList{
            PageWords::tr("Attention and <a href=\"term:self-attention\">self-attention</a> are the same computation."),
            PageWords::tr(
                "1. Queries come from another sequence, or <a href=\"memory-tokens=\">from the same one</a>."),
            PageWords::tr("2. The <a href=\"term:weight\">weights</a> are computed from the input by learned matrices, "
                          "in both; Bahdanau’s attention does so, too."),
            PageWords::tr(
                "3. The output is as long as the queries: %1 here; in self-attention that is as long as the input.")
                .arg(displayNumber(double(attentionSizes(scene).queryCount), 0)),
            PageWords::tr("4. Attention is used once, between encoder and decoder; self-attention as many times as "
                          "one likes."),
        }
            .join(betweenSentences());
    return PageWords::tr(
        "<a href=\"term:self-attention\">Self-attention</a> mixes all words in one step, however far apart, and "
        "every number of it is a sum of products. The <a href=\"term:softmax\">softmax</a> makes each row of weights "
        "sum to 1.");
}

}  // namespace

const Exhibit& attentionSteps() {
    static const AttentionStepsPage exhibit;
    return exhibit;
}

}  // namespace attention
