#pragma once

#include <functional>

#include <QStringList>

#include "core/matrix.h"
#include "ui/figure/parts/part.h"

namespace attention {

/// Numbers below columns, or below groups of them, with the word for what they are before the first.
class IndexRowPart : public FixedPart {
 public:
    struct Look {
        QString word = {};
        Index count = 0;
        std::function<double(Index)> centre = {};  ///< of a number, in pixels
        QStringList texts = {};                    ///< instead of 0, 1, ... count - 1
        bool isStrong = false;                     ///< larger numbers, which the picture compares
    };
    void set(Look look);
    /// The tag of a number, in its place.
    void addTagOf(Marks& marks, const Theme& theme, Index number) const;

 protected:
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    QString text(Index number) const;
    QFont font() const;
    QRectF boxOfNumber(Index number) const;
    /// Every how many columns a number stands, so that none touches the next.
    Index step() const;

    Look m_look;
};

}  // namespace attention
