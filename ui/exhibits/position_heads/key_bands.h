#pragma once

#include <optional>

#include <QPainterPath>
#include <QStringList>
#include <qcustomplot.h>

#include "core/attention/position_head_study.h"
#include "ui/figure/theme.h"

namespace attention {

/// What a figure of position heads draws: the numbers, the words of the tokens and the inks.
struct PositionHeadPicture {
    /// Room for a band's name.
    static constexpr double kTitle = 20;

    const PositionHeadStudy* study = nullptr;
    QStringList words;  ///< of each position
    const Theme* theme = nullptr;

    /// Pixels of the widest word, `most` at the most.
    double widestWord(const QFont& font, double most) const;
};

/// The name of a band, semibold and elided, and beside it a muted note where all of it fits.
void drawBandTitle(QCPPainter& painter, const QRectF& room, const QString& name, const QString& note,
                   const Theme& theme);

/// Bands over one axis of keys: lines between tokens, their words, the scores and the weights of one query.
class KeyBands {
 public:
    /// Left of the curves, for their numbers.
    static constexpr double kNumbers = 34;

    /// @param picture  outlives the bands
    explicit KeyBands(const PositionHeadPicture& picture) : m_picture(picture) {}

    void arrange(const QRectF& column);
    /// The key at a place of the bands below the lines.
    std::optional<Index> keyUnder(const QPointF& place) const;
    double keyAt(double x) const { return lowest() + (x - m_labels.left()) / step(); }
    /// Where the peak of a query's curve can be grasped, if scores are shown.
    std::optional<QRectF> peakAt(Index place) const;

    /// What all queries have in common.
    void draw(QCPPainter& painter);
    /// Lines, scores and weights of one query.
    /// @param key  the key that is looked at  @param canDrag  the peaks look like handles
    void drawQuery(QCPPainter& painter, Index asked, std::optional<Index> key, bool canDrag) const;

 private:
    const PositionHeadStudy& numbers() const { return *m_picture.study; }
    const PositionHead& head() const { return *numbers().head; }
    const Theme& theme() const { return *m_picture.theme; }
    Index count() const { return numbers().count(); }
    double lowest() const { return -0.5 - double(numbers().before); }
    double highest() const { return double(count()) - 0.5 + double(numbers().behind); }
    double step() const { return m_labels.width() / (highest() - lowest()); }
    double xOf(double key) const { return m_labels.left() + (key - lowest()) * step(); }
    double yOf(double score) const;
    QRectF labelOf(Index i, Index every) const;
    QPainterPath arc(double from, double to) const;

    void drawBeyond(QCPPainter& painter) const;
    void drawNumbers(QCPPainter& painter) const;
    void drawArc(QCPPainter& painter, Index from, Index to, double weight, bool isAsked) const;
    void drawArcs(QCPPainter& painter);
    void drawArcsOf(QCPPainter& painter, Index from) const;
    void drawLabels(QCPPainter& painter);
    void drawTitleOf(QCPPainter& painter, const QRectF& band, const QString& name, const QString& note) const;
    void drawScores(QCPPainter& painter, Index asked, bool canDrag) const;
    void drawPeaks(QCPPainter& painter, Index asked, bool canDrag) const;
    void drawWeights(QCPPainter& painter, Index asked) const;
    void drawTags(QCPPainter& painter, Index asked, std::optional<Index> key) const;
    void drawWordTag(QCPPainter& painter, Index position, const QColor& ink) const;
    void markKey(QCPPainter& painter, Index asked, Index key) const;

    const PositionHeadPicture& m_picture;
    QRectF m_arcs, m_labels, m_scores, m_weights;
    double m_longest = 1;  ///< of the lines between tokens, in places
    Index m_every = 1;     ///< of so many words one is shown
};

}  // namespace attention
