#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <vector>

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QStyle>
#include <QVariantAnimation>

#include "core/cost/paths_study.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/paths/exhibit.h"
#include "ui/exhibits/paths/network_part.h"
#include "ui/exhibits/paths/path_drawing.h"
#include "ui/figure/architecture_style.h"
#include "ui/figure/look.h"
#include "ui/figure/parts/bars.h"
#include "ui/figure/parts/colour_scale.h"
#include "ui/figure/parts/declared.h"
#include "ui/figure/parts/large_numbers.h"
#include "ui/figure/parts/marks_layer.h"
#include "ui/figure/parts/matrix.h"
#include "ui/figure/parts/parts_figure.h"
#include "ui/figure/parts/symbol_legend.h"
#include "ui/figure/parts/text.h"
#include "ui/figure/text_width.h"
#include "ui/text/architecture_words.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

/// Pixels to the left of a network that still belong to it.
constexpr double kBeside = 20;
constexpr int kRunMilliseconds = 700;
/// The animation runs only if at least this time has passed since the last change; else the whole path is drawn at
/// once, as during a drag.
constexpr qint64 kRestMilliseconds = 450;
/// The height of the rule, enough for all its formulas, so that another kernel does not move the networks, which take
/// long to draw.
constexpr double kRuleHeight = 19;

/// Forms of a layer's name. Self-attention has only the long one, because "attention" would mean another layer.
QStringList namesOf(Architecture architecture) {
    if (architecture == Architecture::Attention) return {architectureWords(architecture)};
    return {architectureWords(architecture), architectureShort(architecture)};
}

/// The expression with fractions written on one line, as a/b, for low rows.
Expression onOneLine(Expression expression) {
    if (expression.kind == Expression::Kind::Fraction) expression.kind = Expression::Kind::Ratio;
    for (Expression& part : expression.parts) part = onOneLine(std::move(part));
    return expression;
}

std::vector<FormulaLayout> formsOf(const Expression& formula) {
    const Expression line = onOneLine(formula);
    return {FormulaLayout(formula, 16), FormulaLayout(line, 16), FormulaLayout(line, 14)};
}

/// The right side of an equation; other expressions as they are.
Expression rightSide(Expression equation) {
    if (equation.kind == Expression::Kind::Equation) equation.parts.erase(equation.parts.begin());
    return equation;
}

/// Networks side by side with the path through each, above the matrix of path lengths of the chosen network. Clicks set
/// the two ends of the path in turn, and choose a network. Path and ends have the colours of the indices i and j; a
/// current cell that belongs to another pair of tokens is outlined in the colour of text.
class PathsFigure : public PartsFigure {
    Q_DECLARE_TR_FUNCTIONS(Paths)

 public:
    PathsFigure() {
        for (std::size_t number = 0; Lane & lane : m_all) {
            lane.doubled.setKey("twice-as-far", ++number);
            lane.bars.setKey("influence", number);
            lane.term.setKey("growth", number);
            lane.other.setKey("other-reading", number);
        }
        setPartKeys(m_termHead, "growth", m_otherHead, "other-reading");
        // The path is on a layer of its own, so that its animation does not draw the networks again.
        addMarksLayer(*this, QStringLiteral("path"), [this](Marks& marks) { addPaths(marks); });
        m_run.setStartValue(0.0);
        m_run.setEndValue(1.0);
        m_run.setDuration(kRunMilliseconds);
        connect(&m_run, &QVariantAnimation::valueChanged, this, [this] { replotPath(); });
        // A click sets one end after the other.
        connect(this, &Figure::edited, this, [this](const std::string& key) {
            if (key == "from-token") m_setsTo = true;
            if (key == "to-token") m_setsTo = false;
            // The preview of the click has become true, and the next click sets the other end.
            m_pointed.reset();
        });
        connect(this, &Figure::clicked, this, [this](const Cell& cell) {
            if (cell.matrix == Paths::kDerivatives || cell.row < 0 || cell.column < 0) return;
            if (shown().from != cell.row) Q_EMIT edited("from-token", ParameterValue(cell.row));
            if (shown().to != cell.column) Q_EMIT edited("to-token", ParameterValue(cell.column));
        });
    }

