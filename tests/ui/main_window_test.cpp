#include "ui/window/main_window.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QClipboard>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QToolButton>

#include "core/encoding/sinusoidal.h"
#include "tests/file_contents.h"
#include "tests/sweep.h"
#include "tests/test_class.h"
#include "tests/ui/awaited.h"
#include "tests/ui/brief_page.h"
#include "tests/ui/dialog_answer.h"
#include "tests/ui/menu_action.h"
#include "tests/ui/shared_window.h"
#include "ui/exhibits/exhibits.h"
#include "ui/files/scene_file.h"
#include "ui/system/diagnostics.h"
#include "ui/text/number_format.h"
#include "ui/widgets/exhibit_list.h"
#include "ui/widgets/number_box.h"
#include "ui/widgets/parameter_panel.h"
#include "ui/widgets/style.h"
#include "ui/widgets/vision_preview.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/export_actions.h"
#include "ui/window/figure_input.h"
#include "ui/window/file_actions.h"
#include "ui/window/lesson_actions.h"

using namespace attention;

/// Drives the real window as a person would and looks at what it then shows.
class MainWindowTest : public QObject {
    Q_OBJECT

 private slots:
    void initTestCase() { loadFonts(); }

    void init() {
        if (m_shared.isLeft()) return;
        closeWindow();
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<Settings>(m_folder->filePath("settings.json"));
        m_settings->setValue(QStringLiteral("exhibit"), "encoding-heatmap");
        m_window = std::make_unique<MainWindow>(*m_settings, m_folder->filePath("data"));
        m_window->resize(1280, 720);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        QVERIFY(awaited([&] { return bool(page().shown()); }));
        // The words that came with the picture take their room.
        QCoreApplication::processEvents();
    }

    void cleanup() {
        if (!m_shared.leave()) closeWindow();
    }

    void firstStartOpensTheFirstPage() {
        Settings none(m_folder->filePath("none.json"));
        MainWindow window(none, m_folder->filePath("none"));
        QCOMPARE(window.model().scene(), startScene(*exhibits().front()));
        QCOMPARE(window.model().scene().exhibit, std::string("attention"));
    }

    void startsWithAPictureAndASelectedCell() {
        QCOMPARE(model().scene().exhibit, std::string("encoding-heatmap"));
        QCOMPARE(page().figure()->selection(), std::optional(Cell{20, 6}));
        QVERIFY(texts().contains("0.8365"));
        QVERIFY(texts().contains("Positional encoding as a picture"));
        QVERIFY(m_window->windowTitle().contains("Heatmap"));
    }

    void aBurstOfKeysEndsInThePictureOfTheLastValue() {
        auto* slider = child("n.slider");
        const int started = page().queue().startedCount();
        QSignalSpy replots(page().figure(), &QCustomPlot::afterReplot);
        slider->setFocus();
        for (int i = 0; i < 40; ++i) QTest::keyClick(slider, Qt::Key_Right);
        QCOMPARE(model().scene().parameters.n, 100);
        QTRY_COMPARE(page().shown().scene().parameters.n, 100);
        QVERIFY2(page().queue().startedCount() - started < 20, "a burst must not compute every step");
        QTRY_VERIFY(replots.count() > 0);
        QVERIFY(replots.count() <= page().queue().startedCount() - started + 1);
    }

