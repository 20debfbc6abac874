#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <mutex>
#include <numeric>
#include <stdexcept>

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QStringList>
#include <QStyle>
#include <QVariantAnimation>

#include "core/cost/layer_graph.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/architecture_style.h"
#include "ui/figure/figure.h"
#include "ui/figure/formula.h"
#include "ui/figure/heatmap.h"
#include "ui/figure/line_field.h"
#include "ui/figure/matrix_panel.h"
#include "ui/text/language_signs.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

struct PageWords {
    Q_DECLARE_TR_FUNCTIONS(Paths)
};

constexpr std::array<std::string_view, 1> kMatrices{"distances"};
constexpr double kInfinite = std::numeric_limits<double>::infinity();
/// Families that stand side by side: convolutions, recurrences, attentions.
constexpr std::size_t kFamilies = 3;
/// Tokens that are drawn, at most; of a longer sequence a stretch, or one at either end of the path.
constexpr Index kMostDrawn = 64;

std::size_t familyOf(Architecture architecture) {
    return std::size_t(architecture) / 2;
}

/// One of each family, the chosen one in the place of its own.
std::array<Architecture, kFamilies> architecturesOf(const Parameters& parameters) {
    std::array architectures{Architecture::Convolution, Architecture::Recurrent, Architecture::Attention};
    const auto chosen = parameters.architecture;
    architectures[familyOf(chosen)] = chosen;
    return architectures;
}

/// Recurrences and attention over everything do in one layer what they can do at all.
bool hasOneLayer(Architecture architecture) {
    return isRecurrence(architecture) || architecture == Architecture::Attention;
}

Network networkOf(const Parameters& parameters, Architecture architecture) {
    Network made = network(parameters);
    made.architecture = architecture;
    if (hasOneLayer(architecture)) made.layers = 1;
    // What a network does not have makes no other network of it: it is neither searched nor drawn again.
    if (familyOf(architecture) != 0) made.kernel = 1;
    if (architecture != Architecture::Restricted) made.radius = 0;
    return made;
}

bool isRefused(Architecture architecture, PathKindChoice kind) {
    return architecture == Architecture::Dilated && kind == PathKindChoice::Dependency;
}

Index tokensOf(const Parameters& parameters) {
    return std::clamp<Index>(parameters.n, 1, kMostGraphTokens);
}
Index fromOf(const Parameters& parameters) {
    return std::clamp<Index>(parameters.fromToken, 0, tokensOf(parameters) - 1);
}
Index toOf(const Parameters& parameters) {
    return std::clamp<Index>(parameters.toToken.value_or(tokensOf(parameters) - 1), 0, tokensOf(parameters) - 1);
}

bool isAlone(const Parameters& parameters) {
    return parameters.networks == NetworksChoice::One;
}

/// Steps of the longest path that is shown.
std::int64_t stepsShown(const Parameters& parameters) {
    double most = 0;
    for (const Architecture architecture : architecturesOf(parameters)) {
        if (isAlone(parameters) && architecture != parameters.architecture) continue;
        if (isRefused(architecture, parameters.pathKind)) continue;
        const double length = formulaDistance(networkOf(parameters, architecture), parameters.pathKind,
                                              fromOf(parameters), toOf(parameters));
        if (std::isfinite(length)) most = std::max(most, length);
    }
    return std::int64_t(most);
}

/// The distances that were searched last: another pair of tokens has the same ones. From any thread.
class LastDistances {
 public:
    std::shared_ptr<const Matrix> of(const Network& network, PathKindChoice kind, std::stop_token stop = {}) {
        {
            const std::lock_guard lock(m_mutex);
            if (m_matrix && m_network == network && m_kind == kind) return m_matrix;
        }
        auto matrix = std::make_shared<const Matrix>(tokenDistances(network, kind, stop));
        if (stop.stop_requested()) return matrix;
        const std::lock_guard lock(m_mutex);
        m_network = network;
        m_kind = kind;
        m_matrix = matrix;
        return matrix;
    }

 private:
    std::mutex m_mutex;
    Network m_network;
    PathKindChoice m_kind{};
    std::shared_ptr<const Matrix> m_matrix;
};

std::shared_ptr<const Matrix> distancesOf(const Parameters& parameters, std::stop_token stop = {}) {
    static LastDistances last;
    Network searched = networkOf(parameters, parameters.architecture);
    // Distances are not limited by what is drawn.
    searched.layers = 1;
    return last.of(searched, parameters.pathKind, stop);
}

/// One network with the path through it.
struct Lane {
    Network network;
    NetworkPath path;
    double searched = 0;
    double byFormula = 0;
    Expression formula;
    std::vector<TokenRange> field;
};

struct PathsResult : Study {
    std::array<Lane, kFamilies> lanes;
    std::size_t chosen = 0;  ///< of the lanes
    PathKindChoice kind{};
    Index from = 0;
    Index to = 0;
    std::shared_ptr<const Matrix> distances;
    /// The same without what is infinite, which is hatched: -infinity for few tokens, NaN for many.
    std::shared_ptr<const Matrix> coloured;
    double longest = 1;  ///< finite distance
    bool isHatchedBelow = false;
    bool isHatchedAbove = false;
};

QString whole(double value) {
    return std::isinf(value) ? QStringLiteral("∞") : displayNumber(value, 0);
}

/// "30 layers", "59 steps in time".
QString lengthWords(Architecture architecture, double length) {
    if (std::isinf(length)) return PageWords::tr("no path");
    return isRecurrence(architecture) ? PageWords::tr("%n step(s) in time", nullptr, int(length))
                                      : PageWords::tr("%n layer(s)", nullptr, int(length));
}

QString noPathWords(Architecture architecture) {
    return isRecurrence(architecture) ? PageWords::tr("no path, however many steps")
                                      : PageWords::tr("no path, however many layers");
}

/// The tokens that are drawn and where: in slots from left to right.
class Stretch {
 public:
    Stretch() = default;
    Stretch(Index tokens, Index from, Index to) : m_tokens(tokens) {
        const auto [low, high] = std::minmax(from, to);
        if (tokens <= kMostDrawn) {
            m_runs = {{0, tokens - 1}};
            return;
        }
        // In steps, so that the sequence stands still while an end of the path is drawn along it.
        constexpr Index kStep = 8;
        const auto run = [&](Index middle, Index count) -> std::pair<Index, Index> {
            const Index first = std::clamp<Index>((middle - count / 2) / kStep * kStep, 0, tokens - count);
            return {first, first + count - 1};
        };
        if (high - low <= kMostDrawn - 2 * kStep) {
            m_runs = {run((low + high + kStep) / 2, kMostDrawn)};
            return;
        }
        m_runs = {run(low, kMostDrawn / 2), run(high, kMostDrawn / 2)};
        if (m_runs[0].second + 1 >= m_runs[1].first) m_runs = {{m_runs[0].first, m_runs[1].second}};
    }

    bool operator==(const Stretch&) const = default;
    const std::vector<std::pair<Index, Index>>& runs() const { return m_runs; }
    bool isWhole() const { return m_runs.size() == 1 && m_runs[0] == std::pair<Index, Index>(0, m_tokens - 1); }
    bool isBroken() const { return m_runs.size() > 1; }
    double slotCount() const {
        double count = 0;
        for (const auto& [first, last] : m_runs) count += double(last - first + 1);
        return count + kGap * double(m_runs.size() - 1);
    }
    std::optional<double> slotOf(Index token) const {
        double before = 0;
        for (const auto& [first, last] : m_runs) {
            if (token >= first && token <= last) return before + double(token - first);
            before += double(last - first + 1) + kGap;
        }
        return std::nullopt;
    }
    /// Of a token that is not drawn, the place where it is left out.
    double slotNear(Index token) const {
        if (const auto slot = slotOf(token)) return *slot;
        if (token < m_runs.front().first) return -0.5;
        if (token > m_runs.back().second) return slotCount() - 0.5;
        return double(m_runs[0].second - m_runs[0].first) + (1 + kGap) / 2;
    }
    /// The middle of what is left out.
    double breakSlot() const { return slotNear(m_runs[0].second + 1); }
    Index tokenAt(double slot) const {
        double before = 0;
        Index nearest = m_runs.front().first;
        for (const auto& [first, last] : m_runs) {
            if (slot - before > -(kGap + 1) / 2)
                nearest = std::clamp<Index>(first + Index(std::lround(slot - before)), first, last);
            before += double(last - first + 1) + kGap;
        }
        return nearest;
    }
    template <class Use>
    void each(const Use& use) const {
        for (const auto& [first, last] : m_runs)
            for (Index token = first; token <= last; ++token) use(token);
    }
    /// "0 to 31 and 268 to 299 of 300"
    QString words() const {
        QStringList runs;
        for (const auto& [first, last] : m_runs)
            runs += PageWords::tr("%1 to %2").arg(whole(double(first)), whole(double(last)));
        return runs.size() > 1 ? PageWords::tr("tokens %1 and %2 of %3").arg(runs[0], runs[1], whole(double(m_tokens)))
                               : PageWords::tr("tokens %1 of %2").arg(runs[0], whole(double(m_tokens)));
    }

 private:
    static constexpr double kGap = 3;

    Index m_tokens = 0;
    std::vector<std::pair<Index, Index>> m_runs{{0, -1}};
};

constexpr QSize kLeastRoom(400, 262);
constexpr double kLaneGap = 20;
constexpr double kLabelHeight = 20;
/// The name of a network and the length of its path.
constexpr double kHeaderHeight = 42;
/// How many layers are drawn, on a line of its own where a network is this narrow.
constexpr double kNoteHeight = 15;
constexpr double kNarrowLane = 160;
constexpr double kTagHalf = 9;
constexpr double kSwatch = 16;
constexpr double kColumnGap = 10;
constexpr double kLeastReadout = 150;
/// The radius from which on a node can be a ring.
constexpr double kLeastRing = 2.6;
/// Edges of the receptive field that are drawn, at most: more of them are an area.
constexpr qsizetype kMostFieldLines = 2500;
/// Cells of a triangle that are hatched one by one, at most in one row.
constexpr Index kMostHatchedCells = 128;
constexpr int kRunMilliseconds = 700;
/// Changes that follow each other faster are a drag: the path is drawn whole.
constexpr qint64 kRestMilliseconds = 450;

/// Where one network lies.
struct LanePlace {
    std::size_t lane = 0;
    QRectF header;
    QRectF drawing;            ///< from the highest row of nodes to the tokens, as wide as the tokens' slots
    std::vector<double> rows;  ///< y of each row of nodes, tokens first; the outputs of a recurrence are the last
    double pitch = 1;
    double radius = 1;  ///< of a node
    bool hasLetters = false;

    bool operator==(const LanePlace&) const = default;
};

