#include "ui/widgets/menu_painting.h"

#include <algorithm>

#include "ui/widgets/control_painting.h"
#include "ui/widgets/style.h"

namespace attention {
namespace {

// In designed pixels.
constexpr int kMarkColumnWidth = 26;    ///< for a check mark or icon, before the text
constexpr int kArrowColumnWidth = 22;   ///< for the arrow of a submenu, after the text
constexpr int kExplanationWidth = 300;  ///< of the muted lines below the text

/// The parts of the text of a menu item, which Qt gives as "TEXT\nEXPLANATION\tSHORTCUT".
struct MenuText {
    QString text, shortcut, explanation;

    explicit MenuText(const QString& itemText) {
        const qsizetype line = itemText.indexOf(u'\n');
        const QString first = line < 0 ? itemText : itemText.left(line);
        const qsizetype tab = itemText.indexOf(u'\t');
        explanation = line < 0 ? QString() : itemText.mid(line + 1, tab < line ? -1 : tab - line - 1);
        text = first.section(u'\t', 0, 0);
        shortcut = tab < 0 ? QString() : itemText.mid(tab + 1);
    }
};

constexpr int kMenuFlags = Qt::AlignLeft | Qt::TextSingleLine | Qt::TextShowMnemonic;
constexpr int kExplanationFlags = Qt::AlignLeft | Qt::TextWordWrap | Qt::TextHideMnemonic;

QSize explanationSize(const QString& text) {
    return QFontMetrics(uiFont(font_size::kAxis))
        .boundingRect(QRect(0, 0, px(kExplanationWidth), 10000), kExplanationFlags, text)
        .size();
}

int markColumnWidth(const QStyleOptionMenuItem& item) {
    return px(item.menuHasCheckableItems || item.maxIconWidth > 0 ? kMarkColumnWidth : 12);
}

}  // namespace

void drawMenuBarBackground(QPainter& painter, const Theme& theme, const QRect& rect) {
    painter.fillRect(rect, theme.window);
    painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), theme.rule);
}

void drawMenuBarItem(QPainter& painter, const Theme& theme, const QStyleOptionMenuItem& item, bool underline) {
    const bool enabled = item.state & QStyle::State_Enabled;
    const bool active = enabled && (item.state & (QStyle::State_Selected | QStyle::State_Sunken));
    if (active) {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.hover);
        painter.drawRoundedRect(QRectF(item.rect).adjusted(1, 0, -1, 0), scaled(kControlRadius),
                                scaled(kControlRadius));
        painter.restore();
    }
    painter.setFont(item.font);
    painter.setPen(controlColour(active ? theme.text : theme.muted, enabled, theme));
    const int mnemonic = underline ? Qt::TextShowMnemonic : Qt::TextHideMnemonic;
    painter.drawText(item.rect, Qt::AlignCenter | Qt::TextSingleLine | mnemonic, item.text);
}

QSize menuItemSize(const QStyleOptionMenuItem& item) {
    if (item.menuItemType == QStyleOptionMenuItem::Separator) return {px(10), px(9)};
    const MenuText parts(item.text);
    const QFontMetrics metrics(item.font);
    int width = metrics.size(kMenuFlags, parts.text).width();
    int height = px(kMenuItemHeight);
    if (!parts.explanation.isEmpty()) {
        const QSize explanationBox = explanationSize(parts.explanation);
        width = std::max(width, explanationBox.width());
        height += explanationBox.height() + px(4);
    }
    // QMenu adds the column of shortcuts itself.
    if (!parts.shortcut.isEmpty()) width += px(20);
    return {width + markColumnWidth(item) + px(kArrowColumnWidth), height};
}

void drawMenuItem(QPainter& painter, const Theme& theme, const QStyleOptionMenuItem& item) {
    const QRect rect = item.rect;
    if (item.menuItemType == QStyleOptionMenuItem::Separator) {
        painter.fillRect(QRect(rect.left() + px(8), rect.center().y(), rect.width() - px(16), 1), theme.rule);
        return;
    }
    const bool enabled = item.state & QStyle::State_Enabled;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (enabled && (item.state & QStyle::State_Selected)) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.hover);
        painter.drawRoundedRect(QRectF(rect), scaled(kControlRadius - 2), scaled(kControlRadius - 2));
    }
    const MenuText parts(item.text);
    const int firstLineHeight = parts.explanation.isEmpty() ? rect.height() : px(kMenuItemHeight);
    const QColor ink = controlColour(theme.text, enabled, theme);
    const QColor mutedInk = controlColour(theme.muted, enabled, theme);
    if (item.checkType != QStyleOptionMenuItem::NotCheckable && item.checked) {
        drawTick(painter, QPointF(rect.left() + scaled(kMarkColumnWidth) / 2, rect.top() + firstLineHeight / 2.0), ink);
    } else if (!item.icon.isNull()) {
        const QRect iconRect(rect.left() + px(6), rect.top() + (firstLineHeight - px(16)) / 2, px(16), px(16));
        item.icon.paint(&painter, iconRect, Qt::AlignCenter, enabled ? QIcon::Normal : QIcon::Disabled);
    }
    const QRect textRect(rect.left() + markColumnWidth(item), rect.top(), rect.width() - markColumnWidth(item) - px(12),
                         firstLineHeight);
    painter.setFont(item.font);
    painter.setPen(ink);
    painter.drawText(textRect, kMenuFlags | Qt::AlignVCenter, parts.text);
    painter.setPen(mutedInk);
    painter.drawText(textRect, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, parts.shortcut);
    if (item.menuItemType == QStyleOptionMenuItem::SubMenu)
        drawChevron(painter, QPointF(rect.right() - scaled(10), rect.center().y() + 0.5), mutedInk, Qt::RightArrow);
    if (!parts.explanation.isEmpty()) {
        painter.setFont(uiFont(font_size::kAxis));
        painter.drawText(QRect(textRect.left(), rect.top() + firstLineHeight - px(4), px(kExplanationWidth),
                               rect.height() - firstLineHeight),
                         kExplanationFlags, parts.explanation);
    }
    painter.restore();
}

}  // namespace attention
