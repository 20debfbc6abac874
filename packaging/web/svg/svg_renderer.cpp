#include "QSvgRenderer"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <utility>

#include <QPainter>
#include <QPolygonF>
#include <QXmlStreamReader>

namespace svg_reading {

/// The numbers, commands and flags of an attribute, one after the other. What is not there or is wrong makes it fail
/// for good.
class Scanner {
 public:
    explicit Scanner(QStringView text) : m_text(text) {}

    bool hasFailed() const { return m_hasFailed; }
    bool atEnd() {
        skipSeparators();
        return m_at == m_text.size();
    }
    bool atNumber() {
        skipSeparators();
        if (m_at == m_text.size()) return false;
        const QChar next = m_text[m_at];
        return isDigit(next) || next == u'.' || next == u'-' || next == u'+';
    }
    QChar letter() {
        if (atEnd()) return fail(), QChar();
        return m_text[m_at++];
    }
    double number() {
        skipSeparators();
        const qsizetype start = m_at;
        if (m_at < m_text.size() && (m_text[m_at] == u'-' || m_text[m_at] == u'+')) ++m_at;
        skipDigits();
        if (m_at < m_text.size() && m_text[m_at] == u'.') {
            ++m_at;
            skipDigits();
        }
        if (m_at < m_text.size() && (m_text[m_at] == u'e' || m_text[m_at] == u'E')) {
            ++m_at;
            if (m_at < m_text.size() && (m_text[m_at] == u'-' || m_text[m_at] == u'+')) ++m_at;
            skipDigits();
        }
        bool isNumber = false;
        const double value = m_text.sliced(start, m_at - start).toDouble(&isNumber);
        if (!isNumber || !std::isfinite(value)) return fail(), 0;
        return value;
    }
    /// 0 or 1, after which a number may follow at once.
    bool flag() {
        const QChar digit = letter();
        if (digit != u'0' && digit != u'1') fail();
        return digit == u'1';
    }
    QPointF point() {
        const double x = number();
        return {x, number()};
    }
    void fail() { m_hasFailed = true; }

 private:
    static bool isDigit(QChar c) { return c >= u'0' && c <= u'9'; }
    void skipDigits() {
        while (m_at < m_text.size() && isDigit(m_text[m_at])) ++m_at;
    }
    void skipSeparators() {
        while (m_at < m_text.size() && (m_text[m_at].isSpace() || m_text[m_at] == u',')) ++m_at;
    }

