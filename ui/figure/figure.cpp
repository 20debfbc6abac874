#include "ui/figure/figure.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QAccessible>
#include <QMouseEvent>

#include "core/number_text.h"
#include "ui/figure/figure_accessible.h"
#include "ui/figure/heatmap.h"
#include "ui/figure/look.h"
#include "ui/figure/shapes.h"
#include "ui/figure/text_width.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

/// A press that moves farther than this, in pixels, is a drag and not a click.
constexpr double kClickSlack = 4;
/// How much of a dimmed picture the ground covers.
constexpr float kDimOpacity = 0.62F;
constexpr double kTagHeight = 18;
constexpr double kTagPadding = 6;

QFont tagFont() {
    return textFont(font_size::kAxis, QFont::DemiBold);
}

/// True when the tag at one coordinate of the axis would touch the number at another.
bool tagTouches(const QCPAxis& axis, double tagged, const QString& tag, double tick, const QString& number) {
    const QFontMetricsF metrics(axis.tickLabelFont());
    const double reach = axis.orientation() == Qt::Horizontal
                             ? (textWidth(tag, tagFont()) + metrics.horizontalAdvance(number)) / 2 + kTagPadding + 4
                             : (kTagHeight + metrics.height()) / 2;
    return std::abs(axis.coordToPixel(tick) - axis.coordToPixel(tagged)) < reach;
}

/// The lowest buffer, with the figure's ground in it: it is copied to the window as it is, where one that can be seen
/// through would be blended with a ground painted below it.
class OpaqueBackgroundBuffer : public QCPPaintBufferPixmap {
 public:
    /// @param ground  as it is whenever the buffer is cleared
    OpaqueBackgroundBuffer(const QSize& size, double devicePixelRatio, const QBrush& ground)
        : QCPPaintBufferPixmap(size, devicePixelRatio), m_ground(ground) {
        clear(Qt::transparent);
    }
    bool isOpaque() const { return !mBuffer.hasAlphaChannel(); }
    void clear(const QColor& colour) override {
        const bool hasGround = m_ground.style() == Qt::SolidPattern && m_ground.isOpaque();
        // A pixmap that once was transparent keeps its alpha channel.
        if (hasGround && !isOpaque()) reallocateBuffer();
        mBuffer.fill(hasGround ? m_ground.color() : colour);
    }

 private:
    const QBrush& m_ground;
};

}  // namespace

Figure::Figure(QWidget* parent) : QCustomPlot(parent) {
    plotLayout()->clear();
    mPaintBuffers = {QSharedPointer<QCPAbstractPaintBuffer>(
        new OpaqueBackgroundBuffer(viewport().size(), bufferDevicePixelRatio(), mBackgroundBrush))};
    setFocusPolicy(Qt::StrongFocus);
    makeFiguresAccessible();
    setPlottingHint(QCP::phFastPolylines, true);
    // The background is painted by the widget that contains the figure, so a transparent export needs no special case.
    setBackground(Qt::NoBrush);
    setMouseTracking(true);
    setNoAntialiasingOnDrag(false);
    setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    connect(this, &QCustomPlot::mouseDoubleClick, this, [this] { Q_EMIT zoomed(std::nullopt); });
    m_glide.setParent(this);
    m_glide.setDuration(kGlideTime);
    m_glide.setStartValue(0.0);
    m_glide.setEndValue(1.0);
    connect(&m_glide, &QVariantAnimation::valueChanged, this, [this] { replot(rpQueuedReplot); });
    new PaintItem(this, QStringLiteral("main"), [this](QCPPainter& painter) {
        if (hasStudy()) drawContent(painter);
    });
    new PaintItem(this, QStringLiteral("overlay"), [this](QCPPainter& painter) {
        if (hasStudy()) drawSelection(painter);
    });
}

void Figure::setWithheld(const QString& why) {
    if (why == m_withheld) return;
    m_withheld = why;
    unsetCursor();
    setToolTip({});
    replot(rpQueuedReplot);
}

void Figure::setOnStage(bool onStage) {
    if (std::exchange(m_isOnStage, onStage) == onStage || !hasStudy()) return;
    arrange();
    replot(rpQueuedReplot);
}

