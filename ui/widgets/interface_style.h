#pragma once

#include <QProxyStyle>

#include "ui/figure/theme.h"

namespace attention {

/// The Qt style of the program, based on Fusion: text colour and greys, hairlines, no gradients. It paints the controls
/// itself instead of using style sheets, so a change of theme costs no more than a change of palette.
class InterfaceStyle : public QProxyStyle {
 public:
    InterfaceStyle();

    void setTheme(const Theme& theme) { m_theme = &theme; }

    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* result) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                         const QWidget* widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                           const QWidget* widget) const override;
    void polish(QWidget* widget) override;
    QIcon standardIcon(StandardPixmap which, const QStyleOption* option, const QWidget* widget) const override;
    using QProxyStyle::polish;

 private:
    const Theme* m_theme = &Theme::light();
};

}  // namespace attention
