#include "ui/widgets/style.h"

#include <array>
#include <memory>

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QGridLayout>
#include <QIconEngine>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QPainterPath>
#include <QPlainTextEdit>
#include <QProxyStyle>
#include <QStyleFactory>
#include <QStyleOption>
#include <QSvgRenderer>
#include <QTextFormat>
#include <QToolTip>

#include "ui/widgets/rich_text.h"

namespace attention {
namespace {

double scaleOfInterface = 1;
bool isMotionOff = false;

constexpr double kControlRadius = 6;  ///< this and the following in designed pixels
constexpr double kDisabledShare = 0.45;
constexpr int kMenuRow = 28;
constexpr int kMenuBarMargin = 4;  ///< above and below its entries: 36 in all
constexpr int kMenuMark = 26;      ///< room for a check mark before a menu's text
constexpr int kMenuArrow = 22;     ///< room for a submenu's arrow after it
constexpr int kPresetWidth = 300;  ///< of the muted lines under a menu's entry
constexpr int kStepWidth = 18;     ///< of a spin box's arrows
constexpr int kChevronWidth = 10;
constexpr int kTextFrame = 5;

QColor disabledColour(const QColor& colour, const Theme& theme) {
    return blendColours(colour, theme.window, kDisabledShare);
}

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

/// Fusion with this program's shapes: ink and grey, hair lines, no gradients. Everything is painted here, so a change
/// of theme costs no more than a change of palette.
class Style : public QProxyStyle {
 public:
    Style() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

