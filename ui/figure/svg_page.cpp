#include "ui/figure/svg_page.h"

#include <utility>

namespace attention {
namespace {

/// Qt writes this place, which no page has, for the rectangle that keeps the place of inserted elements.
constexpr int kNowhere = -99'999;
constexpr const char* kMark = "<rect x=\"-99999\" y=\"";

}  // namespace

SvgPage* SvgPage::of(const QPainter& painter) {
    return dynamic_cast<SvgPage*>(painter.device());
}

void SvgPage::insert(QPainter& painter, QByteArray elements) {
    painter.save();
    painter.setTransform(QTransform());
    painter.fillRect(QRect(kNowhere, int(m_inserted.size()), 1, 1), Qt::black);
    painter.restore();
    m_inserted.push_back(std::move(elements));
}

bool SvgPage::isInserted(const QByteArray& shapes) const {
    return shapes.startsWith(kMark);
}

QByteArray SvgPage::elements(const QByteArray& shapes) const {
    if (!isInserted(shapes)) return shapes;
    const auto from = qsizetype(qstrlen(kMark));
    return m_inserted.at(shapes.sliced(from, shapes.indexOf('"', from) - from).toUInt());
}

}  // namespace attention
