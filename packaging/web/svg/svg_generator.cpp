#include "QSvgGenerator"

#include <QBuffer>
#include <QImage>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPixmap>
#include <QTextStream>

/// Each change of the painter's state begins a group with all attributes; what is drawn are its shapes. Clipping is not
/// written.
class QSvgGenerator::Engine : public QPaintEngine {
 public:
    Engine() : QPaintEngine(kFeatures) {}

    QIODevice* device = nullptr;
    int resolution = 72;
    QSize size;
    QRectF viewBox;
    QString title = QStringLiteral("Qt SVG Document");
    QString description = QStringLiteral("Generated with Qt");

    Type type() const override { return SVG; }

    bool begin(QPaintDevice*) override {
        if (!device || (!device->isOpen() && !device->open(QIODevice::WriteOnly))) return false;
        if (!device->isWritable()) return false;
        m_body.setData({});
        m_body.open(QIODevice::WriteOnly);
        m_out.setDevice(&m_body);
        m_isGroupOpen = false;
        m_isCosmetic = false;
        m_textFill.clear();
        m_textOpacity.clear();
        return true;
    }

    bool end() override {
        if (m_isGroupOpen) m_out << "</g>\n";
        m_out << "</g>\n</svg>\n";
        m_out.flush();
        constexpr double millimetresPerInch = 25.4;
        QByteArray head;
        QTextStream out(&head, QIODevice::WriteOnly);
        out << "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n<svg";
        if (size.isValid())
            out << " width=\"" << size.width() * millimetresPerInch / resolution << "mm\" height=\""
                << size.height() * millimetresPerInch / resolution << "mm\"\n";
        if (viewBox.isValid())
            out << " viewBox=\"" << viewBox.left() << ' ' << viewBox.top() << ' ' << viewBox.width() << ' '
                << viewBox.height() << "\"\n";
        out << " xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
               " version=\"1.2\" baseProfile=\"tiny\">\n";
        if (!title.isEmpty()) out << "<title>" << title.toHtmlEscaped() << "</title>\n";
        if (!description.isEmpty()) out << "<desc>" << description.toHtmlEscaped() << "</desc>\n";
        out << "<defs>\n</defs>\n"
               "<g fill=\"none\" stroke=\"black\" stroke-width=\"1\" fill-rule=\"evenodd\" stroke-linecap=\"square\" "
               "stroke-linejoin=\"bevel\" >\n\n";
        out.flush();
        m_body.close();
        const bool isWritten = write(head) && write(m_body.data());
        m_body.setData({});
        return isWritten;
    }

    void updateState(const QPaintEngineState& changed) override {
        if (m_isGroupOpen) m_out << "</g>\n\n";
        m_isGroupOpen = true;
        m_out << "<g ";
        writeFill(changed.brush());
        writeStroke(changed.pen());
        const QTransform matrix = changed.transform();
        m_out << "transform=\"matrix(" << matrix.m11() << ',' << matrix.m12() << ',' << matrix.m21() << ','
              << matrix.m22() << ',' << matrix.dx() << ',' << matrix.dy() << ")\"\n";
        writeFont(changed.font());
        if (changed.opacity() < 1) m_out << "opacity=\"" << changed.opacity() << "\" ";
        m_out << ">\n";
    }

    void drawRects(const QRectF* rects, int count) override {
        for (int i = 0; i < count; ++i) {
            const QRectF rect = rects[i].normalized();
            m_out << "<rect";
            writeCosmetic();
            m_out << " x=\"" << rect.x() << "\" y=\"" << rect.y() << "\" width=\"" << rect.width() << "\" height=\""
                  << rect.height() << "\"/>\n";
        }
    }
    using QPaintEngine::drawRects;

