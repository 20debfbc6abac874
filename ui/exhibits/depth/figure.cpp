#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <vector>

#include "core/training/depth_study.h"
#include "ui/exhibits/depth/words.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/look.h"
#include "ui/figure/parts/colour_scale.h"
#include "ui/figure/parts/matrix.h"
#include "ui/figure/parts/parts_figure.h"
#include "ui/figure/parts/pinned_value.h"
#include "ui/figure/parts/plot.h"
#include "ui/figure/parts/symbol_legend.h"
#include "ui/figure/parts/text.h"
#include "ui/figure/shapes.h"
#include "ui/figure/text_width.h"
#include "ui/figure/value_axis.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

/// Maximum number of heatmaps in a strip, and on the tab "tokens": the input, the first layers, the chosen layer and
/// the last layer.
constexpr std::size_t kStripMaps = 6, kLargeMaps = 4;
/// Ends of the axis of distances, as logarithms with base 10.
constexpr double kMinDistance = DepthStudy::kBoundEnd, kMaxDistance = 0.6;
/// Powers of ten from one tick to the next.
constexpr int kDecadesPerTick = 4;
constexpr double kDot = 3, kChosenDot = 5, kLabelSpace = 3;
/// Relative differences of tokens below which a map shows none, or hardly any.
constexpr double kAlike = 0.01, kNearlyAlike = 0.1;
/// Matrix name of the token maps, whose cells cannot be selected.
constexpr const char* kTokens = "tokens";
/// Layout keys of the strips of both stacks.
constexpr const char* kTokensKeys[]{"token-maps", "other-token-maps"};
/// Matrix names of the cosine maps: of the requested stack, and of the one with residuals switched the other way.
constexpr std::array<const char*, 2> kSimilarities{"similarity", "other-similarity"};

/// Above, two charts by layer: how similar a stack makes its tokens, and how well positions can be read from them. Each
/// has a curve for the requested stack and for stacks with one switch reversed. Below, the tokens of some layers as
/// heatmaps, and the cosines between the tokens of the chosen layer.
class DepthFigure : public PartsFigure {
    Q_DECLARE_TR_FUNCTIONS(Depth)

 public:
    DepthFigure() {
        setPartKeys(m_charts[0], "difference-curve", m_charts[1], "position-curve", m_similarities[0], "alike",
                    m_similarities[1], "alike-in-other", m_scale, "cosine-scale");
        for (const std::size_t which : {0, 1}) {
            PlotPart& chart = m_charts[which];
            chart.declareMarks = [this, which](Marks& marks) { addChart(marks, which); };
            chart.findCell = [this, which](const QPointF& place) { return cellOf(which, place); };
            chart.findRect = [this, which](const Cell& cell) -> std::optional<QRectF> {
                if (!isOf(which, cell)) return std::nullopt;
                return squareAround(pointOf(which, std::size_t(cell.row), layer()), 7);
            };
            chart.declareHighlight = [this, which](Marks& marks, const Cell& cell, Highlight how) {
                if (!isOf(which, cell)) return;
                const QPointF at = pointOf(which, std::size_t(cell.row), layer());
                marks.casedRing(at, kChosenDot + 3, strokePen(theme().text, how == Highlight::Current ? 2 : 1),
                                theme().surface);
            };
        }
        for (auto& strip : m_strips)
            for (std::size_t map = 0; map < kStripMaps; ++map)
                strip.emplace_back(std::make_unique<MatrixPart>(*this, kTokens))->setKey("map", map + 1);
    }