double Figure::beginGlide() {
    const double now = glideTime();
    if (m_glideClock) return now;
    m_glide.stop();
    m_glide.setCurrentTime(0);
    m_glideStart = now;
    m_glide.start();
    return now;
}

void Figure::holdScales(int since) {
    if (std::exchange(m_heldSince, since) != since) m_heldEnds.clear();
}

double Figure::heldEnd(const char* scale, double largest) const {
    if (m_heldSince == 0 && !m_keepsRanges) return largest;
    // In a range that is far too wide nothing is told apart.
    const double leastPart = m_keepsRanges ? 0 : 0.25;
    double& end = m_heldEnds[scale];
    if (end < largest || largest < leastPart * end) end = largest;
    return end;
}

QCPRange Figure::keptRange(std::optional<QCPRange>& kept, const QCPRange& range) const {
    if (!m_keepsRanges) return range;
    kept = kept ? kept->expanded(range) : range;
    return *kept;
}

void Figure::setTheme(const Theme& theme) {
    m_theme = &theme;
    setBackground(QBrush(theme.surface));
    if (hasStudy()) arrange();
    replot(rpQueuedReplot);
}

void Figure::setDecorations(const FigureDecorations& parts) {
    if (parts == m_parts) return;
    m_parts = parts;
    if (!hasStudy()) return;
    arrange();
    replot(rpQueuedReplot);
}

std::optional<std::size_t> Figure::findPanel(const std::vector<Panel>& panels, std::string_view word) {
    if (word.empty()) return std::nullopt;
    if (const auto number = parseInteger(word))
        return *number > 0 && *number <= std::ssize(panels) ? std::optional(std::size_t(*number - 1)) : std::nullopt;
    const auto found = std::ranges::find(panels, word, &Panel::key);
    return found == panels.end() ? std::nullopt : std::optional(std::size_t(found - panels.begin()));
}

void Figure::omit(const std::vector<std::string>& panels) {
    if (panels == m_omitted) return;
    m_omitted = panels;
    if (!hasStudy()) return;
    arrange();
    // What is left may be drawn larger.
    fitViewport();
}

void Figure::display(const Scene& scene, std::shared_ptr<const Study> study) {
    m_study = std::move(study);
    displayView(scene);
}

void Figure::displayView(const Scene& scene) {
    const bool onlySelection = hasStudy() && [&] {
        Scene before = m_scene;
        before.parameters.row = scene.parameters.row;
        before.parameters.column = scene.parameters.column;
        before.parameters.matrix = scene.parameters.matrix;
        return before == scene && m_arrangedStudy == m_study && !needsRelayout(m_scene, scene);
    }();
    m_scene = scene;
    if (!hasStudy()) return;
    if (onlySelection) {
        replotSelection();
    } else {
        m_arrangedStudy = m_study;
        arrange();
        // What is shown now may need more room, or less.
        if (maxUsableScale() != m_scale) fitViewport();
        // A buffer of its own costs every replot a blit: it is there only while there is something to move in it.
        QCPLayer& selectionLayer = *layer(QStringLiteral("overlay"));
        const auto mode = selection() ? QCPLayer::lmBuffered : QCPLayer::lmLogical;
        if (selectionLayer.mode() != mode) selectionLayer.setMode(mode);
        replot(rpQueuedReplot);
    }
    announce();
}

std::optional<Cell> Figure::selection() const {
    return selectedCell(m_scene.parameters);
}

TableShape Figure::cellCounts() const {
    if (!hasStudy()) return {};
    const Parameters& parameters = m_scene.parameters;
    return m_cellCounts ? m_cellCounts(parameters) : TableShape{Index(parameters.n), Index(parameters.d)};
}

Cell Figure::adjacentCell(const Cell& cell, int right, int down) const {
    return {cell.row + down, cell.column + right, cell.matrix};
}

