#pragma once

#include "ui/figure/parts/part.h"

namespace attention {

/// A part whose numbers, names and title lie within what it shares with its neighbours, instead of around it: a plot
/// below a table, which begin and end alike.
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
    SizeHint within(QSizeF room) const { return m_inner->sizeHint(room.shrunkBy(m_inner->sizeHint(room).margins)); }

    Part* m_inner;
};

}  // namespace attention