 protected:
    Grid buildLayout() override {
        if (isTab("tokens")) return tokensTab();
        for (const std::size_t which : {0, 1}) updateChart(which);
        m_scale.set(ColourMap::signedMap(theme()), -1, 1, tr("cosine"), 0);
        if (isTab("similarity")) {
            for (const std::size_t stack : {0, 1}) updateSimilarity(stack);
            return column({row({m_similarities[fixedOrder(0)], m_similarities[fixedOrder(1)]}, 26), m_scale}, 12);
        }
        m_keys.set(decorations().legend ? keys() : std::vector<SymbolLegendPart::Key>(), textFont(font_size::kAxis),
                   theme().text);
        if (isTab("difference")) return column({m_charts[0], m_keys}, 4);
        if (isTab("positions")) return column({m_charts[1], m_keys}, 4);
        std::vector<LayoutItem> all;
        // enclosed() aligns both rows at the left edge of their axis numbers, not of their contents.
        all.push_back(LayoutItem(row({LayoutItem(m_charts[0]),
                                      LayoutItem(m_charts[1]).dropPriority(4, tr("how well positions are read"))},
                                     26)
                                     .enclosed())
                          .stretch(1.1));
        all.push_back(LayoutItem(m_keys).about({&m_charts[0], &m_charts[1]}));
        std::vector<LayoutItem> below;
        for (const std::size_t stack : {0, 1}) {
            below.push_back(LayoutItem(stripRow(stack))
                                .dropPriority(stack == 0 ? 3 : 5, stack == 0 ? tr("the tokens of some layers")
                                                                             : tr("the tokens of the other stack")));
            updateSimilarity(stack);
            below.push_back(LayoutItem(m_similarities[stack]).dropPriority(6, tr("how alike the tokens are")));
        }
        below.emplace_back();
        below.push_back(LayoutItem(m_scale).dropPriority(6, tr("how alike the tokens are")));
        all.push_back(
            LayoutItem(Grid(2, std::move(below), {26, 8}).withStretch({5, 1}, {1, 1, 0}).enclosed()).stretch(1.5));
        return column(std::move(all), 10);
    }

    /// For a measure the other measure of the same stack; for a pair of tokens the same pair in the other stack.
    std::vector<Cell> relatedCells(const Cell& cell) const override {
        if (cell.matrix == kSimilarities[0]) return {{cell.row, cell.column, kSimilarities[1]}};
        if (cell.matrix == kSimilarities[1]) return {{cell.row, cell.column, kSimilarities[0]}};
        return {{cell.row, 1 - cell.column, cell.matrix}};
    }

    bool needsRelayout(const Scene& before, const Scene& after) const override {
        return before.parameters.layer != after.parameters.layer || PartsFigure::needsRelayout(before, after);
    }

    /// A click on another layer in a chart, or on its map, chooses that layer.
    void declareAreas(Marks& marks) const override {
        const auto goTo = [this](Index at) {
            return at == layer() ? std::nullopt : std::optional(ParameterChange{"layer", std::int64_t(at)});
        };
        for (const auto& strip : m_strips)
            for (std::size_t map = 0; map < m_layers.size(); ++map) {
                marks.noCell(strip[map]->frame());
                marks.choices(strip[map]->content(), [=, this](const QPointF&) { return goTo(m_layers[map]); });
            }
        for (const PlotPart& chart : m_charts)
            marks.choices(chart.content(), [=, this, &chart](const QPointF& place) {
                return goTo(layerAt(chart.x().pixelToCoord(place.x())));
            });
    }

    void declareOverlay(Marks& marks) override {
        for (const auto& strip : m_strips)
            for (std::size_t map = 0; map < m_layers.size(); ++map)
                if (m_layers[map] == layer() && strip[map]->isVisible())
                    marks.casedBox(strip[map]->content().adjusted(-3, -3, 3, 3), theme().text, 2, theme().surface);
    }

 private:
    const DepthStudy& shown() const { return study<DepthStudy>(); }
    Index layer() const { return DepthWords::layer(shown(), scene().parameters); }
    Index last() const { return shown().settings.layers; }
    const DepthLayer& of(std::size_t stack, Index layer) const {
        return shown().stacks[stack].layers[std::size_t(layer)];
    }

    // --- the charts: 0 is the distance, 1 is how well positions are read

    bool isOf(std::size_t which, const Cell& cell) const {
        return cell.matrix == "measures" && cell.column == Index(which) && cell.row >= 0 &&
               cell.row < std::ssize(shown().stacks);
    }
    Index layerAt(double key) const { return std::clamp<Index>(std::lround(key), 0, last()); }
    /// The y coordinate of a measure in its chart: a logarithm for distances; not below the lower end of the axis.
    double heightOf(std::size_t which, std::size_t stack, Index layer) const {
        const DepthLayer& at = of(stack, layer);
        if (which == 1) return std::max(at.rSquared, m_charts[1].y().range().lower);
        return at.rankOneDistance > 0 ? std::max(std::log10(at.rankOneDistance), kMinDistance) : kMinDistance;
    }
    QPointF pointOf(std::size_t which, std::size_t stack, Index layer) const {
        return m_charts[which].at(double(layer), heightOf(which, stack, layer));
    }
    std::optional<Cell> cellOf(std::size_t which, const QPointF& place) const {
        if (layerAt(place.x()) != layer()) return std::nullopt;
        std::size_t nearest = 0;
        const auto distance = [&](std::size_t stack) { return std::abs(heightOf(which, stack, layer()) - place.y()); };
        for (std::size_t stack = 1; stack < shown().stacks.size(); ++stack)
            if (distance(stack) < distance(nearest)) nearest = stack;
        return Cell{Index(nearest), Index(which), "measures"};
    }

