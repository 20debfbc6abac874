#pragma once

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>
#include <vector>

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainterPath>
#include <qcustomplot.h>

#include "ui/figure/math_font.h"

namespace attention {

/// A text as it was painted, or a formula, in pixels of the page.
struct PaintedText {
    QString text;            ///< of a formula "(formula)"
    QRectF box;              ///< of its ink, also where it stands upright
    QRectF clip;             ///< what it could be seen in when it was painted; the page where nothing clipped
    double size = 0;         ///< pixels of an em; of a formula that of its largest signs; 0: not known
    double smallest = 0;     ///< the same of a formula's scripts
    QPainterPath left = {};  ///< of the box what opaque shapes, painted later, leave of it; empty: all
    bool isHidden = false;

    QPainterPath whole() const {
        QPainterPath path;
        path.addRect(box);
        return path;
    }
};

/// The sizes of the signs of mathematics, found again from their outlines, which is all that a page is given of them.
class SignSizes {
 public:
    /// Pixels of an em for a run of signs in one size; 0 where none is known.
    static double of(const QPainterPath& outlines) {
        static const std::vector<Contour> signs = all();
        std::map<double, int> votes;
        for (const Contour& contour : contoursOf(outlines))
            for (const Contour& sign : signs)
                if (contour.isLike(sign)) ++votes[std::round(10 * contour.box.height() / sign.box.height()) / 10];
        // Some signs have the form of others that are larger.
        const auto most =
            std::ranges::max_element(votes, {}, [](const auto& vote) { return std::pair(vote.second, vote.first); });
        return most == votes.end() ? 0 : most->first;
    }

 private:
    struct Contour {
        QPolygonF points;
        QRectF box;

        /// Whether the other has this form, in whatever size.
        bool isLike(const Contour& other) const {
            if (points.size() != other.points.size()) return false;
            constexpr double kLikeness = 0.04;  // of the height: outlines have whole parts of a pixel
            const double scale = box.height() / other.box.height();
            return std::ranges::equal(points, other.points, [&](QPointF a, QPointF b) {
                const QPointF off = a - box.topLeft() - scale * (b - other.box.topLeft());
                return off.manhattanLength() < kLikeness * box.height();
            });
        }
    };
    static std::vector<Contour> contoursOf(const QPainterPath& outlines) {
        std::vector<Contour> contours;
        for (int i = 0; i < outlines.elementCount(); ++i) {
            if (outlines.elementAt(i).isMoveTo()) contours.emplace_back();
            contours.back().points.append(outlines.elementAt(i));
        }
        for (Contour& contour : contours) contour.box = contour.points.boundingRect();
        std::erase_if(contours, [](const Contour& contour) { return contour.box.isEmpty(); });
        return contours;
    }
    /// Of the whole face, in em.
    static std::vector<Contour> all() {
        constexpr double kEm = 1000;
        const QRawFont& face = MathFont::instance().font(kEm);
        const QByteArray profile = face.fontTable("maxp");
        const int count = uchar(profile.at(4)) * 256 + uchar(profile.at(5));
        QPainterPath outlines;
        for (int glyph = 1; glyph < count; ++glyph) outlines.addPath(face.pathForGlyph(quint32(glyph)));
        return contoursOf(QTransform::fromScale(1 / kEm, 1 / kEm).map(outlines));
    }
};

/// A page that keeps the texts that are painted on it, and forgets those that later shapes hide. What paints on it
/// decides how: a QCPPainter with pmNoCaching leaves no text as a picture.
class PaintedTexts : public QPaintDevice {
 public:
    explicit PaintedTexts(QSizeF size) : m_size(size) { m_engine.page = QRectF({}, size); }

    QRectF page() const { return m_engine.page; }
    /// The texts that can be seen at all.
    std::vector<PaintedText> visible() const {
        std::vector<PaintedText> texts = m_engine.texts;
        std::erase_if(texts, [](const PaintedText& text) { return text.isHidden; });
        return texts;
    }

    QPaintEngine* paintEngine() const override { return &m_engine; }

 protected:
    int metric(PaintDeviceMetric metric) const override {
        switch (metric) {
            case PdmWidth:
                return int(std::ceil(m_size.width()));
            case PdmHeight:
                return int(std::ceil(m_size.height()));
            case PdmDpiX:
            case PdmDpiY:
            case PdmPhysicalDpiX:
            case PdmPhysicalDpiY:
                return kDotsPerInch;
            case PdmDevicePixelRatio:
                return 1;
            case PdmDevicePixelRatioScaled:
                return int(devicePixelRatioFScale());
            default:
                return QPaintDevice::metric(metric);
        }
    }

 private:
    static constexpr int kDotsPerInch = 96;

