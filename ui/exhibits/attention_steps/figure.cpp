#include "ui/exhibits/attention_steps/figure.h"

#include <algorithm>
#include <limits>

#include "ui/exhibits/attention_steps/exhibit.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/token_exhibit.h"
#include "ui/figure/hatching.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/parts/text.h"
#include "ui/figure/text_width.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

constexpr QSizeF kGap(6, 8);
/// Width of the space between two matrices for a chip, for an arrow, and before the output, in pixels.
constexpr double kChipRoom = 76, kArrowRoom = 20, kOutputRoom = 70;
/// Maximum number of tokens at which the numbers of scores and weights must stay legible.
constexpr Index kFewTokens = 8;
/// Maximum number of entries of a key at which the columns of transposed keys are labelled with words.
constexpr Index kMaxLabelledKeyWidth = 4;
/// Maximum number of cells of a matrix with numbers in its cells.
constexpr Index kMaxNumbers = 4096;
/// Font size of the weights, which are the main result, in pixels.
constexpr int kWeightFontSize = 17;
/// Minimum width of a column of a vector, in pixels; wide layers have more columns than pixels.
constexpr double kMinColumn = 0.5;

Expression plain(std::string_view name) {
    return formula::symbol(name, 0);
}
Expression transposed(Expression matrix) {
    return formula::power(std::move(matrix), plain("T"));
}

/// 0 decimals for a matrix of integers, else 1.
int decimalsOf(const Matrix& values) {
    return (values.array() == values.array().round()).all() ? 0 : 1;
}

}  // namespace

AttentionStepsFigure::AttentionStepsFigure() {
    setPartKeys(m_x, "word-vectors", m_memory, "memory-vectors", m_q, "query-vectors", m_k, "key-vectors", m_v,
                "value-vectors", m_bars, "weight-bars", m_plane, "value-plane", m_shapes, "shapes", m_vectorScale,
                "vector-scale", m_learned, "projections", m_blanks[4], "projections", m_heads, "head-switch",
                m_sequences, "sequence-switch", m_listing, "listing");
    m_masked.setCellChoice([this](const Cell& cell) { return toggledMask(cell); });
    // The terms of a sum are no table; what they add up to is.
    m_terms.setCellAlias({[this](const Cell& cell) { return Cell{m_query, cell.column, "head-output"}; }});
}

std::string_view AttentionStepsFigure::openMatrix() const {
    const std::string_view name = scene().parameters.matrix;
    const bool isAvailable = name == "P" ? shown().setting().hasPositions && !shown().setting().isCross
                                         : name.starts_with("W_") && shown().hasProjections() && step() >= 2;
    return isAvailable && (name != "W_o" || step() >= kLastStep) ? name : std::string_view();
}

std::string_view AttentionStepsFigure::scoresForm() const {
    const std::string_view name = scene().parameters.matrix;
    if (name == "scores" || (name == "scaled" && step() >= 4) || (name == "masked" && step() >= 5)) return name;
    if (step() == 4) return "scaled";
    return step() == 5 || (step() > 5 && !shown().mask().masksNothing()) ? "masked" : "scores";
}

bool AttentionStepsFigure::hidesByClick() const {
    return scoresForm() == "masked" && (step() == 5 || scene().parameters.matrix == "masked");
}

const Matrix& AttentionStepsFigure::drawnMatrix(const std::string& matrix) {
    const Matrix& values = shown().matrix(matrix);
    if (isOneOf(matrix, {"W_q", "W_k", "W_v"})) {
        const Index width = shown().layer().width;
        return m_drawn[matrix] = values.middleRows(shown().head * width, width);
    }
    const bool isOfQueries =
        isOneOf(matrix, {"Q", "scores", "scaled", "masked", "weights", "head-output", "concatenation", "output"});
    if (scene().parameters.queries != QueryDisplay::One || !isOfQueries) return values;
    Matrix& drawn = m_drawn[matrix];
    drawn.setConstant(values.rows(), values.cols(), std::numeric_limits<double>::quiet_NaN());
    drawn.row(m_query) = values.row(m_query);
    return drawn;
}

