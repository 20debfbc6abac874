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

/// A small button on a connector for a factor or a term that is collapsed; a click expands it.
class Chip {
 public:
    /// @param text  a sign before the formula, or a word if there is no formula
    /// @param isLearned  the factor or term has learned parameters, which a stronger frame shows
    explicit Chip(const QString& text, const std::optional<Expression>& expression = {}, bool isLearned = false);

    QSizeF size() const;
    /// Its box if it is centred at `middle`, on whole pixels.
    QRectF boxAt(const QPointF& middle) const;
    void add(Marks& marks, const QPointF& middle, bool isOpen, const Theme& theme) const;

 private:
    QFont font() const;

    QString m_text;
    double m_textWidth = 0;
    bool m_isLearned = false;
    std::optional<FormulaLayout> m_formula;
};

/// Adds the frame of a chip, or of a sample of it in a legend.
void addChipFrame(Marks& marks, const QRectF& box, bool isLearned, const Theme& theme,
                  const QBrush& ground = Qt::NoBrush);

}  // namespace attention
