#pragma once

#include <vector>

#include "core/formula/expression.h"
#include "ui/figure/formula.h"
#include "ui/figure/parts/part.h"

namespace attention {

/// One line of text: the first of its forms that fits.
class TextPart : public FixedPart {
 public:
    /// @param forms  the longest first; the last one is elided if it does not fit. Empty: the part takes no space
    void set(QStringList forms, const QFont& font, const QColor& ink, Qt::Alignment alignment = Qt::AlignLeft);
    /// Limits the width to that of the longest form, as for a cell of a table.
    void keepNarrow();

 protected:
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    QStringList m_forms;
    QFont m_font;
    QColor m_ink;
    Qt::Alignment m_alignment = Qt::AlignLeft;
};

/// A formula, or a single sign such as "=" between two matrices.
class FormulaPart : public Part {
 public:
    /// Sets a centred formula. @param size  pixels of the em
    void set(const Expression& expression, double size);
    /// @param forms  the largest first: the first that fits is drawn. Empty: the part takes no space
    void set(std::vector<FormulaLayout> forms, Qt::Alignment alignment);

 protected:
    SizeHint measureSizeHint(QSizeF room) const override;
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    std::vector<FormulaLayout> m_forms;
    Qt::Alignment m_alignment = Qt::AlignHCenter;
};

}  // namespace attention
