#pragma once

#include <functional>
#include <vector>

#include "ui/figure/parts/part.h"

namespace attention {

/// A legend of colours, hatching and signs: samples with text beside them, in as many lines as the width requires.
class LegendPart : public Part {
 public:
    struct Entry {
        QString before = {};  ///< text left of the sample; may be empty
        double sample = 22;   ///< width of the sample in pixels; 0: text only
        /// Adds the marks of the sample in a box.
        std::function<void(Marks&, const QRectF&)> declare = {};
        QStringList after = {};  ///< forms of the text right of the sample, the longest first
    };
    void set(std::vector<Entry> entries);

    /// A colour scale with numbers at its ends.
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
    /// The position of an entry and the form of its text that fits.
    struct Place {
        double left = 0;
        int line = 0;
        QString after;
    };
    std::vector<Place> placeEntries(double width) const;
    double widthOf(const Entry& entry, const QString& after) const;

    std::vector<Entry> m_entries;
};

}  // namespace attention
