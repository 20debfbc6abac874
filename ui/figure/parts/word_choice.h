#pragma once

#include <functional>
#include <vector>

#include "core/matrix.h"
#include "ui/figure/parts/part.h"

namespace attention {

/// Words in boxes side by side, one of which is chosen; a click on another one sets a parameter. If not all words fit,
/// the first ones and the chosen one are shown.
class WordSelectorPart : public FixedPart {
 public:
    struct Look {
        QString name = {};  ///< before the words
        QStringList words = {};
        Index chosen = 0;
        qsizetype maxWords = 99;  ///< maximum number of words shown, besides the chosen one
        std::function<ParameterChange(Index)> choose = {};
        Cell cell = {};  ///< the cell that all words stand for
    };
    /// Without words the part takes no space.
    void set(Look look);

    std::optional<Cell> cellAt(const QPointF& place) const override;
    std::optional<ParameterChange> choiceAt(const QPointF& place) const override;
    bool isControl() const override { return true; }

 protected:
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    struct Box {
        Index word = 0;
        QRectF rect;
    };
    std::vector<Box> boxes(double room) const;
    std::optional<Index> wordAt(const QPointF& place) const;

    Look m_look;
    double m_name = 0;  ///< width of the name and its gap, in pixels
};

}  // namespace attention