 protected:
    Grid buildLayout() override {
        m_lanes.clear();
        for (std::size_t at = 0; at < m_all.size(); ++at)
            if (showsDerivatives()
                    ? at != familyOf(Architecture::Convolution)
                    : scene().parameters.networks == NetworkArrangement::SideBySide || at == shown().family) {
                updateNetwork(m_all[at], at);
                m_lanes.push_back(&m_all[at]);
            }
        std::vector<LayoutItem> cells;
        for (Lane* lane : m_lanes) cells.emplace_back(lane->name);
        // The doubled lengths are dropped first. The lengths themselves stay long.
        for (Lane* lane : m_lanes) {
            LayoutItem twice = LayoutItem(lane->doubled).dropPriority(6, tr("the path of twice the distance"));
            cells.push_back(LayoutItem(row({LayoutItem(lane->length).stretch(3), std::move(twice)}, 14))
                                .keyed("length", std::size_t(lane - m_all.data()) + 1)
                                .dropPriority(showsDerivatives() ? 0 : 1, tr("how long the paths are")));
        }
        // Rule and note share one line: a line that comes and goes would move the networks, which take long to draw.
        for (Lane* lane : m_lanes) {
            LayoutItem rule = LayoutItem(row({lane->rule, lane->ruleHeight}, 0))
                                  .keyed("computed-from", std::size_t(lane - m_all.data()) + 1)
                                  .onlyIf(!isOnStage() && !isTab("networks"))
                                  .dropPriority(5, tr("what an output is computed from"));
            cells.emplace_back(row({std::move(rule), lane->note}, 12));
        }
        for (Lane* lane : m_lanes) cells.emplace_back(lane->network);
        if (showsDerivatives())
            for (std::size_t at = 0; at < m_lanes.size(); ++at) {
                updateBars(*m_lanes[at], Index(at));
                cells.emplace_back(m_lanes[at]->bars);
            }
        const TokenSlots stretch(shown().tokens, shown().from, shown().to);
        m_stretch.set(stretch.isWhole() ? QStringList() : QStringList{Paths::drawn(stretch.runs(), stretch.tokens())},
                      textFont(font_size::kSmallest), theme().muted);
        animateChange();
        Grid networks(m_lanes.size(), std::move(cells), {16, 0});
        if (showsDerivatives() || isTab("networks")) return column({std::move(networks), m_stretch}, 8);
        if (isTab("lengths")) return row({distances(), readout()}, 24);
        return column(
            {LayoutItem(std::move(networks)).stretch(3), m_stretch,
             row({LayoutItem(distances()).dropPriority(2, tr("the path lengths of all pairs")), readout()}, 24)},
            8);
    }

    /// A click on a token sets an end of the path, a drag of an end's name moves it; a click on the name of a network
    /// chooses it, a double click shows it alone.
    void declareAreas(Marks& marks) const override {
        for (const Lane* lane : m_lanes) {
            if (!lane->network.isVisible()) continue;
            const NetworkLayout& grid = lane->network.grid();
            const ParameterChange choose{"architecture", choiceValue(lane->network.lane().network.architecture)};
            if (m_lanes.size() > 1) marks.choice(choose, lane->name.content().united(lane->length.content()));
            marks.doubleClick(m_lanes.size() == 1
                                  ? ParameterChange{"networks", choiceValue(NetworkArrangement::SideBySide)}
                              : &lane->network.lane() == &shown().chosen()
                                  ? ParameterChange{"networks", choiceValue(NetworkArrangement::One)}
                                  : choose,
                              grid.betweenRect());
            for (const QRectF& row : {grid.tokensRect(), grid.outputsRect()}) {
                marks.choices(row, [this, lane](const QPointF& place) -> std::optional<ParameterChange> {
                    const auto token = lane->network.grid().tokenAt(place);
                    if (!token) return std::nullopt;
                    return ParameterChange{setsTo(*lane, place) ? "to-token" : "from-token", std::int64_t(*token)};
                });
                // Without the matrix of all pairs a token stands for its path from the first one.
                if (isTab("networks") && !showsDerivatives())
                    marks.cells(row, [this, lane](const QPointF& place) -> std::optional<Cell> {
                        const auto token = lane->network.grid().tokenAt(place);
                        return token ? std::optional(Cell{shown().from, *token, "distances"}) : std::nullopt;
                    });
            }
            const auto tokenAt = [lane](const QPointF& place) -> ParameterValue {
                const NetworkLayout& now = lane->network.grid();
                return std::int64_t(now.stretch.tokenAt(now.slotAt(place)));
            };
            marks.handle("from-token", lane->network.fromTag(), tokenAt);
            marks.handle("to-token", lane->network.toTag(), tokenAt);
        }
    }