void Figure::keepRangeInside(QCPAxis& axis, const QCPRange& before, double lower, double upper, double smallest) {
    QCPRange range = axis.range();
    const double least = std::min(upper - lower, smallest);
    const double factor = range.size() / before.size();
    if (range.size() < least && factor < 1) {
        // Zoomed in too far: zoom in about the same place as far as it goes.
        const double anchor = (range.lower - before.lower * factor) / (1 - factor);
        const double allowed = least / before.size();
        range.lower = anchor + (before.lower - anchor) * allowed;
        range.upper = range.lower + least;
    }
    const double size = std::clamp(range.size(), least, upper - lower);
    const double from = std::clamp(range.center() - size / 2, lower, upper - size);
    const QSignalBlocker blocker(&axis);
    axis.setRange(from, from + size);
}

void Figure::replotSelection() {
    layer(QStringLiteral("overlay"))->replot();
}

void Figure::paint(QCPPainter& painter, QSize logicalSize) {
    const QRect before = viewport();
    const QRect room(QPoint(0, 0), logicalSize);
    // What is arranged may depend on the room there is.
    const auto arrangeIn = [this](const QRect& place) {
        if (place == viewport()) return;
        setViewport(place);
        if (hasStudy()) arrange();
    };
    arrangeIn(room);
    // Which numbers an axis has room for is known once it has its place.
    updateLayout();
    toPainter(&painter, logicalSize.width(), logicalSize.height());
    arrangeIn(before);
}

void Figure::setDimmed(bool dimmed) {
    if (std::exchange(m_isDimmed, dimmed) != dimmed) update();
}

QStringList Figure::droppedItemsAt(QSize logicalSize) {
    const QRect before = viewport();
    setViewport(QRect(QPoint(0, 0), logicalSize));
    if (hasStudy()) arrange();
    const QStringList missing = droppedItems();
    setViewport(before);
    if (hasStudy()) arrange();
    return missing;
}

void Figure::setScale(double scale) {
    if (m_requestedScale == scale) return;
    m_requestedScale = scale;
    fitViewport();
}

double Figure::maxUsableScale() const {
    if (!hasStudy()) return m_requestedScale;
    const QSizeF least = minimumLogicalSize();
    const double most = std::min(width() / least.width(), height() / least.height());
    return std::min(m_requestedScale, std::max(1.0, most));
}

void Figure::fitViewport() {
    m_scale = maxUsableScale();
    const double ratio = devicePixelRatioF() * m_scale;
    if (!qFuzzyCompare(bufferDevicePixelRatio(), ratio)) setBufferDevicePixelRatio(ratio);
    // Numbers kept as pictures would be drawn between pixels.
    setPlottingHint(QCP::phCacheLabels, ratio == std::floor(ratio));
    // Half a pixel too large rather than a stripe too small.
    setViewport(QRect(0, 0, int(std::ceil(width() / m_scale)), int(std::ceil(height() / m_scale))));
    if (hasStudy()) {
        arrange();
        // Which numbers an axis has room for is known once it has its place.
        updateLayout();
    }
    replot(rpQueuedRefresh);
}

void Figure::paintEvent(QPaintEvent*) {
    QCPPainter painter(this);
    if (!painter.isActive()) return;
    painter.scale(m_scale, m_scale);
    if (mBackgroundBrush.style() != Qt::NoBrush &&
        !static_cast<const OpaqueBackgroundBuffer&>(*mPaintBuffers.front()).isOpaque())
        painter.fillRect(viewport(), mBackgroundBrush);
    for (const auto& buffer : mPaintBuffers) buffer->draw(&painter);
    if (m_isDimmed) {
        QColor veil = m_theme->surface;
        veil.setAlphaF(kDimOpacity);
        painter.fillRect(viewport(), veil);
    }
    if (!m_showsFocusRing || !hasFocus()) return;
    painter.setAntialiasing(true);
    painter.setPen(QPen(m_theme->text, 2));
    painter.setBrush(Qt::NoBrush);
    const QRectF whole(QPointF(0, 0), QSizeF(size()) / m_scale);
    painter.drawRoundedRect(whole.adjusted(1, 1, -1, -1), 5, 5);
}

void Figure::resizeEvent(QResizeEvent*) {
    // A buffer without a pixel cannot be drawn in: the one before stays until there is something to see again.
    if (!size().isEmpty()) fitViewport();
}

