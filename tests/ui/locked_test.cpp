#include <QDropEvent>
#include <QMenuBar>
#include <QMimeData>
#include <QTemporaryDir>

#include "tests/file_contents.h"
#include "tests/test_class.h"
#include "tests/ui/awaited.h"
#include "ui/lesson/packed_lesson.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/lesson_actions.h"
#include "ui/window/locked_lesson.h"
#include "ui/window/main_window.h"
#include "ui/window/presentation.h"

using namespace attention;

/// A window that is locked to a lesson, as computers of a lab have it.
class LockedTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<Settings>(m_folder->filePath("settings.json"));
        m_window = std::make_unique<MainWindow>(*m_settings);
    }
    void cleanup() {
        m_window.reset();
        m_settings.reset();
    }

    void hasTheLessonAlone() {
        lock(":/lessons/order-is-lost.lesson");
        QVERIFY(m_window->isFullScreen());
        QVERIFY(!m_window->menuBar()->isVisible());
        // A narrow window has no room for it.
        const auto* list = m_window->findChild<QWidget*>("lesson-list");
        QVERIFY(list->isVisibleTo(list->parentWidget()));
        for (const char* button : {"all-lessons", "explore-freely"})
            QVERIFY2(!m_window->findChild<QWidget*>(button)->isVisible(), button);
        QVERIFY(!m_window->acceptDrops());
    }

    void keysOfMenusDoNothing_data() {
        QTest::addColumn<QKeySequence>("keys");
        Settings settings(QString{});
        MainWindow other(settings);
        for (const QAction* action : other.findChildren<QAction*>())
            for (const QKeySequence& keys : action->shortcuts())
                if (!keys.isEmpty() && keys != QKeySequence::Undo && keys != QKeySequence::Redo)
                    QTest::addRow("%s", qPrintable(keys.toString())) << keys;
    }
    void keysOfMenusDoNothing() {
        QFETCH(QKeySequence, keys);
        lock(":/lessons/order-is-lost.lesson");
        const Scene scene = m_window->model().scene();
        const QSize size = m_window->size();
        QTest::keySequence(m_window.get(), keys);
        QCoreApplication::processEvents();
        QVERIFY(m_window->isVisible());
        QVERIFY(m_window->lessons().isShown());
        QVERIFY(m_window->model().scene() == scene);
        QCOMPARE(m_window->size(), size);
        QVERIFY(!m_window->presentation().isPresenting());
        for (const QWidget* widget : QApplication::topLevelWidgets())
            QVERIFY2(widget == m_window.get() || !widget->isVisible() || !widget->isWindow() ||
                         widget->windowType() == Qt::ToolTip,
                     qPrintable(widget->objectName() + ' ' + widget->metaObject()->className()));
    }

    void leadsNowhereElse() {
        lock(":/lessons/order-is-lost.lesson");
        LessonActions& lessons = m_window->lessons();
        for (int i = 0; i < 3 * lessons.session().stepCount(); ++i) lessons.goForward();
        QCOMPARE(lessons.session().index(), lessons.session().stepCount() - 1);
        lessons.explore();
        QVERIFY(lessons.isShown());
        Q_EMIT m_window->page().linkActivated("term:softmax");
        QCOMPARE(QApplication::activeModalWidget(), nullptr);
        // The way on leads to the beginning.
        QTest::keyClick(m_window.get(), Qt::Key_PageDown);
        QTRY_COMPARE(lessons.session().index(), 0);
        QVERIFY(lessons.isShown());
    }

    void startsAnewWhenNobodyIsThere_data() {
        QTest::addColumn<bool>("isPacked");
        QTest::newRow("a lesson of the course") << false;
        QTest::newRow("a packed lesson") << true;
    }
    void startsAnewWhenNobodyIsThere() {
        QFETCH(bool, isPacked);
        const QString file = isPacked ? m_folder->filePath("a.zip") : ":/lessons/order-is-lost.lesson";
        if (isPacked) put(file, packLesson(":/lessons/order-is-lost.lesson"));
        lock(file);
        LessonActions& lessons = m_window->lessons();
        QTimer& idle = m_window->locked()->idleTimer();
        QCOMPARE(idle.interval(), 5 * 60'000);
        // Nothing was done yet.
        QVERIFY(!idle.isActive());
        const Scene begun = m_window->model().scene();
        for (int i = 0; i < 5; ++i) lessons.goForward();
        QVERIFY(lessons.session().index() > 0);
        m_window->model().setParameter("d", std::int64_t(16));
        QTest::mouseMove(m_window.get(), QPoint(300, 300));
        QTest::keyClick(m_window.get(), Qt::Key_Shift);
        QVERIFY(idle.isActive());
        idle.start(0);
        QTRY_COMPARE(lessons.session().index(), 0);
        for (int i = 0; i < lessons.session().stepCount(); ++i) QCOMPARE(lessons.session().state(i), StepState::Open);
        QVERIFY(m_window->model().scene() == begun);
        QVERIFY(!m_window->model().canUndo());
        QVERIFY(!idle.isActive());
    }

    void keepsNothing() {
        lock(":/lessons/order-is-lost.lesson");
        m_window->setThemeChoice(ThemeChoice::Dark);
        m_window->lessons().goForward();
        QTest::keySequence(m_window.get(), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Q));
        QVERIFY(!m_window->isVisible());
        m_window.reset();
        m_settings.reset();
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden), QStringList());
    }

 private:
    void lock(const QString& lesson) {
        m_window->lockTo(lesson, 5);
        QVERIFY(awaited([this] { return m_window->lessons().isShown() && m_window->page().shown(); }));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;
};

#include "locked_test.moc"
ATTENTION_TEST(LockedTest, QApplication)