    void updateChart(std::size_t which) {
        PlotPart& chart = m_charts[which];
        constexpr double kSide = 0.4;
        const QCPRange values = which == 0 ? QCPRange(kMinDistance, kMaxDistance) : QCPRange(-0.1, 1.08);
        chart.styleAxes({-kSide, double(last()) + kSide}, tr("Layer"), values);
        chart.x().setTicker(layerTicker());
        if (which == 0) {
            const auto ticks = QSharedPointer<QCPAxisTickerText>::create();
            for (int power = -4 * kDecadesPerTick; power <= 0; power += kDecadesPerTick)
                ticks->addTick(power, power == 0 ? QStringLiteral("1") : QStringLiteral("10") + superscript(power));
            chart.y().setTicker(ticks);
        } else {
            setTicks(chart.y(), {{0, tr("not at all %1").arg(formatInteger(0))},
                                 {0.5, formatDecimals(0.5, 1)},
                                 {1, tr("exactly %1").arg(formatInteger(1))}});
        }
        chart.setMinimumSize({110, isTab("difference") || isTab("positions") ? 70.0 : 82.0});
        chart.setMarker({.key = double(layer()), .pen = strokePen(theme().text, 1), .tag = tickName(layer())});
        const auto number = [&](std::size_t stack) {
            return which == 0 ? DepthWords::distance(of(stack, layer())) : DepthWords::rSquared(of(stack, layer()));
        };
        const QString other = DepthWords::stackName(scene().parameters, 1);
        chart.setTitle(which == 0 ? QStringList{tr("How different the tokens are"), tr("Difference")}
                                  : QStringList{tr("How well a token tells its position"), tr("Position told"),
                                                QStringLiteral("R²")},
                       {tr("at %1: %2, %3 %4").arg(DepthWords::layerName(layer()), number(0), other, number(1)),
                        tr("%1, %2 %3").arg(number(0), other, number(1)), number(0)});
    }

    /// Ticks at every, every second or every fourth layer. Ticks that the tag of the chosen layer would touch have no
    /// label.
    QSharedPointer<QCPAxisTicker> layerTicker() const {
        const auto ticker = QSharedPointer<QCPAxisTickerText>::create();
        const Index step = last() <= 6 ? 1 : last() <= 12 ? 2 : 4;
        for (Index at = 0; at <= last(); at += step) {
            // Layer 0 is labelled with a word, which is wider than a number.
            const Index distance = std::abs(at - layer()) * (at == 0 ? 5 : 10);
            ticker->addTick(double(at), distance > last() || last() <= 6 ? shownText(tickName(at)) : QString());
        }
        return ticker;
    }

    /// "input" for layer 0, else the number of the layer.
    static QString tickName(Index layer) { return layer == 0 ? tr("input") : formatInteger(layer); }

    /// The requested stack is solid, the second one dashed, the third one dotted.
    QPen penOf(std::size_t stack) const {
        if (stack == 0) return strokePen(theme().text, 2.5);
        return stack == 1 ? dashedPen(theme().muted, 2, 5, 2.5) : dashedPen(theme().muted, 2.5, 1, 2);
    }
    QPen shapePen() const { return strokePen(theme().control, 1); }

    void addChart(Marks& marks, std::size_t which) const {
        const PlotPart& chart = m_charts[which];
        marks.clipped(chart.content().adjusted(-1, -kChosenDot - 1, 1, 2),
                      [&](Marks& inside) { addLines(inside, which); });
        chart.addMarkerTag(marks);
    }

