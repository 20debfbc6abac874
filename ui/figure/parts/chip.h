#pragma once

#include <optional>

#include <QFont>
#include <QRectF>

#include "core/explain/expression.h"
#include "ui/figure/formula.h"
#include "ui/figure/theme.h"

class QCPPainter;

namespace attention {

/// A small button on a connector: a factor or a term that is folded away, and opens when it is clicked.
class Chip {
 public:
    /// @param text  a sign before the formula, or a word in its place
    explicit Chip(const QString& text, const std::optional<Expression>& expression = {});

    QSizeF size() const;
    /// Where it lies with its middle at a place, on whole pixels.
    QRectF boxAt(const QPointF& middle) const;
    void draw(QCPPainter& painter, const QPointF& middle, bool isOpen, const Theme& theme) const;

 private:
    QFont font() const;

    QString m_text;
    double m_textWidth = 0;
    std::optional<FormulaLayout> m_formula;
};

}  // namespace attention
