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

/// Attention as a pipeline of matrices. Queries, scores and weights share their rows; the keys are above the scores;
/// below, the weights of one query multiply the values. Weight matrices are folded into chips.
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
    /// The ends of the scales.
    double mostOfVectors() const { return heldEnd("vectors", shown().largest); }
    double mostOfScores() const { return heldEnd("scores", shown().largestScore); }
    /// From the weights on: values, their weighted sum and the output.
    bool isMixing() const { return step() >= 7; }
    /// The pictures of tabs have one form.
    bool isTab() const { return scene().parameters.show != kShowAll; }
    bool isColumns() const { return scene().parameters.tokenAxis == TokenOrientation::Columns && !isTab(); }
    bool isArrows() const { return scene().parameters.outputView == OutputView::AsArrows && !isTab(); }
    bool hasSeveralHeads() const { return shown().hasProjections() && shown().layer().heads > 1; }
    /// The matrix whose chip is open: that of the selected cell.
    std::string_view open() const;
    /// Which of "scores", "scaled" and "masked" stands at the third step.
    std::string_view scoresForm() const;
    bool hidesByClick() const;
    /// A click on a masked score shows it again, and the other way round.
    std::optional<ParameterChange> toggledMask(const Cell& cell) const;
    /// The matrix as it is drawn: of one query at a time only its row, of the projections only the head's rows.
    const Matrix& drawnOf(const std::string& matrix);
    /// @param rowWords  before the rows; none: without labels
    MatrixStyle vectorLook(const Matrix& values, const QStringList& rowWords = {}) const;
    StepMatrixPart::Stage stage(int step, std::vector<Expression> symbols, QStringList names) const;
    void setInputs();
    void setVectors();
    void setScores();
    void setSums();
    void setCard(const std::string& name);
    Grid legend();
    /// Which head and which sequence is shown.
    void addSwitches(std::vector<LayoutItem>& places, int priority);
    /// The matrices in the order of the program's lines, beside these: what the arrows would say, the program says.
    Grid besideListing();
    /// The picture of a tab: what one word takes, or some of the matrices.
    Grid oneWord();
    Grid tabLayout();
    /// No arrow leads from one matrix to the next, so that each names its own rows.
    bool isApart() const { return scene().parameters.listing || isTab(); }
    void show(StepMatrixPart& part, const Matrix& values, const MatrixStyle& look, CellSizes cells,
              StepMatrixPart::Stage stage);
    /// The shapes of the matrices along the path, the longest form first.
    QStringList shapes() const;
    /// Shapes of a batch have a line of their own; others stand before the sum, where there is room.
    bool shapesHaveLine() const { return shown().layer().batch > 1; }
    QString maskNote() const;
    QStringList scoresNames() const;
    /// What a score is divided by; nothing without a divisor.
    std::optional<Expression> divisor() const;

    /// A chip with its middle, and the matrix it unfolds.
    struct PlacedChip {
        Chip chip;
        QPointF middle;
        std::string_view matrix;
        std::string_view folded;  ///< the matrix that is selected when it folds
    };
    std::vector<PlacedChip> chips() const;
    /// The arrows that lead from matrix to matrix, with what they say.
    void addPath(Marks& marks) const;
    /// What leads to the matrices of this step.
    std::vector<CellMove> moves() const;
    /// The middle of what a connector joins: the row of the query, or the whole matrix where tokens are columns.
    double heightOf(const StepMatrixPart& part) const;
    /// Where the connectors to keys and values turn upwards.
    double turn() const;
    /// Of the words between the matrix at the left of the scores and the arrow to it.
    double wordRoom() const;
    /// The middles of the chips on the connectors to the values and to the output.
    QPointF valueBend() const;
    QPointF outputBend() const;
    const StepMatrixPart& atLeft() const { return isColumns() ? m_k : m_q; }
    const StepMatrixPart& atTop() const { return isColumns() ? m_q : m_k; }
    const StepMatrixPart& source() const { return shown().setting().isCross ? m_memory : m_x; }
    const StepMatrixPart& topSource() const { return isColumns() ? m_x : source(); }

    StepMatrixPart m_x{*this, "X"}, m_memory{*this, "M"}, m_q{*this, "Q"}, m_k{*this, "K"}, m_v{*this, "V"};
    StepMatrixPart m_unscaled{*this, "scores"}, m_scaled{*this, "scaled"}, m_masked{*this, "masked"};
    StepMatrixPart m_weights{*this, "weights"}, m_terms{*this, "terms"}, m_sum{*this, "head-output"};
    StepMatrixPart m_joined{*this, "concatenation"}, m_output{*this, "output"};
    StepMatrixPart m_p{*this, "P"}, m_wq{*this, "W_q"}, m_wk{*this, "W_k"}, m_wv{*this, "W_v"}, m_wo{*this, "W_o"};
    StepMatrixPart* m_scores = &m_unscaled;  ///< the one of the three that is shown
    StepMatrixPart* m_card = nullptr;        ///< the one whose chip is open
    WeightBarsPart m_bars{*this};
    WeightedSumPart m_table{*this};
    ValuePlanePart m_plane{*this};
    ColourScalePart m_vectorScale, m_projectionScale, m_scoreScale, m_weightScale;
    MarksPart m_blanks[5], m_hatched, m_learned;
    TextPart m_shapes;
    IndexSwitchPart m_heads, m_sequences;
    std::map<std::string, Matrix> m_drawn;
    Matrix m_termValues;  ///< the query's weights times the values
    Matrix m_sumValues;   ///< a row: the sum of the query's weights times the values
    Index m_query = 0;
    GlidingStage m_stage;             ///< the number of pictureStep()
    std::vector<std::string> m_walk;  ///< matrices in the order of the arrow keys
    QStringList m_words, m_keyWords;
};

}  // namespace attention
