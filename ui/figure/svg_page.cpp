#include "ui/figure/svg_page.h"

#include <utility>

namespace attention {
namespace {

/// Inserted elements have a placeholder: a rectangle at this x, far outside of any page, whose y is their index.
constexpr int kPlaceholderX = -99'999;
constexpr const char* kPlaceholder = "<rect x=\"-99999\" y=\"";

}  // namespace

SvgPage* SvgPage::of(const QPainter& painter) {
    return dynamic_cast<SvgPage*>(painter.device());
}

void SvgPage::insert(QPainter& painter, QByteArray elements) {
    painter.save();
    painter.setTransform(QTransform());
    painter.fillRect(QRect(kPlaceholderX, int(m_inserted.size()), 1, 1), Qt::black);
    painter.restore();
    m_inserted.push_back(std::move(elements));
}

bool SvgPage::isInserted(const QByteArray& shapes) const {
    return shapes.startsWith(kPlaceholder);
}

QByteArray SvgPage::elements(const QByteArray& shapes) const {
    if (!isInserted(shapes)) return shapes;
    const auto from = qsizetype(qstrlen(kPlaceholder));
    return m_inserted.at(shapes.sliced(from, shapes.indexOf('"', from) - from).toUInt());
}

}  // namespace attention
