#pragma once

#include <memory>

#include <QTextLayout>

#include "ui/figure/parts/part.h"

namespace attention {

/// Running text in as many lines as it takes, whose single letters n, d, k, r, i, ρ stand in the face of formulas.
class ParagraphPart : public Part {
 public:
    /// @param size  pixels of the em  @param lines  that are reserved, so that what stands below does not move
    void set(QString text, int size, const QColor& ink, int lines = 0);

 protected:
    SizeHint measureSizeHint(QSizeF room) const override;
    void geometryChanged() override;
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    std::unique_ptr<QTextLayout> laidOut(double width, double& height) const;

    QString m_text;
    QList<QTextLayout::FormatRange> m_formats;
    int m_size = font_size::kBody;
    int m_lines = 0;
    QColor m_ink;
    std::unique_ptr<QTextLayout> m_layout;
};

}  // namespace attention
