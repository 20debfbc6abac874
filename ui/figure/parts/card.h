#pragma once

#include <QStringList>

#include "ui/figure/parts/part.h"

namespace attention {

/// A box with a name, a note below it and a number at its right: one of several cases that a click chooses between. The
/// chosen one has the stronger outline.
class CardPart : public FixedPart {
 public:
    struct Look {
        QStringList names = {};  ///< forms, the longest first
        QStringList notes = {};  ///< forms likewise; none where none fits
        QString number = {};
        bool isChosen = false;
        ParameterChange choice = {};  ///< what a click sets
    };
    void set(Look look);

    std::optional<ParameterChange> choiceAt(const QPointF& place) const override;

 protected:
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    Look m_look;
    double m_number = 0;  ///< pixels of the number
};

}  // namespace attention
