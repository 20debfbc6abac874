#include "ui/widgets/menu_painting.h"

#include <algorithm>

#include "ui/widgets/control_painting.h"
#include "ui/widgets/style.h"

namespace attention {
namespace {

// In designed pixels.
constexpr int kMenuMark = 26;      ///< room for a check mark before a menu's text
constexpr int kMenuArrow = 22;     ///< room for a submenu's arrow after it
constexpr int kPresetWidth = 300;  ///< of the muted lines under a menu's entry

/// The text of a menu entry, its shortcut, and lines under it that explain it.
struct MenuText {
    QString text, shortcut, explanation;

    explicit MenuText(const QString& whole) {
        const qsizetype line = whole.indexOf(u'\n');
        const QString first = line < 0 ? whole : whole.left(line);
        const qsizetype tab = whole.indexOf(u'\t');
        explanation = line < 0 ? QString() : whole.mid(line + 1, tab < line ? -1 : tab - line - 1);
        text = first.section(u'\t', 0, 0);
        shortcut = tab < 0 ? QString() : whole.mid(tab + 1);
    }
};

constexpr int kMenuFlags = Qt::AlignLeft | Qt::TextSingleLine | Qt::TextShowMnemonic;
constexpr int kExplanationFlags = Qt::AlignLeft | Qt::TextWordWrap | Qt::TextHideMnemonic;

QSize explanationSize(const QString& text) {
    return QFontMetrics(uiFont(font_size::kAxis))
        .boundingRect(QRect(0, 0, px(kPresetWidth), 10000), kExplanationFlags, text)
        .size();
}

int markWidth(const QStyleOptionMenuItem& item) {
    return px(item.menuHasCheckableItems || item.maxIconWidth > 0 ? kMenuMark : 12);
}

}  // namespace

void drawMenuBarGround(QPainter& painter, const Theme& theme, const QRect& rect) {
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
    const MenuText words(item.text);
    const QFontMetrics metrics(item.font);
    int width = metrics.size(kMenuFlags, words.text).width();
    int height = px(kMenuRow);
    if (!words.explanation.isEmpty()) {
        const QSize more = explanationSize(words.explanation);
        width = std::max(width, more.width());
        height += more.height() + px(4);
    }
    // QMenu adds the column of shortcuts itself.
    if (!words.shortcut.isEmpty()) width += px(20);
    return {width + markWidth(item) + px(kMenuArrow), height};
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
    const MenuText words(item.text);
    const int top = words.explanation.isEmpty() ? rect.height() : px(kMenuRow);
    const QColor ink = controlColour(theme.text, enabled, theme);
    const QColor second = controlColour(theme.muted, enabled, theme);
    if (item.checkType != QStyleOptionMenuItem::NotCheckable && item.checked) {
        drawTick(painter, QPointF(rect.left() + scaled(kMenuMark) / 2, rect.top() + top / 2.0), ink);
    } else if (!item.icon.isNull()) {
        const QRect place(rect.left() + px(6), rect.top() + (top - px(16)) / 2, px(16), px(16));
        item.icon.paint(&painter, place, Qt::AlignCenter, enabled ? QIcon::Normal : QIcon::Disabled);
    }
    const QRect line(rect.left() + markWidth(item), rect.top(), rect.width() - markWidth(item) - px(12), top);
    painter.setFont(item.font);
    painter.setPen(ink);
    painter.drawText(line, kMenuFlags | Qt::AlignVCenter, words.text);
    painter.setPen(second);
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, words.shortcut);
    if (item.menuItemType == QStyleOptionMenuItem::SubMenu)
        drawChevron(painter, QPointF(rect.right() - scaled(10), rect.center().y() + 0.5), second, Qt::RightArrow);
    if (!words.explanation.isEmpty()) {
        painter.setFont(uiFont(font_size::kAxis));
        painter.drawText(QRect(line.left(), rect.top() + top - px(4), px(kPresetWidth), rect.height() - top),
                         kExplanationFlags, words.explanation);
    }
    painter.restore();
}

}  // namespace attention