    QStringView m_text;
    qsizetype m_at = 0;
    bool m_hasFailed = false;
};

/// An arc from where `path` is, by the formulas of the SVG specification (appendix "Elliptical arc implementation
/// notes"), in curves of at most a quarter turn.
void addArc(QPainterPath& path, double rx, double ry, double degrees, bool isLarge, bool isClockwise,
            const QPointF& end) {
    const QPointF start = path.currentPosition();
    rx = std::abs(rx);
    ry = std::abs(ry);
    if (start == end) return;
    if (rx == 0 || ry == 0) return path.lineTo(end);
    // In a plane where the ellipse is the unit circle.
    QTransform toCircle;
    toCircle.scale(1 / rx, 1 / ry);
    toCircle.rotate(-degrees);
    QPointF from = toCircle.map(start), to = toCircle.map(end);
    QPointF half = (to - from) / 2;
    double squared = QPointF::dotProduct(half, half);
    if (squared > 1) {  // radii that are too short grow
        toCircle *= QTransform::fromScale(1 / std::sqrt(squared), 1 / std::sqrt(squared));
        from = toCircle.map(start);
        to = toCircle.map(end);
        half = (to - from) / 2;
        squared = 1;
    }
    const double away = std::sqrt(std::max(0.0, 1 / squared - 1)) * (isLarge == isClockwise ? -1 : 1);
    const QPointF centre = (from + to) / 2 + QPointF(-half.y(), half.x()) * away;
    const double begin = std::atan2(from.y() - centre.y(), from.x() - centre.x());
    double sweep = std::atan2(to.y() - centre.y(), to.x() - centre.x()) - begin;
    if (isClockwise && sweep < 0) sweep += 2 * std::numbers::pi;
    if (!isClockwise && sweep > 0) sweep -= 2 * std::numbers::pi;
    constexpr double slack = 1e-3;
    const int pieces = std::max(1, int(std::ceil(std::abs(sweep) / (std::numbers::pi / 2) - slack)));
    const double step = sweep / pieces;
    const double reach = 4.0 / 3 * std::tan(step / 4);
    const QTransform back = toCircle.inverted();
    for (int i = 0; i < pieces; ++i) {
        const QPointF a(std::cos(begin + i * step), std::sin(begin + i * step));
        const QPointF b(std::cos(begin + (i + 1) * step), std::sin(begin + (i + 1) * step));
        path.cubicTo(back.map(centre + a + QPointF(-a.y(), a.x()) * reach),
                     back.map(centre + b - QPointF(-b.y(), b.x()) * reach),
                     i + 1 == pieces ? end : back.map(centre + b));
    }
}

std::optional<QPainterPath> pathOf(QStringView text) {
    QPainterPath path;
    Scanner scan(text);
    QChar command;
    QPointF start;
    while (!scan.atEnd() && !scan.hasFailed()) {
        if (scan.atNumber()) {
            // Further numbers repeat the command; after a move they are lines.
            if (command == u'M')
                command = u'L';
            else if (command == u'm')
                command = u'l';
            else if (command.isNull() || command == u'Z')
                return std::nullopt;
        } else {
            const bool isFirst = command.isNull();
            command = scan.letter();
            if (isFirst && command.toUpper() != u'M') return std::nullopt;
        }
        const QPointF here = path.currentPosition();
        const QPointF origin = command.isLower() ? here : QPointF();
        switch (command.toUpper().unicode()) {
            case u'M':
                start = origin + scan.point();
                path.moveTo(start);
                break;
            case u'L':
                path.lineTo(origin + scan.point());
                break;
            case u'H':
                path.lineTo(origin.x() + scan.number(), here.y());
                break;
            case u'V':
                path.lineTo(here.x(), origin.y() + scan.number());
                break;
            case u'C': {
                const QPointF first = origin + scan.point();
                const QPointF second = origin + scan.point();
                path.cubicTo(first, second, origin + scan.point());
                break;
            }
            case u'A': {
                const QPointF radii = scan.point();
                const double degrees = scan.number();
                const bool isLarge = scan.flag();
                const bool isClockwise = scan.flag();
                addArc(path, radii.x(), radii.y(), degrees, isLarge, isClockwise, origin + scan.point());
                break;
            }
            case u'Z':
                command = u'Z';
                path.closeSubpath();
                if (path.currentPosition() != start) path.moveTo(start);
                break;
            default:
                return std::nullopt;
        }
    }
    if (scan.hasFailed() || path.isEmpty()) return std::nullopt;
    return path;
}

/// What a group passes on to the shapes in it.
struct Style {
    QColor fill = Qt::black;  ///< not valid: none
    QColor stroke = QColor();
    double fillOpacity = 1;
    double strokeOpacity = 1;
    double width = 1;
    double miterLimit = 4;
    Qt::PenCapStyle cap = Qt::FlatCap;
    Qt::PenJoinStyle join = Qt::SvgMiterJoin;
    Qt::FillRule rule = Qt::WindingFill;

    QBrush brush() const { return fill.isValid() ? QBrush(fill) : QBrush(Qt::NoBrush); }
    QPen pen() const {
        if (!stroke.isValid() || width == 0) return Qt::NoPen;
        QPen pen(stroke, width, Qt::SolidLine, cap, join);
        pen.setMiterLimit(miterLimit);
        return pen;
    }
};

/// The attributes of one element, each of which is to be used.
class Attributes {
 public:
    explicit Attributes(const QXmlStreamAttributes& attributes) : m_left(attributes) {}

