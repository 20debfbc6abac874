#include "ui/widgets/control_painting.h"

#include <algorithm>
#include <array>

#include <QAbstractSpinBox>

#include "ui/widgets/style.h"

namespace attention {
namespace {

/// The width of a spin box's arrows, in designed pixels.
constexpr int kSpinArrowWidth = 18;

}  // namespace

bool hasFocusRing(const QStyleOption& option) {
    return (option.state & QStyle::State_HasFocus) && (option.state & QStyle::State_KeyboardFocusChange);
}

bool hasArrow(const QStyleOptionToolButton& button) {
    return button.features & (QStyleOptionToolButton::HasMenu | QStyleOptionToolButton::MenuButtonPopup) &&
           button.toolButtonStyle != Qt::ToolButtonIconOnly;
}

bool isDefaultButton(const QStyleOption& option) {
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(&option);
    return button && (button->features & QStyleOptionButton::DefaultButton) && (option.state & QStyle::State_Enabled);
}

void drawFieldBox(QPainter& painter, const Theme& theme, const QRectF& rect, const QColor& ground, bool enabled,
                  bool focused, bool hovered) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double width = focused ? scaled(2) : 1;
    const QColor ink = focused ? theme.text : (hovered ? theme.muted : theme.control);
    painter.setPen(QPen(enabled ? ink : controlColour(ink, false, theme), width));
    painter.setBrush(enabled ? ground : theme.window);
    const double inset = width / 2;
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), scaled(kControlRadius) - inset,
                            scaled(kControlRadius) - inset);
    painter.restore();
}

void drawInvalidOutline(QPainter& painter, const Theme& theme, const QRectF& rect) {
    const double width = scaled(2);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    // First a solid outline in the background colour, because whatever was drawn there must not show in the gaps.
    painter.setPen(QPen(theme.raised, width));
    const QRectF edge = rect.adjusted(width / 2, width / 2, -width / 2, -width / 2);
    painter.drawRoundedRect(edge, scaled(kControlRadius), scaled(kControlRadius));
    QPen dashes(theme.text, width);
    dashes.setDashPattern({2.5, 1.5});
    dashes.setCapStyle(Qt::FlatCap);
    painter.setPen(dashes);
    painter.drawRoundedRect(edge, scaled(kControlRadius), scaled(kControlRadius));
    painter.restore();
}

void drawDefaultButton(QPainter& painter, const Theme& theme, const QStyleOption& option) {
    const bool pressedOrHovered = option.state & (QStyle::State_Sunken | QStyle::State_MouseOver);
    const double gap = hasFocusRing(option) ? scaled(4) : 0;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(pressedOrHovered ? theme.muted : theme.text);
    painter.drawRoundedRect(QRectF(option.rect).adjusted(gap, gap, -gap, -gap), scaled(kControlRadius) - gap / 2,
                            scaled(kControlRadius) - gap / 2);
    painter.restore();
    if (gap > 0) drawFocusRing(painter, QRectF(option.rect), scaled(kControlRadius), theme.text);
}

void drawQuietButton(QPainter& painter, const Theme& theme, const QStyleOption& option) {
    const bool enabled = option.state & QStyle::State_Enabled;
    const bool down = option.state & (QStyle::State_Sunken | QStyle::State_On);
    if (enabled && (down || (option.state & QStyle::State_MouseOver))) {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(down ? blendColours(theme.track, theme.hover, 0.5) : theme.hover);
        painter.drawRoundedRect(QRectF(option.rect), scaled(kControlRadius), scaled(kControlRadius));
        painter.restore();
    }
    if (hasFocusRing(option)) drawFocusRing(painter, QRectF(option.rect), scaled(kControlRadius), theme.text);
}