MatrixStyle AttentionStepsFigure::vectorStyle(const Matrix& values, const QStringList& rowWords) const {
    MatrixStyle look{.map = ColourMap::signedMap(theme()),
                     .low = -vectorEnd(),
                     .high = vectorEnd(),
                     .showsRowLabels = !rowWords.isEmpty(),
                     .showsColumnLabels = false,
                     .rowWords = rowWords,
                     .isTransposed = tokensAreColumns(),
                     .plainZeros = true};
    if (values.size() <= kMaxNumbers) look.decimals = decimalsOf(values);
    return look;
}

StepMatrixPart::Stage AttentionStepsFigure::stage(int number, std::vector<Expression> symbols,
                                                  QStringList names) const {
    const int now = circledNumber(step());
    return {.step = number,
            .state = number < now    ? StepMatrixPart::State::Done
                     : number == now ? StepMatrixPart::State::Current
                                     : StepMatrixPart::State::Pending,
            .symbols = std::move(symbols),
            .names = std::move(names),
            .rows = theme().indexI,
            .columns = theme().text,
            .outlinesRowAndColumn = false,
            .overhang = kGap.width() - 2};
}

Grid AttentionStepsFigure::buildLayout() {
    m_listing.hide();
    const AttentionLayerSetup& setting = shown().setting();
    m_query = expandedQuery(scene().parameters, shown().layer().queryCount);
    m_words = labelsOf(setting.words);
    m_keyWords = labelsOf(setting.keyWords);
    if (isTab("one-word")) return oneWordLayout();
    m_stage.set(*this, circledNumber(step()));
    setInputs();
    setVectors();
    setScores();
    setSums();
    m_open = nullptr;
    if (shown().hasProjections() && (isTab("matrices") || isTab("output")))
        for (const char* name : {"W_q", "W_k", "W_v", "W_o"}) setOpenMatrix(name);
    else if (!openMatrix().empty())
        setOpenMatrix(std::string(openMatrix()));
    for (StepMatrixPart* part : {&m_unscaled, &m_scaled, &m_masked, &m_p, &m_wq, &m_wk, &m_wv, &m_wo})
        if (part != m_scores && part != m_open) part->hide();
    if (!setting.isCross) m_memory.hide();
    if (!hasSeveralHeads()) m_concatenation.hide();
    if (outputIsArrows()) {
        m_terms.hide();
        m_sum.hide();
    } else {
        m_plane.hide();
    }
    setReachedMatrices();

    if (isTab()) return tabLayout();
    if (!hasArrows()) return listingLayout();
    // Stretch factors of the grid's columns and rows; parts with equal factors have contents of equal width.
    constexpr double kVectors = 74, kScores = 182, kWeights = 270, kTop = 72, kMiddle = 230, kBottom = 120;
    std::vector<LayoutItem> sums;
    if (outputIsArrows())
        sums.emplace_back(LayoutItem(m_plane).stretch(3));
    else
        sums.emplace_back(LayoutItem(m_terms).stretch(1.5));
    if (tokensAreColumns() && !outputIsArrows()) sums.emplace_back(LayoutItem(m_sum).stretch(0.3));
    if (hasSeveralHeads()) sums.emplace_back(LayoutItem(m_concatenation).stretch(1));
    sums.emplace_back(LayoutItem(m_output).stretch(1));
    // In a small figure, the half of the computation that contains the current step is dropped last.
    const auto vectors = [this](LayoutItem&& slot) {
        return std::move(slot).dropPriority(isMixing() ? 4 : 3, tr("queries and keys"));
    };
    const auto mixing = [this](LayoutItem&& slot) {
        return std::move(slot).dropPriority(isMixing() ? 3 : 4, tr("values, weighted values and output"));
    };
    std::vector<LayoutItem> places;
    places.push_back(m_open ? LayoutItem(*m_open).stretch(kVectors) : LayoutItem());
    places.emplace_back();
    places.push_back(vectors(LayoutItem(tokensAreColumns() ? m_q : m_k).stretch(kTop)));
    places.emplace_back(legend());
    places.push_back(LayoutItem(m_x).stretch(kMiddle).dropPriority(1, tr("the words’ vectors")));
    places.push_back(vectors(LayoutItem(tokensAreColumns() ? m_k : m_q).stretch(kMiddle)));
    places.push_back(LayoutItem(*m_scores).stretch(kMiddle));
    places.push_back(LayoutItem(m_weights).stretch(kMiddle));
    places.push_back(setting.isCross ? mixing(LayoutItem(m_memory).stretch(kBottom)) : LayoutItem());
    places.push_back(mixing(LayoutItem(m_v).stretch(kBottom)));
    places.push_back(mixing(LayoutItem(m_bars).stretch(kBottom)));
    places.push_back(mixing(LayoutItem(row(std::move(sums), kGap.width())).keyed("weighted-values").stretch(kBottom)));
    if (!tokensAreColumns() && !outputIsArrows()) {
        places.resize(places.size() + 3);
        std::vector<LayoutItem> below;
        below.emplace_back(LayoutItem(m_sum).stretch(1.5));
        for (int i = hasSeveralHeads() ? 2 : 1; i > 0; --i) below.emplace_back(LayoutItem(m_blanks[i]).stretch(1));
        places.push_back(mixing(LayoutItem(row(std::move(below), kGap.width())).keyed("sum-below").stretch(1)));
    }
    Grid path = Grid(4, std::move(places), kGap).withStretch({kVectors, kVectors, kScores, kWeights}, {});
    if (!shapesAreBelow()) return path;
    m_shapes.set(matrixShapeTexts(), textFont(font_size::kAxis), theme().muted);
    return column({LayoutItem(std::move(path)), LayoutItem(m_shapes).dropPriority(2, tr("the matrices’ shapes"))}, 4);
}

