#pragma once

#include <functional>

#include <QStringList>

#include "core/matrix.h"
#include "ui/figure/parts/part.h"

namespace attention {

/// A row of numbers below columns, or below groups of columns, with a word at the left that says what they number.
class IndexRowPart : public FixedPart {
 public:
    struct Look {
        QString word = {};
        Index count = 0;
        std::function<double(Index)> centre = {};  ///< x of a number, in pixels
        QStringList texts = {};                    ///< instead of 0, 1, ... count - 1
        bool isStrong = false;                     ///< larger bold numbers
    };
    void set(Look look);
    /// Adds a tag in place of a number.
    void addTagOf(Marks& marks, const Theme& theme, Index number) const;

 protected:
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    QString text(Index number) const;
    QFont font() const;
    QRectF boxOfNumber(Index number) const;
    /// Only multiples of this number are drawn, so that none touch.
    Index step() const;

    Look m_look;
};

}  // namespace attention
