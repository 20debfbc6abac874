#pragma once

#include "ui/figure/parts/part.h"

namespace attention {

/// A horizontal scale of colours with numbers at its ends and the name of what it is true for before it.
class ColourScalePart : public FixedPart {
 public:
    /// @param name  may be empty
    /// @param decimals  of the numbers
    void set(const ColourMap& map, double low, double high, const QString& name, int decimals);
    /// With other texts at both ends: of a logarithmic scale.
    void set(const ColourMap& map, const QString& low, const QString& high, const QString& name);
    /// Adds a wedge at the value's place with its number above, on a scale that was set with numbers.
    void addValueMark(Marks& marks, const Theme& theme, double value, int decimals) const;

 protected:
    void draw(QCPPainter& painter, const Theme& theme) override;

    std::optional<ColourMap> m_map;
    QString m_low, m_high;

 private:
    QRectF bar() const;

    QCPRange m_range;  ///< of a scale with numbers
    QString m_name;
    double m_before = 0;  ///< pixels of name and first number
    double m_after = 0;   ///< of the last number
};

/// A scale of colours that stands beside a matrix, with the numbers of its ends.
class VerticalColourScalePart : public ColourScalePart {
 public:
    /// @param decimals  of the numbers
    void set(const ColourMap& map, double low, double high, int decimals);

 protected:
    void draw(QCPPainter& painter, const Theme& theme) override;
};

}  // namespace attention
