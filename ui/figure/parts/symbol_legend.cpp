#include "ui/figure/parts/symbol_legend.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/marks.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/text_width.h"

namespace attention {
namespace {

constexpr double kAfterMark = 6;
constexpr double kBetweenKeys = 16;

double formWidth(const QString& text, const QFont& font) {
    return std::ceil(textWidth(text, font)) + 1;
}

}  // namespace

std::function<void(Marks&, const QRectF&)> SymbolLegendPart::line(const QPen& pen) {
    return [pen](Marks& marks, const QRectF& box) {
        marks.line(QLineF(box.left(), box.center().y(), box.right() - 2, box.center().y()), pen);
    };
}

void SymbolLegendPart::set(std::vector<Key> keys, const QFont& font, const QColor& ink) {
    m_keys = std::move(keys);
    m_font = font;
    m_ink = ink;
    m_need.clear();
    m_widths.clear();
    for (const Key& key : m_keys) {
        auto& widths = m_widths.emplace_back();
        for (const QString& form : key.forms) widths.push_back(formWidth(form, m_font));
    }
}

std::size_t SymbolLegendPart::formOf(std::size_t key, double width) const {
    const std::vector<double>& widths = m_widths[key];
    const auto fits = [&](double name) { return name - 1 <= width - kMark - kAfterMark; };
    const auto fitting = std::ranges::find_if(widths, fits);
    return std::size_t(fitting == widths.end() ? widths.size() - 1 : std::size_t(fitting - widths.begin()));
}

std::vector<QRectF> SymbolLegendPart::names(double width) const {
    std::vector<QRectF> nameBoxes;
    double x = 0, y = 0;
    for (std::size_t key = 0; key < m_keys.size(); ++key) {
        const double name = m_widths[key][formOf(key, width)];
        if (x > 0 && x + kMark + kAfterMark + name > width) x = 0, y += kLine;
        nameBoxes.emplace_back(x + kMark + kAfterMark, y, name, kLine);
        x = nameBoxes.back().right() + kBetweenKeys;
    }
    return nameBoxes;
}

Part::SizeHint SymbolLegendPart::measured(QSizeF room) const {
    double minWidth = 0;
    for (const auto& widths : m_widths) minWidth = std::max(minWidth, kMark + kAfterMark + widths.back());
    const std::vector<QRectF> nameBoxes = names(std::max(room.width(), minWidth)), oneLine = names(kMaxExtent);
    const double height = nameBoxes.empty() ? 0 : nameBoxes.back().bottom();
    return {.minimum = {minWidth, height}, .maximum = {oneLine.empty() ? 0 : oneLine.back().right(), height}};
}

void SymbolLegendPart::draw(QCPPainter& painter, const Theme&) {
    const std::vector<QRectF> nameBoxes = names(content().width());
    for (std::size_t i = 0; i < m_keys.size(); ++i) {
        const QRectF name = nameBoxes[i].translated(content().topLeft());
        paintMarks(painter, [&](Marks& marks) {
            m_keys[i].declare(marks, QRectF(name.left() - kAfterMark - kMark, name.top(), kMark, kLine));
        });
        drawElided(painter, name, Qt::AlignLeft | Qt::AlignVCenter,
                   m_keys[i].forms[qsizetype(formOf(i, content().width()))], m_font, m_ink);
    }
}

}  // namespace attention
