#pragma once

#include <functional>
#include <map>
#include <vector>

#include "ui/figure/parts/part.h"

namespace attention {

/// What the marks of a picture are: each mark with its name after it, in as many lines as that takes.
class KeysPart : public Part {
 public:
    struct Key {
        QStringList forms;  ///< of the name, the longest first
        /// Draws the mark into a box of kMark x kLine.
        std::function<void(QCPPainter&, const QRectF&)> draw;
    };
    static constexpr double kMark = 22;
    static constexpr double kLine = 18;

    /// None: the part takes no room.
    void set(std::vector<Key> keys, const QFont& font, const QColor& ink);

 protected:
    Need measure(QSizeF room) const override;
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    /// Where the name of each key lies.
    const std::vector<QRectF>& names(double width) const;
    QString nameOf(const Key& key, double width) const;

    std::vector<Key> m_keys;
    QFont m_font;
    QColor m_ink;
    mutable std::map<double, std::vector<QRectF>> m_places;  ///< by width
};

}  // namespace attention