    void addLines(Marks& marks, std::size_t which) const {
        const PlotPart& chart = m_charts[which];
        if (which == 0) {
            addFloor(marks);
            QPolygonF shape;
            for (std::size_t i = 0; i < shown().boundLayers.size(); ++i)
                shape << chart.at(shown().boundLayers[i], shown().boundExponents[i]);
            marks.curve(shape, shapePen());
        }
        chart.addMarker(marks);
        // The requested stack, number 0, is drawn last, above the others.
        for (std::size_t stack = shown().stacks.size(); stack-- > 0;) {
            QPolygonF line;
            for (Index at = 0; at <= last(); ++at) line << pointOf(which, stack, at);
            marks.curve(line, penOf(stack));
            for (Index at = 0; at <= last(); ++at)
                if (at == layer() || stack == 0)
                    marks.dot(line[at], at == layer() ? kChosenDot : kDot, penOf(stack).color(), stack == 0,
                              theme().surface);
        }
    }

    /// Adds the band of distances so small that they are only rounding errors.
    void addFloor(Marks& marks) const {
        const PlotPart& chart = m_charts[0];
        const QRectF& area = chart.content();
        const double top = chart.at(0, std::log10(kRoundingFloor)).y();
        const QRectF band(QPointF(area.left(), top), area.bottomRight());
        marks.fill(band, theme().hover);
        marks.line(QLineF(band.topLeft(), band.topRight()), strokePen(theme().control, 1));
        const QString name = tr("lost in rounding");
        const QFont font = textFont(font_size::kSmallest);
        if (1.4 * font_size::kSmallest + 2 > band.height() ||
            textWidth(name, font) + 2 * kLabelSpace > area.width() / 2)
            return;
        // The label is on the side away from the layer's marker, and below the dots at the rounding floor.
        const auto side = 2 * layer() > last() ? Qt::AlignLeft : Qt::AlignRight;
        marks.label(band.adjusted(kLabelSpace, 0, -kLabelSpace, 0), int(side | Qt::AlignBottom), name, font,
                    theme().muted);
    }

    std::vector<SymbolLegendPart::Key> keys() const {
        const auto name = [&](std::int64_t stack) { return DepthWords::stackName(scene().parameters, stack); };
        std::vector<SymbolLegendPart::Key> keys{
            {{tr("this stack, %1").arg(name(0)), name(0)}, SymbolLegendPart::line(penOf(0))}};
        for (std::size_t stack = 1; stack < shown().stacks.size(); ++stack)
            keys.push_back({{name(std::int64_t(stack))}, SymbolLegendPart::line(penOf(stack))});
        if (!shown().boundLayers.empty())
            keys.push_back({{tr("theory: cubed each layer"), tr("theory")}, SymbolLegendPart::line(shapePen())});
        return keys;
    }

    // --- the tokens

    /// Sets m_layers for this number of maps.
    void chooseLayers(std::size_t maps) {
        m_layers.clear();
        for (Index at = 0; at < last() && m_layers.size() + 1 < maps; ++at) m_layers.push_back(at);
        if (layer() > m_layers.back() && layer() < last()) m_layers.back() = layer();
        m_layers.push_back(last());
    }

    Grid stripRow(std::size_t stack) {
        if (stack == 0) chooseLayers(kStripMaps);
        std::vector<LayoutItem> maps = updateMaps(stack, stack == 0);
        const QString name = DepthWords::stackName(scene().parameters, std::int64_t(stack));
        QStringList notes;
        if (stack == 0 && hasStripes())
            notes = {tr("a row each, in colours; stripes: all are equal; each map has its own scale"),
                     tr("a row each; stripes: all are equal")};
        else if (stack == 0)
            notes = {tr("a row each, in colours; each map has its own scale")};
        if (stack == 0) notes += tr("a row each");
        return row(std::move(maps), 8).titled(kTokensKeys[stack], {tr("Tokens %1").arg(name), name}, notes);
    }

    /// Updates the maps of a stack. @param isNamed  the layers are written above the maps
    std::vector<LayoutItem> updateMaps(std::size_t stack, bool isNamed) {
        std::vector<LayoutItem> maps;
        for (std::size_t map = 0; map < m_layers.size(); ++map) {
            MatrixPart& part = *m_strips[stack][map];
            const DepthLayer& shownLayer = of(stack, m_layers[map]);
            const std::string scale = std::to_string(stack) + "," + std::to_string(m_layers[map]);
            const double end =
                keptScaleEnd(scale.c_str(), std::max(shownLayer.largest, std::numeric_limits<double>::min()));
            part.set(shownLayer.tokens,
                     {.map = ColourMap::signedMap(theme()),
                      .low = -end,
                      .high = end,
                      .showsRowLabels = false,
                      .showsColumnLabels = false},
                     {.minimumTotal = {36, 24}});
            const QString number = formatInteger(m_layers[map]);
            if (!isNamed)
                part.setTitle({});
            else
                part.setTitle(m_layers[map] == 0 ? QStringList{tr("input"), number}
                                                 : QStringList{DepthWords::layerName(m_layers[map]), number});
            maps.emplace_back(part);
        }
        return maps;
    }

