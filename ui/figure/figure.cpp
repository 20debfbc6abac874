#include "ui/figure/figure.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QAccessible>

#include "core/io/table_shape.h"
#include "core/number_text.h"
#include "core/scene/scene.h"
#include "core/scene/study.h"
#include "ui/figure/figure_accessible.h"
#include "ui/figure/heatmap.h"
#include "ui/figure/look.h"
#include "ui/figure/shapes.h"
#include "ui/figure/text_width.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

/// How much of a dimmed picture the ground covers.
constexpr float kDimOpacity = 0.62F;

/// What layers are painted into. QCustomPlot's own buffers are pixmaps, which have the format of the screen: in a
/// browser one without premultiplied alpha, in which Qt computes every colour with 64 bits.
class ImagePaintBuffer : public QCPAbstractPaintBuffer {
 public:
    /// With the figure's ground in it, the lowest buffer is copied to the window as it is, where one that can be seen
    /// through would be blended with a ground painted below it.
    /// @param ground  of the lowest buffer, as it is whenever the buffer is cleared; null for all others
    ImagePaintBuffer(const QCustomPlot& plot, const QBrush* ground)
        : QCPAbstractPaintBuffer(plot.viewport().size(), plot.bufferDevicePixelRatio()), m_ground(ground) {
        reallocateBuffer();
        clear(Qt::transparent);
    }
    bool isOpaque() const { return !m_image.hasAlphaChannel(); }
    QCPPainter* startPainting() override { return new QCPPainter(&m_image); }
    void draw(QCPPainter* painter) const override { painter->drawImage(0, 0, m_image); }
    void clear(const QColor& colour) override {
        const bool hasGround = m_ground && m_ground->style() == Qt::SolidPattern && m_ground->isOpaque();
        const auto format = hasGround ? QImage::Format_RGB32 : QImage::Format_ARGB32_Premultiplied;
        // What paints an image knows its format from the beginning, so another format is another image.
        if (m_image.format() != format) m_image = m_image.convertToFormat(format);
        m_image.fill(hasGround ? m_ground->color() : colour);
    }

 private:
    void reallocateBuffer() override {
        setInvalidated();
        m_image = QImage(mSize * mDevicePixelRatio, QImage::Format_RGB32);
        m_image.setDevicePixelRatio(mDevicePixelRatio);
    }

    const QBrush* m_ground;
    QImage m_image;
};

/// Axes paint by themselves what they were given.
void tellTextsOfAxes(const QCustomPlot& plot) {
    for (const QCPAxisRect* rect : plot.axisRects())
        for (const QCPAxis* axis : rect->axes()) {
            if (!axis->realVisibility()) continue;
            tellPaintedText(axis->label());
            if (axis->tickLabels())
                for (const QString& text : axis->tickVectorLabels()) tellPaintedText(text);
        }
}

}  // namespace

Figure::Figure(QWidget* parent) : QCustomPlot(parent), m_scene(std::make_unique<Scene>()) {
    plotLayout()->clear();
    mPaintBuffers.append(QSharedPointer<QCPAbstractPaintBuffer>(new ImagePaintBuffer(*this, &mBackgroundBrush)));
    connect(this, &QCustomPlot::beforeReplot, this, &Figure::addPaintBuffers);
    setFocusPolicy(Qt::StrongFocus);
    makeFiguresAccessible();
    setPlottingHint(QCP::phFastPolylines, true);
    // The window paints what changed once, together with everything else that did.
    setPlottingHint(QCP::phImmediateRefresh, false);
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

Figure::~Figure() = default;

const std::string& Figure::selectionMatrix() const {
    return m_scene->parameters.matrix;
}

bool Figure::isTab(std::string_view name) const {
    return m_scene->parameters.show == name;
}

std::int64_t Figure::rowCount() const {
    return cellCounts(selectionMatrix()).rows;
}

std::int64_t Figure::columnCount() const {
    return cellCounts(selectionMatrix()).columns;
}

std::optional<Zoom> Figure::zoomShowing(const Cell&) const {
    return m_scene->view.zoom;
}

bool Figure::needsRelayout(const Scene& before, const Scene& after) const {
    return before.parameters.matrix != after.parameters.matrix ||
           before.parameters.row.has_value() != after.parameters.row.has_value() ||
           before.parameters.column.has_value() != after.parameters.column.has_value();
}

void Figure::addPaintBuffers() {
    // A buffered layer has a buffer, and so have those above it.
    int count = 1;
    for (int index = 0; index < layerCount(); ++index) {
        if (layer(index)->mode() != QCPLayer::lmBuffered) continue;
        ++count;
        if (index + 1 < layerCount() && layer(index + 1)->mode() == QCPLayer::lmLogical) ++count;
    }
    while (mPaintBuffers.size() < count)
        mPaintBuffers.append(QSharedPointer<QCPAbstractPaintBuffer>(new ImagePaintBuffer(*this, nullptr)));
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
    if (std::exchange(m_heldSince, since) != since) m_heldScaleEnds.clear();
}

double Figure::heldScaleEnd(const char* scale, double largest) const {
    if (m_heldSince == 0 && !m_keepsRanges) return largest;
    // In a range that is far too wide nothing is told apart.
    const double leastPart = m_keepsRanges ? 0 : 0.25;
    double& end = m_heldScaleEnds[scale];
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

void Figure::setDecorations(const FigureDecorations& decorations) {
    if (decorations == m_decorations) return;
    m_decorations = decorations;
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
        Scene before = *m_scene;
        before.parameters.row = scene.parameters.row;
        before.parameters.column = scene.parameters.column;
        before.parameters.matrix = scene.parameters.matrix;
        return before == scene && m_arrangedStudy == m_study && !needsRelayout(*m_scene, scene);
    }();
    *m_scene = scene;
    areasChanged();
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
    return selectedCell(m_scene->parameters);
}

TableShape Figure::cellCounts(const std::string& matrix) const {
    if (!hasStudy()) return {};
    Parameters parameters = m_scene->parameters;
    parameters.matrix = matrix;
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
    tellTextsOfAxes(*this);
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
    // Before the window gives it a size, there is nothing to paint into.
    if (!viewport().isEmpty()) replot(rpQueuedRefresh);
}

void Figure::paintEvent(QPaintEvent*) {
    QCPPainter painter(this);
    if (!painter.isActive()) return;
    painter.scale(m_scale, m_scale);
    if (mBackgroundBrush.style() != Qt::NoBrush &&
        !static_cast<const ImagePaintBuffer&>(*mPaintBuffers.front()).isOpaque())
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
    for (const Cell& pin : m_scene->view.pins)
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

PaintItem::PaintItem(QCustomPlot* plot, const QString& layer, std::function<void(QCPPainter&)> draw)
    : QCPLayerable(plot, layer), m_draw(std::move(draw)) {}

}  // namespace attention
