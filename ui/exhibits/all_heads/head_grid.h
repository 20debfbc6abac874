#pragma once

#include <vector>

#include <QImage>
#include <QStringList>

#include "core/models/all_heads_study.h"
#include "ui/figure/parts/declared.h"

namespace attention {

/// What stands for a head that is switched off.
void addCross(Marks& marks, const QRectF& box, const QColor& ink);

/// All heads as small square pictures of their weights, one image each: layers as rows and heads as columns, or in an
/// order of their own. Below each its name in two lines, where there is room for all names; where names need not
/// be there, a stripe at its left has the colour of the name; where they are, only the chosen picture has colours.
class HeadGridPart : public DeclaredPart {
 public:
    static constexpr double kHeadRow = 18;  ///< of the numbers of heads above
    struct Look {
        const AllHeadsStudy* study = nullptr;  ///< outlives the layout
        const Theme* theme = nullptr;
        std::vector<Index> order;  ///< the heads in the places of the grid, row by row
        bool isInPlace = true;     ///< a row is a layer
        bool asksForNames = true;  ///< the names' room is part of what the grid needs at least
        Index chosen = 0;
        std::vector<QStringList> names;  ///< of each head, forms of its name, as many of each, the longest
                                         ///< first; a line break says where one in two lines is parted
        std::vector<QColor> colours;     ///< of each head's name
        /// Cells of one row that are outlined in all pictures; other rows are pale, and the weight of a cell that is
        /// alone stands in the corner that no weight is in.
        std::vector<Cell> ringed = {};
    };
    void set(Look look);
    /// Whether the names are part of what the grid needs: none of them is missing.
    bool reservesNames() const;

    /// The head whose picture is at a place.
    std::optional<Index> headAt(const QPointF& place) const;
    /// Where a head's picture is.
    QRectF pictureOf(Index head) const;

 protected:
    SizeHint measureSizeHint(QSizeF room) const override;
    void declare(Marks& marks, const Theme& theme) const override;
    /// Clicks are the figure's; see headAt().
    void declareAreas(Marks&) const override {}

 private:
    /// Below a picture, where its name stands.
    double nameHeight() const;
    QFont nameFont(bool isChosen = true) const;
    /// The longest form of all names that has room.
    std::optional<std::size_t> formIn(double width) const;
    /// How many columns there are, and what one place takes.
    struct Packing {
        Index columns = 1, rows = 1;
        double gap = 0, stripe = 0;  ///< behind a picture and before it, in pixels
        QSizeF picture, place;
        std::optional<std::size_t> form;  ///< of the names; nothing: none has room
    };
    Packing pack(QSizeF room) const;
    QRectF placeAt(const Packing& packing, std::size_t at) const;
    QRectF pictureAt(const Packing& packing, std::size_t at) const;
    void addAxes(Marks& marks) const;
    void addRinged(Marks& marks, const Theme& theme, Index head, const QRectF& picture) const;
    void makeImages();

    Look m_look;
    std::vector<QImage> m_images;               ///< of each head
    const AllHeadsStudy* m_imagesOf = nullptr;  ///< what they show
    const Theme* m_imagesIn = nullptr;
    std::vector<double> m_nameWidths;  ///< of the widest line of each form
};

}  // namespace attention