void Figure::showRing(bool ring) {
    if (std::exchange(m_showsFocusRing, ring) != ring) update();
}

void Figure::focusInEvent(QFocusEvent* event) {
    QCustomPlot::focusInEvent(event);
    switch (event->reason()) {
        case Qt::TabFocusReason:
        case Qt::BacktabFocusReason:
        case Qt::ShortcutFocusReason:
            showRing(true);
            break;
        case Qt::MouseFocusReason:
            showRing(false);
            break;
        default:
            // Back from a menu or another window: as before.
            break;
    }
    update();
    m_announced.reset();
    announce();
}

void Figure::focusOutEvent(QFocusEvent* event) {
    QCustomPlot::focusOutEvent(event);
    update();
}

void Figure::setCellDescriber(std::function<QString(const Cell&)> words) {
    m_cellWords = std::move(words);
}

void Figure::announce() {
    if (!m_interactive || !m_cellWords) return;
    if (m_announcedMatrix != selectionMatrix() || m_announcedColumns != columnCount() ||
        m_announcedRows != rowCount()) {
        m_announcedMatrix = selectionMatrix();
        m_announcedColumns = columnCount();
        m_announcedRows = rowCount();
        m_announced.reset();
        announceTableChange(*this);
    }
    const auto cell = selection();
    if (!hasFocus() || !cell) {
        m_announced.reset();
        return;
    }
    const QString words = cellDescription(*cell);
    const bool isAnother = cell != m_announced;
    if (!isAnother && words == m_announcedWords) return;
    m_announced = cell;
    m_announcedWords = words;
    announceCell(*this, *cell, isAnother);
}

void Figure::drawSelection(QCPPainter& painter) {
    painter.setBrush(Qt::NoBrush);
    const auto cell = selection();
    if (const auto box = cell ? markedCellRect(*cell) : std::nullopt)
        drawCasedBox(painter, *box, theme().text, 2, theme().surface);
    for (const Cell& pin : m_scene.view.pins)
        if (const auto box = markedCellRect(pin)) drawPinMark(painter, *box, viewport(), theme());
}

std::optional<QRectF> Figure::cellRect(const Cell& cell) const {
    if (const auto box = markedCellRect(cell)) return box;
    for (QCPAxisRect* rect : axisRects()) {
        const QCPAxis* x = rect->axis(QCPAxis::atBottom);
        const QCPAxis* y = rect->axis(QCPAxis::atLeft);
        if (!x || !y) continue;
        const auto column = double(cell.column);
        const auto row = double(cell.row);
        const QPointF centre(x->coordToPixel(column), y->coordToPixel(row));
        if (!QRectF(rect->rect()).contains(centre) || cellAt(centre) != cell) continue;
        const QPointF first(x->coordToPixel(column - 0.5), y->coordToPixel(row - 0.5));
        const QPointF last(x->coordToPixel(column + 0.5), y->coordToPixel(row + 0.5));
        // Beside the axes of a grid the neighbours are other cells.
        if (cellAt(centre + QPointF(last.x() - first.x(), 0)) == cell) continue;
        return QRectF(first, last).normalized();
    }
    return std::nullopt;
}

namespace {

/// The event with its place in the figure's own pixels.
QMouseEvent scaledEvent(const QMouseEvent& event, double scale) {
    return {event.type(),   event.position() / scale, event.scenePosition(), event.globalPosition(),
            event.button(), event.buttons(),          event.modifiers(),     event.pointingDevice()};
}

}  // namespace

void Figure::wheelEvent(QWheelEvent* event) {
    QWheelEvent scaled(event->position() / m_scale, event->globalPosition(), event->pixelDelta(), event->angleDelta(),
                       event->buttons(), event->modifiers(), event->phase(), event->inverted());
    QCustomPlot::wheelEvent(&scaled);
    event->setAccepted(scaled.isAccepted());
}