void AttentionStepsFigure::setReachedMatrices() {
    m_walk = {"X"};
    if (shown().setting().isCross) m_walk.push_back("M");
    const auto reach = [&](int from, std::initializer_list<const char*> names) {
        if (step() >= from) m_walk.insert(m_walk.end(), names.begin(), names.end());
    };
    reach(2, {"Q", "K", "V"});
    reach(3, {"scores"});
    reach(4, {"scaled"});
    reach(5, {"masked"});
    reach(6, {"weights"});
    reach(7, {"head-output"});
    if (hasSeveralHeads()) reach(kLastStep, {"concatenation"});
    reach(kLastStep, {"output"});
}

void AttentionStepsFigure::setInputs() {
    const AttentionLayerSetup& setting = shown().setting();
    const Matrix& x = drawnMatrix("X");
    const CellSizes vectors{.least = {kMinColumn, 1}, .most = {24, 60}, .minimumTotal = {56, 32}};
    using namespace formula;
    const Expression input = setting.hasPositions ? sum({plain("X"), plain("P")}) : plain("X");
    MatrixStyle look = vectorStyle(x, m_words);
    StepMatrixPart::Stage first =
        stage(1, {input, plain("X")}, {tr("words, %n number(s) each", nullptr, int(setting.dimensions)), tr("words")});
    if (setting.hasPositions && !setting.isCross) first.minimumMargins.setTop(27);
    first.overhang = setting.isCross ? 0 : kChipRoom - 10;
    first.neighbour = &leftPart();
    first.overhangAlone = kArrowRoom;
    // The chip on the arrow to the values may be wider than a narrow matrix.
    if (tokensAreColumns()) first.minimumMargins.setLeft(kArrowRoom);
    setPart(m_x, x, look, vectors, first);
    if (!setting.isCross) return;
    look.rowWords = m_keyWords;
    StepMatrixPart::Stage memory = stage(1, {plain("M")}, {tr("other sentence"), tr("other")});
    memory.rows = theme().indexJ;
    memory.overhang = 0;
    setPart(m_memory, shown().matrix("M"), look, {.least = {kMinColumn, 1}, .most = {24, 28}, .minimumTotal = {32, 32}},
            memory);
}

