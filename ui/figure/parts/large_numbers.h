#pragma once

#include <functional>
#include <span>
#include <vector>

#include <QStringList>

#include "ui/figure/parts/part.h"

namespace attention {

/// A few numbers and signs in large digits on one line, each number with its name below, as in "3.52 + 2.10 = 5.62".
/// The digits are smaller where there is little room.
class LargeNumbersPart : public FixedPart {
 public:
    struct Number {
        QString text;
        QColor ink = {};
        QStringList names = {};  ///< forms of the name below it, the longest first; not drawn if none fits
        bool isSign = false;     ///< a sign between two numbers: smaller and without a name
    };
    /// @param widest  a text for each number for which space is reserved, so that nothing moves while the number grows;
    /// empty: only the numbers themselves
    /// @param maxWidth  pixels
    void set(std::vector<Number> numbers, const QStringList& widest = {}, Qt::Alignment alignment = Qt::AlignLeft,
             double maxWidth = kMaxExtent);
    /// The part only reserves space and draws no numbers: declareHighlight adds those of a cell.
    void keepRoomOnly() { m_isRoomOnly = true; }
    /// Adds other numbers in the space of those that were set.
    void addNumbers(Marks& marks, const Theme& theme, std::span<const Number> numbers) const;
    /// Adds the numbers of a highlighted cell, if the part shows that cell.
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