    std::optional<QString> take(QLatin1String name) {
        const auto found = std::ranges::find_if(m_left, [&](const auto& each) { return each.qualifiedName() == name; });
        if (found == m_left.end()) return std::nullopt;
        const QString value = found->value().toString();
        m_left.erase(found);
        return value;
    }
    /// In pixels, which may have their unit.
    double length(const char* name, double otherwise, bool isSize = false) {
        auto text = take(QLatin1String(name));
        if (!text) return otherwise;
        if (text->endsWith(QLatin1String("px"))) text->chop(2);
        Scanner scan(*text);
        const double value = scan.number();
        if (!scan.hasFailed() && scan.atEnd() && (!isSize || value >= 0)) return value;
        fail();
        return 0;
    }
    template <class Value, std::size_t N>
    void choose(const char* name, Value& value, const std::pair<const char*, Value> (&choices)[N]) {
        const auto text = take(QLatin1String(name));
        if (!text) return;
        for (const auto& [word, meaning] : choices)
            if (*text == QLatin1String(word)) {
                value = meaning;
                return;
            }
        fail();
    }
    void colour(const char* name, QColor& value) {
        const auto text = take(QLatin1String(name));
        if (!text) return;
        value = *text == QLatin1String("none") ? QColor() : QColor(*text);
        // "#aarrggbb" is a colour to Qt, not in SVG.
        const bool isColour = text->startsWith(u'#') ? text->size() == 4 || text->size() == 7 : true;
        if (*text != QLatin1String("none") && (!value.isValid() || !isColour)) fail();
    }
    void style(Style& style) {
        colour("fill", style.fill);
        colour("stroke", style.stroke);
        style.fillOpacity = std::min(1.0, length("fill-opacity", style.fillOpacity, true));
        style.strokeOpacity = std::min(1.0, length("stroke-opacity", style.strokeOpacity, true));
        style.width = length("stroke-width", style.width, true);
        style.miterLimit = length("stroke-miterlimit", style.miterLimit, true);
        choose<Qt::PenCapStyle>("stroke-linecap", style.cap,
                                {{"butt", Qt::FlatCap}, {"round", Qt::RoundCap}, {"square", Qt::SquareCap}});
        choose<Qt::PenJoinStyle>("stroke-linejoin", style.join,
                                 {{"miter", Qt::SvgMiterJoin}, {"round", Qt::RoundJoin}, {"bevel", Qt::BevelJoin}});
        choose<Qt::FillRule>("fill-rule", style.rule, {{"nonzero", Qt::WindingFill}, {"evenodd", Qt::OddEvenFill}});
    }

    void fail() { m_hasFailed = true; }
    /// Whether all were known and right.
    bool areUsed() const { return !m_hasFailed && m_left.isEmpty(); }

 private:
    QXmlStreamAttributes m_left;
    bool m_hasFailed = false;
};

std::optional<QPolygonF> pointsOf(const QString& text) {
    QPolygonF points;
    Scanner scan(text);
    while (!scan.atEnd() && !scan.hasFailed()) points += scan.point();
    if (scan.hasFailed() || points.size() < 2) return std::nullopt;
    return points;
}

/// The shape of an element, or nothing for elements that are not known.
std::optional<QPainterPath> shapeOf(QStringView element, Attributes& attributes) {
    QPainterPath path;
    if (element == u"path") return pathOf(attributes.take(QLatin1String("d")).value_or(QString()));
    if (element == u"rect") {
        const QRectF rect(attributes.length("x", 0), attributes.length("y", 0), attributes.length("width", 0, true),
                          attributes.length("height", 0, true));
        // Each radius is the other's where only one is given, and at most half a side.
        const double rx = attributes.length("rx", -1), ry = attributes.length("ry", -1);
        path.addRoundedRect(rect, std::clamp(rx < 0 ? ry : rx, 0.0, rect.width() / 2),
                            std::clamp(ry < 0 ? rx : ry, 0.0, rect.height() / 2));
    } else if (element == u"circle" || element == u"ellipse") {
        const QPointF centre(attributes.length("cx", 0), attributes.length("cy", 0));
        const double r = element == u"circle" ? attributes.length("r", 0, true) : 0;
        path.addEllipse(centre, element == u"circle" ? r : attributes.length("rx", 0, true),
                        element == u"circle" ? r : attributes.length("ry", 0, true));
    } else if (element == u"line") {
        path.moveTo(attributes.length("x1", 0), attributes.length("y1", 0));
        path.lineTo(attributes.length("x2", 0), attributes.length("y2", 0));
    } else if (element == u"polyline" || element == u"polygon") {
        const auto points = pointsOf(attributes.take(QLatin1String("points")).value_or(QString()));
        if (!points) return std::nullopt;
        path.addPolygon(*points);
        if (element == u"polygon") path.closeSubpath();
    } else {
        return std::nullopt;
    }
    return path;
}

}  // namespace svg_reading

