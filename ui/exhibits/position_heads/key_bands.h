#pragma once

#include <optional>
#include <vector>

#include <QCoreApplication>
#include <QStringList>

#include "core/attention/position_head_study.h"
#include "ui/figure/parts/declared.h"
#include "ui/figure/parts/word_arcs.h"

namespace attention {

/// Bands over one axis of keys: arcs between tokens and their words, the scores and the weights of one query.
class KeyBands {
    Q_DECLARE_TR_FUNCTIONS(PositionHeads)

 public:
    KeyBands() = default;
    KeyBands(const KeyBands&) = delete;
    KeyBands& operator=(const KeyBands&) = delete;

    /// Sets what the bands show; before the layout.
    /// @param words  one for each position
    /// @param isWholePicture  the bands fill the figure: without arcs, and with an arrow above the scores that leads
    /// from the query's position to its key
    void set(const PositionHeadStudy& study, const Theme& theme, const QStringList& words, bool isWholePicture);
    WordArcsPart& arcs() { return m_arcs; }
    MarksPart& scores() { return m_scores; }
    MarksPart& weights() { return m_weights; }

    /// Adds the cells of a row of the weights: in each band, and at the words, one for each key.
    void declareKeys(Marks& marks, Index row) const;
    double keyAt(double x) const { return m_arcs.positionAt(x); }
    /// The rectangle in which the peak of a score curve at this position can be dragged; nothing without scores.
    std::optional<QRectF> peakAt(Index position) const;

    /// The arcs of all queries.
    void addArcs(Marks& marks) const;
    /// Arcs, scores and weights of one query.
    /// @param asked  the query  @param key  the key to highlight  @param canDrag  peaks are drawn as handles
    void addQuery(Marks& marks, Index asked, std::optional<Index> key, bool canDrag) const;

 private:
    const PositionHeadStudy& numbers() const { return *m_study; }
    const PositionHead& head() const { return *m_study->head; }
    const Theme& theme() const { return *m_theme; }
    Index count() const { return m_study->count(); }
    /// The number of columns before and after the sentence; 0 if the bands are the whole picture.
    double placesBefore() const { return m_isWholePicture ? 0 : double(m_study->positionsBefore); }
    double placesAfter() const { return m_isWholePicture ? 0 : double(m_study->positionsAfter); }
    double lowest() const { return -0.5 - placesBefore(); }
    double highest() const { return double(count()) - 0.5 + placesAfter(); }
    double step() const { return m_arcs.step(); }
    double xOf(double key) const { return m_arcs.xOf(key); }
    double yOf(double score) const;

    WordArcsPart::Arc arc(Index from, Index to, bool isAsked) const;
    std::vector<WordArcsPart::Arc> arcsOf(Index from) const;
    double farthest() const;
    template <class Use>
    void forEachArc(Use use) const;
    void addBand(Marks& marks, const QRectF& band) const;
    void addScoreNumbers(Marks& marks) const;
    void addNumber(Marks& marks, double value, int decimals, double y) const;
    void addScores(Marks& marks, Index asked, bool canDrag) const;
    void addScoreCurve(Marks& marks, double start, const QPen& pen, bool onlyKeys) const;
    void addShift(Marks& marks, Index asked, Index shift) const;
    double scoresTitle() const;
    void addPeaks(Marks& marks, Index asked, bool canDrag) const;
    void addWeights(Marks& marks, Index asked) const;
    void addKeyHighlight(Marks& marks, Index asked, Index key) const;

    const PositionHeadStudy* m_study = nullptr;
    const Theme* m_theme = nullptr;
    bool m_isWholePicture = false;
    double m_titleWidth = 0;  ///< pixels of the title of the weights
    WordArcsPart m_arcs;
    MarksPart m_scores, m_weights;
};

}  // namespace attention
