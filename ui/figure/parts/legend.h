#pragma once

#include <functional>
#include <vector>

#include "ui/figure/parts/part.h"

namespace attention {

/// What colours, hatching and signs mean: samples with words beside them, in as many lines as the width asks for.
class LegendPart : public Part {
 public:
    struct Entry {
        QString before = {};  ///< left of the sample; may be empty
        double sample = 22;   ///< pixels of the sample; 0: words only
        std::function<void(Marks&, const QRectF&)> declare = {};
        QStringList after = {};  ///< forms of the words at its right, the longest first
    };
    void set(std::vector<Entry> entries);

    /// A scale of colours with the numbers of its ends.
    static Entry scale(const ColourMap& map, double low, double high, const QString& name, int decimals,
                       const Theme& theme);
    /// A hatched sample.
    static Entry hatched(QStringList words, const Theme& theme);
    /// A tick before a condition that holds, a cross before one that does not.
    static Entry checked(bool holds, QStringList words, const Theme& theme);
    /// A dashed line.
    static Entry dashed(QStringList words, const Theme& theme);
    /// An outlined sample.
    static Entry outlined(const QColor& ink, QStringList words);

 protected:
    SizeHint measureSizeHint(QSizeF room) const override;
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    /// Where an entry begins, on which line, and what is written there.
    struct Place {
        double left = 0;
        int line = 0;
        QString after;
    };
    std::vector<Place> lay(double width) const;
    double widthOf(const Entry& entry, const QString& after) const;

    std::vector<Entry> m_entries;
};

}  // namespace attention
