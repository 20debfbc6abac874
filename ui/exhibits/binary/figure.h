#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <QStringList>

#include "core/encoding/binary_study.h"
#include "ui/exhibits/binary/words.h"
#include "ui/figure/figure.h"
#include "ui/figure/matrix_panel.h"
#include "ui/text/number_words.h"

namespace attention {

/// The bits of positions and their encoding row beside row; above them counters, below them a ruler of periods and
/// wavelengths.
class BinaryFigure : public Figure {
 public:
    BinaryFigure();
    QSize leastRoom() const override { return {330, 215}; }

    std::optional<Cell> cellAt(const QPointF& place) const override;
    Cell neighbour(const Cell& cell, int right, int down) const override;

 protected:
    void arrange() override;
    bool selectionMovesLayout(const Scene& before, const Scene& after) const override;
    void drawContent(QCPPainter& painter) override;
    void drawSelection(QCPPainter& painter) override;

 private:
    static constexpr std::string_view kBits = BinaryStudy::kBits;
    static constexpr std::string_view kEncoding = BinaryStudy::kEncoding;
    /// Of two lines of words over each panel.
    static constexpr double kHeader = 40;
    /// Of the switches of the bits and the clocks of the pairs.
    static constexpr double kCounters = 48;
    static constexpr double kRulerWithoutTitle = 98;

    const BinaryStudy& shown() const { return study<BinaryStudy>(); }
    std::array<MatrixPanel*, 2> panels() const { return {m_bits.get(), m_encoding.get()}; }
    std::optional<Index> currentRow() const { return scene().parameters.row; }

    static QString bitWord() { return BinaryWords::tr("bit"); }
    static QString pairWord() { return BinaryWords::tr("pair"); }
    static double widthOf(const QString& text, bool semibold = false) {
        return QFontMetricsF(textFont(type::kAxis, semibold ? QFont::DemiBold : QFont::Normal)).horizontalAdvance(text);
    }

    /// Bits are ink.
    QColor inkOf(bool isOne) const;
    QColor inkOn(bool isOne) const { return isOne ? theme().surface : theme().muted; }
    ColourMap bitMap() const { return ColourMap(std::array{inkOf(false), inkOf(true)}); }

    /// What is shown of the rows: what is zoomed to, else all, or where they are too many the page of the current one.
    QCPRange rowRange(const Scene& scene) const;
    void keepInside(QCPAxis& axis, const QCPRange& before);
    bool isVisible(Index row) const;
    /// Of a row, in the part of it that is shown.
    QRectF rowBox(const MatrixPanel& panel, Index row) const;
    double bitCentre(Index bit) const { return m_bits->box(0, bit).center().x(); }
    double pairCentre(Index pair) const;
    double pairPitch() const { return 2 * m_encoding->box(0, 0).width(); }
    Index pairs() const { return Index(shown().wavelengths.size()); }

    void text(QCPPainter& painter, QPointF centre, const QString& words, int size, const QColor& ink,
              QFont::Weight weight = QFont::Normal) const;

    /// Bits stand apart, and so do pairs, as far as there is room.
    void drawSeparators(QCPPainter& painter) const;
    void drawDigits(QCPPainter& painter) const;

    /// Every how many columns a number stands, so that none touches the next.
    static Index numberStep(double pitch, Index count);

    /// Visits the numbers under one of the panels with the middle of each, as many as have room.
    template <class Visit>
    void eachNumber(bool isBits, Visit visit) const {
        const Index count = isBits ? shown().bits.cols() : pairs();
        const Index step = numberStep(isBits ? m_bits->box(0, 0).width() : pairPitch(), count);
        for (Index i = 0; i < count; i += step) visit(i, isBits ? bitCentre(i) : pairCentre(i));
    }
    double numbersLevel() const { return m_bits->area().bottom() + 14; }

    /// Where the tag of the selected column stands, if in this panel.
    std::optional<QRectF> columnTag(bool isBits) const;
    QRectF numberBox(Index number, double centre) const;
    void drawNumbers(QCPPainter& painter) const;
    void drawHeads(QCPPainter& painter) const;

    /// The second line over each panel: what the counters show.
    void drawNotes(QCPPainter& painter, std::optional<Index> row) const;

    /// One outline in both, and the tag of the row.
    void drawRowOutline(QCPPainter& painter, Index row, double width, bool isSelected) const;

    /// Dots where bits flip into the row and out of it.
    void drawFlipsOf(QCPPainter& painter, Index row) const;
    void drawFlips(QCPPainter& painter, const std::vector<Index>& flips, const QRectF& row, bool isBefore) const;
    void drawCellBox(QCPPainter& painter, const Cell& cell, double width) const;

    // The counters: a switch for each bit, a clock for each pair.
    double counterCentre() const { return kHeader + kCounters / 2 - 2; }
    QSizeF switchSize() const;
    QRectF switchBox(Index bit) const;
    /// One pair in so many has a clock.
    Index clockStep() const;
    double clockRadius() const;
    QPointF clockCentre(Index pair) const { return {pairCentre(pair), counterCentre()}; }

    void drawEmptyCounters(QCPPainter& painter) const;
    void drawSwitch(QCPPainter& painter, Index bit, bool isOn, bool isIdle = false) const;
    void drawSwitches(QCPPainter& painter, Index row) const;

    /// The hands of all clocks, and the angle by which each moved on from the position before.
    void drawHands(QCPPainter& painter, Index row) const;

    // The ruler: how many positions until a bit or a pair repeats, on one logarithmic scale.
    QRectF rulerBox() const;
    double rulerLine() const { return rulerBox().top() + 46; }
    double rulerPlace(double positions) const;
    static double spacingOf(const std::vector<double>& places) {
        return places.size() < 2 ? 1e3 : places[1] - places[0];
    }
    std::vector<double> placesOf(const std::vector<double>& lengths) const;
    static double bitSide(double spacing) { return std::clamp(spacing - 4, 5.0, 18.0); }
    /// Large enough for a number, or a dot.
    static double pairRadius(double spacing);
    static double smallWidth(const QString& words) {
        return QFontMetricsF(textFont(type::kSmallest)).horizontalAdvance(words);
    }

    void drawRuler(QCPPainter& painter) const;

    /// Where only a part of the rows is shown, in words of falling length; else nothing.
    QStringList rowsLeftOut() const;
    void drawRulerTicks(QCPPainter& painter) const;
    void drawPeriods(QCPPainter& painter) const;

    /// What the steps of both ladders are; nothing where one of them has none, or both do not fit onto the ruler.
    std::optional<std::pair<QString, QString>> ladderWords() const;
    static QString stepText(double step) { return significantNumber(step, step < 10 ? 3 : 2); }
    QStringList besideTitle() const;
    void drawWavelengths(QCPPainter& painter) const;
    void markOnRuler(QCPPainter& painter, const Cell& cell) const;

    std::unique_ptr<MatrixPanel> m_bits;
    std::unique_ptr<MatrixPanel> m_encoding;
    bool m_counters = false;
    bool m_flips = false;
    bool m_ruler = false;
    bool m_rulerTitle = false;
    bool m_arranging = false;
};

}  // namespace attention
