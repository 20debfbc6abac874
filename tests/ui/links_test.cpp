#include <QClipboard>
#include <QLabel>
#include <QMenuBar>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTemporaryDir>
#include <QThreadPool>

#include "tests/test_class.h"
#include "tests/ui/awaited.h"
#include "tests/ui/dialog_answer.h"
#include "tests/ui/menu_action.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/figure.h"
#include "ui/files/link_address.h"
#include "ui/lesson/lesson_file.h"
#include "ui/lesson/opened_link.h"
#include "ui/widgets/inspector.h"
#include "ui/widgets/parameter_panel.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/export_actions.h"
#include "ui/window/file_actions.h"
#include "ui/window/lesson_actions.h"
#include "ui/window/link_code.h"
#include "ui/window/main_window.h"
#include "ui/window/presentation.h"
#include "ui/window/presentation_window.h"

using namespace attention;

namespace {

/// Characters that an e-mail and a chat take on one line.
constexpr std::size_t kMaxTypicalLink = 300;
/// Pixels in which a part can be used.
constexpr QSize kMinPart(200, 90);
/// The frame that a course page usually has.
constexpr QSize kFrame(800, 500);

}  // namespace

/// Links as a person copies, pastes and opens them.
class LinksTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<Settings>(m_folder->filePath("settings.json"));
        m_window = std::make_unique<MainWindow>(*m_settings, m_folder->filePath("data"));
        m_window->show();
        QVERIFY(awaited([this] { return m_window->page().shown().study() != nullptr; }));
    }
    void cleanup() {
        m_window.reset();
        m_settings.reset();
        QApplication::clipboard()->clear();
    }

    void anExhibitAloneOpensAsFromTheList() {
        for (const Exhibit* exhibit : exhibits()) {
            const std::string id(exhibit->id());
            const auto opened = openLink(QString::fromStdString("#exhibit=" + id)).scene;
            QVERIFY2(opened && opened->scene == startScene(*exhibit), id.c_str());
        }
    }

    void everyPresetIsAShortLink() {
        std::size_t longest = 0, sum = 0, count = 0;
        for (const Exhibit* exhibit : exhibits()) {
            for (const Preset& preset : exhibit->presets()) {
                Scene scene = applyPreset(*exhibit, preset, {});
                const std::string link = writeSceneLink(scene);
                QVERIFY2(link.size() < kMaxTypicalLink, link.c_str());
                scene.arrays.clear();
                QVERIFY2(openLink(QString::fromStdString(link)).scene->scene == scene, link.c_str());
                longest = std::max(longest, link.size());
                sum += link.size();
                ++count;
                if (qEnvironmentVariableIsSet("ATTENTION_LENGTHS"))
                    qInfo("%zu %s %s", link.size(), exhibit->id().data(), preset.name.data());
            }
        }
        qInfo("%zu presets: %zu characters at most, %zu on average", count, longest, sum / count);
    }

    void whatIsCopiedOpensAgain() {
        m_window->model().setExhibit("heads");
        m_window->model().setParameter("d", std::int64_t(64));
        const Scene scene = m_window->model().scene();
        menuAction(*m_window, "Copy lin&k")->trigger();
        const QString link = QApplication::clipboard()->text();
        QVERIFY2(link.startsWith("attention-lab:scene=1"), qPrintable(link));
        m_window->model().setExhibit("binary");
        menuAction(*m_window, "Open &link from clipboard")->trigger();
        QVERIFY(m_window->model().scene() == scene);
        QVERIFY(!m_window->files().document().isModified());
        // As with a file, the history begins here.
        QVERIFY(!m_window->model().canUndo());
        m_window->model().setParameter("d", std::int64_t(32));
        m_window->model().undo();
        QVERIFY(m_window->model().scene() == scene);
    }

    void linksBeginWithTheAddressThatIsSet() {
        m_settings->setValue("link-address", QStringLiteral("https://example.org/lab/"));
        m_window->exports().copyLink();
        QVERIFY(QApplication::clipboard()->text().startsWith("https://example.org/lab/#scene=1"));
    }

    void arraysAreLeftOutAndThatIsSaid() {
        Scene scene = startScene(*findExhibit("attention"));
        const auto values = std::make_shared<const Array>(Array{{6, 32}, std::vector<double>(192, 0.5)});
        scene.arrays["input"] = {"X.npy", std::string(64, '0'), {6, 32}, values};
        m_window->model().resetTo(scene, "test");
        const QSignalSpy said(&m_window->exports(), &ExportActions::said);
        m_window->exports().copyLink();
        const QString with = said.last().first().toString();
        QVERIFY(openLink(QApplication::clipboard()->text()).scene->scene.arrays.empty());
        m_window->model().setExhibit("binary");
        scene.arrays.clear();
        m_window->model().resetTo(scene, "test");
        m_window->exports().copyLink();
        QVERIFY(with != said.last().first().toString());
    }

    void theEntryIsThereWhileALinkIsOnTheClipboard() {
        QAction* entry = menuAction(*m_window, "Open &link from clipboard");
        QVERIFY(!entry->isEnabled());
        QApplication::clipboard()->setText("https://example.org/lab/#exhibit=heads");
        QTRY_VERIFY(entry->isEnabled());
        QApplication::clipboard()->setText("heads");
        QTRY_VERIFY(!entry->isEnabled());
    }

    void exhibitsOpenWithTheirOptions() {
        m_window->openLink("#exhibit=heads&d=64&heads=8");
        QCOMPARE(m_window->model().scene().exhibit, std::string("heads"));
        QCOMPARE(m_window->model().scene().parameters.d, 64);
        QCOMPARE(m_window->model().scene().parameters.heads, 8);
        m_window->openLink("#exhibit=encoding-curves&preset=d2l&n=40");
        QCOMPARE(m_window->model().scene().exhibit, std::string("encoding-curves"));
        QCOMPARE(m_window->model().scene().parameters.n, 40);
    }

    void aSceneWinsOverALessonThatIsBeingRead() {
        m_window->lessons().openCourse(0);
        m_window->openLink("#exhibit=binary");
        QThreadPool::globalInstance()->waitForDone();
        QCoreApplication::processEvents();
        QVERIFY(!m_window->lessons().isShown());
        QCOMPARE(m_window->model().scene().exhibit, std::string("binary"));
    }

    void lessonsOpenAtTheirStep() {
        m_window->openLink("#lesson=order-is-lost&step=3");
        LessonActions& lessons = m_window->lessons();
        QVERIFY(awaited([&] { return lessons.isShown(); }));
        QCOMPARE(lessons.session().index(), 2);
        // A scene takes the place of the lesson.
        m_window->openLink("#exhibit=binary");
        QVERIFY(!lessons.isShown());
        QCOMPARE(m_window->model().scene().exhibit, std::string("binary"));
    }

    void whatCannotBeOpenedIsToldAndNothingIsLost_data() {
        QTest::addColumn<QString>("link");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* link, const char* says) {
            QTest::addRow("%s", link) << QString(link) << QString(says);
        };
        row("#exhibit=nothing", "exhibit: there is no exhibit “nothing”; accepted: attention, heads");
        row("#exhibit=heads&d=0", "d: \"0\" is out of range");
        row("#exhibit=heads&grid-rows=4", "heads does not use grid-rows");
        row("#exhibit=heads&preset=none", "heads has no preset “none”");
        row("#lesson=none", "lesson: “none” is no lesson of the course; accepted: why-mix-words");
        row("#lesson=order-is-lost&step=99", "step: there is no step 99; accepted: 1 to ");
        row("#exhibit=heads&language=xx", "language: “xx” is no language of this program; accepted: en, zh_CN, pt_BR");
        row("#scene=2abcdefgh", "scene: it was made by a newer version of Attention Lab");
        row("#scene=1abcdefgh", "scene: ");
    }
    void whatCannotBeOpenedIsToldAndNothingIsLost() {
        QFETCH(QString, link);
        QFETCH(QString, says);
        const Scene before = m_window->model().scene();
        DialogAnswer answer("OK");
        m_window->openLink(link);
        QVERIFY2(answer.sentence().contains(says), qPrintable(answer.sentence()));
        QVERIFY(!answer.sentence().endsWith(".."));
        QVERIFY(m_window->model().scene() == before);
        QVERIFY(!m_window->isEmbedded());
    }

    void whatDoesNotFitTheMemoryIsRefusedAsUsual() {
        Scene scene = startScene(*findExhibit("similarity"));
        scene.parameters.n = 1'000'000;
        m_window->openLink(QString::fromStdString(writeSceneLink(scene)));
        QCOMPARE(m_window->model().scene().exhibit, std::string("similarity"));
        // As a file with this scene: the page has the nearest that it can show, or says why not.
        QVERIFY(m_window->page().problem() || m_window->model().shown().parameters.n < scene.parameters.n);
    }

    void aFrameHasFigureParametersAndCaptionAlone_data() {
        QTest::addColumn<QString>("link");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("isBeside");
        QTest::addRow("an exhibit") << "#exhibit=heads&embed=1" << kFrame << true;
        QTest::addRow("a lesson") << "#lesson=order-is-lost&embed=1" << kFrame << true;
        QTest::addRow("a question") << "#lesson=order-is-lost&step=2&embed=1" << kFrame << true;
        QTest::addRow("a narrow frame") << "#exhibit=encoding-curves&embed=1" << QSize(480, 640) << false;
        QTest::addRow("a low frame") << "#exhibit=heads&embed=1" << QSize(640, 480) << false;
    }
    void aFrameHasFigureParametersAndCaptionAlone() {
        QFETCH(QString, link);
        QFETCH(QSize, size);
        QFETCH(bool, isBeside);
        m_window->openLink(link);
        m_window->resize(size);
        QVERIFY(awaited([&] { return m_window->page().shown() && m_window->isEmbedded(); }));
        QCOMPARE(m_window->size(), size);
        QVERIFY(!m_window->menuBar()->isVisible());
        QVERIFY(!m_window->findChild<QWidget*>("exhibits")->isVisible());
        QVERIFY(!m_window->findChild<Inspector*>()->isVisible());
        const auto placeOf = [this](const QWidget& widget) {
            return QRect(widget.mapTo(m_window.get(), QPoint()), widget.size());
        };
        for (const QWidget* part :
             {static_cast<QWidget*>(&m_window->page()), static_cast<QWidget*>(m_window->page().figure()),
              static_cast<QWidget*>(&m_window->panel())}) {
            QVERIFY(part->isVisible());
            QVERIFY(m_window->rect().contains(placeOf(*part)));
            QVERIFY2(part->width() > kMinPart.width() && part->height() > kMinPart.height(),
                     qPrintable(QStringLiteral("%1 x %2").arg(part->width()).arg(part->height())));
        }
        if (const auto* choice = m_window->findChild<QWidget*>("choice-1"))
            QTRY_COMPARE(choice->visibleRegion().boundingRect().size(), choice->size());
        if (const QString folder = qEnvironmentVariable("ATTENTION_PICTURES"); !folder.isEmpty())
            m_window->grab().save(QStringLiteral("%1/%2.png").arg(folder, QTest::currentDataTag()));
        const QRect panel = placeOf(m_window->panel()), page = placeOf(m_window->page());
        QCOMPARE(panel.left() >= page.right(), isBeside);
        QCOMPARE(panel.top() >= page.bottom(), !isBeside);
        m_window->openLink("#exhibit=binary");
        QVERIFY(m_window->menuBar()->isVisible());
    }

    void theStageShowsTheLinkAsACode_data() {
        QTest::addColumn<QString>("opened");
        QTest::addColumn<QString>("address");
        QTest::addColumn<bool>("hasArrays");
        QTest::addColumn<QString>("link");
        QTest::addColumn<int>("sentences");
        const QString page = "https://example.org/lab/";
        QTest::addRow("a scene") << "#exhibit=heads&d=64" << page << false << page + "#scene=1" << 0;
        QTest::addRow("a step") << "#lesson=order-is-lost&step=3" << page << false
                                << page + "#lesson=order-is-lost&step=3" << 0;
        QTest::addRow("no address") << "#exhibit=heads"
                                    << "" << false << "attention-lab:scene=1" << 1;
        QTest::addRow("arrays") << "#exhibit=attention" << page << true << page + "#scene=1" << 1;
        QTest::addRow("too long") << "#exhibit=order&tokens=%1" << page << false << page + "#scene=1" << 1;
    }
    void theStageShowsTheLinkAsACode() {
        QFETCH(QString, opened);
        QFETCH(QString, address);
        QFETCH(bool, hasArrays);
        QFETCH(QString, link);
        QFETCH(int, sentences);
        const bool isLong = opened.contains("%1");
        setLinkAddress(*m_settings, address);
        m_window->openLink(isLong ? QString("#exhibit=heads") : opened);
        if (opened.contains("lesson=")) QVERIFY(awaited([&] { return m_window->lessons().isShown(); }));
        if (isLong) {
            // Words that do not pack.
            std::string words;
            QRandomGenerator letters(1);
            for (int i = 0; i < 4000; ++i) words += char('a' + letters.bounded(26));
            m_window->model().setParameter("tokens", words);
        }
        if (hasArrays) {
            Scene scene = startScene(*findExhibit("attention"));
            const auto values = std::make_shared<const Array>(Array{{6, 32}, std::vector<double>(192, 0.5)});
            scene.arrays["input"] = {"X.npy", std::string(64, '0'), {6, 32}, values};
            m_window->model().resetTo(scene, "test");
        }
        m_window->presentation().setPresenting(true);
        PresentationWindow& stage = *m_window->presentation().stage();
        QTest::keyClick(&stage, Qt::Key_Q);
        auto* code = stage.findChild<LinkCode*>();
        QVERIFY(code && code->isVisible());
        QCOMPARE(code->geometry(), stage.rect());
        QVERIFY2(code->accessibleDescription().startsWith(link), qPrintable(code->accessibleDescription()));
        QCOMPARE(code->sentences().size(), sentences);
        QCOMPARE(code->square().isEmpty(), isLong);
        if (!isLong) {
            // Whole pixels for each module, and all of it on the screen, in the middle.
            QCOMPARE(code->square().width() % (code->code()->size + 2 * kQrQuietZone), 0);
            QVERIFY(code->rect().contains(code->square()));
            QCOMPARE(code->grab().toImage().pixelColor(code->square().topLeft() * code->devicePixelRatio()),
                     QColor(Qt::white));
        }
        const int step = opened.contains("lesson=") ? m_window->lessons().session().index() : -1;
        QTest::keyClick(&stage, Qt::Key_PageDown);
        QVERIFY(!stage.isBlank());
        if (step >= 0) QCOMPARE(m_window->lessons().session().index(), step);
        m_window->presentation().setPresenting(false);
    }

    /// What a person chose is there again without the link.
    void languageAndThemeOfALinkAreNotKept() {
        m_window->setThemeChoice(ThemeChoice::Light);
        m_window->setLanguageChoice("zh_CN");
        m_window->openLink("#exhibit=heads&theme=dark&language=pt_BR");
        QVERIFY(m_window->theme().isDark);
        QCOMPARE(currentLanguage().code, std::string_view("pt_BR"));
        m_window->close();
        QCOMPARE(m_settings->value("theme", QString("none")), QString("light"));
        QCOMPARE(m_settings->value("language", QString("none")), QString("zh_CN"));
        installLanguage(*findLanguage("en"));
    }

    void aFrameKeepsNoSettings() {
        m_window->openLink("#exhibit=heads&embed=1&theme=dark&language=pt_BR");
        QVERIFY(m_window->theme().isDark);
        m_window->close();
        QVERIFY(m_settings->value("exhibit", QString()).isEmpty());
        QCOMPARE(m_settings->value("theme", QString("none")), QString("none"));
        installLanguage(*findLanguage("en"));
    }

 private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;
};

#include "links_test.moc"
ATTENTION_TEST(LinksTest, QApplication)
