#include <QDir>
#include <QTemporaryDir>

#include "tests/test_class.h"
#include "ui/exhibits/exhibits.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/main_window.h"

using namespace attention;

namespace {

constexpr QSize kWindowSize(1280, 800);
/// Draw the screenshots that are missing by running this test with the variable set, as scripts/renew does.
constexpr const char* kRenewScreenshots = "ATTENTION_RENEW_GOLDEN";

QString text(std::string_view words) {
    return QString::fromUtf8(words.data(), qsizetype(words.size()));
}

}  // namespace

/// The README shows the window on each exhibit; a new one is drawn as it opens.
class ScreenshotsTest : public QObject {
    Q_OBJECT

 private slots:
    void initTestCase() { loadFonts(); }

    void everyExhibitHasOne_data() {
        QTest::addColumn<QString>("id");
        for (const Exhibit* exhibit : exhibits()) QTest::addRow("%s", exhibit->id().data()) << text(exhibit->id());
    }
    void everyExhibitHasOne() {
        QFETCH(QString, id);
        const QString path = QStringLiteral(ATTENTION_SOURCE_DIR "/resources/screenshots/%1.png").arg(id);
        // One that is there may have been made by hand, of a scene that tells more.
        if (qEnvironmentVariableIsSet(kRenewScreenshots) && !QFileInfo::exists(path))
            QVERIFY2(screenshot(id).save(path, "PNG", 0), qPrintable(path));
        const QImage kept(path);
        QVERIFY2(!kept.isNull(), qPrintable(path + " cannot be read; scripts/renew makes it"));
        QCOMPARE(kept.size(), kWindowSize);
    }

 private:
    static QImage screenshot(const QString& id) {
        const QTemporaryDir folder;
        Settings settings(folder.filePath("settings.json"));
        MainWindow window(settings, folder.filePath("data"));
        window.setThemeChoice(ThemeChoice::Light);
        window.resize(kWindowSize);
        window.show();
        window.model().resetTo(startScene(*findExhibit(id.toStdString())));
        if (QWidget* focused = window.focusWidget()) focused->clearFocus();
        const auto isDrawn = [&] {
            return window.page().shown() && window.page().shown().exhibit->id() == id.toStdString() &&
                   window.page().queue().isIdle();
        };
        if (!QTest::qWaitFor(isDrawn, 60000)) return {};
        // The words that came with the picture take their room, and the figure is drawn in what is left.
        QCoreApplication::processEvents();
        window.page().figure()->replot(QCustomPlot::rpImmediateRefresh);
        return window.grab().toImage().convertToFormat(QImage::Format_RGB888);
    }
};

ATTENTION_TEST(ScreenshotsTest, QApplication)
#include "screenshots_test.moc"
