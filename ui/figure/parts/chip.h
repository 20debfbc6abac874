#pragma once

#include <optional>

#include <QBrush>
#include <QFont>
#include <QRectF>

#include "core/formula/expression.h"
#include "ui/figure/formula.h"
#include "ui/figure/theme.h"

namespace attention {

class Marks;

/// A small button on a connector: a factor or a term that is folded away, and opens when it is clicked.
class Chip {
 public:
    /// @param text  a sign before the formula, or a word in its place
    /// @param isLearned  with a strong frame: what is folded away was learned
    explicit Chip(const QString& text, const std::optional<Expression>& expression = {}, bool isLearned = false);

    QSizeF size() const;
    /// Where it lies with its middle at a place, on whole pixels.
    QRectF boxAt(const QPointF& middle) const;
    void add(Marks& marks, const QPointF& middle, bool isOpen, const Theme& theme) const;

 private:
    QFont font() const;

    QString m_text;
    double m_textWidth = 0;
    bool m_isLearned = false;
    std::optional<FormulaLayout> m_formula;
};

/// The frame of a chip, or of its sample in a legend.
void addChipFrame(Marks& marks, const QRectF& box, bool isLearned, const Theme& theme,
                  const QBrush& ground = Qt::NoBrush);

}  // namespace attention
