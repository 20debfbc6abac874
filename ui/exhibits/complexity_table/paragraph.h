#pragma once

#include <memory>

#include <QTextLayout>
#include <qcustomplot.h>

namespace attention {

/// Running text whose single letters n, d, k, r, i, ρ stand in the face of formulas.
class Paragraph {
 public:
    /// @param size  pixels of the em
    Paragraph(const QString& text, int size, double width);

    double height() const { return m_height; }
    /// @param place  of its top left corner
    void draw(QCPPainter& painter, const QPointF& place, const QColor& ink) const;

 private:
    std::unique_ptr<QTextLayout> m_layout;
    double m_height = 0;
};

}  // namespace attention