    void declareOverlay(Marks& marks) override {
        hatchTriangles(marks);
        const QPen pen = strokePen(theme().rule, 1);
        double right = m_otherHead.content().right();
        for (const Lane* lane : m_lanes)
            for (const Part* last : {static_cast<const Part*>(&lane->formula), static_cast<const Part*>(&lane->other)})
                right = std::max(right, last->content().right());
        for (const Lane* lane : m_lanes) {
            const QRectF& name = lane->rowName.content();
            const double y = name.top() - 0.5;
            if (lane->rowName.isVisible()) marks.line(QLineF(name.left(), y, right, y), pen);
        }
    }

    void declareSelection(Marks& marks) override {
        if (showsDerivatives()) return PartsFigure::declareSelection(marks);
        const MatrixPanel& panel = m_matrix.panel();
        if (panel.isShown()) {
            panel.addRow(marks, shown().from, theme().indexI);
            panel.addColumn(marks, shown().to, theme().indexJ);
            marks.axisTag(panel.yAxis(), double(shown().from), formatInteger(shown().from), theme().indexI, theme());
            marks.axisTag(panel.xAxis(), double(shown().to), formatInteger(shown().to), theme().indexJ, theme());
        }
        for (const Cell& pin : scene().view.pins) panel.addPin(marks, pin);
        const Cell pair{shown().from, shown().to, "distances"};
        const Cell cell = currentCell().value_or(pair);
        if (panel.has(cell))
            marks.casedBox(panel.box(cell.row, cell.column).adjusted(-1, -1, 1, 1), theme().text, 2, theme().surface);
        if (cell.row != pair.row || cell.column != pair.column)
            for (const Lane* lane : m_lanes)
                for (const Index token : {cell.row, cell.column})
                    if (lane->network.isVisible())
                        addTokenRing(marks, lane->network.grid(), token, 2, strokePen(theme().text, 2));
    }

    void mouseMoveEvent(QMouseEvent* event) override {
        Figure::mouseMoveEvent(event);
        if (!hasStudy()) return;
        setPointed(event->buttons() == Qt::NoButton ? std::optional(mapFromWidget(event->position())) : std::nullopt);
    }
    void leaveEvent(QEvent* event) override {
        Figure::leaveEvent(event);
        setPointed(std::nullopt);
    }

 private:
    /// A network, the parts above it, and its row in the table below.
    struct Lane {
        explicit Lane(Figure& figure) : network(figure), bars(figure) {}

        TextPart name, doubled, note;
        LargeNumbersPart length;
        FormulaPart rule;
        MarksPart ruleHeight;
        NetworkPart network;
        BarsPart bars;
        // The network's row in readout().
        TextPart rowName;
        FormulaPart term, formula;
        TextPart other;
    };
    /// The token under the pointer, and which end of the path a click would move there.
    struct Pointed {
        const Lane* lane = nullptr;
        Index token = 0;
        bool setsTo = false;

        bool operator==(const Pointed&) const = default;
    };
    /// What determines the paths: when it changes, the animation runs again.
    struct PathKey {
        Index from = 0;
        Index to = 0;
        PathKind kind{};
        Network first, second, third;

        bool operator==(const PathKey&) const = default;
    };