void Figure::mouseMoveEvent(QMouseEvent* event) {
    QMouseEvent scaled = scaledEvent(*event, m_scale);
    if (!m_handle.empty()) {
        // A drag selects nothing, wherever it ends.
        if (QLineF(m_pressed, event->position()).length() > kClickSlack) m_doubleClicked = true;
        Q_EMIT edited(m_handle, handleValue(m_handle, scaled.position()));
        return;
    }
    QCustomPlot::mouseMoveEvent(&scaled);
    if (event->buttons() != Qt::NoButton || !hasStudy()) return;
    const bool isHandle = !handleAt(scaled.position()).empty();
    const bool isControl = isHandle || clickActionAt(scaled.position());
    if (isControl)
        setCursor(isWithheld() ? Qt::ForbiddenCursor : isHandle ? Qt::OpenHandCursor : Qt::PointingHandCursor);
    else
        unsetCursor();
    setToolTip(isControl ? m_withheld : QString());
    Q_EMIT hovered(cellAt(scaled.position()));
}

void Figure::mousePressEvent(QMouseEvent* event) {
    m_pressed = event->position();
    showRing(false);
    QMouseEvent scaled = scaledEvent(*event, m_scale);
    if (event->button() == Qt::LeftButton && hasStudy() && !isWithheld()) m_handle = handleAt(scaled.position());
    if (m_handle.empty()) {
        QCustomPlot::mousePressEvent(&scaled);
        return;
    }
    beginDrag(scaled.position());
    setCursor(Qt::ClosedHandCursor);
    // What lay under the pointer moves away from it.
    Q_EMIT hovered(std::nullopt);
    Q_EMIT dragStarted(m_handle);
}

void Figure::mouseReleaseEvent(QMouseEvent* event) {
    QMouseEvent scaled = scaledEvent(*event, m_scale);
    if (!m_handle.empty()) {
        unsetCursor();
        Q_EMIT dragFinished(std::exchange(m_handle, {}));
    } else {
        QCustomPlot::mouseReleaseEvent(&scaled);
    }
    const bool isClick =
        !std::exchange(m_doubleClicked, false) && QLineF(m_pressed, event->position()).length() <= kClickSlack;
    if (event->button() != Qt::LeftButton || !isClick || !hasStudy()) return;
    if (const auto choice = isWithheld() ? std::nullopt : clickActionAt(scaled.position())) applyChange(*choice);
    if (const auto cell = cellAt(scaled.position())) Q_EMIT clicked(*cell);
}

void Figure::mouseDoubleClickEvent(QMouseEvent* event) {
    m_doubleClicked = true;
    QMouseEvent scaled = scaledEvent(*event, m_scale);
    QCustomPlot::mouseDoubleClickEvent(&scaled);
    if (event->button() != Qt::LeftButton || !hasStudy() || isWithheld()) return;
    if (const auto choice = doubleClickActionAt(scaled.position()))
        applyChange(*choice);
    else if (const auto cell = cellAt(scaled.position()))
        Q_EMIT doubleClicked(*cell);
}

void Figure::applyChange(const ParameterChange& choice) {
    Q_EMIT edited(std::string(choice.key), choice.value);
    if (choice.also) Q_EMIT edited(std::string(choice.also->first), choice.also->second);
}

void Figure::leaveEvent(QEvent* event) {
    QCustomPlot::leaveEvent(event);
    Q_EMIT hovered(std::nullopt);
}

bool Figure::event(QEvent* event) {
    // QCustomPlot reads the pixel ratio once, but a window can move to another screen.
    const auto type = event->type();
    if ((type == QEvent::Show || type == QEvent::Resize || type == QEvent::ScreenChangeInternal) &&
        !qFuzzyCompare(bufferDevicePixelRatio(), devicePixelRatioF() * m_scale))
        fitViewport();
    // Whoever walks with the keys wants to see where they act; the page may take the press itself away.
    if (type == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key >= Qt::Key_Home && key <= Qt::Key_PageDown) showRing(true);
    }
    return QCustomPlot::event(event);
}

PaintItem::PaintItem(QCustomPlot* plot, const QString& layer, std::function<void(QCPPainter&)> draw)
    : QCPLayerable(plot, layer), m_draw(std::move(draw)) {}

