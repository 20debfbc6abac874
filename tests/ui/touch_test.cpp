#include <QListWidget>
#include <QPointingDevice>
#include <QScrollArea>
#include <QScrollBar>
#include <QTemporaryDir>

#include "tests/test_class.h"
#include "tests/ui/awaited.h"
#include "ui/widgets/parameter_slider.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/main_window.h"
#include "ui/window/touch_input.h"

using namespace attention;

namespace {

/// Far enough that a finger has moved and not tapped, in pixels.
constexpr int kFar = 60;
constexpr int kSteps = 6;

}  // namespace

/// Fingers on a touch screen, in the whole window.
class TouchTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<Settings>(m_folder->filePath("settings.json"));
        m_window = std::make_unique<MainWindow>(*m_settings);
        m_window->resize(1280, 640);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }
    void cleanup() {
        m_window.reset();
        m_settings.reset();
    }

    void aFingerScrollsAForm() {
        show("training");
        auto* area = m_window->findChild<QWidget*>("panel")->findChild<QScrollArea*>();
        QVERIFY(area->verticalScrollBar()->maximum() > kFar);
        const Scene before = m_window->model().scene();
        // At the edge, where there is no slider.
        const QPoint edge(4, area->viewport()->height() / 2);
        drag(*area->viewport(), edge, edge - QPoint(0, kFar));
        QTRY_VERIFY(area->verticalScrollBar()->value() >= kFar / 2);
        QVERIFY(m_window->model().scene() == before);
    }

    void aTapChoosesAPage() {
        auto* list = m_window->findChild<QListWidget*>("exhibits");
        const std::string before = m_window->model().scene().exhibit;
        QListWidgetItem* other = nullptr;
        for (int row = 0; row < list->count(); ++row)
            if (list->item(row)->flags() & Qt::ItemIsSelectable && !list->item(row)->isSelected()) {
                other = list->item(row);
                break;
            }
        tap(*list->viewport(), list->visualItemRect(other).center());
        QTRY_VERIFY(m_window->model().scene().exhibit != before);
    }

    void aFingerDragsASlider() {
        show("heads");
        ParameterSlider* slider = nullptr;
        for (auto* each : m_window->findChild<QWidget*>("panel")->findChildren<ParameterSlider*>())
            if (!slider && each->isEnabled() && each->value() &&
                each->visibleRegion().contains(each->handlePosition(*each->value()).toPoint()))
                slider = each;
        QVERIFY(slider && slider->value());
        const QPoint handle = slider->handlePosition(*slider->value()).toPoint();
        const Parameters before = m_window->model().scene().parameters;
        const int room = handle.x() > slider->width() / 2 ? -kFar : kFar;
        drag(*slider, handle, handle + QPoint(room, 0));
        QTRY_VERIFY(!(m_window->model().scene().parameters == before));
    }

    void aTapSelectsACell() {
        show("encoding-heatmap");
        Figure& figure = *m_window->page().figure();
        m_window->model().select(std::nullopt);
        tap(figure, figure.rect().center());
        QTRY_VERIFY(m_window->model().scene().parameters.row.has_value());
    }

    void twoFingersZoomAFigureAndSelectNothing() {
        show("encoding-heatmap");
        Figure& figure = *m_window->page().figure();
        m_window->model().select(std::nullopt);
        const QPoint middle = figure.rect().center();
        const QPoint one = middle - QPoint(kFar, kFar), other = middle + QPoint(kFar, kFar);
        auto touch = [&] { return QTest::touchEvent(m_window->windowHandle(), m_device); };
        touch().press(0, inWindow(figure, one));
        // QTest of Qt 6.8 puts a point that is stationary into the window's corner.
        touch().press(1, inWindow(figure, other)).move(0, inWindow(figure, one));
        for (int i = 1; i <= kSteps; ++i) {
            const QPoint further(i * 10, i * 10);
            touch().move(0, inWindow(figure, one - further)).move(1, inWindow(figure, other + further));
        }
        const QPoint last(kSteps * 10, kSteps * 10);
        touch().release(0, inWindow(figure, one - last)).move(1, inWindow(figure, other + last));
        touch().release(1, inWindow(figure, other + last));
        QTRY_VERIFY(m_window->model().scene().view.zoom.has_value());
        QVERIFY(!m_window->model().scene().parameters.row.has_value());
    }

 private:
    void show(const std::string& exhibit) {
        m_window->model().setExhibit(exhibit);
        const EvaluatedScene& shown = m_window->page().shown();
        QTRY_VERIFY(shown && shown.scene().exhibit == exhibit);
        QCoreApplication::processEvents();
    }
    QPoint inWindow(QWidget& widget, QPoint place) const { return widget.mapTo(m_window.get(), place); }
    void tap(QWidget& widget, QPoint place) { drag(widget, place, place); }
    void drag(QWidget& widget, QPoint from, QPoint to) {
        QWindow* window = m_window->windowHandle();
        QTest::touchEvent(window, m_device).press(0, inWindow(widget, from));
        for (int i = 1; i <= kSteps && from != to; ++i)
            QTest::touchEvent(window, m_device).move(0, inWindow(widget, from + (to - from) * i / kSteps));
        QTest::touchEvent(window, m_device).release(0, inWindow(widget, to));
    }

    QPointingDevice* m_device = QTest::createTouchDevice();
    TouchInput m_touch{nullptr};
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;
};

#include "touch_test.moc"
ATTENTION_TEST(TouchTest, QApplication)
