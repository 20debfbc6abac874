#pragma once

#include <functional>
#include <vector>

#include "core/matrix.h"
#include "ui/figure/parts/part.h"

namespace attention {

/// Words in boxes side by side, one of which is chosen; a click on another one sets a parameter. Of more words than
/// there is room for the first ones are shown, and the chosen one in any case.
class WordSelectorPart : public FixedPart {
 public:
    struct Look {
        QString name = {};  ///< before the words
        QStringList words = {};
        Index chosen = 0;
        qsizetype most = 99;  ///< words shown, besides the chosen one
        std::function<ParameterChange(Index)> choose = {};
        Cell cell = {};  ///< that a word stands for
    };
    /// Without words the part takes no room.
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
    double m_name = 0;  ///< pixels of the name with its gap
};

}  // namespace attention
