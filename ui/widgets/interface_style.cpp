#include "ui/widgets/interface_style.h"

#include <algorithm>

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QPlainTextEdit>
#include <QStyleFactory>
#include <QStyleOption>
#include <QTextFormat>

#include "ui/widgets/control_painting.h"
#include "ui/widgets/menu_painting.h"
#include "ui/widgets/style.h"
#include "ui/widgets/themed_icon.h"

namespace attention {
namespace {

// In designed pixels.
constexpr int kMenuBarMargin = 4;  ///< above and below its items; 36 in total with kMenuItemHeight
constexpr int kTextFrame = 5;

}  // namespace

InterfaceStyle::InterfaceStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

int InterfaceStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    switch (metric) {
        // For a splitter this thin, QSplitterHandle itself widens the area that can be grabbed.
        case PM_SplitterWidth:
            return 1;
        case PM_ScrollBarExtent:
            return px(10);
        case PM_ScrollBarSliderMin:
            return px(32);
        case PM_ScrollView_ScrollBarSpacing:
            return 0;
        case PM_DefaultFrameWidth:
            if (qobject_cast<const QPlainTextEdit*>(widget)) return px(kTextFrame);
            break;
        case PM_MenuPanelWidth:
            return 1;
        case PM_MenuVMargin:
        case PM_MenuHMargin:
            return px(4);
        case PM_MenuBarVMargin:
            return px(kMenuBarMargin);
        case PM_MenuBarPanelWidth:
        case PM_MenuBarItemSpacing:
            return 0;
        case PM_MenuBarHMargin:
        case PM_ToolTipLabelFrameWidth:
            return px(6);
        case PM_SmallIconSize:
        case PM_ButtonIconSize:
        case PM_ToolBarIconSize:
            return px(16);
        case PM_IndicatorWidth:
        case PM_IndicatorHeight:
        case PM_ExclusiveIndicatorWidth:
        case PM_ExclusiveIndicatorHeight:
            return px(14);
        case PM_CheckBoxLabelSpacing:
        case PM_RadioButtonLabelSpacing:
            return px(6);
        case PM_MessageBoxIconSize:
            return px(48);
        case PM_ButtonShiftHorizontal:
        case PM_ButtonShiftVertical:
            return 0;
        default:
            break;
    }
    return QProxyStyle::pixelMetric(metric, option, widget);
}

int InterfaceStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                              QStyleHintReturn* result) const {
    switch (hint) {
        case SH_EtchDisabledText:
        case SH_DialogButtonBox_ButtonsHaveIcons:
        case SH_Widget_Animate:
        case SH_ScrollBar_Transient:
            return 0;
        case SH_ComboBox_PopupFrameStyle:
            return QFrame::Box | QFrame::Plain;
        case SH_ToolTip_WakeUpDelay:
            return 500;
        case SH_Widget_Animation_Duration:
            // Figures query this hint, too: the style is the only place where they can learn that motion is reduced.
            return isMotionReduced() ? 0 : QProxyStyle::styleHint(hint, option, widget, result);
        case SH_TextControl_FocusIndicatorTextCharFormat:
            if (auto* format = qstyleoption_cast<QStyleHintReturnVariant*>(result)) {
                QTextCharFormat ring;
                ring.setProperty(QTextFormat::OutlinePen, QPen(m_theme->text, scaled(2)));
                format->variant = ring;
            }
            return 1;
        default:
            return QProxyStyle::styleHint(hint, option, widget, result);
    }
}

void InterfaceStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                   const QWidget* widget) const {
    const QRectF rect = QRectF(option->rect);
    const bool enabled = option->state & State_Enabled;
    switch (element) {
        case PE_PanelButtonTool:
            drawQuietButton(*painter, *m_theme, *option);
            return;
        case PE_PanelButtonCommand: {
            if (isDefaultButton(*option)) {
                drawDefaultButton(*painter, *m_theme, *option);
                return;
            }
            const bool down = option->state & (State_Sunken | State_On);
            const bool hovered = enabled && (option->state & State_MouseOver);
            drawFieldBox(*painter, *m_theme, rect, down || hovered ? m_theme->hover : m_theme->raised, enabled,
                         hasFocusRing(*option));
            return;
        }
        case PE_PanelLineEdit:
            if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option); frame && frame->lineWidth > 0)
                drawFieldBox(*painter, *m_theme, rect, m_theme->raised, enabled, option->state & State_HasFocus);
            if (widget && widget->property(kInvalidProperty).toBool()) drawInvalidOutline(*painter, *m_theme, rect);
            return;
        case PE_FrameLineEdit:
            return;
        case PE_FrameFocusRect:
            if (option->state & State_KeyboardFocusChange)
                drawFocusRing(*painter, rect, scaled(kControlRadius), m_theme->text);
            return;
        case PE_PanelMenu:
        case PE_PanelTipLabel:
        case PE_FrameMenu:
            painter->fillRect(option->rect, m_theme->control);
            painter->fillRect(option->rect.adjusted(1, 1, -1, -1), m_theme->raised);
            return;
        case PE_IndicatorCheckBox:
        case PE_IndicatorRadioButton:
            drawIndicator(*painter, *m_theme, *option, element == PE_IndicatorRadioButton);
            return;
        case PE_FrameStatusBarItem:
        case PE_PanelMenuBar:
            return;
        case PE_PanelStatusBar:
            painter->fillRect(option->rect.adjusted(0, 0, 0, 1 - option->rect.height()), m_theme->rule);
            return;
        default:
            QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void InterfaceStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                                 const QWidget* widget) const {
    switch (element) {
        case CE_MenuBarEmptyArea:
            drawMenuBarBackground(*painter, *m_theme, option->rect);
            return;
        case CE_MenuBarItem:
            if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option))
                drawMenuBarItem(*painter, *m_theme, *item, widget && widget->hasFocus());
            return;
        case CE_MenuItem:
            // A combo box draws its list as menu items, but without a background.
            if (qobject_cast<const QComboBox*>(widget)) painter->fillRect(option->rect, m_theme->raised);
            if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option))
                drawMenuItem(*painter, *m_theme, *item);
            return;
        case CE_SizeGrip:
        case CE_MenuEmptyArea:
        case CE_ProgressBarGroove:
            return;
        case CE_ProgressBarContents:
            if (const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(option))
                drawProgress(*painter, *m_theme, *bar);
            return;
        case CE_Splitter:
            painter->fillRect(option->rect, m_theme->rule);
            return;
        case CE_PushButtonLabel:
            if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
                button && isDefaultButton(*option)) {
                QStyleOptionButton inverted(*button);
                inverted.palette.setColor(QPalette::ButtonText, m_theme->surface);
                QProxyStyle::drawControl(element, &inverted, painter, widget);
                return;
            }
            break;
        case CE_ShapedFrame:
            // Only the popup of a combo box and text fields have frames in this program.
            if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
                frame && frame->frameShape == QFrame::Box) {
                painter->setPen(m_theme->control);
                painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
                return;
            }
            if (qobject_cast<const QPlainTextEdit*>(widget)) {
                drawFieldBox(*painter, *m_theme, QRectF(option->rect), m_theme->raised, option->state & State_Enabled,
                             option->state & State_HasFocus);
                if (widget->property(kInvalidProperty).toBool())
                    drawInvalidOutline(*painter, *m_theme, QRectF(option->rect));
                return;
            }
            break;
        default:
            break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void InterfaceStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                        const QWidget* widget) const {
    if (const auto* box = qstyleoption_cast<const QStyleOptionSpinBox*>(option); box && control == CC_SpinBox)
        drawSpinBox(*painter, *m_theme, *box);
    else if (const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option);
             combo && control == CC_ComboBox)
        drawComboBox(*painter, *m_theme, *combo);
    else if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
             button && control == CC_ToolButton)
        drawToolButton(*painter, *m_theme, *button);
    else if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option); bar && control == CC_ScrollBar)
        drawScrollBar(*painter, *m_theme, *bar);
    else
        QProxyStyle::drawComplexControl(control, option, painter, widget);
    const bool isField = control == CC_SpinBox || control == CC_ComboBox;
    if (isField && widget && widget->property(kInvalidProperty).toBool())
        drawInvalidOutline(*painter, *m_theme, option->rect);
}

QRect InterfaceStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                     const QWidget* widget) const {
    const QRect rect = option->rect;
    if (control == CC_SpinBox) return spinBoxPartRect(rect, part);
    if (control == CC_ComboBox) {
        if (part == SC_ComboBoxEditField) return rect.adjusted(px(10), 2, -px(26), -2);
        if (part == SC_ComboBoxArrow) return rect.adjusted(rect.width() - px(26), 0, 0, 0);
        return rect;
    }
    if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option); bar && control == CC_ScrollBar)
        return scrollBarPartRect(*bar, part);
    return QProxyStyle::subControlRect(control, option, part, widget);
}

QRect InterfaceStyle::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const {
    const QRect rect = QProxyStyle::subElementRect(element, option, widget);
    const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
    if (element == SE_LineEditContents && frame && frame->lineWidth > 0) return rect.adjusted(px(6), 0, -px(6), 0);
    return rect;
}

QSize InterfaceStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                       const QWidget* widget) const {
    switch (type) {
        case CT_MenuBarItem:
            return {size.width() + px(20), px(kMenuItemHeight)};
        case CT_MenuItem:
            if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option)) return menuItemSize(*item);
            break;
        case CT_ComboBox:
            return {size.width() + px(38), std::max(px(kControlHeight), size.height() + px(6))};
        case CT_LineEdit:
            return {size.width() + px(8), std::max(px(kControlHeight), size.height() + px(6))};
        case CT_PushButton:
            return {std::max(px(80), size.width() + px(32)), std::max(px(kControlHeight), size.height() + px(8))};
        case CT_ToolButton:
            if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option)) {
                const bool arrow = hasArrow(*button);
                return {size.width() + px(12) + (arrow ? px(kChevronWidth) : 0),
                        std::max(px(kControlHeight), size.height() + px(8))};
            }
            break;
        default:
            break;
    }
    return QProxyStyle::sizeFromContents(type, option, size, widget);
}

void InterfaceStyle::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    if (qobject_cast<QAbstractSpinBox*>(widget) || qobject_cast<QComboBox*>(widget)) widget->setAttribute(Qt::WA_Hover);
    // The viewport is transparent, so that the background that drawFieldBox() paints (with round corners, and another
    // colour if disabled) is visible.
    if (const auto* edit = qobject_cast<QPlainTextEdit*>(widget)) edit->viewport()->setAutoFillBackground(false);
}

QIcon InterfaceStyle::standardIcon(StandardPixmap which, const QStyleOption* option, const QWidget* widget) const {
    switch (which) {
        case SP_MessageBoxInformation:
            return messageIcon(u'i', m_theme->muted);
        case SP_MessageBoxWarning:
        case SP_MessageBoxCritical:
            return messageIcon(u'!', m_theme->muted);
        case SP_MessageBoxQuestion:
            return messageIcon(u'?', m_theme->muted);
        default:
            return QProxyStyle::standardIcon(which, option, widget);
    }
}

}  // namespace attention
