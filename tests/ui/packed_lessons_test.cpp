#include <QMimeData>
#include <QTemporaryDir>

#include "tests/file_contents.h"
#include "tests/test_class.h"
#include "tests/ui/awaited.h"
#include "tests/ui/dialog_answer.h"
#include "tests/ui/menu_action.h"
#include "ui/lesson/packed_lesson.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/file_actions.h"
#include "ui/window/lesson_actions.h"
#include "ui/window/lesson_packer.h"
#include "ui/window/main_window.h"

using namespace attention;

/// Packed lessons in the window.
class PackedLessonsTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<Settings>(m_folder->filePath("settings.json"));
        m_window = std::make_unique<MainWindow>(*m_settings, m_folder->filePath("data"));
        m_window->show();
    }
    void cleanup() {
        m_window.reset();
        m_settings.reset();
    }

    void opensLikeALesson() {
        putPacked("One", "Two");
        m_window->files().open(zip());
        LessonActions& lessons = m_window->lessons();
        QVERIFY(awaited([&] { return lessons.isShown(); }));
        QCOMPARE(lessons.session().stepCount(), 2);
        QVERIFY(!menuAction(*m_window, "Pac&k this lesson…")->isEnabled());
        lessons.goForward();
        QCOMPARE(lessons.session().index(), 1);
        // A new one in its place is read, and the step stays.
        putPacked("One more", "Two");
        QTRY_COMPARE(lessons.session().lesson().steps.front().heading, std::string("One more"));
        QCOMPARE(lessons.session().index(), 1);
        lessons.goBack();
        QCOMPARE(lessons.session().problem(), QString());
        // What was done is known when it is opened again.
        QVERIFY(contentsOf(m_folder->filePath("data/lessons.json")).contains("mine.zip"));
    }

    void whatIsNoPackedLessonIsToldAndNothingIsLost() {
        putPacked("One", "Two");
        m_window->files().open(zip());
        LessonActions& lessons = m_window->lessons();
        QVERIFY(awaited([&] { return lessons.isShown(); }));
        put(m_folder->filePath("cut.zip"), contentsOf(zip()).chopped(10));
        DialogAnswer answer("OK");
        m_window->files().open(m_folder->filePath("cut.zip"));
        QVERIFY(awaited([&] { return !answer.sentence().isEmpty(); }));
        QVERIFY2(answer.sentence().contains("cut.zip was not opened: it is no .zip file"),
                 qPrintable(answer.sentence()));
        QVERIFY(lessons.isShown());
        QCOMPARE(lessons.session().stepCount(), 2);
    }

    void lessonsArePackedFromTheMenu() {
        m_window->lessons().openCourse(4);
        QVERIFY(awaited([&] { return m_window->lessons().isShown(); }));
        QVERIFY(menuAction(*m_window, "Pac&k this lesson…")->isEnabled());
        auto* packer = m_window->findChild<LessonPacker*>();
        packer->pack(":/lessons/order-is-lost.lesson", m_folder->filePath("course.zip"));
        QTRY_VERIFY(QFile::exists(m_folder->filePath("course.zip")));
        QCOMPARE(readPackedLesson(contentsOf(m_folder->filePath("course.zip"))).files.size(), std::size_t(3));
        DialogAnswer answer("OK");
        packer->pack(":/lessons/order-is-lost.lesson", m_folder->filePath("none/course.zip"));
        QVERIFY(awaited([&] { return !answer.sentence().isEmpty(); }));
        QVERIFY2(answer.sentence().contains("was not written: "), qPrintable(answer.sentence()));
    }

 private:
    QString zip() const { return m_folder->filePath("mine.zip"); }
    void putPacked(const char* one, const char* two) {
        const QByteArray text =
            QByteArray("# Mine\n\n## ") + one + "\nshow: order\nWords.\n\n## " + two + "\nshow: heads\nWords.\n";
        put(zip(), writeZip({{"mine.lesson", text}}));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;
};

#include "packed_lessons_test.moc"
ATTENTION_TEST(PackedLessonsTest, QApplication)
