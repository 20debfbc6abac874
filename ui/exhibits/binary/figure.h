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

/// The bits of positions and their encoding row beside row; above them counters, below them a ruler of periods and
/// wavelengths.
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

    /// A matrix of which a part of the rows may be shown; its cells are highlighted by the figure.
    class RowsPart : public MatrixPart {
     public:
        using MatrixPart::MatrixPart;
        std::function<void()> onPlaced;
        double widest = kMaxExtent;  ///< also on the stage, which few columns have to fill, in pixels
        Index step = 1;              ///< one in so many columns of the table is shown

     protected:
        SizeHint measureSizeHint(QSizeF room) const override;
        void geometryChanged() override;
    };

    const BinaryStudy& shown() const { return study<BinaryStudy>(); }
    const MatrixPanel& bits() const { return m_bits.panel(); }
    const MatrixPanel& encoding() const { return m_encoding.panel(); }
    std::array<const MatrixPanel*, 2> tables() const { return {&bits(), &encoding()}; }

    /// Bits and waves alone: each pair has one column, its sine, beside the column of a bit.
    bool isBrief() const { return isTab("bits-and-waves"); }
    /// Bits are ink.
    QColor inkOf(bool isOne) const;
    QColor inkOn(bool isOne) const { return isOne ? theme().surface : theme().muted; }
    Index pairs() const { return Index(shown().wavelengths.size()); }
    double bitCentre(Index bit) const { return bits().box(0, bit).center().x(); }
    double pairCentre(Index pair) const;
    double pairPitch() const { return double(2 / m_encoding.step) * encoding().box(0, 0).width(); }
    PeriodRulerPart::Look ruler() const;
    /// What binary digits and a pair take as floats.
    QStringList space() const;
    static QString flips(std::size_t count);

    /// What is shown of the rows: what is zoomed to, else all, or where they are too many the page of the current one.
    QCPRange rowRange(const Scene& scene) const;
    void showRows();
    void keepInside(QCPAxis& axis, const QCPRange& before);
    bool isVisible(Index row) const;
    /// Of a row, in the part of it that is shown.
    QRectF rowBox(const MatrixPanel& panel, Index row) const;
    /// Where only a part of the rows is shown, in words of falling length; else nothing.
    QStringList rowsLeftOut() const;

    /// Bits stand apart, and so do pairs, as far as there is room.
    void addSeparators(Marks& marks) const;
    bool hasDigits() const;
    void addDigits(Marks& marks) const;
    void addHeads(Marks& marks) const;
    /// What the second line over each panel says of a row.
    void addNotes(Marks& marks, std::optional<Index> row) const;
    /// One outline in both, and the tag of the row.
    void addRowOutline(Marks& marks, Index row) const;
    /// Dots where bits flip into the row and out of it, and what happens on the way in words.
    void addFlips(Marks& marks, Index row) const;
    void addDots(Marks& marks, const std::vector<Index>& flips, double y, double radius) const;
    void addCellHighlight(Marks& marks, const Cell& cell) const;

    // The counters: a switch for each bit, a clock for each pair.
    QRectF switchBox(Index bit) const;
    /// One pair in so many has a clock.
    Index clockStep() const;
    double clockRadius() const;
    QPointF clockCentre(Index pair) const { return {pairCentre(pair), m_clocks.content().center().y()}; }
    void addIdleCounters(Marks& marks) const;
    void addSwitch(Marks& marks, Index bit, bool isOn, bool isIdle) const;
    void addSwitches(Marks& marks, Index row) const;
    /// The hands of all clocks, and the angle by which each moved on from the position before.
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
    bool m_arranging = false;
};

}  // namespace attention
