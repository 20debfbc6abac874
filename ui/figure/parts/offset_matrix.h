#pragma once

#include "ui/figure/parts/matrix.h"

namespace attention {

/// A square matrix with one marked diagonal: all pairs with the same offset. A tag above the diagonal names the offset,
/// and words beside the tag say what the cells have in common.
class OffsetMatrixPart : public MatrixPart {
 public:
    using MatrixPart::MatrixPart;

    /// Call it after set(). @param offset  column minus row, 0 or more
    /// @param words  alternative wordings, the longest first; the first one that fits is drawn
    void setDiagonal(Index offset, QString tag, QStringList words, const Theme& theme);

 protected:
    SizeHint measureSizeHint(QSizeF room) const override;
    void geometryChanged() override;
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    Index m_offset = 0;
    QString m_tag;
    QStringList m_words;
    QColor m_rowNumberColour, m_columnNumberColour;
};

}  // namespace attention