    void drawEllipse(const QRectF& box) override {
        const QPointF centre = box.center();
        const bool isCircle = box.width() == box.height();
        m_out << (isCircle ? "<circle" : "<ellipse");
        writeCosmetic();
        m_out << " cx=\"" << centre.x() << "\" cy=\"" << centre.y();
        if (isCircle)
            m_out << "\" r=\"" << box.width() / 2;
        else
            m_out << "\" rx=\"" << box.width() / 2 << "\" ry=\"" << box.height() / 2;
        m_out << "\"/>\n";
    }
    using QPaintEngine::drawEllipse;

    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
        if (mode != PolylineMode) {
            // Unlike QPainterPath::addPolygon() this leaves out points that repeat the one before.
            QPainterPath path(points[0]);
            for (int i = 1; i < count; ++i) path.lineTo(points[i]);
            path.closeSubpath();
            drawPath(path);
            return;
        }
        m_out << "<polyline fill=\"none\" vector-effect=\"" << vectorEffect() << "\" points=\"";
        for (int i = 0; i < count; ++i) m_out << points[i].x() << ',' << points[i].y() << ' ';
        m_out << "\" />\n";
    }
    using QPaintEngine::drawPolygon;

    void drawPath(const QPainterPath& path) override {
        m_out << "<path vector-effect=\"" << vectorEffect() << "\" fill-rule=\""
              << (path.fillRule() == Qt::OddEvenFill ? "evenodd" : "nonzero") << "\" d=\"";
        const int count = path.elementCount();
        for (int i = 0; i < count; ++i) {
            const QPainterPath::Element element = path.elementAt(i);
            if (element.isMoveTo())
                m_out << 'M';
            else if (element.isLineTo())
                m_out << 'L';
            else if (element.isCurveTo())
                m_out << 'C';
            m_out << element.x << ',' << element.y;
            // A curve has a blank after its last point even where it ends the path.
            if (i + 1 < count || element.type == QPainterPath::CurveToDataElement) m_out << ' ';
        }
        m_out << "\"/>\n";
    }

    void drawTextItem(const QPointF& place, const QTextItem& item) override {
        // Glyphs without characters are outlines, and an empty text beside them.
        if (item.text().isEmpty()) QPaintEngine::drawTextItem(place, item);
        m_out << "<text fill=\"" << m_textFill << "\" fill-opacity=\"" << m_textOpacity
              << "\" stroke=\"none\" xml:space=\"preserve\" x=\"" << place.x() << "\" y=\"" << place.y() << "\" ";
        writeFont(item.font());
        m_out << " >" << item.text().toHtmlEscaped() << "</text>\n";
    }

    void drawImage(const QRectF& rect, const QImage& image, const QRectF&, Qt::ImageConversionFlags) override {
        QByteArray png;
        QBuffer buffer(&png);
        buffer.open(QIODevice::WriteOnly);
        image.save(&buffer, "PNG");
        m_out << "<image x=\"" << rect.x() << "\" y=\"" << rect.y() << "\" width=\"" << rect.width() << "\" height=\""
              << rect.height() << "\" preserveAspectRatio=\"none\" image-rendering=\""
              << (state->renderHints().testFlag(QPainter::SmoothPixmapTransform) ? "optimizeQuality" : "optimizeSpeed")
              << "\" xlink:href=\"data:image/png;base64," << png.toBase64() << "\" />\n";
    }

    void drawPixmap(const QRectF& rect, const QPixmap& pixmap, const QRectF& part) override {
        drawImage(rect, pixmap.toImage(), part, Qt::AutoColor);
    }

 private:
    /// Brushes of gradients and patterns are not among them, so that QPainter draws those into an image.
    static constexpr PaintEngineFeatures kFeatures{int(AllFeatures) &
                                                   ~int(PatternBrush | LinearGradientFill | RadialGradientFill |
                                                        ConicalGradientFill | PorterDuff | PerspectiveTransform)};

    bool write(const QByteArray& bytes) const { return device->write(bytes) == bytes.size(); }

    const char* vectorEffect() const { return m_isCosmetic ? "non-scaling-stroke" : "none"; }
    void writeCosmetic() {
        if (m_isCosmetic) m_out << " vector-effect=\"non-scaling-stroke\"";
    }

    void writeFill(const QBrush& brush) {
        if (brush.style() == Qt::NoBrush)
            m_out << "fill=\"none\" ";
        else
            m_out << "fill=\"" << brush.color().name() << "\" fill-opacity=\"" << brush.color().alphaF() << "\" ";
    }

    void writeStroke(const QPen& pen) {
        m_isCosmetic = pen.isCosmetic();
        if (pen.style() == Qt::NoPen) {
            m_isCosmetic = false;
            m_out << "stroke=\"none\" ";
            return;
        }
        m_textFill = pen.color().name();
        m_textOpacity = QString::number(pen.color().alphaF());
        m_out << "stroke=\"" << m_textFill << "\" stroke-opacity=\"" << m_textOpacity << "\" ";
        const double width = pen.widthF() == 0 ? 1 : pen.widthF();
        if (pen.style() != Qt::SolidLine) {
            m_out << "stroke-dasharray=\"";
            QString comma;
            for (const double length : pen.dashPattern()) {
                m_out << comma << length * width;
                comma = QStringLiteral(",");
            }
            m_out << "\" stroke-dashoffset=\"" << pen.dashOffset() * width << "\" ";
        }
        m_out << "stroke-width=\"" << width << "\" stroke-linecap=\"";
        const Qt::PenCapStyle cap = pen.capStyle();
        m_out << (cap == Qt::FlatCap ? "butt" : (cap == Qt::RoundCap ? "round" : "square")) << "\" stroke-linejoin=\"";
        const Qt::PenJoinStyle join = pen.joinStyle();
        if (join == Qt::MiterJoin || join == Qt::SvgMiterJoin)
            m_out << "miter\" stroke-miterlimit=\"" << pen.miterLimit() << "\" ";
        else
            m_out << (join == Qt::RoundJoin ? "round" : "bevel") << "\" ";
    }

    void writeFont(const QFont& font) {
        constexpr double pointsPerInch = 72;
        const double pixels = font.pixelSize() > 0 ? font.pixelSize() : font.pointSizeF() * resolution / pointsPerInch;
        m_out << "font-family=\"" << font.family().toHtmlEscaped() << "\" font-size=\"" << pixels << "\" font-weight=\""
              << int(font.weight()) << "\" font-style=\"" << (font.style() == QFont::StyleNormal ? "normal" : "italic")
              << "\" \n";
    }

    QBuffer m_body;
    QTextStream m_out;
    bool m_isGroupOpen = false;
    bool m_isCosmetic = false;
    /// Colour of the pen, which is that of text; empty until a state was told.
    QString m_textFill;
    QString m_textOpacity;
};