class PathsFigure : public Figure {
 public:
    PathsFigure() {
        freeLayout(*this);
        m_matrix.emplace(*this, std::string(kMatrices[0]));
        // A layer of its own: the light runs along the path without the networks being drawn again.
        addLayer(QStringLiteral("path"), layer(QStringLiteral("overlay")), QCustomPlot::limAbove);
        layer(QStringLiteral("path"))->setMode(QCPLayer::lmBuffered);
        new Drawing(this, QStringLiteral("path"), [this](QCPPainter& painter) {
            if (hasStudy()) drawPaths(painter);
        });
        m_run.setStartValue(0.0);
        m_run.setEndValue(1.0);
        m_run.setDuration(kRunMilliseconds);
        connect(&m_run, &QVariantAnimation::valueChanged, this, [this] { replotPath(); });
        // A click sets one end after the other.
        connect(this, &Figure::edited, this, [this](const std::string& key) {
            if (key == "from-token") m_setsTo = true;
            if (key == "to-token") m_setsTo = false;
            // What was pointed at is set; the next click sets the other end.
            m_pointed.reset();
        });
        connect(this, &Figure::clicked, this, [this](const Cell& cell) {
            const Parameters& parameters = scene().parameters;
            if (fromOf(parameters) != cell.row) Q_EMIT edited("from-token", ParameterValue(cell.row));
            if (toOf(parameters) != cell.column) Q_EMIT edited("to-token", ParameterValue(cell.column));
        });
    }

    QSize leastRoom() const override { return kLeastRoom; }

    std::optional<Cell> cellAt(const QPointF& place) const override {
        return hasStudy() ? m_matrix->cellAt(place) : std::nullopt;
    }

    std::string_view handleAt(const QPointF& place) const override {
        if (!hasStudy()) return {};
        for (const LanePlace& lane : m_places) {
            const auto& [from, to] = m_tags[std::size_t(&lane - m_places.data())];
            if (to.box.contains(place)) return "to-token";
            if (from.box.contains(place)) return "from-token";
        }
        return {};
    }
    ParameterValue handleValue(std::string_view, const QPointF& place) const override {
        const LanePlace* grabbed = m_places.empty() ? nullptr : &m_places.front();
        for (const LanePlace& lane : m_places)
            if (grabbedAt().x() >= lane.header.left() - kLaneGap / 2) grabbed = &lane;
        return std::int64_t(grabbed ? m_stretch.tokenAt(slotAt(*grabbed, place)) : 0);
    }

    std::optional<Choice> choiceAt(const QPointF& place) const override {
        if (!hasStudy() || !handleAt(place).empty()) return std::nullopt;
        for (const LanePlace& lane : m_places) {
            if (lane.header.contains(place) && m_places.size() > 1)
                return Choice{"architecture", choiceValue(lanes()[lane.lane].network.architecture)};
            if (const auto token = tokenAt(lane, place))
                return Choice{setsTo(lane, place) ? "to-token" : "from-token", std::int64_t(*token)};
        }
        return std::nullopt;
    }

    std::optional<Choice> doubleChoiceAt(const QPointF& place) const override {
        if (!hasStudy()) return std::nullopt;
        for (const LanePlace& lane : m_places) {
            if (!lane.drawing.contains(place) || tokenAt(lane, place)) continue;
            if (m_places.size() == 1) return Choice{"networks", choiceValue(NetworksChoice::SideBySide)};
            if (lane.lane == shown().chosen) return Choice{"networks", choiceValue(NetworksChoice::One)};
            return Choice{"architecture", choiceValue(lanes()[lane.lane].network.architecture)};
        }
        return std::nullopt;
    }

 protected:
    void arrange() override {
        const QRectF page = QRectF(viewport()).adjusted(4, 2, -8, -2);
        const Parameters& parameters = scene().parameters;
        m_stretch = Stretch(lanes()[0].network.tokens, shown().from, shown().to);
        constexpr double kLow = 235;  // where a strip below would leave the networks nothing
        if (page.height() < kLow) {
            const double side = std::clamp(page.height() - 56, 20.0, page.width() * 0.16) + 50;
            arrangeNetworks(QRectF(page.left(), page.top(), page.width() - side - 14, page.height()),
                            isAlone(parameters));
            arrangeStrip(QRectF(page.right() - side, page.top(), side, side));
            followChange();
            return;
        }
        const double strip = std::clamp(page.height() * (isAlone(parameters) ? 0.35 : 0.4), 96.0, 260.0);
        const double above = page.height() - strip - 10;
        arrangeNetworks(QRectF(page.left(), page.top(), page.width(), above), isAlone(parameters));
        arrangeStrip(QRectF(page.left(), page.bottom() - strip, page.width(), strip));
        followChange();
    }

    void drawContent(QCPPainter& painter) override {
        drawNetworks(painter);
        painter.save();
        painter.setAntialiasing(true);
        for (const LanePlace& lane : m_places) {
            if (scene().parameters.receptiveField) drawField(painter, lane);
            drawTokens(painter, lane);
        }
        m_matrix->draw(painter);
        hatchTriangles(painter);
        drawMatrixName(painter);
        drawReadout(painter);
        painter.restore();
    }

    void drawSelection(QCPPainter& painter) override {
        for (const Cell& pin : scene().view.pins) m_matrix->drawPin(painter, pin);
        const auto selected = selection();
        const bool isPair = !selected || (selected->row == shown().from && selected->column == shown().to);
        m_matrix->drawCell(painter, shown().from, shown().to,
                           isPair ? MatrixPanel::Strength::Selected : MatrixPanel::Strength::Hovered, isPair);
        if (!isPair) drawPair(painter, *selected, MatrixPanel::Strength::Selected);
        if (hover() && hover() != selected) drawPair(painter, *hover(), MatrixPanel::Strength::Hovered);
    }

    void mouseMoveEvent(QMouseEvent* event) override {
        Figure::mouseMoveEvent(event);
        if (!hasStudy()) return;
        setPointed(event->buttons() == Qt::NoButton ? std::optional(fromWidget(event->position())) : std::nullopt);
    }
    void leaveEvent(QEvent* event) override {
        Figure::leaveEvent(event);
        setPointed(std::nullopt);
    }

 private:
    /// A name of an end of the path below its token.
    struct Tag {
        QRectF box;
        QString text;
    };
    struct Pointed {
        std::size_t lane = 0;
        Index token = 0;
        bool setsTo = false;

        bool operator==(const Pointed&) const = default;
    };

    const PathsResult& shown() const { return Figure::study<PathsResult>(); }
    const std::array<Lane, kFamilies>& lanes() const { return shown().lanes; }
    const Lane& laneOf(const LanePlace& place) const { return lanes()[place.lane]; }

    // Places.

    double xOf(const LanePlace& lane, double slot) const { return lane.drawing.left() + (slot + 0.5) * lane.pitch; }
    double slotAt(const LanePlace& lane, const QPointF& place) const {
        return (place.x() - lane.drawing.left()) / lane.pitch - 0.5;
    }
    /// Nothing for a node that is not drawn.
    std::optional<QPointF> placeOf(const LanePlace& lane, const NetworkNode& node) const {
        const auto slot = m_stretch.slotOf(node.token);
        if (!slot || node.layer > laneOf(lane).network.layers) return std::nullopt;
        return QPointF(xOf(lane, *slot), lane.rows[std::size_t(node.layer)]);
    }

    /// Of a node between two stretches the place where it is left out; nothing above the drawing.
    std::optional<QPointF> placeNear(const LanePlace& lane, const NetworkNode& node) const {
        if (node.layer > laneOf(lane).network.layers) return std::nullopt;
        return QPointF(xOf(lane, m_stretch.slotNear(node.token)), lane.rows[std::size_t(node.layer)]);
    }

    /// The token under the pointer: at its node, or at an output in the highest row.
    std::optional<Index> tokenAt(const LanePlace& lane, const QPointF& place) const {
        const double slack = lane.pitch / 2 + 2;
        if (place.x() < lane.drawing.left() - slack || place.x() > lane.drawing.right() + slack) return std::nullopt;
        const double apart = lane.rows[0] - lane.rows[1];
        const double reach = std::min(std::max(lane.radius + 4, 9.0), apart / 2);
        const bool isToken = place.y() > lane.rows[0] - reach && place.y() < lane.rows[0] + lane.radius + kLabelHeight;
        const bool isOutput = std::abs(place.y() - lane.rows.back()) < reach;
        if (!isToken && !isOutput) return std::nullopt;
        return m_stretch.tokenAt(slotAt(lane, place));
    }
    /// Outputs are where paths end.
    bool setsTo(const LanePlace& lane, const QPointF& place) const {
        return m_setsTo || place.y() < (lane.rows[0] + lane.rows.back()) / 2;
    }

    void arrangeNetworks(const QRectF& room, bool alone) {
        m_places.clear();
        const std::size_t count = alone ? 1 : kFamilies;
        const double gap = room.width() < 480 ? 12 : kLaneGap;
        const double width = (room.width() - gap * double(count - 1)) / double(count);
        const bool isStretch = !m_stretch.isWhole();
        const bool hasNoteLine =
            width < kNarrowLane && std::ranges::any_of(lanes(), [](const Lane& lane) {
                return std::isfinite(lane.searched) && lane.path.layersNeeded > lane.network.layers;
            });
        for (std::size_t at = 0; at < count; ++at) {
            LanePlace lane;
            lane.lane = alone ? shown().chosen : at;
            const double left = room.left() + (width + gap) * double(at);
            lane.header = QRectF(left, room.top(), width, kHeaderHeight + (hasNoteLine ? kNoteHeight - 3 : 0));
            lane.hasLetters = width >= 150;
            const double margin = lane.hasLetters ? 18 : 2;
            lane.drawing = QRectF(left + margin, lane.header.bottom() + 16, width - margin - 2, 0);
            lane.drawing.setBottom(
                std::max(lane.drawing.top() + 8, room.bottom() - kLabelHeight - 12 - (isStretch ? 16 : 0)));
            lane.pitch = lane.drawing.width() / m_stretch.slotCount();
            // Few tokens stand together as in the book, whatever room there is.
            constexpr double kWidestPitch = 96;
            if (lane.pitch > kWidestPitch) {
                const double spare = (lane.pitch - kWidestPitch) * m_stretch.slotCount();
                lane.drawing.adjust(spare / 2, 0, -spare / 2, 0);
                lane.pitch = kWidestPitch;
            }
            const Network& network = laneOf(lane).network;
            const int rows = isRecurrence(network.architecture) ? 3 : network.layers + 1;
            // Whole pixels, so that every layer is drawn alike, and the same for all networks that stand side by side.
            lane.drawing.setBottom(std::round(lane.drawing.bottom()));
            const double unit = alone ? rows - 1 : std::lcm(2, int(scene().parameters.layers));
            const double least = double(rows) - 1;
            const double height = std::floor(lane.drawing.height() / unit) * unit;
            const double apart =
                height >= 5 * unit ? height / least : std::max(1.0, std::floor(lane.drawing.height() / least));
            lane.drawing.setTop(lane.drawing.bottom() - apart * least);
            lane.radius = std::clamp(std::min(lane.pitch * 0.3, apart * 0.24), 1.1, 9.0);
            for (int row = 0; row < rows; ++row) lane.rows.push_back(lane.drawing.bottom() - apart * row);
            m_places.push_back(std::move(lane));
        }
        m_tags.clear();
        for (const LanePlace& lane : m_places) m_tags.push_back(tagsOf(lane));
        m_stretchWords = isStretch ? QRectF(room.left(), room.bottom() - 18, room.width(), 16) : QRectF();
    }

