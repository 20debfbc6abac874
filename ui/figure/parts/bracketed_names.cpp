#include "ui/figure/parts/bracketed_names.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/look.h"
#include "ui/figure/marks.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/point_labels.h"
#include "ui/figure/text_width.h"

namespace attention {
namespace {

/// In pixels: length of the bracket's ends, and distance from the bracket to the names.
constexpr double kBracket = 10, kNameDistance = 14;

QFont nameFont() {
    return textFont(font_size::kBody, QFont::DemiBold);
}

}  // namespace

void BracketedNamesPart::set(std::vector<Row> rows) {
    m_rows = std::move(rows);
    double widest = 0;
    for (const Row& row : m_rows) widest = std::max(widest, textWidth(row.names.front(), nameFont()));
    const double width = kBracket + kNameDistance + std::ceil(widest) + 2;
    m_need = {.minimum = {width, 20.0 * double(m_rows.size())}, .maximum = {width, kMaxExtent}};
}

void BracketedNamesPart::draw(QCPPainter& painter, const Theme& theme) {
    if (m_rows.empty()) return;
    Marks marks;
    for (const Row& row : m_rows) {
        QRectF room = content().adjusted(kBracket + kNameDistance, 0, 0, 0);
        room.setTop(row.part->content().top());
        room.setBottom(row.part->content().bottom());
        marks.text(room, Qt::AlignRight | Qt::AlignVCenter, row.names, nameFont(), theme.text);
    }
    addBracket(marks, content().left() + 1, m_rows.front().part->content().center().y(),
               m_rows.back().part->content().center().y(), kBracket, theme.text);
    marks.paint(painter);
}

}  // namespace attention
