#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <span>

#include "ui/figure/formula.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/parts/part.h"

namespace attention {

/// A cell of a table: a formula at the left, its number at the right, and a bar below both; or a number and, right of
/// it, its bar.
class TableCellPart : public FixedPart {
 public:
    struct Look {
        std::optional<FormulaLayout> formula = {};
        QString number = {};
        QStringList widest = {};  ///< numbers that there is room for at least, so that nothing moves while one grows
        bool isLowest = false;    ///< a bold number with a dot before it
        bool isBold = false;      ///< a bold number without one
        bool hasBar = true;
        double share = 0;               ///< of the bar, 0 ... 1; infinite: it has no end
        QColor colour = {};             ///< of the bar
        Cell cell = {};                 ///< that it stands for
        bool isBeside = false;          ///< one more number of that cell, which is marked elsewhere
        int digits = font_size::kName;  ///< pixels of the number; the bar and the cell grow along
        int rowDigits = 0;              ///< of the largest number of its row, on whose line it stands; 0: its own
        QColor ink = {};                ///< of the number; invalid: the text's
        /// The bar, if there is one, begins right of the number, on its line; see alignNumbers().
        bool isInLine = false;
    };
    void set(Look look);
    /// Numbers of cells in line with their bars end on one edge, where all bars begin.
    static void alignNumbers(std::span<TableCellPart> column);
    /// With what outlines take around it.
    QRectF box() const { return content().adjusted(-6, -1, 6, 1); }

    std::optional<Cell> cellAt(const QPointF& place) const override;
    std::optional<QRectF> cellRect(const Cell& cell) const override;
    void drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) override;

 protected:
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    /// Pixels of the line of the number, and of the bar.
    double line() const;
    double bar() const;
    void measure();
    int rowDigits() const { return std::max(m_look.digits, m_look.rowDigits); }
    void drawBar(QCPPainter& painter, const Theme& theme, const QRectF& room) const;

    Look m_look;
    double m_numberRoom = 0;  ///< pixels of the number
};

/// The name at the left of a table's row, in two lines where there is little room, with a sample of a line before it.
/// That of a shaded row is bold.
class RowNamePart : public FixedPart {
 public:
    /// @param shortName  where even two lines are too narrow
    /// @param sample  Qt::NoPen: none  @param cell  that is pointed at with the name
    void set(const QString& name, const QString& shortName, const QPen& sample, Cell cell);
    /// @param digits  pixels of the name  @param band  where the row is shaded, if it is, behind all of its cells
    void setLook(int digits, std::function<QRectF()> band = {});

    std::optional<Cell> cellAt(const QPointF& place) const override {
        return content().contains(place) ? std::optional(m_cell) : std::nullopt;
    }

 protected:
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    void measure();
    double sampleRoom() const;

    int m_digits = font_size::kName;
    std::function<QRectF()> m_band;
    QString m_name;
    QString m_shortName;
    QString m_first, m_second;  ///< the name in two lines, as narrow as it gets
    QPen m_sample;
    Cell m_cell;
};

}  // namespace attention
