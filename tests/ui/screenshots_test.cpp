#include <memory>

#include <QDir>
#include <QTemporaryDir>

#include "tests/test_class.h"
#include "tests/ui/picture_difference.h"
#include "ui/exhibits/exhibits.h"
#include "ui/text/language.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/main_window.h"

using namespace attention;

namespace {

constexpr QSize kWindowSize(1280, 800);
/// Of the picture that the README begins with.
constexpr QSize kFirstSize(1440, 900);
/// Draw the screenshots anew by running this test with the variable set, as scripts/renew does.
constexpr const char* kRenewScreenshots = "ATTENTION_RENEW_GOLDEN";

QString text(std::string_view words) {
    return QString::fromUtf8(words.data(), qsizetype(words.size()));
}

}  // namespace

/// docs/exhibits.md shows the window on each exhibit, as it opens.
class ScreenshotsTest : public QObject {
    Q_OBJECT

 private slots:
    void initTestCase() {
        loadFonts();
        installLanguage(*findLanguage("en"));  // plurals are a translation, too
        m_settings = std::make_unique<Settings>(m_folder.filePath("settings.json"));
        m_window = std::make_unique<MainWindow>(*m_settings, m_folder.filePath("data"));
        m_window->setThemeChoice(ThemeChoice::Light);
        m_window->show();
        // Which gives something the focus; who reads of the window has not touched it.
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    void cleanupTestCase() { m_window.reset(); }

    void everyExhibitLooksLikeItsScreenshot_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("file");
        QTest::addRow("the first picture") << text(exhibits().front()->id()) << kFirstSize << "screenshot.png";
        for (const Exhibit* exhibit : exhibits())
            QTest::addRow("%s", exhibit->id().data())
                << text(exhibit->id()) << kWindowSize << QStringLiteral("screenshots/%1.png").arg(text(exhibit->id()));
    }
    void everyExhibitLooksLikeItsScreenshot() {
        QFETCH(QString, id);
        QFETCH(QSize, size);
        QFETCH(QString, file);
        const QString path = QStringLiteral(ATTENTION_SOURCE_DIR "/resources/") + file;
        m_window->resize(size);
        const QImage drawn = screenshot(id);
        QVERIFY(!drawn.isNull());
        if (qEnvironmentVariableIsSet(kRenewScreenshots))
            QVERIFY2(sayDrawnWithThisQt() && drawn.convertToFormat(QImage::Format_RGB888).save(path, "PNG", 0),
                     qPrintable(path));
        const QImage kept = QImage(path).convertToFormat(QImage::Format_RGB32);
        QVERIFY2(!kept.isNull(), qPrintable(path + " cannot be read; scripts/renew makes it"));
        QCOMPARE(kept.size(), size);
        const auto worst = fault(drawn, kept, kTile);
        if (!worst) return;
        const QString beside =
            QDir::current().filePath(QStringLiteral("screenshots/%1").arg(QFileInfo(file).fileName()));
        QDir().mkpath(QFileInfo(beside).path());
        drawn.save(beside);
        QFAIL(qPrintable(QStringLiteral("the window differs from %1 by %2 of 255, most around (%3, %4). What was drawn "
                                        "is in %5; if it is right, run scripts/renew.")
                             .arg(path)
                             .arg(worst->rms, 0, 'f', 1)
                             .arg(worst->tile.left())
                             .arg(worst->tile.top())
                             .arg(beside)));
    }

 private:
    QImage screenshot(const QString& id) {
        ExhibitPage& page = m_window->page();
        m_window->model().resetTo(startScene(*findExhibit(id.toStdString())));
        if (QWidget* focused = m_window->focusWidget()) focused->clearFocus();
        const auto isDrawn = [&] {
            return page.shown() && page.shown().exhibit().id() == id.toStdString() && page.queue().isIdle();
        };
        if (!QTest::qWaitFor(isDrawn, 60000)) return {};
        // The words that came with the picture take their room, and the figure is drawn in what is left.
        for (int i = 0; i < 3; ++i) {
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
            QCoreApplication::processEvents();
        }
        page.figure()->replot(QCustomPlot::rpImmediateRefresh);
        return m_window->grab().toImage().convertToFormat(QImage::Format_RGB32);
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;
};

ATTENTION_TEST(ScreenshotsTest, QApplication)
#include "screenshots_test.moc"