void AttentionStepsFigure::setVectors() {
    const double besideLeft = shown().hasProjections() ? kChipRoom : 2 * kArrowRoom;
    const auto set = [&](StepMatrixPart& part, const std::string& matrix, bool isAtTop, bool isAtLeft) {
        const bool isOfKeys = matrix != "Q";
        const Matrix& values = drawnMatrix(matrix);
        const bool hasRowWords =
            (matrix == "V" && !shown().setting().isCross && !tokensAreColumns() && hasArrows()) ||
            (isAtLeft && tokensAreColumns()) ||
            (isTab("queries-and-keys") && (matrix == "Q" || (matrix == "K" && values.cols() <= kMaxLabelledKeyWidth)));
        MatrixStyle look = vectorStyle(values, hasRowWords ? m_keyWords : QStringList());
        // Left of the scores each row is a token; above them the matrix is transposed, and each column is a token.
        if (isAtTop) look.isTransposed = true;
        if (isAtLeft) look.isTransposed = false;
        const Expression symbol = plain(matrix);
        StepMatrixPart::Stage second =
            stage(2, {isAtTop != tokensAreColumns() || (isAtLeft && tokensAreColumns()) ? transposed(symbol) : symbol},
                  {matrix == "Q"   ? tr("queries")
                   : matrix == "K" ? tr("keys")
                                   : tr("values")});
        if (isAtTop && !tokensAreColumns()) second.names.prepend(tr("keys, one column each"));
        if (isOfKeys) second.rows = theme().indexJ;
        if (!isAtTop)
            second.minimumMargins.setLeft(
                besideLeft + (isAtLeft && hasRowWords ? MatrixPanel::rowLabelWidth(look, values.rows()) : 0));
        second.overhang = isAtTop ? 40 : matrix == "V" ? 0 : kArrowRoom;
        const QSizeF maxCell = isAtTop ? QSizeF(90, 16) : isAtLeft ? QSizeF(24, 60) : QSizeF(24, 28);
        setPart(
            part, values, look,
            {.least = {isAtTop ? 1.0 : kMinColumn, 1}, .most = maxCell, .minimumTotal = {32, isAtTop ? 16.0 : 32.0}},
            second);
    };
    set(m_q, "Q", tokensAreColumns() && hasArrows(), !tokensAreColumns() && hasArrows());
    set(m_k, "K", !tokensAreColumns() && (hasArrows() || isTab("queries-and-keys")), tokensAreColumns() && hasArrows());
    set(m_v, "V", false, false);
}

QStringList AttentionStepsFigure::scoresNames() const {
    const std::string_view form = scoresForm();
    // In the window, this step also exists without a mask, so that the user can hide cells; nothing is masked then.
    const bool isMasked = form == "masked" && !(isInteractive() && shown().mask().masksNothing());
    if (form == "scores") return {tr("scores")};
    if (isMasked) return divisor() ? QStringList{tr("scaled, masked"), tr("masked")} : QStringList{tr("masked")};
    return {shown().hasProjections() || divisor() ? tr("scaled") : tr("not scaled")};
}

void AttentionStepsFigure::setScores() {
    const AttentionStepsStudy& study = shown();
    const std::string form(scoresForm());
    m_scores = form == "scaled" ? &m_scaled : form == "masked" ? &m_masked : &m_unscaled;
    const Matrix &scores = drawnMatrix(form), &weights = drawnMatrix("weights");
    const bool isFew = std::max(scores.rows(), scores.cols()) <= kFewTokens;
    const QSizeF minCell = isFew ? QSizeF(isInteractive() ? 27 : 24, 15) : QSizeF(1, 1);
    MatrixStyle look = vectorStyle(scores);
    look.low = -scoreEnd();
    look.high = scoreEnd();
    look.decimals.reset();
    if (scores.size() <= kMaxNumbers)
        look.decimals = decimalsOf(study.matrix("scores")) == 0 && form == "scores" ? 0 : 1;
    look.fontSize = font_size::kBody;
    (tokensAreColumns() ? look.showsRowLabels : look.showsColumnLabels) = true;
    look.rowWords = m_words;
    look.columnWords = m_keyWords;
    if (!hasArrows()) look.showsRowLabels = look.showsColumnLabels = true;
    if (isTab("queries-and-keys")) look.showsRowLabels = false;
    using namespace formula;
    const Expression made = tokensAreColumns() ? product({transposed(plain("K")), plain("Q")})
                                               : product({plain("Q"), transposed(plain("K"))});
    StepMatrixPart::Stage third = stage(3, {}, scoresNames());
    if (form == "scores") third.symbols = {made};
    if (form == "masked") third.notes = {maskNote()};
    third.columns = theme().indexJ;
    third.outlinesRowAndColumn = true;
    third.minimumMargins.setLeft(kArrowRoom);
    third.overhang = 30;
    third.rowLabelsFrom = tokensAreColumns() ? &m_k : &m_x;
    third.beforeNames = tokensAreColumns() ? kArrowRoom : 0;
    setPart(*m_scores, scores, look, {.least = minCell, .most = {90, 60}, .minimumTotal = {48, 40}}, third);

    const double largest = study.largestWeight;
    look.map = ColourMap::weights(theme());
    look.low = 0;
    if (!hasArrows()) (tokensAreColumns() ? look.showsColumnLabels : look.showsRowLabels) = isTab("output");
    look.high = keptScaleEnd("weights", largest > 0.5 ? 1 : largest);
    look.decimals.reset();
    if (weights.size() <= kMaxNumbers)
        look.decimals = largest == 1 && decimalsOf(study.matrix("weights")) == 0 ? 0 : decimalsForTwoDigits(largest);
    look.fontSize = !hasArrows() ? font_size::kBody : kWeightFontSize;
    StepMatrixPart::Stage fourth = stage(4, {plain("A")}, {tr("weights")});
    fourth.notes = {tokensAreColumns() ? tr("each column sums to 1") : tr("each row sums to 1")};
    fourth.columns = theme().indexJ;
    fourth.outlinesRowAndColumn = true;
    fourth.minimumMargins.setLeft(kArrowRoom + (isInteractive() || form == "masked" ? 42 : 32));
    setPart(m_weights, weights, look, {.least = minCell, .most = {140, 60}, .minimumTotal = {80, 40}}, fourth);
}

