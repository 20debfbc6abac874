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
        bool isLarge = false;     ///< the large picture, with words at both axes; else one of the small pictures
        bool hasWords = false;    ///< a small picture with words below its columns
        bool isOverview = false;  ///< a small picture of all weights beside the large one that shows a zoomed part
        bool hasBars = false;  ///< a bar with the entropy of each query at the right, if it fits; else the mean above
    };
    /// @param context  drawing state of the figure; outlives the part
    HeadPart(Figure& figure, const HeadsContext& context);
    void set(const Options& options);
    /// Shows or hides words at the rows of a small picture; before setGeometry().
    void showRowWords(bool shown) { m_hasRowWords = shown; }

    /// A small picture with its name and a margin, where a click chooses its head.
    QRectF tileRect() const;
    /// The matrix of the weights; hidden while lines show them.
    MatrixPanel& panel() { return m_panel; }

 protected:
    SizeHint measureSizeHint(QSizeF room) const override;
    void geometryChanged() override;
    void hidden() override { m_panel.hide(); }
    void declare(Marks& marks, const Theme& theme) const override;
    void declareAreas(Marks& marks) const override;
    void declareHighlight(Marks& marks, const Theme& theme, const Cell& cell, Highlight how) const override;

 private:
    bool isLargeOrChosen() const { return m_options.isLarge || m_options.head == m_context.chosen; }
    SizeHint measured(QSizeF room) const;
    double heightAbove(bool hasBars) const;
    double widthOfBars() const;
    bool hasColumnWords(double width) const;
    MatrixStyle style(bool rowWords, bool columnWords) const;
    std::vector<Index> heads() const;
    QRectF area() const;
    QRectF bars() const;
    QRectF barOf(Index query) const;
    bool isRowInSight(Index query) const;
    void addTitle(Marks& marks, const Theme& theme) const;
    QStringList noteForms() const;
    void addBars(Marks& marks, const Theme& theme) const;
    void addLinesHighlight(Marks& marks, const Theme& theme, const Cell& cell, Highlight how) const;

    Figure& m_figure;
    const HeadsContext& m_context;
    MatrixPanel m_panel;
    Options m_options;
    bool m_hasRowWords = false;
    bool m_hasBars = false;  ///< Options::hasBars, and they fit
    SizeHintCache m_need;
};

}  // namespace attention