    void arrangeStrip(const QRectF& room) {
        const Index n = shown().distances->rows();
        // The tag of the only token stands where the axis's name would.
        const bool hasAxes = room.height() >= 170 && n > 1;
        MatrixLook look{.symbol = {},
                        .name = {},
                        .note = {},
                        .map = ColourMap::weights(theme()),
                        .low = 0,
                        .high = shown().longest,
                        .rowAxis = hasAxes ? PageWords::tr("input") : QString(),
                        .columnAxis = hasAxes ? PageWords::tr("output") : QString()};

        const double labels = MatrixPanel::rowLabelWidth(look, n);
        const double side = room.height() - MatrixPanel::kNameHeight - MatrixPanel::kNumbersHeight -
                            (hasAxes ? MatrixPanel::kAxisHeight + 9 : 9);
        if (side >= 17 * double(n)) look.decimals = 0;
        m_matrix->show(QRectF(room.left() + labels, room.top() + MatrixPanel::kNameHeight, side, side),
                       shown().coloured.get(), look, theme());
        // The name of the axis keeps clear of a tag, which is wider than few tokens' numbers.
        if (n <= 10) m_matrix->yAxis().setLabelPadding(14);
        const double right = m_matrix->area().right() + 12 + 9 + 30;
        const bool hasScale = parts().colourBar && side >= 60 && right < room.right();
        m_scale = hasScale ? QRectF(m_matrix->area().right() + 12, m_matrix->area().top(), 9, side) : QRectF();
        m_noPath = QRectF();
        double left = m_matrix->area().right() + (hasScale ? 12 + 9 + 46 : 24);
        if (hasScale && hasHatching()) {
            m_scale.setBottom(m_scale.bottom() - 26);
            const double words = QFontMetricsF(textFont(type::kSmallest)).horizontalAdvance(PageWords::tr("no path"));
            m_noPath = QRectF(m_scale.left(), m_matrix->area().bottom() - 12, 14 + 5 + std::ceil(words) + 1, 12);
            left = std::max(left, m_noPath.right() + 14);
        }
        m_readout = QRectF(left, room.top(), room.right() - left, room.height());
        // Over the scale as well, up to what stands beside.
        const double end = m_readout.width() < kLeastReadout ? room.right() : left - 4;
        m_matrixName = QRectF(room.left(), room.top(), end - room.left(), MatrixPanel::kNameHeight - 2);
        if (m_readout.width() >= kLeastReadout || m_matrixName.width() >= side + 60)
            m_matrixName.setLeft(m_matrix->area().left());
    }

    bool hasHatching() const { return shown().coloured != shown().distances; }

    /// Which network's distances the matrix has, as far as there is room for it.
    void drawMatrixName(QCPPainter& painter) const {
        const Architecture architecture = lanes()[shown().chosen].network.architecture;
        const auto form = [](const QString& name) { return PageWords::tr("Distances: %1").arg(name); };
        const QStringList forms{form(architectureWords(architecture)), form(architectureShort(architecture)),
                                architectureWords(architecture), architectureShort(architecture)};
        QFont font = textFont(type::kAxis, QFont::DemiBold);
        QString fitting = firstFitting(forms, m_matrixName.width(), font);
        if (fitting.isEmpty()) {
            font = textFont(type::kSmallest);
            fitting = forms.last();
        }
        drawElided(painter, m_matrixName, Qt::AlignLeft | Qt::AlignVCenter, fitting, font, theme().text);
    }

    // The networks themselves, which only a new network draws again.

    /// A network as it was drawn last, and what it was drawn for.
    struct Drawn {
        Network network;
        LanePlace place;
        Stretch stretch;
        double ratio = 0;
        const Theme* theme = nullptr;
        QPixmap picture = {};
        QPointF corner = {};

        bool isOf(const Drawn& other) const {
            return network == other.network && place == other.place && stretch == other.stretch &&
                   ratio == other.ratio && theme == other.theme;
        }
    };

    void drawNetworks(QCPPainter& painter) {
        for (const LanePlace& lane : m_places) {
            if (!isWindow(painter)) {
                drawNetwork(painter, lane, false);
                continue;
            }
            Drawn wanted{laneOf(lane).network, lane, m_stretch, bufferDevicePixelRatio(), &theme()};
            Drawn& drawn = m_drawn[lane.lane];
            if (!drawn.isOf(wanted)) {
                constexpr double kRim = 12;  // arrows reach over the last state
                const QRect room = lane.drawing.adjusted(-kRim, -kRim, kRim, kRim).toAlignedRect();
                wanted.corner = room.topLeft();
                wanted.picture = QPixmap((QSizeF(room.size()) * wanted.ratio).toSize());
                wanted.picture.setDevicePixelRatio(wanted.ratio);
                wanted.picture.fill(Qt::transparent);
                QPainter drawing(&wanted.picture);
                drawing.translate(-wanted.corner);
                drawNetwork(drawing, lane, true);
                drawing.end();
                drawn = std::move(wanted);
            }
            painter.drawPixmap(drawn.corner, drawn.picture);
        }
    }

    bool isWindow(const QCPPainter& painter) const {
        return isInteractive() && !painter.modes().testFlag(QCPPainter::pmVectorized) &&
               !painter.modes().testFlag(QCPPainter::pmNoCaching);
    }

    /// @param onPixels  of the window, else into a file
    void drawNetwork(QPainter& painter, const LanePlace& lane, bool onPixels) const {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        const Network& network = laneOf(lane).network;
        const bool recurs = isRecurrence(network.architecture);
        // On pixels one layer stands for all that are like it.
        const bool isRepeated = onPixels && !recurs && network.architecture != Architecture::Dilated;
        const int layers = isRepeated ? 1 : network.layers;
        std::vector<Edges> edges;
        for (int layer = 1; layer <= layers; ++layer) {
            QVector<QLineF> lines;
            const Index oneIn = drawnOneIn(lane, layer);
            m_stretch.each([&](Index token) {
                if (token % oneIn == 0) return addEdges(lines, lane, layer, token);
                const double x = xOf(lane, *m_stretch.slotOf(token));
                lines += QLineF(x, lane.rows[std::size_t(layer) - 1], x, lane.rows[std::size_t(layer)]);
            });
            if (recurs)
                m_stretch.each([&](Index token) {
                    const double x = xOf(lane, *m_stretch.slotOf(token));
                    lines += QLineF(x, lane.rows[1], x, lane.rows[2]);
                });
            const double room = lane.drawing.width() * (lane.rows[0] - lane.rows[1]) * (recurs ? 2 : 1);
            edges.push_back(shaded(std::move(lines), room, 0.2, 0.012, 0.42));
        }
        std::vector<QPointF> nodes;
        for (const double y : lane.rows)
            m_stretch.each([&](Index token) { nodes.emplace_back(xOf(lane, *m_stretch.slotOf(token)), y); });
        // Black or white: faint colours would lose their hue to rounding.

        const QColor ink = theme().dark ? Qt::white : Qt::black;
        const double width = lane.pitch < 3 ? 0.75 : 1;
        constexpr double kDotOpacity = 0.38;
        const std::vector<QPointF> dots = isFine(lane) ? nodes : std::vector<QPointF>();
        if (onPixels) {
            const double apart = lane.rows[0] - lane.rows[1];
            QRectF room = lane.drawing;
            if (isRepeated) room.setTop(room.bottom() - apart);
            LineField field(room.adjusted(-1, 0, 1, 0), bufferDevicePixelRatio());
            for (const auto& [lines, opacity] : edges)
                for (const QLineF& line : lines) field.add(line, width, opacity);
            const QImage picture = field.picture(ink);
            for (int layer = layers; layer <= network.layers; ++layer)
                painter.drawImage(field.corner() - QPointF(0, apart * (layer - layers)), picture);
            drawGraph(painter, lane, {}, ink, width, dots, kDotOpacity, true);
        } else {
            drawGraph(painter, lane, edges, ink, width, dots, kDotOpacity, false);
        }
        if (recurs) drawTime(painter, lane);
        if (!isFine(lane))
            for (const QPointF& node : nodes) {
                const bool isFilled = node.y() == lane.rows[0] || lane.radius < kLeastRing;
                painter.setPen(isFilled ? QPen(Qt::NoPen) : QPen(theme().control, 1.25));
                painter.setBrush(isFilled ? theme().control : theme().surface);
                painter.drawEllipse(node, lane.radius, lane.radius);
            }
        painter.restore();
    }

    /// Edges of a dilated layer that are far apart at their ends run close to each other: of so many outputs one has
    /// all of its edges, the others only that from their own place.
    static constexpr double kLeastEdgeGap = 4;
    Index drawnOneIn(const LanePlace& lane, int layer) const {
        const Network& network = laneOf(lane).network;
        if (network.architecture != Architecture::Dilated) return 1;
        const double along = double(inputsOf(network, layer, 0).step) * lane.pitch;
        const double up = lane.rows[0] - lane.rows[1];
        const double gap = lane.pitch * up / std::hypot(along, up);
        return std::max<Index>(1, Index(std::ceil(kLeastEdgeGap / gap)));
    }

    /// Nodes of fine networks are dots of a few pixels.
    static bool isFine(const LanePlace& lane) { return lane.radius < 1.7; }

    /// Edges, and how opaque each of them is.
    struct Edges {
        QVector<QLineF> lines;
        double opacity = 1;
    };
    /// Where lines lie closely each of them is fainter, so that all of them together are of one lightness.
    /// @param room  pixels that they lie in  @param strength  of all together, roughly
    static Edges shaded(QVector<QLineF> lines, double room, double strength, double least, double most) {
        double length = 0;
        for (const QLineF& line : lines) length += line.length();
        const double opacity = std::clamp(strength * room / std::max(length, 1e-3), least, most);
        return {std::move(lines), opacity};
    }

    /// Edges, each as opaque as it is to be alone, and dots.
    void drawGraph(QPainter& painter, const LanePlace& lane, const std::vector<Edges>& edges, QColor ink, double width,
                   const std::vector<QPointF>& dots, double dotOpacity, bool onPixels) const {
        if (onPixels) {
            constexpr double kSquare = 0.86;  // as large as the dot
            LineField field(lane.drawing.adjusted(-3, -3, 3, 3), bufferDevicePixelRatio());
            for (const auto& [lines, opacity] : edges)
                for (const QLineF& line : lines) field.add(line, width, opacity);
            const QPointF half(kSquare * lane.radius, 0);
            for (const QPointF& dot : dots) field.add({dot - half, dot + half}, 2 * kSquare * lane.radius, dotOpacity);
            painter.drawImage(field.corner(), field.picture(ink));
            return;
        }
        for (const auto& [lines, opacity] : edges) {
            ink.setAlphaF(float(opacity));
            painter.setPen(QPen(ink, width, Qt::SolidLine, Qt::FlatCap));
            // One by one, so that where many meet it is darker in a file as well.
            for (const QLineF& line : lines) painter.drawLine(line);
        }
        ink.setAlphaF(float(dotOpacity));
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        for (const QPointF& dot : dots) painter.drawEllipse(dot, lane.radius, lane.radius);
    }