    void setTheme(const Theme& theme) { m_theme = &theme; }

    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override {
        switch (metric) {
            // QSplitterHandle makes the area to grab wider than a line this thin.
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

    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* result) const override {
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
                // Also asked by figures, which know no more of the frame than its style.
                return isMotionOff ? 0 : QProxyStyle::styleHint(hint, option, widget, result);
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

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override {
        const QRectF rect = QRectF(option->rect);
        const bool enabled = option->state & State_Enabled;
        switch (element) {
            case PE_PanelButtonTool:
                drawQuietButton(*painter, *option);
                return;
            case PE_PanelButtonCommand: {
                if (isDefault(*option)) {
                    drawDefaultButton(*painter, *option);
                    return;
                }
                const bool down = option->state & (State_Sunken | State_On);
                const bool over = enabled && (option->state & State_MouseOver);
                drawBox(*painter, rect, down || over ? m_theme->hover : m_theme->raised, enabled, hasRing(*option));
                return;
            }
            case PE_PanelLineEdit:
                if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
                    frame && frame->lineWidth > 0)
                    drawBox(*painter, rect, m_theme->raised, enabled, option->state & State_HasFocus);
                if (widget && widget->property(kInvalidProperty).toBool()) drawRefused(*painter, rect);
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
                drawIndicator(*painter, *option, element == PE_IndicatorRadioButton);
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

    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override {
        switch (element) {
            case CE_MenuBarEmptyArea:
                drawMenuBarGround(*painter, option->rect);
                return;
            case CE_MenuBarItem:
                if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option))
                    drawMenuBarItem(*painter, *item, widget && widget->hasFocus());
                return;
            case CE_MenuItem:
                // A combo box draws its list as a menu, but on another ground.
                if (qobject_cast<const QComboBox*>(widget)) painter->fillRect(option->rect, m_theme->raised);
                if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option))
                    drawMenuItem(*painter, *item);
                return;
            case CE_SizeGrip:
            case CE_MenuEmptyArea:
            case CE_ProgressBarGroove:
                return;
            case CE_ProgressBarContents:
                if (const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(option))
                    drawProgress(*painter, *bar);
                return;
            case CE_Splitter:
                painter->fillRect(option->rect, m_theme->rule);
                return;
            case CE_PushButtonLabel:
                if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
                    button && isDefault(*option)) {
                    QStyleOptionButton onInk(*button);
                    onInk.palette.setColor(QPalette::ButtonText, m_theme->surface);
                    QProxyStyle::drawControl(element, &onInk, painter, widget);
                    return;
                }
                break;
            case CE_ShapedFrame:
                // The popup of a combo box and texts to write in; every other frame of the program is switched off.
                if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
                    frame && frame->frameShape == QFrame::Box) {
                    painter->setPen(m_theme->control);
                    painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
                    return;
                }
                if (qobject_cast<const QPlainTextEdit*>(widget)) {
                    drawBox(*painter, QRectF(option->rect), m_theme->raised, option->state & State_Enabled,
                            option->state & State_HasFocus);
                    if (widget->property(kInvalidProperty).toBool()) drawRefused(*painter, QRectF(option->rect));
                    return;
                }
                break;
            default:
                break;
        }
        QProxyStyle::drawControl(element, option, painter, widget);
    }

    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override {
        if (const auto* box = qstyleoption_cast<const QStyleOptionSpinBox*>(option); box && control == CC_SpinBox)
            drawSpinBox(*painter, *box, widget);
        else if (const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option);
                 combo && control == CC_ComboBox)
            drawComboBox(*painter, *combo);
        else if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
                 button && control == CC_ToolButton)
            drawToolButton(*painter, *button);
        else if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option); bar && control == CC_ScrollBar)
            drawScrollBar(*painter, *bar, widget);
        else
            QProxyStyle::drawComplexControl(control, option, painter, widget);
        const bool isField = control == CC_SpinBox || control == CC_ComboBox;
        if (isField && widget && widget->property(kInvalidProperty).toBool()) drawRefused(*painter, option->rect);
    }

    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                         const QWidget* widget) const override {
        const QRect rect = option->rect;
        if (control == CC_SpinBox) {
            const int left = rect.right() - px(kStepWidth);
            const int half = rect.height() / 2;
            switch (part) {
                case SC_SpinBoxUp:
                    return {left, rect.top(), px(kStepWidth), half};
                case SC_SpinBoxDown:
                    return {left, rect.top() + half, px(kStepWidth), rect.height() - half};
                case SC_SpinBoxEditField:
                    return rect.adjusted(2, 2, -px(kStepWidth), -2);
                default:
                    return rect;
            }
        }
        if (control == CC_ComboBox) {
            if (part == SC_ComboBoxEditField) return rect.adjusted(px(10), 2, -px(26), -2);
            if (part == SC_ComboBoxArrow) return rect.adjusted(rect.width() - px(26), 0, 0, 0);
            return rect;
        }
        if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option); bar && control == CC_ScrollBar)
            return scrollBarPart(*bar, part, widget);
        return QProxyStyle::subControlRect(control, option, part, widget);
    }

    QRect subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const override {
        const QRect rect = QProxyStyle::subElementRect(element, option, widget);
        const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
        if (element == SE_LineEditContents && frame && frame->lineWidth > 0) return rect.adjusted(px(6), 0, -px(6), 0);
        return rect;
    }

    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                           const QWidget* widget) const override {
        switch (type) {
            case CT_MenuBarItem:
                return {size.width() + px(20), px(kMenuRow)};
            case CT_MenuItem:
                if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option))
                    return menuItemSize(*item);
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

    void polish(QWidget* widget) override {
        QProxyStyle::polish(widget);
        if (qobject_cast<QAbstractSpinBox*>(widget) || qobject_cast<QComboBox*>(widget))
            widget->setAttribute(Qt::WA_Hover);
        // The frame's ground, which knows the disabled look and has round corners, shows through.
        if (const auto* edit = qobject_cast<QPlainTextEdit*>(widget)) edit->viewport()->setAutoFillBackground(false);
    }
    using QProxyStyle::polish;

    QIcon standardIcon(StandardPixmap which, const QStyleOption* option, const QWidget* widget) const override {
        switch (which) {
            case SP_MessageBoxInformation:
                return messageIcon(u'i');
            case SP_MessageBoxWarning:
            case SP_MessageBoxCritical:
                return messageIcon(u'!');
            case SP_MessageBoxQuestion:
                return messageIcon(u'?');
            default:
                return QProxyStyle::standardIcon(which, option, widget);
        }
    }

 private:
    QIcon messageIcon(QChar sign) const;

    static bool hasRing(const QStyleOption& option) {
        return (option.state & State_HasFocus) && (option.state & State_KeyboardFocusChange);
    }
    static bool hasArrow(const QStyleOptionToolButton& button) {
        return button.features & (QStyleOptionToolButton::HasMenu | QStyleOptionToolButton::MenuButtonPopup) &&
               button.toolButtonStyle != Qt::ToolButtonIconOnly;
    }

    static bool isDefault(const QStyleOption& option) {
        const auto* button = qstyleoption_cast<const QStyleOptionButton*>(&option);
        return button && (button->features & QStyleOptionButton::DefaultButton) && (option.state & State_Enabled);
    }

    /// What Enter does, in full ink; with the keyboard on it a ring with a gap.
    void drawDefaultButton(QPainter& painter, const QStyleOption& option) const {
        const bool busy = option.state & (State_Sunken | State_MouseOver);
        const double gap = hasRing(option) ? scaled(4) : 0;
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(busy ? m_theme->muted : m_theme->text);
        painter.drawRoundedRect(QRectF(option.rect).adjusted(gap, gap, -gap, -gap), scaled(kControlRadius) - gap / 2,
                                scaled(kControlRadius) - gap / 2);
        painter.restore();
        if (gap > 0) drawFocusRing(painter, QRectF(option.rect), scaled(kControlRadius), m_theme->text);
    }

    /// The box of everything that holds a value: a hair line of control ink, thicker and darker with focus.
    /// Dashes are told from the line of the focus.
    void drawRefused(QPainter& painter, const QRectF& rect) const {
        const double width = scaled(2);
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(Qt::NoBrush);
        // What lies below the gaps must not close them.
        painter.setPen(QPen(m_theme->raised, width));
        const QRectF edge = rect.adjusted(width / 2, width / 2, -width / 2, -width / 2);
        painter.drawRoundedRect(edge, scaled(kControlRadius), scaled(kControlRadius));
        QPen dashes(m_theme->text, width);
        dashes.setDashPattern({2.5, 1.5});
        dashes.setCapStyle(Qt::FlatCap);
        painter.setPen(dashes);
        painter.drawRoundedRect(edge, scaled(kControlRadius), scaled(kControlRadius));
        painter.restore();
    }

    void drawBox(QPainter& painter, const QRectF& rect, const QColor& ground, bool enabled, bool focused,
                 bool over = false) const {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        const double width = focused ? scaled(2) : 1;
        const QColor ink = focused ? m_theme->text : (over ? m_theme->muted : m_theme->control);
        painter.setPen(QPen(enabled ? ink : disabledColour(ink, *m_theme), width));
        painter.setBrush(enabled ? ground : m_theme->window);
        const double inset = width / 2;
        painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), scaled(kControlRadius) - inset,
                                scaled(kControlRadius) - inset);
        painter.restore();
    }

    void drawQuietButton(QPainter& painter, const QStyleOption& option) const {
        const bool enabled = option.state & State_Enabled;
        const bool down = option.state & (State_Sunken | State_On);
        if (enabled && (down || (option.state & State_MouseOver))) {
            painter.save();
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(Qt::NoPen);
            painter.setBrush(down ? blendColours(m_theme->track, m_theme->hover, 0.5) : m_theme->hover);
            painter.drawRoundedRect(QRectF(option.rect), scaled(kControlRadius), scaled(kControlRadius));
            painter.restore();
        }
        if (hasRing(option)) drawFocusRing(painter, QRectF(option.rect), scaled(kControlRadius), m_theme->text);
    }

    void drawToolButton(QPainter& painter, const QStyleOptionToolButton& button) const {
        drawQuietButton(painter, button);
        const bool enabled = button.state & State_Enabled;
        const bool over = enabled && (button.state & State_MouseOver);
        const bool arrow = hasArrow(button);
        const bool hasText = button.toolButtonStyle != Qt::ToolButtonIconOnly && !button.text.isEmpty();
        QRect room = button.rect.adjusted(px(6), 0, -px(arrow ? 6 + kChevronWidth : 6), 0);
        if (!button.icon.isNull()) {
            QRect place(QPoint(), button.iconSize);
            place.moveCenter(room.center());
            if (hasText) place.moveLeft(room.left());
            button.icon.paint(&painter, place, Qt::AlignCenter,
                              !enabled ? QIcon::Disabled : (over ? QIcon::Active : QIcon::Normal));
            room.setLeft(place.right() + px(6));
        }
        const QColor ink = controlColour(over ? m_theme->text : m_theme->muted, enabled, *m_theme);
        if (hasText) {
            painter.setFont(button.font);
            painter.setPen(ink);
            painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextShowMnemonic, button.text);
        }
        if (arrow) drawChevron(painter, QPointF(button.rect.right() - scaled(10.5), button.rect.center().y() + 1), ink);
    }

    void drawIndicator(QPainter& painter, const QStyleOption& option, bool isRound) const {
        const bool enabled = option.state & State_Enabled;
        const QColor ink = controlColour(m_theme->text, enabled, *m_theme);
        const QRectF box = QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5);
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(controlColour(m_theme->control, enabled, *m_theme), 1));
        painter.setBrush(m_theme->raised);
        const double radius = isRound ? box.width() / 2 : scaled(3);
        painter.drawRoundedRect(box, radius, radius);
        if (option.state & State_On) {
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

    static void drawTick(QPainter& painter, const QPointF& centre, const QColor& ink) {
        const double unit = interfaceScale();
        const std::array tick{centre + QPointF(-3.5, 0) * unit, centre + QPointF(-1, 2.5) * unit,
                              centre + QPointF(4, -3) * unit};
        painter.setPen(QPen(ink, 1.5 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(tick.data(), int(tick.size()));
    }

    void drawProgress(QPainter& painter, const QStyleOptionProgressBar& bar) const {
        const QRectF groove(bar.rect.left(), bar.rect.center().y() - scaled(1), bar.rect.width(), scaled(4));
        const double range = std::max(1, bar.maximum - bar.minimum);
        QRectF done = groove;
        done.setWidth(groove.width() * std::clamp((bar.progress - bar.minimum) / range, 0.0, 1.0));
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme->track);
        painter.drawRoundedRect(groove, scaled(2), scaled(2));
        painter.setBrush(m_theme->text);
        if (bar.progress > bar.minimum) painter.drawRoundedRect(done, scaled(2), scaled(2));
        painter.restore();
    }

    void drawMenuBarGround(QPainter& painter, const QRect& rect) const {
        painter.fillRect(rect, m_theme->window);
        painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), m_theme->rule);
    }

    /// @param underline  shows the letters to press with Alt: while the keyboard is in the menu bar
    void drawMenuBarItem(QPainter& painter, const QStyleOptionMenuItem& item, bool underline) const {
        const bool enabled = item.state & State_Enabled;
        const bool active = enabled && (item.state & (State_Selected | State_Sunken));
        if (active) {
            painter.save();
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(Qt::NoPen);
            painter.setBrush(m_theme->hover);
            painter.drawRoundedRect(QRectF(item.rect).adjusted(1, 0, -1, 0), scaled(kControlRadius),
                                    scaled(kControlRadius));
            painter.restore();
        }
        painter.setFont(item.font);
        painter.setPen(controlColour(active ? m_theme->text : m_theme->muted, enabled, *m_theme));
        const int mnemonic = underline ? Qt::TextShowMnemonic : Qt::TextHideMnemonic;
        painter.drawText(item.rect, Qt::AlignCenter | Qt::TextSingleLine | mnemonic, item.text);
    }

    QSize menuItemSize(const QStyleOptionMenuItem& item) const {
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

    static int markWidth(const QStyleOptionMenuItem& item) {
        return px(item.menuHasCheckableItems || item.maxIconWidth > 0 ? kMenuMark : 12);
    }

    void drawMenuItem(QPainter& painter, const QStyleOptionMenuItem& item) const {
        const QRect rect = item.rect;
        if (item.menuItemType == QStyleOptionMenuItem::Separator) {
            painter.fillRect(QRect(rect.left() + px(8), rect.center().y(), rect.width() - px(16), 1), m_theme->rule);
            return;
        }
        const bool enabled = item.state & State_Enabled;
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        if (enabled && (item.state & State_Selected)) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(m_theme->hover);
            painter.drawRoundedRect(QRectF(rect), scaled(kControlRadius - 2), scaled(kControlRadius - 2));
        }
        const MenuText words(item.text);
        const int top = words.explanation.isEmpty() ? rect.height() : px(kMenuRow);
        const QColor ink = controlColour(m_theme->text, enabled, *m_theme);
        const QColor second = controlColour(m_theme->muted, enabled, *m_theme);
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

    void drawSpinBox(QPainter& painter, const QStyleOptionSpinBox& box, const QWidget* widget) const {
        const bool enabled = box.state & State_Enabled;
        const bool over = enabled && (box.state & State_MouseOver);
        if (box.frame) drawBox(painter, QRectF(box.rect), m_theme->raised, enabled, box.state & State_HasFocus, over);
        if (box.buttonSymbols == QAbstractSpinBox::NoButtons) return;
        for (const SubControl part : {SC_SpinBoxUp, SC_SpinBoxDown}) {
            const bool up = part == SC_SpinBoxUp;
            const bool can =
                box.stepEnabled & (up ? QAbstractSpinBox::StepUpEnabled : QAbstractSpinBox::StepDownEnabled);
            const bool here = over && box.activeSubControls == part;
            const QRectF place = QRectF(proxy()->subControlRect(CC_SpinBox, &box, part, widget));
            const QPointF centre(place.center().x() - 1,
                                 box.rect.top() + box.rect.height() / 2.0 + scaled(up ? -4.5 : 4.5));
            const double tip = scaled(up ? -2.25 : 2.25);
            const double half = scaled(3.5);
            const std::array triangle{centre + QPointF(0, tip), centre + QPointF(-half, -tip),
                                      centre + QPointF(half, -tip)};
            painter.save();
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(Qt::NoPen);
            painter.setBrush(controlColour(here && can ? m_theme->text : m_theme->muted, enabled && can, *m_theme));
            painter.drawPolygon(triangle.data(), int(triangle.size()));
            painter.restore();
        }
    }

    void drawComboBox(QPainter& painter, const QStyleOptionComboBox& combo) const {
        const bool enabled = combo.state & State_Enabled;
        const bool over = enabled && (combo.state & State_MouseOver);
        drawBox(painter, QRectF(combo.rect), m_theme->raised, enabled, hasRing(combo), over);
        drawChevron(painter, QPointF(combo.rect.right() - scaled(12), combo.rect.center().y() + 1),
                    controlColour(over ? m_theme->text : m_theme->muted, enabled, *m_theme));
    }

    static QRect scrollBarPart(const QStyleOptionSlider& bar, SubControl part, const QWidget*) {
        const bool horizontal = bar.orientation == Qt::Horizontal;
        const int length = horizontal ? bar.rect.width() : bar.rect.height();
        const qint64 range = qint64(bar.maximum) - bar.minimum;
        int size = length;
        if (range > 0)
            size = std::clamp(int(length * qint64(bar.pageStep) / (range + bar.pageStep)), std::min(px(32), length),
                              length);
        const int start = QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition, length - size,
                                                          bar.upsideDown);
        const auto piece = [&](int from, int extent) {
            return horizontal ? QRect(bar.rect.left() + from, bar.rect.top(), extent, bar.rect.height())
                              : QRect(bar.rect.left(), bar.rect.top() + from, bar.rect.width(), extent);
        };
        switch (part) {
            case SC_ScrollBarGroove:
                return bar.rect;
            case SC_ScrollBarSlider:
                return piece(start, size);
            case SC_ScrollBarSubPage:
                return piece(0, start);
            case SC_ScrollBarAddPage:
                return piece(start + size, length - start - size);
            default:
                return {};
        }
    }

    void drawScrollBar(QPainter& painter, const QStyleOptionSlider& bar, const QWidget* widget) const {
        if (bar.maximum <= bar.minimum) return;
        const bool busy = (bar.state & State_MouseOver) || (bar.activeSubControls & SC_ScrollBarSlider);
        const QRectF handle =
            QRectF(scrollBarPart(bar, SC_ScrollBarSlider, widget)).adjusted(px(2), px(2), -px(2), -px(2));
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(busy ? m_theme->control : m_theme->track);
        painter.drawRoundedRect(handle, scaled(3), scaled(3));
        painter.restore();
    }

    const Theme* m_theme = &Theme::light();
};

