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
        QStringList widest = {};  ///< numbers for which space is reserved, so that nothing moves while one grows
        bool isLowest = false;    ///< a bold number with a dot before it
        bool isBold = false;      ///< a bold number without a dot
        bool hasBar = true;
        double share = 0;                 ///< length of the bar, 0 ... 1; infinite: a dashed frame in place of the bar
        QColor colour = {};               ///< of the bar
        Cell cell = {};                   ///< cell that it stands for
        bool isBeside = false;            ///< an additional number of that cell, which is highlighted elsewhere
        int fontSize = font_size::kName;  ///< font size of the number, in pixels; the bar and the cell scale with it
        int rowFontSize = 0;              ///< largest font size in its row, whose baseline it shares; 0: its own
        QColor ink = {};                  ///< of the number; invalid: the text colour
        /// The bar, if there is one, begins right of the number, on its line; see alignNumbers().
        bool isInLine = false;
    };
    void set(Look look);
    /// Right-aligns the numbers of cells with Look::isInLine, so that all bars begin at the same x.
    static void alignNumbers(std::span<TableCellPart> column);
    /// The cell's rectangle, including its outline.
    QRectF box() const { return content().adjusted(-6, -1, 6, 1); }

    std::optional<Cell> cellAt(const QPointF& place) const override;
    std::optional<QRectF> cellRect(const Cell& cell) const override;
    void drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) override;

 protected:
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    /// Heights of the number's line and of the bar, in pixels.
    double line() const;
    double bar() const;
    void measure();
    int rowFontSize() const { return std::max(m_look.fontSize, m_look.rowFontSize); }
    void drawBar(QCPPainter& painter, const Theme& theme, const QRectF& room) const;

    Look m_look;
    double m_numberRoom = 0;  ///< width reserved for the number, in pixels
};

/// The name at the left of a table's row, in two lines if there is little room, with a line sample before it. The name
/// of a shaded row is bold.
class RowNamePart : public FixedPart {
 public:
    /// @param shortName  drawn if even two lines do not fit
    /// @param sample  Qt::NoPen: none  @param cell  cell that the name stands for when one points at it
    void set(const QString& name, const QString& shortName, const QPen& sample, Cell cell);
    /// @param fontSize  font size of the name, in pixels
    /// @param band  returns the rectangle of a shaded row, behind all of its cells; nothing: the row is not shaded
    void setLook(int fontSize, std::function<QRectF()> band = {});

    std::optional<Cell> cellAt(const QPointF& place) const override {
        return content().contains(place) ? std::optional(m_cell) : std::nullopt;
    }

 protected:
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    void measure();
    double sampleRoom() const;

    int m_fontSize = font_size::kName;
    std::function<QRectF()> m_band;
    QString m_name;
    QString m_shortName;
    QString m_first, m_second;  ///< the name in two lines, broken so that it is as narrow as possible
    QPen m_sample;
    Cell m_cell;
};

}  // namespace attention