QSvgGenerator::QSvgGenerator() : m_engine(std::make_unique<Engine>()) {}
QSvgGenerator::~QSvgGenerator() = default;

void QSvgGenerator::setOutputDevice(QIODevice* device) {
    m_engine->device = device;
}

void QSvgGenerator::setResolution(int dpi) {
    m_engine->resolution = dpi;
}

void QSvgGenerator::setSize(const QSize& size) {
    m_engine->size = size;
}

void QSvgGenerator::setViewBox(const QRectF& box) {
    m_engine->viewBox = box;
}

void QSvgGenerator::setTitle(const QString& title) {
    m_engine->title = title;
}

void QSvgGenerator::setDescription(const QString& description) {
    m_engine->description = description;
}

QPaintEngine* QSvgGenerator::paintEngine() const {
    return m_engine.get();
}

int QSvgGenerator::metric(PaintDeviceMetric metric) const {
    constexpr double millimetresPerInch = 25.4;
    const auto millimetres = [this](int dots) {
        return m_engine->size.isValid() ? qRound(dots * millimetresPerInch / m_engine->resolution) : 0;
    };
    switch (metric) {
        case PdmWidth:
            return m_engine->size.width();
        case PdmHeight:
            return m_engine->size.height();
        case PdmWidthMM:
            return millimetres(m_engine->size.width());
        case PdmHeightMM:
            return millimetres(m_engine->size.height());
        case PdmNumColors:
            return -1;  // more than an int holds
        case PdmDevicePixelRatio:
            return 1;
        case PdmDepth:
            return 32;
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return m_engine->resolution;
        default:
            return QPaintDevice::metric(metric);
    }
}