    void typingInABoxSetsTheValue() {
        auto* box = child("d.box");
        box->setFocus();
        QTest::keyClick(box, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(box, "17");
        QTest::keyClick(box, Qt::Key_Return);
        QTRY_COMPARE(page().shown().scene().parameters.d, 17);
    }

    void resetAppearsWithAChangeAndTakesItBack() {
        auto* reset = m_window->findChild<QToolButton*>("n.reset");
        QVERIFY(!reset->isVisible());
        model().setParameter("n", std::int64_t(33));
        QTRY_VERIFY(reset->isVisible());
        reset->click();
        QCOMPARE(model().scene().parameters.n, 60);
    }

    void theSameSelectionOnBothPages() {
        model().setTakeAlong(TakeAlong::Always);
        focusFigure();
        QTest::keyClick(page().figure(), Qt::Key_Down);
        QTest::keyClick(page().figure(), Qt::Key_Right);
        QCOMPARE(page().figure()->selection(), std::optional(Cell{21, 7}));
        openPage("encoding-curves");
        QCOMPARE(page().figure()->selection(), std::optional(Cell{21, 7}));
        focusFigure();
        QTest::keyClick(page().figure(), Qt::Key_Right);
        openPage("encoding-heatmap");
        QCOMPARE(page().figure()->selection(), std::optional(Cell{22, 7}));
    }

    void pointingPreviewsLeavingRestoresAndAClickCommits() {
        // Beside a cell that is looked at the strips answer for it, too: places are found before.
        const QPoint here = placeOf({30, 10});
        const QPoint there = placeOf({40, 3});
        const auto* row = m_window->findChild<NumberBox*>("row.box");
        SinusoidalRange range;
        range.base = model().scene().parameters.base;
        const Matrix p = sinusoidalTable(range);
        // Figure, inspector and page agree on one cell; the sliders follow the one that was chosen.
        const auto said = [&](const Cell& cell) { return formatDecimals(p(cell.row, cell.column), 4); };
        const auto cellText = [](const std::optional<Cell>& cell) {
            return cell ? QStringLiteral("%1, %2").arg(cell->row).arg(cell->column) : QString();
        };
        const auto now = [&] {
            const auto current = page().currentCell();
            return QStringList{cellText(page().figure()->selection()), cellText(current),
                               current && texts().contains(said(*current)) ? said(*current) : QStringLiteral("else"),
                               row->text()};
        };
        const auto with = [&](const Cell& current, std::int64_t chosenRow) {
            return QStringList{cellText(current), cellText(current), said(current), QString::number(chosenRow)};
        };
        QCOMPARE(now(), with({20, 6}, 20));
        QTest::mouseMove(page().figure(), here);
        QTRY_COMPARE(now(), with({30, 10}, 20));
        QTest::mouseMove(page().figure(), there);
        QTRY_COMPARE(now(), with({40, 3}, 20));
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(page().figure(), &leave);
        QCOMPARE(now(), with({20, 6}, 20));
        QVERIFY(!model().canUndo());
        QTest::mouseMove(page().figure(), here);
        QTest::mouseClick(page().figure(), Qt::LeftButton, {}, here);
        QTest::mouseMove(page().figure(), there);
        QTRY_COMPARE(now(), with({40, 3}, 30));
        QApplication::sendEvent(page().figure(), &leave);
        QCOMPARE(now(), with({30, 10}, 30));
        focusFigure();
        QTest::keyClick(page().figure(), Qt::Key_Escape);
        QVERIFY(!page().figure()->selection());
    }

    void onEveryPagePointingAgreesAndLeavingRestores_data() { addPages(); }
    void onEveryPagePointingAgreesAndLeavingRestores() {
        QFETCH(QString, id);
        openPage(id.toStdString(), true);
        const std::size_t steps = model().history().steps().size();
        Figure& figure = *page().figure();
        const auto chosen = page().currentCell();
        QCOMPARE(figure.selection(), chosen);
        const auto leave = [&] {
            QEvent left(QEvent::Leave);
            QApplication::sendEvent(&figure, &left);
            QCOMPARE(figure.selection(), chosen);
            QCOMPARE(page().currentCell(), chosen);
        };
        bool isPointed = false;
        // What a page has of words alone may lie between the first points.
        for (int rows = 13; rows <= 39 && !isPointed; rows += 26) {
            int count = 0;
            for (int y = 20; y < figure.height(); y += figure.height() / rows)
                for (int x = 20; x < figure.width(); x += figure.width() / 9) {
                    if (++count % 2 == 0 && !isWholeSweep()) continue;
                    QMouseEvent move(QEvent::MouseMove, QPointF(x, y), figure.mapToGlobal(QPointF(x, y)), Qt::NoButton,
                                     Qt::NoButton, {});
                    QApplication::sendEvent(&figure, &move);
                    QCOMPARE(figure.selection(), page().currentCell());
                    if (page().currentCell() == chosen) continue;
                    QVERIFY(texts().contains(page().shown().explain(*page().currentCell()).value));
                    if (!std::exchange(isPointed, true)) leave();
                }
        }
        QVERIFY2(isPointed, "nothing could be pointed at");
        leave();
        QCOMPARE(model().history().steps().size(), steps);
    }

    void everyPageOpensOnItsStart_data() { addPages(); }
    void everyPageOpensOnItsStart() {
        QFETCH(QString, id);
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        m_settings->setValue(QStringLiteral("exhibit"), id);
        {
            MainWindow window(*m_settings, m_folder->filePath("data"));
            QCOMPARE(window.model().scene(), startScene(exhibit));
        }
        // From any other page, too, while nobody has set anything.
        model().resetTo(startScene(*findExhibit(id == "encoding-curves" ? "paths" : "encoding-curves")));
        model().setExhibit(id.toStdString());
        QCOMPARE(model().scene().parameters, startScene(exhibit).parameters);
        for (const ParameterUse& use : exhibit.uses())
            if (const auto* reset = m_window->findChild<QToolButton*>(QLatin1String(use.key) + ".reset"))
                QVERIFY2(reset->isHidden(), use.key.data());
        model().setParameter("seed", std::int64_t(9));
        model().setParameter("base", 77.0);
        m_window->findChild<QToolButton*>("reset-all")->click();
        QCOMPARE(model().scene(), startScene(exhibit));
        // Reset leads there; the menu has the others.
        for (const QAction* action : m_window->findChild<QToolButton*>("presets")->menu()->actions())
            QVERIFY(action->objectName() != QLatin1String(kStartPreset));
    }

    void anOrderThatDoesNotFitIsToldOnceAtItsField() {
        openPage("order");
        auto* field = m_window->findChild<QLineEdit*>("order.box");
        const auto* problem = m_window->findChild<QLabel*>("order.problem");
        const auto* message = page().findChild<QLabel*>("message");
        auto* reset = m_window->findChild<QToolButton*>("order.reset");
        const QString before = page().figure()->accessibleDescription();
        const auto study = page().shown().study();
        const int started = page().queue().startedCount();
        QTest::keyClicks(field, "1,0");
        QVERIFY(page().problem());
        QCOMPARE(problem->text(), page().problem()->words);
        QVERIFY(field->property(kInvalidProperty).toBool());
        QVERIFY(field->accessibleDescription().contains(problem->text()));
        QVERIFY2(!message->isVisible(), "told once");
        QVERIFY(page().figure()->isDimmed());
        QVERIFY(reset->isVisibleTo(&m_window->panel()));
        // The last good picture, and its words.
        QCOMPARE(page().queue().startedCount(), started);
        QCOMPARE(page().shown().study(), study);
        QCOMPARE(page().figure()->accessibleDescription(), before);
        // Where the field cannot be seen the page tells it.
        menuAction(*m_window, "Para&meters")->trigger();
        QVERIFY(message->isVisible());
        QCOMPARE(message->text(), page().problem()->words);
        menuAction(*m_window, "Para&meters")->trigger();
        QVERIFY(!message->isVisible());
        // What is no list at all is told there as well, and changes nothing.
        field->setText({});
        QTest::keyClicks(field, "x");
        QVERIFY(field->property(kInvalidProperty).toBool());
        QVERIFY(page().figure()->isDimmed());
        reset->click();
        QVERIFY(!field->property(kInvalidProperty).toBool());
        QVERIFY(!page().figure()->isDimmed());
        QVERIFY(problem->text().isEmpty());
    }

    void aPageThatOpensWithBadInputDrawsNothing() {
        Scene scene;
        scene.exhibit = "order";
        scene.parameters.order = "1,0";
        model().resetTo(scene);
        QCoreApplication::processEvents();
        QVERIFY(page().problem());
        QVERIFY(!page().figure()->isVisible());
        QVERIFY(page().findChild<QLabel*>("message")->isVisible());
        QCOMPARE(texts().count(page().problem()->words), 1);
        model().setParameter("order", std::string("5,4,3,2,1,0"));
        QVERIFY(awaited([&] { return page().figure()->isVisible(); }));
        QVERIFY(!page().figure()->isDimmed());
        QVERIFY(!page().findChild<QLabel*>("message")->isVisible());
    }

    void readoutFollowsTheCell_data() {
        QTest::addColumn<qint64>("row");
        QTest::addColumn<qint64>("column");
        QTest::addRow("first cell: sin 0") << 0LL << 0LL;
        QTest::addRow("a cosine") << 1LL << 7LL;
        QTest::addRow("last cell") << 59LL << 31LL;
    }
    void readoutFollowsTheCell() {
        QFETCH(qint64, row);
        QFETCH(qint64, column);
        model().select(Cell{row, column});
        SinusoidalRange range;
        range.base = model().scene().parameters.base;
        const Matrix p = sinusoidalTable(range);
        QVERIFY(texts().contains(formatDecimals(p(row, column), 4)));
    }

    void walkingStopsAtTheEdges() {
        focusFigure();
        model().select(Cell{0, 0});
        QTest::keyClick(page().figure(), Qt::Key_Up);
        QTest::keyClick(page().figure(), Qt::Key_Left);
        QCOMPARE(page().figure()->selection(), std::optional(Cell{0, 0}));
        QTest::keyClick(page().figure(), Qt::Key_End);
        QTest::keyClick(page().figure(), Qt::Key_PageDown);
        QCOMPARE(page().figure()->selection(), std::optional(Cell{59, 0}));
    }

    void wheelZoomsAndShowAllComesBack() {
        auto* figure = page().figure();
        const QPointF place = placeOf({20, 10});
        QWheelEvent wheel(place, figure->mapToGlobal(place), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(figure, &wheel);
        QVERIFY(model().scene().view.zoom);
        const Zoom zoom = *model().scene().view.zoom;
        QVERIFY(zoom.left >= -0.5 && zoom.right <= 31.5 && zoom.right - zoom.left < 32);
        menuAction(*m_window, "Show &all")->trigger();
        QVERIFY(!model().scene().view.zoom);
    }

    void zoomNeverLeavesTheTable() {
        for (int i = 0; i < 30; ++i) page().input().zoomBy(0.5);
        QVERIFY(model().scene().view.zoom);
        QVERIFY(model().scene().view.zoom->right - model().scene().view.zoom->left >= 3.99);
        for (int i = 0; i < 30; ++i) page().input().zoomBy(3);
        QVERIFY(!model().scene().view.zoom);
    }

    void zoomStoppedShortKeepsItsPlace() {
        auto* figure = page().figure();
        const QPointF place = placeOf({45, 27});
        for (int i = 0; i < 60; ++i) {
            QWheelEvent wheel(place, figure->mapToGlobal(place), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                              Qt::NoScrollPhase, false);
            QApplication::sendEvent(figure, &wheel);
        }
        QCOMPARE(figure->cellAt(place), std::optional(Cell{45, 27}));
    }

    void stripsStayWithTheCellsAfterAResize() {
        const auto aligned = [this] {
            // The strips are the rects that cannot be dragged; where there is little room one of them leaves.
            QCPAxisRect* cells = nullptr;
            QList<QCPAxisRect*> strips;
            for (QCPAxisRect* rect : page().figure()->axisRects()) {
                if (rect->rangeDrag())
                    cells = rect;
                else if (rect->visible())
                    strips.append(rect);
            }
            return cells && strips.size() >= 2 && std::ranges::all_of(strips, [&](const QCPAxisRect* strip) {
                       return (strip->left() == cells->left() && strip->right() == cells->right()) ||
                              (strip->top() == cells->top() && strip->bottom() == cells->bottom());
                   });
        };
        model().setParameter("show", ParameterValue(std::string(kShowAll)));
        for (const QSize size : {QSize(1580, 980), QSize(1100, 700), QSize(1400, 800)}) {
            const QSize before = page().figure()->size();
            m_window->resize(size);
            QTRY_VERIFY(page().figure()->size() != before);
            QTRY_VERIFY(aligned());
        }
    }

    void aDoubleClickKeepsWhatItsFirstClickSelected() {
        const QPoint place = placeOf({30, 10});
        QTest::mouseClick(page().figure(), Qt::LeftButton, {}, place);
        QTest::mouseDClick(page().figure(), Qt::LeftButton, {}, place);
        QTest::mouseRelease(page().figure(), Qt::LeftButton, {}, place);
        QCOMPARE(page().figure()->selection(), std::optional(Cell{30, 10}));
        QTest::mouseMove(page().figure(), placeOf({41, 4}));
        QTRY_COMPARE(page().figure()->selection(), std::optional(Cell{41, 4}));
        QCOMPARE(selectedCell(model().scene().parameters), std::optional(Cell{30, 10}));
    }

    void hiddenPartsComeBackAtTheirWidth() {
        menuAction(*m_window, "&List of pages")->trigger();
        menuAction(*m_window, "Para&meters")->trigger();
        QVERIFY(!child("exhibits")->isVisible() && !child("panel")->isVisible());
        m_window->close();
        Settings again(m_folder->filePath("settings.json"));
        MainWindow second(again, m_folder->filePath("data"));
        second.show();
        QVERIFY(!second.findChild<QWidget*>("exhibits")->isVisible());
        for (QAction* action : second.findChildren<QAction*>())
            if (action->text() == "&List of pages" || action->text() == "Para&meters") action->trigger();
        QTRY_VERIFY(second.findChild<QWidget*>("exhibits")->width() >= 140);
        QVERIFY(second.findChild<QWidget*>("panel")->width() >= 260);
    }

    void bookPresetTakesItsProportions() {
        model().applyPreset("d2l");
        QTRY_COMPARE(page().shown().scene().parameters.look, FigureStyle::Book);
        const QSizeF size = page().figure()->size();
        QVERIFY(std::abs(size.width() / size.height() - 3.5 / 4) < 0.01);
        model().resetParameters();
        QVERIFY(page().figure()->width() > page().figure()->height());
    }

    void playRunsAndSpaceOrEscStopsIt_data() {
        QTest::addColumn<int>("key");
        QTest::addRow("Space") << int(Qt::Key_Space);
        QTest::addRow("Esc") << int(Qt::Key_Escape);
    }
    void playRunsAndSpaceOrEscStopsIt() {
        QFETCH(int, key);
        auto* play = m_window->findChild<QToolButton*>("start.play");
        QSignalSpy changed(&model(), &SceneModel::changed);
        play->click();
        QVERIFY(m_window->panel().isPlaying());
        QTRY_VERIFY(changed.count() > 3);
        QVERIFY(model().scene().parameters.start > 0);
        focusFigure();
        QTest::keyClick(page().figure(), Qt::Key(key));
        QVERIFY(!m_window->panel().isPlaying());
        QVERIFY2(page().figure()->selection(), "the key that stops does nothing else");
    }

    void linksInTheCaptionDoWhatTheySay() {
        Q_EMIT page().linkActivated("base=10000");
        QCOMPARE(model().scene().parameters.base, 10000.0);
        Q_EMIT page().linkActivated("play:start");
        QVERIFY(m_window->panel().isPlaying());
        m_window->panel().stopPlaying();
        openPage("encoding-curves");
        Q_EMIT page().linkActivated("preset:slow-and-fast");
        QCOMPARE(model().scene().parameters.lastColumn, 1);
    }

    void themesReachEveryPart() {
        for (const auto& [choice, theme] :
             {std::pair{ThemeChoice::Dark, &Theme::dark()}, {ThemeChoice::Light, &Theme::light()}}) {
            m_window->setThemeChoice(choice);
            QCOMPARE(&m_window->theme(), theme);
            QCoreApplication::processEvents();
            const QImage image = m_window->grab().toImage();
            QCOMPARE(image.pixelColor(image.width() / 2, m_window->menuBar()->height() + 6), theme->surface);
            QCOMPARE(image.pixelColor(4, image.height() - 4), theme->window);
        }
    }

    void settingsComeBack() {
        m_window->setThemeChoice(ThemeChoice::Dark);
        openPage("encoding-curves");
        m_window->panel().player().setSpeed(Player::Speed::Fast);
        m_window->panel().player().setMode(Player::Mode::Once);
        // Not wider than the least: a window comes back no larger than the screen, which is 800 pixels wide here.
        m_window->resize(1000, 740);
        m_window->close();
        Settings again(m_folder->filePath("settings.json"));
        MainWindow second(again, m_folder->filePath("data"));
        QVERIFY(second.theme().isDark);
        QCOMPARE(second.model().scene().exhibit, std::string("encoding-curves"));
        QCOMPARE(second.size(), QSize(1000, 740));
        QCOMPARE(second.panel().player().speed(), Player::Speed::Fast);
        QCOMPARE(second.panel().player().mode(), Player::Mode::Once);
    }

    void aCorruptSettingsFileIsKeptAside() {
        m_window.reset();
        const QString path = m_folder->filePath("broken.json");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"theme\": \"dark\", ");
        file.close();
        Settings settings(path);
        MainWindow window(settings, m_folder->filePath("data"));
        QVERIFY(!window.theme().isDark);
        QVERIFY(QFile::exists(path + ".bad"));
    }

    void theTitleTellsFilePageAndUnsavedState() {
        QVERIFY2(m_window->windowTitle().startsWith("Untitled"), qPrintable(m_window->windowTitle()));
        QVERIFY(!m_window->isWindowModified());
        model().setParameter("n", std::int64_t(33));
        QVERIFY(m_window->isWindowModified());
        const QString path = m_folder->filePath("lesson.attention");
        QVERIFY(!m_window->files().document().save(path));
        QVERIFY(m_window->windowTitle().startsWith("lesson.attention"));
        QVERIFY(!m_window->isWindowModified());
        openPage("encoding-curves");
        QVERIFY(m_window->windowTitle().contains("Waves"));
        QVERIFY2(m_window->isWindowModified(), "another page is another scene");
        model().undo();
        QVERIFY(!m_window->isWindowModified());
    }

    void pointingIsNoUnsavedChange() {
        QTest::mouseMove(page().figure(), placeOf({30, 10}));
        QTRY_COMPARE(page().figure()->selection(), std::optional(Cell{30, 10}));
        QVERIFY(!m_window->isWindowModified());
        QVERIFY(!menuAction(*m_window, "&Undo")->isEnabled());
    }

    void undoAndRedoSayWhatTheyDo() {
        QAction* undo = menuAction(*m_window, "&Undo");
        QAction* redo = menuAction(*m_window, "&Redo");
        QVERIFY(!undo->isEnabled() && !redo->isEnabled());
        model().setParameter("n", std::int64_t(33));
        QVERIFY2(undo->isEnabled() && undo->text().contains("33"), qPrintable(undo->text()));
        undo->trigger();
        QTRY_COMPARE(page().shown().scene().parameters.n, 60);
        QVERIFY(!undo->isEnabled() && redo->isEnabled());
        redo->trigger();
        QTRY_COMPARE(page().shown().scene().parameters.n, 33);
    }

    void aDragOfASliderIsOneStep() {
        auto* slider = child("n.slider");
        const std::size_t before = model().history().steps().size();
        const int y = slider->height() / 2;
        QTest::mousePress(slider, Qt::LeftButton, {}, {20, y});
        for (int x = 20; x < slider->width() - 20; x += 4) QTest::mouseMove(slider, {x, y});
        QTest::mouseRelease(slider, Qt::LeftButton, {}, {slider->width() - 20, y});
        QCOMPARE(model().history().steps().size(), before + 1);
        model().undo();
        QCOMPARE(model().scene().parameters.n, 60);
    }

    void undoStopsWhatPlays() {
        m_window->findChild<QToolButton*>("start.play")->click();
        QTRY_VERIFY(model().scene().parameters.start > 2);
        model().undo();
        QVERIFY(!m_window->panel().isPlaying());
        QCOMPARE(model().scene().parameters.start, 0);
    }

    void aSceneDroppedOnTheWindowOpens() {
        Scene scene;
        scene.exhibit = "encoding-curves";
        scene.parameters.n = 17;
        const QString path = m_folder->filePath("dropped.attention");
        QVERIFY(!saveScene(path, scene));
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        // On the figure, where it is dropped most likely.
        const QPoint place = page().figure()->mapTo(m_window.get(), page().figure()->rect().center());
        QDragEnterEvent enter(place, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(m_window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(place, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(m_window.get(), &drop);
        QTRY_COMPARE(model().scene().exhibit, std::string("encoding-curves"));
        QTRY_COMPARE(page().shown().scene().parameters.n, 17);
        QVERIFY(m_window->windowTitle().startsWith("dropped.attention"));
    }

    void theStatusLineTellsOfASlowFile() {
        const QString pipe = m_folder->filePath("pipe");
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        const int silent = ::open(QFile::encodeName(pipe).constData(), O_RDWR | O_CLOEXEC);
        m_window->files().open(pipe);
        QTRY_COMPARE(m_window->statusBar()->currentMessage(), QStringLiteral("Opening %1 …").arg(pipe));
        // The window is as it was, and goes on.
        model().setParameter("n", std::int64_t(21));
        QTRY_COMPARE(page().shown().scene().parameters.n, 21);
        m_window->files().cancelOpening();
        QCOMPARE(m_window->statusBar()->currentMessage(), QString());
        m_window->files().open(pipe);
        QVERIFY2(m_window->close(), "and it closes");
        QVERIFY(!m_window->files().isOpening());
        ::close(silent);
    }

    void anExportedPictureOpensToWhatItShows() {
        model().setParameter("n", std::int64_t(21));
        model().select(Cell{4, 5});
        QTRY_COMPARE(page().shown().scene().parameters.n, 21);
        const QString path = m_folder->filePath("figure.svg");
        QCOMPARE(m_window->exports().exportFigure(path), std::nullopt);
        model().resetParameters();
        QTRY_COMPARE(page().shown().scene().parameters.n, 60);
        m_window->files().open(path);
        QTRY_COMPARE(page().shown().scene().parameters.n, 21);
        QCOMPARE(page().figure()->selection(), std::optional(Cell{4, 5}));
        QVERIFY2(m_window->files().document().path().isEmpty(), "saving must not replace the picture");
        QVERIFY(model().scene().view.size);
        QCOMPARE(page().figure()->size(), page().figure()->parentWidget()->size());  // no blank bands
    }

    void whatIsSetIsWrittenAtOnce() {
        const auto written = [this](const char* key) {
            return QJsonDocument::fromJson(contentsOf(m_folder->filePath("settings.json"))).object().value(key);
        };
        QAction* list = menuAction(*m_window, "&List of pages");
        list->trigger();
        m_window->setThemeChoice(ThemeChoice::Dark);
        m_window->setTextSize(115);
        m_window->setLanguageChoice("pt_BR");
        model().setExhibit("similarity");
        QTRY_COMPARE(written("theme").toString(), "dark");
        QTRY_COMPARE(written("text-size").toInt(), 115);
        QTRY_COMPARE(written("language").toString(), "pt_BR");
        QTRY_COMPARE(written("exhibit").toString(), "similarity");
        QTRY_COMPARE(written("show-list"), QJsonValue(false));
        QTRY_COMPARE(written("take-values-along"), QJsonValue(false));
        m_window->setLanguageChoice("en");
        m_window->setTextSize(100);
        m_window->setThemeChoice(ThemeChoice::Light);
        list->trigger();
    }

    void valuesAreTakenAlongOnceOrAlways() {
        QAction* once = menuAction(*m_window, "Take these values alon&g");
        QAction* always = menuAction(*m_window, "Al&ways take values along");
        QVERIFY(!once->isChecked() && !always->isChecked());
        model().resetTo(startScene(*findExhibit("encoding-heatmap")));
        model().setParameter("n", std::int64_t(23));
        once->trigger();
        QVERIFY(once->isChecked());
        model().setExhibit("encoding-curves");
        QCOMPARE(model().scene().parameters.n, 23);
        QVERIFY(!once->isChecked());
        always->trigger();
        QVERIFY(!once->isEnabled());
        model().setExhibit("similarity");
        QCOMPARE(model().scene().parameters.n, 23);
        m_window->close();
        {
            MainWindow window(*m_settings, m_folder->filePath("data"));
            QVERIFY(menuAction(window, "Al&ways take values along")->isChecked());
            QVERIFY(window.model().takeAlong() == TakeAlong::Always);
        }
        always->trigger();
        QVERIFY(once->isEnabled() && model().takeAlong() == TakeAlong::Nothing);
    }

    void aWindowThatMustEndKeepsUnsavedWork() {
        m_window.reset();
        {
            MainWindow window(*m_settings, m_folder->filePath("data"));
            window.show();
            window.model().resetTo(startScene(*findExhibit("encoding-heatmap")));
            window.model().setParameter("d", std::int64_t(48));
            window.model().setExhibit("encoding-curves");
            window.model().setParameter("n", std::int64_t(33));
            window.keepRecoveryForNextRun();
            QVERIFY(!QFileInfo::exists(m_folder->filePath("data/unsaved")));
        }
        MainWindow next(*m_settings, m_folder->filePath("data"));
        next.show();
        DialogAnswer answer("Go on");
        next.files().offerRecovery();
        QVERIFY(answer.wasAsked());
        QCOMPARE(next.model().scene().parameters.n, 33);
        QVERIFY(next.files().document().isModified());
        next.model().setExhibit("encoding-heatmap");
        QCOMPARE(next.model().scene().parameters.d, 48);
    }

    /// As when its page in a browser is loaded anew; a window that is closed leaves its lesson.
    void aWindowThatMustEndKeepsItsLesson_data() {
        QTest::addColumn<bool>("isClosed");
        QTest::addRow("the page is loaded anew: the lesson goes on") << false;
        QTest::addRow("the window is closed: the next one begins without it") << true;
    }
    void aWindowThatMustEndKeepsItsLesson() {
        QFETCH(bool, isClosed);
        m_window.reset();
        QString file;
        {
            MainWindow window(*m_settings, m_folder->filePath("data"));
            window.show();
            window.openLink("#lesson=order-is-lost");
            QVERIFY(awaited([&] { return window.lessons().isShown(); }));
            while (window.lessons().session().index() == 0) QVERIFY(window.lessons().goForward());
            file = window.lessons().file();
            isClosed ? void(window.close()) : window.keepRecoveryForNextRun();
        }
        MainWindow next(*m_settings, m_folder->filePath("data"));
        next.show();
        next.files().offerRecovery();
        if (isClosed) {
            QVERIFY(!next.files().document().isInLesson());
            return;
        }
        QVERIFY(awaited([&] { return next.lessons().isShown(); }));
        QCOMPARE(next.lessons().file(), file);
        QCOMPARE(next.lessons().session().index(), 1);
        QVERIFY(!next.files().document().isModified());
    }

    /// As when its page in a browser is loaded anew: nothing was unsaved, so nothing is asked.
    void aWindowThatMustEndKeepsWhereItWas_data() {
        QTest::addColumn<bool>("isOtherAskedFor");
        QTest::addRow("nothing else is asked for: it goes on there") << false;
        QTest::addRow("a link is opened: it stands, and nothing is left of the rest") << true;
    }
    void aWindowThatMustEndKeepsWhereItWas() {
        QFETCH(bool, isOtherAskedFor);
        m_window.reset();
        Scene left;
        {
            MainWindow window(*m_settings, m_folder->filePath("data"));
            window.show();
            window.openLink("#lesson=order-is-lost");
            QVERIFY(awaited([&] { return window.lessons().isShown(); }));
            window.lessons().explore();
            left = window.model().scene();
            QVERIFY(left != startScene(*findExhibit(left.exhibit)));
            window.keepRecoveryForNextRun();
        }
        MainWindow next(*m_settings, m_folder->filePath("data"));
        next.show();
        const Scene linked = startScene(*findExhibit("paths"));
        if (isOtherAskedFor) next.openLink("#exhibit=paths");
        QVERIFY(next.files().offerRecovery(isOtherAskedFor));
        QVERIFY2(!QApplication::activeModalWidget(), "nothing was unsaved");
        QCOMPARE(next.model().scene(), isOtherAskedFor ? linked : left);
        QVERIFY(!next.files().document().isModified());
        QVERIFY(!next.files().document().isInLesson());
        QVERIFY(!QFileInfo::exists(m_folder->filePath("data/unsaved")));
    }

    /// A course page has several frames, which share what is kept.
    void anEmbeddedWindowKeepsNothing() {
        m_window.reset();
        MainWindow window(*m_settings, m_folder->filePath("data"));
        window.show();
        window.openLink("#exhibit=paths&embed=1");
        QVERIFY(window.isEmbedded());
        window.model().setParameter("n", std::int64_t(9));
        window.keepRecoveryForNextRun();
        MainWindow next(*m_settings, m_folder->filePath("data"));
        QVERIFY(!next.files().offerRecovery());
    }

    void closingKeepsAnUnnamedScene() {
        m_window.reset();
        MainWindow window(*m_settings, m_folder->filePath("data"));
        window.show();
        window.model().setParameter("n", std::int64_t(33));
        QVERIFY(window.close());
        QCOMPARE(QDir(m_folder->filePath("data/unsaved")).entryList(QDir::Files).size(), 1);
        QVERIFY(QDir(m_folder->filePath("data/recovery")).entryList({"*.attention"}, QDir::Files).isEmpty());
    }

    void closingANamedSceneCanBeCalledOff() {
        QVERIFY(!m_window->files().document().save(m_folder->filePath("lesson.attention")));
        model().setParameter("n", std::int64_t(33));
        DialogAnswer answer("Cancel");
        QVERIFY(!m_window->close());
        QVERIFY(answer.wasAsked());
        QVERIFY(m_window->isVisible());
        model().undo();
    }

    void aNamedSceneIsAskedAboutOnceAndThenTheWindowCloses_data() {
        QTest::addColumn<QString>("button");
        QTest::addColumn<std::int64_t>("inTheFile");
        QTest::addRow("Save") << "Save" << std::int64_t(33);
        QTest::addRow("Discard") << "Discard" << std::int64_t(60);
    }
    void aNamedSceneIsAskedAboutOnceAndThenTheWindowCloses() {
        QFETCH(QString, button);
        QFETCH(std::int64_t, inTheFile);
        m_window.reset();
        MainWindow window(*m_settings, m_folder->filePath("data"));
        window.show();
        const QString path = m_folder->filePath("closed.attention");
        QVERIFY(!window.files().document().save(path));
        window.model().setParameter("n", std::int64_t(33));
        menuAction(window, "&New scene")->trigger();
        QVERIFY2(!window.close() && !window.close(), "while a question is open");
        QVERIFY(window.isVisible());
        const auto questions = window.findChildren<QMessageBox*>();
        QCOMPARE(questions.size(), 1);
        for (QAbstractButton* choice : questions[0]->buttons())
            if (choice->text().remove('&') == button) choice->click();
        QVERIFY2(!window.isVisible(), "closed by the answer");
        QCOMPARE(openScene(path).scene.parameters.n, inTheFile);
        QCOMPARE(window.model().scene().parameters.n, 33);
        QVERIFY(QDir(m_folder->filePath("data/recovery")).entryList({"*.work"}, QDir::Files).isEmpty());
        window.show();
        window.model().setParameter("n", std::int64_t(34));
        QVERIFY2(!window.close(), "it asks again");
    }

    void aboutAndTheClipboardTellTheSameDiagnostics() {
        menuAction(*m_window, "Copy &diagnostics")->trigger();
        const QString copied = QGuiApplication::clipboard()->text();
        QCOMPARE(copied, diagnosticsText("light"));
        QVERIFY(copied.contains("\nqt-platform: " + QGuiApplication::platformName() + '\n'));
        QVERIFY(copied.contains(QString("\nscreens: %1 x ").arg(QGuiApplication::primaryScreen()->size().width())));
        QString told;
        DialogAnswer answer("OK");
        QTimer::singleShot(0, this, [&told] {
            for (QWidget* widget : QApplication::topLevelWidgets())
                if (const auto* box = qobject_cast<QMessageBox*>(widget)) told = box->detailedText();
        });
        menuAction(*m_window, "&About Attention Lab")->trigger();
        QVERIFY(answer.wasAsked());
        QCOMPARE(told, copied);
    }

    void theProgramTellsHowToCiteIt() {
        QGuiApplication::clipboard()->clear();
        DialogAnswer answer("Close");
        QTimer::singleShot(0, this, [] {
            for (QWidget* widget : QApplication::topLevelWidgets())
                for (QAbstractButton* button : widget->findChildren<QAbstractButton*>())
                    if (button->text() == "Copy &BibTeX") button->click();
        });
        menuAction(*m_window, "How to &cite…")->trigger();
        QVERIFY(answer.wasAsked());
        QVERIFY(QGuiApplication::clipboard()->text().startsWith("@misc"));
    }

    void thePageIsSeenWithAnotherVision() {
        openPage("encoding-curves", true);
        const auto picture = [&] {
            return m_window->grab(QRect(page().mapTo(m_window.get(), QPoint()), page().size())).toImage();
        };
        // What is said takes room of the page's.
        menuAction(*m_window, visionName(ColourVision::Usual))->trigger();
        QCoreApplication::processEvents();
        const QImage usual = picture();
        for (const ColourVision vision : kColourVisions) {
            menuAction(*m_window, visionName(vision))->trigger();
            QImage expected = usual;
            seeWith(expected, vision);
            QCOMPARE(picture().convertToFormat(QImage::Format_ARGB32), expected.convertToFormat(QImage::Format_ARGB32));
        }
        menuAction(*m_window, visionName(ColourVision::Grey))->trigger();
        const QString said = m_window->statusBar()->currentMessage();
        QVERIFY(said.contains("CIEDE2000"));
        // Each page has curves of its own; the study of another one comes a little later.
        openPage("encoding-heatmap", true);
        QTRY_VERIFY(m_window->statusBar()->currentMessage() != said);
    }

    void cornerButtonsDoWhatTheirMenusDo() {
        model().setParameter("n", std::int64_t(33));
        QToolButton* undo = nullptr;
        for (QToolButton* button : m_window->menuBar()->cornerWidget()->findChildren<QToolButton*>())
            if (button->accessibleName() == "Undo") undo = button;
        QVERIFY(undo && undo->isEnabled());
        QVERIFY(!undo->icon().isNull());
        undo->click();
        QCOMPARE(model().scene().parameters.n, 60);
        QVERIFY(!undo->isEnabled());
    }

    void nothingIsCutAt1280x720_data() { addPages(); }
    void nothingIsCutAt1280x720() {
        QFETCH(QString, id);
        // Only laid out: nothing of it is seen.
        m_window->setUpdatesEnabled(false);
        openPage(id.toStdString(), true);
        QCOMPARE(m_window->size(), QSize(1280, 720));
        QVERIFY(page().figure()->width() >= 600 && page().figure()->height() >= 300);
        for (const QLabel* label : m_window->findChildren<QLabel*>()) {
            if (!label->isVisible() || label->wordWrap() || label->text().isEmpty()) continue;
            if (!m_window->rect().contains(QRect(label->mapTo(m_window.get(), QPoint()), label->size()))) continue;
            QVERIFY2(label->width() >= label->minimumSizeHint().width(), qPrintable(label->text()));
        }
    }

    void theFigureIsKeptByMenuAndByLink() {
        QAction* compare = menuAction(*m_window, "&Compare with this figure");
        QVERIFY(compare->isCheckable() && !compare->isChecked());
        compare->trigger();
        QVERIFY(m_window->model().isComparing());
        QVERIFY(compare->isChecked());
        m_window->model().undo();
        QVERIFY(!compare->isChecked());
        Q_EMIT m_window->page().linkActivated("compare:on");
        QVERIFY(compare->isChecked());
        Q_EMIT m_window->page().linkActivated("compare:off");
        QVERIFY(!m_window->model().isComparing());
        QVERIFY(!compare->isChecked());
    }

    void cellsArePinnedByMenu() {
        QAction* pin = menuAction(*m_window, "Pi&n the cell");
        QAction* unpin = menuAction(*m_window, "Unpin &all cells");
        m_window->model().select(std::nullopt);
        QVERIFY(!pin->isEnabled() && !unpin->isEnabled());
        m_window->model().select(Cell{3, 6});
        QVERIFY(pin->isEnabled() && !pin->isChecked());
        pin->trigger();
        QCOMPARE(m_window->model().scene().view.pins, (std::vector<Cell>{{3, 6}}));
        QVERIFY(pin->isChecked() && unpin->isEnabled());
        m_window->model().select(Cell{4, 6});
        QVERIFY(!pin->isChecked());
        unpin->trigger();
        QVERIFY(m_window->model().scene().view.pins.empty());
        m_window->model().undo();
        m_window->model().undo();
        QVERIFY(pin->isChecked());
    }

 private:
    SceneModel& model() { return m_window->model(); }
    ExhibitPage& page() { return m_window->page(); }

    QWidget* child(const char* name) {
        auto* widget = m_window->findChild<QWidget*>(name);
        if (!widget) qFatal("the window has no %s", name);
        return widget;
    }

    void addPages() {
        m_shared.share();
        QTest::addColumn<QString>("id");
        for (const Exhibit* exhibit : exhibits()) QTest::addRow("%s", exhibit->id().data()) << exhibit->id().data();
    }

    void closeWindow() {
        m_window.reset();
        m_settings.reset();
    }

    void openPage(const std::string& id, bool isBrief = false) {
        if (isBrief)
            openBriefly(model(), id);
        else
            model().setExhibit(id);
        QVERIFY(awaited([&] { return bool(page().shown()); }));
        page().figure()->replot();
    }

    void focusFigure() {
        m_window->activateWindow();
        page().figure()->setFocus();
    }

    /// The middle of a cell as a place of the figure.
    QPoint placeOf(const Cell& cell) {
        page().figure()->replot();
        QRectF found;
        for (int y = 0; y < page().figure()->height(); ++y)
            for (int x = 0; x < page().figure()->width(); ++x)
                if (page().figure()->cellAt(QPointF(x, y)) == cell) found |= QRectF(x, y, 1, 1);
        // The strips beside the cells answer for their selected row and column too; the cell itself is where both
        // agree.
        return found.center().toPoint();
    }

    QStringList texts() {
        QStringList all;
        for (const QLabel* label : m_window->findChildren<QLabel*>())
            if (label->isVisible()) all.append(label->text());
        return all;
    }

    SharedWindow m_shared;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;
};

ATTENTION_TEST(MainWindowTest, QApplication)
#include "main_window_test.moc"
