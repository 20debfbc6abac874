#pragma once

#include "ui/figure/parts/matrix.h"

namespace attention {

/// A square matrix on which one diagonal is marked: all pairs that are as far apart. A tag above it names the distance,
/// and words beside that say what its cells have in common.
class OffsetMatrixPart : public MatrixPart {
 public:
    using MatrixPart::MatrixPart;

    /// After set(). @param offset  column minus row, 0 or more  @param words  forms, the longest first
    void setDiagonal(Index offset, QString tag, QStringList words, const Theme& theme);

 protected:
    SizeHint measureSizeHint(QSizeF room) const override;
    void geometryChanged() override;
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    Index m_offset = 0;
    QString m_tag;
    QStringList m_words;
    QColor m_rows, m_columns;
};

}  // namespace attention
