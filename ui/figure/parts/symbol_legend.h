#pragma once

#include <functional>
#include <vector>

#include "ui/figure/parts/size_hint_cache.h"

namespace attention {

/// What the marks of a picture are: each mark with its name after it, in as many lines as that takes.
class SymbolLegendPart : public Part {
 public:
    struct Key {
        QStringList forms;  ///< of the name, the longest first
        /// Adds the mark in a box of kMark x kLine.
        std::function<void(Marks&, const QRectF&)> declare;
    };
    static constexpr double kMark = 22;
    static constexpr double kLine = 18;

    /// A mark that is a line.
    static std::function<void(Marks&, const QRectF&)> line(const QPen& pen);

    /// None: the part takes no room.
    void set(std::vector<Key> keys, const QFont& font, const QColor& ink);

 protected:
    SizeHint measureSizeHint(QSizeF room) const override {
        return m_need.get(room, [&] { return measured(room); });
    }
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    SizeHint measured(QSizeF room) const;
    /// Where the name of each key lies.
    std::vector<QRectF> names(double width) const;
    /// Which form of a name fits.
    std::size_t formOf(std::size_t key, double width) const;

    std::vector<Key> m_keys;
    std::vector<std::vector<double>> m_widths;  ///< of each form of each name
    QFont m_font;
    QColor m_ink;
    SizeHintCache m_need;
};

}  // namespace attention