    struct Engine : QPaintEngine {
        QRectF page;
        std::vector<PaintedText> texts;

        Engine() : QPaintEngine(AllFeatures) {}
        bool begin(QPaintDevice*) override { return true; }
        bool end() override { return true; }
        Type type() const override { return User; }
        void updateState(const QPaintEngineState& now) override {
            // What is painted between a save() and its restore() has a state of its own.
            if (&now != m_formula && !m_outlines) m_formula = nullptr;
        }
        void drawLines(const QLineF*, int) override {}
        void drawLines(const QLine*, int) override {}
        void drawPoints(const QPointF*, int) override {}
        void drawPoints(const QPoint*, int) override {}
        void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
            if (mode == PolylineMode) return;
            QPainterPath path;
            path.addPolygon(QPolygonF(QList<QPointF>(points, points + count)));
            path.closeSubpath();
            cover(path);
        }
        void drawPath(const QPainterPath& path) override {
            if (m_outlines)
                *m_outlines = path;
            else
                cover(path);
        }
        void drawPixmap(const QRectF& place, const QPixmap& picture, const QRectF&) override {
            if (!picture.hasAlphaChannel()) coverRect(place);
        }
        void drawImage(const QRectF& place, const QImage& picture, const QRectF&, Qt::ImageConversionFlags) override {
            if (!picture.hasAlphaChannel()) coverRect(place);
        }

        void drawTextItem(const QPointF& place, const QTextItem& item) override {
            const QTransform transform = painter()->deviceTransform();
            const double scale = std::sqrt(std::abs(transform.determinant()));
            const QFont font = item.font();
            const QString text = item.text();
            if (text.isEmpty()) return addSigns(place, item, transform, scale);
            m_formula = nullptr;
            const auto [known, isNew] = m_boxes.try_emplace({font.key(), text});
            if (isNew) known->second = outlinesOf(place, item).boundingRect();
            if (known->second.isEmpty()) return;
            const double size =
                scale * (font.pixelSize() > 0 ? font.pixelSize() : font.pointSizeF() * kDotsPerInch / kPointsPerInch);
            texts.push_back({.text = text,
                             .box = transform.mapRect(known->second.translated(place)),
                             .clip = clip(),
                             .size = size,
                             .smallest = size});
        }

     private:
        static constexpr double kPointsPerInch = 72;

        /// Qt draws what an engine cannot draw itself as outlines, from where the text begins.
        QPainterPath outlinesOf(const QPointF& place, const QTextItem& item) {
            QPainterPath outlines;
            m_outlines = &outlines;
            QPaintEngine::drawTextItem(place, item);
            m_outlines = nullptr;
            return outlines;
        }
        void addSigns(const QPointF& place, const QTextItem& item, const QTransform& transform, double scale) {
            const QPainterPath outlines = outlinesOf(place, item);
            if (outlines.isEmpty()) return;
            const QRectF box = transform.mapRect(outlines.boundingRect().translated(place));
            const double size = scale * SignSizes::of(outlines);
            if (std::exchange(m_formula, state) != state)
                texts.push_back({.text = QStringLiteral("(formula)"), .box = {}, .clip = clip()});
            PaintedText& formula = texts.back();
            formula.box |= box;
            formula.size = std::max(formula.size, size);
            if (size > 0) formula.smallest = formula.smallest > 0 ? std::min(formula.smallest, size) : size;
        }

        QRectF clip() const {
            if (!painter()->hasClipping()) return page;
            return painter()->deviceTransform().mapRect(painter()->clipBoundingRect());
        }
        void coverRect(const QRectF& rect) {
            QPainterPath path;
            path.addRect(rect);
            hide(path);
        }
        void cover(const QPainterPath& path) {
            const QBrush brush = painter()->brush();
            const bool isOpaque = brush.style() == Qt::SolidPattern && brush.color().alpha() == 255;
            if (isOpaque && painter()->opacity() == 1) hide(path);
        }
        void hide(const QPainterPath& path) {
            const QTransform transform = painter()->deviceTransform();
            const QRectF seen = transform.mapRect(path.boundingRect()) & clip();
            QPainterPath shape;
            bool isRect = false;
            for (PaintedText& text : texts) {
                const bool isOwnRule = m_formula == state && &text == &texts.back();
                if (text.isHidden || isOwnRule || !seen.intersects(text.box)) continue;
                if (shape.isEmpty()) {
                    shape = transform.map(path);
                    isRect = shape.contains(shape.boundingRect().adjusted(0.01, 0.01, -0.01, -0.01));
                }
                QPainterPath hidden;
                hidden.addRect(seen);
                if (!isRect) hidden = hidden.intersected(shape);
                text.left = (text.left.isEmpty() ? text.whole() : text.left).subtracted(hidden);
                const QSizeF left = text.left.boundingRect().size();
                text.isHidden = std::min(left.width(), left.height()) <= 1;
            }
        }

