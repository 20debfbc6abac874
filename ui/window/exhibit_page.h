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

/// The middle of the window: an exhibit's title, claim, figure and caption. It follows the scene model and requests the
/// computations.
class ExhibitPage : public QWidget {
    Q_OBJECT

 public:
    explicit ExhibitPage(SceneModel& model, QWidget* parent = nullptr);
    ~ExhibitPage() override;

    void setTheme(const Theme& theme);
    void retranslate();
    /// Sets the scale of figure and header for a window.
    /// @param window  its size in pixels
    /// @param text  text scale chosen by the user; 1 is normal
    void fit(const QSize& window, double text);
    /// Opens or closes the caption's folded section ("more"); showing another page closes it.
    void setMoreOpen(bool open);
    /// Height of the open "more" section in pixels; 0 while it is closed. The page is that much higher than the visible
    /// area.
    int moreHeight() const;
    Figure* figure() const { return m_figure.get(); }
    /// Menu of the exhibits to which the shown trained layer can be taken.
    UseModelMenu& useModelMenu() const { return *m_useModelMenu; }
    const ComputeQueue& queue() const { return m_queue; }
    /// Handles mouse and keyboard on the figure.
    FigureInput& input() { return *m_input; }
    const FigureInput& input() const { return *m_input; }
    /// Computes a scene ahead that is likely to be shown next, of any exhibit, unless it needs much memory.
    void prefetch(const Scene& scene);
    /// What the figure shows, apart from a cell that is only hovered. Its study is null until the first result arrives.
    const EvaluatedScene& shown() const { return m_shown; }
    /// The cell that figure, inspector and caption describe: the hovered one, else the selected one.
    std::optional<Cell> currentCell() const;
    /// Why the requested scene cannot be computed; nullopt if it can. Meanwhile the figure shows the last valid scene,
    /// dimmed.
    const std::optional<SceneProblem>& problem() const { return m_problem; }
    /// Sets whether the problem is displayed elsewhere in the window, so that the page need not repeat it.
    void setProblemShownElsewhere(bool shown);
    /// Dims the figure, because a value being typed is not valid yet.
    void setStale(bool stale);
    /// Handles a key as if pressed on the figure, such as an arrow key that moves the selection. @return whether it had
    /// an effect
    bool pressKey(int key, Qt::KeyboardModifiers modifiers);
    /// Starts the exhibit's measurement, like the button.
    void measure();
    /// Shows a widget, owned by the caller, in place of claim and caption; nullptr restores them.
    void setCaptionReplacement(QWidget* replacement);
    /// Limits the caption's replacement to half of the page's height, and hides the caption on low pages.
    void setCaptionLimited(bool limited);
    /// Sets the marks that a lesson's step draws over the figure.
    void setStepMarks(const StepMarks& marks);
    /// Ignores hovering and clicks on the figure.
    void setPointerBlocked(bool blocked);
    /// Disables changes in the figure, training and measuring. @param why  the reason, shown as a tooltip; empty:
    /// enabled
    void setWithheld(const QString& why);
    /// Freezes the ranges of the figure's colour scales as of the next result, so that later results are comparable;
    /// false releases them.
    void holdScales(bool hold);
    /// The formulas of the shown caption.
    const std::vector<Expression>& formulas() const { return m_formulas; }

 Q_SIGNALS:
    void currentCellChanged();
    /// A cell was clicked, or confirmed with Enter while input().isChoosing().
    void cellChosen(const attention::Cell& cell);
    void linkActivated(const QString& link);
    /// moreHeight() has changed.
    void moreResized();
    /// The figure shows another scene or study.
    void shownChanged();

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

 private:
    void updateFromModel();
    void makeFigure();
    void updateTitle();
    /// Finds why the requested scene cannot be computed, for example too little memory, and shows the reason. @return
    /// true if there is no problem
    bool updateProblem();
    void showProblem();
    void showTabs();
    /// Updates m_viewed from m_shown and the hovered cell.
    void updateViewed();
    /// Shows m_viewed when only the view has changed, not the study.
    void showView();
    /// Decides, before each display, whether the figure animates from the scene shown before.
    void prepareGlide();
    void receive(const Scene& scene, const std::shared_ptr<const Study>& study);
    void limitCaption();
    void placeFigure();
    void showMarks();
    void placeHeader();
    /// Updates caption and accessible description.
    void showCaption();
    void updateDescription();
    /// Freezes the colour scales of the figure; see holdScales().
    void beginHold();
    QString describeCell(const Cell& cell) const;

    SceneModel& m_model;
    ComputeQueue m_queue;
    const Theme* m_theme = &Theme::light();
    const Exhibit* m_exhibit = nullptr;
    QLabel* m_title = nullptr;
    LinkText* m_claim = nullptr;
    QLabel* m_message = nullptr;
    QBoxLayout* m_header = nullptr;
    double m_figureScale = 1;
    QWidget* m_figureArea = nullptr;
    ComputeProgressBar* m_progress = nullptr;
    FigureTabs* m_tabs = nullptr;
    CaptionView* m_caption = nullptr;
    MeasureBar* m_measureBar = nullptr;
    std::unique_ptr<MeasuringController> m_measuring;
    TrainBar* m_trainBar = nullptr;
    UseModelMenu* m_useModelMenu = nullptr;
    std::unique_ptr<TrainingController> m_training;
    std::unique_ptr<Figure> m_figure;
    EvaluatedScene m_shown;
    std::unique_ptr<FigureInput> m_input;
    EvaluatedScene m_viewed;            ///< m_shown, with the hovered cell as its selection
    std::optional<Scene> m_glideStart;  ///< the scene shown before; nullopt while a cell is hovered
    std::optional<Scene> m_requestedScene;
    std::optional<SceneProblem> m_problem;
    bool m_isProblemShownElsewhere = false;
    bool m_isStale = false;
    QWidget* m_captionReplacement = nullptr;
    bool m_isCaptionLimited = false;
    QString m_withheld;  ///< why changes are disabled; see setWithheld()
    bool m_holdsScales = false;
    int m_holdCount = 0;               ///< counts the calls of beginHold(); identifies the current one
    bool m_isHoldPending = false;      ///< the scales freeze with the next result
    LessonOverlay* m_marks = nullptr;  ///< covers the figure
    std::vector<Expression> m_formulas;
};

}  // namespace attention
