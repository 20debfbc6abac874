#include "ui/widgets/animation_dialog.h"

#include <QDir>
#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>

#include "tests/test_class.h"
#include "tests/ui/nameless_fields.h"
#include "ui/exhibits/exhibits.h"
#include "ui/widgets/number_box.h"

using namespace attention;

/// Drives the dialog as a person would.
class AnimationDialogTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() { loadFonts(); }

    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<Settings>(m_folder->filePath(QStringLiteral("settings.json")));
        const Exhibit& exhibit = *findExhibit("relative-shift");
        m_dialog = std::make_unique<AnimationDialog>(evaluateScene(exhibit, adaptScene(exhibit, startScene(exhibit))),
                                                     "position", false, *m_settings);
        box("animation-width")->valueEdited(160);
        box("animation-height")->valueEdited(100);
        box("animation-seconds")->valueEdited(1);
        box("animation-from")->valueEdited(3);
        box("animation-to")->valueEdited(8);
    }

    void writesWhatTheControlsSay() {
        const AnimationOptions asked = m_dialog->options();
        QCOMPARE(double(asked.from), 3.0);
        QCOMPARE(double(asked.to), 8.0);
        QCOMPARE(framesOneWay(asked), 20);
        QCOMPARE(pixelSize(figureOptions(asked.picture)), QSize(160, 100));
        m_dialog->saveTo(m_folder->filePath(QStringLiteral("a.gif")));
        QTRY_COMPARE(m_dialog->result(), int(QDialog::Accepted));
        QFile file(m_folder->filePath(QStringLiteral("a.gif")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith("GIF89a"));
    }

    void everyFieldHasAName() { QCOMPARE(namelessFields(*m_dialog).join(u'\n'), QString()); }

    void equalEndsAreRefused() {
        box("animation-to")->valueEdited(3);
        QVERIFY(m_dialog->problem());
        QVERIFY(!m_dialog->findChild<QPushButton*>(QStringLiteral("animation-save"))->isEnabled());
    }

    void tellsTheSizeBeforeItStarts() {
        auto* const message = m_dialog->findChild<QLabel*>(QStringLiteral("animation-message"));
        QTRY_VERIFY(message->text().contains(QStringLiteral("20")));
        QVERIFY(m_folder->isValid() && files().isEmpty());
    }

    void whatIsCancelledLeavesNothing() {
        m_dialog->saveTo(m_folder->filePath(QStringLiteral("a.gif")));
        m_dialog->reject();
        QVERIFY(m_dialog->path().isEmpty());
        // What had been begun would end within this event loop.
        QCoreApplication::processEvents();
        QVERIFY(files().isEmpty());
        QVERIFY(m_dialog->findChild<QPushButton*>(QStringLiteral("animation-save"))->isEnabled());
    }

    void aFileThatCannotBeWrittenIsNamed() {
        m_dialog->saveTo(m_folder->filePath(QStringLiteral("none/a.gif")));
        auto* const message = m_dialog->findChild<QLabel*>(QStringLiteral("animation-message"));
        QTRY_VERIFY(message->text().contains(QStringLiteral("a.gif")));
        QVERIFY(m_dialog->path().isEmpty());
    }

 private:
    NumberBox* box(const char* name) { return m_dialog->findChild<NumberBox*>(QLatin1String(name)); }
    QStringList files() const { return QDir(m_folder->path()).entryList({QStringLiteral("*.gif")}); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<AnimationDialog> m_dialog;
};

ATTENTION_TEST(AnimationDialogTest, QApplication)
#include "animation_dialog_test.moc"