    /// The edges from the layer below into an output.
    void addEdges(QVector<QLineF>& lines, const LanePlace& lane, int layer, Index token) const {
        const auto end = placeOf(lane, {layer, token});
        if (!end) return;
        const TokenRange inputs = inputsOf(laneOf(lane).network, layer, token);
        for (Index input = inputs.first; input <= inputs.last; input += inputs.step)
            if (const auto start = placeOf(lane, {layer - 1, input})) lines += QLineF(*start, *end);
    }

    /// The states' edges along time, with the arrows where there is room.
    void drawTime(QPainter& painter, const LanePlace& lane) const {
        const bool isBoth = laneOf(lane).network.architecture == Architecture::Bidirectional;
        const double shift = isBoth ? std::max(1.6, lane.radius * 0.45) : 0;
        const bool hasArrows = lane.pitch - 2 * lane.radius >= 11;
        painter.setPen(QPen(theme().control, hasArrows ? 1.25 : 1, Qt::SolidLine, Qt::FlatCap));
        const auto arrow = [&](QPointF from, QPointF to) {
            painter.drawLine(from, to);
            const double size = std::clamp(lane.radius * 0.8, 3.0, 5.0);
            const double back = to.x() > from.x() ? -size : size;
            painter.drawPolyline(QPolygonF{to + QPointF(back, -size * 0.7), to, to + QPointF(back, size * 0.7)});
        };
        const double y = lane.rows[1];
        for (const bool isBack : {false, true}) {
            if (isBack && !isBoth) break;
            const double line = y + (isBack ? shift : -shift);
            if (hasArrows) {
                m_stretch.each([&](Index token) {
                    const auto next = m_stretch.slotOf(token + 1);
                    if (!next) return;
                    const double left = xOf(lane, *m_stretch.slotOf(token)), right = xOf(lane, *next);
                    const double edge = std::sqrt(std::max(0.0, lane.radius * lane.radius - shift * shift)) + 1;
                    isBack ? arrow({right - edge, line}, {left + edge, line})
                           : arrow({left + edge, line}, {right - edge, line});
                });
                continue;
            }
            // One arrow for all: past the last state.
            for (const auto& run : m_stretch.runs()) {
                const double left = xOf(lane, *m_stretch.slotOf(run.first));
                const double right = xOf(lane, *m_stretch.slotOf(run.second));
                painter.drawLine(QPointF(left, line), QPointF(right, line));
                const double past = lane.radius + 4;
                if (isBack && run == m_stretch.runs().front()) arrow({left, line}, {left - past, line});
                if (!isBack && run == m_stretch.runs().back()) arrow({right, line}, {right + past, line});
            }
        }
    }

    // What the output above the end of the path depends on.

