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
        QStringList answers = {};    ///< words of the second sentence, below; empty: arcs lead from word to word
        double before = 0;           ///< empty columns before the first word
        double behind = 0;           ///< empty columns behind the last word
        double widestWord = 90;      ///< maximum width of a word, in pixels
        double least = 44;           ///< minimum height of the arcs, in pixels
        double most = 190;           ///< maximum height of the arcs, in pixels
        double top = 4;              ///< pixels between the title and the arcs
        double above = 0;            ///< pixels above the highest arc, for labels
        double below = 0;            ///< pixels below the words and their numbers
        double maxStep = 150;        ///< from one word to the next, pixels
        double farthest = 0;         ///< columns between the ends of an arc of full height; 0: those of the longest arc
        bool allowsUpright = false;  ///< words that would touch are vertical, before some are left out
        int size = font_size::kAxis;  ///< font size of the words, in pixels
        /// Columns are as wide as their words need, with smaller words if necessary; if even these do not fit, all
        /// columns are equally wide.
        bool isFitted = false;
        bool isEven = false;      ///< if isFitted: all columns are as wide as the widest word needs
        double wordGap = 0.56;    ///< if isFitted: gap between words in em; more than the default separates their tags
        bool hasNumbers = false;  ///< positions are written below the words, if there is room
        bool hasGaps = false;     ///< labels are in gaps of their arcs; those of short arcs are above or beside them
        bool isOver = false;      ///< all labels are placed like those of short arcs
        bool hasTags = false;     ///< labels are on their arcs, on tags in the arcs' colours
        int labelSize = font_size::kSmallest;      ///< font size of the labels, in pixels
        std::optional<Index> underlinedWord = {};  ///< the word that is bold and underlined
        QColor underlinedInk = {};                 ///< colour of that word; invalid: the text colour
    };
    struct Arc {
        double from = 0;
        double to = 0;
        double width = 1;
        QColor ink = {};
        bool isMissing = false;   ///< dashed, to a position without a word
        bool hasTip = true;       ///< an arrow head at its end
        QStringList labels = {};  ///< forms of its label, the longest first; not drawn if all of them touch others
        double sunk = 0;          ///< pixels by which its beginning extends into its word, whose tag covers them
        double lower = 0;         ///< pixels by which its top is lowered, to separate arcs between the same words
        bool isDashed = false;
    };
    void set(Look look);

    double step() const { return content().width() / places(); }
    double xOf(double place) const;
    double placeAt(double x) const;
    /// The range of x of a word's column.
    QCPRange column(Index word) const;
    /// The rectangle of the line of words, or of the answers.
    QRectF line(bool ofAnswers = false) const;

    /// Adds arcs in their order, then all labels.
    void addArcs(Marks& marks, const Theme& theme, std::vector<Arc> arcs) const;
    /// Adds tags on the query's word and on the key's word; the latter gets a dot instead if the tags would touch.
    /// @param isQuiet  outlined tags, for a sentence that is shown for comparison
    void addTags(Marks& marks, const Theme& theme, Index asks, std::optional<Index> asked, bool isQuiet = false) const;

    /// The word in the column at a point; of the answers, if there are any.
    std::optional<Index> wordAt(const QPointF& place) const;
    std::function<std::optional<Cell>(const QPointF&)> onPoint = {};
    std::optional<Cell> cellAt(const QPointF& place) const override {
        return onPoint && content().contains(place) ? onPoint(place) : std::nullopt;
    }
    /// The word that shows a cell, if cells are shown as words.
    std::function<std::optional<Index>(const Cell&)> onWord = {};
    std::optional<QRectF> cellRect(const Cell& cell) const override;

 protected:
    SizeHint measureSizeHint(QSizeF room) const override;
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    void drawArcs(QCPPainter& painter, const Theme& theme, const std::vector<Arc>& arcs) const;
    void drawTags(QCPPainter& painter, const Theme& theme, Index asks, std::optional<Index> asked, bool isQuiet) const;
    bool hasAnswers() const { return !m_look.answers.isEmpty(); }
    /// A font size for words, with the widths that their columns need.
    struct Fit {
        int size = font_size::kAxis;
        std::vector<double> columns;
        double needed = 0;  ///< width of all columns together, in pixels
    };
    /// The largest font size with which columns of individual widths fit; nullptr: all columns are equally wide.
    const Fit* fitIn(double width) const;
    QFont font(bool isStrong = false) const;
    double plainLine(double width) const;
    /// Whether words are vertical. @param width  of all columns together
    bool isUpright(double width) const;
    double lineHeight(double width) const;
    double numbersHeight(double width) const;
    bool hasNumbers(double width) const { return m_look.hasNumbers && !hasAnswers() && !isUpright(width); }
    void drawNumber(QCPPainter& painter, const Theme& theme, Index word, const QColor* ink = nullptr) const;
    const QStringList& asked() const { return hasAnswers() ? m_look.answers : m_look.words; }
    double places() const;
    bool hasTip(const Arc& arc) const;
    QPainterPath path(const Arc& arc, double farthest) const;
    void drawLabels(QCPPainter& painter, const Theme& theme, const std::vector<Arc>& arcs, double farthest) const;
    void drawWords(QCPPainter& painter, const Theme& theme, bool ofAnswers) const;
    /// @param ink  nullptr: only clears the words that the tag would touch
    void drawTag(QCPPainter& painter, const Theme& theme, Index place, bool ofAnswers, const QColor* ink,
                 bool isQuiet) const;

    Look m_look;
    double m_widest = 0;      ///< width of the widest word, in pixels
    std::vector<Fit> m_fits;  ///< the largest first
    int m_stride = 1;         ///< only every m_stride-th word is shown
};

}  // namespace attention
