#pragma once

#include "ui/figure/parts/part.h"

namespace attention {

/// A horizontal colour scale with numbers at its ends and a name, which says what the scale is for, at its left.
class ColourScalePart : public FixedPart {
 public:
    /// @param name  may be empty
    /// @param decimals  of the numbers
    void set(const ColourMap& map, double low, double high, const QString& name, int decimals);
    /// As above, with texts in place of numbers at both ends, for logarithmic scales.
    void set(const ColourMap& map, const QString& low, const QString& high, const QString& name);
    /// Adds a wedge at the value with its number above, on a scale that was set with numbers.
    void addValueMark(Marks& marks, const Theme& theme, double value, int decimals) const;

 protected:
    void draw(QCPPainter& painter, const Theme& theme) override;

    std::optional<ColourMap> m_map;
    QString m_low, m_high;

 private:
    QRectF bar() const;

    QCPRange m_range;  ///< empty if the ends are texts
    QString m_name;
    double m_before = 0;  ///< width of the name and the first number, in pixels
    double m_after = 0;   ///< width of the last number, in pixels
};

/// A vertical colour scale beside a matrix, with numbers at its ends.
class VerticalColourScalePart : public ColourScalePart {
 public:
    /// @param decimals  of the numbers
    void set(const ColourMap& map, double low, double high, int decimals);

 protected:
    void draw(QCPPainter& painter, const Theme& theme) override;
};

}  // namespace attention