    void drawField(QCPPainter& painter, const LanePlace& lane) {
        const Lane& content = laneOf(lane);
        const Network& network = content.network;
        const QColor hue = architectureColour(network.architecture, theme());
        const bool recurs = isRecurrence(network.architecture);
        const double half = std::min(0.5, 4 / lane.pitch) * lane.pitch;
        const auto edge = [&](Index token, double side) { return xOf(lane, m_stretch.slotNear(token)) + side * half; };
        QPolygonF left, right;
        for (int layer = network.layers; layer >= 0; --layer) {
            TokenRange range = content.field[std::size_t(layer)];
            // The states that a recurrent output came from lie in its own layer.
            if (recurs && layer == 1) range = content.field[0];
            left << QPointF(edge(range.first, -1), lane.rows[std::size_t(layer)]);
            right.prepend(QPointF(edge(range.last, 1), lane.rows[std::size_t(layer)]));
        }
        QColor area = hue;
        area.setAlphaF(theme().dark ? 0.22F : 0.13F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(area);
        painter.drawPolygon(left + right);

        std::vector<Edges> edges;
        qsizetype count = 0;
        std::vector<QPointF> nodes;
        const auto node = [&](int layer, Index token) {
            if (const auto place = placeOf(lane, {layer, token})) nodes.push_back(*place);
        };
        for (int layer = network.layers; layer >= 0; --layer) {
            const bool isTime = recurs && layer == 1;
            const TokenRange range = content.field[std::size_t(isTime ? 0 : layer)];
            QVector<QLineF> lines;
            for (Index token = range.first; token <= range.last; token += range.step) {
                if (!m_stretch.slotOf(token)) continue;
                node(layer, token);
                if (layer > 0 && count + lines.size() <= kMostFieldLines) addEdges(lines, lane, layer, token);
            }
            if (layer == 0) break;
            count += lines.size();
            const TokenRange below = content.field[std::size_t(layer) - 1];
            const double wide =
                edge(below.last, 1) - edge(below.first, -1) + edge(range.last, 1) - edge(range.first, -1);
            edges.push_back(shaded(std::move(lines), wide / 2 * (lane.rows[0] - lane.rows[1]), 0.3, 0.03, 0.7));
        }
        if (recurs) {
            const double end = xOf(lane, m_stretch.slotNear(shown().to));
            const double top = lane.rows[2];
            QColor ink = hue;
            ink.setAlphaF(0.8F);
            painter.setPen(QPen(ink, 1.25, Qt::SolidLine, Qt::FlatCap));
            const auto& [first, last, step] = content.field[0];
            if (first < last)
                painter.drawLine(QPointF(xOf(lane, m_stretch.slotNear(first)), lane.rows[1]),
                                 QPointF(xOf(lane, m_stretch.slotNear(last)), lane.rows[1]));
            if (m_stretch.slotOf(shown().to)) {
                painter.drawLine(QPointF(end, lane.rows[1]), QPointF(end, top));
                nodes.push_back({end, top});
            }
        }
        if (count > kMostFieldLines) edges.clear();
        drawGraph(painter, lane, edges, hue, 1, isFine(lane) ? nodes : std::vector<QPointF>(), 0.97, isWindow(painter));
        painter.setPen(Qt::NoPen);
        painter.setBrush(hue);
        if (!isFine(lane))
            for (const QPointF& centre : nodes) painter.drawEllipse(centre, lane.radius, lane.radius);
    }

    // Tokens, names.

    QString tagText(const LanePlace& lane, bool isTo) const {
        const QString number = whole(double(isTo ? shown().to : shown().from));
        if (lane.drawing.width() < 190) return number;
        return isTo ? PageWords::tr("to %1").arg(number) : PageWords::tr("from %1").arg(number);
    }

    /// The names of both ends, side by side where they would touch.
    std::pair<Tag, Tag> tagsOf(const LanePlace& lane) const {
        const QFontMetricsF metrics(textFont(type::kAxis, QFont::DemiBold));
        const auto make = [&](bool isTo) {
            Tag tag;
            tag.text = tagText(lane, isTo);
            tag.box = QRectF(0, 0, metrics.horizontalAdvance(tag.text) + 12, 2 * kTagHalf);
            tag.box.moveCenter({xOf(lane, m_stretch.slotNear(isTo ? shown().to : shown().from)), labelsOf(lane)});
            return tag;
        };
        Tag from = make(false), to = make(true);
        const double left = lane.header.left() - 2, right = lane.header.right() + 2;
        const auto inside = [&](QRectF& box) {
            if (box.left() < left) box.moveLeft(left);
            if (box.right() > right) box.moveRight(right);
        };
        inside(from.box);
        inside(to.box);
        const bool fromIsLeft = shown().from <= shown().to;
        QRectF& first = fromIsLeft ? from.box : to.box;
        QRectF& second = fromIsLeft ? to.box : from.box;
        const double touch = first.right() + 3 - second.left();
        if (touch > 0) {
            first.translate(-touch / 2, 0);
            second.translate(touch / 2, 0);
            if (first.left() < left) second.translate(left - first.left(), 0), first.moveLeft(left);
            if (second.right() > right) first.translate(right - second.right(), 0), second.moveRight(right);
        }
        return {from, to};
    }
    double labelsOf(const LanePlace& lane) const { return lane.rows[0] + std::max(lane.radius, 4.0) + 4 + kTagHalf; }

    void drawTokens(QCPPainter& painter, const LanePlace& lane) {
        const Lane& content = laneOf(lane);
        drawHeader(painter, lane);
        const QFont font = textFont(type::kSmallest);
        const QFontMetricsF metrics(font);
        painter.setFont(font);
        painter.setPen(theme().muted);
        const auto& [from, to] = m_tags[std::size_t(&lane - m_places.data())];
        // Numbers at ends and round places, as far as they do not touch each other or the names of the path's ends.
        std::vector<QRectF> taken{from.box.adjusted(-3, 0, 3, 0), to.box.adjusted(-3, 0, 3, 0)};
        const auto number = [&](Index token) {
            const auto slot = m_stretch.slotOf(token);
            if (!slot) return;
            const QString text = whole(double(token));
            QRectF box(0, 0, metrics.horizontalAdvance(text) + 2, 2 * kTagHalf);
            box.moveCenter({xOf(lane, *slot), labelsOf(lane)});
            if (std::ranges::any_of(taken, [&](const QRectF& other) { return other.intersects(box); })) return;
            painter.drawText(box, Qt::AlignCenter, text);
            taken.push_back(box.adjusted(-5, 0, 5, 0));
        };
        for (const auto& [first, last] : m_stretch.runs()) {
            number(first);
            number(last);
            const double widest = metrics.horizontalAdvance(whole(double(last))) + 8;
            Index step = 1;
            for (const Index wanted : {1, 2, 5, 10, 20, 50})
                if (step = wanted; wanted * lane.pitch >= widest) break;
            for (Index token = (first + step - 1) / step * step; token <= last; token += step) number(token);
        }
        if (m_stretch.isBroken()) {
            painter.setFont(textFont(type::kAxis));
            for (const double y : lane.rows)
                painter.drawText(QRectF(xOf(lane, m_stretch.breakSlot()) - 12, y - 14, 24, 20), Qt::AlignCenter,
                                 QStringLiteral("…"));
        }
        if (lane.hasLetters) drawLetters(painter, lane, content.network);
        if (m_stretchWords.isValid() && &lane == &m_places.front())
            drawElided(painter, m_stretchWords, Qt::AlignLeft | Qt::AlignVCenter, m_stretch.words(),
                       textFont(type::kSmallest), theme().muted);
    }

    void drawLetters(QCPPainter& painter, const LanePlace& lane, const Network& network) {
        const bool recurs = isRecurrence(network.architecture);
        const double apart = lane.rows[0] - lane.rows[1];
        const double right = lane.drawing.left() + std::min(0.0, lane.pitch / 2 - lane.radius - 12);
        const auto write = [&](std::size_t row, const QString& text, const QFont& font) {
            painter.setFont(font);
            painter.setPen(theme().muted);
            painter.drawText(QRectF(std::max(lane.header.left(), right - 18),
                                    lane.rows[row] - (row == 0 && lane.radius < 3 ? 12 : 9), 14, 18),
                             Qt::AlignRight | Qt::AlignVCenter, text);
        };
        const QFont letters = mathFont(type::kBody);
        write(0, QStringLiteral("𝑥"), letters);
        if (recurs) {
            write(1, QStringLiteral("ℎ"), letters);
            write(2, QStringLiteral("𝑦"), letters);
        } else if (network.layers == 1) {
            write(1, QStringLiteral("𝑦"), letters);
        } else if (apart >= 12) {
            for (int layer = 1; layer <= network.layers; ++layer)
                write(std::size_t(layer), whole(layer), textFont(type::kSmallest));
        }
    }

    /// Steps of the path that are lit; those of all of it or more: the whole.
    double litSteps() const {
        if (m_run.state() == QAbstractAnimation::Running) return m_run.currentValue().toDouble() * longestShown();
        const auto& step = scene().parameters.pathStep;
        return step ? double(*step) : kInfinite;
    }
    double longestShown() const {
        double longest = 1;
        for (const LanePlace& lane : m_places)
            if (std::isfinite(laneOf(lane).searched)) longest = std::max(longest, laneOf(lane).searched);
        return longest;
    }

    static QString nameFitting(Architecture architecture, double width, const QFont& font) {
        const QString shorter = architectureShort(architecture);
        const QString fitting = firstFitting({architectureWords(architecture), shorter}, width, font);
        return fitting.isEmpty() ? shorter : fitting;
    }

    void drawHeader(QCPPainter& painter, const LanePlace& lane) {
        const Lane& content = laneOf(lane);
        const Architecture architecture = content.network.architecture;
        const bool isChosen = lane.lane == shown().chosen;
        const double swatch = lane.header.width() < kNarrowLane ? 12 : 20;
        QRectF line(lane.header.left(), lane.header.top(), lane.header.width(), 20);
        drawSwatch(painter, architecture, line.left(), line.center().y() + 0.5, swatch);
        line.setLeft(line.left() + swatch + 7);
        const QFont named = textFont(type::kName, isChosen ? QFont::DemiBold : QFont::Normal);
        drawElided(painter, line, Qt::AlignLeft | Qt::AlignVCenter, nameFitting(architecture, line.width(), named),
                   named, theme().text);

        QRectF count(lane.header.left(), lane.header.top() + 20, lane.header.width(), 22);
        const QFont large = textFont(lane.header.width() < kNarrowLane ? type::kName : type::kClaim, QFont::DemiBold);
        const QFont small = textFont(type::kAxis);
        const auto& step = scene().parameters.pathStep;
        QStringList forms{lengthWords(architecture, content.searched)};
        if (std::isinf(content.searched))
            forms.prepend(noPathWords(architecture));
        else if (isRecurrence(architecture))
            forms += PageWords::tr("%n step(s)", nullptr, int(content.searched));
        QStringList notes;
        if (std::isfinite(content.searched) && step && double(*step) < content.searched)
            notes = {PageWords::tr("step %1").arg(whole(double(*step)))};
        else if (std::isfinite(content.searched) && content.path.layersNeeded > content.network.layers)
            notes = {PageWords::tr("%1 drawn").arg(whole(content.network.layers))};
        QString text = firstFitting(forms, count.width(), large);
        QFont font = large;
        if (text.isEmpty()) {
            font = textFont(type::kName, QFont::DemiBold);
            text = forms.last();
        }
        drawElided(painter, count, Qt::AlignLeft | Qt::AlignVCenter, text, font, theme().text);
        if (lane.header.height() > kHeaderHeight) {
            const QRectF below(count.left(), count.bottom() - 3, count.width(), kNoteHeight);
            drawWhole(painter, below, Qt::AlignLeft | Qt::AlignVCenter, notes, small, theme().muted);
            return;
        }
        count.setLeft(count.left() + QFontMetricsF(font).horizontalAdvance(text) + 8);
        drawWhole(painter, count, Qt::AlignLeft | Qt::AlignVCenter, notes, small, theme().muted);
    }

    // The path.

    /// A leg of a path as far as it is lit: runs of points, and where it leaves the drawing.
    void drawLeg(QCPPainter& painter, const LanePlace& lane, const std::vector<NetworkNode>& leg, const QColor& colour,
                 double lit) const {
        const Lane& content = laneOf(lane);
        const double width = lane.pitch < 6 ? 2 : 2.5;
        const auto costOf = [&](std::size_t i) {
            return isRecurrence(content.network.architecture) ? std::max(0.0, double(i) - 1) : double(leg[i].layer);
        };
        QVector<QLineF> lines, dashed;
        std::vector<QPointF> nodes;
        std::optional<QPointF> last;
        bool isLastDrawn = false;
        const auto add = [](QVector<QLineF>& run, const QLineF& line) {
            if (line.p1() == line.p2()) return;
            if (!run.isEmpty() && run.last().p2() == line.p1() && isStraight(run.last(), line.p2()))
                run.last().setP2(line.p2());
            else
                run += line;
        };
        for (std::size_t i = 0; i < leg.size(); ++i) {
            const double before = i > 0 ? costOf(i - 1) : 0;
            const double part = costOf(i) > before ? std::clamp((lit - before) / (costOf(i) - before), 0.0, 1.0) : 1;
            if (i > 0 && (lit < before || part <= 0)) break;
            const auto place = placeNear(lane, leg[i]);
            if (!place) {
                // Above the highest layer that is drawn: it goes on there.
                if (last) {
                    const double apart = lane.rows[0] - lane.rows[1];
                    const double along = xOf(lane, m_stretch.slotNear(leg[i].token)) - last->x();
                    const double up = std::min(apart, 11.0);
                    dashed += QLineF(*last, *last + QPointF(along * up / apart, -up) * part);
                }
                break;
            }
            // Tokens that are left out are passed where they are left out, layer by layer.
            const bool isDrawn = m_stretch.slotOf(leg[i].token).has_value();
            if (last) add(isDrawn && isLastDrawn ? lines : dashed, {*last, *last + (*place - *last) * part});
            if (part < 1) break;
            if (isDrawn) nodes.push_back(*place);
            isLastDrawn = isDrawn;
            last = place;
        }
        painter.setBrush(Qt::NoBrush);
        for (const QLineF& line : dashed) {
            QPen pen(colour, width, Qt::SolidLine, Qt::FlatCap);
            pen.setDashPattern({1.2, 1});
            painter.setPen(pen);
            painter.drawLine(line);
        }
        for (const auto& [ink, wide] : {std::pair{theme().surface, width + 2}, std::pair{colour, width}}) {
            painter.setPen(QPen(ink, wide, Qt::SolidLine, Qt::RoundCap));
            painter.drawLines(lines);
        }
        const double radius = std::max(lane.radius, width);
        // Steps closer together than dots are a line.
        if (lane.pitch < 6 && isRecurrence(content.network.architecture) && !nodes.empty()) nodes.resize(1);
        painter.setPen(Qt::NoPen);
        for (const QPointF& node : nodes) {
            painter.setBrush(colour);
            painter.drawEllipse(node, radius, radius);
        }
    }

    static bool isStraight(const QLineF& line, const QPointF& next) {
        const QPointF further = next - line.p2();
        return std::abs(line.dx() * further.y() - line.dy() * further.x()) < 1e-6;
    }

    void drawPaths(QCPPainter& painter) {
        painter.save();
        painter.setAntialiasing(true);
        const double lit = litSteps();
        for (const LanePlace& lane : m_places) {
            const Lane& content = laneOf(lane);
            drawLeg(painter, lane, content.path.secondLeg, theme().indexJ, lit);
            drawLeg(painter, lane, content.path.firstLeg, theme().indexI, lit);
            if (lit >= content.searched && std::isfinite(content.searched)) drawEnd(painter, lane);
            drawEnds(painter, lane);
        }
        drawPointed(painter);
        painter.restore();
    }

    /// Where the legs meet, or where the path ends: a ring; from a state on to the output.
    void drawEnd(QCPPainter& painter, const LanePlace& lane) const {
        const Lane& content = laneOf(lane);
        const bool isMeeting = content.path.meeting.has_value();
        const NetworkNode end = isMeeting ? *content.path.meeting : content.path.firstLeg.back();
        auto place = placeNear(lane, end);
        if (!place || end.layer == 0) return;
        const QColor& ink = isMeeting ? theme().text : theme().indexJ;
        const double radius = std::max(lane.radius, 3.2) + 1;
        if (isRecurrence(content.network.architecture)) {
            const QPointF output(place->x(), lane.rows[2]);
            drawCased(painter, QLineF(*place - QPointF(0, std::max(lane.radius, 1.5)), output), ink,
                      lane.pitch < 6 ? 1.5 : 2, theme().surface);
            place = output;
        }
        painter.setPen(QPen(theme().surface, 4.5));
        painter.setBrush(theme().surface);
        painter.drawEllipse(*place, radius, radius);
        painter.setPen(QPen(ink, 2.25));
        painter.drawEllipse(*place, radius, radius);
    }

    /// The two tokens with their names.
    void drawEnds(QCPPainter& painter, const LanePlace& lane) const {
        const double radius = std::max(lane.radius, 3.0);
        const auto& [from, to] = m_tags[std::size_t(&lane - m_places.data())];
        const auto token = [&](Index at, const QColor& colour, const Tag& tag, bool ring) {
            if (const auto place = placeOf(lane, {0, at})) {
                painter.setPen(QPen(theme().surface, 1));
                painter.setBrush(colour);
                painter.drawEllipse(*place, radius, radius);
                if (ring) {
                    painter.setPen(QPen(colour, 1.5));
                    painter.setBrush(Qt::NoBrush);
                    painter.drawEllipse(*place, radius + 2.5, radius + 2.5);
                }
            }
            drawTag(painter, tag.text, tag.box.center(), viewport(), colour, theme().onIndex);
        };
        token(shown().from, theme().indexI, from, false);
        token(shown().to, theme().indexJ, to, shown().from == shown().to);
    }

    /// What a click would set.
    void drawPointed(QCPPainter& painter) const {
        if (!m_pointed || m_pointed->lane >= m_places.size()) return;
        const LanePlace& lane = m_places[m_pointed->lane];
        const QColor& colour = m_pointed->setsTo ? theme().indexJ : theme().indexI;
        const auto place = placeOf(lane, {0, m_pointed->token});
        if (!place) return;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colour, 2));
        const double radius = std::max(lane.radius, 3.0) + 2;
        painter.drawEllipse(*place, radius, radius);
        const QString number = whole(double(m_pointed->token));
        const QString text =
            m_pointed->setsTo ? PageWords::tr("to %1?").arg(number) : PageWords::tr("from %1?").arg(number);
        const QFont font = textFont(type::kAxis, QFont::DemiBold);
        QRectF box(0, 0, QFontMetricsF(font).horizontalAdvance(text) + 12, 2 * kTagHalf);
        box.moveCenter({place->x(), place->y() - radius - 3 - kTagHalf});
        if (box.left() < 0) box.moveLeft(0);
        if (box.right() > viewport().width()) box.moveRight(viewport().width());
        painter.setPen(QPen(colour, 1.5));
        painter.setBrush(theme().surface);
        painter.drawRoundedRect(box, 4, 4);
        painter.setFont(font);
        painter.drawText(box, Qt::AlignCenter, text);
    }

    void setPointed(const std::optional<QPointF>& place) {
        std::optional<Pointed> pointed;
        for (std::size_t i = 0; place && i < m_places.size(); ++i)
            if (const auto token = tokenAt(m_places[i], *place); token && handleAt(*place).empty())
                pointed = Pointed{i, *token, setsTo(m_places[i], *place)};
        if (pointed == m_pointed) return;
        m_pointed = pointed;
        replotPath();
    }

    void replotPath() {
        if (hasStudy()) layer(QStringLiteral("path"))->replot();
    }

    /// After a change of the path the light runs along it once, unless motion is reduced, changes follow each other, or
    /// a step is looked at.
    void followChange() {
        const PathKey key{shown().from,       shown().to,         shown().kind,
                          lanes()[0].network, lanes()[1].network, lanes()[2].network};
        if (m_pathKey == key) return;
        m_pathKey = key;
        const bool isRest = !m_sinceChange.isValid() || m_sinceChange.elapsed() > kRestMilliseconds;
        m_sinceChange.start();
        m_run.stop();
        const bool mayMove = style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0;
        if (isInteractive() && isVisible() && isRest && mayMove && !scene().parameters.pathStep) m_run.start();
    }

    // Matrix and readout.

    void drawPair(QCPPainter& painter, const Cell& cell, MatrixPanel::Strength strength) {
        m_matrix->drawCell(painter, cell.row, cell.column, strength);
        painter.save();
        painter.setAntialiasing(true);
        painter.setBrush(Qt::NoBrush);
        const double width = strength == MatrixPanel::Strength::Selected ? 2 : 1.25;
        for (const LanePlace& lane : m_places) {
            const double radius = std::max(lane.radius, 3.0) + 2;
            for (const auto& [token, colour] :
                 {std::pair{Index(cell.row), theme().indexI}, std::pair{Index(cell.column), theme().indexJ}})
                if (const auto place = placeOf(lane, {0, token})) {
                    painter.setPen(QPen(colour, width));
                    painter.drawEllipse(*place, radius, radius);
                }
        }
        painter.restore();
    }

    /// What many tokens have without a path: the whole of a triangle.
    void hatchTriangles(QCPPainter& painter) const {
        const Index n = shown().distances->rows();
        if (n <= kMostHatchedCells) return;
        const QRectF area = m_matrix->area();
        constexpr double kSpacing = 6;
        painter.setPen(QPen(theme().control, 1, Qt::SolidLine, Qt::FlatCap));
        for (double sum = kSpacing; sum < area.width() + area.height(); sum += kSpacing) {
            // From the lower left edge over the diagonal to the upper right one.
            const QPointF lower(std::max(0.0, sum - area.height()), std::min(area.height(), sum));
            const QPointF upper(std::min(area.width(), sum), std::max(0.0, sum - area.width()));
            const QPointF middle(sum / 2 * area.width() / area.height(), sum / 2);
            if (shown().isHatchedBelow) painter.drawLine(area.topLeft() + lower, area.topLeft() + middle);
            if (shown().isHatchedAbove) painter.drawLine(area.topLeft() + middle, area.topLeft() + upper);
        }
    }

    void drawReadout(QCPPainter& painter) {
        drawMatrixScale(painter);
        if (m_readout.width() < kLeastReadout) return;
        QRectF line(m_readout.left(), m_readout.top(), m_readout.width(), MatrixPanel::kNameHeight - 2);
        const QString reading = shown().kind == PathKindChoice::SomeOutput
                                    ? PageWords::tr("until some output sees both tokens")
                                    : PageWords::tr("until output %1 depends on input %2")
                                          .arg(whole(double(shown().to)), whole(double(shown().from)));
        const QFont bold = textFont(type::kAxis, QFont::DemiBold);
        const QFont plain = textFont(type::kAxis);
        const QString title =
            PageWords::tr("Path from %1 to %2").arg(whole(double(shown().from)), whole(double(shown().to)));
        drawElided(painter, line, Qt::AlignLeft | Qt::AlignVCenter, title, bold, theme().text);
        const double titled = QFontMetricsF(bold).horizontalAdvance(title) + 8;
        const bool fits = titled + QFontMetricsF(plain).horizontalAdvance(reading) <= line.width();
        if (fits)
            line.setLeft(line.left() + titled);
        else
            line.translate(0, line.height() - 2);
        drawElided(painter, line, Qt::AlignLeft | Qt::AlignVCenter, reading, plain, theme().muted);

        // Each formula beside what the search found.
        QRectF body(m_readout.left(), line.bottom() + 4, m_readout.width(), m_readout.bottom() - line.bottom() - 4);
        const std::size_t count = m_places.size();
        const QString foundHead = PageWords::tr("search");
        const bool hasHeads = body.height() >= 18 + 24 * double(count);
        const QFont strong = textFont(type::kName, QFont::DemiBold);
        double foundWidth = hasHeads ? QFontMetricsF(plain).horizontalAdvance(foundHead) : 0;
        for (const LanePlace& lane : m_places)
            foundWidth = std::max(foundWidth, QFontMetricsF(strong).horizontalAdvance(whole(laneOf(lane).searched)));
        foundWidth = std::min(std::ceil(foundWidth) + 1, body.width() * 0.3);
        const double high = std::min(46.0, (body.height() - (hasHeads ? 20 : 0)) / double(count));
        // Names have what the widest formula leaves them.
        double size = 17;
        const bool isLow = high < 40, isNarrow = body.width() < 420;
        std::vector<Expression> written;
        for (const LanePlace& lane : m_places) {
            Expression formula = isLow ? onOneLine(laneOf(lane).formula) : laneOf(lane).formula;
            // What it is the distance of stands above.
            if (isNarrow && formula.parts.size() > 1) formula.parts.erase(formula.parts.begin());
            written.push_back(std::move(formula));
        }
        const auto room = [&] {
            QSizeF most;
            for (const Expression& formula : written) most = most.expandedTo(FormulaLayout(formula, size).size());
            return most;
        };
        double names = 0;
        for (const LanePlace& lane : m_places)
            names = std::max(names, QFontMetricsF(textFont(type::kName))
                                        .horizontalAdvance(architectureWords(laneOf(lane).network.architecture)));
        names = std::ceil(names) + 1;
        const double spare = body.width() - kSwatch - foundWidth - 3 * kColumnGap;
        while (size > 12 && (room().width() + names > spare || room().height() > high + 2)) --size;
        const double formulas = room().width();
        names = std::clamp(spare - formulas, 0.0, names);
        // Names are all there or none is: the swatches tell as well which network it is.
        const bool hasNames = std::ranges::all_of(m_places, [&](const LanePlace& lane) {
            const QString name = architectureShort(laneOf(lane).network.architecture);
            return QFontMetricsF(textFont(type::kName)).horizontalAdvance(name) <= names;
        });
        if (!hasNames) names = 0;
        const double left = body.left() + kSwatch + names + 2 * kColumnGap;
        if (hasHeads) {
            const QRectF head(left, body.top(), body.right() - left, 18);
            drawElided(painter, head.adjusted(0, 0, -foundWidth - kColumnGap, 0), Qt::AlignLeft | Qt::AlignVCenter,
                       PageWords::tr("formula"), plain, theme().muted);
            drawElided(painter, QRectF(head.right() - foundWidth, head.top(), foundWidth, head.height()),
                       Qt::AlignRight | Qt::AlignVCenter, foundHead, plain, theme().muted);
            painter.setPen(QPen(theme().rule, 1));
            painter.drawLine(QPointF(body.left(), head.bottom() + 1), QPointF(body.right(), head.bottom() + 1));
            body.setTop(head.bottom() + 2);
        }
        for (std::size_t i = 0; i < count; ++i) {
            const Lane& content = laneOf(m_places[i]);
            const Architecture architecture = content.network.architecture;
            const QRectF row(body.left(), body.top() + high * double(i), body.width(), high);
            drawSwatch(painter, architecture, row.left(), row.center().y(), kSwatch);
            if (hasNames)
                drawElided(painter, QRectF(row.left() + kSwatch + kColumnGap, row.top(), names, high),
                           Qt::AlignLeft | Qt::AlignVCenter, nameFitting(architecture, names, textFont(type::kName)),
                           textFont(type::kName), theme().text);
            drawElided(painter, QRectF(row.right() - foundWidth, row.top(), foundWidth, high),
                       Qt::AlignRight | Qt::AlignVCenter, whole(content.searched), strong, theme().text);
            if (formulas <= spare) {
                const FormulaLayout layout(written[i], size);
                layout.paint(painter, {left, row.center().y() - layout.size().height() / 2}, theme(), theme().text);
            }
            if (hasHeads && i + 1 < count) {
                painter.setPen(QPen(theme().rule, 1));
                painter.drawLine(row.bottomLeft(), row.bottomRight());
            }
        }
    }

    /// With fractions that stand on the line, for rows that are too low for others.
    static Expression onOneLine(Expression expression) {
        if (expression.kind == Expression::Kind::Fraction) expression.kind = Expression::Kind::Ratio;
        for (Expression& part : expression.parts) part = onOneLine(std::move(part));
        return expression;
    }

    void drawSwatch(QCPPainter& painter, Architecture architecture, double left, double y, double width) const {
        QPen line(architectureColour(architecture, theme()), 3, architectureDash(architecture), Qt::FlatCap);
        if (line.style() == Qt::DashLine) line.setDashPattern({1.6, 1});
        painter.setPen(line);
        painter.drawLine(QPointF(left, y), QPointF(left + width, y));
    }

    /// The colours of the matrix, upright beside it.
    void drawMatrixScale(QCPPainter& painter) const {
        if (!m_scale.isValid()) return;
        const ColourMap map = ColourMap::weights(theme());
        painter.save();
        painter.setAntialiasing(false);
        const int steps = std::max(2, int(m_scale.height()));
        for (int i = 0; i < steps; ++i)
            painter.fillRect(QRectF(m_scale.left(), m_scale.bottom() - m_scale.height() * (i + 1) / steps,
                                    m_scale.width(), m_scale.height() / steps + 0.5),
                             QColor(map.at(double(i) / (steps - 1))));
        painter.setAntialiasing(true);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme().control, 1));
        painter.drawRect(m_scale);
        painter.setFont(textFont(type::kSmallest));
        painter.setPen(theme().muted);
        const auto number = [&](double value, double y) {
            painter.drawText(QRectF(m_scale.right() + 5, y - 9, 40, 18), Qt::AlignLeft | Qt::AlignVCenter,
                             whole(value));
        };
        number(shown().longest, m_scale.top() + 5);
        number(0, m_scale.bottom() - 5);
        if (m_noPath.isValid()) {
            const QRectF swatch(m_noPath.left(), m_noPath.top(), 14, m_noPath.height());
            painter.setPen(QPen(theme().control, 1));
            painter.drawRect(swatch);
            drawHatching(painter, swatch, theme().control);
            drawWhole(painter, m_noPath.adjusted(19, -3, 0, 3), Qt::AlignLeft | Qt::AlignVCenter,
                      {PageWords::tr("no path")}, textFont(type::kSmallest), theme().muted);
        }
        painter.restore();
    }

    struct PathKey {
        Index from = 0;
        Index to = 0;
        PathKindChoice kind{};
        Network first, second, third;

        bool operator==(const PathKey&) const = default;
    };

    std::optional<MatrixPanel> m_matrix;
    Stretch m_stretch;
    std::vector<LanePlace> m_places;
    std::vector<std::pair<Tag, Tag>> m_tags;  ///< of each place
    QRectF m_stretchWords, m_scale, m_noPath, m_matrixName, m_readout;
    std::array<Drawn, kFamilies> m_drawn;
    QVariantAnimation m_run;
    QElapsedTimer m_sinceChange;
    std::optional<PathKey> m_pathKey;
    bool m_setsTo = false;
    std::optional<Pointed> m_pointed;
};

