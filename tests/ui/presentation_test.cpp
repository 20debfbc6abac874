#include "ui/window/presentation.h"

#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QRegularExpression>
#include <QScreen>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QToolButton>
#include <QVariantAnimation>

#include "core/scene/tokens.h"
#include "tests/test_class.h"
#include "tests/ui/awaited.h"
#include "tests/ui/brief_page.h"
#include "tests/ui/menu_action.h"
#include "ui/exhibits/exhibits.h"
#include "ui/lesson/lesson_file.h"
#include "ui/text/language.h"
#include "ui/text/parameter_text.h"
#include "ui/widgets/parameter_panel.h"
#include "ui/widgets/parameter_slider.h"
#include "ui/widgets/presentation_bar.h"
#include "ui/widgets/style.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/lesson_actions.h"
#include "ui/window/main_window.h"
#include "ui/window/presentation_pager.h"
#include "ui/window/presentation_window.h"

using namespace attention;

namespace {

/// Milliseconds after which a test's bar leaves.
constexpr int kShortIdle = 1;
QString latin(std::string_view text) {
    return QString::fromLatin1(text.data(), qsizetype(text.size()));
}

constexpr const char* kNeedsScreens = "needs the screens that the platform “offscreen” has here";

/// Colours as WCAG 2.1 compares them.
double luminance(const QColor& colour) {
    const auto linear = [](double part) {
        return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}
double contrast(const QColor& a, const QColor& b) {
    const double one = luminance(a) + 0.05, other = luminance(b) + 0.05;
    return std::max(one, other) / std::min(one, other);
}

}  // namespace

/// The page on a whole screen: what steps, selects, hides and ends it, and where it is shown.
class PresentationTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() { loadFonts(); }

    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<Settings>(m_folder->filePath("settings.json"));
        m_settings->setValue(QStringLiteral("exhibit"), "encoding-heatmap");
        m_window = std::make_unique<MainWindow>(*m_settings, m_folder->filePath("data"));
        m_window->resize(1280, 720);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QVERIFY(awaited([&] { return bool(page().shown()); }));
    }
    void cleanup() {
        m_window.reset();
        m_settings.reset();
        installLanguage(*findLanguage("en"));
    }

    void aKeyBeginsAndEndsIt_data() {
        QTest::addColumn<int>("begins");
        QTest::addColumn<int>("ends");
        QTest::addRow("F11, Esc") << int(Qt::Key_F11) << int(Qt::Key_Escape);
        QTest::addRow("F11 twice") << int(Qt::Key_F11) << int(Qt::Key_F11);
        QTest::addRow("a clicker") << int(Qt::Key_F5) << int(Qt::Key_Escape);
    }
    void aKeyBeginsAndEndsIt() {
        QFETCH(int, begins);
        QFETCH(int, ends);
        QTest::keyClick(m_window.get(), Qt::Key(begins));
        QVERIFY(presentation().isPresenting());
        QVERIFY(stage().isFullScreen());
        QVERIFY(!m_window->isFullScreen());
        QVERIFY(menuAction(*m_window, "Present on a &whole screen")->isChecked());
        QTRY_VERIFY_WITH_TIMEOUT(figure().isVisible() && figure().hasStudy(), 60000);
        QVERIFY(QTest::qWaitForWindowActive(&stage()));
        press(Qt::Key(ends));
        QVERIFY(!presentation().isPresenting());
        QVERIFY(!menuAction(*m_window, "Present on a &whole screen")->isChecked());
        // The old key does the same with Shift.
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QTest::keyClick(m_window.get(), Qt::Key_F11, Qt::ShiftModifier);
        QVERIFY(m_window->isFullScreen() && !presentation().isPresenting());
    }

    void theFigureOfAStepIsDrawnSmallerWhereAPartHasNoRoom_data() {
        QTest::addColumn<int>("lesson");
        QTest::addColumn<int>("step");
        QTest::addRow("steps of attention") << 2 << 2;
        QTest::addRow("an image's cells") << 10 << 5;
    }
    /// The step may be about that part. What is answered and done in the step changes the size no more.
    void theFigureOfAStepIsDrawnSmallerWhereAPartHasNoRoom() {
        QFETCH(int, lesson);
        QFETCH(int, step);
        LessonSession& session = m_window->lessons().session();
        m_window->lessons().openCourse(lesson);
        QVERIFY(awaited([&] { return session.isUnderWay(); }));
        presentation().setPresenting(true);
        stage().resize(1920, 1080);
        session.goTo(step);
        QVERIFY(awaited([&] {
            const EvaluatedScene& shown = page().shown();
            return shown && hasSameNumbers(shown.exhibit(), shown.scene(), session.initialScene());
        }));
        const double scale = figure().scale();
        const QSizeF size = figure().size();
        QCOMPARE(figure().droppedItems(), QStringList());
        while (session.hasOpenQuestion() || session.hasOpenTask()) {
            m_window->lessons().goForward();
            QVERIFY(
                awaited([&] { return page().shown() && page().shown().scene() == m_window->model().shownScene(); }));
            QCOMPARE(figure().scale(), scale);
        }
        // Without a lesson labels have their size, and the part leaves.
        m_window->lessons().explore();
        QVERIFY(figure().scale() > scale);
        QVERIFY(!figure().droppedItemsAt((size / figure().scale()).toSize()).isEmpty());
    }

    void aButtonBeginsItAndAnotherEndsIt() {
        QToolButton* begin = nullptr;
        for (QToolButton* button : m_window->findChildren<QToolButton*>())
            if (button->accessibleName() == "Present") begin = button;
        QVERIFY(begin && begin->isVisible());
        begin->click();
        QVERIFY(presentation().isPresenting());
        button("end").click();
        QVERIFY(!presentation().isPresenting());
    }

    void theClaimIsTheHeadline() {
        present();
        QCOMPARE(child<QLabel>("stage-claim").text() + u'.', page().shown().exhibit().words().claim);
        QVERIFY(child<QLabel>("stage-claim").font().pixelSize() > child<QToolButton>("end").font().pixelSize());
    }

    void textStandsOutFromItsGround() {
        for (const Theme* theme : {&Theme::light(), &Theme::dark()}) {
            m_window->setThemeChoice(theme->isDark ? ThemeChoice::Dark : ThemeChoice::Light);
            present();
            const Theme& own = figure().theme();
            QCOMPARE(own.isDark, theme->isDark);
            for (const QColor& ink : {own.text, own.muted, own.faint, own.indexI, own.indexJ, own.indexDelta})
                for (const QColor& ground : {own.surface, own.raised}) QVERIFY(contrast(ink, ground) >= 7);
            presentation().setPresenting(false);
        }
    }

    void pageKeysGoThroughStepsPresetsAndPages() {
        openPage("attention");
        present();
        const std::int64_t last = model().shown().parameters.step;
        // All of it, step by step, then the presets, then the next page.
        for (std::int64_t step = 1; step <= last; ++step) {
            press(Qt::Key_PageDown);
            QCOMPARE(model().shown().parameters.step, step);
        }
        const auto tabs = model().exhibit().tabs();
        for (const FigureTab& tab : tabs.subspan(1)) {
            press(Qt::Key_PageDown);
            QCOMPARE(model().scene().parameters.show, tab.name);
        }
        const std::size_t presets = model().exhibit().presets().size();
        for (std::size_t i = 1; i < presets; ++i) {
            press(Qt::Key_PageDown);
            QCOMPARE(model().scene(), applied(i));
        }
        const Exhibit* here = &model().exhibit();
        press(Qt::Key_PageDown);
        QVERIFY(&model().exhibit() != here);
        QTRY_VERIFY_WITH_TIMEOUT(figure().isVisible() && figure().hasStudy(), 60000);
        // The same way back.
        press(Qt::Key_PageUp);
        QCOMPARE(&model().exhibit(), here);
        for (std::size_t i = presets - 1; i-- > 1;) {
            press(Qt::Key_PageUp);
            QCOMPARE(model().scene(), applied(i));
        }
        for (std::size_t i = tabs.size(); i-- > 0;) {
            press(Qt::Key_PageUp);
            QCOMPARE(model().scene().parameters.show, tabs[i].name);
        }
        for (std::int64_t step = last - 1; step >= 1; --step) {
            press(Qt::Key_PageUp);
            QCOMPARE(model().shown().parameters.step, step);
        }
        press(Qt::Key_PageUp);
        QCOMPARE(model().shown().parameters.step, last);
        press(Qt::Key_PageUp);
        QCOMPARE(message(), QStringLiteral("This is the first page."));
    }

    void thePageKeyForBackGoesToTheStepBefore() {
        openPage("attention");
        present();
        const std::int64_t last = model().shown().parameters.step;
        press(Qt::Key_PageUp);
        QCOMPARE(model().shown().parameters.step, last - 1);
        press(Qt::Key_PageDown);
        QCOMPARE(model().shown().parameters.step, last);
        for (std::size_t part = 0; part < laterParts(model().exhibit()); ++part) press(Qt::Key_PageDown);
        press(Qt::Key_PageDown);
        QCOMPARE(model().scene(), applied(1));
        // A preset whose steps are looked at keeps its place.
        model().setParameter("step", std::int64_t(1));
        press(Qt::Key_PageDown);
        QCOMPARE(model().shown().parameters.step, std::int64_t(2));
        for (std::int64_t step = 2; step < last; ++step) press(Qt::Key_PageDown);
        QCOMPARE(model().scene(), applied(1));
        press(Qt::Key_PageUp);
        QCOMPARE(model().shown().parameters.step, last - 1);
        press(Qt::Key_PageDown);
        press(Qt::Key_PageDown);
        QCOMPARE(model().scene(), applied(2));
    }

    void eitherPageKeyTakesBackTheOther() {
        openPage("attention");
        present();
        const auto walk = [&](Qt::Key there, Qt::Key back, std::size_t presses) {
            for (std::size_t i = 0; i < presses; ++i) {
                const Scene before = model().scene();
                press(there);
                const Scene after = model().scene();
                QVERIFY(after != before);
                press(back);
                QCOMPARE(model().scene(), before);
                press(there);
                QCOMPARE(model().scene(), after);
            }
        };
        const std::size_t steps = std::size_t(model().shown().parameters.step);
        const std::size_t others = model().exhibit().presets().size() - 1 + laterParts(model().exhibit());
        const Exhibit* first = &model().exhibit();
        // Steps, presets, and two of the next page.
        walk(Qt::Key_PageDown, Qt::Key_PageUp, steps + others + 2);
        QVERIFY(&model().exhibit() != first);
        walk(Qt::Key_PageUp, Qt::Key_PageDown, steps + others + 2);
        QCOMPARE(&model().exhibit(), first);
        QCOMPARE(model().scene(), applied(0));
    }

    void everyPresetOfEveryPageIsReached() {
        openPage(std::string(exhibits().front()->id()));
        present();
        for (const Exhibit* exhibit : exhibits()) {
            QCOMPARE(&model().exhibit(), exhibit);
            // The first page is told step by step, and each page opens at its first preset.
            const std::int64_t steps = exhibit == exhibits().front() ? model().shown().parameters.step : 0;
            for (std::int64_t step = 0; step < steps; ++step) press(Qt::Key_PageDown);
            for (std::size_t part = 0; part < laterParts(*exhibit); ++part) press(Qt::Key_PageDown);
            for (std::size_t i = 1; i < exhibit->presets().size(); ++i) {
                press(Qt::Key_PageDown);
                QCOMPARE(model().scene(), applied(i));
            }
            press(Qt::Key_PageDown);
        }
        QCOMPARE(message(), QStringLiteral("This is the last page."));
    }

    void pageKeysStopAtTheEnds() {
        const Exhibit* first = exhibits().front();
        openPage(std::string(first->id()));
        present();
        // Its steps, and all of them at once, come before.
        for (std::int64_t step = model().shown().parameters.step; step >= 0; --step) {
            QVERIFY(message() != QStringLiteral("This is the first page."));
            press(Qt::Key_PageUp);
        }
        QCOMPARE(&model().exhibit(), first);
        QCOMPARE(message(), QStringLiteral("This is the first page."));
        const Exhibit* last = exhibits().back();
        openPage(std::string(last->id()));
        for (std::size_t i = 0; i < last->presets().size() + laterParts(*last); ++i) press(Qt::Key_PageDown);
        QCOMPARE(&model().exhibit(), last);
        QCOMPARE(message(), QStringLiteral("This is the last page."));
    }

    void aClickerWorksWhileTheWindowBesideHasTheKeyboard() {
        present();
        const Scene before = model().scene();
        m_window->activateWindow();
        page().figure()->setFocus();
        QTest::keyClick(page().figure(), Qt::Key_PageDown);
        QVERIFY(model().scene() != before);
        QCOMPARE(selectedCell(model().scene().parameters), selectedCell(applied(1).parameters));
        // Without a presentation the key walks.
        presentation().setPresenting(false);
        Scene walked = model().scene();
        QTest::keyClick(page().figure(), Qt::Key_PageDown);
        QVERIFY(model().scene() != walked);
        setSelection(walked.parameters, selectedCell(model().scene().parameters));
        QVERIFY(model().scene() == walked);
    }

    void arrowsWalk() {
        present();
        const Cell before = *figure().selection();
        press(Qt::Key_Down);
        press(Qt::Key_Right);
        QCOMPARE(figure().selection(), std::optional(Cell{before.row + 1, before.column + 1}));
        // What was chosen here stays chosen.
        press(Qt::Key_Escape);
        QCOMPARE(page().figure()->selection(), std::optional(Cell{before.row + 1, before.column + 1}));
    }

    void aClickSelectsAndPointingDoesNot() {
        present();
        const auto before = figure().selection();
        const QPoint place = placeOf({20, 10});
        QMouseEvent move(QEvent::MouseMove, place, figure().mapToGlobal(place), Qt::NoButton, Qt::NoButton, {});
        QApplication::sendEvent(&figure(), &move);
        QCOMPARE(figure().selection(), before);
        QCOMPARE(page().currentCell(), before);
        QTest::mouseClick(&figure(), Qt::LeftButton, {}, place);
        QCOMPARE(figure().selection(), std::optional(Cell{20, 10}));
        QCOMPARE(page().currentCell(), std::optional(Cell{20, 10}));
    }

    void pointingInTheWindowBesideShowsTheAudienceNothing() {
        present();
        const auto before = figure().selection();
        Q_EMIT page().figure()->hovered(Cell{20, 10});
        QCOMPARE(page().figure()->selection(), std::optional(Cell{20, 10}));
        QCOMPARE(figure().selection(), before);
    }

    void barAndPointerLeaveAndComeBack() {
        present();
        QVERIFY(bar().isVisible());
        auto& foot = child<QLabel>("stage-foot");
        QVERIFY(!foot.isVisible());
        const QRect place = figure().geometry();
        stage().setIdleTime(kShortIdle);
        QTRY_VERIFY(!bar().isVisible());
        QCOMPARE(stage().cursor().shape(), Qt::BlankCursor);
        QCOMPARE(figure().cursor().shape(), Qt::BlankCursor);
        QCOMPARE(figure().geometry(), place);
        QVERIFY(foot.isVisible() && foot.text().contains(QStringLiteral("of %1").arg(exhibits().size())));
        // A system that only repeats where the mouse is brings nothing back.
        stage().setIdleTime(PresentationWindow::kIdleTime);
        QTRY_VERIFY(bar().isVisible());
        stage().setIdleTime(kShortIdle);
        QTRY_VERIFY(!bar().isVisible());
        const auto move = [&](QPoint to) {
            QMouseEvent event(QEvent::MouseMove, to, stage().mapToGlobal(to), Qt::NoButton, Qt::NoButton, {});
            QApplication::sendEvent(&stage(), &event);
        };
        move({50, 50});
        QVERIFY(bar().isVisible());
        QVERIFY(stage().cursor().shape() != Qt::BlankCursor);
        QTRY_VERIFY(!bar().isVisible());
        move({50, 50});
        QVERIFY(!bar().isVisible());
        move({51, 50});
        QVERIFY(bar().isVisible());
    }

    void aSliderThatIsHeldKeepsTheBar() {
        present();
        ParameterSlider& slider = child<ParameterSlider>(stageKey());
        QTest::mousePress(&slider, Qt::LeftButton, {}, slider.rect().center());
        stage().setIdleTime(kShortIdle);
        QSignalSpy idle(&timer(), &QTimer::timeout);
        QTRY_VERIFY(idle.count() >= 2);
        QVERIFY(bar().isVisible());
        QTest::mouseRelease(&slider, Qt::LeftButton, {}, slider.rect().center());
        QTRY_VERIFY(!bar().isVisible());
    }

    void aSliderSetsAndTheWindowKeepsIt() {
        present();
        const std::string key = stageKey().toStdString();
        ParameterSlider& slider = child<ParameterSlider>(stageKey());
        const auto steps = model().history().steps().size();
        QTest::mousePress(&slider, Qt::LeftButton, {}, slider.rect().center());
        QTest::mouseMove(&slider, slider.rect().center() + QPoint(20, 0));
        QMouseEvent move(QEvent::MouseMove, slider.rect().center() + QPoint(40, 0),
                         slider.mapToGlobal(slider.rect().center() + QPoint(40, 0)), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(&slider, &move);
        QTest::mouseRelease(&slider, Qt::LeftButton, {}, slider.rect().center() + QPoint(40, 0));
        // One drag is one step.
        QCOMPARE(model().history().steps().size(), steps + 1);
        const ParameterValue set = valueOf(model().scene().parameters, *findParameter(key));
        press(Qt::Key_Escape);
        QCOMPARE(valueOf(model().scene().parameters, *findParameter(key)), set);
        QTRY_COMPARE(valueOf(page().shown().scene().parameters, *findParameter(key)), set);
    }

    void everyPageHasSlidersThatMatter() {
        for (const Exhibit* exhibit : exhibits()) {
            QVERIFY2(!exhibit->presentationKeys().empty() &&
                         exhibit->presentationKeys().size() <= PresentationBar::kMaxFields,
                     exhibit->id().data());
            for (const std::string_view key : exhibit->presentationKeys()) QVERIFY2(exhibit->findUse(key), key.data());
        }
        present();
        // Only laid out: nothing of it is seen.
        m_window->setUpdatesEnabled(false);
        stage().setUpdatesEnabled(false);
        for (const Exhibit* exhibit : exhibits()) {
            openBriefly(model(), exhibit->id());
            QVERIFY(awaited([&] { return &page().shown().exhibit() == exhibit && page().shown(); }));
            int shown = 0;
            for (const auto* slider : bar().findChildren<ParameterSlider*>()) shown += !slider->isHidden();
            QVERIFY2(shown > 0, exhibit->id().data());
            QVERIFY2(button("play").isEnabled(), exhibit->id().data());
        }
    }

    void theBarHasSixControlsAndKeepsItsPlace() {
        present();
        m_window->setUpdatesEnabled(false);
        stage().setUpdatesEnabled(false);
        const QRect place = bar().geometry();
        const QSize room = stage().figureAreaSize();
        for (const Exhibit* exhibit : exhibits()) {
            openBriefly(model(), exhibit->id());
            // Back and next are one, and so are the menu and the end; the page's name is none.
            int controls = 3;
            for (const char* name : {"back", "next", "what-if", "more", "end"}) QVERIFY(button(name).isVisible());
            controls += button("play").isVisible();
            for (const ParameterUse& use : exhibit->uses()) {
                const auto* field = bar().findChild<QWidget*>(latin(use.key));
                controls += field && field->isVisible();
            }
            QVERIFY2(controls <= 6, exhibit->id().data());
            QCOMPARE(bar().geometry(), place);
            QCOMPARE(stage().figureAreaSize(), room);
        }
    }

    void whoAsksIsChosenByItsWord() {
        openPage("attention");
        present();
        auto& row = child<QToolButton>("row");
        QVERIFY(row.isVisible() && !bar().findChild<QWidget*>("step"));
        const auto words = splitTokens(model().scene().parameters.tokens);
        QCOMPARE(row.text().toStdString(), words[std::size_t(*model().scene().parameters.row)]);
        row.click();
        auto* menu = row.findChild<QMenu*>();
        QVERIFY(menu && menu->actions().size() == std::ssize(words));
        menu->actions().first()->trigger();
        menu->close();
        QCOMPARE(model().scene().parameters.row, std::optional<std::int64_t>(0));
        QCOMPARE(row.text().toStdString(), words.front());
    }

    void valuesAreFoundByNameOnTheStage() {
        openPage("encoding-heatmap");
        present();
        const auto open = [this] { QTest::keyClick(presentation().stage(), Qt::Key_P, Qt::ControlModifier); };
        open();
        auto& line = child<QLineEdit>("palette-line");
        QVERIFY(line.isVisible() && line.hasFocus());
        QTest::keyClicks(&line, "d 64");
        QTest::keyClick(&line, Qt::Key_Return);
        QCOMPARE(model().scene().parameters.d, std::int64_t(64));
        QVERIFY(!line.isVisible() && presentation().isPresenting());
        // A parameter alone asks for its value.
        open();
        QTest::keyClicks(&line, "base");
        QTest::keyClick(&line, Qt::Key_Return);
        QVERIFY(line.isVisible());
        QCOMPARE(line.text(), QString("base "));
        QTest::keyClick(&line, Qt::Key_Escape);
        QVERIFY(!line.isVisible() && presentation().isPresenting());
    }

    void whatIfIsReadFromTheLastRow() {
        openPage("attention");
        present();
        stage().resize(1920, 1080);
        button("what-if").click();
        auto& line = child<QLineEdit>("palette-line");
        const auto* palette = line.parentWidget();
        const auto& list = child<QListView>("palette-list");
        constexpr int kLeast = 24;
        QVERIFY(line.font().pixelSize() >= kLeast);
        QVERIFY(list.sizeHintForRow(0) >= 2 * kLeast);
        QVERIFY(palette->geometry().top() > child<QLabel>("stage-claim").geometry().bottom());
        QVERIFY(palette->geometry().bottom() < bar().geometry().top());
        // The sentence is the first that one finds, and is typed in the bar.
        const auto row = [&list](int at) { return list.model()->index(at, 0).data().toString(); };
        int tokens = 0;
        while (!row(tokens).isEmpty() &&
               row(tokens) != parameterText(*findExhibit("attention")->findUse("tokens"), Chapter::Attention).name)
            ++tokens;
        QVERIFY2(tokens < 4, qPrintable(row(0)));
        QTest::keyClicks(&line, "tokens");
        QTest::keyClick(&line, Qt::Key_Return);
        QVERIFY(!line.isVisible() && child<QLineEdit>("tokens").hasFocus());
    }

    /// What a class asks for, and one key that takes it back.
    void whatIfIsTakenBack_data() {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        const auto row = [](const char* page, const char* typed, const char* key, const char* value) {
            QTest::addRow("%s: %s", page, typed) << page << typed << key << value;
        };
        row("order", "sentence one two three four five six seven", "tokens", "one two three four five six seven");
        row("order", "d 16", "d", "16");
        row("attention", "mask causal", "mask", "causal");
        row("heads", "heads 2", "heads", "2");
        row("scaling", "d 64", "key-width", "64");
        row("scaling", "d64", "key-width", "64");
        row("token-plus-position", "position 2", "row", "2");
    }
    void whatIfIsTakenBack() {
        QFETCH(QString, page);
        QFETCH(QString, typed);
        QFETCH(QString, key);
        QFETCH(QString, value);
        openPage(page.toStdString());
        present();
        const Scene before = model().scene();
        QTest::keyClick(presentation().stage(), Qt::Key_P, Qt::ControlModifier);
        auto& line = child<QLineEdit>("palette-line");
        QTest::keyClicks(&line, typed);
        QTest::keyClick(&line, Qt::Key_Return);
        const ParameterInfo& info = *findParameter(key.toStdString());
        QCOMPARE(QString::fromStdString(valueText(info, valueOf(model().scene().parameters, info))), value);
        QVERIFY(message().contains("Ctrl+Z"));
        QTest::keyClick(presentation().stage(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(model().scene(), before);
        QVERIFY(message().isEmpty());
    }

    /// What is so already changes nothing, so that Ctrl+Z takes back nothing else.
    void whatIfOfThePresentValueSaysSo() {
        openPage("attention");
        present();
        const std::size_t step = std::size_t(model().history().currentIndex());
        QTest::keyClick(presentation().stage(), Qt::Key_P, Qt::ControlModifier);
        auto& line = child<QLineEdit>("palette-line");
        QTest::keyClicks(&line, "mask none");
        QTest::keyClick(&line, Qt::Key_Return);
        QVERIFY(line.isVisible());
        QCOMPARE(std::size_t(model().history().currentIndex()), step);
    }

    void whatIfLetsALessonWait_data() {
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("modifier");
        QTest::addRow("undo") << int(Qt::Key_Z) << int(Qt::ControlModifier);
        QTest::addRow("Page Down") << int(Qt::Key_PageDown) << 0;
        QTest::addRow("Page Up") << int(Qt::Key_PageUp) << 0;
    }
    void whatIfLetsALessonWait() {
        QFETCH(int, key);
        QFETCH(int, modifier);
        LessonActions& lessons = m_window->lessons();
        lessons.open(courseFiles().at(courseFiles().indexOf(QRegularExpression(".*order-is-lost.*"))));
        QVERIFY(awaited([&] { return lessons.isShown(); }));
        present();
        lessons.session().goTo(1);
        const Scene before = model().scene();
        QVERIFY(std::ranges::count(lessons.session().step().controls, "d") == 0);
        QTest::keyClick(presentation().stage(), Qt::Key_P, Qt::ControlModifier);
        auto& line = child<QLineEdit>("palette-line");
        QTest::keyClicks(&line, "d 16");
        QTest::keyClick(&line, Qt::Key_Return);
        QCOMPARE(model().scene().parameters.d, std::int64_t(16));
        QVERIFY(!lessons.isShown() && lessons.hasPausedScene() && presentation().isPresenting());
        QVERIFY(message().contains("Ctrl+Z"));
        QTest::keyClick(presentation().stage(), Qt::Key(key), Qt::KeyboardModifiers(modifier));
        QVERIFY(lessons.isShown() && !lessons.hasPausedScene());
        QCOMPARE(lessons.session().index(), 1);
        QCOMPARE(model().scene(), before);
    }

    void theSentenceIsTypedOnTheStage() {
        openPage("attention");
        present();
        press(Qt::Key_S);
        auto& text = child<QLineEdit>("tokens");
        QVERIFY(text.isVisible() && text.hasFocus());
        const auto steps = model().history().steps().size();
        text.selectAll();
        QTest::keyClicks(&text, "dogs bark");
        QCOMPARE(model().scene().parameters.tokens, std::string("dogs bark"));
        QCOMPARE(model().history().steps().size(), steps + 1);
        // What is no sentence is said, and not taken.
        text.selectAll();
        QTest::keyClick(&text, Qt::Key_Space);
        QVERIFY(!message().isEmpty());
        QCOMPARE(model().scene().parameters.tokens, std::string("dogs bark"));
        // Leaving it ends nothing else.
        QTest::keyClick(&text, Qt::Key_Escape);
        QVERIFY(presentation().isPresenting() && !bar().findChild<QLineEdit*>("tokens"));
        press(Qt::Key_S);
        QCOMPARE(child<QLineEdit>("tokens").text(), QStringLiteral("dogs bark"));
        press(Qt::Key_S);
        // On a page without one the key does nothing.
        openPage("encoding-heatmap");
        press(Qt::Key_S);
        QVERIFY(!bar().findChild<QLineEdit*>("tokens"));
    }

    void languageAndThemeAreChangedOnTheStage() {
        m_window->setLanguageChoice("en");
        m_window->setThemeChoice(ThemeChoice::Light);
        present();
        QStringList codes;
        for (std::size_t i = 0; i < languages().size(); ++i) {
            press(Qt::Key_L);
            codes += latin(currentLanguage().code);
        }
        QCOMPARE(codes.last(), QStringLiteral("en"));
        QCOMPARE(QSet<QString>(codes.begin(), codes.end()).size(), qsizetype(languages().size()));
        for (const bool isDark : {true, false}) {
            press(Qt::Key_T);
            QCOMPARE(figure().theme().isDark, isDark);
        }
        // The menu has the same.
        auto* menu = child<QToolButton>("more").menu();
        Q_EMIT menu->aboutToShow();
        QStringList texts;
        for (QAction* action : menu->actions()) texts += action->text().section(u'\t', 1);
        QCOMPARE(texts, QStringList({"S", "L", "T", "", "V", "", "", "N", "Q", "B"}));
    }

    void whatMovesGoesToItsPlace_data() {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<QVariantList>("values");
        QTest::addRow("the hands of clocks") << "relative-shift" << QByteArray("position") << QVariantList{3, 2};
        QTest::addRow("the lines of a shuffle") << "order" << QByteArray("order") << QVariantList{"2,0,1", "1,2,0"};
        QTest::addRow("the bars of weights") << "attention" << QByteArray("row") << QVariantList{0, 1};
        QTest::addRow("what a stage brings") << "attention" << QByteArray("step") << QVariantList{1, 2};
    }
    void whatMovesGoesToItsPlace() {
        QFETCH(QString, page);
        QFETCH(QByteArray, key);
        QFETCH(QVariantList, values);
        openPage(page.toStdString());
        if (page == "order") model().setParameter("tokens", std::string("dog bites man"));
        present();
        const ParameterInfo& info = *findParameter(key.constData());
        const auto moveTo = [&](const QVariant& to) {
            const bool isText = to.typeId() == QMetaType::QString;
            const ParameterValue value =
                isText ? ParameterValue(to.toString().toStdString()) : ParameterValue(std::int64_t(to.toInt()));
            model().setParameter(key.constData(), value);
            QVERIFY(awaited([&] { return valueOf(this->page().shown().scene().parameters, info) == value; }));
        };
        const auto drawn = [&] {
            figure().replot(QCustomPlot::rpImmediateRefresh);
            return figure().grab().toImage();
        };
        auto& glide = *figure().findChild<QVariantAnimation*>();
        moveTo(values[0]);
        glide.setCurrentTime(Figure::kGlideTime);
        moveTo(values[1]);
        QCOMPARE(glide.state(), QAbstractAnimation::Running);
        glide.setCurrentTime(Figure::kGlideTime / 2);
        const QImage between = drawn();
        // Something else that is chosen on the way is gone to from there.
        moveTo(values[0]);
        glide.setCurrentTime(0);
        QVERIFY(drawn() != between);
        moveTo(values[1]);
        glide.setCurrentTime(Figure::kGlideTime);
        const QImage there = drawn();
        QVERIFY(between != there);
        // What is dragged, or plays, follows the hand; and with reduced motion nothing goes by itself.
        model().beginGesture(key.constData());
        moveTo(values[0]);
        QVERIFY(glide.state() != QAbstractAnimation::Running);
        model().endGesture(key.constData());
        m_window->setMotionReduced(true);
        moveTo(values[1]);
        QVERIFY(glide.state() != QAbstractAnimation::Running);
        QVERIFY(drawn() == there);
        m_window->setMotionReduced(false);
    }

    /// Also while the slider of the stages is held, and while they play.
    void aStageMovesInTheWindow() {
        openPage("attention");
        const auto stageIs = [this](std::int64_t stage) {
            return page().shown() && page().shown().scene().parameters.step == stage;
        };
        const auto& glide = *page().figure()->findChild<QVariantAnimation*>();
        for (const std::int64_t stage : {1, 2, 3, 4}) {
            const bool isHeld = stage == 3;
            if (isHeld) model().beginGesture("step");
            model().setParameter("step", stage);
            QVERIFY(awaited([&] { return stageIs(stage); }));
            // Scaled scores lie where the scores lay.
            if (stage > 1) QCOMPARE(glide.state() == QAbstractAnimation::Running, stage < 4);
            if (isHeld) model().endGesture("step");
            page().figure()->findChild<QVariantAnimation*>()->setCurrentTime(Figure::kGlideTime);
        }
    }

    void aNoticeLeaves() {
        present();
        stage().showMessage(QStringLiteral("so"));
        auto* timer = stage().findChild<QTimer*>("message-time");
        QVERIFY(timer->isActive() && timer->interval() == 4000);
        timer->setInterval(0);
        QTRY_COMPARE(message(), QString());
    }

    void noClaimIsCut_data() {
        QTest::addColumn<QSize>("size");
        for (const QSize size :
             {QSize(1280, 720), QSize(1280, 800), QSize(1366, 768), QSize(1920, 1080), QSize(3840, 2160)})
            QTest::addRow("%d x %d", size.width(), size.height()) << size;
    }
    void noClaimIsCut() {
        QFETCH(QSize, size);
        present();
        m_window->setUpdatesEnabled(false);
        stage().setUpdatesEnabled(false);
        stage().resize(size);
        auto& claim = child<QLabel>("stage-claim");
        for (const Language& language : languages()) {
            installLanguage(language);
            for (const Exhibit* exhibit : exhibits()) {
                openBriefly(model(), exhibit->id());
                QTRY_VERIFY(claim.accessibleName().isEmpty() && stage().accessibleName() == claim.text());
                const QString where = latin(exhibit->id()) + u' ' + latin(language.code);
                QVERIFY2(claim.heightForWidth(claim.width()) <= claim.height(), qPrintable(where));
                QVERIFY2(claim.geometry().bottom() < size.height() - stage().figureAreaSize().height(),
                         qPrintable(where));
            }
        }
    }

    void spacePlaysAndStops() {
        present();
        press(Qt::Key_Space);
        QVERIFY(m_window->panel().isPlaying());
        QCOMPARE(button("play").accessibleName(), QStringLiteral("Stop"));
        press(Qt::Key_Space);
        QVERIFY(!m_window->panel().isPlaying());
        button("play").click();
        QVERIFY(m_window->panel().isPlaying());
        // Whoever ends it wants a still window.
        press(Qt::Key_Escape);
        QVERIFY(!m_window->panel().isPlaying());
    }

    void aBlackScreenUntilAnyKey_data() {
        QTest::addColumn<int>("black");
        QTest::addColumn<int>("back");
        QTest::addRow("B, B") << int(Qt::Key_B) << int(Qt::Key_B);
        QTest::addRow("full stop, Page Down") << int(Qt::Key_Period) << int(Qt::Key_PageDown);
        QTest::addRow("B, Esc") << int(Qt::Key_B) << int(Qt::Key_Escape);
        QTest::addRow("B, F11") << int(Qt::Key_B) << int(Qt::Key_F11);
        QTest::addRow("B, a click") << int(Qt::Key_B) << 0;
    }
    void aBlackScreenUntilAnyKey() {
        QFETCH(int, black);
        QFETCH(int, back);
        present();
        const Scene before = model().scene();
        press(Qt::Key(black));
        QVERIFY(stage().isBlank());
        const QImage picture = stage().grab().toImage();
        for (const QPoint place : {QPoint(0, 0), picture.rect().center(), picture.rect().bottomRight()})
            QCOMPARE(picture.pixelColor(place), QColor(Qt::black));
        if (back)
            press(Qt::Key(back));
        else
            QTest::mouseClick(&stage(), Qt::LeftButton, {}, stage().rect().center());
        QVERIFY(!stage().isBlank());
        // It does nothing else.
        QVERIFY(presentation().isPresenting());
        QVERIFY(model().scene() == before);
    }

    void languageThemeUndoAndFilesGoOn() {
        present();
        const QString claim = child<QLabel>("stage-claim").text();
        m_window->setLanguageChoice("zh_CN");
        QTRY_VERIFY(child<QLabel>("stage-claim").text() != claim);
        QTRY_VERIFY(button("end").text() != "End");
        m_window->setThemeChoice(ThemeChoice::Dark);
        QVERIFY(figure().theme().isDark);
        m_window->setTextSize(150);
        m_window->setThemeChoice(ThemeChoice::Light);
        m_window->setLanguageChoice("en");
        m_window->setTextSize(100);
        QTRY_COMPARE(child<QLabel>("stage-claim").text(), claim);
        const Scene before = model().scene();
        press(Qt::Key_PageDown);
        QVERIFY(model().scene() != before);
        press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(model().scene() == before);
        // Another document, another page.
        model().resetTo(startScene(*findExhibit("paths")));
        QTRY_VERIFY_WITH_TIMEOUT(figure().isVisible() && figure().hasStudy(), 60000);
        QVERIFY(child<QLabel>("stage-claim").text() != claim);
        model().setExhibit("encoding-heatmap");
        QTRY_VERIFY_WITH_TIMEOUT(figure().isVisible() && figure().hasStudy(), 60000);
    }

    void whatCannotBeDrawnIsSaid() {
        openPage("order");
        present();
        model().setParameter("order", std::string("1,0"));
        QVERIFY(page().problem());
        QVERIFY(figure().isDimmed());
        QCOMPARE(message(), page().problem()->words);
    }

    void closingTheWindowEndsIt() {
        present();
        m_window->close();
        QVERIFY(!presentation().isPresenting());
    }

    void oneScreenIsUsedWithOneSentence() {
        presentation().setScreens([this] { return QList<QScreen*>{m_window->screen()}; });
        present();
        QCOMPARE(stage().screen(), m_window->screen());
        QVERIFY(!message().isEmpty());
        QVERIFY(stage().size() == m_window->screen()->size());
        // The sentence leaves by itself, and when one goes on.
        child<QTimer>("message-time").start(1);
        QTRY_VERIFY(message().isEmpty());
        stage().showMessage(QStringLiteral("so"));
        press(Qt::Key_PageDown);
        QVERIFY(message().isEmpty());
    }

    void aScreenThatShowsTheSameIsNoOther() {
        QScreen* overlapping = screen("overlapping");
        if (!overlapping) QSKIP(kNeedsScreens);
        QCOMPARE(m_window->screen(), screen("window"));
        presentation().setScreens([&] { return QList{overlapping, screen("window")}; });
        present();
        QCOMPARE(stage().screen(), screen("window"));
        QVERIFY(message().contains("Esc"));
    }

    void aScreenThatComesIsUsed() {
        QScreen* projector = screen("projector");
        if (!projector) QSKIP(kNeedsScreens);
        QList<QScreen*> there{screen("window")};
        presentation().setScreens([&] { return there; });
        present();
        QCOMPARE(stage().screen(), screen("window"));
        there.push_back(projector);
        Q_EMIT qApp->screenAdded(projector);
        QCOMPARE(stage().screen(), projector);
        QVERIFY(message().isEmpty());
        QVERIFY(!m_window->statusBar()->currentMessage().isEmpty());
        // It may have its size later.
        stage().setGeometry(0, 0, 100, 100);
        Q_EMIT projector->geometryChanged(projector->geometry());
        QCOMPARE(stage().geometry(), projector->geometry());
    }

    void theSecondScreenIsUsedAndMayGo() {
        QScreen* own = screen("window");
        QScreen* projector = screen("projector");
        if (!own || !projector) QSKIP(kNeedsScreens);
        presentation().setScreens([=] { return QList{own, projector}; });
        present();
        QCOMPARE(m_window->screen(), own);
        QCOMPARE(stage().screen(), projector);
        QCOMPARE(stage().geometry(), stage().screen()->geometry());
        QVERIFY(!m_window->statusBar()->currentMessage().isEmpty());
        press(Qt::Key_Down);
        const Scene scene = model().scene();
        Q_EMIT qApp->screenRemoved(stage().screen());
        QVERIFY(presentation().isPresenting());
        QCOMPARE(stage().screen(), own);
        QCOMPARE(stage().geometry(), own->geometry());
        QVERIFY(stage().isVisible());
        QVERIFY(message().contains("gone"));
        QVERIFY(model().scene() == scene);
        press(Qt::Key_Up);
        QVERIFY(model().scene() != scene);
        // Another screen that goes changes nothing.
        stage().showMessage({});
        Q_EMIT qApp->screenRemoved(projector);
        QVERIFY(message().isEmpty());
    }

    void aSmallScreenIsUsedWithOneSentence() {
        present();
        for (const QSize size : {QSize(800, 600), QSize(320, 240), QSize(40, 30)}) {
            stage().resize(size);
            QCoreApplication::processEvents();
            QVERIFY(figure().width() >= 1 && figure().height() >= 1);
            QVERIFY(!stage().grab().isNull());
        }
        presentation().setPresenting(false);
        QScreen* small = screen("small");
        if (!small) QSKIP(kNeedsScreens);
        presentation().setScreens([&] { return QList{screen("window"), small}; });
        present();
        QCOMPARE(stage().screen(), small);
        QVERIFY(message().contains("small"));
    }

 private:
    SceneModel& model() { return m_window->model(); }
    ExhibitPage& page() { return m_window->page(); }
    Presentation& presentation() { return m_window->presentation(); }
    PresentationWindow& stage() { return *presentation().stage(); }
    PresentationBar& bar() { return stage().bar(); }
    Figure& figure() { return *stage().figure(); }
    template <class Widget>
    Widget& child(const QString& name) {
        auto* widget = stage().findChild<Widget*>(name);
        if (!widget) qFatal("there is no %s", qPrintable(name));
        return *widget;
    }
    /// One of screens.json.
    static QScreen* screen(const char* name) {
        const QList<QScreen*> screens = QGuiApplication::screens();
        const auto found = std::ranges::find(screens, QLatin1String(name), &QScreen::name);
        return found == screens.end() ? nullptr : *found;
    }
    QToolButton& button(const char* name) { return child<QToolButton>(QLatin1String(name)); }
    QString message() { return child<QLabel>("stage-message").text(); }
    QString stageKey() {
        const std::string_view key = model().exhibit().presentationKeys().front();
        return QString::fromLatin1(key.data(), qsizetype(key.size()));
    }
    /// The clock of the bar.
    QTimer& timer() { return *stage().findChild<QTimer*>("idle"); }
    /// Parts of a figure that page keys stop at after the one that opens the page.
    static std::size_t laterParts(const Exhibit& exhibit) {
        return exhibit.tabs().empty() ? 0 : exhibit.tabs().size() - 1;
    }

    Scene applied(std::size_t preset) { return PresentationPager(model()).presetScene(int(preset)); }

    void present() {
        presentation().setPresenting(true);
        QVERIFY(QTest::qWaitForWindowExposed(&stage()));
        QTRY_VERIFY_WITH_TIMEOUT(figure().isVisible() && figure().hasStudy(), 60000);
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        stage().activateWindow();
        QTest::sendKeyEvent(QTest::Click, &stage(), key, QString(), modifiers);
    }
    void openPage(const std::string& id) {
        model().setExhibit(id);
        QVERIFY(awaited([&] { return &page().shown().exhibit() == &model().exhibit() && page().shown(); }));
    }
    /// Where the stage draws a cell, in its figure's pixels of the screen.
    QPoint placeOf(const Cell& cell) {
        const auto rect = figure().cellRect(cell);
        return rect ? figure().mapToWidget(*rect).center().toPoint() : QPoint();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;
};

/// With a projector beside the window's screen, one that shows some of the same, and a small one.
static int runWithScreens(int count, char** arguments) {
    if (qgetenv("QT_QPA_PLATFORM") == "offscreen")
        qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" ATTENTION_SOURCE_DIR "/tests/ui/screens.json");
    return runTest<PresentationTest, QApplication>(count, arguments);
}

ATTENTION_TEST_MAIN(runWithScreens)
#include "presentation_test.moc"
