#pragma once

#include <QRectF>

#include "ui/exhibits/heads/look.h"

namespace attention {

/// What the colours, widths and bars mean, in one row or two.
class HeadsLegend {
 public:
    static constexpr double kHeight = 26;
    /// Of a further row.
    static constexpr double kRowHeight = 18;

    /// @param room  in the figure's pixels @param mostRows  that there is height for
    /// @param oneIn  one cell of so many is shown
    HeadsLegend(const HeadsLook& look, const QRectF& room, int mostRows, Index oneIn);

    /// The rows that it takes.
    int rows();
    void draw(QCPPainter& painter);

 private:
    void lay();
    void scale();
    void drawWedge(const QRectF& bar, const QString& high);
    void maskedSwatch();
    void entropyBar();
    void text(const QString& text);
    void nextRow(const QString& longest, double before);
    void word(const QStringList& forms, double before = 0);
    void write(const QRectF& room, Qt::Alignment alignment, const QString& text);

    const HeadsLook& m_look;
    QRectF m_room;
    int m_mostRows;
    Index m_oneIn;
    QCPPainter* m_painter = nullptr;  ///< null: only the rows are counted
    double m_x = 0;
    double m_y = 0;
    int m_rows = 1;
};

}  // namespace attention
