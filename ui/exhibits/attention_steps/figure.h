#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include <QCoreApplication>
#include <QStringList>

#include "core/attention/attention_steps_study.h"
#include "ui/exhibits/exhibit.h"
#include "ui/figure/parts/chip.h"
#include "ui/figure/parts/code_listing.h"
#include "ui/figure/parts/colour_scale.h"
#include "ui/figure/parts/declared.h"
#include "ui/figure/parts/parts_figure.h"
#include "ui/figure/parts/step_matrix.h"
#include "ui/figure/parts/switch.h"
#include "ui/figure/parts/text.h"
#include "ui/figure/parts/value_plane.h"
#include "ui/figure/parts/weight_bars.h"
#include "ui/figure/parts/weighted_sum.h"

namespace attention {

/// Attention as a pipeline of matrices, connected by arrows: words, queries, scores and weights side by side with
/// aligned rows, and the keys above the scores. Below, the weights of one query multiply the values. The weight
/// matrices are hidden behind small buttons on the arrows, the chips; a click unfolds one.
class AttentionStepsFigure : public PartsFigure, public ListingOwner {
    Q_DECLARE_TR_FUNCTIONS(AttentionSteps)

 public:
    AttentionStepsFigure();

 protected:
    bool needsRelayout(const Scene& before, const Scene& after) const override;
    Grid buildLayout() override;
    std::vector<Cell> relatedCells(const Cell& cell) const override;
    CellWalk cellWalk() const override;
    /// Clicking a chip unfolds its matrix (by selecting one of its cells) or folds it again.
    void declareAreas(Marks& marks) const override;
    void declareOverlay(Marks& marks) override;

 private:
    using Figure::isTab;
    const AttentionStepsStudy& shown() const { return study<AttentionStepsStudy>(); }
    int step() const { return int(scene().parameters.step); }
    /// Upper ends of the colour scales; the lower ends are their negatives.
    double vectorEnd() const { return heldScaleEnd("vectors", shown().largest); }
    double scoreEnd() const { return heldScaleEnd("scores", shown().largestScore); }
    /// Whether the current step is in the second half of the computation: weighted values, their sum, the output.
    bool isMixing() const { return step() >= 7; }
    /// Whether a tab is chosen. On tabs tokens are always rows, and the output is never drawn as arrows.
    bool isTab() const { return scene().parameters.show != kShowAll; }
    /// Whether tokens are the columns of the matrices instead of the rows.
    bool tokensAreColumns() const { return scene().parameters.tokenAxis == TokenOrientation::Columns && !isTab(); }
    /// Whether the output is drawn as arrows in a plane instead of as a matrix.
    bool outputIsArrows() const { return scene().parameters.outputView == OutputView::AsArrows && !isTab(); }
    bool hasSeveralHeads() const { return shown().hasProjections() && shown().layer().heads > 1; }
    /// The unfolded weight matrix, which is the matrix of the selected cell; empty if none is unfolded.
    std::string_view openMatrix() const;
    /// Which matrix is drawn as the scores: "scores", "scaled" or "masked".
    std::string_view scoresForm() const;
    /// Whether a click on a score masks or unmasks it.
    bool hidesByClick() const;
    /// A click on a masked score shows it again, and the other way round.
    std::optional<ParameterChange> toggledMask(const Cell& cell) const;
    /// The values to draw: a projection has only the rows of the shown head; if one query at a time is shown, all other
    /// rows are NaN.
    const Matrix& drawnMatrix(const std::string& matrix);
    /// @param rowWords  labels of the rows; empty: no labels
    MatrixStyle vectorStyle(const Matrix& values, const QStringList& rowWords = {}) const;
    StepMatrixPart::Stage stage(int step, std::vector<Expression> symbols, QStringList names) const;
    /// Sets the matrices that the current step has reached, through which the arrow keys go.
    void setReachedMatrices();
    void setInputs();
    void setVectors();
    void setScores();
    void setSums();
    /// Sets the part of an unfolded weight matrix or of P.
    void setOpenMatrix(const std::string& name);
    Grid legend();
    /// Adds the controls that choose the head and the sequence, if there are several.
    void addSwitches(std::vector<LayoutItem>& places, int priority);
    /// The matrices beside the program, in the order of its lines and without arrows.
    Grid listingLayout();
    /// The tab "one-word": how the output of one word is computed.
    Grid oneWordLayout();
    /// The other tabs, each with some of the matrices.
    Grid tabLayout();
    /// Whether arrows connect the matrices. Without arrows, each matrix labels its own rows.
    bool hasArrows() const { return !scene().parameters.listing && !isTab(); }
    void setPart(StepMatrixPart& part, const Matrix& values, const MatrixStyle& look, CellSizes cells,
                 StepMatrixPart::Stage stage);
    /// Text with the shapes of the matrices in alternative wordings, the longest first: "shapes: X (5, 16) → …".
    QStringList matrixShapeTexts() const;
    /// Whether the shapes are on a line below the figure, as for a batch; otherwise they are left of the sum.
    bool shapesAreBelow() const { return shown().layer().batch > 1; }
    QString maskNote() const;
    QStringList scoresNames() const;
    /// The divisor of the scores: the root of the head's width times the temperature; nothing if it is 1.
    std::optional<Expression> divisor() const;