/// Pictures that are painted anew at each size.
class PaintedEngine : public QIconEngine {
 public:
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap picture(size);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return picture;
    }
};

/// One picture in ink, drawn from its lines at whatever size is asked for.
class IconEngine : public PaintedEngine {
 public:
    IconEngine(const QString& name, const Theme& theme)
        : m_normal{theme.muted}, m_active{theme.text}, m_disabled{disabledColour(theme.muted, theme)} {
        QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
        if (file.open(QIODevice::ReadOnly)) m_drawing = file.readAll();
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        Inked& inked = mode == QIcon::Disabled ? m_disabled : (mode == QIcon::Normal ? m_normal : m_active);
        // Most icons of a window are never seen in most of their inks.
        if (!inked.drawing) {
            QByteArray copy = m_drawing;
            inked.drawing = std::make_shared<QSvgRenderer>(copy.replace("#000", inked.ink.name().toLatin1()));
        }
        inked.drawing->render(painter, rect);
    }
    QIconEngine* clone() const override { return new IconEngine(*this); }
    bool isNull() override { return m_drawing.isEmpty(); }

 private:
    struct Inked {
        QColor ink;
        std::shared_ptr<QSvgRenderer> drawing = nullptr;  ///< null until it is painted
    };

    QByteArray m_drawing;
    Inked m_normal, m_active, m_disabled;
};

