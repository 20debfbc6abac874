#pragma once

#include <functional>
#include <vector>

#include "ui/figure/parts/size_hint_cache.h"

namespace attention {

/// A legend of the marks of a picture: each mark is followed by its name, in as many lines as the width requires.
class SymbolLegendPart : public Part {
 public:
    struct Key {
        QStringList forms;  ///< of the name, the longest first
        /// Adds the mark in a box of kMark x kLine.
        std::function<void(Marks&, const QRectF&)> declare;
    };
    static constexpr double kMark = 22;
    static constexpr double kLine = 18;

    /// Returns a function that adds a line as the mark; see Key::declare.
    static std::function<void(Marks&, const QRectF&)> line(const QPen& pen);

    /// @param keys  empty: the part takes no space
    void set(std::vector<Key> keys, const QFont& font, const QColor& ink);

 protected:
    SizeHint measureSizeHint(QSizeF room) const override {
        return m_need.get(room, [&] { return measured(room); });
    }
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    SizeHint measured(QSizeF room) const;
    /// The rectangle of each key's name, relative to the top left corner.
    std::vector<QRectF> names(double width) const;
    /// The index of the form of a key's name that fits.
    std::size_t formOf(std::size_t key, double width) const;

    std::vector<Key> m_keys;
    std::vector<std::vector<double>> m_widths;  ///< of each form of each name
    QFont m_font;
    QColor m_ink;
    SizeHintCache m_need;
};

}  // namespace attention
