#include "ui/exhibits/paths/figure.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <QMouseEvent>
#include <QStyle>

#include "ui/exhibits/paths/path_drawing.h"
#include "ui/exhibits/paths/words.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

/// Pixels left of a network that still belong to it.
constexpr double kBeside = 10;
constexpr int kRunMilliseconds = 700;
/// Changes that follow each other faster are a drag: the path is drawn whole.
constexpr qint64 kRestMilliseconds = 450;

}  // namespace

PathsFigure::PathsFigure() {
    freeLayout(*this);
    m_strip.emplace(*this);
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
        if (shown().from != cell.row) Q_EMIT edited("from-token", ParameterValue(cell.row));
        if (shown().to != cell.column) Q_EMIT edited("to-token", ParameterValue(cell.column));
    });
}

// Pointing.

std::optional<Cell> PathsFigure::cellAt(const QPointF& place) const {
    return hasStudy() ? m_strip->panel().cellAt(place) : std::nullopt;
}

std::string_view PathsFigure::handleAt(const QPointF& place) const {
    if (!hasStudy()) return {};
    for (const LanePlace& lane : m_places) {
        if (lane.to.box.contains(place)) return "to-token";
        if (lane.from.box.contains(place)) return "from-token";
    }
    return {};
}

ParameterValue PathsFigure::handleValue(std::string_view, const QPointF& place) const {
    const LanePlace* grabbed = m_places.empty() ? nullptr : &m_places.front();
    for (const LanePlace& lane : m_places)
        if (grabbedAt().x() >= lane.header.left() - kBeside) grabbed = &lane;
    return std::int64_t(grabbed ? grabbed->grid.stretch.tokenAt(grabbed->grid.slotAt(place)) : 0);
}

std::optional<Figure::Choice> PathsFigure::choiceAt(const QPointF& place) const {
    if (!hasStudy() || !handleAt(place).empty()) return std::nullopt;
    for (const LanePlace& lane : m_places) {
        if (lane.header.contains(place) && m_places.size() > 1)
            return Choice{"architecture", choiceValue(laneOf(lane).network.architecture)};
        if (const auto token = lane.grid.tokenAt(place))
            return Choice{setsTo(lane, place) ? "to-token" : "from-token", std::int64_t(*token)};
    }
    return std::nullopt;
}

std::optional<Figure::Choice> PathsFigure::doubleChoiceAt(const QPointF& place) const {
    if (!hasStudy()) return std::nullopt;
    for (const LanePlace& lane : m_places) {
        if (!lane.grid.drawing.contains(place) || lane.grid.tokenAt(place)) continue;
        if (m_places.size() == 1) return Choice{"networks", choiceValue(NetworksChoice::SideBySide)};
        if (lane.lane == shown().family) return Choice{"networks", choiceValue(NetworksChoice::One)};
        return Choice{"architecture", choiceValue(laneOf(lane).network.architecture)};
    }
    return std::nullopt;
}

/// Outputs are where paths end.
bool PathsFigure::setsTo(const LanePlace& place, const QPointF& at) const {
    return m_setsTo || at.y() < (place.grid.rows[0] + place.grid.rows.back()) / 2;
}

void PathsFigure::mouseMoveEvent(QMouseEvent* event) {
    Figure::mouseMoveEvent(event);
    if (!hasStudy()) return;
    setPointed(event->buttons() == Qt::NoButton ? std::optional(fromWidget(event->position())) : std::nullopt);
}

void PathsFigure::leaveEvent(QEvent* event) {
    Figure::leaveEvent(event);
    setPointed(std::nullopt);
}

void PathsFigure::setPointed(const std::optional<QPointF>& at) {
    std::optional<Pointed> pointed;
    for (std::size_t i = 0; at && i < m_places.size(); ++i)
        if (const auto token = m_places[i].grid.tokenAt(*at); token && handleAt(*at).empty())
            pointed = Pointed{i, *token, setsTo(m_places[i], *at)};
    if (pointed == m_pointed) return;
    m_pointed = pointed;
    replotPath();
}

void PathsFigure::replotPath() {
    if (hasStudy()) layer(QStringLiteral("path"))->replot();
}

