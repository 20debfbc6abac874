#include "ui/window/history_menu.h"

#include <QImage>

#include "tests/test_class.h"
#include "ui/widgets/style.h"
#include "ui/window/scene_model.h"

using namespace attention;

namespace {

/// The texts of a menu as it opens, the checked one in brackets.
QStringList opened(HistoryMenu& menu) {
    Q_EMIT menu.aboutToShow();
    QStringList texts;
    for (const QAction* action : menu.actions())
        texts += action->isChecked() ? u'[' + action->text() + u']' : action->text();
    return texts;
}

void makeSteps(SceneModel& model, int count) {
    for (int i = 1; i <= count; ++i) {
        Scene scene = model.scene();
        scene.parameters.start = i;
        model.setScene(scene, QStringLiteral("step %1").arg(i));
    }
}

}  // namespace

class HistoryMenuTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() {
        loadFonts();
        applyTheme(Theme::light());
    }

    void listsTheNewestFirst() {
        SceneModel model;
        HistoryMenu menu(model);
        QVERIFY2(menu.actions().isEmpty(), "it is filled when it opens");
        model.setParameter("n", std::int64_t(128));
        model.setScene(model.scene(), QStringLiteral("nothing new"));
        makeSteps(model, 1);
        QCOMPARE(opened(menu), (QStringList{"[step 1]", "n: 60 → 128", "Start"}));
        model.undo();
        QCOMPARE(opened(menu), (QStringList{"step 1", "[n: 60 → 128]", "Start"}));
    }

    void choosingGoesThereAndBack() {
        SceneModel model;
        makeSteps(model, 5);
        HistoryMenu menu(model);
        opened(menu);
        menu.actions().at(3)->trigger();
        QCOMPARE(model.scene().parameters.start, 2);
        QCOMPARE(opened(menu).at(3), QStringLiteral("[step 2]"));
        menu.actions().at(0)->trigger();
        QCOMPARE(model.scene().parameters.start, 5);
    }

    void aLongHistoryIsListedAroundThePresent_data() {
        QTest::addColumn<int>("present");
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("last");
        // Steps 0 ("Start") to 100; 25 of them are listed.
        QTest::addRow("at the newest: 76 to 100") << 100 << "[step 100]"
                                                  << "step 76";
        QTest::addRow("still among the newest") << 76 << "step 100"
                                                << "[step 76]";
        QTest::addRow("12 before it and 12 after") << 40 << "step 52"
                                                   << "step 28";
        QTest::addRow("near the start") << 3 << "step 24"
                                        << "Start";
    }
    void aLongHistoryIsListedAroundThePresent() {
        QFETCH(int, present);
        SceneModel model;
        makeSteps(model, 100);
        model.goToStep(std::size_t(present));
        HistoryMenu menu(model);
        const QStringList texts = opened(menu);
        QCOMPARE(texts.size(), qsizetype(HistoryMenu::kMaxShown));
        QTEST(texts.first(), "first");
        QTEST(texts.last(), "last");
        QCOMPARE(texts.filter("[").size(), 1);
    }

    void ampersandsAreText() {
        SceneModel model;
        model.resetTo({}, QStringLiteral("Opened Q & K"));
        HistoryMenu menu(model);
        QCOMPARE(opened(menu), QStringList{"[Opened Q && K]"});
    }

    void whatWasUndoneIsGreyAndCanBeChosen() {
        SceneModel model;
        makeSteps(model, 3);
        model.goToStep(2);
        HistoryMenu menu(model);
        // A click where the pointer was when a menu opened only closes the menu, in newer versions of Qt.
        QCursor::setPos(400, 400);
        QCoreApplication::processEvents();
        menu.popup({});
        QVERIFY(QTest::qWaitForWindowExposed(&menu));
        const QImage image = menu.grab().toImage();
        const auto darkest = [&](int i) {
            const QRect rect = menu.actionGeometry(menu.actions().at(i));
            int least = 255;
            for (int y = rect.top(); y <= rect.bottom(); ++y)
                // Beside the check mark.
                for (int x = rect.left() + 40; x <= rect.right(); ++x)
                    least = std::min(least, qGray(image.pixel(x, y)));
            return least;
        };
        QVERIFY(menu.actions().at(0)->isEnabled());
        QVERIFY2(darkest(0) > darkest(1) + 40, "undone: lighter than the present one");
        QVERIFY2(std::abs(darkest(2) - darkest(1)) < 20, "done: as dark as the present one");
        QTest::mouseClick(&menu, Qt::LeftButton, {}, menu.actionGeometry(menu.actions().at(0)).center());
        QCOMPARE(model.scene().parameters.start, 3);
    }
};

ATTENTION_TEST(HistoryMenuTest, QApplication)
#include "history_menu_test.moc"