/// A sign in a ring, for messages.
class MessageIconEngine : public PaintedEngine {
 public:
    MessageIconEngine(QChar sign, const QColor& ink) : m_sign(sign), m_ink(ink) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode, QIcon::State) override {
        const double size = std::min(rect.width(), rect.height());
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(m_ink, size / 16));
        painter->drawEllipse(QPointF(rect.center()) + QPointF(0.5, 0.5), size * 0.45, size * 0.45);
        painter->setFont(textFont(qRound(size * 0.6), QFont::DemiBold));
        painter->drawText(rect, Qt::AlignCenter, m_sign);
    }
    QIconEngine* clone() const override { return new MessageIconEngine(*this); }

 private:
    QChar m_sign;
    QColor m_ink;
};

QIcon Style::messageIcon(QChar sign) const {
    return QIcon(new MessageIconEngine(sign, m_theme->muted));
}

QPalette paletteOf(const Theme& theme) {
    QPalette palette;
    const auto set = [&](std::initializer_list<QPalette::ColorRole> roles, const QColor& colour, bool isInk) {
        for (const QPalette::ColorRole role : roles) {
            palette.setColor(QPalette::All, role, colour);
            if (isInk) palette.setColor(QPalette::Disabled, role, disabledColour(colour, theme));
        }
    };
    set({QPalette::Window, QPalette::Button}, theme.window, false);
    set({QPalette::Base, QPalette::ToolTipBase}, theme.raised, false);
    set({QPalette::AlternateBase, QPalette::Midlight, QPalette::Light}, theme.hover, false);
    set({QPalette::Mid, QPalette::Highlight}, theme.track, false);
    set({QPalette::Dark, QPalette::Shadow}, theme.control, false);
    set({QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::BrightText, QPalette::HighlightedText,
         QPalette::Link, QPalette::LinkVisited, QPalette::ToolTipText},
        theme.text, true);
    set({QPalette::PlaceholderText}, theme.faint, true);
    return palette;
}

}  // namespace