class PathsPage : public Exhibit {
 public:
    std::string_view id() const override { return "paths"; }
    Chapter chapter() const override { return Chapter::Cost; }
    QString name() const override { return PageWords::tr("Paths"); }
    QString title() const override { return PageWords::tr("Paths between tokens"); }
    QString claim() const override {
        return PageWords::tr(
            "Attention joins any two tokens in one layer; in a convolution or a recurrence the path grows with their "
            "distance.");
    }

    Caption caption(const Scene& scene) const override {
        const Parameters& parameters = scene.parameters;
        Caption caption{{}, seen(scene), tryThis(parameters), matters()};
        // The others' stand in the figure.
        const auto chosen = parameters.architecture;
        if (!isRefused(chosen, parameters.pathKind))
            caption.formulas.push_back(distanceDerivation(networkOf(parameters, chosen), parameters.pathKind,
                                                          fromOf(parameters), toOf(parameters))
                                           .general);
        return caption;
    }

    QString description(const Scene& scene) const override {
        const Parameters& parameters = scene.parameters;
        QStringList sentences, names;
        for (const Architecture architecture : shownArchitectures(parameters)) names += architectureWords(architecture);
        sentences +=
            PageWords::tr("Layers as networks: %1; tokens at the bottom, outputs at the top.").arg(listed(names));
        sentences += PageWords::tr("%1 tokens, kernel size %2, %n layer(s) drawn.", nullptr, int(parameters.layers))
                         .arg(whole(double(parameters.n)), whole(double(parameters.kernel)));
        sentences += PageWords::tr("From token %1 to token %2: %3.")
                         .arg(whole(double(fromOf(parameters))), whole(double(toOf(parameters))), lengths(parameters));
        sentences += PageWords::tr(
                         "Below, the distances between all pairs of tokens for %1, inputs in rows and outputs in "
                         "columns, green from 0; what is hatched has no path.")
                         .arg(architectureInSentence(parameters.architecture));
        if (!isRefused(parameters.architecture, parameters.pathKind))
            if (const auto explanation = explainSelection(scene)) {
                QStringList tags;
                for (const Explanation::Tag& tag : explanation->tags) tags += tag.text;
                sentences += PageWords::tr("Selected: %1: %2.").arg(listed(tags), explanation->value);
            }
        return sentences.join(betweenSentences());
    }

