#pragma once

#include <vector>

#include "ui/figure/matrix_panel.h"
#include "ui/figure/parts/part.h"

namespace attention {

/// Words side by side and arcs over them, from one word to another; or, for two sentences, words above and below and
/// lines between them.
class WordArcsPart : public Part {
 public:
    struct Look {
        QStringList words = {};
        QStringList answers = {};  ///< of the second sentence, below; none: arcs end at the words themselves
        double before = 0;         ///< places before the first word
        double behind = 0;         ///< places behind the last word
        double widestWord = 90;    ///< pixels
        double least = 44;         ///< height of the arcs at least, pixels
        double most = 190;         ///< height of the arcs at most, pixels
        double top = 4;            ///< pixels between the title and the room of the arcs
        double above = 0;          ///< pixels above the highest arc, for labels
        double below = 0;          ///< pixels below the words and their numbers
        double maxStep = 150;      ///< from one word to the next, pixels
        double farthest = 0;  ///< places between the ends of an arc of full height; 0: of the longest that is drawn
        bool allowsUpright = false;   ///< words that would touch stand upright, before some are left out
        int size = font_size::kAxis;  ///< of the words, pixels
        /// Columns are as wide as their words need, where all of them fit, if need be in smaller letters; else they are
        /// alike.
        bool isFitted = false;
        bool isEven = false;      ///< such columns are as wide as the widest word needs, all of them
        double wordGap = 0.56;    ///< between two words of such columns, of the em; what is more parts their tags
        bool hasNumbers = false;  ///< positions below the words, where there is room for them
        bool hasGaps = false;     ///< labels stand in gaps of their arcs
        bool isOver = false;      ///< but all of them above or aside, as those of short arcs
        bool hasTags = false;     ///< labels stand on their arcs, on tags in the colours of these
        int labelSize = font_size::kSmallest;      ///< of the labels, pixels
        std::optional<Index> underlinedWord = {};  ///< the word that is strong and underlined
        QColor underlinedInk = {};                 ///< of that word; invalid: the text's
    };
    struct Arc {
        double from = 0;
        double to = 0;
        double width = 1;
        QColor ink = {};
        bool isMissing = false;   ///< dashed, to a place without a word
        bool hasTip = true;       ///< an arrow at its end
        QStringList labels = {};  ///< forms of what stands on it, the longest first; left out where all touch others
        double sunk = 0;          ///< pixels that its beginning reaches into its word, whose tag covers them
        double lower = 0;         ///< pixels below where its top would be, so that arcs between the same words part
        bool isDashed = false;
    };
    void set(Look look);

    double step() const { return content().width() / places(); }
    double xOf(double place) const;
    double placeAt(double x) const;
    /// From one end of a word's column to the other.
    QCPRange column(Index word) const;
    /// The words' line, or that of the answers.
    QRectF line(bool ofAnswers = false) const;

    /// Adds arcs in their order, then all labels.
    void addArcs(Marks& marks, const Theme& theme, std::vector<Arc> arcs) const;
    /// Tags on the word that asks and on the one that is asked; a dot where two would touch.
    /// @param isQuiet  outlines, of a sentence that is there for comparison
    void addTags(Marks& marks, const Theme& theme, Index asks, std::optional<Index> asked, bool isQuiet = false) const;

    /// The word at a place, in pixels, of the answers where there are any.
    std::optional<Index> wordAt(const QPointF& place) const;
    std::function<std::optional<Cell>(const QPointF&)> onPoint = {};
    std::optional<Cell> cellAt(const QPointF& place) const override {
        return onPoint && content().contains(place) ? onPoint(place) : std::nullopt;
    }
    /// The word that a cell stands at, if words are where cells are seen.
    std::function<std::optional<Index>(const Cell&)> onWord = {};
    std::optional<QRectF> cellRect(const Cell& cell) const override;

 protected:
    SizeHint measureSizeHint(QSizeF room) const override;
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    void drawArcs(QCPPainter& painter, const Theme& theme, const std::vector<Arc>& arcs) const;
    void drawTags(QCPPainter& painter, const Theme& theme, Index asks, std::optional<Index> asked, bool isQuiet) const;
    bool hasAnswers() const { return !m_look.answers.isEmpty(); }
    /// Of words in columns that need so many pixels each.
    struct Fit {
        int size = font_size::kAxis;
        std::vector<double> columns;
        double needed = 0;  ///< pixels of all columns
    };
    /// The largest words that have columns of their own width; nullptr: columns are alike.
    const Fit* fitIn(double width) const;
    QFont font(bool isStrong = false) const;
    double plainLine(double width) const;
    /// @param width  of all places
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
    double m_widest = 0;      ///< pixels of the widest word
    std::vector<Fit> m_fits;  ///< the largest first
    int m_stride = 1;         ///< of so many words one is shown
};

}  // namespace attention
