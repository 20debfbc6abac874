#pragma once

#include <cstddef>
#include <vector>

namespace attention {

class Figure;

/// Animated numbers that a part draws, such as angles, positions or lengths. While the figure glides (see
/// Figure::setGlides()) they move smoothly from the values drawn now to the new ones; else they change at once. Only
/// shapes are drawn from them: texts show the exact new values.
class GlidingNumbers {
 public:
    /// Sets the new values. If their count changes, they do not glide.
    /// @param period  of angles, which then move by less than one period; 0: the values are not periodic
    void set(Figure& figure, std::vector<double> values, double period = 0);
    /// The value to draw now.
    double operator[](std::size_t index) const;
    bool isMoving() const { return progress() < 1; }
    /// Milliseconds after which a glide has covered `share` (0 ... 1) of its way.
    static double timeOf(double share);

 private:
    /// The share of the way that is covered now, 0 ... 1, slow at both ends.
    double progress() const;

    const Figure* m_figure = nullptr;
    std::vector<double> m_from, m_to;
    double m_start = 0;  ///< as Figure::glideTime()
};

}  // namespace attention
