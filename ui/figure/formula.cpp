#include "ui/figure/formula.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include <QGlyphRun>
#include <QPaintEngine>
#include <QPainterPath>

#include "ui/figure/math_font.h"
#include "ui/figure/pdf_text.h"
#include "ui/figure/typesetter.h"

namespace attention {
namespace {

/// A place with its baseline on a whole pixel of the device.
QPointF snappedBaseline(const QTransform& transform, const QPointF& place) {
    return {place.x(), (std::round(transform.map(place).y()) - transform.dy()) / transform.m22()};
}

/// A rule of whole pixels of the device, one at least.
QRectF snappedRule(const QTransform& transform, const QPointF& place, const FormulaLayout::Mark& rule) {
    const QRectF exact = transform.mapRect(QRectF(place, QSizeF(rule.width, rule.height)));
    const double thickness = std::max(1.0, std::round(exact.height()));
    const double top = std::round(exact.center().y() - thickness / 2);
    const double left = std::round(exact.left());
    return transform.inverted().mapRect(QRectF(left, top, std::max(1.0, std::round(exact.right()) - left), thickness));
}

}  // namespace

QColor roleColour(IndexRole role, const Theme& theme, const QColor& ink) {
    switch (role) {
        case IndexRole::I:
            return theme.indexI;
        case IndexRole::J:
            return theme.indexJ;
        case IndexRole::Delta:
            return theme.indexDelta;
        case IndexRole::None:
            return ink;
    }
    return ink;
}

FormulaLayout::FormulaLayout(const Expression& expression, double size, double widest) {
    // Lines of text move to whole pixels of the device, by half a pixel at most, and letters to quarters; Qt's
    // rasteriser softens their edges by as much again.
    constexpr double kSide = 0.5;
    constexpr double kAboveAndBelow = 1;
    const auto lines = typesetting::Typesetter(m_marks, size).setLines(expression, std::floor(widest) - 2 * kSide);
    m_lineCount = lines.count;
    QRectF ink;
    const MathFont& face = MathFont::instance();
    // All digits count as high and deep as the highest and deepest: nothing around a number moves while it runs.
    MathFont::Metrics anyDigit;
    std::array<std::uint32_t, 10> digits;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        digits[i] = face.glyph(U'0' + char32_t(i), 0);
        anyDigit.height = std::max(anyDigit.height, face.metrics(digits[i]).height);
        anyDigit.depth = std::max(anyDigit.depth, face.metrics(digits[i]).depth);
    }
    for (const Mark& mark : m_marks) {
        if (mark.glyph == 0) {
            ink |= QRectF(mark.x, mark.y, mark.width, mark.height);
            continue;
        }
        MathFont::Metrics metrics = face.metrics(mark.glyph);
        if (std::ranges::find(digits, mark.glyph) != digits.end()) {
            metrics.height = anyDigit.height;
            metrics.depth = anyDigit.depth;
        }
        ink |= QRectF(
            QPointF(mark.x + metrics.left * mark.size, mark.y - metrics.height * mark.size),
            QPointF(mark.x + std::max(metrics.right, metrics.advance) * mark.size, mark.y + metrics.depth * mark.size));
    }
    const double left = std::max(kSide, kSide / 2 - ink.left());
    m_ascent = std::ceil(std::max(0.0, -ink.top()) + kAboveAndBelow);
    m_size = QSizeF(std::ceil(left + std::max(ink.right(), lines.width) + kSide),
                    m_ascent + std::ceil(std::max(0.0, ink.bottom()) + kAboveAndBelow));
    for (Mark& mark : m_marks) {
        mark.x += left;
        mark.y += m_ascent;
    }
}

void FormulaLayout::paint(QPainter& painter, const QPointF& place, const Theme& theme, const QColor& ink) const {
    const QPaintEngine::Type engine = painter.paintEngine() ? painter.paintEngine()->type() : QPaintEngine::User;
    const bool isSvg = engine == QPaintEngine::SVG;
    const bool isPdf = engine == QPaintEngine::Pdf;
    // Lines of text and rules are sharp on whole pixels only; a turned picture has none.
    const QTransform transform = painter.deviceTransform();
    const bool snaps = engine == QPaintEngine::Raster && transform.type() <= QTransform::TxScale;

    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    std::vector<const Mark*> marks;
    for (const Mark& mark : m_marks) marks.push_back(&mark);
    // In a PDF the order is the one in which text is copied.
    if (!isPdf)
        std::stable_sort(marks.begin(), marks.end(), [](const Mark* a, const Mark* b) {
            return std::pair(a->role, a->size) < std::pair(b->role, b->size);
        });
    for (std::size_t first = 0, last = 0; first < marks.size(); first = last) {
        const Mark& kind = *marks[first];
        const QColor colour = roleColour(kind.role, theme, ink);
        QList<quint32> glyphs;
        QList<QPointF> positions;
        for (; last < marks.size() && marks[last]->role == kind.role && marks[last]->size == kind.size; ++last) {
            const QPointF at = place + QPointF(marks[last]->x, marks[last]->y);
            if (marks[last]->glyph == 0) {
                painter.fillRect(snaps ? snappedRule(transform, at, *marks[last])
                                       : QRectF(at, QSizeF(marks[last]->width, marks[last]->height)),
                                 colour);
                continue;
            }
            glyphs.push_back(marks[last]->glyph);
            positions.push_back(snaps ? snappedBaseline(transform, at) : at);
        }
        if (glyphs.isEmpty()) continue;
        const QRawFont& font = MathFont::instance().font(kind.size);
        if (isSvg || isPdf) {
            QPainterPath outlines;
            for (qsizetype i = 0; i < glyphs.size(); ++i)
                outlines.addPath(font.pathForGlyph(glyphs[i]).translated(positions[i]));
            painter.fillPath(outlines, colour);
            // Qt would write an empty text beside the outlines in an SVG.
            if (isSvg) continue;
        }
        // A paint engine is told where glyphs lie by the transformation alone.
        const QPointF origin = isPdf ? positions.front() : QPointF();
        for (QPointF& position : positions) position -= origin;
        QGlyphRun run;
        run.setRawFont(font);
        run.setGlyphIndexes(glyphs);
        run.setPositions(positions);
        painter.setPen(isPdf ? kUnseenInk : colour);
        painter.translate(origin);
        painter.drawGlyphRun({}, run);
        painter.translate(-origin);
    }
    painter.restore();
}

}  // namespace attention
