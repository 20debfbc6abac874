#pragma once

#include <QStringList>

#include "ui/figure/parts/part.h"

namespace attention {

/// A box with a name, a note below it and a number at the right: one of several alternatives, which a click chooses.
/// The chosen one has a stronger outline.
class CardPart : public FixedPart {
 public:
    struct Look {
        QStringList names = {};  ///< forms, the longest first
        QStringList notes = {};  ///< forms, likewise; no note is drawn if none fits
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
    double m_numberWidth = 0;  ///< width of the number, in pixels
};

}  // namespace attention