    const PathsStudy& shown() const { return study<PathsStudy>(); }
    /// Whether a click sets the end of the path, `to-token`, and not its beginning.
    bool setsTo(const Lane& lane, const QPointF& at) const {
        const auto& rows = lane.network.grid().rows;
        return m_setsTo || at.y() < (rows[0] + rows.back()) / 2;
    }
    void setPointed(const std::optional<QPointF>& at) {
        std::optional<Pointed> pointed;
        if (at && handleAt(*at).empty())
            for (const Lane* lane : m_lanes)
                if (const auto token = lane->network.grid().tokenAt(*at))
                    pointed = Pointed{lane, *token, setsTo(*lane, *at)};
        if (pointed == m_pointed) return;
        m_pointed = pointed;
        replotPath();
    }

    void replotPath() {
        if (hasStudy()) layer(QStringLiteral("path"))->replot();
    }
    /// Starts the animation of the path if the path has changed and no drag is going on.
    void animateChange() {
        const auto& lanes = shown().lanes;
        const PathKey key{shown().from, shown().to, shown().kind, lanes[0].network, lanes[1].network, lanes[2].network};
        if (m_pathKey == key) return;
        m_pathKey = key;
        const bool isRest = !m_sinceChange.isValid() || m_sinceChange.elapsed() > kRestMilliseconds;
        m_sinceChange.start();
        m_run.stop();
        const bool mayMove = style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0;
        if (isInteractive() && isVisible() && isRest && mayMove && !scene().parameters.pathStep) m_run.start();
    }

    /// The number of steps up to which paths are drawn; infinite: the whole paths.
    double stepsShown() const {
        if (m_run.state() == QAbstractAnimation::Running) {
            const auto longest = double(longestPathShown(scene().parameters));
            return m_run.currentValue().toDouble() * std::max(1.0, longest);
        }
        const auto& step = scene().parameters.pathStep;
        return step ? double(*step) : std::numeric_limits<double>::infinity();
    }
    bool showsDerivatives() const { return scene().parameters.matrix == Paths::kDerivatives; }
    void updateNetwork(Lane& lane, std::size_t at) {
        const PathNetwork& net = shown().lanes[at];
        const Architecture architecture = net.network.architecture;
        // The chosen network is bold; without the matrix, which belongs to one network, all are.
        const bool isBold = isTab("networks") || &net == &shown().chosen();
        lane.name.set(namesOf(architecture), textFont(font_size::kName, isBold ? QFont::DemiBold : QFont::Normal),
                      theme().text);
        // "4" and "layers" of "4 layers", or "no path".
        const QString length = Paths::number(net.path.length), unit = Paths::length(net).remove(length).trimmed();
        std::vector<LargeNumbersPart::Number> numbers{{.text = unit, .isSign = true}};
        if (net.hasPath()) numbers.insert(numbers.begin(), {.text = length});
        const double maxWidth = textWidth(length, textFont(font_size::kBigValue, QFont::DemiBold)) +
                                textWidth(unit, textFont(font_size::kBigValue * 2 / 3)) + 12;
        lane.length.set(std::move(numbers), {}, Qt::AlignLeft, maxWidth);
        QStringList doubled;
        const QString twice = std::isinf(net.doubledLength) ? QStringLiteral("–") : Paths::number(net.doubledLength);
        if (!std::isnan(net.doubledLength)) doubled = {tr("twice as far: %1").arg(twice), tr("twice: %1").arg(twice)};
        lane.doubled.set(doubled, textFont(font_size::kBody), theme().muted);
        lane.doubled.keepNarrow();
        const auto& step = scene().parameters.pathStep;
        QStringList note;
        if (step)
            note = {tr("step %1: %2 outputs", "4 of 9").arg(formatInteger(*step), Paths::ready(net, *step)),
                    tr("step %1").arg(formatInteger(*step))};
        else if (net.isTruncated())
            note = {tr("%1 drawn").arg(formatInteger(net.network.layers))};
        lane.note.set(note, textFont(font_size::kAxis), theme().muted);
        lane.rule.set({FormulaLayout(net.rule, 15), FormulaLayout(net.rule, 13)}, Qt::AlignLeft);
        lane.ruleHeight.set({.minimum = {}, .maximum = {0, kRuleHeight}});
        lane.network.set(shown(), at, scene().parameters);
        lane.rowName.set(namesOf(architecture), textFont(font_size::kName), theme().text);
        lane.rowName.keepNarrow();
        lane.term.set(formsOf(net.term), Qt::AlignLeft);
        lane.formula.set(formsOf(rightSide(net.derivation.numeric())), Qt::AlignLeft);
        lane.other.set({std::isnan(net.alternativeLength) ? QStringLiteral("–") : Paths::number(net.alternativeLength)},
                       textFont(font_size::kName), theme().text);
        lane.other.keepNarrow();
    }

