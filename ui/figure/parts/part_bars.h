#pragma once

#include <optional>
#include <vector>

#include <QStringList>

#include "ui/figure/parts/part.h"

namespace attention {

/// Signed numbers as horizontal bars from a common zero, one below the other; negative and positive bars have different
/// colours. The bars are cells of the matrix "parts".
class PartBarsPart : public FixedPart {
 public:
    struct Bar {
        QString name;
        QString number;
        double value = 0;
    };
    struct Look {
        std::vector<Bar> bars = {};
        QString left = {}, right = {};  ///< headings over the negative and the positive bars
    };
    void set(Look look);

    std::optional<Cell> cellAt(const QPointF& place) const override;
    std::optional<QRectF> cellRect(const Cell& cell) const override;
    void drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) override;

 protected:
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    QRectF rowAt(std::size_t bar) const;
    QRectF barAt(std::size_t bar) const;

    Look m_look;
    double m_numberWidth = 0, m_low = 0, m_high = 1;
};

}  // namespace attention