void drawToolButton(QPainter& painter, const Theme& theme, const QStyleOptionToolButton& button) {
    drawQuietButton(painter, theme, button);
    const bool enabled = button.state & QStyle::State_Enabled;
    const bool hovered = enabled && (button.state & QStyle::State_MouseOver);
    const bool hasMenuArrow = hasArrow(button);
    const bool hasText = button.toolButtonStyle != Qt::ToolButtonIconOnly && !button.text.isEmpty();
    QRect contentRect = button.rect.adjusted(px(6), 0, -px(hasMenuArrow ? 6 + kChevronWidth : 6), 0);
    if (!button.icon.isNull()) {
        QRect iconRect(QPoint(), button.iconSize);
        iconRect.moveCenter(contentRect.center());
        if (hasText) iconRect.moveLeft(contentRect.left());
        button.icon.paint(&painter, iconRect, Qt::AlignCenter,
                          !enabled ? QIcon::Disabled : (hovered ? QIcon::Active : QIcon::Normal));
        contentRect.setLeft(iconRect.right() + px(6));
    }
    const QColor ink = controlColour(hovered ? theme.text : theme.muted, enabled, theme);
    if (hasText) {
        painter.setFont(button.font);
        painter.setPen(ink);
        painter.drawText(contentRect, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextShowMnemonic, button.text);
    }
    if (hasMenuArrow)
        drawChevron(painter, QPointF(button.rect.right() - scaled(10.5), button.rect.center().y() + 1), ink);
}

void drawTick(QPainter& painter, const QPointF& centre, const QColor& ink) {
    const double unit = interfaceScale();
    const std::array tick{centre + QPointF(-3.5, 0) * unit, centre + QPointF(-1, 2.5) * unit,
                          centre + QPointF(4, -3) * unit};
    painter.setPen(QPen(ink, 1.5 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(tick.data(), int(tick.size()));
}

void drawIndicator(QPainter& painter, const Theme& theme, const QStyleOption& option, bool isRound) {
    const bool enabled = option.state & QStyle::State_Enabled;
    const QColor ink = controlColour(theme.text, enabled, theme);
    const QRectF box = QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(controlColour(theme.control, enabled, theme), 1));
    painter.setBrush(theme.raised);
    const double radius = isRound ? box.width() / 2 : scaled(3);
    painter.drawRoundedRect(box, radius, radius);
    if (option.state & QStyle::State_On) {
        if (isRound) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(ink);
            painter.drawEllipse(box.center(), box.width() / 4, box.width() / 4);
        } else {
            drawTick(painter, box.center(), ink);
        }
    }
    painter.restore();
}

void drawProgress(QPainter& painter, const Theme& theme, const QStyleOptionProgressBar& bar) {
    const QRectF groove(bar.rect.left(), bar.rect.center().y() - scaled(1), bar.rect.width(), scaled(4));
    const double range = std::max(1, bar.maximum - bar.minimum);
    QRectF filled = groove;
    filled.setWidth(groove.width() * std::clamp((bar.progress - bar.minimum) / range, 0.0, 1.0));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.track);
    painter.drawRoundedRect(groove, scaled(2), scaled(2));
    painter.setBrush(theme.text);
    if (bar.progress > bar.minimum) painter.drawRoundedRect(filled, scaled(2), scaled(2));
    painter.restore();
}

QRect spinBoxPartRect(const QRect& box, QStyle::SubControl part) {
    const int left = box.right() - px(kSpinArrowWidth);
    const int half = box.height() / 2;
    switch (part) {
        case QStyle::SC_SpinBoxUp:
            return {left, box.top(), px(kSpinArrowWidth), half};
        case QStyle::SC_SpinBoxDown:
            return {left, box.top() + half, px(kSpinArrowWidth), box.height() - half};
        case QStyle::SC_SpinBoxEditField:
            return box.adjusted(2, 2, -px(kSpinArrowWidth), -2);
        default:
            return box;
    }
}

