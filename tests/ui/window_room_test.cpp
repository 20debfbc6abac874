#include <QAbstractButton>
#include <QMenuBar>
#include <QScrollArea>
#include <QSplitterHandle>
#include <QTemporaryDir>
#include <QToolButton>

#include "tests/test_class.h"
#include "tests/ui/awaited.h"
#include "tests/ui/brief_page.h"
#include "tests/ui/menu_action.h"
#include "tests/ui/shared_window.h"
#include "tests/ui/undrawn.h"
#include "ui/exhibits/exhibits.h"
#include "ui/text/language.h"
#include "ui/widgets/caption_view.h"
#include "ui/widgets/figure_tabs.h"
#include "ui/widgets/style.h"
#include "ui/widgets/train_bar.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/main_window.h"

using namespace attention;

namespace {

/// As long as what a page says at most, in English, in a window of 1280 x 800.
const QString kTwoLines = QStringLiteral("Two lines of words stand under the figure.");

}  // namespace

/// How the window shares its room: the figure gets most of it, whatever the size of the window and of the text.
class WindowRoomTest : public QObject {
    Q_OBJECT

 private slots:
    void initTestCase() { loadFonts(); }

    void init() {
        if (m_shared.isLeft()) return;
        closeWindow();
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<Settings>(m_folder->filePath("settings.json"));
        m_window = std::make_unique<MainWindow>(*m_settings, m_folder->filePath("data"));
        m_window->resize(1280, 800);
        // Only laid out: nothing of it is seen.
        m_window->setUpdatesEnabled(false);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        QVERIFY(awaited([&] { return bool(page().shown()); }));
    }

    void cleanup() {
        if (!m_shared.leave()) closeWindow();
    }

    void theFigureHasMostOfTheWindow_data() {
        m_shared.share();
        QTest::addColumn<QString>("id");
        for (const Exhibit* exhibit : exhibits()) QTest::addRow("%s", exhibit->id().data()) << exhibit->id().data();
    }
    void theFigureHasMostOfTheWindow() {
        QFETCH(QString, id);
        openPage(id);
        leaveUndrawn(*page().figure());
        for (const auto& [size, least] : {std::pair{QSize(1280, 800), 0.45}, {QSize(1920, 1080), 0.5}}) {
            resize(size);
            sayTwoLines();
            QSizeF room = figureRoom().size();
            // Curves that a run draws and the bar that drives it are one picture, and so are a picture and its tabs.
            for (const QWidget* bar : {(const QWidget*)page().findChild<TrainBar*>(),
                                       (const QWidget*)page().findChild<FigureTabs*>()})
                if (bar && bar->isVisible()) room.rheight() += bar->height();
            const double share = room.width() * room.height() / (size.width() * size.height());
            QVERIFY2(share >= least,
                     qPrintable(QStringLiteral("%1 x %2: %3").arg(size.width()).arg(size.height()).arg(share)));
        }
    }

    void aLargerWindowHasALargerFigure() {
        // Where list and parameters stand beside the page; narrower windows fold them away.
        const std::vector<int> widths{1104, 1280, 1281, 1440, 1441, 1600, 1680, 1919, 1920, 2560};
        const std::vector<int> heights{640, 720, 759, 760, 800, 900, 901, 990, 1000, 1079, 1080, 1440};
        leaveUndrawn(*page().figure());
        std::vector<QSize> before(widths.size());
        for (const int height : heights) {
            QSize left;
            for (std::size_t i = 0; i < widths.size(); ++i) {
                resize({widths[i], height});
                sayTwoLines();
                const QSize now = figureRoom().size();
                const QByteArray here = QByteArray::number(widths[i]) + " x " + QByteArray::number(height);
                QVERIFY2(now.width() >= left.width() && now.height() >= left.height(), here);
                QVERIFY2(now.width() >= before[i].width() && now.height() >= before[i].height(), here);
                left = before[i] = now;
            }
        }
    }

    void textInFiguresGrowsWithTheWindow_data() {
        m_shared.share();
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("text");
        QTest::addColumn<double>("scale");
        QTest::addRow("small") << QSize(1280, 720) << 100 << 1.0;
        QTest::addRow("as designed") << QSize(1280, 800) << 100 << 1.0;
        QTest::addRow("wide only") << QSize(1920, 800) << 100 << 1.0;
        QTest::addRow("large") << QSize(1920, 1080) << 100 << 1.5;
        QTest::addRow("twice as large") << QSize(3840, 2160) << 100 << 3.0;
        QTest::addRow("at most") << QSize(5760, 3240) << 100 << 4.0;
        QTest::addRow("small, large text") << QSize(1280, 800) << 150 << 1.5;
        QTest::addRow("large, largest text") << QSize(1920, 1080) << 200 << 2.0;
    }
    void textInFiguresGrowsWithTheWindow() {
        QFETCH(QSize, size);
        QFETCH(int, text);
        QFETCH(double, scale);
        openPage("attention");
        leaveUndrawn(*page().figure());
        m_window->setTextSize(text);
        resize(size);
        QCOMPARE(page().figure()->scale(), scale);
        // Another page's figure is drawn as large.
        openPage("encoding-heatmap");
        QCOMPARE(page().figure()->scale(), scale);
        m_window->setTextSize(100);
    }

    void largerTextMeansLargerFigures() {
        leaveUndrawn(*page().figure());
        resize({1920, 1080});
        double before = 0;
        for (const int percent : {100, 115, 130, 150, 175, 200}) {
            m_window->setTextSize(percent);
            QVERIFY(page().figure()->scale() > before);
            before = page().figure()->scale();
        }
        m_window->setTextSize(100);
    }

