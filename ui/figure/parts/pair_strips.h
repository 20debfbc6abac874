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

/// Plots of pairs of columns, one below the other. Above each plot a ruler shows the pair's wavelength in positions;
/// beside it are the names of the columns and their values in the current row.
class PairStrips {
    Q_DECLARE_TR_FUNCTIONS(EncodingCurves)

 public:
    /// The maximum number of pairs; more would have too little room.
    static constexpr std::size_t kMaxPairs = 4;

    explicit PairStrips(Figure& figure);
    PairStrips(const PairStrips&) = delete;
    PairStrips& operator=(const PairStrips&) = delete;

    struct Look {
        QCPRange rows;            ///< rows that are shown
        std::int64_t start = 0;   ///< position of the first row
        QStringList wavelengths;  ///< of the pairs, as text
        std::optional<Cell> tagged =
            {};  ///< cell whose position has a tag on the axis, so that numbers that it would touch are left out;
                 ///< nothing in the window, where the tag belongs to the highlight
        bool hasNames = true;
        bool hasValues = true;  ///< names have room for values
    };
    /// @param study  kept by reference  @param pairs  1 ... kMaxPairs
    void set(const EncodingCurvesStudy& study, Index firstPair, Index pairs, const Look& look);
    /// The items of a grid with two columns: for each pair a row with the ruler and a row with the plot and the names.
    std::vector<LayoutItem> items();
    /// Sets the range of all axes.
    void setRows(const QCPRange& rows);
    /// Called with the new range when the user drags or zooms an axis.
    std::function<void(const QCPRange&)> onRange = {};

 private:
    struct Strip {
        explicit Strip(Figure& figure) : plot(figure) {}
        PlotPart plot;
        RulersPart ruler;
        CurveNamesPart names;
        Index pair = 0;
    };

    const WaveColumns& drawn() const { return m_study->drawn; }
    const Theme& theme() const { return m_figure.theme(); }
    /// The strip's columns that are drawn, as indices `c` into drawn(), not as columns of the encoding.
    std::vector<Index> columnsOf(const Strip& strip) const;
    QPen penOf(Index c, double width) const;
    void setAxes(Strip& strip, const Look& look, bool isLast);
    void setNames(Strip& strip, const Look& look);
    void addWaves(Marks& marks, const Strip& strip) const;
    void addHighlight(Marks& marks, const Strip& strip, const Cell& cell, Highlight how) const;
    std::optional<Cell> nearest(const Strip& strip, const QPointF& keyAndValue) const;

    Figure& m_figure;
    const EncodingCurvesStudy* m_study = nullptr;
    std::int64_t m_start = 0;
    Index m_firstPair = 0;
    std::size_t m_count = 0;
    std::array<Strip, kMaxPairs> m_strips;
    bool m_isSettingRanges = false;  ///< range changes do not come from the user
};

}  // namespace attention
