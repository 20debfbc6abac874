#pragma once

#include <QLabel>

#include "ui/figure/theme.h"

namespace attention {

/// Symbol and name on one line. A name that is too long moves to the left, then takes the symbol's place, then is set
/// smaller, then is cut short.
class NameLabel : public QLabel {
 public:
    using QLabel::QLabel;

    void setWords(const QString& symbol, const QString& name);
    void setInks(const QColor& symbol, const Theme& theme);
    bool isCut() const;
    QSize minimumSizeHint() const override;
    QSize sizeHint() const override;

 protected:
    void paintEvent(QPaintEvent* event) override;

 private:
    /// The face of the name: smaller where the name would be too wide.
    QFont nameFace() const;

    QString m_symbol;
    QColor m_symbolInk;
    const Theme* m_theme = &Theme::light();
};

}  // namespace attention
