#include "ui/widgets/index_tags.h"

#include <algorithm>

#include <QPainter>
#include <QStringList>

#include "ui/figure/formula.h"
#include "ui/widgets/style.h"

namespace attention {
namespace {

constexpr int kTagPadding = 7;
constexpr int kBetweenTags = 6;
constexpr int kTagRadius = 4;

}  // namespace

IndexTags::IndexTags(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void IndexTags::setTheme(const Theme& theme) {
    m_theme = &theme;
    update();
}

void IndexTags::setTags(const std::vector<Explanation::Tag>& tags) {
    m_tags = tags;
    rescale();
}

void IndexTags::setCompact(bool compact) {
    m_compact = compact;
    rescale();
}

void IndexTags::rescale() {
    const QFontMetrics metrics(tagFont());
    m_widths.clear();
    for (const auto& tag : m_tags) m_widths.push_back(metrics.horizontalAdvance(tag.text) + 2 * px(kTagPadding));
    setAccessibleName(text());
    updateGeometry();
    update();
}

QString IndexTags::text() const {
    QStringList texts;
    for (const auto& tag : m_tags) texts += tag.text;
    return texts.join(QStringLiteral(", "));
}

QFont IndexTags::tagFont() const {
    return uiFont(m_compact ? font_size::kAxis : font_size::kName, QFont::DemiBold);
}

int IndexTags::tagHeight() const {
    return std::max(px(m_compact ? 18 : 21), QFontMetrics(tagFont()).height());
}

int IndexTags::preferredWidth() const {
    int width = std::max(0, int(m_widths.size()) - 1) * px(kBetweenTags);
    for (const int tag : m_widths) width += tag;
    return width;
}

std::vector<QRect> IndexTags::tagRects(int width) const {
    std::vector<QRect> tagRects;
    int left = 0;
    int top = 0;
    for (const int natural : m_widths) {
        const int tag = std::min(natural, width);
        if (left > 0 && left + tag > width) {
            left = 0;
            top += tagHeight() + px(kBetweenTags) * 2 / 3;
        }
        tagRects.emplace_back(left, top, tag, tagHeight());
        left += tag + px(kBetweenTags);
    }
    return tagRects;
}

int IndexTags::heightForWidth(int width) const {
    return m_widths.empty() ? tagHeight() : tagRects(width).back().bottom() + 1;
}

void IndexTags::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto rects = tagRects(width());
    for (std::size_t i = 0; i < rects.size(); ++i) {
        const Explanation::Tag& tag = m_tags[i];
        painter.setPen(Qt::NoPen);
        painter.setBrush(roleColour(tag.role, *m_theme, m_theme->track));
        painter.drawRoundedRect(rects[i], px(kTagRadius), px(kTagRadius));
        QFont font = tagFont();
        const double available = rects[i].width() - 2 * px(kTagPadding);
        const double needed = m_widths[i] - 2 * px(kTagPadding);
        if (needed > available) font.setPixelSize(std::max(1, int(font.pixelSize() * available / needed)));
        painter.setFont(font);
        painter.setPen(tag.role == IndexRole::None ? m_theme->text : m_theme->onIndex);
        painter.drawText(rects[i], Qt::AlignCenter | Qt::TextSingleLine, tag.text);
    }
}

}  // namespace attention
