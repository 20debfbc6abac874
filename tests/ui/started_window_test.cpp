#include "ui/window/started_window.h"

#include <QDir>

#include "tests/test_class.h"
#include "tests/ui/files/temporary_folder.h"
#include "ui/exhibits/exhibit.h"
#include "ui/files/recovery.h"
#include "ui/window/lesson_actions.h"
#include "ui/window/main_window.h"

using namespace attention;

class StartedWindowTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void beginsWithTheExhibitThatIsShownAtFirst_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<bool>("isFirstStart");
        QTest::addColumn<QString>("exhibit");
        QTest::addRow("first start: that of the first lesson") << QString() << true << "trained-sentence";
        QTest::addRow("later: the one of the last time") << QString() << false << QString();
        QTest::addRow("a link to an exhibit") << "#exhibit=paths&n=9" << true << "paths";
        QTest::addRow("a link to a step") << "attention-lab:lesson=order-is-lost&step=2" << false << "order";
        QTest::addRow("a link that is refused") << "#exhibit=nothing" << true << QString();
        QTest::addRow("a file") << "figure.svg" << true << QString();
    }
    void beginsWithTheExhibitThatIsShownAtFirst() {
        QFETCH(QString, path);
        QFETCH(bool, isFirstStart);
        QFETCH(QString, exhibit);
        const Exhibit* first = firstExhibit(path, isFirstStart);
        QCOMPARE(first ? QString::fromStdString(std::string(first->id())) : QString(), exhibit);
    }

    void theFirstStartShowsNothingBeforeItsLesson() {
        const TemporaryFolder folder;
        for (const char* variable : {"XDG_CONFIG_HOME", "XDG_DATA_HOME"}) qputenv(variable, folder.path().toUtf8());
        {
            const StartedWindow first;
            QVERIFY(first.window().lessons().session().isUnderWay());
            QCOMPARE(first.window().model().scene().exhibit, std::string("trained-sentence"));
            QVERIFY(first.window().close());
        }
        const StartedWindow second;
        QVERIFY(!second.window().lessons().session().isUnderWay());
    }

    /// The next start would lead back to what an earlier window left.
    void aLinkLeavesNothingOfWhereAnotherWindowWas() {
        const TemporaryFolder folder;
        for (const char* variable : {"XDG_CONFIG_HOME", "XDG_DATA_HOME"}) qputenv(variable, folder.path().toUtf8());
        {
            const StartedWindow left({QStringLiteral("#exhibit=heads")});
            QTRY_COMPARE(left.window().model().scene().exhibit, std::string("heads"));
            left.window().keepRecoveryForNextRun();
        }
        const QDir kept(Recovery::defaultFolder());
        const QStringList before = kept.entryList({"*.work"});
        QCOMPARE(before.size(), 1);
        const StartedWindow next({QStringLiteral("#exhibit=paths")});
        QTRY_COMPARE(next.window().model().scene().exhibit, std::string("paths"));
        QTRY_VERIFY(!kept.entryList({"*.work"}).contains(before.front()));
    }
};

ATTENTION_TEST(StartedWindowTest, QApplication)
#include "started_window_test.moc"