IndexTicker::IndexTicker(std::int64_t count, std::int64_t offset, Ends ends, Steps steps)
    : m_count(count), m_offset(offset), m_ends(ends), m_steps(steps) {}

double IndexTicker::getTickStep(const QCPRange& range) {
    // Of the steps that QCustomPlot likes, 2.5 is the one beyond 1 that does not lead from index to index.
    double step = std::max(1.0, std::floor(QCPAxisTicker::getTickStep(range)));
    if (m_steps == Steps::Binary) step = std::exp2(std::round(std::log2(step)));
    // The longest number is the last one.
    while (step < range.size() && wouldTouch(range.upper - step, range.upper))
        step = m_steps == Steps::Binary ? 2 * step : std::floor(cleanMantissa(1.9 * step));
    return step;
}

int IndexTicker::getSubTickCount(double) {
    return 0;
}

QVector<double> IndexTicker::createTickVector(double step, const QCPRange& range) {
    const double first = std::max(0.0, std::ceil(range.lower));
    const double last = std::min(double(m_count - 1), std::floor(range.upper));
    QVector<double> ticks;
    // Multiples of the step in positions, so that labels stay round numbers while the table's start moves.
    const double offset = double(m_offset);
    for (double position = std::ceil((first + offset) / step) * step; position - offset <= last; position += step)
        ticks.append(position - offset);
    if (last < first || m_ends == Ends::Plain) return ticks;
    const auto crowded = [&](double a, double b) { return std::abs(a - b) < step * 0.6; };
    if (!ticks.isEmpty() && ticks.first() != first &&
        (crowded(ticks.first(), first) || wouldTouch(ticks.first(), first)))
        ticks.removeFirst();
    if (ticks.isEmpty() || ticks.first() != first) ticks.prepend(first);
    if (ticks.last() != last && ticks.size() > 1 && (crowded(ticks.last(), last) || wouldTouch(ticks.last(), last)))
        ticks.removeLast();
    if (ticks.last() != last) ticks.append(last);
    return ticks;
}

bool IndexTicker::wouldTouch(double tick, double end) const {
    if (!m_axis) return false;
    constexpr double kMinGap = 6;
    const QFontMetricsF metrics(m_axis->tickLabelFont());
    const auto width = [&](double at) {
        return metrics.horizontalAdvance(formatDecimals(std::round(at) + double(m_offset), 0));
    };
    const double needed =
        m_axis->orientation() == Qt::Vertical ? metrics.height() : (width(tick) + width(end)) / 2 + kMinGap;
    return std::abs(m_axis->coordToPixel(tick) - m_axis->coordToPixel(end)) < needed;
}

QString IndexTicker::getTickLabel(double tick, const QLocale&, QChar, int) {
    const auto number = [&](double index) { return formatDecimals(index + double(m_offset), 0); };
    const QString text = number(tick);
    // The only number stays below its tag: without it the axis's name would move there.
    if (!m_axis || !m_tagged || m_count == 1) return text;
    const auto tagged = double(*m_tagged);
    return tagTouches(*m_axis, tagged, number(tagged), tick, text) ? QString() : text;
}

QString PlainTicker::getTickLabel(double tick, const QLocale&, QChar, int) {
    const double step = getTickStep(m_range);
    int decimals = 0;
    const auto isWhole = [](double value) { return std::abs(value - std::round(value)) < 1e-6; };
    while (decimals < 6 && !isWhole((m_equalDecimals ? step : tick) * std::pow(10, decimals))) ++decimals;
    return formatDecimals(tick, decimals);
}

QVector<double> PlainTicker::createTickVector(double step, const QCPRange& range) {
    m_range = range;
    return QCPAxisTicker::createTickVector(step, range);
}

void assignLayers(QCPAxisRect& rect) {
    // axes() alone would give them in the order of a hash, which differs from one run to the next, and so would the
    // file.
    for (const auto side : {QCPAxis::atLeft, QCPAxis::atRight, QCPAxis::atTop, QCPAxis::atBottom})
        for (QCPAxis* axis : rect.axes(side)) {
            axis->setLayer(QStringLiteral("axes"));
            axis->grid()->setLayer(QStringLiteral("grid"));
        }
}

