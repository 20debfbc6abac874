#include <algorithm>
#include <array>

#include <QActionGroup>
#include <QMenuBar>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>

#include "core/scene/scene_link.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/figure/figure.h"
#include "ui/system/browser.h"
#include "ui/text/language.h"
#include "ui/widgets/exhibit_list.h"
#include "ui/widgets/glossary_window.h"
#include "ui/widgets/inspector.h"
#include "ui/widgets/parameter_panel.h"
#include "ui/widgets/plain_warning.h"
#include "ui/widgets/question.h"
#include "ui/widgets/style.h"
#include "ui/window/array_actions.h"
#include "ui/window/code_actions.h"
#include "ui/window/command_palette.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/export_actions.h"
#include "ui/window/figure_place.h"
#include "ui/window/file_actions.h"
#include "ui/window/lesson_actions.h"
#include "ui/window/lesson_editor.h"
#include "ui/window/link_code.h"
#include "ui/window/locked_lesson.h"
#include "ui/window/main_window.h"
#include "ui/window/main_window_parts.h"
#include "ui/window/page_area.h"
#include "ui/window/panel_tray.h"
#include "ui/window/presentation.h"
#include "ui/window/use_model_menu.h"
#include "ui/window/vote_export.h"

namespace attention {
namespace {

/// Windows up to this height use compact lists and a smaller value in the inspector.
constexpr int kCompactHeight = 900;
/// Width of the right column: normally; in narrow windows; and while the lesson editor's form is shown.
constexpr int kSideWidth = 288;
constexpr int kNarrowSideWidth = 264;
constexpr int kFormSideWidth = 340;
/// Minimum page width: below it, first the list is hidden, then the parameters.
constexpr int kMinPageWidth = 640;
/// In a large window everything around the figure grows as well, by this fraction of the figure's growth. It grows in
/// steps, because each change lays out the whole window again.
constexpr double kFrameGrowth = 0.45;
constexpr double kFrameStep = 0.1;
/// Minimum page width beside a panel that the user opens in a narrow window.
constexpr int kMinPageWidthBesidePanel = 480;
/// Text size in per cent from which the high-contrast themes are used.
constexpr int kHighContrastFrom = 150;
/// Minimum window size; in a smaller window the figure would have no room beside list and parameters.
constexpr QSize kMinWindowSize(1000, 640);
const QString kLanguageKey = QStringLiteral("language");
const QString kTakeAlongKey = QStringLiteral("take-values-along");

}  // namespace

QString MainWindow::savedLanguage(Settings& settings) {
    const QString code = settings.value(kLanguageKey, kSystemLanguage);
    return findLanguage(code.toStdString()) ? code : QLatin1String(kSystemLanguage);
}

bool MainWindow::isFirstStart(Settings& settings) {
    return settings.value(kExhibitKey, QString()).isEmpty();
}

void MainWindow::setThemeChoice(ThemeChoice choice) {
    m_savedTheme = m_themeChoice = choice;
    applyThemeChoice();
    saveSoon();
}

void MainWindow::applyThemeChoice() {
    const bool dark = m_themeChoice == ThemeChoice::Dark || (m_themeChoice == ThemeChoice::System && systemIsDark());
    const Contrast contrast = m_textSize >= kHighContrastFrom ? Contrast::High : Contrast::Normal;
    const Theme* theme = dark ? &Theme::dark(contrast) : &Theme::light(contrast);
    for (QAction* action : m_themes->actions()) action->setChecked(action->data().toInt() == int(m_themeChoice));
    if (theme == m_theme && m_currentScale == interfaceScale()) return;
    m_theme = theme;
    applyTheme(*theme);
    if (m_currentScale != interfaceScale()) {
        rescaleWidgetTree(*this, m_currentScale);
        if (m_glossary) rescaleWidgetTree(*m_glossary, m_currentScale);
    }
    m_currentScale = interfaceScale();
    m_list->setTheme(*theme);
    m_page->setTheme(*theme);
    m_panel->setTheme(*theme);
    m_inspector->setTheme(*theme);
    m_exports->setTheme(*theme);
    m_codes->setTheme(*theme);
    m_presentation->setTheme(*theme);
    m_lessons->setTheme(*theme);
    m_editor->setTheme(*theme);
    for (const CornerButton& corner : m_cornerButtons) corner.button->setIcon(themedIcon(corner.icon, *theme));
    if (m_glossary) m_glossary->setTheme(*theme);
    if (m_palette) m_palette->setTheme(*theme);
}

void MainWindow::setTextSize(int percent) {
    const auto distance = [percent](int size) { return std::abs(size - percent); };
    m_textSize = *std::ranges::min_element(kTextSizes, {}, distance);
    struct Scrolled {
        QScrollBar* bar;
        double fraction;
    };
    std::vector<Scrolled> scrolled;
    for (QScrollBar* bar : findChildren<QScrollBar*>())
        if (bar->maximum() > 0) scrolled.push_back({bar, double(bar->value()) / bar->maximum()});
    updateMinimumSize();
    // applyThemeChoice() also selects the contrast for the text size.
    setInterfaceScale(frameScale());
    applyThemeChoice();
    fitWindow();
    showTextSize();
    // Restores the relative scroll positions after the new layout.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    for (const auto& [bar, fraction] : scrolled) bar->setValue(qRound(fraction * bar->maximum()));
    saveSoon();
}

void MainWindow::updateMinimumSize() {
    const QSize available = screen()->availableSize() * 9 / 10;
    // In a frame, the surrounding web page determines the size.
    setMinimumSize(m_isEmbedded
                       ? QSize(1, 1)
                       : (kMinWindowSize * (m_textSize / 100.0)).boundedTo(available).expandedTo(kMinWindowSize));
}

void MainWindow::stepTextSize(int by) {
    const auto here = std::ranges::find(kTextSizes, m_textSize) - kTextSizes.begin();
    const auto last = std::ptrdiff_t(kTextSizes.size()) - 1;
    setTextSize(kTextSizes[std::size_t(std::clamp<std::ptrdiff_t>(here + by, 0, last))]);
    showStatus(tr("Text at %1 per cent.").arg(m_textSize));
}

void MainWindow::showTextSize() {
    m_larger->setEnabled(m_textSize < kTextSizes.back());
    m_smaller->setEnabled(m_textSize > kTextSizes.front());
    m_normalSize->setEnabled(m_textSize != kTextSizes.front());
}

double MainWindow::frameScale() const {
    const double text = m_textSize / 100.0;
    const double growth = kFrameGrowth * (figureScaleFor(size(), text) - 1);
    return std::min(Figure::kMaxScale, text * (1 + std::round(growth / kFrameStep) * kFrameStep));
}

QList<int> MainWindow::panelWidths() const {
    if (m_panelWidths.size() == 2) return m_panelWidths;
    const bool isNarrow = width() < px(ExhibitList::kWidth + kSideWidth + kMinPageWidth);
    return {ExhibitList::kWidth, isNarrow ? kNarrowSideWidth : kSideWidth};
}

void MainWindow::fitPanels() {
    // In a narrow frame the parameters are below the page.
    const bool isNarrow = m_isEmbedded && width() < px(kMinPageWidthBesidePanel + kSideWidth);
    m_columns->setOrientation(isNarrow ? Qt::Vertical : Qt::Horizontal);
    if (m_isEmbedded) {
        m_left->hide();
        m_side->show();
        const int side = isNarrow ? std::min(m_panel->sizeHint().height(), height() / 3) : px(kSideWidth);
        m_columns->setSizes({0, (isNarrow ? height() : width()) - side, side});
        return updateProblem();
    }
    QList<int> widths = panelWidths();
    // The lesson editor's form needs more width for its texts.
    if (m_editor->isFormShown()) widths[1] = std::max(widths[1], kFormSideWidth);
    struct Panel {
        QAction* action;
        QWidget* widget;
        int width;
        bool isShown;
    };
    Panel list{m_showListAction, m_left, px(widths[0]), m_isListWanted};
    // If the step of a lesson leaves the right column unused, the figure gets its room unless the user opens the
    // column.
    const bool isIdle = m_lessons->isSideUnused();
    const bool isOpened = isIdle && m_openedPanel == m_showSideAction;
    Panel side{m_showSideAction, m_side, px(widths[1]), m_isSideWanted};
    const auto panelsWidth = [&] { return (list.isShown ? list.width : 0) + (side.isShown ? side.width : 0); };
    const bool fits = panelsWidth() <= width() - px(kMinPageWidth);
    if (fits && !isOpened) m_openedPanel = nullptr;
    // A panel that has the focus stays open, as if the user had just opened it.
    if (!fits && !m_openedPanel)
        for (const Panel& panel : {list, side})
            if (panel.widget->isVisible() && panel.widget->isAncestorOf(focusWidget())) m_openedPanel = panel.action;
    for (Panel* panel : {&list, &side})
        if (panelsWidth() > width() - px(kMinPageWidth) && panel->action != m_openedPanel) panel->isShown = false;
    // Hiding the unused right column does not make the list reappear: it would come and go from step to step.
    side.isShown = side.isShown && (!isIdle || isOpened);
    for (const Panel* panel : {&list, &side}) {
        panel->action->setChecked(panel->isShown);
        panel->widget->setVisible(panel->isShown);
        for (const CornerButton& corner : m_cornerButtons)
            if (corner.action == panel->action)
                corner.button->setVisible(!panel->isShown || !fits || panel->action == m_openedPanel);
    }
    // The corner widget must be set again because its width has changed.
    menuBar()->setCornerWidget(menuBar()->cornerWidget());
    // A panel opened in a narrow window shrinks as far as possible; the splitter enforces the minimum widths.
    const int missing = std::max(0, panelsWidth() + px(kMinPageWidthBesidePanel) - width());
    side.width -= std::clamp(side.width - m_panel->minimumSizeHint().width(), 0, missing);
    const int page = std::max(1, width() - panelsWidth() - (list.isShown + side.isShown) * m_columns->handleWidth());
    m_columns->setSizes({list.width, page, side.width});
    // The problem is shown at its parameter if that is visible now.
    updateProblem();
}

void MainWindow::showPanel(QAction* panel, bool shown) {
    bool& isWanted = panel == m_showListAction ? m_isListWanted : m_isSideWanted;
    // Closing a panel that was opened in a narrow window does not change what the user wants in wide ones.
    if (!shown && m_openedPanel != panel) isWanted = false;
    if (shown) isWanted = true;
    m_openedPanel = shown ? panel : nullptr;
    fitPanels();
    saveSoon();
}

void MainWindow::setMotionReduced(bool reduced) {
    attention::setMotionReduced(reduced);
    m_reduceMotion->setChecked(reduced);
    m_panel->applyMotionSetting();
    saveSoon();
}

std::vector<QWidget*> MainWindow::focusStops(QWidget* region) const {
    std::vector<QWidget*> stops;
    QList<QWidget*> all = region->findChildren<QWidget*>();
    all.prepend(region);
    for (QWidget* widget : all)
        if ((widget->focusPolicy() & Qt::TabFocus) && !widget->focusProxy() && widget->isEnabled() &&
            widget->isVisible())
            stops.push_back(widget);
    return stops;
}

bool MainWindow::focusNextPrevChild(bool next) {
    std::vector<QWidget*> stops;
    for (QWidget* region : {static_cast<QWidget*>(m_left), static_cast<QWidget*>(m_page), &m_editor->sideBox(),
                            static_cast<QWidget*>(m_inspector), menuBar()->cornerWidget()})
        for (QWidget* stop : focusStops(region)) stops.push_back(stop);
    if (stops.empty()) return false;
    const auto here = std::ranges::find(stops, focusWidget());
    const auto count = std::ptrdiff_t(stops.size());
    // If the focus is elsewhere, start at the first or last stop.
    const std::ptrdiff_t index = here == stops.end() ? (next ? -1 : count) : here - stops.begin();
    setAttribute(Qt::WA_KeyboardFocusChange);
    QWidget* stop = stops[std::size_t((index + (next ? 1 : -1) + count) % count)];
    stop->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    // Scrolls the focused widget into view.
    for (QWidget* around = stop->parentWidget(); around; around = around->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(around)) area->ensureWidgetVisible(stop, 0, px(8));
    return true;
}

void MainWindow::focusNextRegion(int by) {
    const std::array<QWidget*, 4> regions{m_left, m_page, &m_editor->sideBox(), m_inspector};
    const QWidget* focus = focusWidget();
    const auto holdsFocus = [focus](const QWidget* region) {
        return focus && (region == focus || region->isAncestorOf(focus));
    };
    const auto found = std::ranges::find_if(regions, holdsFocus);
    const auto count = std::ptrdiff_t(regions.size());
    std::ptrdiff_t index = found == regions.end() ? (by > 0 ? -1 : count) : found - regions.begin();
    for (std::ptrdiff_t tried = 0; tried < count; ++tried) {
        index = (index + by + count) % count;
        const auto stops = focusStops(regions[std::size_t(index)]);
        if (stops.empty()) continue;
        setAttribute(Qt::WA_KeyboardFocusChange);
        stops.front()->setFocus(Qt::ShortcutFocusReason);
        return;
    }
}

void MainWindow::restore() {
    const QSize available = screen()->availableSize();
    resize(std::min(px(1440), available.width()), std::min(px(900), available.height()));
    restoreGeometry(m_settings.value(QStringLiteral("geometry"), QByteArray()));
    const auto isUsable = [](const QList<int>& saved) {
        return saved.size() == 2 && std::ranges::all_of(saved, [](int size) { return size > 0; });
    };
    const QList<int> panels = m_settings.value(QStringLiteral("panels"), QList<int>());
    if (isUsable(panels)) m_panelWidths = panels;
    m_isListWanted = m_settings.value(QStringLiteral("show-list"), true);
    m_isSideWanted = m_settings.value(QStringLiteral("show-parameters"), true);
    m_model.setTakeAlong(m_settings.value(kTakeAlongKey, false) ? TakeAlong::Always : TakeAlong::Nothing);
    showTakeAlong();
    fitWindow();
    Player& player = m_panel->player();
    const auto choice = [this](const QString& key, int fallback) {
        return std::clamp(m_settings.value(key, fallback), 0, 2);
    };
    player.setSpeed(Player::Speed(choice(QStringLiteral("play-speed"), int(player.speed()))));
    player.setMode(Player::Mode(choice(QStringLiteral("play-mode"), int(player.mode()))));
    const QList<int> side = m_settings.value(QStringLiteral("side"), QList<int>());
    // The parameters get their full height, but at most half of the window's, so that the inspector stays visible.
    const int parameters = std::min(m_panel->sizeHint().height(), height() / 2);
    m_sideSizes = isUsable(side) ? side : QList<int>{parameters, height() - parameters};
    m_side->setSizes(m_sideSizes);
    m_inspector->setFolded(m_settings.value(QStringLiteral("inspector-folded"), false));
}

void MainWindow::save() {
    if (m_isEmbedded) return;
    m_settings.setValue(kLanguageKey, m_savedLanguage);
    m_settings.setValue(QStringLiteral("theme"), kThemeNames[std::size_t(m_savedTheme)]);
    m_settings.setValue(QStringLiteral("text-size"), m_textSize);
    m_settings.setValue(QStringLiteral("reduce-motion"), isMotionReduced());
    m_settings.setValue(kExhibitKey, QString::fromStdString(m_exhibitId));
    m_settings.setValue(QStringLiteral("play-speed"), int(m_panel->player().speed()));
    m_settings.setValue(QStringLiteral("play-mode"), int(m_panel->player().mode()));
    m_settings.setValue(QStringLiteral("geometry"), saveGeometry());
    m_settings.setValue(QStringLiteral("show-list"), m_isListWanted);
    m_settings.setValue(QStringLiteral("show-parameters"), m_isSideWanted);
    m_settings.setValue(kTakeAlongKey, m_model.takeAlong() == TakeAlong::Always);
    m_settings.setValue(QStringLiteral("panels"), m_panelWidths);
    m_settings.setValue(QStringLiteral("side"), m_sideSizes);
    m_settings.setValue(QStringLiteral("inspector-folded"), m_inspector->isFolded());
}

void MainWindow::saveSoon() {
    // During construction the settings are unchanged; an embedded window saves nothing.
    if (isVisible() && !m_isEmbedded && !m_saveTimer.isActive()) m_saveTimer.start();
}

void MainWindow::fitWindow() {
    if (m_theme && interfaceScale() != frameScale()) {
        setInterfaceScale(frameScale());
        applyThemeChoice();
    }
    const bool compact = height() <= px(kCompactHeight);
    m_list->setCompact(compact);
    // The status line's temporary height must not collapse chapters of the list.
    m_list->setAvailableHeight(height() - (menuBar()->isHidden() ? 0 : menuBar()->sizeHint().height()));
    m_inspector->setCompact(compact);
    m_page->fit(size(), m_textSize / 100.0);
    fitPanels();
}

}  // namespace attention
