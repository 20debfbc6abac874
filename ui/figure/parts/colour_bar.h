#pragma once

#include <optional>
#include <vector>

#include "core/scene/parameter_table.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/parts/part.h"

namespace attention {

/// The labelled scale that stands beside a heatmap, with ticks and the value of the cell that is explained. Both ends
/// have their numbers, however short the bar is.
class ColourBarPart : public FixedPart {
 public:
    struct Look {
        ColourMap map;
        double low = -1;
        double high = 1;
        QString name = {};      ///< above the bar, its mathematical letters in the formulas' face; may be empty
        double shrink = 1;      ///< the bar's length as a part of the room's height
        bool isFramed = false;  ///< as matplotlib draws it: where it has two ticks, the ends need none
        bool hasNotes = false;  ///< a mark's value has a note below it: "0.91 − (−0.51)"
        int fontSize = font_size::kAxis;
    };
    void set(Look look);
    std::optional<ColourScale> colourScale() const override;
    /// The value that addValueMark() will be called with, so that the numbers it would touch are left out.
    void giveWayTo(std::optional<double> value) { m_marked = value; }
    /// Adds a wedge with the value's number beside the bar, and a note below that. Not on a framed bar.
    void addValueMark(Marks& marks, const Theme& theme, double value, const QString& note = {}) const;

 protected:
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    struct Tick {
        double value;
        double place;  ///< pixels from the top
        QString number;
        bool isEnd = false;
    };

    QRectF bar() const;
    double placeOf(double value) const;
    std::vector<Tick> ticks() const;
    /// Where the number of a marked value stands, with a note if there is room for it: beside the value, or as near as
    /// the numbers of the ends let it.
    QRectF markRoom(double value, bool hasNote) const;
    void drawName(QCPPainter& painter) const;
    /// So many that the scale's ends have two significant digits, and two at least.
    int decimals() const;
    QString numberOf(double value) const;

    std::optional<Look> m_look;
    std::optional<double> m_marked;
};

}  // namespace attention
