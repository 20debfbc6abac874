#pragma once

#include <QPaintDevice>
#include <QPaintEngine>
#include <QString>

namespace attention {

/// A page that keeps nothing of what is painted on it but the texts.
class DrawnText : public QPaintDevice {
 public:
    explicit DrawnText(QSize size) : m_size(size) {}

    /// A line for each piece of text.
    const QString& text() const { return m_engine.text; }

    QPaintEngine* paintEngine() const override { return &m_engine; }

 protected:
    int metric(PaintDeviceMetric metric) const override {
        constexpr int kDotsPerInch = 96;
        switch (metric) {
            case PdmWidth:
                return m_size.width();
            case PdmHeight:
                return m_size.height();
            case PdmDevicePixelRatio:
                return 1;
            case PdmDevicePixelRatioScaled:
                return int(devicePixelRatioFScale());
            case PdmDpiX:
            case PdmDpiY:
            case PdmPhysicalDpiX:
            case PdmPhysicalDpiY:
                return kDotsPerInch;
            default:
                return QPaintDevice::metric(metric);
        }
    }

 private:
    struct Engine : QPaintEngine {
        QString text;

        Engine() : QPaintEngine(AllFeatures) {}
        bool begin(QPaintDevice*) override { return true; }
        bool end() override { return true; }
        Type type() const override { return User; }
        void updateState(const QPaintEngineState&) override {}
        void drawPath(const QPainterPath&) override {}
        void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
        void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
        void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {}
        void drawTextItem(const QPointF&, const QTextItem& item) override { text += item.text() + u'\n'; }
    };

    QSize m_size;
    mutable Engine m_engine;
};

}  // namespace attention