// Places.

void PathsFigure::arrange() {
    const QRectF page = QRectF(viewport()).adjusted(4, 2, -8, -2);
    const Parameters& parameters = scene().parameters;
    QRectF networks = page, strip = page;
    constexpr double kLow = 235;  // where a strip below would leave the networks nothing
    if (page.height() < kLow) {
        const double side = std::clamp(page.height() - 56, 20.0, page.width() * 0.16) + 50;
        networks.setWidth(page.width() - side - 14);
        strip = QRectF(page.right() - side, page.top(), side, side);
    } else {
        const bool isAlone = parameters.networks == NetworksChoice::One;
        const double height = std::clamp(page.height() * (isAlone ? 0.35 : 0.4), 96.0, 260.0);
        networks.setHeight(page.height() - height - 10);
        strip = QRectF(page.left(), page.bottom() - height, page.width(), height);
    }
    m_places = placeLanes(shown(), parameters, networks);
    m_stretchWords = m_places.front().grid.stretch.isWhole()
                         ? QRectF()
                         : QRectF(networks.left(), networks.bottom() - 18, networks.width(), 16);
    m_strip->arrange(strip, shown(), parameters.networks, parts().colourBar, theme());
    followChange();
}

/// After a change of the path the light runs along it once, unless motion is reduced, changes follow each other, or a
/// step is looked at.
void PathsFigure::followChange() {
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

// Networks.

void PathsFigure::drawContent(QCPPainter& painter) {
    const bool isWindow = isInteractive() && !painter.modes().testFlag(QCPPainter::pmVectorized) &&
                          !painter.modes().testFlag(QCPPainter::pmNoCaching);
    const double ratio = isWindow ? bufferDevicePixelRatio() : 0;
    for (const LanePlace& place : m_places)
        m_pictures[place.lane].draw(painter, laneOf(place).network, place.grid, ratio, theme());
    painter.save();
    painter.setAntialiasing(true);
    for (const LanePlace& place : m_places) {
        if (scene().parameters.receptiveField)
            drawReceptiveField(painter, laneOf(place), place.grid, shown().to, ratio, theme());
        drawHeader(painter, place);
        drawNumbers(painter, place);
        if (place.hasLetters) drawLetters(painter, place);
        if (m_stretchWords.isValid() && &place == &m_places.front())
            drawElided(painter, m_stretchWords, kAtLeft, PathsWords::drawn(place.grid.stretch),
                       textFont(type::kSmallest), theme().muted);
    }
    m_strip->draw(painter);
    painter.restore();
}

void PathsFigure::drawHeader(QCPPainter& painter, const LanePlace& place) const {
    const PathLane& lane = laneOf(place);
    const Architecture architecture = lane.network.architecture;
    const double swatch = place.isNarrow() ? 12 : 20;
    QRectF line(place.header.left(), place.header.top(), place.header.width(), 20);
    drawSwatch(painter, architecture, {line.left(), line.center().y() + 0.5}, swatch, theme());
    line.setLeft(line.left() + swatch + 7);
    const QFont named = textFont(type::kName, place.lane == shown().family ? QFont::DemiBold : QFont::Normal);
    drawElided(painter, line, kAtLeft, architectureFitting(architecture, line.width(), named), named, theme().text);

    QRectF count(place.header.left(), place.header.top() + 20, place.header.width(), 22);
    QFont font = textFont(place.isNarrow() ? type::kName : type::kClaim, QFont::DemiBold);
    QStringList forms{PathsWords::length(lane)};
    if (!lane.hasPath())
        forms.prepend(PathsWords::noPath(architecture));
    else if (isRecurrence(architecture))
        forms += PathsWords::tr("%n step(s)", nullptr, int(lane.path.length));
    QStringList notes;
    const auto& step = scene().parameters.pathStep;
    if (lane.hasPath() && step && double(*step) < lane.path.length)
        notes = {PathsWords::tr("step %1").arg(wholeNumber(*step))};
    else if (lane.isCutOff())
        notes = {PathsWords::tr("%1 drawn").arg(wholeNumber(lane.network.layers))};
    QString text = firstFitting(forms, count.width(), font);
    if (text.isEmpty()) {
        font = textFont(type::kName, QFont::DemiBold);
        text = forms.last();
    }
    drawElided(painter, count, kAtLeft, text, font, theme().text);
    if (place.hasNoteLine())
        count = QRectF(count.left(), count.bottom() - 3, count.width(), LanePlace::kNoteHeight);
    else
        count.setLeft(count.left() + QFontMetricsF(font).horizontalAdvance(text) + 8);
    drawWhole(painter, count, kAtLeft, notes, textFont(type::kAxis), theme().muted);
}

/// Numbers at ends and round places, as far as they do not touch each other or the names of the path's ends.
void PathsFigure::drawNumbers(QCPPainter& painter, const LanePlace& place) const {
    const LaneGrid& grid = place.grid;
    const QFont font = textFont(type::kSmallest);
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    painter.setPen(theme().muted);
    std::vector<QRectF> taken{place.from.box.adjusted(-3, 0, 3, 0), place.to.box.adjusted(-3, 0, 3, 0)};
    const auto number = [&](Index token) {
        if (!grid.stretch.slotOf(token)) return;
        const QString text = wholeNumber(token);
        QRectF box(0, 0, metrics.horizontalAdvance(text) + 2, 2 * kTagHalf);
        box.moveCenter({grid.xNear(token), place.numbersAt()});
        if (std::ranges::any_of(taken, [&](const QRectF& other) { return other.intersects(box); })) return;
        painter.drawText(box, Qt::AlignCenter, text);
        taken.push_back(box.adjusted(-5, 0, 5, 0));
    };
    for (const auto& [first, last] : grid.stretch.runs()) {
        number(first);
        number(last);
        const double widest = metrics.horizontalAdvance(wholeNumber(last)) + 8;
        Index step = 1;
        for (const Index wanted : {1, 2, 5, 10, 20, 50})
            if (step = wanted; wanted * grid.pitch >= widest) break;
        for (Index token = (first + step - 1) / step * step; token <= last; token += step) number(token);
    }
    if (!grid.stretch.isBroken()) return;
    painter.setFont(textFont(type::kAxis));
    for (const double y : grid.rows)
        painter.drawText(QRectF(grid.xOf(grid.stretch.breakSlot()) - 12, y - 14, 24, 20), Qt::AlignCenter,
                         QStringLiteral("…"));
}

/// What the rows of nodes are called.
void PathsFigure::drawLetters(QCPPainter& painter, const LanePlace& place) const {
    const LaneGrid& grid = place.grid;
    const Network& network = laneOf(place).network;
    const double right = grid.drawing.left() + std::min(0.0, grid.pitch / 2 - grid.radius - 12);
    const auto write = [&](std::size_t row, const QString& text, const QFont& font) {
        painter.setFont(font);
        painter.setPen(theme().muted);
        painter.drawText(QRectF(std::max(place.header.left(), right - 18),
                                grid.rows[row] - (row == 0 && grid.radius < 3 ? 12 : 9), 14, 18),
                         Qt::AlignRight | Qt::AlignVCenter, text);
    };
    const QFont letters = mathFont(type::kBody);
    write(0, QStringLiteral("𝑥"), letters);
    if (isRecurrence(network.architecture)) {
        write(1, QStringLiteral("ℎ"), letters);
        write(2, QStringLiteral("𝑦"), letters);
    } else if (network.layers == 1) {
        write(1, QStringLiteral("𝑦"), letters);
    } else if (grid.apart() >= 12) {
        for (int layer = 1; layer <= network.layers; ++layer)
            write(std::size_t(layer), wholeNumber(layer), textFont(type::kSmallest));
    }
}

// Paths.

/// Steps of the paths that are lit; those of all of them or more: the whole.
double PathsFigure::litSteps() const {
    if (m_run.state() == QAbstractAnimation::Running) {
        const auto longest = double(longestPathShown(scene().parameters));
        return m_run.currentValue().toDouble() * std::max(1.0, longest);
    }
    const auto& step = scene().parameters.pathStep;
    return step ? double(*step) : std::numeric_limits<double>::infinity();
}

void PathsFigure::drawPaths(QCPPainter& painter) const {
    painter.save();
    painter.setAntialiasing(true);
    const double lit = litSteps();
    for (const LanePlace& place : m_places) {
        drawPath(painter, laneOf(place), place.grid, lit, theme());
        drawEnds(painter, place);
    }
    drawPointed(painter);
    painter.restore();
}

/// The two tokens with their names.
void PathsFigure::drawEnds(QCPPainter& painter, const LanePlace& place) const {
    const double radius = std::max(place.grid.radius, 3.0);
    const auto draw = [&](Index token, const QColor& colour, const EndName& name) {
        if (const auto centre = place.grid.placeOf({0, token})) {
            painter.setPen(QPen(theme().surface, 1));
            painter.setBrush(colour);
            painter.drawEllipse(*centre, radius, radius);
        }
        if (&name == &place.to && shown().from == shown().to)
            drawTokenRing(painter, place.grid, token, 2.5, QPen(colour, 1.5));
        drawTag(painter, name.text, name.box.center(), viewport(), colour, theme().onIndex);
    };
    draw(shown().from, theme().indexI, place.from);
    draw(shown().to, theme().indexJ, place.to);
}

void PathsFigure::drawPointed(QCPPainter& painter) const {
    if (!m_pointed || m_pointed->lane >= m_places.size()) return;
    const LaneGrid& grid = m_places[m_pointed->lane].grid;
    const auto place = grid.placeOf({0, m_pointed->token});
    if (!place) return;
    const QColor& colour = m_pointed->setsTo ? theme().indexJ : theme().indexI;
    constexpr double kAway = 2;
    drawTokenRing(painter, grid, m_pointed->token, kAway, QPen(colour, 2));
    const QString number = wholeNumber(m_pointed->token);
    const QString text =
        m_pointed->setsTo ? PathsWords::tr("to %1?").arg(number) : PathsWords::tr("from %1?").arg(number);
    const QFont font = textFont(type::kAxis, QFont::DemiBold);
    QRectF box(0, 0, QFontMetricsF(font).horizontalAdvance(text) + 12, 2 * kTagHalf);
    box.moveCenter({place->x(), place->y() - std::max(grid.radius, 3.0) - kAway - 3 - kTagHalf});
    if (box.left() < 0) box.moveLeft(0);
    if (box.right() > viewport().width()) box.moveRight(viewport().width());
    painter.setPen(QPen(colour, 1.5));
    painter.setBrush(theme().surface);
    painter.drawRoundedRect(box, 4, 4);
    painter.setFont(font);
    painter.drawText(box, Qt::AlignCenter, text);
}

// The pair of tokens that a cell stands for.

void PathsFigure::drawSelection(QCPPainter& painter) {
    const MatrixPanel& panel = m_strip->panel();
    for (const Cell& pin : scene().view.pins) panel.drawPin(painter, pin);
    const auto selected = selection();
    const bool isPair = !selected || (selected->row == shown().from && selected->column == shown().to);
    panel.drawCell(painter, shown().from, shown().to,
                   isPair ? MatrixPanel::Strength::Selected : MatrixPanel::Strength::Hovered, isPair);
    if (!isPair) drawPair(painter, *selected, MatrixPanel::Strength::Selected);
    if (hover() && hover() != selected) drawPair(painter, *hover(), MatrixPanel::Strength::Hovered);
}

void PathsFigure::drawPair(QCPPainter& painter, const Cell& cell, MatrixPanel::Strength strength) const {
    m_strip->panel().drawCell(painter, cell.row, cell.column, strength);
    painter.save();
    painter.setAntialiasing(true);
    const double width = strength == MatrixPanel::Strength::Selected ? 2 : 1.25;
    for (const LanePlace& place : m_places) {
        drawTokenRing(painter, place.grid, cell.row, 2, QPen(theme().indexI, width));
        drawTokenRing(painter, place.grid, cell.column, 2, QPen(theme().indexJ, width));
    }
    painter.restore();
}

}  // namespace attention
