#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include <QStringList>

#include "core/attention/attention_steps_study.h"
#include "ui/exhibits/attention_steps/value_plane.h"
#include "ui/figure/figure.h"
#include "ui/figure/matrix_panel.h"

namespace attention {

/// Attention as connected matrices in three bands: vectors, scores and weights, and the sum of values.
class AttentionStepsFigure : public Figure {
 public:
    AttentionStepsFigure();

    QSize leastRoom() const override;
    std::optional<Cell> cellAt(const QPointF& place) const override;
    /// Beyond the last column of a matrix the next one in its band begins.
    Cell neighbour(const Cell& cell, int right, int down) const override;
    /// A click on a masked cell shows or hides it; a head is chosen by its number.
    std::optional<Choice> choiceAt(const QPointF& place) const override;

 protected:
    bool selectionMovesLayout(const Scene& before, const Scene& after) const override;
    void arrange() override;
    void drawContent(QCPPainter& painter) override;
    void drawSelection(QCPPainter& painter) override;

 private:
    /// What the figure shows, in the order in which it comes about.
    enum class Part {
        Tokens,
        Positions,
        Memory,
        Projection,  ///< W_q, W_k or W_v, the one that is asked about
        Query,
        Key,
        Value,
        Scores,
        Scaled,
        Masked,
        Weights,
        ValueAgain,
        Weighted,
        Sum,
        HeadOutput,  ///< of one head, or of all side by side
        OutputProjection,
        Output
    };
    static constexpr std::size_t kParts = std::size_t(Part::Output) + 1;

    /// A matrix of the figure, as it is drawn.
    struct Panel {
        std::optional<MatrixPanel> cells;
        const Matrix* values = nullptr;   ///< with tokens in rows; null: not there
        Matrix drawn;                     ///< what is drawn instead, where that is not the matrix itself
        std::string matrix;               ///< the table that a cell belongs to
        Index firstRow = 0;               ///< of that table
        std::vector<Expression> symbols;  ///< its name, the longest form first
        QString sign;                     ///< before the name, in the face of formulas
        QString name;
        QString note;

        bool isShown() const { return values && cells->isShown(); }
        QRectF area() const { return cells->area(); }
        QRectF box(Index row, Index column) const { return cells->box(row, column); }
        /// A whole row or column of the values, wherever it is drawn.
        QRectF rowBox(Index row) const {
            return box(row, 0).united(box(row, values->cols() - 1)).adjusted(-1, -1, 1, 1);
        }
        QRectF columnBox(Index column) const {
            return box(0, column).united(box(values->rows() - 1, column)).adjusted(-1, -1, 1, 1);
        }
    };

    const AttentionStepsStudy& shown() const { return study<AttentionStepsStudy>(); }
    /// The step with which a part appears.
    static int stepOf(Part part);
    Panel& at(Part part) { return m_panels[std::size_t(part)]; }
    const Panel& at(Part part) const { return m_panels[std::size_t(part)]; }
    /// The panel in which a cell is drawn, if it is; values appear twice, and the first time they are asked.
    const Panel* panelOf(const Cell& cell) const;
    /// Which of W_q, W_k and W_v is shown now.
    std::string_view shownProjection() const;
    /// What each panel shows, and how it is called.
    void fillPanels();
    QString maskNote() const;
    Index drawnColumns(const Panel& panel) const;
    static double widestOf(const QStringList& words, double most);
    /// Three bands, one below the other: vectors, scores and weights, and the sum of values.
    void layBands();
    /// The tokens of a memory stand beside it, not at the left.
    bool hasOwnWords(Part part) const { return part == Part::Memory && m_roomy && !m_columns; }
    double ownWordsWidth() const { return std::max(0.0, widestOf(m_keyWords, m_widestWord) - 10); }
    /// Panels side by side, equally wide.
    void place(const std::vector<Part>& row, const QRectF& room, double gap);
    void show(Panel& panel, const QRectF& place, Part part);
    /// Entries of W are small where X is wide: with room for one more scale they have their own.
    double mostOfProjections() const;
    double mostOfVectors() const;
    /// Among many keys each has a small part: colours and bars end at the largest.
    double mostWeight() const { return shown().largestWeight; }
    int weightDecimals() const;
    /// As many decimals as fit into every cell; the scores before and after scaling have the same. Weights with one
    /// would not sum to 1.
    std::optional<int> decimalsFor(const Matrix& values, double width, bool isScore, bool isWeight) const;
    /// Heads and sequences by number, above the masked scores: what is shown stands out.
    void laySwitches(double right);
    static QString headWord();
    static QString sequenceWord();
    void drawSwitch(QCPPainter& painter, const std::vector<QRectF>& boxes, Index chosen, const QString& word);
    /// Names end before the connector that comes down at the right, or else before the next panel.
    double nameRoom(const Panel& panel) const;
    /// Whether queries, keys and values all have room for how they are made beside their names.
    bool equationsFit() const;
    /// Symbol, name and note above the cells; what does not fit is left out from the end.
    void drawName(QCPPainter& painter, const Panel& panel);
    void drawConnectors(QCPPainter& painter);
    void drawSigns(QCPPainter& painter);
    /// The weights of one query, as bars with their numbers beside the values that they multiply.
    void drawBars(QCPPainter& painter);
    /// What a cell was made from and what it goes into, across all matrices: orange the query, violet the key, ink the
    /// column of a vector.
    void light(QCPPainter& painter, const Cell& cell, bool selected);
    void drawTags(QCPPainter& painter, const StepsIndices& indices);
    /// Takes away the words below scores and weights that a tag from `left` to `right` would cut.
    void clearWordsBelow(QCPPainter& painter, double top, double left, double right);
    /// Takes away the words that a tag beside a row would cut.
    /// @param rows  where all the rows are  @param y  the middle of the tag's
    void clearWordsAround(QCPPainter& painter, const QRectF& rows, Index count, double y);
    /// The three scales, each with the names of what it is true for.
    void drawLegend(QCPPainter& painter);

    std::array<Panel, kParts> m_panels;
    std::vector<std::string> m_walk;  ///< matrices in the order of the arrow keys
    std::vector<QRectF> m_heads;      ///< where a head is chosen
    std::vector<QRectF> m_sequences;  ///< and a sequence of the batch
    std::optional<ValuePlane> m_plane;
    QStringList m_words;     ///< labels of the queries' tokens
    QStringList m_keyWords;  ///< and of the keys'
    Matrix m_terms;          ///< the query's weights times the values
    Matrix m_sum;            ///< and their sum, a row
    Index m_query = 0;
    bool m_columns = false;  ///< tokens are columns
    bool m_arrows = false;
    bool m_roomy = true;
    bool m_equations = false;  ///< there is room for "Q = XW"
    double m_widestWord = 90;
    double m_labels = 0;          ///< room for words at the left
    double m_wordsBelow = 0;      ///< and below scores and weights; 0: there are none
    bool m_uprightWords = false;  ///< those
    QRectF m_bars;
    bool m_barsWritten = true;  ///< there is room for their numbers
    double m_numberRight = 0;
    double m_line1 = 0;  ///< connectors run here, above each band
    double m_line2 = 0;
    double m_line3 = 0;
    double m_below1 = 0;
    double m_bottom = 0;
};

}  // namespace attention
