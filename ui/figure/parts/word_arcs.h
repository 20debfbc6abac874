#pragma once

#include <vector>

#include "ui/figure/matrix_panel.h"
#include "ui/figure/parts/part.h"

namespace attention {

/// Words side by side with arcs above them, from one word to another; or, for two sentences, words above and words
/// below with lines between them.
class WordArcsPart : public Part {
 public:
    struct Look {
        QStringList words = {};
        /// Words of the second sentence, below the first; empty: arcs lead from word to word of `words`.
        QStringList lowerWords = {};
        double before = 0;            ///< empty columns before the first word
        double behind = 0;            ///< empty columns behind the last word
        double widestWord = 90;       ///< maximum width of a word, in pixels
        double minArcHeight = 44;     ///< minimum height of the arcs, in pixels
        double maxArcHeight = 190;    ///< maximum height of the arcs, in pixels
        double titleGap = 4;          ///< pixels between the title and the arcs
        double labelSpace = 0;        ///< pixels above the highest arc, for labels
        double below = 0;             ///< pixels below the words and their numbers
        double maxStep = 150;         ///< maximum distance from one word to the next, in pixels
        double fullHeightSpan = 0;    ///< an arc over this many columns has the full height; 0: the longest arc has it
        bool allowsVertical = false;  ///< if words would touch, all are written vertically rather than leaving some out
        int size = font_size::kAxis;  ///< font size of the words, in pixels
        /// Columns are as wide as their words need, with smaller words if necessary; if even these do not fit, all
        /// columns are equally wide.
        bool isFitted = false;
        bool isEven = false;  ///< if isFitted: all columns are as wide as the widest word needs
        /// If isFitted: gap between words in em; larger values also leave a gap between the tags of neighbouring words.
        double wordGap = 0.56;
        bool hasNumbers = false;  ///< positions are written below the words, if there is room
        /// Labels are in gaps of their arcs; those of short arcs are above, below or beside them.
        bool labelsInterruptArcs = false;
        bool labelsBesideArcs = false;  ///< if labelsInterruptArcs: all labels are placed like those of short arcs
        bool hasTags = false;           ///< labels are on their arcs, on tags in the arcs' colours
        int labelSize = font_size::kSmallest;      ///< font size of the labels, in pixels
        std::optional<Index> underlinedWord = {};  ///< the word that is bold and underlined
        QColor underlinedInk = {};                 ///< colour of that word; invalid: the text colour
    };
    struct Arc {
        double from = 0;   ///< position of the word where the arc begins
        double to = 0;     ///< position of the word where the arc ends
        double width = 1;  ///< in pixels
        QColor ink = {};
        bool isMissing = false;   ///< dashed, to a position without a word
        bool hasTip = true;       ///< an arrow head at its end
        QStringList labels = {};  ///< forms of its label, the longest first; not drawn if all of them touch others
        double startInset = 0;    ///< pixels by which the arc begins inside its word; the word's tag hides this piece
        double lower = 0;  ///< pixels by which the top of the arc is lowered, to separate arcs between the same words
        bool isDashed = false;
    };
    void set(Look look);

    double step() const { return content().width() / columnCount(); }
    /// The x coordinate of the middle of a word's column. @param position  index of the word; 1.5 is half way between
    /// the words 1 and 2
    double xOf(double position) const;
    /// The inverse of xOf(); a whole number if columns have individual widths.
    double positionAt(double x) const;
    /// The range of x of a word's column.
    QCPRange column(Index word) const;
    /// The rectangle of the line of words, or of the words of the second sentence.
    QRectF line(bool isLower = false) const;

    /// Adds arcs in their order, then all labels.
    void addArcs(Marks& marks, const Theme& theme, std::vector<Arc> arcs) const;
    /// Adds tags on the query's word and on the key's word; the key gets a dot instead if the tags would touch.
    /// @param isQuiet  outlined tags, for a sentence that is shown for comparison
    void addTags(Marks& marks, const Theme& theme, Index query, std::optional<Index> key, bool isQuiet = false) const;

    /// The index of the word in the column at a point, in the second sentence if there is one.
    std::optional<Index> wordAt(const QPointF& place) const;
    /// Returns the cell at a point.
    std::function<std::optional<Cell>(const QPointF&)> findCell = {};
    std::optional<Cell> cellAt(const QPointF& place) const override {
        return findCell && content().contains(place) ? findCell(place) : std::nullopt;
    }
    /// Returns the index of the word that shows a cell, if cells are shown as words.
    std::function<std::optional<Index>(const Cell&)> findWord = {};
    std::optional<QRectF> cellRect(const Cell& cell) const override;

 protected:
    SizeHint measureSizeHint(QSizeF room) const override;
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    void drawArcs(QCPPainter& painter, const Theme& theme, const std::vector<Arc>& arcs) const;
    void drawTags(QCPPainter& painter, const Theme& theme, Index query, std::optional<Index> key, bool isQuiet) const;
    bool hasLowerWords() const { return !m_look.lowerWords.isEmpty(); }
    /// A font size for words, with the widths that their columns need.
    struct Fit {
        int size = font_size::kAxis;
        std::vector<double> columns;
        double needed = 0;  ///< width of all columns together, in pixels
    };
    /// The largest font size with which columns of individual widths fit; nullptr: all columns are equally wide.
    const Fit* fitIn(double width) const;
    QFont font(bool isStrong = false) const;
    /// Height of the line of words if they are horizontal. @param width  of all columns together
    double horizontalLineHeight(double width) const;
    /// Whether words are vertical. @param width  of all columns together
    bool isVertical(double width) const;
    double lineHeight(double width) const;
    double numbersHeight(double width) const;
    bool hasNumbers(double width) const { return m_look.hasNumbers && !hasLowerWords() && !isVertical(width); }
    void drawNumber(QCPPainter& painter, const Theme& theme, Index word, const QColor* ink = nullptr) const;
    /// The words that arcs lead to.
    const QStringList& keyWords() const { return hasLowerWords() ? m_look.lowerWords : m_look.words; }
    /// The number of columns, including the empty ones before and behind the words.
    double columnCount() const;
    bool hasTip(const Arc& arc) const;
    QPainterPath path(const Arc& arc, double fullHeightSpan) const;
    void drawLabels(QCPPainter& painter, const Theme& theme, const std::vector<Arc>& arcs, double fullHeightSpan) const;
    void drawWords(QCPPainter& painter, const Theme& theme, bool isLower) const;
    /// Draws the tag of a word in the colour `ink`; if `ink` is null, draws nothing and erases the words that the tag
    /// would touch.
    void drawTag(QCPPainter& painter, const Theme& theme, Index position, bool isLower, const QColor* ink,
                 bool isQuiet) const;

    Look m_look;
    double m_widest = 0;      ///< width of the widest word, in pixels
    std::vector<Fit> m_fits;  ///< the largest first
    int m_stride = 1;         ///< only every m_stride-th word is shown
};

}  // namespace attention
