#pragma once

#include <optional>
#include <vector>

#include "core/scene/parameter_table.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/parts/part.h"

namespace attention {

/// A vertical colour bar beside a heatmap, with ticks and the value of the current cell. Both ends have numbers,
/// however short the bar is.
class ColourBarPart : public FixedPart {
 public:
    struct Look {
        ColourMap map;
        double low = -1;
        double high = 1;
        QString name = {};      ///< above the bar, with mathematical letters in the font of formulas; may be empty
        double shrink = 1;      ///< the bar's length as a fraction of the part's height
        bool isFramed = false;  ///< in matplotlib's style; if it has two ticks or more, the ends have no numbers
        bool hasNotes = false;  ///< the marked value has a note below it, such as "0.91 − (−0.51)"
        int fontSize = font_size::kAxis;
    };
    void set(Look look);
    std::optional<ColourScale> colourScale() const override;
    /// Sets the value for which addValueMark() will be called; numbers that its number would touch are left out.
    void setMarkedValue(std::optional<double> value) { m_marked = value; }
    /// Adds a wedge with the value's number beside the bar, and a note below that. Not on a framed bar.
    void addValueMark(Marks& marks, const Theme& theme, double value, const QString& note = {}) const;

 protected:
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    struct Tick {
        double value;
        double place;  ///< y in the figure's pixels
        QString number;
        bool isEnd = false;
    };

    QRectF bar() const;
    double placeOf(double value) const;
    std::vector<Tick> ticks() const;
    /// The rectangle of the number of a marked value, and of its note if there is room for it: at the value, or as near
    /// to it as the numbers of the ends allow.
    QRectF markRoom(double value, bool hasNote) const;
    void drawName(QCPPainter& painter) const;
    /// The number of decimals with which the scale's ends have two significant digits, at least 2.
    int decimals() const;
    QString numberOf(double value) const;

    std::optional<Look> m_look;
    std::optional<double> m_marked;
};

}  // namespace attention
