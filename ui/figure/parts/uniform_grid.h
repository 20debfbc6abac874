#pragma once

#include <functional>
#include <vector>

#include "ui/figure/parts/part.h"

namespace attention {

/// Equal parts in a grid whose number of columns makes them as large as possible.
class UniformGridPart : public Part {
 public:
    /// @param inner  all with the needs of the first one
    /// @param gap  pixels between what stands around two contents
    /// @param before  pixels at the left of each row, beside what the parts need themselves
    /// @param least  so many have room, at least
    void set(std::vector<Part*> inner, QSizeF gap, double before = 0, std::size_t least = 0);
    /// Is told how many columns there are before the parts get their places.
    std::function<void(std::size_t columns)> onColumns = {};

    void visit(const std::function<void(Part&)>& visitor) override;
    std::size_t columns() const { return m_columns; }

 protected:
    SizeHint measureSizeHint(QSizeF room) const override;
    void geometryChanged() override;

 private:
    struct Packing {
        std::size_t columns = 1, rows = 1;
        SizeHint each;
        QSizeF content;  ///< of each part
    };
    Packing pack(QSizeF room) const;
    QSizeF between(const SizeHint& each) const;
    QSizeF whole(const Packing& packing, QSizeF content) const;

    std::vector<Part*> m_inner;
    QSizeF m_gap;
    double m_before = 0;
    std::size_t m_count = 0;  ///< that have room
    std::size_t m_columns = 1;
};

}  // namespace attention