    std::vector<Preset> presets() const override {
        return {
            {"book",
             PageWords::tr("As in the book"),
             PageWords::tr(
                 "Five tokens and k = 3: two layers, four steps, one layer from the first token to the last."),
             {{"n", "5"}, {"layers", "2"}}},
            {"dependency",
             PageWords::tr("The other reading"),
             PageWords::tr("Until the last output depends on the first input: the convolution needs four layers, twice "
                           "as many."),
             {{"n", "5"}, {"layers", "4"}, {"path-kind", "dependency"}}},
            {"dilated",
             PageWords::tr("Dilated convolution"),
             PageWords::tr("Each layer leaves out more tokens between its inputs: three layers reach over 27 tokens."),
             {{"n", "27"}, {"architecture", "dilated"}}},
            {"bidirectional",
             PageWords::tr("Bidirectional recurrence"),
             PageWords::tr("States run from both ends and meet in the middle: half as many steps."),
             {{"n", "12"}, {"architecture", "bidirectional"}}},
            {"restricted",
             PageWords::tr("Restricted attention"),
             PageWords::tr("Attention within a radius needs several layers again, like a convolution."),
             {{"n", "24"}, {"architecture", "restricted"}, {"radius", "4"}}},
            {"deep",
             PageWords::tr("A deep cone"),
             PageWords::tr(
                 "Eight layers of a convolution: what one output depends on opens downwards, layer by layer."),
             {{"n", "41"},
              {"layers", "8"},
              {"kernel", "5"},
              {"networks", "one"},
              {"from-token", "6"},
              {"to-token", "20"},
              {"path-kind", "dependency"}}},
            {"back-in-time",
             PageWords::tr("Back in time"),
             PageWords::tr(
                 "From the last token to the first: a recurrence has no path, attention still needs one layer."),
             {{"n", "12"},
              {"architecture", "recurrent"},
              {"path-kind", "dependency"},
              {"from-token", "11"},
              {"to-token", "0"},
              {"layers", "5"},
              {"kernel", "5"}}},
        };
    }

    std::span<const ParameterUse> uses() const override {
        static const auto kLast = [](const Parameters& parameters) { return tokensOf(parameters) - 1; };
        static const std::array kUses{
            ParameterUse{.key = "n", .maximum = double(kMostGraphTokens), .sliderMaximum = double(kMostDrawn)},
            ParameterUse{.key = "architecture"},
            ParameterUse{.key = "path-kind"},
            ParameterUse{.key = "layers", .sliderMaximum = 8},
            ParameterUse{.key = "kernel", .sliderMaximum = 15},
            ParameterUse{.key = "radius", .maximum = double(kMostGraphTokens), .sliderMaximum = 15},
            ParameterUse{.key = "from-token"},
            ParameterUse{.key = "to-token"},
            ParameterUse{.key = "networks"},
            ParameterUse{.key = "receptive-field"},
            ParameterUse{.key = "path-step", .most = &stepsShown, .mostText = "steps of the longest path shown"},
            ParameterUse{.key = "matrix", .names = kMatrices},
            ParameterUse{.key = "row", .most = +kLast, .mostText = "n - 1"},
            ParameterUse{.key = "column", .most = +kLast, .mostText = "n - 1"},
        };
        return kUses;
    }

    NoEffect noEffect(std::string_view key, const Scene& scene) const override {
        const Parameters& parameters = scene.parameters;
        const auto shown = shownArchitectures(parameters);
        const auto has = [&](auto... wanted) {
            return std::ranges::any_of(shown, [&](Architecture one) { return ((one == wanted) || ...); });
        };
        if (key == "kernel" && !has(Architecture::Convolution, Architecture::Dilated))
            return {PageWords::tr("No convolution is shown."),
                    "with --networks side-by-side, or --architecture convolution or dilated"};
        if (key == "radius" && !has(Architecture::Restricted))
            return {PageWords::tr("No restricted attention is shown."), "with --architecture restricted"};
        if (key == "layers" && std::ranges::all_of(shown, hasOneLayer))
            return {PageWords::tr("One layer is all that this network needs."),
                    "with --networks side-by-side, or --architecture convolution, dilated or restricted"};
        if (key == "path-step" && stepsShown(parameters) == 0)
            return {PageWords::tr("There are no steps to light."), "where the path has steps"};
        return {};
    }

    std::optional<SceneProblem> problem(const Scene& scene) const override {
        if (!isRefused(scene.parameters.architecture, scene.parameters.pathKind)) return std::nullopt;
        return SceneProblem{
            .key = "path-kind",
            .isFile = false,
            .sentence =
                "dependency leaves pairs of tokens of a dilated convolution without a distance; accepted with "
                "architecture dilated: some-output",
            .words = PageWords::tr("In a dilated convolution some outputs depend on an input at no depth, so that "
                                   "their distance is not defined: set the path to “some output”, or choose another "
                                   "layer.")};
    }

    std::span<const TableDescription> tables() const override {
        static const std::array kTables{
            TableDescription{"distances",
                             "an input token, 0 to n - 1",
                             {{"column", "0 to n - 1", ColumnType::Real,
                               "layers, or steps in time, to that output; inf without a path"}}},
            TableDescription{"path",
                             "a node of the path; without one only the tokens",
                             {{"step", "", ColumnType::Integer, "layers, or steps in time, so far"},
                              {"layer", "", ColumnType::Integer, "0 is the tokens"},
                              {"token", "", ColumnType::Integer, "0 to n - 1"},
                              {"leg", "", ColumnType::Text, "from or to: the token it begins at"}}},
            kDerivationTable};
        return kTables;
    }

    double memoryNeeded(const Scene& scene) const override {
        const Parameters& parameters = scene.parameters;
        const Architecture architecture = parameters.architecture;
        if (isRefused(architecture, parameters.pathKind)) return 1;
        const auto n = double(tokensOf(parameters));
        // Those before are still shown; what is infinite has other colours, and colours are looked up.
        return 2 * distancesMemory(networkOf(parameters, architecture), parameters.pathKind) +
               3 * n * n * sizeof(double);
    }

    std::shared_ptr<const Study> compute(const Scene& scene, std::stop_token stop) const override {
        const Parameters& parameters = scene.parameters;
        auto result = std::make_shared<PathsResult>();
        const PathKindChoice kind = parameters.pathKind;
        result->kind = kind;
        result->chosen = familyOf(parameters.architecture);
        result->from = fromOf(parameters);
        result->to = toOf(parameters);
        const auto architectures = architecturesOf(parameters);
        for (std::size_t i = 0; i < kFamilies; ++i) {
            Lane& lane = result->lanes[i];
            lane.network = networkOf(parameters, architectures[i]);
            lane.path = shortestPath(lane.network, kind, result->from, result->to);
            lane.searched = tokenDistance(lane.network, kind, result->from, result->to);
            lane.byFormula = formulaDistance(lane.network, kind, result->from, result->to);
            lane.formula = distanceDerivation(lane.network, kind, result->from, result->to).withNumbers;
            lane.field = receptiveField(lane.network, result->to);
            if (stop.stop_requested()) return result;
        }
        result->distances = distancesOf(parameters, stop);
        if (stop.stop_requested()) return result;
        prepareColours(*result);
        return result;
    }

    Table table(std::string_view name, const Scene& scene) const override {
        if (name == kDerivationTable.name) return derivationOfSelection(scene);
        if (name == "distances") {
            auto distances = distancesOf(scene.parameters);
            const Index n = distances->rows();
            return MatrixTable{std::move(distances), numberedColumns(n)};
        }
        if (name == "path") return pathTable(scene.parameters);
        throw std::invalid_argument("paths has no table \"" + std::string(name) + "\"");
    }

    std::unique_ptr<Figure> makeFigure() const override { return std::make_unique<PathsFigure>(); }

