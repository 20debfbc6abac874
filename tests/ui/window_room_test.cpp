#include <QAbstractButton>
#include <QLabel>
#include <QMenuBar>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
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
#include "ui/widgets/exhibit_list.h"
#include "ui/widgets/figure_tabs.h"
#include "ui/widgets/inspector.h"
#include "ui/widgets/measure_bar.h"
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
        // A claim of two lines takes as much as the caption, which is as high on all pages.
        for (const auto& [size, least] : {std::pair{QSize(1280, 800), 0.43}, {QSize(1920, 1080), 0.49}}) {
            resize(size);
            sayTwoLines();
            QSizeF room = figureRoom().size();
            // Curves that a run draws and the bar that drives it are one picture, and so are a picture and its tabs.
            for (const QWidget* bar :
                 {(const QWidget*)page().findChild<TrainBar*>(), (const QWidget*)page().findChild<MeasureBar*>(),
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
                // What stands around it grows as well, and may take from one side what the window gives to the other.
                const auto area = [](const QSize& size) { return size.width() * size.height(); };
                QVERIFY2(area(now) >= area(left), here);
                QVERIFY2(area(now) >= area(before[i]), here);
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
        QTest::addRow("at most") << QSize(7680, 4320) << 100 << Figure::kMaxScale;
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
        resize({1079, 800});
        QVERIFY(!list().isVisible() && side().isVisible());
        QVERIFY(!menuAction(*m_window, "&List of pages")->isChecked());
        // Opened all the same, it takes the place of the parameters.
        QVERIFY(button("List of pages").isVisible());
        button("List of pages").click();
        QVERIFY(list().isVisible() && !side().isVisible());
        QVERIFY(menuAction(*m_window, "&List of pages")->isChecked());
        button("List of pages").click();
        QVERIFY(!list().isVisible() && side().isVisible());
        resize({1080, 800});
        QVERIFY(list().isVisible() && side().isVisible() && !button("List of pages").isVisible());
        QVERIFY(page().width() >= 640 - 2);
    }

    void foldingIsNoWishOfAPerson() {
        resize({1000, 640});
        QVERIFY(!list().isVisible());
        m_window->close();
        Settings again(m_folder->filePath("settings.json"));
        MainWindow second(again, m_folder->filePath("data"));
        second.resize(1280, 800);
        second.show();
        QVERIFY(second.findChild<QWidget*>("exhibits")->isVisible());
    }

    void largeTextFoldsPanelsAway() {
        m_window->setTextSize(150);
        resize({1280, 800});
        QVERIFY(!list().isVisible() && !side().isVisible());
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
        resize({1400, 800});
        QCOMPARE(list().width(), wider);
        // As wide to the eye in a window with larger text.
        resize({1920, 1080});
        QCOMPARE(list().width(), qRound(1.2 * wider));
        resize({1400, 800});
        m_window->close();
        Settings again(m_folder->filePath("settings.json"));
        MainWindow second(again, m_folder->filePath("data"));
        // Newer Qt restores no window that is larger than the screen, as this one is.
        second.resize(m_window->size());
        second.show();
        QTRY_COMPARE(second.findChild<QWidget*>("exhibits")->width(), wider);
    }

    void everyChapterIsSeenAt800Pixels() {
        // The menus of a desktop may take more.
        for (const int height : {640, 720, 800}) {
            resize({1280, height});
            for (const Exhibit* exhibit : exhibits()) {
                m_window->model().setExhibit(exhibit->id());
                settle();
                auto& pages = *m_window->findChild<ExhibitList*>();
                QCOMPARE(pages.verticalScrollBar()->maximum(), 0);
                QVERIFY(!pages.isRowHidden(pages.currentRow()));
            }
        }
    }

    void textAroundTheFigureGrowsWithTheWindow_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("text");
        QTest::addColumn<int>("pixels");
        QTest::addRow("small") << QSize(1280, 800) << 100 << 20;
        QTest::addRow("wide only") << QSize(1920, 800) << 100 << 20;
        QTest::addRow("usual") << QSize(1440, 900) << 100 << 22;
        QTest::addRow("large") << QSize(1920, 1080) << 100 << 24;
        QTest::addRow("small, large text") << QSize(1280, 800) << 150 << 30;
        QTest::addRow("twice as large") << QSize(3840, 2160) << 100 << 38;
    }
    void textAroundTheFigureGrowsWithTheWindow() {
        QFETCH(QSize, size);
        QFETCH(int, text);
        QFETCH(int, pixels);
        leaveUndrawn(*page().figure());
        m_window->setTextSize(text);
        resize(size);
        QCOMPARE(m_window->findChild<QLabel*>("title")->font().pixelSize(), pixels);
        resize({1280, 800});
        m_window->setTextSize(100);
        QCOMPARE(m_window->findChild<QLabel*>("title")->font().pixelSize(), 20);
    }

    void theInspectorKeepsItsHeight() {
        auto& divider = *m_window->findChild<Inspector*>()->parentWidget();
        auto& splitter = static_cast<QSplitter&>(divider);
        splitter.setSizes({500, 200});
        Q_EMIT splitter.splitterMoved(500, 1);
        const QList<int> sizes = splitter.sizes();
        auto& fold = *m_window->findChild<QAbstractButton*>("fold-inspector");
        fold.click();
        settle();
        QVERIFY(splitter.sizes().last() < 60);
        fold.click();
        settle();
        QCOMPARE(splitter.sizes(), sizes);
        openPage("attention");
        QCOMPARE(splitter.sizes(), sizes);
        fold.click();
        m_window->close();
        Settings again(m_folder->filePath("settings.json"));
        MainWindow second(again, m_folder->filePath("data"));
        // Newer Qt restores no window that is larger than the screen, as this one is.
        second.resize(m_window->size());
        second.show();
        auto& folded = *second.findChild<QAbstractButton*>("fold-inspector");
        QVERIFY(folded.isChecked());
        folded.click();
        settle();
        QCOMPARE(static_cast<QSplitter*>(second.findChild<Inspector*>()->parentWidget())->sizes(), sizes);
    }

    void moreCoversNothingAndClosesWithThePage() {
        auto& more = *m_window->findChild<QAbstractButton*>("more");
        auto& caption = *m_window->findChild<CaptionView*>();
        auto& area = *m_window->findChild<QScrollArea*>("page-area");
        const QRect figure = figureRoom().geometry();
        const int top = caption.y();
        QVERIFY(more.isVisible() && !more.isChecked() && page().height() == area.height());
        more.click();
        settle();
        QVERIFY(caption.isMoreShown());
        QCOMPARE(figureRoom().geometry(), figure);
        QCOMPARE(caption.y(), top);
        QCOMPARE(page().height(), area.height() + caption.moreHeight());
        QCOMPARE(area.verticalScrollBar()->maximum(), caption.moreHeight());
        // Some of both is seen.
        QVERIFY(area.verticalScrollBar()->value() > 0 && !page().figure()->visibleRegion().isEmpty());
        // Escape on the figure folds it before it lets go of anything.
        const auto selected = page().figure()->selection();
        QTest::keyClick(page().figure(), Qt::Key_Escape);
        settle();
        QVERIFY(!caption.isMoreShown() && page().height() == area.height());
        QCOMPARE(page().figure()->selection(), selected);
        more.click();
        openPage("encoding-heatmap");
        QVERIFY(!caption.isMoreShown() && page().height() == area.height());
    }

 private:
    ExhibitPage& page() { return m_window->page(); }
    QWidget& list() { return *m_window->findChild<QWidget*>("exhibits"); }
    QWidget& side() { return *m_window->findChild<QWidget*>("panel"); }
    /// What the figure has for itself; a scene with a size of its own fills a part of it.
    QWidget& figureRoom() { return *page().figure()->parentWidget(); }

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
