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

/// A position on a baseline, moved to a whole pixel of the device.
QPointF snappedBaseline(const QTransform& transform, const QPointF& place) {
    return {place.x(), (std::round(transform.map(place).y()) - transform.dy()) / transform.m22()};
}

/// A rule (such as a fraction bar) moved to whole pixels of the device, at least one.
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
    // paint() moves baselines to whole device pixels, by half a pixel at most, and Qt moves letters to quarter pixels;
    // antialiasing widens their edges by as much again.
    constexpr double kSideMargin = 0.5;
    constexpr double kVerticalMargin = 1;
    const auto lines =
        typesetting::Typesetter(m_marks, size).setLines(expression, std::floor(widest) - 2 * kSideMargin);
    m_lineCount = lines.count;
    QRectF ink;
    const MathFont& face = MathFont::instance();
    // All digits get the maximum height and depth of a digit: the layout does not move while a number changes.
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
    const double left = std::max(kSideMargin, kSideMargin / 2 - ink.left());
    m_ascent = std::ceil(std::max(0.0, -ink.top()) + kVerticalMargin);
    m_size = QSizeF(std::ceil(left + std::max(ink.right(), lines.width) + kSideMargin),
                    m_ascent + std::ceil(std::max(0.0, ink.bottom()) + kVerticalMargin));
    for (Mark& mark : m_marks) {
        mark.x += left;
        mark.y += m_ascent;
    }
}

void FormulaLayout::paint(QPainter& painter, const QPointF& place, const Theme& theme, const QColor& ink) const {
    const QPaintEngine::Type engine = painter.paintEngine() ? painter.paintEngine()->type() : QPaintEngine::User;
    const bool isSvg = engine == QPaintEngine::SVG;
    const bool isPdf = engine == QPaintEngine::Pdf;
    // Lines of text and rules are sharp on whole pixels only, which a rotated or scaled painter does not have.
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
            // In an SVG, Qt would write an empty text element beside the outlines.
            if (isSvg) continue;
        }
        // The paint engine of the PDF learns where glyphs lie from the transformation only.
        const QPointF origin = isPdf ? positions.front() : QPointF();
        for (QPointF& position : positions) position -= origin;
        QGlyphRun run;
        run.setRawFont(font);
        run.setGlyphIndexes(glyphs);
        run.setPositions(positions);
        painter.setPen(isPdf ? kInvisibleInk : colour);
        painter.translate(origin);
        painter.drawGlyphRun({}, run);
        painter.translate(-origin);
    }
    painter.restore();
}

}  // namespace attention
