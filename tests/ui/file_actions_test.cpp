#include "ui/window/file_actions.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

#include <QMenu>
#include <QMimeData>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QUrl>

#include "tests/test_class.h"
#include "tests/ui/dialog_answer.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"
#include "ui/files/figure_export.h"
#include "ui/files/scene_file.h"

using namespace attention;

/// Opens, saves and leaves scenes as a person would, questions included.
class FileActionsTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_data = m_folder->filePath("data");
        m_settings = std::make_unique<Settings>(m_folder->filePath("settings.json"));
        start();
    }
    void cleanup() {
        m_window.reset();
        m_model.reset();
        m_settings.reset();
    }

    void aNewWindowHasNothingToSave() {
        QVERIFY(!document().isModified());
        QVERIFY(document().path().isEmpty());
        QVERIFY(leaves());
    }

    void aChangeIsUnsavedUntilItIsTakenBack() {
        QSignalSpy changed(&document(), &SceneDocument::changed);
        change(33);
        QVERIFY(document().isModified());
        QCOMPARE(changed.count(), 1);
        m_model->undo();
        QVERIFY2(!document().isModified(), "undone to what was there at first");
    }

    void savingKeepsTheSceneUnderItsName() {
        change(33);
        const QString path = m_folder->filePath("lesson.attention");
        DialogAnswer answer(path);
        QVERIFY(saves(&FileActions::saveAs));
        QVERIFY(!document().isModified());
        QCOMPARE(document().name(), QString("lesson.attention"));
        QCOMPARE(openScene(path).scene.parameters.n, 33);
        change(34);
        QVERIFY(saves());
        QCOMPARE(openScene(path).scene.parameters.n, 34);
    }

    void aNameWithoutExtensionGetsIt() {
        change(33);
        DialogAnswer answer(m_folder->filePath("lesson"));
        QVERIFY(saves(&FileActions::saveAs));
        QVERIFY(QFile::exists(m_folder->filePath("lesson.attention")));
    }

    void aPictureIsNeverReplacedByAScene() {
        const QString path = m_folder->filePath("figure.png");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("picture") == 7);
        file.close();
        // The file dialog asks whether the file may be replaced, then the program refuses.
        DialogAnswer answer(QStringList{path, "Yes", "OK"});
        QVERIFY(!saves(&FileActions::saveAs));
        QVERIFY2(answer.sentence().contains("its name is a picture's"), qPrintable(answer.sentence()));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("picture"));
    }

    void aFileChangedElsewhereIsNotReplacedUnasked_data() {
        QTest::addColumn<QString>("button");
        QTest::addColumn<std::int64_t>("n");
        QTest::addRow("Replace: this window's scene") << "Replace" << std::int64_t(33);
        QTest::addRow("Cancel: the other's scene") << "Cancel" << std::int64_t(77);
        QTest::addRow("Escape: the other's scene") << kEscape << std::int64_t(77);
    }
    void aFileChangedElsewhereIsNotReplacedUnasked() {
        QFETCH(QString, button);
        QFETCH(std::int64_t, n);
        const QString path = saved(20);
        QVERIFY(opens(path));
        Scene other;
        other.parameters.n = 77;
        QVERIFY(!saveScene(path, other));
        change(33);
        DialogAnswer answer(button);
        QCOMPARE(saves(), button == "Replace");
        QVERIFY(answer.wasAsked());
        QVERIFY(answer.sentence().contains("changed elsewhere"));
        QCOMPARE(openScene(path).scene.parameters.n, n);
    }

    void leavingANamedSceneAsks_data() {
        QTest::addColumn<QString>("button");
        QTest::addColumn<bool>("leaves");
        QTest::addColumn<std::int64_t>("inTheFile");
        QTest::addRow("Save") << "Save" << true << std::int64_t(33);
        QTest::addRow("Discard") << "Discard" << true << std::int64_t(20);
        QTest::addRow("Cancel") << "Cancel" << false << std::int64_t(20);
        QTest::addRow("Escape") << kEscape << false << std::int64_t(20);
    }
    void leavingANamedSceneAsks() {
        QFETCH(QString, button);
        QFETCH(bool, leaves);
        QFETCH(std::int64_t, inTheFile);
        const QString path = saved(20);
        QVERIFY(opens(path));
        change(33);
        DialogAnswer answer(button);
        QCOMPARE(this->leaves(), leaves);
        QVERIFY(answer.wasAsked());
        QCOMPARE(openScene(path).scene.parameters.n, inTheFile);
    }

    void whatIsAskedForLastIsDoneAfterTheAnswer_data() {
        QTest::addColumn<QString>("button");
        QTest::addColumn<bool>("leaves");
        QTest::addRow("Save") << "Save" << true;
        QTest::addRow("Discard") << "Discard" << true;
        QTest::addRow("Cancel") << "Cancel" << false;
    }
    void whatIsAskedForLastIsDoneAfterTheAnswer() {
        QFETCH(QString, button);
        QFETCH(bool, leaves);
        QVERIFY(opens(saved(20)));
        change(33);
        m_menu->actions().first()->trigger();  // New
        QStringList told;
        for (const char* who : {"first", "second"})
            m_files->leave([&told, who](bool isLeft) { told += QString("%1 %2").arg(who).arg(isLeft); });
        QCOMPARE(told, QStringList("first 0"));
        const auto questions = m_window->findChildren<QMessageBox*>();
        QCOMPARE(questions.size(), 1);
        for (QAbstractButton* choice : questions[0]->buttons())
            if (choice->text().remove('&') == button) choice->click();
        QCOMPARE(told, (QStringList{"first 0", QString("second %1").arg(leaves)}));
        QCOMPARE(m_model->scene().parameters.n, 33);
        QVERIFY2(!m_window->findChild<QMessageBox*>()->isVisible(), "nothing else is asked");
    }

    void savingIsAskedOnce() {
        change(33);
        int refused = 0;
        m_files->saveAs();
        m_files->saveAs([&](bool isSaved) { refused += !isSaved; });
        m_files->save([&](bool isSaved) { refused += !isSaved; });
        QCOMPARE(refused, 2);
        const auto dialogs = m_window->findChildren<QFileDialog*>();
        QCOMPARE(dialogs.size(), 1);
        dialogs[0]->reject();
        m_files->saveAs();
        QVERIFY2(m_window->findChildren<QFileDialog*>().last()->isVisible(), "after the answer it is asked again");
    }

    void aWindowThatGoesIsNotAnswered() {
        QVERIFY(opens(saved(20)));
        change(33);
        m_files->leave([](bool) { QFAIL("nobody answered"); });
        m_window.reset();
        QCOMPARE(openScene(m_folder->filePath("saved.attention")).scene.parameters.n, 20);
    }

    void leavingAnUnnamedSceneKeepsItUnderOpenRecent() {
        change(33);
        QVERIFY(leaves());
        start();
        QCOMPARE(m_model->scene().parameters.n, 60);
        QMenu& recent = recentMenu();
        QAction* kept = nullptr;
        for (QAction* action : recent.actions())
            if (action->text().startsWith("Scene of")) kept = action;
        QVERIFY(kept);
        kept->trigger();
        QTRY_COMPARE(m_model->scene().parameters.n, 33);
        QVERIFY2(document().isModified(), "it still has no file");
        QCOMPARE(QDir(m_data + "/unsaved").entryList(QDir::Files).size(), 0);
    }

    void onlyTheLatestUnnamedScenesAreKept() {
        for (int n = 10; n < 30; ++n) {
            change(n);
            QVERIFY(leaves());
        }
        const QStringList kept = QDir(m_data + "/unsaved").entryList(QDir::Files, QDir::Name);
        QCOMPARE(kept.size(), 10);
        QCOMPARE(openScene(m_data + "/unsaved/" + kept.last()).scene.parameters.n, 29);
    }

    void aBadFileLeavesTheSceneAsItIs() {
        change(33);
        const QString path = m_folder->filePath("bad.attention");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{\"n\": ") > 0);
        file.close();
        DialogAnswer answer("OK");
        QVERIFY(!opens(path));
        QVERIFY(answer.sentence().contains("bad.attention was not opened"));
        QCOMPARE(m_model->scene().parameters.n, 33);
        QVERIFY(document().isModified());
        QVERIFY(m_settings->value("recent-files", QStringList()).isEmpty());
    }

    void aMissingArrayIsToldAndTheRestOpens() {
        Scene scene;
        scene.parameters.n = 21;
        scene.arrays["input"] = {.path = "gone.npy", .checksum = std::string(64, 'a'), .shape = {4, 2}, .values = {}};
        const QString path = m_folder->filePath("scene.attention");
        QVERIFY(!saveScene(path, scene));
        DialogAnswer answer("OK");
        QVERIFY(opens(path));
        QVERIFY2(answer.sentence().contains("gone.npy"), qPrintable(answer.sentence()));
        QCOMPARE(m_model->scene().parameters.n, 21);
        QVERIFY(!document().isModified());
    }

    void recentFilesAreListedLatestFirst() {
        const QString first = saved(20, "first & best.attention");
        const QString second = saved(30, "second.attention");
        QVERIFY(opens(first) && opens(second) && opens(first) && opens(second));
        QMenu& recent = recentMenu();
        QCOMPARE(recent.actions().at(0)->text(), QString("second.attention"));
        QCOMPARE(recent.actions().at(1)->text(), QString("first && best.attention"));
        recent.actions().at(1)->trigger();
        QTRY_COMPARE(m_model->scene().parameters.n, 20);
        QFile::remove(second);
        QVERIFY(!recentMenu().actions().at(1)->isEnabled());
    }

    void oneFileCanBeDropped() {
        QMimeData dropped;
        dropped.setUrls({QUrl::fromLocalFile(saved(20))});
        QVERIFY(FileActions::canOpen(dropped));
        dropped.setUrls({QUrl("ftp://example.invalid/scene.attention")});
        QVERIFY(!FileActions::canOpen(dropped));
    }

    void whatCannotBeOpenedChangesNothing_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("isSlow");
        QTest::addColumn<QString>("why");
        QTest::addRow("a device without end") << "/dev/zero" << true << "there is more in it than the 256 MiB";
        QTest::addRow("a pipe that nobody writes") << "pipe" << true << "nobody writes to the pipe";
        QTest::addRow("30 GB") << "sparse.attention" << false << "there is more in it than the 16 MiB";
        QTest::addRow("nothing") << "missing.attention" << false << "there is no such file";
    }
    void whatCannotBeOpenedChangesNothing() {
        QFETCH(QString, name);
        QFETCH(bool, isSlow);
        QFETCH(QString, why);
        makePipe("pipe");
        QFile sparse(m_folder->filePath("sparse.attention"));
        QVERIFY(sparse.open(QIODevice::WriteOnly) && sparse.resize(qint64(30'000'000'000)));
        for (const bool hasFile : {false, true}) {
            start();
            if (hasFile) QVERIFY(opens(saved(20)));
            change(33);
            int ticks = 0;
            QTimer timer;
            connect(&timer, &QTimer::timeout, this, [&] { ++ticks; });
            timer.start(1);
            // A question would be in the place of the warning.
            DialogAnswer answer("OK");
            QVERIFY(!opens(name.startsWith('/') ? name : m_folder->filePath(name)));
            QVERIFY2(answer.sentence().contains(why), qPrintable(answer.sentence()));
            QVERIFY2(!isSlow || ticks > 20, qPrintable(QString::number(ticks)));
            QCOMPARE(m_model->scene().parameters.n, 33);
            QVERIFY(document().isModified());
            QCOMPARE(document().name(), hasFile ? "saved.attention" : "Untitled");
            QVERIFY(!QFile::exists(m_data + "/unsaved"));
        }
        QCOMPARE(m_settings->value("recent-files", QStringList()), QStringList(m_folder->filePath("saved.attention")));
    }

    void aSceneComesThroughAPipe() {
        const QString pipe = makePipe("pipe");
        QFile scene(saved(20));
        QVERIFY(scene.open(QIODevice::ReadOnly));
        std::thread writer([pipe, bytes = scene.readAll()] {
            QFile file(pipe);
            if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) qWarning("not written");
        });
        const bool isOpen = opens(pipe);
        writer.join();
        QVERIFY(isOpen);
        QCOMPARE(m_model->scene().parameters.n, 20);
        QVERIFY2(document().path().isEmpty(), "a pipe cannot be saved to");
        QVERIFY2(m_settings->value("recent-files", QStringList()).isEmpty(), "nor opened again");
    }

    void theFileAskedForLastWins() {
        const QString pipe = makePipe("pipe");
        const int silent = ::open(QFile::encodeName(pipe).constData(), O_RDWR | O_CLOEXEC);
        QSignalSpy slow(m_files, &FileActions::openingTakesLong);
        QSignalSpy said(m_files, &FileActions::statusMessage);
        QSignalSpy ended(m_files, &FileActions::openingEnded);
        m_files->open(pipe);
        QTRY_COMPARE(slow.count(), 1);
        QVERIFY2(slow[0][0].toString().startsWith("Opening " + pipe), qPrintable(slow[0][0].toString()));
        QVERIFY(opens(saved(20)));
        QCOMPARE(m_model->scene().parameters.n, 20);
        QCOMPARE(ended.count(), 1);
        QVERIFY(!said.isEmpty() && said.last()[0].toString().isEmpty());
        ::close(silent);
    }

    void aWindowThatClosesWaitsForNoPipe() {
        const QString pipe = makePipe("pipe");
        const int silent = ::open(QFile::encodeName(pipe).constData(), O_RDWR | O_CLOEXEC);
        QSignalSpy slow(m_files, &FileActions::openingTakesLong);
        m_files->open(pipe);
        QTRY_COMPARE(slow.count(), 1);
        m_window.reset();
        ::close(silent);
    }

    void anOpenDialogIsAboutTheSceneAtHand() {
        QDialog dialog(m_window.get());
        dialog.open();
        QSignalSpy ended(m_files, &FileActions::openingEnded);
        m_files->open(saved(20));
        QVERIFY(!ended.wait(500));
        QCOMPARE(m_model->scene().parameters.n, 60);
        dialog.reject();
        QVERIFY(ended.count() == 1 || ended.wait());
        QCOMPARE(m_model->scene().parameters.n, 20);
    }

    void aNewSceneIsNotReplacedByTheOneBeforeIt() {
        m_files->open(saved(20));
        m_menu->actions().first()->trigger();
        QVERIFY(!m_files->isOpening());
        QCOMPARE(m_model->scene().parameters.n, 60);
    }

    void whatStandsInTheFilesPlaceIsAChange_data() {
        QTest::addColumn<QString>("place");
        QTest::addRow("a pipe") << "pipe";
        QTest::addRow("a device") << "device";
        QTest::addRow("30 GB") << "sparse";
        QTest::addRow("the same bytes") << "";
        QTest::addRow("nothing") << "nothing";
    }
    void whatStandsInTheFilesPlaceIsAChange() {
        QFETCH(QString, place);
        const QString path = saved(20);
        QVERIFY(opens(path));
        QVERIFY(QFile::rename(path, path + "~"));
        QFile file(path);
        if (place == "pipe") makePipe("saved.attention");
        if (place == "device") QCOMPARE(::symlink("/dev/zero", QFile::encodeName(path).constData()), 0);
        if (place == "sparse") QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(qint64(30'000'000'000)));
        if (place.isEmpty()) QVERIFY(QFile::copy(path + "~", path));
        QCOMPARE(document().isChangedOnDisk(), !place.isEmpty() && place != "nothing");
        if (place != "pipe" && place != "device") return;
        change(33);
        DialogAnswer answer("OK");
        QVERIFY(!saves());
        QVERIFY2(answer.sentence().endsWith("was not saved: it is a pipe or a device."), qPrintable(answer.sentence()));
    }

    void workOnAFileIsOfferedWithThatFileAndSavesWithoutAlarm() {
        const QString path = saved(20);
        QVERIFY(opens(path));
        change(33);
        leaveAsAfterACrash();
        QVERIFY(opens(path));
        QCOMPARE(m_model->scene().parameters.n, 20);
        DialogAnswer answer("Go on");
        m_files->offerRecovery();
        QVERIFY2(answer.sentence().contains("saved.attention"), qPrintable(answer.sentence()));
        QCOMPARE(m_model->scene().parameters.n, 33);
        // Nobody else wrote the file, so nothing is asked.
        QVERIFY(saves());
        QCOMPARE(openScene(path).scene.parameters.n, 33);
    }

    void aFigureBringsWhatItWasDrawnWith() {
        ExportOptions choices;
        choices.fontSize = 7;
        choices.title = QStringLiteral("Title");
        Scene scene;
        scene.exhibit = "encoding-heatmap";
        const QString path = m_folder->filePath("figure.svg");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(renderExport(evaluateScene(*findExhibit(scene.exhibit), scene), choices));
        file.close();
        const SceneDocument& document = m_files->document();
        QVERIFY(!document.exportStyle());
        QVERIFY(opens(path));
        QVERIFY(document.exportStyle());
        QCOMPARE(document.exportStyle()->style.fontSize, std::optional(7.0));
        QCOMPARE(document.exportStyle()->title, choices.title);
        // It is of that figure alone.
        m_model->setExhibit("similarity");
        QVERIFY(!document.exportStyle());
        m_model->setExhibit("encoding-heatmap");
        QVERIFY(document.exportStyle());
        QVERIFY(opens(saved(20, "other.attention")));
        QVERIFY(!document.exportStyle());
    }

    void workThatIsNotWantedNowKeepsItsName() {
        const QString path = saved(20, "lesson 1.2.attention");
        QVERIFY(opens(path));
        change(33);
        leaveAsAfterACrash();
        DialogAnswer answer("Not now");
        m_files->offerRecovery();
        QVERIFY(answer.wasAsked());
        QStringList entries;
        for (QAction* action : recentMenu().actions()) entries.append(action->text());
        QVERIFY2(!entries.filter("lesson 1.2, changes of").isEmpty(), qPrintable(entries.join('|')));
    }

    void workThatCannotBeReadIsToldAndKept() {
        const QString file = m_data + "/recovery/crash.work";
        QVERIFY(QDir().mkpath(QFileInfo(file).path()));
        QFile broken(file);
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("half a");
        broken.close();
        DialogAnswer answer("OK");
        m_files->offerRecovery();
        QVERIFY(answer.wasAsked());
        QVERIFY2(answer.sentence().contains(file + ".bad"), qPrintable(answer.sentence()));
        QVERIFY(QFile::exists(file + ".bad"));
        m_files->offerRecovery();
        QVERIFY2(!QApplication::activeModalWidget(), "once is enough");
    }

    void whatACrashLeftIsOffered_data() {
        QTest::addColumn<QString>("button");
        QTest::addRow("Go on") << "Go on";
        QTest::addRow("Not now") << "Not now";
        QTest::addRow("Escape") << kEscape;
    }
    void whatACrashLeftIsOffered() {
        QFETCH(QString, button);
        change(33);
        leaveAsAfterACrash();

        DialogAnswer answer(button);
        m_files->offerRecovery();
        QVERIFY(answer.wasAsked());
        QCOMPARE(m_model->scene().parameters.n, button == "Go on" ? 33 : 60);
        QCOMPARE(document().isModified(), button == "Go on");
        QCOMPARE(QDir(m_data + "/unsaved").entryList(QDir::Files).size(), button == "Go on" ? 0 : 1);
        QVERIFY(!QFile::exists(m_data + "/recovery/crash.work"));
    }

 private:
    SceneDocument& document() { return m_files->document(); }

    /// Waits for the answer, which comes at once where nothing is asked. @return it
    template <class Ask>
    static bool answerTo(Ask ask) {
        std::optional<bool> told;
        ask([&](bool isDone) { told = isDone; });
        return QTest::qWaitFor([&] { return told.has_value(); }, kDialogPatience) && *told;
    }
    bool leaves() {
        return answerTo([this](const FileActions::Then& then) { m_files->leave(then); });
    }
    bool saves(void (FileActions::*save)(const FileActions::Then&) = &FileActions::save) {
        return answerTo([=, this](const FileActions::Then& then) { (m_files->*save)(then); });
    }
    /// Waits until the file is open, or is not. @return whether it is
    bool opens(const QString& path) {
        QSignalSpy changed(&document(), &SceneDocument::changed);
        QSignalSpy ended(m_files, &FileActions::openingEnded);
        m_files->open(path);
        // The scene at hand is not touched before the file has been read.
        if (!changed.isEmpty() || !m_files->isOpening()) return false;
        return ended.wait() && !changed.isEmpty();
    }
    QString makePipe(const QString& name) {
        const QString path = m_folder->filePath(name);
        if (::mkfifo(QFile::encodeName(path).constData(), 0600) != 0) qFatal("a pipe could not be made");
        return path;
    }
    void change(std::int64_t n) { m_model->setParameter("n", n); }

    /// Unsaved work without an owner, and a new window. The copy stands for what a killed process leaves, since this
    /// one lives.
    void leaveAsAfterACrash() {
        QVERIFY(document().saveRecovery());
        QDir folder(m_data + "/recovery");
        const QString work = folder.entryList({"*.work"}, QDir::Files).value(0);
        const QString kept = m_folder->filePath("kept");
        QVERIFY(QFile::copy(folder.filePath(work), kept));
        document().restartRecovery();
        start();
        QVERIFY(QFile::copy(kept, folder.filePath("crash.work")));
        QVERIFY(QFile::remove(kept));
    }

    void start() {
        m_window = std::make_unique<QWidget>();
        m_model = std::make_unique<SceneModel>();
        m_files = new FileActions(*m_model, *m_settings, m_data, m_window.get());
        m_menu = std::make_unique<QMenu>();
        m_files->fill(*m_menu);
    }

    QMenu& recentMenu() {
        for (QAction* action : m_menu->actions())
            if (action->menu()) {
                Q_EMIT action->menu()->aboutToShow();
                return *action->menu();
            }
        qFatal("no menu of recent files");
    }

    QString saved(std::int64_t n, const QString& name = "saved.attention") {
        Scene scene;
        scene.parameters.n = n;
        const QString path = m_folder->filePath(name);
        if (saveScene(path, scene)) qFatal("the scene could not be saved");
        return path;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_data;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<SceneModel> m_model;
    std::unique_ptr<QWidget> m_window;
    std::unique_ptr<QMenu> m_menu;
    FileActions* m_files = nullptr;
};

ATTENTION_TEST(FileActionsTest, QApplication)
#include "file_actions_test.moc"
