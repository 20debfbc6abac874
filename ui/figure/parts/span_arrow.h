#pragma once

#include "ui/figure/parts/part.h"

namespace attention {

/// An arrow above columns, from a word at their left end to one at their right end: "fast → slow".
class SpanArrowPart : public FixedPart {
 public:
    void set(QString from, QString to);

 protected:
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    QString m_from, m_to;
};

}  // namespace attention
