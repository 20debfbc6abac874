#pragma once

#include <QCoreApplication>
#include <qcustomplot.h>

#include "core/attention/position_head_study.h"
#include "ui/figure/theme.h"

namespace attention {

/// How one query is made of its position: on each pair's clock the hand of p_i turned by each shift, and the keys on
/// the rim, one of which it meets.
class QueryClocks {
    Q_DECLARE_TR_FUNCTIONS(PositionHeads)

 public:
    /// @param painter, study, theme  outlive the object
    QueryClocks(QCPPainter& painter, const PositionHeadStudy& study, const Theme& theme, Index asked)
        : m_painter(painter), m_study(study), m_theme(theme), m_asked(asked) {}

    /// @param band  of the clocks with their names @param title  above them
    void draw(const QRectF& band, const QRectF& title);

 private:
    void drawTitle(const QRectF& room, Index shownPairs, Index pairs);
    void drawName(const QPointF& centre, double top, double width, Index pair);
    void drawClock(const QPointF& centre, double radius, Index pair);
    void drawHand(const QPointF& centre, const QPointF& end, const QColor& ink, double width);
    /// The end of the query's hand, at a key or where there is none.
    void drawMeeting(const QPointF& centre, const QPointF& end, bool isMet);
    void drawTurn(const QPointF& centre, double radius, double start, double angle);

    QCPPainter& m_painter;
    const PositionHeadStudy& m_study;
    const Theme& m_theme;
    Index m_asked;
};

}  // namespace attention
