#pragma once

#include "ui/figure/parts/part.h"

namespace attention {

/// Wraps a part so that its margins, with numbers, names and title, belong to the content of the wrapper: for a plot
/// below a table that begins and ends at the same x as the table.
class InsetPart : public Part {
 public:
    explicit InsetPart(Part& inner) : m_inner(&inner) {}

    void visit(const std::function<void(Part&)>& visitor) override {
        visitor(*this);
        m_inner->visit(visitor);
    }

 protected:
    SizeHint measureSizeHint(QSizeF room) const override {
        const SizeHint inner = within(room);
        return {.minimum = inner.minimum.grownBy(inner.margins), .maximum = inner.maximum.grownBy(inner.margins)};
    }
    void geometryChanged() override {
        m_inner->setGeometry(content().marginsRemoved(within(content().size()).margins), content());
    }

 private:
    /// The size hint of the inner part in a room that contains its margins, too.
    SizeHint within(QSizeF room) const { return m_inner->sizeHint(room.shrunkBy(m_inner->sizeHint(room).margins)); }

    Part* m_inner;
};

}  // namespace attention
