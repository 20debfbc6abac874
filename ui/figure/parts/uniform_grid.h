#pragma once

#include <functional>
#include <vector>

#include "ui/figure/parts/part.h"

namespace attention {

/// Parts of equal size in a grid, with the number of columns that makes the parts as large as possible.
class UniformGridPart : public Part {
 public:
    /// @param inner  the parts; the size hint of the first one is used for all
    /// @param gap  pixels between the margins of adjacent contents
    /// @param before  pixels left of each row, in addition to the margins of the parts
    /// @param minCount  space is reserved for at least this number of parts
    void set(std::vector<Part*> inner, QSizeF gap, double before = 0, std::size_t minCount = 0);
    /// Called with the number of columns before the parts get their geometry.
    std::function<void(std::size_t columns)> onColumns = {};

    void visit(const std::function<void(Part&)>& visitor) override;
    std::size_t columns() const { return m_columns; }

 protected:
    SizeHint measureSizeHint(QSizeF room) const override;
    void geometryChanged() override;

 private:
    struct Packing {
        std::size_t columns = 1, rows = 1;
        SizeHint partHint;
        QSizeF content;  ///< of each part
    };
    Packing pack(QSizeF room) const;
    /// The gap between adjacent contents, margins included.
    QSizeF between(const SizeHint& partHint) const;
    QSizeF totalSize(const Packing& packing, QSizeF content) const;

    std::vector<Part*> m_inner;
    QSizeF m_gap;
    double m_before = 0;
    std::size_t m_count = 0;  ///< number of parts for which there is space
    std::size_t m_columns = 1;
};

}  // namespace attention