    void updateBars(Lane& lane, Index column) {
        const auto shares = shown().gradientDecay->shares.col(column);
        m_shares[std::size_t(column)].assign(shares.begin(), shares.end());
        const Architecture architecture = column == 0 ? Architecture::Recurrent : Architecture::Attention;
        lane.bars.set(m_shares[std::size_t(column)], {.keyName = tr("input"),
                                                      .colour = architectureColour(architecture, theme()),
                                                      .low = 0,
                                                      .high = 1.12,
                                                      .decimals = 2,
                                                      .matrix = std::string(Paths::kDerivatives),
                                                      .row = column,
                                                      .isColumn = true});
        lane.bars.setMinimumSize({120, 60});
        lane.bars.setTitle({tr("Derivative of the last output by each input, largest = 1"),
                            tr("Derivative by each input, largest = 1"), tr("Derivatives, largest = 1")});
    }

    Grid distances() {
        const Architecture architecture = shown().chosen().network.architecture;
        const ColourMap map = ColourMap::positive(theme());
        const auto n = double(shown().tokens);
        const double longest = keptScaleEnd("longest", shown().longest);
        const bool isEither = shown().kind == PathKind::SomeOutput;
        constexpr double kWithDigits = 17;  // pixels of a cell
        m_matrix.set(*shown().masked,
                     {.map = map,
                      .low = 0,
                      .high = longest,
                      .rowAxis = isEither ? tr("from token") : tr("input"),
                      .columnAxis = isEither ? tr("to token") : tr("output"),
                      .decimals = n * kWithDigits < 400 ? std::optional(0) : std::nullopt},
                     {.minimumTotal = {72, 72}, .isSquare = true});
        m_scale.set(map, 0, longest, 0);
        std::vector<SymbolLegendPart::Key> keys;
        if (shown().hasMasked())
            keys.push_back({{tr("no path")}, [this](Marks& marks, const QRectF& box) {
                                marks.hatchedSwatch(box.adjusted(0, 3, -4, -3), theme());
                            }});
        m_noPath.set(std::move(keys), textFont(font_size::kSmallest), theme().muted);
        QStringList titles;
        for (const QString& name : namesOf(architecture)) titles += tr("Path lengths 𝐷: %1").arg(name);
        std::vector<LayoutItem> beside{m_noPath};
        if (decorations().colourBar) beside.insert(beside.begin(), m_scale);
        return row({m_matrix, column(std::move(beside), 6)}, 8).titled("path-lengths", titles + namesOf(architecture));
    }