void AttentionStepsFigure::setSums() {
    const AttentionStepsStudy& study = shown();
    m_termValues = study.termsOf(m_query);
    m_sumValues = study.matrix("head-output").row(m_query);
    const bool isReached = circledNumber(step()) >= 5;
    const QString query = quotedWord(study.setting().words[std::size_t(m_query)]);
    m_bars.set(study.matrix("weights"), {.row = m_query,
                                         .isVisible = isReached,
                                         .before = outputIsArrows() ? QString() : QStringLiteral("×"),
                                         .after = outputIsArrows() ? QString() : QStringLiteral("=")});
    if (isReached)
        m_bars.setTitle(
            {tr("weights of %1; a full bar is 1").arg(query), tr("weights of %1").arg(query), query, tr("weights")});
    else
        m_bars.setTitle({QString()});
    const CellSizes cells{.least = {kMinColumn, 1}, .most = {30, 28}, .minimumTotal = {36, 32}};
    StepMatrixPart::Stage fifth = stage(5, {}, {tr("weighted values"), tr("weighted")});
    fifth.rows = theme().indexJ;
    fifth.overhang = hasSeveralHeads() ? 2 * kArrowRoom - 6 : study.hasProjections() ? kOutputRoom - 6 : kArrowRoom;
    MatrixStyle look = vectorStyle(m_termValues);
    look.rowWords = m_keyWords;
    look.showsRowLabels = !hasArrows();
    setPart(m_terms, m_termValues, look, cells, fifth);
    look.showsRowLabels = false;
    StepMatrixPart::Stage sum = fifth;
    sum.rows = theme().indexI;
    sum.firstRow = m_query;
    sum.isTitled = false;
    if (!tokensAreColumns()) sum.minimumMargins.setTop(4);
    if (isTab()) {
        sum = stage(5, {plain("O")}, {tr("weighted values"), tr("weighted")});
        sum.rows = theme().indexI;
        m_sumValues = drawnMatrix("head-output");
    }
    setPart(m_sum, m_sumValues, look,
            tokensAreColumns() ? CellSizes{.least = {10, 1}, .most = {24, 28}, .minimumTotal = {10, 32}}
                               : CellSizes{.least = {kMinColumn, 12}, .most = {30, 22}, .minimumTotal = {36, 12}},
            sum);
    m_plane.set(study, scene().parameters, m_keyWords, m_query, isReached, theme());
    m_plane.setTitle({tr("weighted values")});

    StepMatrixPart::Stage sixth = stage(6, {plain("Y")}, {tr("output")});
    sixth.minimumMargins.setLeft(study.hasProjections() ? kOutputRoom : 2 * kArrowRoom);
    sixth.overhang = 0;
    const Matrix& output = drawnMatrix("output");
    setPart(m_output, output, vectorStyle(output, isTab("in-and-out") ? m_words : QStringList()), cells, sixth);
    if (hasSeveralHeads()) {
        StepMatrixPart::Stage joined = stage(6, {}, {tr("all heads")});
        joined.minimumMargins.setLeft(2 * kArrowRoom);
        joined.overhang = kOutputRoom - 6;
        const Matrix& all = drawnMatrix("concatenation");
        setPart(m_concatenation, all, vectorStyle(all), cells, joined);
    }
    // The blank parts beside the sum are as wide as the matrices above them.
    const auto blank = [](const StepMatrixPart& part) {
        Part::SizeHint need = part.sizeHint({1e4, 1e4});
        need.minimum.setHeight(1);
        need.maximum.setHeight(1);
        need.margins.setTop(0);
        need.margins.setBottom(0);
        return need;
    };
    m_blanks[1].set(blank(m_output));
    if (hasSeveralHeads()) {
        m_blanks[2].set(blank(m_concatenation));
    }
}