void drawSpinBox(QPainter& painter, const Theme& theme, const QStyleOptionSpinBox& box) {
    const bool enabled = box.state & QStyle::State_Enabled;
    const bool hovered = enabled && (box.state & QStyle::State_MouseOver);
    if (box.frame)
        drawFieldBox(painter, theme, QRectF(box.rect), theme.raised, enabled, box.state & QStyle::State_HasFocus,
                     hovered);
    if (box.buttonSymbols == QAbstractSpinBox::NoButtons) return;
    for (const QStyle::SubControl part : {QStyle::SC_SpinBoxUp, QStyle::SC_SpinBoxDown}) {
        const bool up = part == QStyle::SC_SpinBoxUp;
        const bool canStep =
            box.stepEnabled & (up ? QAbstractSpinBox::StepUpEnabled : QAbstractSpinBox::StepDownEnabled);
        const bool isArrowHovered = hovered && box.activeSubControls == part;
        const QRectF arrowRect = spinBoxPartRect(box.rect, part);
        const QPointF centre(arrowRect.center().x() - 1,
                             box.rect.top() + box.rect.height() / 2.0 + scaled(up ? -4.5 : 4.5));
        const double tip = scaled(up ? -2.25 : 2.25);
        const double half = scaled(3.5);
        const std::array triangle{centre + QPointF(0, tip), centre + QPointF(-half, -tip),
                                  centre + QPointF(half, -tip)};
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(
            controlColour(isArrowHovered && canStep ? theme.text : theme.muted, enabled && canStep, theme));
        painter.drawPolygon(triangle.data(), int(triangle.size()));
        painter.restore();
    }
}

void drawComboBox(QPainter& painter, const Theme& theme, const QStyleOptionComboBox& combo) {
    const bool enabled = combo.state & QStyle::State_Enabled;
    const bool hovered = enabled && (combo.state & QStyle::State_MouseOver);
    drawFieldBox(painter, theme, QRectF(combo.rect), theme.raised, enabled, hasFocusRing(combo), hovered);
    drawChevron(painter, QPointF(combo.rect.right() - scaled(12), combo.rect.center().y() + 1),
                controlColour(hovered ? theme.text : theme.muted, enabled, theme));
}

QRect scrollBarPartRect(const QStyleOptionSlider& bar, QStyle::SubControl part) {
    const bool horizontal = bar.orientation == Qt::Horizontal;
    const int length = horizontal ? bar.rect.width() : bar.rect.height();
    const qint64 range = qint64(bar.maximum) - bar.minimum;
    int size = length;
    if (range > 0)
        size =
            std::clamp(int(length * qint64(bar.pageStep) / (range + bar.pageStep)), std::min(px(32), length), length);
    const int start =
        QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition, length - size, bar.upsideDown);
    const auto section = [&](int from, int extent) {
        return horizontal ? QRect(bar.rect.left() + from, bar.rect.top(), extent, bar.rect.height())
                          : QRect(bar.rect.left(), bar.rect.top() + from, bar.rect.width(), extent);
    };
    switch (part) {
        case QStyle::SC_ScrollBarGroove:
            return bar.rect;
        case QStyle::SC_ScrollBarSlider:
            return section(start, size);
        case QStyle::SC_ScrollBarSubPage:
            return section(0, start);
        case QStyle::SC_ScrollBarAddPage:
            return section(start + size, length - start - size);
        default:
            return {};
    }
}

void drawScrollBar(QPainter& painter, const Theme& theme, const QStyleOptionSlider& bar) {
    if (bar.maximum <= bar.minimum) return;
    const bool draggedOrHovered =
        (bar.state & QStyle::State_MouseOver) || (bar.activeSubControls & QStyle::SC_ScrollBarSlider);
    const QRectF handle =
        QRectF(scrollBarPartRect(bar, QStyle::SC_ScrollBarSlider)).adjusted(px(2), px(2), -px(2), -px(2));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(draggedOrHovered ? theme.control : theme.track);
    painter.drawRoundedRect(handle, scaled(3), scaled(3));
    painter.restore();
}

}  // namespace attention
