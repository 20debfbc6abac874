#pragma once

#include <array>

#include "ui/figure/matrix_panel.h"
#include "ui/figure/parts/part.h"
#include "ui/figure/theme.h"

namespace attention {

/// Adds a number as large as `room` allows, with words below it. @param size  largest font size, in pixels
void addLargeValue(Marks& marks, const QRectF& room, const QString& value, const QStringList& words, int size,
                   Qt::Alignment alignment, const Theme& theme, const QColor& ink = {});
/// Height of a number in pixels, with or without words below it. @param size  font size of the number, in pixels
double largeValueHeight(int size, bool hasWords);

/// A number in a sum that is written as on paper, one number below the other.
struct SumTerm {
    double value;
    QString name;  ///< text below it
    QColor ink;
};
/// Size of a written sum in pixels. @param size  font size  @param widest  the widest of its numbers
QSizeF writtenSumSize(int size, const QString& widest);
/// Adds two terms, one below the other, a rule, and their sum below the rule. A negative second term is written as a
/// subtraction.
void addWrittenSum(Marks& marks, const QRectF& room, const std::array<SumTerm, 3>& terms, int decimals, int size,
                   const Theme& theme);

/// A large number with words below it.
class LargeValuePart : public FixedPart {
 public:
    struct Look {
        QString value = {};
        QStringList words = {};  ///< forms, the longest first; empty: none
        QString widest = {};  ///< space is reserved for a value as wide as this one, so that neighbours stay in place
        int size = font_size::kBigValue;  ///< largest font size of the number, in pixels
        Qt::Alignment alignment = Qt::AlignLeft;
        std::optional<Cell> cell = {};               ///< cell whose value it is
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
