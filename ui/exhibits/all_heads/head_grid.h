#pragma once

#include <vector>

#include <QImage>
#include <QStringList>

#include "core/models/all_heads_study.h"
#include "ui/figure/parts/declared.h"

namespace attention {

/// Adds the diagonal cross that marks a head that is switched off.
void addCross(Marks& marks, const QRectF& box, const QColor& ink);

/// A grid of small square pictures, one for the weights of each head: either a row per layer and a column per head, or
/// sorted by a score. Names are below the pictures if all of them fit. If the grid does not reserve space for names, a
/// stripe at the left of each picture has the colour of the head's job; if it does, only the chosen picture has a
/// coloured frame.
class HeadGridPart : public DeclaredPart {
 public:
    static constexpr double kHeadRow = 18;  ///< height of the row of head numbers above the pictures
    struct Look {
        const AllHeadsStudy* study = nullptr;  ///< outlives the layout
        const Theme* theme = nullptr;
        std::vector<Index> order;  ///< the heads in the order of the grid's cells, row by row
        bool isInPlace = true;     ///< a row is a layer; else the heads are sorted
        bool asksForNames = true;  ///< the minimum size of the grid includes the names
        Index chosen = 0;
        std::vector<QStringList> names;  ///< of each head: forms of its name, the longest first, with line breaks; all
                                         ///< heads have the same number of forms
        std::vector<QColor> colours;     ///< of each head's job
        /// Cells of one row that are outlined in all pictures; the other rows are pale. The weight of a single cell is
        /// written in the upper right corner, where a causal mask leaves no weights.
        std::vector<Cell> outlined = {};
    };
    void set(Look look);
    /// Whether the minimum size includes the names, so that all names are visible.
    bool reservesNames() const;

    /// The head whose cell of the grid contains a point.
    std::optional<Index> headAt(const QPointF& place) const;
    /// The rectangle of a head's picture.
    QRectF pictureOf(Index head) const;

 protected:
    SizeHint measureSizeHint(QSizeF room) const override;
    void declare(Marks& marks, const Theme& theme) const override;
    /// Clicks are the figure's; see headAt().
    void declareAreas(Marks&) const override {}

 private:
    /// Height of the name below a picture.
    double nameHeight() const;
    QFont nameFont(bool isChosen = true) const;
    /// The longest form whose names all fit into a width.
    std::optional<std::size_t> formIn(double width) const;
    /// The arrangement of the grid in a given size.
    struct Packing {
        Index columns = 1, rows = 1;
        double gap = 0, stripe = 0;       ///< pixels at the right and at the left of a picture
        QSizeF picture, slot;             ///< a slot contains the picture, its name, the stripe and the gaps
        std::optional<std::size_t> form;  ///< which form of the names is used; nothing: no names
    };
    Packing pack(QSizeF available) const;
    /// The slot, and the picture in it, at an index of Look::order.
    QRectF slotRect(const Packing& packing, std::size_t index) const;
    QRectF pictureRect(const Packing& packing, std::size_t index) const;
    void addAxes(Marks& marks) const;
    void addOutlined(Marks& marks, const Theme& theme, Index head, const QRectF& picture) const;
    void makeImages();

    Look m_look;
    std::vector<QImage> m_images;                  ///< of each head
    const AllHeadsStudy* m_imagesStudy = nullptr;  ///< the study and the theme that m_images were made with
    const Theme* m_imagesTheme = nullptr;
    std::vector<double> m_nameWidths;  ///< of each form: the widest line of all heads' names, in pixels
};

}  // namespace attention
