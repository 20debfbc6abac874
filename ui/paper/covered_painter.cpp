#include "ui/paper/covered_painter.h"

#include <algorithm>
#include <utility>

#include <QPaintEngine>

namespace attention {

/// Passes everything on to the target, except for text in a covered rectangle.
class CoveredPainter::Engine : public QPaintEngine {
 public:
    Engine(QPainter& target, std::vector<QRectF> covers)
        : QPaintEngine(QPaintEngine::AllFeatures), m_target(target), m_covers(std::move(covers)) {}

    const Count& count() const { return m_count; }

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    Type type() const override { return m_target.paintEngine()->type(); }

    void updateState(const QPaintEngineState& next) override {
        const DirtyFlags changed = next.state();
        if (changed & DirtyTransform) m_target.setTransform(next.transform());
        if (changed & DirtyPen) m_target.setPen(next.pen());
        if (changed & DirtyBrush) m_target.setBrush(next.brush());
        if (changed & DirtyBrushOrigin) m_target.setBrushOrigin(next.brushOrigin());
        if (changed & DirtyFont) m_target.setFont(next.font());
        if (changed & DirtyBackground) m_target.setBackground(next.backgroundBrush());
        if (changed & DirtyBackgroundMode) m_target.setBackgroundMode(next.backgroundMode());
        if (changed & DirtyHints) {
            m_target.setRenderHints(m_target.renderHints(), false);
            m_target.setRenderHints(next.renderHints());
        }
        if (changed & DirtyOpacity) m_target.setOpacity(next.opacity());
        if (changed & DirtyCompositionMode) m_target.setCompositionMode(next.compositionMode());
        if (changed & DirtyClipRegion) m_target.setClipRegion(next.clipRegion(), next.clipOperation());
        if (changed & DirtyClipPath) m_target.setClipPath(next.clipPath(), next.clipOperation());
        if (changed & DirtyClipEnabled) m_target.setClipping(next.isClipEnabled());
    }

    void drawRects(const QRectF* rects, int count) override { m_target.drawRects(rects, count); }
    void drawRects(const QRect* rects, int count) override { m_target.drawRects(rects, count); }
    void drawLines(const QLineF* lines, int count) override { m_target.drawLines(lines, count); }
    void drawLines(const QLine* lines, int count) override { m_target.drawLines(lines, count); }
    void drawEllipse(const QRectF& rect) override { m_target.drawEllipse(rect); }
    void drawEllipse(const QRect& rect) override { m_target.drawEllipse(rect); }
    void drawPath(const QPainterPath& path) override { m_target.drawPath(path); }
    void drawPoints(const QPointF* points, int count) override { m_target.drawPoints(points, count); }
    void drawPoints(const QPoint* points, int count) override { m_target.drawPoints(points, count); }
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override { polygon(points, count, mode); }
    void drawPolygon(const QPoint* points, int count, PolygonDrawMode mode) override { polygon(points, count, mode); }
    void drawPixmap(const QRectF& target, const QPixmap& pixmap, const QRectF& source) override {
        m_target.drawPixmap(target, pixmap, source);
    }
    void drawTiledPixmap(const QRectF& target, const QPixmap& pixmap, const QPointF& origin) override {
        m_target.drawTiledPixmap(target, pixmap, origin);
    }
    void drawImage(const QRectF& target, const QImage& image, const QRectF& source,
                   Qt::ImageConversionFlags flags) override {
        m_target.drawImage(target, image, source, flags);
    }
    void drawTextItem(const QPointF& position, const QTextItem& item) override {
        // For glyphs without text, as in formulas, `position` is the origin, and the transformation positions them.
        const QRectF bounds(position - QPointF(0, item.ascent()), QSizeF(item.width(), item.ascent() + item.descent()));
        const QPointF center = m_target.transform().map(bounds.center());
        if (std::ranges::any_of(m_covers, [&](const QRectF& cover) { return cover.contains(center); })) return;
        const QString text = item.text();
        const auto isLetter = [](QChar character) { return character.isLetter(); };
        const bool isWord = std::ranges::any_of(text, isLetter);
        const bool isNumber = !isWord && std::ranges::any_of(text, [](QChar character) { return character.isDigit(); });
        ++(isNumber ? m_count.numbers : m_count.words);
        m_count.letters += std::ranges::count_if(text, isLetter);
        m_target.drawTextItem(position, item);
    }

 private:
    template <class Point>
    void polygon(const Point* points, int count, PolygonDrawMode mode) {
        if (mode == PolylineMode)
            m_target.drawPolyline(points, count);
        else if (mode == ConvexMode)
            m_target.drawConvexPolygon(points, count);
        else
            m_target.drawPolygon(points, count, mode == OddEvenMode ? Qt::OddEvenFill : Qt::WindingFill);
    }

    QPainter& m_target;
    std::vector<QRectF> m_covers;  ///< in the device's coordinates
    Count m_count;
};

class CoveredPainter::Device : public QPaintDevice {
 public:
    Device(QPainter& target, std::vector<QRectF> covers)
        : m_target(*target.device()), m_engine(target, std::move(covers)) {}
    QPaintEngine* paintEngine() const override { return &m_engine; }
    const Count& count() const { return m_engine.count(); }

 protected:
    int metric(PaintDeviceMetric metric) const override {
        switch (metric) {
            case PdmWidth:
                return m_target.width();
            case PdmHeight:
                return m_target.height();
            case PdmWidthMM:
                return m_target.widthMM();
            case PdmHeightMM:
                return m_target.heightMM();
            case PdmNumColors:
                return m_target.colorCount();
            case PdmDepth:
                return m_target.depth();
            case PdmDpiX:
                return m_target.logicalDpiX();
            case PdmDpiY:
                return m_target.logicalDpiY();
            case PdmPhysicalDpiX:
                return m_target.physicalDpiX();
            case PdmPhysicalDpiY:
                return m_target.physicalDpiY();
            case PdmDevicePixelRatio:
                return int(m_target.devicePixelRatio());
            case PdmDevicePixelRatioScaled:
                return int(m_target.devicePixelRatioF() * devicePixelRatioFScale());
            default:
                return QPaintDevice::metric(metric);
        }
    }

 private:
    QPaintDevice& m_target;
    mutable Engine m_engine;
};

CoveredPainter::CoveredPainter(QCPPainter& target, const std::vector<QRectF>& covers) : m_target(target) {
    std::vector<QRectF> mapped;
    for (const QRectF& cover : covers) mapped.push_back(target.transform().mapRect(cover));
    target.save();
    m_device = std::make_unique<Device>(target, std::move(mapped));
    m_painter = std::make_unique<QCPPainter>(m_device.get());
    m_painter->setModes(target.modes());
    m_painter->setRenderHints(target.renderHints());
    m_painter->setFont(target.font());
    m_painter->setTransform(target.transform());
}

CoveredPainter::~CoveredPainter() {
    m_painter->end();
    m_target.restore();
}

QCPPainter& CoveredPainter::painter() {
    return *m_painter;
}

const CoveredPainter::Count& CoveredPainter::count() const {
    return m_device->count();
}

}  // namespace attention