void styleAxis(QCPAxis& axis, const Theme& theme) {
    const QPen line = strokePen(theme.control, 1);
    axis.setBasePen(line);
    axis.setTickPen(line);
    axis.setSubTickPen(Qt::NoPen);
    axis.setTickLength(0, 4);
    axis.setSubTickLength(0, 0);
    axis.setTickLabelFont(textFont(font_size::kAxis));
    axis.setTickLabelColor(theme.muted);
    axis.setLabelFont(textFont(font_size::kAxis));
    axis.setLabelColor(theme.muted);
    axis.setTickLabelPadding(4);
    axis.setLabelPadding(6);
    axis.grid()->setVisible(false);
}

void styleBookAxis(QCPAxis& axis, const Theme& theme) {
    styleAxis(axis, theme);
    axis.setBasePen(strokePen(theme.text, 1));
    axis.setTickPen(strokePen(theme.text, 1));
    axis.setTickLabelColor(theme.text);
    axis.setLabelColor(theme.text);
    axis.setTickLabelFont(textFont(kBookFontSize));
    axis.setLabelFont(textFont(kBookFontSize));
}

QRectF drawTag(QCPPainter& painter, const QString& text, QPointF centre, const QRectF& inside, const QColor& fill,
               const QColor& ink) {
    const QFont font = tagFont();
    QRectF tag(0, 0, textWidth(text, font) + 2 * kTagPadding, kTagHeight);
    tag.moveCenter(centre);
    if (tag.left() < inside.left()) tag.moveLeft(inside.left());
    if (tag.right() > inside.right()) tag.moveRight(inside.right());
    if (tag.top() < inside.top()) tag.moveTop(inside.top());
    if (tag.bottom() > inside.bottom()) tag.moveBottom(inside.bottom());
    painter.setAntialiasing(true);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawRoundedRect(tag, 4, 4);
    painter.setPen(ink);
    painter.setFont(font);
    drawLabelText(painter, tag, Qt::AlignCenter, text);
    return tag;
}

void drawAxisTag(QCPPainter& painter, const QCPAxis& axis, double coordinate, const QString& text, const QColor& fill,
                 const Theme& theme) {
    const QRectF rect = axis.axisRect()->rect();
    const bool horizontal = axis.orientation() == Qt::Horizontal;
    const double place = axis.coordToPixel(coordinate);
    const QRectF inside = axis.parentPlot()->viewport();
    painter.save();
    // A number that the tag would cover in part is covered whole.
    const QList<double> ticks = axis.tickVector();
    const QList<QString> labels = axis.tickVectorLabels();
    for (qsizetype i = 0; i < std::min(ticks.size(), labels.size()); ++i) {
        if (labels[i].isEmpty() || !axis.range().contains(ticks[i]) ||
            !tagTouches(axis, coordinate, text, ticks[i], labels[i]))
            continue;
        const double tick = axis.coordToPixel(ticks[i]);
        const double width = textWidth(labels[i], axis.tickLabelFont()) + 4;
        clearGround(painter,
                    horizontal ? QRectF(tick - width / 2, rect.bottom() + 5, width, kTagHeight)
                               : QRectF(rect.left() - 6 - width, tick - kTagHeight / 2, width, kTagHeight),
                    theme.surface);
    }
    const QPointF centre = horizontal ? QPointF(place, rect.bottom() + 14) : QPointF(rect.left() - 17, place);
    drawTag(painter, text, centre, inside, fill, theme.onIndex);
    painter.restore();
}

void drawCased(QCPPainter& painter, const QLineF& line, const QColor& colour, double width, const QColor& casing) {
    painter.setPen(strokePen(casing, width + 2, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(line);
    painter.setPen(strokePen(colour, width, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(line);
}

void drawCasedBox(QCPPainter& painter, const QRectF& box, const QColor& colour, double width, const QColor& casing,
                  double rim) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(strokePen(casing, width + 2 * rim, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(box);
    painter.setPen(strokePen(colour, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(box);
}

}  // namespace attention