double interfaceScale() {
    return scaleOfInterface;
}

void setInterfaceScale(double scale) {
    scaleOfInterface = scale;
}

double scaled(double designed) {
    return designed * scaleOfInterface;
}

int px(double designed) {
    return qRound(designed * scaleOfInterface);
}

QFont uiFont(int designedSize, QFont::Weight weight) {
    return textFont(px(designedSize), weight);
}

namespace {

/// A length that was made by px() at one scale, at another. Designed lengths are whole and scales are not below 1, so
/// that the length as designed comes back exactly.
int scaledAgain(int length, double from) {
    return px(qRound(length / from));
}

QSize scaledAgain(const QSize& size, double from) {
    const auto side = [from](int length) {
        return length <= 0 || length == QWIDGETSIZE_MAX ? length : scaledAgain(length, from);
    };
    return {side(size.width()), side(size.height())};
}

void scaleLayout(QLayout& layout, double from) {
    const QMargins margins = layout.contentsMargins();
    layout.setContentsMargins(scaledAgain(margins.left(), from), scaledAgain(margins.top(), from),
                              scaledAgain(margins.right(), from), scaledAgain(margins.bottom(), from));
    if (auto* grid = qobject_cast<QGridLayout*>(&layout)) {
        grid->setHorizontalSpacing(scaledAgain(grid->horizontalSpacing(), from));
        grid->setVerticalSpacing(scaledAgain(grid->verticalSpacing(), from));
        for (int row = 0; row < grid->rowCount(); ++row)
            grid->setRowMinimumHeight(row, scaledAgain(grid->rowMinimumHeight(row), from));
        for (int column = 0; column < grid->columnCount(); ++column)
            grid->setColumnMinimumWidth(column, scaledAgain(grid->columnMinimumWidth(column), from));
    } else {
        layout.setSpacing(scaledAgain(layout.spacing(), from));
    }
    for (int i = 0; i < layout.count(); ++i) {
        QSpacerItem* spacer = layout.itemAt(i)->spacerItem();
        if (!spacer) continue;
        const QSizePolicy policy = spacer->sizePolicy();
        spacer->changeSize(scaledAgain(spacer->sizeHint().width(), from),
                           scaledAgain(spacer->sizeHint().height(), from), policy.horizontalPolicy(),
                           policy.verticalPolicy());
    }
    layout.invalidate();
}

void scaleWidget(QWidget& widget, double from) {
    if (widget.testAttribute(Qt::WA_SetFont) && widget.font().pixelSize() > 0) {
        QFont font = widget.font();
        font.setPixelSize(scaledAgain(font.pixelSize(), from));
        widget.setFont(font);
    }
    // A window's own size is up to the person and the screen.
    if (!widget.isWindow()) {
        widget.setMinimumSize(scaledAgain(widget.minimumSize(), from));
        widget.setMaximumSize(scaledAgain(widget.maximumSize(), from));
    }
    if (qobject_cast<QLabel*>(&widget)) {
        const QMargins margins = widget.contentsMargins();
        widget.setContentsMargins(scaledAgain(margins.left(), from), scaledAgain(margins.top(), from),
                                  scaledAgain(margins.right(), from), scaledAgain(margins.bottom(), from));
    }
}

}  // namespace