    Grid readout() {
        const QFont plain = textFont(font_size::kAxis);
        // The empty corner has a top margin that aligns the title with that of the matrix.
        m_corner.set({.minimum = {}, .maximum = {}, .margins = {0, 4, 0, 0}});
        m_termHead.set({tr("without constants")}, plain, theme().muted);
        m_formulaHead.set({tr("exactly")}, plain, theme().muted);
        const QString from = formatInteger(shown().from), to = formatInteger(shown().to);
        const QString both = tr("until some output sees both tokens");
        const QString depends = tr("until output %1 depends on input %2").arg(to, from);
        const bool isEither = shown().kind == PathKind::SomeOutput;
        m_otherHead.set({isEither ? depends : both,
                         isEither ? tr("output %1 sees %2 after").arg(to, from) : tr("some output sees both after")},
                        plain, theme().muted);
        for (TextPart* head : {&m_termHead, &m_formulaHead, &m_otherHead}) head->keepNarrow();
        const auto term = [](Part& part) { return LayoutItem(part).dropPriority(3, tr("how the paths grow")); };
        const auto other = [](Part& part) { return LayoutItem(part).dropPriority(4, tr("the other reading of path")); };
        std::vector<LayoutItem> cells{m_corner, term(m_termHead), m_formulaHead, other(m_otherHead)};
        for (Lane* lane : m_lanes)
            for (LayoutItem& slot :
                 std::vector<LayoutItem>{lane->rowName, term(lane->term), lane->formula, other(lane->other)})
                cells.push_back(std::move(slot));
        constexpr std::size_t kColumns = 4;
        return Grid(kColumns, std::move(cells), {14, 1})
            .titled("path-of-pair", {tr("Path for %1 and %2").arg(from, to)}, {isEither ? both : depends});
    }

    void addPaths(Marks& marks) const {
        for (const Lane* lane : m_lanes)
            if (lane->network.isVisible()) lane->network.addPathSoFar(marks, stepsShown(), theme());
        addPointed(marks);
    }
    void addPointed(Marks& marks) const {
        if (!m_pointed || std::ranges::find(m_lanes, m_pointed->lane) == m_lanes.end()) return;
        const NetworkLayout& grid = m_pointed->lane->network.grid();
        const auto place = grid.placeOf({0, m_pointed->token});
        if (!place) return;
        const QColor& colour = m_pointed->setsTo ? theme().indexJ : theme().indexI;
        constexpr double kAway = 2;
        addTokenRing(marks, grid, m_pointed->token, kAway, strokePen(colour, 2));
        const QString number = formatInteger(m_pointed->token);
        const QString text = m_pointed->setsTo ? tr("to %1?").arg(number) : tr("from %1?").arg(number);
        const QPointF centre(place->x(), place->y() - std::max(grid.radius, 3.0) - kAway - 3 - NumberLine::kHeight / 2);
        NumberLine::addOutlinedTag(marks, text, centre, viewport(), theme().surface, colour);
    }

    void hatchTriangles(Marks& marks) const {
        if (shown().tokens <= kMaxMaskedTokens || !m_matrix.isVisible()) return;
        const QRectF area = m_matrix.panel().area();
        constexpr double kSpacing = 6;
        const QPen pen = strokePen(theme().control, 1, Qt::SolidLine, Qt::FlatCap);
        for (double sum = kSpacing; sum < area.width() + area.height(); sum += kSpacing) {
            // One line of the hatching, from the lower left edge to the upper right one; it crosses the diagonal in
            // `middle`.
            const QPointF lower(std::max(0.0, sum - area.height()), std::min(area.height(), sum));
            const QPointF upper(std::min(area.width(), sum), std::max(0.0, sum - area.width()));
            const QPointF middle(sum / 2 * area.width() / area.height(), sum / 2);
            if (shown().isMaskedBelow) marks.line(area.topLeft() + lower, area.topLeft() + middle, pen);
            if (shown().isMaskedAbove) marks.line(area.topLeft() + middle, area.topLeft() + upper, pen);
        }
    }

    std::array<Lane, kLayerFamilies> m_all{Lane(*this), Lane(*this), Lane(*this)};
    std::vector<Lane*> m_lanes;                   ///< the lanes that are shown
    std::array<std::vector<double>, 2> m_shares;  ///< of the bars
    TextPart m_stretch;                           ///< which tokens are drawn
    MatrixPart m_matrix{*this, "distances"};
    VerticalColourScalePart m_scale;
    SymbolLegendPart m_noPath;
    MarksPart m_corner;
    TextPart m_termHead, m_formulaHead, m_otherHead;
    QVariantAnimation m_run;
    QElapsedTimer m_sinceChange;
    std::optional<PathKey> m_pathKey;
    bool m_setsTo = false;  ///< the next click sets the end of the path
    std::optional<Pointed> m_pointed;
};

}  // namespace

const FigureMaker pathsFigure = newFigure<PathsFigure>;

}  // namespace attention
