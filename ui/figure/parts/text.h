#pragma once

#include <vector>

#include "core/formula/expression.h"
#include "ui/figure/formula.h"
#include "ui/figure/parts/part.h"

namespace attention {

/// One line of text: the first of its forms that the room has place for.
class TextPart : public FixedPart {
 public:
    /// @param forms  the longest first; the last one is elided where it does not fit. None: the part takes no room
    void set(QStringList forms, const QFont& font, const QColor& ink, Qt::Alignment alignment = Qt::AlignLeft);
    /// Takes no more room than its longest form: as a cell of a table.
    void keepNarrow();

 protected:
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    QStringList m_forms;
    QFont m_font;
    QColor m_ink;
    Qt::Alignment m_alignment = Qt::AlignLeft;
};

/// A formula, or one sign of it, as what stands between two matrices.
class FormulaPart : public Part {
 public:
    /// In the middle of its room. @param size  pixels of the em
    void set(const Expression& expression, double size);
    /// @param forms  the largest first: the first that the room has place for is drawn. None: the part takes no room
    void set(std::vector<FormulaLayout> forms, Qt::Alignment alignment);

 protected:
    SizeHint measureSizeHint(QSizeF room) const override;
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    std::vector<FormulaLayout> m_forms;
    Qt::Alignment m_alignment = Qt::AlignHCenter;
};

}  // namespace attention
