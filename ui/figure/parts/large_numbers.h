#pragma once

#include <functional>
#include <span>
#include <vector>

#include <QStringList>

#include "ui/figure/parts/part.h"

namespace attention {

/// The few numbers that a picture compares, in large digits on one line, each with what it is below: "3.52 + 2.10 =
/// 5.62". Smaller where there is little room.
class LargeNumbersPart : public FixedPart {
 public:
    struct Number {
        QString text;
        QColor ink = {};
        QStringList names = {};  ///< below it, forms, the longest first; none where none fits
        bool isSign = false;     ///< what stands between two numbers: smaller and without a name
    };
    /// @param widest  texts that there is room for at least, one for each number, so that nothing moves while they
    /// grow; none: the numbers themselves
    /// @param most  pixels of its width
    void set(std::vector<Number> numbers, const QStringList& widest = {}, Qt::Alignment alignment = Qt::AlignLeft,
             double most = kMaxExtent);
    /// Keeps the room alone: what is shown there is added by declareHighlight.
    void keepRoomOnly() { m_isRoomOnly = true; }
    /// Adds other numbers in the room of those that were set.
    void addNumbers(Marks& marks, const Theme& theme, std::span<const Number> numbers) const;
    /// Adds a highlighted cell's numbers, if it is shown here.
    std::function<void(Marks&, const Cell&, Highlight)> declareHighlight = {};
    void drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) override;

 protected:
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    std::vector<Number> m_numbers;
    Qt::Alignment m_alignment = Qt::AlignLeft;
    bool m_isRoomOnly = false;
};

}  // namespace attention
