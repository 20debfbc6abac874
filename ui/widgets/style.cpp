#include "ui/widgets/style.h"

#include <array>

#include <QApplication>
#include <QToolTip>

#include "ui/widgets/interface_style.h"
#include "ui/widgets/rich_text.h"

namespace attention {
namespace {

double currentScale = 1;
bool isMotionReducedNow = false;

/// The opacity of the colours of disabled controls.
constexpr double kDisabledOpacity = 0.45;

QPalette paletteOf(const Theme& theme) {
    QPalette palette;
    const auto set = [&](std::initializer_list<QPalette::ColorRole> roles, const QColor& colour, bool isInk) {
        for (const QPalette::ColorRole role : roles) {
            palette.setColor(QPalette::All, role, colour);
            if (isInk) palette.setColor(QPalette::Disabled, role, controlColour(colour, false, theme));
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
    return currentScale;
}

void setInterfaceScale(double scale) {
    currentScale = scale;
}

double scaled(double designed) {
    return designed * currentScale;
}

int px(double designed) {
    return qRound(designed * currentScale);
}

QFont uiFont(int designedSize, QFont::Weight weight) {
    return textFont(px(designedSize), weight);
}

bool isMotionReduced() {
    return isMotionReducedNow;
}

void setMotionReduced(bool reduced) {
    isMotionReducedNow = reduced;
}

void applyTheme(const Theme& theme) {
    auto* style = dynamic_cast<InterfaceStyle*>(QApplication::style());
    const bool first = !style;
    if (first) style = new InterfaceStyle;
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
    const QPalette applicationPalette = QApplication::palette();
    // After setting a default palette, the application reports the palette of the platform.
    QApplication::setPalette(QPalette());
    const QPalette platform = QApplication::palette();
    if (dynamic_cast<InterfaceStyle*>(QApplication::style())) QApplication::setPalette(applicationPalette);
    return platform.color(QPalette::WindowText).lightness() > platform.color(QPalette::Window).lightness();
}

QColor blendColours(const QColor& over, const QColor& under, double share) {
    const auto mix = [share](int a, int b) { return qRound(a * share + b * (1 - share)); };
    return QColor(mix(over.red(), under.red()), mix(over.green(), under.green()), mix(over.blue(), under.blue()));
}

QColor controlColour(const QColor& colour, bool enabled, const Theme& theme) {
    return enabled ? colour : blendColours(colour, theme.window, kDisabledOpacity);
}

void setInk(QWidget& widget, const QColor& colour, const Theme& theme) {
    QPalette palette = widget.palette();
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text}) {
        palette.setColor(QPalette::All, role, colour);
        palette.setColor(QPalette::Disabled, role, controlColour(colour, false, theme));
    }
    widget.setPalette(palette);
}

QString menuText(QString name) {
    return name.replace(u'&', QLatin1String("&&"));
}

QString tooltipText(const QString& title, const QString& text) {
    // The tag makes it rich text, because plain text does not wrap in a tooltip.
    QString richText = QStringLiteral("<qt>");
    if (!title.isEmpty()) richText += semibold(title.toHtmlEscaped()) + QStringLiteral("<br>");
    return richText + text.toHtmlEscaped() + QStringLiteral("</qt>");
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
    painter.scale(currentScale, currentScale);
    if (direction == Qt::RightArrow) painter.rotate(-90);
    if (direction == Qt::UpArrow) painter.rotate(180);
    const std::array head{QPointF(-3.5, -1.75), QPointF(0, 1.75), QPointF(3.5, -1.75)};
    painter.drawPolyline(head.data(), int(head.size()));
    painter.restore();
}

}  // namespace attention
