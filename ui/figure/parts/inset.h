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
    Need measure(QSizeF room) const override {
        const Need inner = within(room);
        return {.least = inner.least.grownBy(inner.around), .most = inner.most.grownBy(inner.around)};
    }
    void placed() override { m_inner->place(content().marginsRemoved(within(content().size()).around), content()); }

 private:
    Need within(QSizeF room) const { return m_inner->need(room.shrunkBy(m_inner->need(room).around)); }

    Part* m_inner;
};

}  // namespace attention