void AttentionStepsFigure::setOpenMatrix(const std::string& name) {
    m_open = name == "P" ? &m_p : name == "W_q" ? &m_wq : name == "W_k" ? &m_wk : name == "W_v" ? &m_wv : &m_wo;
    const Matrix& values = drawnMatrix(name);
    MatrixStyle look = vectorStyle(values);
    const bool isProjection = name != "P";
    StepMatrixPart::Stage unfolded = stage(isProjection ? 2 : 1, {}, {});
    if (name == "W_o") unfolded.step = circledNumber(kLastStep);
    unfolded.state = StepMatrixPart::State::Done;
    unfolded.overhang = kChipRoom;
    if (isProjection) {
        look.high = keptScaleEnd("projections", shown().largestProjection);
        look.low = -look.high;
        look.isTransposed = !tokensAreColumns();
        const Expression symbol = formula::symbol("W", 0, IndexRole::None, {plain(std::string_view(name).substr(2))});
        unfolded.symbols = {tokensAreColumns() ? symbol : transposed(symbol)};
        unfolded.rows = theme().text;
        unfolded.names = {name == "W_q"   ? tr("to queries")
                          : name == "W_k" ? tr("to keys")
                          : name == "W_v" ? tr("to values")
                                          : tr("to the output")};
        if (name != "W_o") unfolded.firstRow = shown().head * shown().layer().width;
    } else {
        unfolded.symbols = {plain("P")};
        unfolded.names = {tr("positions")};
    }
    setPart(*m_open, values, look, {.least = {1, 1}, .most = {24, 16}, .minimumTotal = {32, 16}}, unfolded);
}

QString AttentionStepsFigure::maskNote() const {
    const AttentionStepsStudy& study = shown();
    const Mask& mask = study.mask();
    if (mask.masksNothing()) return isInteractive() ? tr("click a cell to hide it") : QString();
    if (mask.isFullyMasked(m_query)) return tr("all words hidden");
    const Parameters& parameters = scene().parameters;
    const bool isCausal = parameters.mask == MaskKind::Causal;
    if (parameters.radius || !parameters.queryValidLength.empty() || !parameters.maskedCells.empty()) return {};
    if (isCausal && parameters.validLength.empty()) return tr("later words hidden");
    const auto& lengths = study.setting().mask.validLengths;
    return isCausal || lengths.empty() ? QString() : tr("the first %1 count").arg(lengths[std::size_t(study.sequence)]);
}

std::optional<Expression> AttentionStepsFigure::divisor() const {
    using namespace formula;
    std::vector<Expression> factors;
    if (shown().hasProjections()) factors.push_back(root(number(double(shown().layer().width))));
    const double temperature = shown().layer().temperature;
    if (temperature != 1) factors.push_back(rounded(temperature, 3));
    if (factors.empty()) return std::nullopt;
    return factors.size() == 1 ? factors.front() : brackets(times(std::move(factors)));
}

const FigureMaker attentionStepsFigure = newFigure<AttentionStepsFigure>;

}  // namespace attention
