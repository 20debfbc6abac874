#include "ui/window/lesson_editor.h"

#include <cstdio>

#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QTemporaryDir>

#include "tests/test_class.h"
#include "tests/ui/dialog_answer.h"
#include "tests/ui/menu_action.h"
#include "tests/ui/nameless_fields.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/figure.h"
#include "ui/lesson/lesson_check.h"
#include "ui/lesson/lesson_file.h"
#include "ui/lesson/lesson_scene.h"
#include "ui/lesson/packed_lesson.h"
#include "ui/lesson/step_offers.h"
#include "ui/text/language.h"
#include "ui/widgets/lesson_fields.h"
#include "ui/widgets/lesson_form.h"
#include "ui/widgets/lesson_list.h"
#include "ui/widgets/lesson_text.h"
#include "ui/window/compute_queue.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/file_actions.h"
#include "ui/window/main_window.h"

using namespace attention;

namespace {

constexpr int kEditorPatience = 20000;

const char* const kTwoSteps = R"(# Two steps
% who wrote this
minutes: 6

## One
show: encoding-heatmap --n 8 --d 4
% a remark
First.

## Two
show: encoding-curves
Second.
)";

}  // namespace

/// A lesson that is written in the window, by menus, list and form.
class LessonEditorTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() { loadFonts(); }
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        makeWindow();
    }
    void cleanup() {
        m_window.reset();
        m_settings.reset();
        installLanguage(*findLanguage("en"));
    }

    void fiveStepsAndTwoQuestionsAreMadeInTheWindow() {
        menuAction(*m_window, "&New lesson")->trigger();
        QVERIFY(m_window->editor().isEditing());
        type("title", "Clocks");
        type("heading", "A picture");
        type("words", "Each row is a position.");
        QCOMPARE(namelessFields(*m_window).join(u'\n'), QString());
        // A second step by the menu, with another scene.
        model().setParameter("n", std::int64_t(6));
        menuAction(*m_window, "Add this scene as a s&tep")->trigger();
        QTRY_COMPARE(lesson().steps.size(), std::size_t(2));
        type("heading", "Predict");
        choose(1);
        type("ask", "Which column is fastest?");
        typeIn(find<ParagraphEdit>("answer-0"), "the first");
        typeIn(find<ParagraphEdit>("answer-1"), "the last");
        typeIn(find<ParagraphEdit>("hint-1"), "Look at its waves.");
        QTRY_VERIFY(find<ChipButton>("add-answer")->isVisible());
        find<ChipButton>("add-answer")->click();
        QTRY_COMPARE(step().question->choices.size(), std::size_t(3));
        // Whoever goes on typing names the new answer.
        QTRY_COMPARE(selectedIn("answer-2"), QStringLiteral("answer 3"));
        // A third, whose number is taken from the picture.
        find<QToolButton>("add-step")->click();
        QTRY_COMPARE(lesson().steps.size(), std::size_t(3));
        type("heading", "Read");
        select({1, 0, {}});
        choose(2);
        QTest::qWait(0);
        QCOMPARE(selectedIn("field-ask"), QStringLiteral("Your question?"));
        turnWheel(*find<QComboBox>("question-kind"));
        QCOMPARE(int(step().question->kind), int(LessonQuestion::Kind::Number));
        type("ask", "What is in row 1, column 0?");
        QTRY_COMPARE(step().question->source.value_or(TableSource{}), (TableSource{"P", 1, "0"}));
        type("unit", "units");
        type("tolerance", "0.02");
        type("because", "It is sin 1.");
        // A fourth, in which something is done that is offered as its condition.
        model().setExhibit("encoding-curves");
        menuAction(*m_window, "Add this scene as a s&tep")->trigger();
        QTRY_COMPARE(lesson().steps.size(), std::size_t(4));
        type("heading", "Do");
        model().setParameter("n", std::int64_t(90));
        QTRY_VERIFY(chip("condition-offers", "n = 90"));
        chip("condition-offers", "n = 90")->click();
        QTRY_VERIFY(step().task);
        QCOMPARE(step().controls, std::vector<std::string>{"n"});
        // The last one, and a word for the presenter.
        find<QToolButton>("duplicate-step")->click();
        QTRY_COMPARE(lesson().steps.size(), std::size_t(5));
        type("notes", "Let them say why.");
        const QString file = m_folder->filePath("clocks.lesson");
        DialogAnswer answer(file);
        menuAction(*m_window, "&Save lesson")->trigger();
        QVERIFY(answer.wasAsked());
        QTRY_VERIFY(QFile::exists(file));
        QVERIFY(!m_window->editor().isModified());
        const Lesson saved = readLessonFile(file).lesson;
        QCOMPARE(saved.title, "Clocks");
        QCOMPARE(saved.steps.size(), std::size_t(5));
        QCOMPARE(std::ranges::count_if(saved.steps, [](const LessonStep& each) { return each.question.has_value(); }),
                 2);
        QCOMPARE(saved.steps[4].notes, "Let them say why.");
        for (const LessonDiagnostic& each : checkLesson(saved, m_folder->path()))
            QFAIL(qPrintable(QString("%1: %2").arg(each.line).arg(each.sentence.english().c_str())));
    }

    void whatNobodyEditedStaysAsItIs() {
        openToEdit();
        type("words", "Another first.");
        DialogAnswer none{QStringList()};
        menuAction(*m_window, "&Save")->trigger();
        QCOMPARE(readAll(m_file), QByteArray(kTwoSteps).replace("First.", "Another first."));
    }

    void stepsAreDraggedToAnotherPlace() {
        openToEdit();
        auto* list = find<QListWidget>("lesson-steps");
        const auto at = [&](int row) { return list->visualItemRect(list->item(row)); };
        QTest::mousePress(list->viewport(), Qt::LeftButton, {}, at(0).center());
        QTest::mouseMove(list->viewport(), at(1).center());
        for (const int y : {at(1).center().y(), at(1).bottom() - 2}) {
            QMouseEvent move(QEvent::MouseMove, QPointF(20, y), list->viewport()->mapToGlobal(QPointF(20, y)),
                             Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(list->viewport(), &move);
        }
        QTest::mouseRelease(list->viewport(), Qt::LeftButton, {}, QPoint(20, at(1).bottom() - 2));
        QCOMPARE(headings(), (QStringList{"Two", "One"}));
        QCOMPARE(m_window->lessons().session().index(), 1);
        QTest::keyClick(list, Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(headings(), (QStringList{"One", "Two"}));
        model().undo();
        QCOMPARE(headings(), (QStringList{"Two", "One"}));
    }

    void undoTakesBackWordsAndScenesInTheirOrder() {
        openToEdit();
        type("words", "Second thoughts.");
        model().setParameter("n", std::int64_t(12));
        type("heading", "First");
        QCOMPARE(step().heading, "First");
        const auto undo = [&] {
            // As the key does while one types.
            QTest::keyClick(find<ParagraphEdit>("field-heading"), Qt::Key_Z, Qt::ControlModifier);
        };
        undo();
        QCOMPARE(step().heading, "One");
        QCOMPARE(model().scene().parameters.n, 12);
        undo();
        QCOMPARE(model().scene().parameters.n, 8);
        QCOMPARE(step().words, "Second thoughts.");
        undo();
        QCOMPARE(step().words, "First.");
        QTRY_COMPARE(find<ParagraphEdit>("field-words")->markdown(), QString("First."));
        for (int i = 0; i < 3; ++i) model().redo();
        QCOMPARE(step().heading, "First");
        QCOMPARE(model().scene().parameters.n, 12);
    }

    void undoLeadsBackToTheStepThatWasShown() {
        openToEdit();
        auto* list = find<QListWidget>("lesson-steps");
        list->setCurrentRow(1);
        QCOMPARE(model().scene().exhibit, "encoding-curves");
        type("words", "The second one.");
        for (int i = 0; i < 2; ++i) model().undo();
        QCOMPARE(model().scene().exhibit, "encoding-heatmap");
        QCOMPARE(m_window->lessons().session().index(), 0);
        QVERIFY(m_window->lessons().isShown());
        for (int i = 0; i < 2; ++i) model().redo();
        QCOMPARE(m_window->lessons().session().index(), 1);
        QCOMPARE(step().words, "The second one.");
        // Beyond the beginning the lesson stays as it was opened.
        while (model().canUndo()) model().undo();
        QVERIFY(m_window->editor().isEditing());
        QVERIFY(!m_window->editor().isModified());
    }

    void aTextThatWouldBeSomethingElseIsRefused() {
        openToEdit();
        type("words", "# Not a title");
        QCOMPARE(step().words, "First.");
        QTRY_VERIFY(fault("words").size() > 0);
        QCOMPARE(find<ParagraphEdit>("field-words")->toPlainText(), QString("# Not a title"));
        type("words", "A text.");
        QTRY_VERIFY(fault("words").isEmpty());
        type("heading", "");
        QCOMPARE(step().heading, "One");
        QTRY_VERIFY(fault("heading").size() > 0);
    }

    void aCoverOfWhatIsNotShownIsTold() {
        model().setExhibit("attention");
        menuAction(*m_window, "&New lesson")->trigger();
        choose(1);
        type("ask", "How much?");
        select({3, 1, "V"});
        const auto* faults = find<QLabel>("lesson-faults");
        const auto toldLines = [&] {
            return faults->isVisible() ? faults->text().count(QStringLiteral("uncovered")) : 0;
        };
        find<ChipButton>("cover-matrix")->click();
        QTRY_COMPARE(step().covers.size(), std::size_t(1));
        // The picture of all words has no room for the values, and that of one word has one row of them.
        for (const auto& [shown, told] : {std::pair("all-words", 1), std::pair("one-word", 0)}) {
            model().setParameter("show", std::string(shown));
            QTRY_COMPARE(toldLines(), told);
        }
    }

    void coversOfPanelsAreWrittenByKey() {
        model().setExhibit("order");
        model().setParameter("show", std::string("all-words"));
        menuAction(*m_window, "&New lesson")->trigger();
        choose(1);
        type("ask", "How much?");
        const auto panels = [&] { return m_window->page().figure()->panels(); };
        QTRY_VERIFY(!panels().empty());
        const auto chip = [&] {
            const auto chips = find<QWidget>("panels")->findChildren<ChipButton*>();
            return chips.isEmpty() ? nullptr : chips.front();
        };
        QTRY_VERIFY(chip());
        chip()->click();
        QTRY_COMPARE(step().covers, std::vector<LessonCover>({{.cells = {-1, -1, panels().front().key}}}));
        QTRY_VERIFY(chip()->isChecked());
        chip()->click();
        QTRY_VERIFY(step().covers.empty());
    }

    void highlightsGoalsAndDrawnValuesHaveFields() {
        openToEdit();
        type("focus", "P 3 2");
        QTRY_VERIFY(step().focus);
        type("hide", "1");
        QTRY_COMPARE(step().hides.size(), std::size_t(1));
        find<ChipButton>("glide")->click();
        QTRY_VERIFY(step().isAnimated);
        find<ChipButton>("glide")->click();
        QTRY_VERIFY(!step().isAnimated);
        find<ChipButton>("page")->click();
        QTRY_VERIFY(step().sharesPage);
        find<ChipButton>("page")->click();
        QTRY_VERIFY(!step().sharesPage);
        type("goal", "P 3 2 >= 1");
        QTRY_VERIFY(step().goal);
        type("draw", "n 8 16");
        QTRY_COMPARE(step().draws.size(), std::size_t(1));
        type("draw", "");
        type("goal", "");
        QTRY_VERIFY(!step().goal && step().draws.empty());
        QCOMPARE(m_window->editor().isModified(), true);
    }

    void faultsStandAtTheirFields() {
        openToEdit();
        choose(2);
        type("answer", "0.5 from P 0 0");
        QTRY_VERIFY_WITH_TIMEOUT(fault("answer").size() > 0, kEditorPatience);
        type("answer", "0 from P 0 0");
        QTRY_VERIFY_WITH_TIMEOUT(fault("answer").isEmpty(), kEditorPatience);
        QTRY_VERIFY_WITH_TIMEOUT(find<QLabel>("lesson-faults")->isVisible(), kEditorPatience);
    }

    void aFileThatWasChangedElsewhereIsNotOverwritten() {
        openToEdit();
        type("words", "Mine.");
        write("# Theirs\n\n## Step\nshow: encoding-curves\n");
        const QByteArray theirs = readAll(m_file);
        DialogAnswer answer("Cancel");
        menuAction(*m_window, "&Save lesson")->trigger();
        QVERIFY(answer.wasAsked());
        QCOMPARE(readAll(m_file), theirs);
        QVERIFY(m_window->editor().isModified());
        DialogAnswer replace("Replace");
        menuAction(*m_window, "&Save lesson")->trigger();
        QVERIFY(replace.wasAsked());
        QTRY_VERIFY(readAll(m_file).contains("Mine."));
    }

    void aLessonThatIsNotSavedIsAskedAbout_data() {
        QTest::addColumn<QString>("button");
        QTest::addColumn<bool>("closes");
        QTest::newRow("cancel") << "Cancel" << false;
        QTest::newRow("discard") << "Discard" << true;
        QTest::newRow("save") << "Save" << true;
    }
    void aLessonThatIsNotSavedIsAskedAbout() {
        QFETCH(QString, button);
        QFETCH(bool, closes);
        openToEdit();
        type("words", "Mine.");
        DialogAnswer answer(button);
        m_window->close();
        QVERIFY(answer.wasAsked());
        QTRY_COMPARE(!m_window->isVisible(), closes);
        QCOMPARE(readAll(m_file).contains("Mine."), button == "Save");
    }

    void whatACrashLeftIsOffered() {
        openToEdit();
        type("words", "Almost lost.");
        m_window->keepRecoveryForNextRun();
        makeWindow();
        DialogAnswer answer("Go on");
        m_window->editor().offerRecovery();
        QVERIFY(answer.wasAsked());
        QTRY_VERIFY(m_window->editor().isEditing());
        QCOMPARE(step().words, "Almost lost.");
        QVERIFY(m_window->editor().isModified());
        menuAction(*m_window, "&Save lesson")->trigger();
        QVERIFY(readAll(m_file).contains("Almost lost."));
        // It is offered once.
        makeWindow();
        m_window->editor().offerRecovery();
        QVERIFY(!QApplication::activeModalWidget());
    }

    void aTranslationStandsBeside() {
        openToEdit();
        auto* language = find<QComboBox>("beside-language");
        const int place = language->findData("pt_BR");
        QVERIFY(place > 0);
        Q_EMIT language->activated(place);
        QTRY_VERIFY(find<ParagraphEdit>("beside-words")->isVisibleTo(find<LessonForm>("lesson-form")));
        const auto* label = find<QLabel>("beside-label-words");
        const QString untranslated = label->text();
        typeIn(find<ParagraphEdit>("beside-words"), "Primeiro.");
        QTRY_COMPARE(label->text(), findLanguage("pt_BR")->name);
        QVERIFY(untranslated != label->text() && untranslated.startsWith(label->text()));
        // What is no word goes to both.
        find<QToolButton>("duplicate-step")->click();
        choose(1);
        // What is not translated yet follows the original.
        type("ask", "Which one?");
        typeIn(find<ParagraphEdit>("answer-1"), "the last");
        type("because", "It is so.");
        menuAction(*m_window, "&Save lesson")->trigger();
        const QString translation = m_folder->filePath("two.pt_BR.lesson");
        QTRY_VERIFY(QFile::exists(translation));
        const Lesson original = readLessonFile(m_file).lesson, other = readLessonFile(translation).lesson;
        QCOMPARE(original.steps[0].words, "First.");
        QCOMPARE(other.steps[0].words, "Primeiro.");
        QCOMPARE(other.steps.size(), std::size_t(3));
        const LessonStep& asked =
            *std::ranges::find_if(other.steps, [](const auto& each) { return each.question.has_value(); });
        QCOMPARE(asked.question->words, "Which one?");
        QCOMPARE(asked.question->choices[1].words, "the last");
        QCOMPARE(asked.explanation, "It is so.");
        QVERIFY(checkLesson(other, m_folder->path(), &original).empty());
    }

    /// The original has gone on since it was translated.
    void anOlderTranslationIsTold() {
        QFile older(m_folder->filePath("two.pt_BR.lesson"));
        QVERIFY(older.open(QIODevice::WriteOnly));
        older.write("# Dois\nminutes: 6\n\n## Um\nshow: encoding-heatmap --n 8 --d 8\nPrimeiro.\n");
        older.close();
        openToEdit();
        const auto* faults = find<QLabel>("lesson-faults");
        QTRY_VERIFY_WITH_TIMEOUT(faults->isVisible() && !faults->text().isEmpty(), kEditorPatience);
        for (const char* fault : {"It has 1 steps, and the original has 2.", "The original shows another scene.",
                                  "The step “Two” of the original is missing at the end."})
            QVERIFY2(faults->text().contains(fault), qPrintable(faults->text()));
    }

    void aGoalOpensTheFieldOfItsSolution() {
        openToEdit();
        const QWidget& form = *find<LessonForm>("lesson-form");
        QVERIFY(!find<ParagraphEdit>("field-try")->isVisibleTo(&form));
        type("goal", "d >= 64");
        QTRY_VERIFY(find<ParagraphEdit>("field-try")->isVisibleTo(&form));
    }

    void aNewLessonIsNamedByItsTitle_data() {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("name");
        QTest::addRow("words") << "Words, and: order?"
                               << "words-and-order";
        QTest::addRow("Chinese") << QStringLiteral("词序 1") << QStringLiteral("词序-1");
        QTest::addRow("signs alone") << "/ \\ .."
                                     << "lesson";
    }
    void aNewLessonIsNamedByItsTitle() {
        QFETCH(QString, title);
        QFETCH(QString, name);
        menuAction(*m_window, "&New lesson")->trigger();
        type("title", title);
        menuAction(*m_window, "&Save lesson")->trigger();
        QDialog* dialog = m_window->findChild<QFileDialog*>();
        QVERIFY(dialog);
        QCOMPARE(dialog->findChild<QLineEdit*>("fileNameEdit")->text(), name);
        dialog->reject();
    }

    void aCopyOfTheCourseHasNoFile() {
        m_window->lessons().openCourse(1);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->lessons().session().isUnderWay(), kEditorPatience);
        QVERIFY(!menuAction(*m_window, "E&dit this lesson")->isEnabled());
        menuAction(*m_window, "Edit a cop&y")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(m_window->editor().isEditing(), kEditorPatience);
        QVERIFY(!m_window->editor().isModified());
        QVERIFY(lesson().steps.size() > 1);
        const QString file = m_folder->filePath("mine.lesson");
        DialogAnswer answer(file);
        menuAction(*m_window, "&Save lesson")->trigger();
        QVERIFY(answer.wasAsked());
        QTRY_COMPARE(readAll(file), readAll(courseFiles()[1]));
    }

    void aPackedLessonIsEditedAsACopy() {
        m_file = m_folder->filePath("two.lesson");
        write(kTwoSteps);
        const QString zip = m_folder->filePath("two.zip");
        QFile packed(zip);
        QVERIFY(packed.open(QIODevice::WriteOnly));
        packed.write(packLesson(m_file));
        packed.close();
        m_window->editor().edit(zip, true);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->editor().isEditing(), kEditorPatience);
        type("words", "Mine.");
        const QString file = m_folder->filePath("mine.lesson");
        DialogAnswer answer(file);
        menuAction(*m_window, "&Save lesson")->trigger();
        QVERIFY(answer.wasAsked());
        QTRY_COMPARE(readAll(file), QByteArray(kTwoSteps).replace("First.", "Mine."));
    }

    void aCopyIsInTheLanguageOfTheWindow() {
        installLanguage(*findLanguage("zh_CN"));
        const QString file = courseFiles()[1];
        m_window->editor().edit(file, true);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->editor().isEditing(), kEditorPatience);
        QCOMPARE(lesson().title, openLesson(file, "zh_CN").lesson.title);
    }

    void eachPageCanBeAStep_data() {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < exhibits().size(); ++i)
            QTest::newRow(std::string(exhibits()[i]->id()).c_str()) << int(i);
    }
    void eachPageCanBeAStep() {
        QFETCH(int, index);
        const Exhibit& exhibit = *exhibits()[std::size_t(index)];
        std::vector<Scene> scenes{startScene(exhibit)};
        for (const Preset& preset : exhibit.presets()) scenes.push_back(applyPreset(exhibit, preset, {}));
        for (const Scene& scene : scenes) {
            const auto text = showText(scene);
            QVERIFY(text);
            LessonStep step;
            step.show = splitArguments(*text);
            QVERIFY2(showsSame(resolveStepScene(step, {}).scene, adaptScene(exhibit, scene)), text->c_str());
        }
    }

 private:
    void makeWindow() {
        m_window.reset();
        m_settings = std::make_unique<Settings>(m_folder->filePath("settings.json"));
        m_settings->setValue(QStringLiteral("exhibit"), "encoding-heatmap");
        m_window = std::make_unique<MainWindow>(*m_settings, m_folder->filePath("data"));
        m_window->resize(1280, 800);
        m_window->show();
    }
    void write(const QByteArray& text) {
        QFile file(m_file);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    static QByteArray readAll(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void openToEdit() {
        m_file = m_folder->filePath("two.lesson");
        write(kTwoSteps);
        m_window->editor().edit(m_file, false);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->editor().isEditing(), kEditorPatience);
    }
    template <class Widget>
    Widget* find(const QString& name) {
        return m_window->findChild<Widget*>(name);
    }
    /// In place of what stands there.
    /// What typing would replace in a field that has the keyboard.
    QString selectedIn(const char* name) {
        auto* field = find<ParagraphEdit>(name);
        return field && field->hasFocus() ? field->textCursor().selectedText() : QString();
    }
    static void turnWheel(QWidget& widget) {
        const QPointF place = QRectF(widget.rect()).center();
        QWheelEvent event(place, widget.mapToGlobal(place), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&widget, &event);
    }
    static void typeIn(ParagraphEdit* field, const QString& words) {
        QVERIFY(field);
        field->setFocus();
        field->selectAll();
        words.isEmpty() ? QTest::keyClick(field, Qt::Key_Delete) : field->insertPlainText(words);
    }
    void type(const QString& key, const QString& words) {
        typeIn(find<ParagraphEdit>("field-" + key), words);
        // The next is a step of its own.
        QTest::qWait(0);
    }
    /// @param kind  of the chooser's entries
    void choose(int kind) {
        auto* chooser = find<QComboBox>("question-kind");
        chooser->setCurrentIndex(kind);
        Q_EMIT chooser->activated(kind);
        QTRY_VERIFY(step().question);
        QTRY_VERIFY(find<ParagraphEdit>("field-ask")->isVisibleTo(find<LessonForm>("lesson-form")));
    }
    void select(const Cell& cell) {
        QTRY_VERIFY_WITH_TIMEOUT(m_window->page().shown() && m_window->page().queue().isIdle(), kEditorPatience);
        model().select(cell);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->page().queue().isIdle(), kEditorPatience);
    }
    ChipButton* chip(const QString& row, const QString& text) {
        for (ChipButton* each : find<QWidget>(row)->findChildren<ChipButton*>())
            if (each->text() == text) return each;
        return nullptr;
    }
    QString fault(const QString& key) {
        const QWidget* box = find<ParagraphEdit>("field-" + key)->parentWidget();
        QString said;
        for (const QLabel* label : box->findChildren<QLabel*>("fault"))
            if (!label->isHidden()) said += label->text();
        return said;
    }
    QStringList headings() {
        QStringList all;
        for (const LessonStep& each : lesson().steps) all += QString::fromStdString(each.heading);
        return all;
    }
    SceneModel& model() { return m_window->model(); }
    const Lesson& lesson() { return m_window->lessons().session().lesson(); }
    const LessonStep& step() { return m_window->lessons().session().step(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;
};

ATTENTION_TEST(LessonEditorTest, QApplication)
#include "lesson_editor_test.moc"
