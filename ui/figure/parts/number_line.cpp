#include "ui/figure/parts/number_line.h"

#include <algorithm>

#include "ui/figure/figure.h"
#include "ui/figure/look.h"
#include "ui/figure/text_width.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

constexpr double kMinTagGap = 3;

}  // namespace

void NumberLine::place(std::vector<Tag> tags, double left, double right, double middle) {
    const QFont bold = textFont(font_size::kAxis, QFont::DemiBold);
    m_tags = std::move(tags);
    m_middle = middle;
    const auto setForms = [&](bool isLong) {
        for (Tag& tag : m_tags) {
            tag.text = isLong ? tag.forms.front() : tag.forms.back();
            tag.box = QRectF(0, 0, textWidth(tag.text, bold) + 12, kHeight);
            tag.box.moveCenter({tag.x, middle});
            tag.box.moveLeft(std::max(left, std::min(tag.box.left(), right - tag.box.width())));
        }
    };
    std::vector<Tag*> order;
    for (Tag& tag : m_tags) order.push_back(&tag);
    std::ranges::stable_sort(order, {}, &Tag::x);
    const auto meet = [&] {
        return std::ranges::adjacent_find(order, [](const Tag* a, const Tag* b) {
                   return a->box.right() + kMinTagGap > b->box.left();
               }) != order.end();
    };
    setForms(true);
    if (meet()) setForms(false);
    for (std::size_t i = 1; i < order.size(); ++i) {
        QRectF &first = order[i - 1]->box, &second = order[i]->box;
        const double overlap = first.right() + kMinTagGap - second.left();
        if (overlap <= 0) continue;
        first.moveLeft(std::max(left, first.left() - overlap / 2));
        second.moveLeft(first.right() + kMinTagGap);
        if (second.right() > right) {
            second.moveRight(right);
            first.moveRight(second.left() - kMinTagGap);
        }
    }
}

void NumberLine::addNumbers(Marks& marks, std::span<const std::pair<Index, Index>> runs, double pitch,
                            const std::function<double(Index)>& placeOf, const Theme& theme) const {
    const QFont font = textFont(font_size::kSmallest);
    std::vector<QRectF> taken;
    for (const Tag& tag : m_tags) taken.push_back(tag.box.adjusted(-kMinTagGap, 0, kMinTagGap, 0));
    const auto addNumber = [&](Index token) {
        const QString text = formatInteger(token);
        QRectF box(0, 0, textWidth(text, font) + 2, kHeight);
        box.moveCenter({placeOf(token), m_middle});
        if (std::ranges::any_of(taken, [&](const QRectF& other) { return other.intersects(box); })) return;
        marks.label(box, Qt::AlignCenter, text, font, theme.muted);
        taken.push_back(box.adjusted(-5, 0, 5, 0));
    };
    for (const auto& [first, last] : runs) {
        addNumber(first);
        addNumber(last);
        const double widest = textWidth(formatInteger(last), font) + 8;
        Index step = 1;
        for (const Index wanted : {1, 2, 5, 10, 20, 50})
            if (step = wanted; double(wanted) * pitch >= widest) break;
        for (Index token = (first + step - 1) / step * step; token <= last; token += step) addNumber(token);
    }
}

void NumberLine::addTags(Marks& marks, const QRectF& inside, const Theme& theme) const {
    for (const Tag& tag : m_tags) marks.tag(tag.text, tag.box.center(), inside, tag.fill, theme.onIndex);
}

void NumberLine::addOutlinedTag(Marks& marks, const QString& text, const QPointF& centre, const QRectF& inside,
                                const QColor& fill, const QColor& ink) {
    marks.block([=](QCPPainter& painter) {
        const QRectF box = drawTag(painter, text, centre, inside, fill, ink);
        painter.setPen(strokePen(ink, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(box, 4, 4);
    });
}

}  // namespace attention
