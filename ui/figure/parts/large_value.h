#pragma once

#include <array>

#include "ui/figure/matrix_panel.h"
#include "ui/figure/parts/part.h"
#include "ui/figure/theme.h"

namespace attention {

/// A number as large as its room allows, words below it. @param size  pixels of the number's font at most
void drawLargeValue(QCPPainter& painter, const QRectF& room, const QString& value, const QStringList& words, int size,
                    Qt::Alignment alignment, const Theme& theme, const QColor& ink = {});
/// Adds the same.
void addLargeValue(Marks& marks, const QRectF& room, const QString& value, const QStringList& words, int size,
                   Qt::Alignment alignment, const Theme& theme, const QColor& ink = {});
/// Pixels that it takes: the number alone, and with its words.
double largeValueHeight(int size, bool hasWords);

/// A number of a sum that is written as on paper.
struct SumTerm {
    double value;
    QString name;  ///< below it
    QColor ink;
};
/// Pixels that a sum needs with digits of a size, for numbers as wide as one.
QSizeF writtenSumSize(int size, const QString& widest);
/// Adds two terms, one below the other, a rule, and below it what they come to. A second term below 0 is taken away.
void addWrittenSum(Marks& marks, const QRectF& room, const std::array<SumTerm, 3>& terms, int decimals, int size,
                   const Theme& theme);

/// One of the numbers that a picture compares, large, with words below it.
class LargeValuePart : public FixedPart {
 public:
    struct Look {
        QString value = {};
        QStringList words = {};  ///< forms, the longest first; empty: none
        QString widest = {};     ///< room is kept for a value as wide as this one, so that neighbours stay in place
        int size = font_size::kBigValue;  ///< pixels of the number's font at most
        Qt::Alignment alignment = Qt::AlignLeft;
        std::optional<Cell> cell = {};               ///< whose value it is
        std::optional<ParameterChange> choice = {};  ///< what a click sets
    };
    void set(Look look);

    std::optional<Cell> cellAt(const QPointF& place) const override;
    std::optional<QRectF> cellRect(const Cell& cell) const override;
    void drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) override;
    std::optional<ParameterChange> choiceAt(const QPointF& place) const override;

 protected:
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    Look m_look;
};

}  // namespace attention