    Explanation explain(const Scene& scene, const Cell& cell) const override {
        const Parameters& parameters = scene.parameters;
        const auto architecture = parameters.architecture;
        Explanation explanation;
        explanation.tags = {{PageWords::tr("input %1").arg(whole(double(cell.row))), IndexRole::I},
                            {PageWords::tr("output %1").arg(whole(double(cell.column))), IndexRole::J}};
        if (isRefused(architecture, parameters.pathKind)) {
            explanation.value = QStringLiteral("–");
            explanation.sentence = problem(scene)->words;
            return explanation;
        }
        explanation.derivation =
            distanceDerivation(networkOf(parameters, architecture), parameters.pathKind, cell.row, cell.column);
        const double value = explanation.derivation.value;
        explanation.value = whole(value);
        const bool isEither = parameters.pathKind == PathKindChoice::SomeOutput;
        explanation.sentence = std::isinf(value) ? noPathWords(architecture)
                               : isRecurrence(architecture)
                                   ? isEither ? PageWords::tr("steps in time until some output sees both tokens")
                                              : PageWords::tr("steps in time until the output depends on the input")
                               : isEither ? PageWords::tr("layers until some output sees both tokens")
                                          : PageWords::tr("layers until the output depends on the input");
        return explanation;
    }

 private:
    static std::vector<Architecture> shownArchitectures(const Parameters& parameters) {
        if (isAlone(parameters)) return {parameters.architecture};
        const auto all = architecturesOf(parameters);
        return {all.begin(), all.end()};
    }

    static void prepareColours(PathsResult& result) {
        const Matrix& distances = *result.distances;
        const Index n = distances.rows();
        result.isHatchedBelow = n > 1 && std::isinf(distances(1, 0));
        result.isHatchedAbove = n > 1 && std::isinf(distances(0, 1));
        result.coloured = result.distances;
        if (result.isHatchedBelow || result.isHatchedAbove) {
            const double instead = n <= kMostHatchedCells ? -kInfinite : std::numeric_limits<double>::quiet_NaN();
            result.coloured =
                std::make_shared<const Matrix>((distances.array() == kInfinite).select(instead, distances));
        }
        result.longest = 1;
        for (const double value : distances.reshaped())
            if (std::isfinite(value)) result.longest = std::max(result.longest, value);
    }

    static Table pathTable(const Parameters& parameters) {
        const auto architecture = parameters.architecture;
        NetworkPath path = shortestPath(networkOf(parameters, architecture), parameters.pathKind, fromOf(parameters),
                                        toOf(parameters));
        if (std::isinf(path.length)) {
            path.firstLeg = {{0, fromOf(parameters)}};
            path.secondLeg = {{0, toOf(parameters)}};
        }
        std::vector<std::int64_t> steps, layers, tokens;
        std::vector<std::string> legs;
        const auto add = [&](const std::vector<NetworkNode>& leg, const char* name) {
            for (std::size_t i = 0; i < leg.size(); ++i) {
                steps.push_back(isRecurrence(architecture) ? std::max<std::int64_t>(0, std::int64_t(i) - 1)
                                                           : leg[i].layer);
                layers.push_back(leg[i].layer);
                tokens.push_back(leg[i].token);
                legs.emplace_back(name);
            }
        };
        add(path.firstLeg, "from");
        add(path.secondLeg, "to");
        return ColumnTable{{{"step", std::move(steps)},
                            {"layer", std::move(layers)},
                            {"token", std::move(tokens)},
                            {"leg", std::move(legs)}}};
    }

    /// "Convolution: 30 layers; …" with what is not drawn.
    static QString lengths(const Parameters& parameters) {
        QStringList members;
        for (const Architecture architecture : shownArchitectures(parameters)) {
            if (isRefused(architecture, parameters.pathKind)) continue;
            const Network drawn = networkOf(parameters, architecture);
            const double length = tokenDistance(drawn, parameters.pathKind, fromOf(parameters), toOf(parameters));
            const QString words = std::isinf(length) ? noPathWords(architecture) : lengthWords(architecture, length);
            // Dashes at the top of the drawing say it as well.
            members += !isRecurrence(architecture) && std::isfinite(length) && length > drawn.layers
                           ? PageWords::tr("%1: %2, of which %3 are drawn")
                                 .arg(architectureWords(architecture), words, whole(drawn.layers))
                           : PageWords::tr("%1: %2").arg(architectureWords(architecture), words);
        }
        return members.join(PageWords::tr("; ", "between the members of a list"));
    }

    QString seen(const Scene& scene) const {
        const Parameters& parameters = scene.parameters;
        if (tokensOf(parameters) == 1)
            return PageWords::tr(
                "There is one <a href=\"term:token\">token</a>: it is 0 away from itself in every network.");
        if (const auto refused = problem(scene)) return refused->words;
        const QString from = whole(double(fromOf(parameters))), to = whole(double(toOf(parameters)));
        QStringList sentences;
        sentences += PageWords::tr("The <a href=\"term:path-length\">path</a> from token %1 to token %2: %3.")
                         .arg(from, to, lengths(parameters));
        if (parameters.receptiveField)
            sentences +=
                PageWords::tr("Coloured: the <a href=\"term:receptive-field\">receptive field</a> above token %1.")
                    .arg(to);
        const auto shown = shownArchitectures(parameters);
        const auto has = [&](Architecture one) { return std::ranges::find(shown, one) != shown.end(); };
        if (parameters.pathKind == PathKindChoice::Dependency && has(Architecture::Recurrent))
            sentences += PageWords::tr("A recurrence takes 𝑗 − 𝑖 steps forth and has no path (∞) back.");
        // An odd kernel is worth words only where it is what is looked at.
        const bool isOdd = parameters.kernel % 2 == 1 && parameters.kernel > 1 && parameters.kernel <= parameters.n;
        if (has(Architecture::Convolution) && (parameters.architecture == Architecture::Convolution || !isOdd))
            sentences += kernelWords(parameters);
        if (has(Architecture::Dilated)) sentences += dilatedWords(parameters);
        if (has(Architecture::Restricted)) sentences += radiusWords(parameters);
        return sentences.join(betweenSentences());
    }

    static QString aloneWords() {
        return PageWords::tr(
            "With <a href=\"term:kernel-size\">k</a> = 1 an output sees its own token alone, and no depth joins two.");
    }

    static QString kernelWords(const Parameters& parameters) {
        const auto k = Index(parameters.kernel);
        const QString kernel = whole(double(k));
        if (k == 1) return aloneWords();
        if (k > tokensOf(parameters))
            return PageWords::tr("The kernel is wider than the sequence: k = %1 for %2 tokens.")
                .arg(kernel, whole(double(tokensOf(parameters))));
        if (k % 2 == 0)
            return PageWords::tr("k = %1 is even: an output sees %n token(s) before its own and %2 after it.", nullptr,
                                 int((k - 1) / 2))
                .arg(kernel, whole(double(k / 2)));
        return PageWords::tr("k = %1: an output sees its own token and %n on either side.", nullptr, int((k - 1) / 2))
            .arg(kernel);
    }

    static QString dilatedWords(const Parameters& parameters) {
        if (parameters.kernel == 1) return aloneWords();
        return PageWords::tr(
                   "Inputs are neighbours in layer 1, <a href=\"term:dilation\">%1 times as far apart</a> in each "
                   "further one.")
            .arg(whole(double(parameters.kernel)));
    }

    static QStringList radiusWords(const Parameters& parameters) {
        const Index radius = networkOf(parameters, Architecture::Restricted).radius;
        if (radius == 0)
            return {PageWords::tr("With radius 0 a token attends to itself alone, and no depth joins two.")};
        if (radius >= tokensOf(parameters) - 1)
            return {PageWords::tr("The radius %1 covers the whole sequence: it is attention over everything.")
                        .arg(whole(double(radius)))};
        return {
            PageWords::tr("<a href=\"term:restricted-attention\">Restricted attention</a> sees %n token(s) on "
                          "either side.",
                          nullptr, int(radius))};
    }

    static QString tryThis(const Parameters& parameters) {
        QStringList suggestions;
        const auto chosen = parameters.architecture;
        if (isRefused(chosen, parameters.pathKind))
            return PageWords::tr(
                "Set the path to <a href=\"path-kind=some-output\">some output</a>, or choose a <a "
                "href=\"architecture=convolution\">convolution</a> without dilation.");
        if (tokensOf(parameters) == 1)
            return PageWords::tr("More tokens: <a href=\"n=5\">5</a>, <a href=\"n=60\">60</a>.");
        suggestions += PageWords::tr("Click a token, then another one, or draw the two names along the tokens.");
        const auto shown = shownArchitectures(parameters);
        const auto has = [&](Architecture one) { return std::ranges::find(shown, one) != shown.end(); };
        if (stepsShown(parameters) > 0)
            suggestions += has(Architecture::Attention) && shown.size() > 1
                               ? PageWords::tr(
                                     "<a href=\"play:path-step\">Play the path</a>: attention has arrived "
                                     "after one step.")
                               : PageWords::tr("<a href=\"play:path-step\">Play the path</a>, step by step.");
        const bool isEither = parameters.pathKind == PathKindChoice::SomeOutput;
        suggestions += isEither ? PageWords::tr("<a href=\"preset:dependency\">Read “path” the other way</a>.")
                                : PageWords::tr("<a href=\"preset:book\">Read “path” as in the book</a>.");
        if (has(Architecture::Convolution) || has(Architecture::Dilated)) {
            QStringList wider;
            for (const std::int64_t kernel : {5, 9})
                if (kernel > parameters.kernel)
                    wider += QStringLiteral("<a href=\"kernel=%1\">%2</a>").arg(kernel).arg(whole(double(kernel)));
            if (!wider.isEmpty()) suggestions += PageWords::tr("A wider kernel: %1.").arg(listed(wider));
        }
        QStringList relatives;
        if (chosen != Architecture::Dilated)
            relatives += PageWords::tr("a <a href=\"preset:dilated\">dilated convolution</a>");
        if (chosen != Architecture::Bidirectional)
            relatives += PageWords::tr("a <a href=\"preset:bidirectional\">bidirectional recurrence</a>");
        if (chosen != Architecture::Restricted)
            relatives += PageWords::tr("<a href=\"preset:restricted\">restricted attention</a>");
        suggestions += PageWords::tr("Relatives: %1.").arg(listed(relatives));
        if (!isEither && has(Architecture::Recurrent) && fromOf(parameters) <= toOf(parameters))
            suggestions +=
                PageWords::tr("<a href=\"preset:back-in-time\">Back in time</a> a recurrence has no path at all.");
        return suggestions.join(betweenSentences());
    }

    static QString matters() {
        return PageWords::tr(
            "The shorter the path between two tokens, the more easily a network learns what they have to do with each "
            "other (Hochreiter et al. 2001; Vaswani et al. 2017). <a href=\"term:self-attention\">Self-attention</a> "
            "pays for the shortest one with <a href=\"term:complexity\">operations</a> that grow with the square of "
            "the length.");
    }
};

}  // namespace

const Exhibit& paths() {
    static const PathsPage exhibit;
    return exhibit;
}

}  // namespace attention
