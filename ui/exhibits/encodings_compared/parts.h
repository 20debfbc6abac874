#pragma once

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "core/encoding/encodings_compared_study.h"
#include "ui/figure/matrix_panel.h"

namespace attention {

/// What all parts of the figure draw from.
struct ComparedPicture {
    /// The line above the small pictures, and the one above the large ones.
    static constexpr double kTitle = 20;
    /// Under a matrix: a bar of its scale, and its numbers.
    static constexpr double kBar = 5;
    static constexpr double kScale = kBar + 20;

    const EncodingsComparedStudy* study = nullptr;
    const Theme* theme = nullptr;
    bool isWhole = false;    ///< there is room for all parts, else the small pictures and the table give way
    bool hasCurve = false;   ///< there is room for the curves by offset
    bool hasLegend = false;  ///< of the verdicts' marks

    bool isChosen(EncodingKind kind) const { return kind == study->kind; }
};

/// The part of a matrix's room that belongs to positions the encoding has a value for.
QRectF existing(const QRectF& whole, Index rows, Index all, bool square);
/// Positions without a value: fine lines say that this is not the same as 0.
/// @param below  what lies between the cells and the lines: the numbers of the columns
void hatchMissing(QCPPainter& painter, const QRectF& whole, const QRectF& present, bool square, const Theme& theme,
                  double below = 0);
/// A bar as wide as its matrix with the two ends under it; of a wide one short numbers, of a narrow one shorter.
void drawOwnScale(QCPPainter& painter, const QRectF& bar, const ColourMap& map, double low, double high,
                  const Theme& theme);

/// The scores of every encoding, small, beside one another.
class SmallScores {
 public:
    SmallScores(QCustomPlot& plot, const ComparedPicture& picture);

    /// @return the height that they take
    double arrange(const QRectF& page);
    void hide();
    void draw(QCPPainter& painter) const;
    /// A score that is not shown large.
    void drawCell(QCPPainter& painter, const Cell& cell, MatrixPanel::Strength strength) const;
    /// All that belongs to one small picture.
    QRectF box(EncodingKind kind) const { return room(kind).adjusted(-3, -20, 3, ComparedPicture::kScale); }

 private:
    QRectF room(EncodingKind kind) const;
    void drawTitle(QCPPainter& painter) const;

    const ComparedPicture& m_picture;
    std::vector<std::unique_ptr<MatrixPanel>> m_panels;
    QRectF m_page;
    double m_pitch = 0;  ///< from one small picture to the next
    double m_side = 0;
};

/// Which encoding has which property, and by what number.
class PropertyTable {
 public:
    explicit PropertyTable(const ComparedPicture& picture) : m_picture(picture) {}

    void arrange(const QRectF& page, double top);
    void draw(QCPPainter& painter) const;
    void drawCell(QCPPainter& painter, const Cell& cell, bool isSelected) const;
    /// The rows, names included.
    QRectF area() const { return m_area; }
    QRectF nameBox(Index row) const;
    QRectF box(Index row, Index column) const;

 private:
    QFont headFont() const;
    QRectF rowBox(Index row) const;
    void drawHeads(QCPPainter& painter) const;
    void drawRow(QCPPainter& painter, Index row) const;
    void drawMeasure(QCPPainter& painter, Index row, Index column) const;
    void drawVerdict(QCPPainter& painter, const QPointF& centre, Verdict verdict) const;
    void drawLegend(QCPPainter& painter) const;

    const ComparedPicture& m_picture;
    QRectF m_page;
    QRectF m_area;
    double m_names = 0;
    std::array<double, kEncodingProperties.size()> m_columns{};  ///< widths
    double m_rowHeight = 0;
    bool m_hasNumbers = false;  ///< beside the marks
};

/// The chosen encoding, large: its table, p_i . p_j and the scores, and the last two by offset.
class ChosenEncoding {
 public:
    ChosenEncoding(QCustomPlot& plot, const ComparedPicture& picture);

    void arrange(const QRectF& room);
    void draw(QCPPainter& painter) const;
    void drawCell(QCPPainter& painter, const Cell& cell, MatrixPanel::Strength strength) const;
    void drawPin(QCPPainter& painter, const Cell& cell) const;
    std::optional<Cell> cellAt(const QPointF& place) const;

 private:
    /// A matrix with the room it would have if every position had a value.
    struct Square {
        explicit Square(QCustomPlot& plot) : panel(plot) {}
        MatrixPanel panel;
        QRectF room = {};
    };
    void show(Square& square, const QRectF& room, const ShownValues& values, MatrixLook look);
    void drawTitle(QCPPainter& painter) const;
    void drawMatrix(QCPPainter& painter, const Square& square) const;
    QRectF curveBox(const Square& square) const;
    bool hasCurve() const { return m_curveHeight >= 54; }
    void drawBand(QCPPainter& painter, const QRectF& box, const OffsetBand& band) const;
    void drawBandTitle(QCPPainter& painter, const QRectF& box, const OffsetBand& band) const;
    void drawOffsets(QCPPainter& painter, const QRectF& box, Index largest) const;

    const ComparedPicture& m_picture;
    Square m_table;
    Square m_products;
    Square m_scores;
    QRectF m_room;
    double m_curveTop = 0;
    double m_curveHeight = 0;
};

}  // namespace attention