        QPainterPath* m_outlines = nullptr;            ///< of the text that is being measured
        const QPaintEngineState* m_formula = nullptr;  ///< in which further signs belong to the formula before
        inline static std::map<std::pair<QString, QString>, QRectF> m_boxes = {};  ///< by font and text
    };

    QSizeF m_size;
    mutable Engine m_engine;
};

/// What is wrong with the texts of a page.
struct TextFault {
    enum Kind { Overlap, Cut, Outside, Small };
    Kind kind;
    QString words;  ///< one line: which texts, and where
    QRectF place;   ///< of the fault
};

/// How small texts may be, in pixels of the page.
struct TextLimits {
    double label = 0;
    double exponent = 0;  ///< beside a text of a label's size, and the scripts of a formula
};

/// Boxes may reach so far into each other, into a clip or over the page's edge: ink is smooth at its ends.
inline constexpr double kTextSlack = 1;

inline QString rectWords(const QRectF& rect) {
    return QStringLiteral("[%1,%2 %3x%4]")
        .arg(qRound(rect.x()))
        .arg(qRound(rect.y()))
        .arg(qRound(rect.width()))
        .arg(qRound(rect.height()));
}
inline QString placed(const PaintedText& text) {
    return u'"' + text.text.simplified() + QStringLiteral("\" ") + rectWords(text.box);
}

/// Whether a text stands raised or lowered at the end of another one that is larger.
inline bool isExponentOf(const PaintedText& text, const PaintedText& base) {
    const double gap = text.box.left() - base.box.right();
    return base.size > text.size && gap > -kTextSlack && gap < base.size / 3 &&
           std::abs(text.box.center().y() - base.box.center().y()) < base.size;
}

/// All that is wrong with the texts that can be seen.
inline std::vector<TextFault> textFaults(const PaintedTexts& painted, const TextLimits& limits) {
    std::vector<PaintedText> texts = painted.visible();
    // A text is painted several times where it has a rim, or once more on top of what went over it.
    for (std::size_t i = 0; i < texts.size(); ++i)
        for (std::size_t k = 0; k < i; ++k) {
            const QPointF between = texts[i].box.center() - texts[k].box.center();
            if (texts[i].text == texts[k].text && between.manhattanLength() < 3 &&
                std::abs(texts[i].box.width() - texts[k].box.width()) < kTextSlack)
                texts[k].isHidden = true;
        }
    const QRectF page = painted.page().adjusted(-kTextSlack, -kTextSlack, kTextSlack, kTextSlack);
    std::erase_if(texts, [&](const PaintedText& text) {
        return text.isHidden || (page.contains(text.box) && !text.box.intersects(text.clip));
    });

    std::vector<TextFault> faults;
    const auto reaches = [](const QRectF& common) {
        return common.width() > kTextSlack && common.height() > kTextSlack;
    };
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const PaintedText& text = texts[i];
        const QRectF clip = text.clip.adjusted(-kTextSlack, -kTextSlack, kTextSlack, kTextSlack);
        const QRectF covered = text.left.isEmpty() ? QRectF() : text.whole().subtracted(text.left).boundingRect();
        const auto add = [&](TextFault::Kind kind, const QString& words, const QRectF& place) {
            faults.push_back({kind, words.arg(placed(text)), place});
        };
        if (!page.contains(text.box))
            add(TextFault::Outside, QStringLiteral("outside: %1"), text.box);
        else if (!clip.contains(text.box))
            add(TextFault::Cut, QStringLiteral("cut by a clip: %1"), text.box);
        else if (reaches(covered))
            add(TextFault::Cut, QStringLiteral("partly covered: %1 at ") + rectWords(covered), covered);
        for (std::size_t k = 0; k < i; ++k)
            if (const QRectF common = text.box & texts[k].box; reaches(common))
                add(TextFault::Overlap, QStringLiteral("overlap: %1 and ") + placed(texts[k]), common);
        constexpr double kRounding = 0.05;
        const bool isExponent = std::ranges::any_of(
            texts, [&](const PaintedText& base) { return base.size > 0 && isExponentOf(text, base); });
        const double least = isExponent ? limits.exponent : limits.label;
        const bool isSmall = text.size < least - kRounding || text.smallest < limits.exponent - kRounding;
        if (text.size > 0 && isSmall)
            add(TextFault::Small,
                QStringLiteral("small: %1 is ") + QString::number(std::min(text.size, text.smallest)) + " px",
                text.box);
    }
    return faults;
}

}  // namespace attention