void rescaleWidgetTree(QWidget& root, double from) {
    for (QLayout* layout : root.findChildren<QLayout*>())
        // A main window lays out its bars by itself.
        if (!qobject_cast<QMainWindow*>(layout->parent())) scaleLayout(*layout, from);
    QList<QWidget*> widgets = root.findChildren<QWidget*>();
    widgets.prepend(&root);
    for (QWidget* widget : widgets) {
        // What Qt makes for itself inside a widget has no size of its own; menus and other windows see to theirs.
        if (widget->objectName().startsWith(QLatin1String("qt_")) || widget->window() != root.window()) continue;
        scaleWidget(*widget, from);
        widget->updateGeometry();
    }
    // Menus, scroll bars and lists keep what they asked the style for.
    for (QWidget* widget : root.findChildren<QWidget*>()) {
        QEvent event(QEvent::StyleChange);
        QCoreApplication::sendEvent(widget, &event);
    }
}

bool isMotionReduced() {
    return isMotionOff;
}

void setMotionReduced(bool reduced) {
    isMotionOff = reduced;
}

void applyTheme(const Theme& theme) {
    auto* style = dynamic_cast<Style*>(QApplication::style());
    const bool first = !style;
    if (first) style = new Style;
    style->setTheme(theme);
    if (first) QApplication::setStyle(style);
    const auto setFont = [](const QFont& font, const char* type) {
        if (QApplication::font(type).pixelSize() != font.pixelSize()) QApplication::setFont(font, type);
    };
    setFont(uiFont(font_size::kBody), nullptr);
    setFont(uiFont(font_size::kName), "QToolButton");
    setFont(uiFont(font_size::kName), "QStatusBar");
    QToolTip::setFont(uiFont(font_size::kAxis));
    const QPalette palette = paletteOf(theme);
    QApplication::setPalette(palette);
    QToolTip::setPalette(palette);
}

