#pragma once

#include <cstddef>
#include <vector>

namespace attention {

class Figure;

/// Numbers that a part draws, such as angles, places or lengths. Where the figure glides (see Figure::setGlides()) they
/// go from what is drawn to their new values; else they are the new ones at once. What is written stays exact: only
/// shapes are drawn from these.
class GlidingNumbers {
 public:
    /// Other numbers, or the same; of another count they do not glide.
    /// @param period  of angles, 0: of none: from the old to the new value there is less than one
    void set(Figure& figure, std::vector<double> values, double period = 0);
    /// As it is drawn now.
    double operator[](std::size_t index) const;
    bool isMoving() const { return progress() < 1; }
    /// Milliseconds after which numbers have gone a share of their way, 0 ... 1.
    static double timeOf(double share);

 private:
    /// 0 ... 1, slow at both ends.
    double progress() const;

    const Figure* m_figure = nullptr;
    std::vector<double> m_from, m_to;
    double m_start = 0;  ///< of Figure::glideTime()
};

}  // namespace attention
