#pragma once

#include <optional>

#include <QCoreApplication>

#include "ui/exhibits/heads/context.h"
#include "ui/figure/parts/declared.h"
#include "ui/figure/parts/size_hint_cache.h"

namespace attention {

/// The weights of one head, as a matrix or as lines between tokens, with its name and its entropies.
class HeadPart : public DeclaredPart {
    Q_DECLARE_TR_FUNCTIONS(Heads)

 public:
    struct Options {
        Index head = 0;
        bool isLarge = false;     ///< one of its own, with words at its axes; else one of the small pictures
        bool hasWords = false;    ///< a small picture with words below
        bool isOverview = false;  ///< a small picture beside the large one of the same head
        bool hasBars = false;     ///< the entropy of each query at its right where there is room, else the mean above
    };
    /// @param look  outlives the part
    HeadPart(Figure& figure, const HeadsContext& look);
    void set(const Options& options);
    /// Words at the rows of a small picture; before it gets its place.
    void showRowWords(bool shown) { m_hasRowWords = shown; }

    /// A small picture with its name and a margin, where a click chooses its head.
    QRectF tileRect() const;
    /// What shows the weights, if not lines do.
    MatrixPanel& panel() { return m_panel; }

 protected:
    SizeHint measureSizeHint(QSizeF room) const override;
    void geometryChanged() override;
    void hidden() override { m_panel.hide(); }
    void declare(Marks& marks, const Theme& theme) const override;
    void declareAreas(Marks& marks) const override;
    void declareHighlight(Marks& marks, const Theme& theme, const Cell& cell, Highlight how) const override;

 private:
    bool isLargeOrChosen() const { return m_options.isLarge || m_options.head == m_look.chosen; }
    SizeHint measured(QSizeF room) const;
    double above(bool hasBars) const;
    double widthOfBars() const;
    bool hasColumnWords(double width) const;
    MatrixStyle style(bool rowWords, bool columnWords) const;
    std::vector<Index> heads() const;
    QRectF area() const;
    QRectF bars() const;
    QRectF barOf(Index query) const;
    bool isInSight(Index query) const;
    void addTitle(Marks& marks, const Theme& theme) const;
    QStringList noteForms() const;
    void addBars(Marks& marks, const Theme& theme) const;
    void addLinesHighlight(Marks& marks, const Theme& theme, const Cell& cell, Highlight how) const;

    Figure& m_figure;
    const HeadsContext& m_look;
    MatrixPanel m_panel;
    Options m_options;
    bool m_hasRowWords = false;
    bool m_hasBars = false;  ///< there is room for them
    SizeHintCache m_need;
};

}  // namespace attention
