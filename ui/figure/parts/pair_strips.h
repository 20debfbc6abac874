#pragma once

#include <array>
#include <optional>
#include <vector>

#include <QCoreApplication>
#include <QStringList>

#include "core/encoding/encoding_curves_study.h"
#include "ui/figure/figure.h"
#include "ui/figure/parts/curve_names.h"
#include "ui/figure/parts/grid.h"
#include "ui/figure/parts/plot.h"
#include "ui/figure/parts/rulers.h"

namespace attention {

/// Pairs of columns one below the other, each on axes of its own: above them after how many positions it repeats,
/// beside them its names, and its values in the row that is looked at.
class PairStrips {
    Q_DECLARE_TR_FUNCTIONS(EncodingCurves)

 public:
    /// More pairs have too little room.
    static constexpr std::size_t kMost = 4;

    explicit PairStrips(Figure& figure);
    PairStrips(const PairStrips&) = delete;
    PairStrips& operator=(const PairStrips&) = delete;

    struct Look {
        QCPRange rows;                    ///< that are shown
        std::int64_t start = 0;           ///< position of the first row
        QStringList wavelengths;          ///< of the pairs, as text
        std::optional<Cell> tagged = {};  ///< whose position has a tag in place of its number, in a picture that stays
        bool hasNames = true;
        bool hasValues = true;  ///< names have room for values
    };
    /// @param study  is kept by reference  @param pairs  1 ... kMost
    void set(const EncodingCurvesStudy& study, Index firstPair, Index pairs, const Look& look);
    /// Two for each row of a grid: rulers and axes, names.
    std::vector<LayoutItem> items();
    /// Moves all axes.
    void setRows(const QCPRange& rows);
    /// Told of each range that the user gives some axes.
    std::function<void(const QCPRange&)> onRange = {};

 private:
    struct Strip {
        explicit Strip(Figure& figure) : plot(figure) {}
        PlotPart plot;
        RulersPart ruler;
        CurveLabelsPart names;
        Index pair = 0;
    };

    const WaveColumns& drawn() const { return m_study->drawn; }
    const Theme& theme() const { return m_figure.theme(); }
    /// The strip's columns that are drawn, as index into those.
    std::vector<Index> columnsOf(const Strip& strip) const;
    QPen penOf(Index c, double width) const;
    void setAxes(Strip& strip, const Look& look, bool isLast);
    void setNames(Strip& strip, const Look& look);
    void addWaves(Marks& marks, const Strip& strip) const;
    void addHighlight(Marks& marks, const Strip& strip, const Cell& cell, Highlight how) const;
    std::optional<Cell> nearest(const Strip& strip, const QPointF& place) const;

    Figure& m_figure;
    const EncodingCurvesStudy* m_study = nullptr;
    std::int64_t m_start = 0;
    Index m_firstPair = 0;
    std::size_t m_count = 0;
    std::array<Strip, kMost> m_strips;
    bool m_moves = false;  ///< the axes, by setRows()
};

}  // namespace attention
