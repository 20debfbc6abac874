#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QFont>
#include <QPointF>
#include <QTimer>
#include <QWidget>

#include "core/lesson/lesson.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/figure/theme.h"
#include "ui/window/scene_model.h"

class QLabel;
class QPushButton;

namespace attention {

class ExhibitPage;
class ChoiceButton;
class Figure;
class LessonOverlay;
class LessonActions;
class ParameterPanel;
class PresentationBar;
class WordOrderList;

/// The presentation view of an exhibit: its claim, its figure and one control bar. It shows what the page has computed,
/// in larger type and higher contrast; all changes apply to the same scene. Clicks and arrow keys select, pointing does
/// not. Page keys step through the steps of a page, its presets, and the pages, and either takes back the other. B and
/// the full stop make the screen black until the next key. Bar and pointer leave when the mouse rests; where the page
/// stands is then written in the bar's place.
class PresentationWindow : public QWidget {
    Q_OBJECT

 public:
    /// Milliseconds that the mouse rests before bar and pointer leave.
    static constexpr int kIdleTime = 3000;

    /// All are there as long as the stage is. @param lessons  may be null
    PresentationWindow(SceneModel& model, ExhibitPage& page, ParameterPanel& panel, LessonActions* lessons = nullptr);
    ~PresentationWindow() override;

    /// @param theme  whose variant with more contrast is used
    void setTheme(const Theme& theme);
    void setIdleTime(int milliseconds);
    /// Shows a sentence above the claim for a while, or until one goes on.
    void showMessage(const QString& sentence);
    Figure* figure() const { return m_figure.get(); }
    PresentationBar& bar() const { return *m_bar; }
    /// The figure's room.
    QSize room() const;
    bool isBlank() const { return m_blank != nullptr; }
    void goForward();
    void goBack();

 Q_SIGNALS:
    void ended();

 protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool focusNextPrevChild(bool next) override;

 private:
    /// Where the steps of an exhibit lie that currently shows all of them: the forward key starts at the first step if
    /// they lie ahead; the back key returns to the last step if they lie behind.
    struct StepRange {
        bool isAhead = true;
        bool isBehind = true;
    };
    /// The last turn of a page: the scene that it led to, and whether to the next page.
    struct PageTurn {
        Scene scene;
        bool isForward = true;
    };

    void follow();
    void makeFigure();
    void showBar();
    bool isLesson() const;
    void showChoices();
    void showOrder();
    /// How a sentence stands above the figure.
    struct Headline {
        QFont font;
        int lines, width, height;
    };
    Headline headline(const QString& text, int wide) const;
    /// A lesson's headline with its formulas set.
    QString claimHtml(const QString& text, const QFont& font) const;
    void arrange();
    void placeFigure();
    double figureScale() const;
    void setBlank(bool blank);
    void togglePlaying();
    /// Bar and pointer come.
    void showControls();
    /// Bar and pointer leave.
    void hideControls();
    void turnPage(int by);
    /// The steps in which a page is told; nothing on a page without.
    std::optional<ParameterBounds> steps() const;
    /// Which preset of the page is shown, or was before something was changed; -1: none yet.
    int presetPlace() const;
    void setPreset(int place, StepRange told);
    void setStep(std::int64_t step, StepRange told);
    /// The page was turned this way, and nothing else has been done since.
    bool wasPageTurned(bool forward) const;

    SceneModel& m_model;
    ExhibitPage& m_page;
    ParameterPanel& m_panel;
    LessonActions* m_lessons;
    const Theme* m_theme = &Theme::light(Contrast::High);
    const Exhibit* m_exhibit = nullptr;
    std::unique_ptr<Figure> m_figure;
    EvaluatedScene m_shown;  ///< by the figure
    std::string m_playKey;
    double m_enlargement = 1;
    QString m_claimText;
    QLabel* m_claim = nullptr;
    QLabel* m_message = nullptr;
    std::vector<ChoiceButton*> m_choices;  ///< of the question of a lesson
    const LessonStep* m_step = nullptr;    ///< of the lesson; whose choices were made
    WordOrderList* m_chips = nullptr;      ///< of a question for an order
    QPushButton* m_answer = nullptr;
    LessonOverlay* m_marks = nullptr;  ///< over the figure
    QLabel* m_footer = nullptr;        ///< while the bar is away
    QWidget* m_room = nullptr;
    PresentationBar* m_bar = nullptr;
    QWidget* m_blank = nullptr;  ///< black, over everything
    QTimer m_idle;
    QTimer m_messageTime;
    QString m_messageText;
    QPointF m_pointer;                             ///< on the screen, where the mouse was last
    std::map<std::string_view, StepRange> m_told;  ///< of the pages
    std::map<std::string_view, int> m_preset;      ///< of the pages
    std::optional<PageTurn> m_turn;
};

}  // namespace attention