bool systemIsDark() {
    const QPalette own = QApplication::palette();
    // Without a palette of its own the application takes the platform's.
    QApplication::setPalette(QPalette());
    const QPalette platform = QApplication::palette();
    if (dynamic_cast<Style*>(QApplication::style())) QApplication::setPalette(own);
    return platform.color(QPalette::WindowText).lightness() > platform.color(QPalette::Window).lightness();
}

QIcon themedIcon(const QString& name, const Theme& theme) {
    return QIcon(new IconEngine(name, theme));
}

QColor blendColours(const QColor& over, const QColor& under, double share) {
    const auto mix = [share](int a, int b) { return qRound(a * share + b * (1 - share)); };
    return QColor(mix(over.red(), under.red()), mix(over.green(), under.green()), mix(over.blue(), under.blue()));
}

QColor controlColour(const QColor& colour, bool enabled, const Theme& theme) {
    return enabled ? colour : disabledColour(colour, theme);
}

void setInk(QWidget& widget, const QColor& colour, const Theme& theme) {
    QPalette palette = widget.palette();
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text}) {
        palette.setColor(QPalette::All, role, colour);
        palette.setColor(QPalette::Disabled, role, disabledColour(colour, theme));
    }
    widget.setPalette(palette);
}

QString menuText(QString name) {
    return name.replace(u'&', QLatin1String("&&"));
}

QString tooltipText(const QString& title, const QString& text) {
    // Only rich text wraps in a tooltip.
    QString words = QStringLiteral("<qt>");
    if (!title.isEmpty()) words += semibold(title.toHtmlEscaped()) + QStringLiteral("<br>");
    return words + text.toHtmlEscaped() + QStringLiteral("</qt>");
}

void drawFocusRing(QPainter& painter, const QRectF& rect, double radius, const QColor& ink) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double inset = scaled(1);
    painter.setPen(QPen(ink, 2 * inset));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius - inset, radius - inset);
    painter.restore();
}

void drawChevron(QPainter& painter, const QPointF& centre, const QColor& ink, Qt::ArrowType direction) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(ink, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.translate(centre);
    painter.scale(scaleOfInterface, scaleOfInterface);
    if (direction == Qt::RightArrow) painter.rotate(-90);
    if (direction == Qt::UpArrow) painter.rotate(180);
    const std::array head{QPointF(-3.5, -1.75), QPointF(0, 1.75), QPointF(3.5, -1.75)};
    painter.drawPolyline(head.data(), int(head.size()));
    painter.restore();
}

}  // namespace attention