QSvgRenderer::QSvgRenderer(const QByteArray& contents) : m_shapes(read(contents, m_viewBox)) {}

std::vector<QSvgRenderer::Shape> QSvgRenderer::read(const QByteArray& contents, QRectF& viewBox) {
    using namespace svg_reading;
    using Token = QXmlStreamReader::TokenType;
    std::vector<Shape> shapes;
    QXmlStreamReader xml(contents);
    std::vector<Style> styles;  // of the elements that are open
    while (!xml.atEnd()) {
        const Token token = xml.readNext();
        if (token == Token::EndElement) styles.pop_back();
        // Either could change how elements are to be drawn.
        if (token == Token::DTD || token == Token::ProcessingInstruction) return {};
        if (token == Token::Characters && !xml.isWhitespace()) return {};
        if (token != Token::StartElement) continue;
        Attributes attributes(xml.attributes());
        const bool isRoot = styles.empty();
        if ((xml.name() == u"svg") != isRoot || xml.namespaceUri() != u"http://www.w3.org/2000/svg") return {};
        Style style = isRoot ? Style() : styles.back();
        attributes.style(style);
        if (isRoot) {
            const double width = attributes.length("width", 0, true), height = attributes.length("height", 0, true);
            viewBox = QRectF(0, 0, width, height);
            if (const auto box = attributes.take(QLatin1String("viewBox"))) {
                Scanner scan(*box);
                const QPointF corner = scan.point(), size = scan.point();
                if (scan.hasFailed() || !scan.atEnd()) return {};
                viewBox = QRectF(corner, QSizeF(size.x(), size.y()));
            }
            if (viewBox.isEmpty()) return {};
        } else if (xml.name() != u"g") {
            auto path = shapeOf(xml.name(), attributes);
            if (!path) return {};
            path->setFillRule(style.rule);
            shapes.push_back({*path, xml.name() == u"line" ? QBrush(Qt::NoBrush) : style.brush(), style.pen(),
                              style.fillOpacity, style.strokeOpacity});
        }
        if (!attributes.areUsed()) return {};
        if (isRoot || xml.name() == u"g")
            styles.push_back(style);
        else if (xml.readNextStartElement())
            return {};
    }
    if (xml.hasError()) return {};
    return shapes;
}

void QSvgRenderer::render(QPainter* painter, const QRectF& bounds) const {
    if (!isValid() || bounds.isEmpty()) return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate(bounds.topLeft());
    painter->scale(bounds.width() / m_viewBox.width(), bounds.height() / m_viewBox.height());
    painter->translate(-m_viewBox.topLeft());
    const double opacity = painter->opacity();
    for (const Shape& shape : m_shapes) {
        painter->setOpacity(opacity * shape.fillOpacity);
        painter->fillPath(shape.path, shape.fill);
        painter->setOpacity(opacity * shape.strokeOpacity);
        painter->strokePath(shape.path, shape.stroke);
    }
    painter->restore();
}