    void panelsFoldAwayBeforeThePageGetsNarrow() {
        QVERIFY(list().isVisible() && side().isVisible());
        QVERIFY(!button("List of pages").isVisible() && !button("Parameters").isVisible());
        resize({1103, 800});
        QVERIFY(list().isVisible() && !side().isVisible());
        QVERIFY(!menuAction(*m_window, "Para&meters")->isChecked());
        // Opened all the same, it takes the list's place.
        QVERIFY(button("Parameters").isVisible());
        button("Parameters").click();
        QVERIFY(!list().isVisible() && side().isVisible());
        QVERIFY(menuAction(*m_window, "Para&meters")->isChecked());
        button("Parameters").click();
        QVERIFY(list().isVisible() && !side().isVisible());
        resize({1104, 800});
        QVERIFY(list().isVisible() && side().isVisible() && !button("Parameters").isVisible());
        QVERIFY(page().width() >= 640 - 2);
    }

    void foldingIsNoWishOfAPerson() {
        resize({1000, 640});
        QVERIFY(!side().isVisible());
        m_window->close();
        Settings again(m_folder->filePath("settings.json"));
        MainWindow second(again, m_folder->filePath("data"));
        second.resize(1280, 800);
        second.show();
        QVERIFY(second.findChild<QWidget*>("panel")->isVisible());
    }

    void largeTextFoldsPanelsAway() {
        m_window->setTextSize(150);
        resize({1280, 800});
        QVERIFY(list().isVisible() && !side().isVisible());
        QVERIFY(page().width() >= 960);
        m_window->setTextSize(100);
        QVERIFY(list().isVisible() && side().isVisible());
    }

    void panelsKeepTheWidthThatAPersonGaveThem() {
        auto* handle = m_window->findChildren<QSplitterHandle*>().first();
        for (QSplitterHandle* candidate : m_window->findChildren<QSplitterHandle*>())
            if (candidate->orientation() == Qt::Horizontal && candidate->x() > 1 && candidate->x() < 300)
                handle = candidate;
        const int before = list().width();
        const QPoint middle = handle->rect().center();
        QTest::mousePress(handle, Qt::LeftButton, {}, middle);
        QTest::mouseMove(handle, middle + QPoint(40, 0));
        QTest::mouseRelease(handle, Qt::LeftButton, {}, middle + QPoint(40, 0));
        const int wider = list().width();
        QVERIFY(wider > before + 20);
        resize({1600, 900});
        QCOMPARE(list().width(), wider);
        m_window->close();
        Settings again(m_folder->filePath("settings.json"));
        MainWindow second(again, m_folder->filePath("data"));
        second.show();
        QTRY_COMPARE(second.findChild<QWidget*>("exhibits")->width(), wider);
    }

    void moreIsRemembered() {
        auto& more = *m_window->findChild<QAbstractButton*>("more");
        QVERIFY(more.isVisible() && !more.isChecked());
        more.click();
        QVERIFY(sheet(*m_window).isVisible());
        // Over the lower edge of the figure.
        const int top = sheet(*m_window).mapTo(&page(), QPoint()).y();
        QVERIFY(top < figureRoom().mapTo(&page(), QPoint(0, figureRoom().height())).y());
        m_window->close();
        Settings again(m_folder->filePath("settings.json"));
        MainWindow second(again, m_folder->filePath("data"));
        second.show();
        QTRY_VERIFY(sheet(second).isVisible());
        // Escape on the figure folds it before it lets go of anything.
        QVERIFY(awaited([&] { return bool(second.page().shown()); }));
        const auto selected = second.page().figure()->selection();
        QTest::keyClick(second.page().figure(), Qt::Key_Escape);
        QVERIFY(!sheet(second).isVisible());
        QCOMPARE(second.page().figure()->selection(), selected);
    }

 private:
    ExhibitPage& page() { return m_window->page(); }
    QWidget& list() { return *m_window->findChild<QWidget*>("exhibits"); }
    QWidget& side() { return *m_window->findChild<QWidget*>("panel"); }
    /// What the figure has for itself; a scene with a size of its own fills a part of it.
    QWidget& figureRoom() { return *page().figure()->parentWidget(); }
    static QScrollArea& sheet(MainWindow& window) { return *window.findChild<QScrollArea*>("more-sheet"); }

    QToolButton& button(const char* name) {
        for (QToolButton* button : m_window->menuBar()->cornerWidget()->findChildren<QToolButton*>())
            if (button->accessibleName() == QLatin1String(name)) return *button;
        qFatal("there is no button %s", name);
    }

    void closeWindow() {
        m_window.reset();
        m_settings.reset();
        installLanguage(*findLanguage("en"));
    }

    void resize(const QSize& size) {
        m_window->setMinimumSize(1, 1);
        m_window->resize(size);
        settle();
    }

    static void settle() {
        // Heights follow widths, and they the words.
        for (int i = 0; i < 3; ++i) {
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
            QCoreApplication::processEvents();
        }
    }

    void sayTwoLines() {
        Caption caption = page().shown().caption();
        caption.observation = caption.suggestion = kTwoLines;
        m_window->findChild<CaptionView*>()->setCaption(caption);
        settle();
    }

    void openPage(const QString& id) {
        openBriefly(m_window->model(), id.toStdString());
        QVERIFY(awaited([&] { return bool(page().shown()); }));
        settle();
    }

    SharedWindow m_shared;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;
};

ATTENTION_TEST(WindowRoomTest, QApplication)
#include "window_room_test.moc"