    struct PlacedChip {
        Chip chip;
        QPointF middle;                     ///< centre of the chip
        std::string_view matrix;            ///< the matrix that a click unfolds
        std::string_view matrixWhenFolded;  ///< the matrix that is selected when a click folds it again
    };
    std::vector<PlacedChip> chips() const;
    /// Adds the arrows between the matrices, with their labels.
    void addArrows(Marks& marks) const;
    /// The animated cells that move into the matrices of the current step.
    std::vector<CellMove> moves() const;
    /// The y coordinate at which arrows meet a matrix: the query's row, or the middle of the matrix if tokens are
    /// columns or the query is not in it.
    double arrowY(const StepMatrixPart& part) const;
    /// The x coordinate at which the arrow to the matrix above the scores bends upwards.
    double bendX() const;
    /// Width of the row labels of the matrix left of the scores, where an arrow ends; 0 without labels.
    double leftLabelWidth() const;
    /// Centres of the chips on the arrows to the values and to the output.
    QPointF valueChipCentre() const;
    QPointF outputChipCentre() const;
    /// The matrix left of the scores, and the one above them.
    const StepMatrixPart& leftPart() const { return tokensAreColumns() ? m_k : m_q; }
    const StepMatrixPart& topPart() const { return tokensAreColumns() ? m_q : m_k; }
    /// The input that keys and values are computed from.
    const StepMatrixPart& keySource() const { return shown().setting().isCross ? m_memory : m_x; }
    /// The input that topPart() is computed from.
    const StepMatrixPart& topSource() const { return tokensAreColumns() ? m_x : keySource(); }

    StepMatrixPart m_x{*this, "X"}, m_memory{*this, "M"}, m_q{*this, "Q"}, m_k{*this, "K"}, m_v{*this, "V"};
    StepMatrixPart m_unscaled{*this, "scores"}, m_scaled{*this, "scaled"}, m_masked{*this, "masked"};
    StepMatrixPart m_weights{*this, "weights"}, m_terms{*this, "terms"}, m_sum{*this, "head-output"};
    StepMatrixPart m_concatenation{*this, "concatenation"}, m_output{*this, "output"};
    StepMatrixPart m_p{*this, "P"}, m_wq{*this, "W_q"}, m_wk{*this, "W_k"}, m_wv{*this, "W_v"}, m_wo{*this, "W_o"};
    StepMatrixPart* m_scores = &m_unscaled;  ///< the shown one of m_unscaled, m_scaled and m_masked
    StepMatrixPart* m_open = nullptr;        ///< the part of openMatrix()
    WeightBarsPart m_bars{*this};
    WeightedSumPart m_table{*this};
    ValuePlanePart m_plane{*this};
    ColourScalePart m_vectorScale, m_projectionScale, m_scoreScale, m_weightScale;
    MarksPart m_blanks[5], m_hatched, m_learned;
    TextPart m_shapes;
    IndexSwitchPart m_heads, m_sequences;
    std::map<std::string, Matrix> m_drawn;  ///< by name: matrices of which drawnMatrix() shows only some rows
    Matrix m_termValues;                    ///< the query's weights times the values
    Matrix m_sumValues;                     ///< a row: the sum of the query's weights times the values
    Index m_query = 0;
    GlidingStage m_stage;             ///< animates a change of circledNumber()
    std::vector<std::string> m_walk;  ///< the reached matrices, in the order in which arrow keys go through them
    QStringList m_words, m_keyWords;
};

}  // namespace attention
