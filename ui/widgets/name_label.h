#pragma once

#include <QLabel>

#include "ui/figure/theme.h"

namespace attention {

/// The symbol and the name of a parameter on one line. A name that is too long first moves to the left, then replaces
/// the symbol, then shrinks, and finally is cut with an ellipsis.
class NameLabel : public QLabel {
 public:
    using QLabel::QLabel;

    void setSymbolAndName(const QString& symbol, const QString& name);
    void setInks(const QColor& symbol, const Theme& theme);
    bool isCut() const;
    QSize minimumSizeHint() const override;
    QSize sizeHint() const override;

 protected:
    void paintEvent(QPaintEvent* event) override;

 private:
    /// The font of the name; smaller if the name would be too wide.
    QFont nameFont() const;

    QString m_symbol;
    QColor m_symbolColour;
    const Theme* m_theme = &Theme::light();
};

}  // namespace attention