    /// The stack at a place in a fixed order: first the stack without residuals, then the one with residuals.
    std::size_t fixedOrder(std::size_t place) const { return scene().parameters.residual == (place == 0) ? 1 : 0; }

    /// Up to four large maps for both stacks; below each map the distance of its tokens from being equal.
    Grid tokensTab() {
        chooseLayers(kLargeMaps);
        const QStringList notes{tr("each row is a token; below, how different they are: 0 is all equal"),
                                tr("each row is a token")};
        std::vector<LayoutItem> all;
        for (const std::size_t place : {0, 1}) {
            const std::size_t stack = fixedOrder(place);
            std::vector<LayoutItem> maps = updateMaps(stack, place == 0);
            // If no layer has nearly equal tokens, the numbers have no words beside them.
            const bool hasAlikeTokens =
                std::ranges::any_of(m_layers, [&](Index at) { return of(stack, at).rankOneDistance < kNearlyAlike; });
            for (std::size_t map = 0; map < m_layers.size(); ++map) {
                const Index at = m_layers[map];
                LargeValuePart::Look look{
                    .value = DepthWords::distance(of(stack, at)),
                    .words = {hasAlikeTokens ? alikeText(of(stack, at).rankOneDistance) : QString()},
                    .size = font_size::kTitle,
                    .alignment = Qt::AlignHCenter};
                if (at == layer())
                    look.cell = Cell{Index(stack), 0, "measures"};
                else
                    look.choice = ParameterChange{"layer", std::int64_t(at)};
                m_distances[stack][map].set(std::move(look));
                maps.emplace_back(m_distances[stack][map]);
            }
            QString name = DepthWords::stackName(scene().parameters, std::int64_t(stack));
            name[0] = name[0].toUpper();
            all.emplace_back(Grid(m_layers.size(), std::move(maps), {14, 2})
                                 .titled(kTokensKeys[stack], {name}, place == 0 ? notes : QStringList()));
        }
        return column(std::move(all), 10);
    }

    /// How similar the tokens of a map with this distance look.
    static QString alikeText(double distance) {
        return distance < kAlike ? tr("all alike") : distance < kNearlyAlike ? tr("nearly alike") : tr("different");
    }

    /// Whether all tokens of some map look equal, so that the map consists of vertical stripes.
    bool hasStripes() const {
        return std::ranges::any_of(m_layers, [&](Index at) {
            return std::min(of(0, at).rankOneDistance, of(1, at).rankOneDistance) < kAlike;
        });
    }

    void updateSimilarity(std::size_t stack) {
        MatrixPart& map = m_similarities[stack];
        map.set(shown().similarities[stack][std::size_t(layer())],
                {.map = ColourMap::signedMap(theme()),
                 .low = -1,
                 .high = 1,
                 .showsColumnLabels = stack == 1 || isTab("similarity"),
                 .isSquare = true},
                {.minimumTotal = {48, 48}, .isSquare = true});
        if (isTab("similarity"))
            map.setTitle({tr("Tokens %1").arg(DepthWords::stackName(scene().parameters, std::int64_t(stack)))},
                         {tr("at %1").arg(DepthWords::layerName(layer()))});
        else if (stack == 0)
            map.setTitle({tr("How alike at %1").arg(DepthWords::layerName(layer())), tr("How alike")});
    }

    std::array<PlotPart, 2> m_charts{PlotPart{*this}, PlotPart{*this}};
    SymbolLegendPart m_keys;
    std::vector<Index> m_layers;  ///< the layers that have maps, in ascending order
    std::array<std::vector<std::unique_ptr<MatrixPart>>, 2> m_strips;  ///< by stack
    /// The distances below the large maps, by stack.
    std::array<std::array<PinnedValuePart, kLargeMaps>, 2> m_distances;
    std::array<MatrixPart, 2> m_similarities{MatrixPart{*this, kSimilarities[0]}, MatrixPart{*this, kSimilarities[1]}};
    ColourScalePart m_scale;
};

}  // namespace

const FigureMaker depthFigure = newFigure<DepthFigure>;

}  // namespace attention
