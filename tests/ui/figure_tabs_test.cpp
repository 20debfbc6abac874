#include "ui/widgets/figure_tabs.h"

#include <QTemporaryDir>

#include "tests/test_class.h"
#include "tests/ui/awaited.h"
#include "tests/ui/brief_page.h"
#include "tests/ui/undrawn.h"
#include "ui/lesson/lesson_scene.h"
#include "ui/text/language.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/main_window.h"

using namespace attention;

namespace {

std::vector<const Exhibit*> withTabs() {
    std::vector<const Exhibit*> found;
    for (const Exhibit* exhibit : exhibits())
        if (!exhibit->tabs().empty()) found.push_back(exhibit);
    return found;
}

}  // namespace

/// The row under the figure that chooses which parts are shown.
class FigureTabsTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() {
        loadFonts();
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<Settings>(m_folder->filePath("settings.json"));
        m_window = std::make_unique<MainWindow>(*m_settings, m_folder->filePath("data"));
        m_window->resize(1280, 800);
        m_window->setUpdatesEnabled(false);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }
    void cleanupTestCase() { m_window.reset(); }

    void aPageOpensWithItsFirstTab_data() {
        QTest::addColumn<QString>("id");
        for (const Exhibit* exhibit : withTabs()) QTest::addRow("%s", exhibit->id().data()) << exhibit->id().data();
    }
    void aPageOpensWithItsFirstTab() {
        QFETCH(QString, id);
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        QCOMPARE(startScene(exhibit).parameters.show, exhibit.tabs().front().name);
        // Who names no scene, no preset or another one, and who wrote a lesson, has all parts.
        QCOMPARE(commandScene(exhibit).parameters.show, kShowAll);
        for (const Preset& preset : exhibit.offeredPresets())
            if (std::ranges::find(preset.values, "show", [](const auto& value) { return value.first; }) ==
                preset.values.end())
                QCOMPARE(applyPreset(exhibit, preset, startScene(exhibit)).parameters.show, kShowAll);
        if (exhibit.findPreset(kStartPreset)) {
            LessonStep step;
            step.show = {std::string(exhibit.id()), "--preset", "start"};
            QCOMPARE(resolveStepScene(step, {}).scene.parameters.show, kShowAll);
        }
        open(id);
        QVERIFY(tabs().isVisible());
        QCOMPARE(tabs().count(), int(exhibit.tabs().size()) + 1);
        QCOMPARE(tabs().currentIndex(), 0);
    }

    void tabsStandAtOneHeight() {
        std::map<int, QStringList> heights;
        for (const Exhibit* exhibit : withTabs()) {
            open(exhibit->id().data());
            for (int i = 0; i < 3; ++i) QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
            heights[tabs().mapTo(m_window.get(), QPoint()).y()] += exhibit->id().data();
        }
        QStringList found;
        for (const auto& [height, ids] : heights) found += QStringLiteral("%1: %2").arg(height).arg(ids.join(u' '));
        QVERIFY2(heights.size() == 1, qPrintable(found.join(u'\n')));
    }

    void aTabIsChosenByMouseAndKeys() {
        open("scaling");
        const auto shown = [this] { return m_window->model().scene().parameters.show; };
        const auto names = findExhibit("scaling")->tabs();
        QTest::mouseClick(&tabs(), Qt::LeftButton, {}, tabs().tabRect(1).center());
        QCOMPARE(shown(), names[1].name);
        QTest::keyClick(&tabs(), Qt::Key_Right);
        QCOMPARE(shown(), names[2].name);
        // What follows quickly is one step.
        m_window->model().undo();
        QCOMPARE(shown(), names[0].name);
        QCOMPARE(tabs().currentIndex(), 0);
        tabs().setCurrentIndex(tabs().count() - 1);
        QCOMPARE(shown(), kShowAll);
        m_window->model().resetParameters();
        QCOMPARE(tabs().currentIndex(), 0);
    }

    void aTabChangesNoNumber() {
        for (const Exhibit* exhibit : withTabs()) {
            Scene other = startScene(*exhibit);
            other.parameters.show = kShowAll;
            QVERIFY(hasSameNumbers(*exhibit, other, startScene(*exhibit)));
        }
    }

 private:
    void open(const QString& id) {
        openBriefly(m_window->model(), id.toStdString());
        QVERIFY(awaited(
            [&] { return m_window->page().shown() && m_window->page().shown().exhibit().id() == id.toStdString(); }));
        leaveUndrawn(*m_window->page().figure());
        QCoreApplication::processEvents();
    }
    FigureTabs& tabs() { return *m_window->findChild<FigureTabs*>(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;
};

ATTENTION_TEST(FigureTabsTest, QApplication)
#include "figure_tabs_test.moc"
