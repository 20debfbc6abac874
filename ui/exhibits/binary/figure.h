#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <QCoreApplication>
#include <QStringList>

#include "core/encoding/binary_study.h"
#include "ui/figure/parts/colour_scale.h"
#include "ui/figure/parts/declared.h"
#include "ui/figure/parts/index_row.h"
#include "ui/figure/parts/matrix.h"
#include "ui/figure/parts/parts_figure.h"
#include "ui/figure/parts/period_ruler.h"
#include "ui/figure/parts/row_notes.h"
#include "ui/figure/parts/span_arrow.h"
#include "ui/figure/parts/text.h"

namespace attention {

struct Scene;

/// The bits of positions and, in the same rows, their encoding. Above: a switch for each bit and a clock for each pair,
/// which show the selected position. Below: a logarithmic ruler with the periods of bits and the wavelengths of pairs.
class BinaryFigure : public PartsFigure {
    Q_DECLARE_TR_FUNCTIONS(BinaryCounting)

 public:
    BinaryFigure();

 protected:
    Grid buildLayout() override;
    bool needsRelayout(const Scene& before, const Scene& after) const override;
    CellWalk cellWalk() const override;
    void declareOverlay(Marks& marks) override;
    void declareSelection(Marks& marks) override;

 private:
    static constexpr std::string_view kBits = BinaryStudy::kBits;
    static constexpr std::string_view kEncoding = BinaryStudy::kEncoding;

    /// A matrix whose rows can be zoomed and whose columns can be every step-th column of the table. The figure draws
    /// the highlights of its cells.
    class RowsPart : public MatrixPart {
     public:
        using MatrixPart::MatrixPart;
        std::function<void()> onPlaced;  ///< called after a change of the geometry
        double maxWidth = kMaxExtent;  ///< pixels; also applies in a presentation, where few columns would be too wide
        Index step = 1;                ///< 2: only every second column of the table is shown

     protected:
        SizeHint measureSizeHint(QSizeF room) const override;
        void geometryChanged() override;
    };

    const BinaryStudy& shown() const { return study<BinaryStudy>(); }
    const MatrixPanel& bits() const { return m_bits.panel(); }
    const MatrixPanel& encoding() const { return m_encoding.panel(); }
    std::array<const MatrixPanel*, 2> tables() const { return {&bits(), &encoding()}; }

    /// Whether the tab with only bits and waves is shown. There a pair has one column, its sine, like a bit.
    bool isBrief() const { return isTab("bits-and-waves"); }
    /// Fill colour of a cell with this bit, and colour of the digit on it.
    QColor inkOf(bool isOne) const;
    QColor inkOn(bool isOne) const { return isOne ? theme().surface : theme().muted; }
    Index pairs() const { return Index(shown().wavelengths.size()); }
    double bitCentre(Index bit) const { return bits().box(0, bit).center().x(); }
    double pairCentre(Index pair) const;
    /// Distance between the centres of two pairs, in pixels.
    double pairPitch() const { return double(2 / m_encoding.step) * encoding().box(0, 0).width(); }
    PeriodRulerPart::Look ruler() const;
    /// Text on how many bits one pair replaces, the longest form first; empty if no pair identifies every position.
    QStringList storageText() const;
    static QString flipsText(std::size_t count);

    /// The range of the row axis: the zoom, else all rows, or the page with the current row if there are too many rows.
    QCPRange rowRange(const Scene& scene) const;
    /// Sets the row axes of both matrices to rowRange().
    void showRows();
    /// Limits a changed range of a row axis, copies it to the other matrix and emits it as zoom.
    void keepInside(QCPAxis& axis, const QCPRange& before);
    bool isVisible(Index row) const;
    /// The visible part of a row.
    QRectF rowBox(const MatrixPanel& panel, Index row) const;
    /// Text on which positions are visible, the longest form first; empty if all are.
    QStringList visibleRowsText() const;

    /// Adds gaps between the columns of bits and between pairs, if these are wide enough.
    void addSeparators(Marks& marks) const;
    bool hasDigits() const;
    void addDigits(Marks& marks) const;
    void addHeads(Marks& marks) const;
    /// Adds the second heading line of each matrix, about the given row.
    void addNotes(Marks& marks, std::optional<Index> row) const;
    /// Adds an outline around the row in both matrices, and the tag with its position.
    void addRowOutline(Marks& marks, Index row) const;
    /// Adds dots at the bits that flip in the steps to the row and from it, with the number of flips as text.
    void addFlips(Marks& marks, Index row) const;
    void addDots(Marks& marks, const std::vector<Index>& flips, double y, double radius) const;
    void addCellHighlight(Marks& marks, const Cell& cell) const;

    // The counters: a switch for each bit, a clock for each pair.
    QRectF switchBox(Index bit) const;
    /// Every how many pairs there is a clock: 1 if the pairs are wide enough, else a power of 2.
    Index clockStep() const;
    double clockRadius() const;
    QPointF clockCentre(Index pair) const { return {pairCentre(pair), m_clocks.content().center().y()}; }
    /// Adds switches and clocks without a position.
    void addIdleCounters(Marks& marks) const;
    void addSwitch(Marks& marks, Index bit, bool isOn, bool isIdle) const;
    void addSwitches(Marks& marks, Index row) const;
    /// Adds the hands of all clocks, and the angles by which they turned since the previous position.
    void addHands(Marks& marks, Index row) const;

    MarksPart m_bitsHead, m_encodingHead, m_bitsNote, m_encodingNote, m_switches, m_clocks;
    ColourScalePart m_scale;
    RowsPart m_bits{*this, std::string(kBits)};
    RowsPart m_encoding{*this, std::string(kEncoding)};
    Matrix m_sines;  ///< the columns of P that the tab shows
    SpanArrowPart m_bitSpeeds, m_pairSpeeds;
    RowNotesPart m_steps;
    IndexRowPart m_bitNumbers, m_pairNumbers, m_bitPeriods, m_pairPeriods;
    PeriodRulerPart m_ruler;
    TextPart m_space;
    bool m_isSettingRange = false;  ///< showRows() sets the ranges, so that no zoom is emitted
};

}  // namespace attention
