#pragma once

#include <memory>
#include <optional>

#include <QWidget>

#include "ui/exhibits/evaluated_scene.h"
#include "ui/figure/figure.h"
#include "ui/window/compute_queue.h"
#include "ui/window/scene_model.h"

class QBoxLayout;
class QLabel;

namespace attention {

class CaptionView;
class ComputeProgressBar;
class FigureInput;
class FigureTabs;
class LessonOverlay;
class LinkText;
class MeasureBar;
class MeasuringController;
struct StepMarks;
class UseModelMenu;
class TrainBar;
class TrainingController;

/// The middle of the window: title and claim, the exhibit's figure, the caption. It follows the model and asks for
/// computations.
class ExhibitPage : public QWidget {
    Q_OBJECT

 public:
    explicit ExhibitPage(SceneModel& model, QWidget* parent = nullptr);
    ~ExhibitPage() override;

    void setTheme(const Theme& theme);
    void retranslate();
    /// The figure's text as it suits a window. @param window  its size in pixels; @param text  scale that was asked for
    void fit(const QSize& window, double text);
    /// Whether what the caption folds away is unfolded, until another page is shown.
    void setMoreOpen(bool open);
    /// Pixels by which the page is then higher than its place.
    int moreHeight() const;
    Figure* figure() const { return m_figure.get(); }
    /// Where the trained layer that is shown can be taken to.
    UseModelMenu& takeMenu() const { return *m_takeMenu; }
    const ComputeQueue& queue() const { return m_queue; }
    /// What pointer and keys do to the figure.
    FigureInput& input() { return *m_input; }
    const FigureInput& input() const { return *m_input; }
    /// Computes ahead what is likely to be shown next, of whichever exhibit, where that takes little memory.
    void prepare(const Scene& scene);
    /// What the figure shows while nothing is pointed at; without a study while the first one is on its way.
    const EvaluatedScene& shown() const { return m_shown; }
    /// The one cell that figure, inspector and words are about: under the pointer, else selected.
    std::optional<Cell> currentCell() const;
    /// Why the requested scene cannot be drawn. The figure meanwhile shows the last valid scene, dimmed.
    const std::optional<SceneProblem>& problem() const { return m_problem; }
    /// Whether the problem is told elsewhere, and not on the page.
    void setProblemShownElsewhere(bool told);
    /// The figure is dimmed: something is being typed that is not accepted yet.
    void setStale(bool stale);
    /// What a key does on the figure, as walking to another cell. @return whether it does anything
    bool pressKey(int key, Qt::KeyboardModifiers modifiers);
    /// Measures what the exhibit can measure, as the button does.
    void measure();
    /// Shows a widget in the place of the claim and the caption; nullptr: these again. It stays the caller's.
    void setCaptionReplacement(QWidget* instead);
    /// What replaces the caption takes at most half of the page's height.
    void setCaptionLimited(bool limited);
    /// Marks in the figure what a step of a lesson is about.
    void setStepMarks(const StepMarks& marks);
    /// Hovering over the figure and clicks on it are ignored.
    void setPointerBlocked(bool blocked);
    /// Nothing can be set in the figure, trained or measured. @param why  said there; empty: it can be
    void setWithheld(const QString& why);
    /// The figure's scales of colours keep their ranges from what is asked for now on; false: never.
    void holdScales(bool hold);
    /// What the caption shows as formulas.
    const std::vector<Expression>& formulas() const { return m_formulas; }

 Q_SIGNALS:
    void currentCellChanged();
    /// By a click, or by Enter while a cell is asked for.
    void cellChosen(const attention::Cell& cell);
    void linkActivated(const QString& link);
    void moreResized();
    /// The figure shows another scene, or another study.
    void shownChanged();

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

 private:
    void updateFromModel();
    void makeFigure();
    void nameFigure();
    /// Finds what keeps the scene asked for from being shown: a list that does not fit, too little memory.
    /// @return whether nothing does
    bool updateProblem();
    void showProblem();
    void showTabs();
    /// Follows what is shown and pointed at.
    void look();
    void showView();
    /// Before each display: whether what moves goes there from what is shown.
    void prepareGlide();
    void receive(const Scene& scene, const std::shared_ptr<const Study>& study);
    void limitCaption();
    void placeFigure();
    void showMarks();
    void placeHeader();
    /// Caption and description of what the figure shows.
    void showWords();
    void describe();
    void beginHold();
    QString cellWords(const Cell& cell) const;

    SceneModel& m_model;
    ComputeQueue m_queue;
    const Theme* m_theme = &Theme::light();
    const Exhibit* m_exhibit = nullptr;
    QLabel* m_title = nullptr;
    LinkText* m_claim = nullptr;
    QLabel* m_message = nullptr;
    QBoxLayout* m_header = nullptr;
    double m_figureScale = 1;
    QWidget* m_room = nullptr;
    ComputeProgressBar* m_progress = nullptr;
    FigureTabs* m_tabs = nullptr;
    CaptionView* m_caption = nullptr;
    MeasureBar* m_measureBar = nullptr;
    std::unique_ptr<MeasuringController> m_measuring;
    TrainBar* m_trainBar = nullptr;
    UseModelMenu* m_takeMenu = nullptr;
    std::unique_ptr<TrainingController> m_live;
    std::unique_ptr<Figure> m_figure;
    EvaluatedScene m_shown;
    std::unique_ptr<FigureInput> m_input;
    EvaluatedScene m_viewed;            ///< m_shown, with the cell that is pointed at as its selection
    std::optional<Scene> m_glidesFrom;  ///< what the figure shows; nothing while a cell is pointed at
    std::optional<Scene> m_requestedScene;
    std::optional<SceneProblem> m_problem;
    bool m_isProblemTold = false;
    bool m_isStale = false;
    QWidget* m_captionReplacement = nullptr;  ///< of the caption
    bool m_isCaptionLimited = false;
    QString m_withheld;
    bool m_holdsScales = false;
    int m_holds = 0;                   ///< times that scales were held so far
    bool m_isHoldPending = false;      ///< until the picture asked for is there
    LessonOverlay* m_marks = nullptr;  ///< over the figure
    std::vector<Expression> m_formulas;
};

}  // namespace attention
