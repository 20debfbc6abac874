#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QFont>
#include <QMenu>
#include <QPointF>
#include <QTimer>
#include <QWidget>

#include "core/lesson/lesson.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/figure/theme.h"
#include "ui/widgets/presentation_bar.h"
#include "ui/window/link_code.h"
#include "ui/window/presentation_pager.h"
#include "ui/window/scene_model.h"

class QLabel;
class QPushButton;

namespace attention {

class ExhibitPage;
class Figure;
class LessonOverlay;
class LessonActions;
class ParameterPanel;
class StageChoices;
class VoteController;
class WordOrderList;

/// The rectangle of a figure inside the available rectangle of a stage.
QRect stageFigureRect(const Figure& figure, const Scene& scene, const QRect& available);

/// The stage: a full-screen view of an exhibit for an audience with claim, figure and one control bar. It shows what
/// the page has computed, in larger type and higher contrast; all changes apply to the same scene. Clicks and arrow
/// keys select cells; hovering has no effect. Page keys navigate as PresentationPager describes. B and the full stop
/// make the screen black until the next key; Q shows the link as a QR code until the next key; S shows the sentence in
/// the bar, L the next language, T the other theme, V starts a vote (see VoteController), N opens the presenter's view.
/// Bar and mouse pointer are hidden while the mouse rests; the position of the page is then shown in the bar's place.
class PresentationWindow : public QWidget {
    Q_OBJECT

 public:
    /// Milliseconds without mouse movement after which bar and pointer are hidden.
    static constexpr int kIdleTime = 3000;
    /// Milliseconds for which a message is shown.
    static constexpr int kMessageTime = 4000;

    /// All arguments outlive the stage. @param lessons  may be nullptr
    PresentationWindow(SceneModel& model, ExhibitPage& page, ParameterPanel& panel, LessonActions* lessons = nullptr);
    ~PresentationWindow() override;

    /// @param theme  its high-contrast variant is used
    void setTheme(const Theme& theme);
    void setIdleTime(int milliseconds);
    /// Sets the languages and themes in the bar's menu.
    /// @param languages  the first one follows the system
    /// @param themes  the last one is dark, the one before it light
    void setMenus(const QList<QAction*>& languages, const QList<QAction*>& themes);
    /// Sets further entries of the bar's menu.
    void setMoreActions(const QList<QAction*>& actions) { m_moreActions = actions; }
    /// Shows a message above the claim for kMessageTime, or until the presentation goes on; an empty one hides it.
    void showMessage(const QString& sentence);
    Figure* figure() const { return m_figure.get(); }
    PresentationBar& bar() const { return *m_bar; }
    /// Size of the area for the figure.
    QSize figureAreaSize() const;
    /// A black screen or a QR code covers the stage until the next key.
    bool isBlank() const { return m_blank != nullptr; }
    void setBlank(bool blank);
    /// Sets the function that returns the link to the shown scene or step.
    void setLink(std::function<ShownLink()> link) { m_link = std::move(link); }
    void showLinkCode();
    /// Goes to the next stop or step. Closes an open vote, or resumes a paused lesson, instead.
    void goForward();
    void goBack();
    /// Shows the sentence field in the bar or hides it. @return whether it is shown
    bool showSentence(bool isShown);
    /// Notes that a value was tried in the palette; a hint on Ctrl+Z is shown while that is the latest change.
    void noteWhatIf();
    /// nullptr if the stage has no lessons.
    VoteController* vote() const { return m_vote; }
    const PresentationPager& pager() const { return m_pager; }
    /// Handles a key as if pressed on the stage; for windows that control the stage.
    void pressKey(QKeyEvent* event) { keyPressEvent(event); }

 Q_SIGNALS:
    void ended();
    /// The key N or its menu entry was used.
    void presenterViewRequested();
    /// The button What if? was clicked: the palette is to be opened.
    void whatIfRequested();
    /// The shown content has changed, or the black screen was shown or hidden.
    void changed();

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
    void updateFromModel();
    void makeFigure();
    void showBar();
    bool isLesson() const;
    void updateWordOrder();
    void fillMenu();
    /// The page has a sentence, and the step of a lesson, if any, lets it be changed.
    bool hasSentenceField() const;
    void switchLanguage();
    void switchTheme();
    /// Keys of the parameters that the bar shows.
    std::vector<std::string> barKeys() const;
    /// The bar's field for a parameter; nullopt if it cannot be changed.
    std::optional<PresentationBar::Field> barField(const std::string& key) const;
    /// Layout of the headline above the figure.
    struct Headline {
        QFont font;
        int lines, width, height;  ///< width and height in pixels
    };
    Headline headline(const QString& text, int availableWidth) const;
    /// Lays out the introduction. @return its height including the gap below; 0 if the text is empty
    int layOutIntroduction(const QString& text, int availableWidth);
    /// A lesson's text as HTML with typeset formulas.
    QString claimHtml(const QString& text, const QFont& font) const;
    void updateLayout();
    void placeFigure();
    double figureScale() const;
    /// Scales the figure so that all its parts fit; done once when a step begins, so that sizes stay constant during
    /// the step. @param step  nullptr without a lesson
    void fitToStep(const LessonStep* step);
    void togglePlaying();
    /// The message shown above the claim.
    QString notice() const;
    /// Shows bar and pointer.
    void showControls();
    /// Hides bar and pointer.
    void hideControls();

    SceneModel& m_model;
    ExhibitPage& m_page;
    ParameterPanel& m_panel;
    LessonActions* m_lessons;
    const Theme* m_theme = &Theme::light(Contrast::High);
    const Exhibit* m_exhibit = nullptr;
    std::unique_ptr<Figure> m_figure;
    EvaluatedScene m_shown;  ///< what the figure shows
    std::string m_playKey;   ///< the parameter that the Play button animates; may be empty
    double m_enlargement = 1;
    double m_stepScale = 1;                    ///< scale of the figure in the current step; see fitToStep()
    const LessonStep* m_fittedStep = nullptr;  ///< the step for which m_stepScale was computed
    bool m_isStepFitted = false;               ///< m_stepScale is valid
    PresentationPager m_pager;
    bool m_hasSentence = false;  ///< the bar shows the sentence field
    QString m_claimText, m_introductionText;
    QLabel* m_claim = nullptr;
    QLabel* m_introduction = nullptr;  ///< in a lesson, the text before the question, and later the question itself
    QLabel* m_message = nullptr;
    VoteController* m_vote = nullptr;
    StageChoices* m_choices = nullptr;     ///< the choices of a lesson's question; nullptr without lessons
    WordOrderList* m_wordOrder = nullptr;  ///< the words of a question for a word order
    QPushButton* m_answerButton = nullptr;
    LessonOverlay* m_marks = nullptr;  ///< covers the figure
    QLabel* m_footer = nullptr;        ///< shown while the bar is hidden
    QWidget* m_figureArea = nullptr;
    PresentationBar* m_bar = nullptr;
    QWidget* m_blank = nullptr;  ///< covers the stage: black, or a LinkCode
    std::function<ShownLink()> m_link;
    QTimer m_idleTimer;
    QTimer m_messageTimer;
    QString m_messageText;
    std::size_t m_whatIfStep = 0;  ///< history step of a value tried in the palette; 0: none
    QPointF m_pointer;             ///< last mouse position in screen coordinates
    QMenu m_menu;
    QList<QAction*> m_languages, m_themes, m_moreActions;
};

}  // namespace attention
