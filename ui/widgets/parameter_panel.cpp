#include "ui/widgets/parameter_panel.h"

#include <algorithm>

#include <QActionGroup>
#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/exhibits/exhibit.h"
#include "ui/exhibits/token_exhibit.h"
#include "ui/figure/moving_picture.h"
#include "ui/files/token_list.h"
#include "ui/widgets/array_control.h"
#include "ui/widgets/panel_section.h"
#include "ui/widgets/parameter_control.h"
#include "ui/widgets/style.h"
#include "ui/widgets/whole_rows.h"
#include "ui/widgets/word_chips.h"

namespace attention {
namespace {

// In designed pixels.
constexpr int kPanelWidth = 288;
constexpr int kMinPanelWidth = 260;
/// An exhibit with more parameters than this shows them under headings.
constexpr std::size_t kMaxParametersWithoutHeadings = 16;
/// Up to this number of words can be dragged into an order; the order of more can only be typed.
constexpr std::int64_t kMaxDraggableWords = 12;
constexpr int kPanelMargin = 16;

}  // namespace

ParameterPanel::ParameterPanel(QWidget* parent, std::function<qint64()> clock)
    : QWidget(parent), m_player(nullptr, std::move(clock)) {
    m_heading = new QLabel(this);
    m_heading->setFont(uiFont(font_size::kBody, QFont::DemiBold));
    m_presetsButton = new QToolButton(this);
    m_presetsButton->setObjectName(QStringLiteral("presets"));
    m_presetsButton->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_presetsButton->setPopupMode(QToolButton::InstantPopup);
    m_presetsButton->setFocusPolicy(Qt::TabFocus);
    m_presetsButton->setFixedHeight(px(kControlHeight));
    m_presetMenu = new QMenu(m_presetsButton);
    m_presetsButton->setMenu(m_presetMenu);
    m_resetAllButton = new QToolButton(this);
    m_resetAllButton->setObjectName(QStringLiteral("reset-all"));
    m_resetAllButton->setFocusPolicy(Qt::TabFocus);
    m_resetAllButton->setFixedSize(px(kControlHeight), px(kControlHeight));
    connect(m_resetAllButton, &QToolButton::clicked, this, [this] {
        m_player.stop();
        Q_EMIT resetAllRequested();
    });

    auto* content = new QWidget;
    m_rows = new QVBoxLayout(content);
    m_scrollArea = new QScrollArea(this);
    m_scrollArea->setFrameShape(QFrame::NoFrame);
    m_scrollArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // The scroll bar always takes its width, so that the width of the controls does not change. It is drawn only if it
    // is needed.
    m_scrollArea->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    m_scrollArea->setWidgetResizable(true);
    m_scrollArea->setFocusPolicy(Qt::NoFocus);
    m_scrollArea->setWidget(content);
    m_rows->setSpacing(0);
    new WholeRows(*m_scrollArea, [this] {
        std::vector<const QWidget*> rows(m_controls.begin(), m_controls.end());
        rows.insert(rows.end(), m_arrays.begin(), m_arrays.end());
        for (const auto& [group, section] : m_sections) rows.push_back(&section->heading());
        return visibleRects(*m_scrollArea->widget(), rows);
    });

    auto* header = new QHBoxLayout;
    header->setContentsMargins(px(kPanelMargin), px(12), px(kPanelMargin), px(4));
    header->setSpacing(px(4));
    header->addWidget(m_heading, 1);
    header->addWidget(m_presetsButton);
    header->addWidget(m_resetAllButton);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(header);
    layout->addWidget(m_scrollArea, 1);

    makePlayMenu();
    connect(&m_player, &Player::started, this, [this](const std::string& key) {
        qApp->installEventFilter(this);
        if (ParameterControl* played = control(key)) played->setPlaying(true);
        Q_EMIT gestureBegan(key);
    });
    connect(&m_player, &Player::stepped, this, [this](const std::string& key, ExactNumber value) {
        if (const ParameterControl* played = control(key))
            Q_EMIT parameterChanged(key, played->toParameterValue(value));
    });
    connect(&m_player, &Player::stopped, this, [this](const std::string& key) {
        qApp->removeEventFilter(this);
        if (ParameterControl* played = control(key)) played->setPlaying(false);
        Q_EMIT gestureEnded(key);
    });
    setTheme(*m_theme);
    retranslate();
}

ParameterPanel::~ParameterPanel() {
    m_player.stop();
}

void ParameterPanel::makePlayMenu() {
    m_playMenu = new QMenu(this);
    m_speeds = new QActionGroup(this);
    m_modes = new QActionGroup(this);
    for (const auto speed : {Player::Speed::Slow, Player::Speed::Normal, Player::Speed::Fast})
        m_speeds->addAction(m_playMenu->addAction(QString()))->setData(int(speed));
    m_playMenu->addSeparator();
    for (const auto mode : {Player::Mode::Once, Player::Mode::Loop, Player::Mode::BackAndForth})
        m_modes->addAction(m_playMenu->addAction(QString()))->setData(int(mode));
    for (QActionGroup* group : {m_speeds, m_modes})
        for (QAction* action : group->actions()) action->setCheckable(true);
    m_playMenu->addSeparator();
    m_saveAnimationAction =
        m_playMenu->addAction(QString(), this, [this] { Q_EMIT animationRequested(m_animatedKey); });
    // Hidden in the menu bar, where it is not clear which parameter is meant.
    m_saveAnimationAction->setVisible(false);
    connect(
        m_playMenu, &QMenu::aboutToHide, this, [this] { m_saveAnimationAction->setVisible(false); },
        Qt::QueuedConnection);
    const auto check = [this] {
        m_speeds->actions().at(int(m_player.speed()))->setChecked(true);
        m_modes->actions().at(int(m_player.mode()))->setChecked(true);
    };
    check();
    connect(&m_player, &Player::settingsChanged, this, check);
    connect(m_speeds, &QActionGroup::triggered, this,
            [this](const QAction* action) { m_player.setSpeed(Player::Speed(action->data().toInt())); });
    connect(m_modes, &QActionGroup::triggered, this,
            [this](const QAction* action) { m_player.setMode(Player::Mode(action->data().toInt())); });
}

void ParameterPanel::showPlayMenu(const std::string& key, const QPoint& position) {
    m_animatedKey = key;
    m_saveAnimationAction->setVisible(canWriteMovingPictures());
    m_playMenu->popup(position);
}

void ParameterPanel::setTheme(const Theme& theme) {
    m_theme = &theme;
    m_resetAllButton->setIcon(themedIcon(QStringLiteral("reset"), theme));
    m_rows->setContentsMargins(px(kPanelMargin), px(4),
                               std::max(0, px(kPanelMargin) - m_scrollArea->verticalScrollBar()->sizeHint().width()),
                               px(4));
    for (ParameterControl* control : m_controls) control->setTheme(theme);
    for (ArrayControl* array : m_arrays) array->setTheme(theme);
    for (const auto& [group, section] : m_sections) section->setTheme(theme);
}

void ParameterPanel::retranslate() {
    const bool isEmpty = m_visibleKeys && m_visibleKeys->empty();
    m_heading->setText(isEmpty ? QString() : m_visibleKeys ? tr("In this step") : tr("Parameters"));
    m_resetAllButton->setVisible(!isEmpty);
    m_presetsButton->setText(tr("Presets"));
    m_presetsButton->setToolTip(tr("Starting points for this page"));
    m_presetsButton->setAccessibleName(tr("Presets: starting points for this page"));
    m_resetAllButton->setToolTip(tr("Reset all parameters of this page"));
    m_resetAllButton->setAccessibleName(m_resetAllButton->toolTip());
    m_scrollArea->setAccessibleName(m_heading->text());
    m_playMenu->setTitle(tr("Pla&ying"));
    m_saveAnimationAction->setText(tr("Save as a &moving picture…"));
    const QStringList speeds{tr("&Slow"), tr("&Normal speed"), tr("&Fast")};
    const QStringList modes{tr("&Once"), tr("&Repeat"), tr("&Back and forth")};
    for (int i = 0; i < speeds.size(); ++i) m_speeds->actions().at(i)->setText(speeds[i]);
    for (int i = 0; i < modes.size(); ++i) m_modes->actions().at(i)->setText(modes[i]);
    fillPresets();
    for (ParameterControl* control : m_controls) control->retranslate();
    for (ArrayControl* array : m_arrays) array->retranslate();
    for (const auto& [group, section] : m_sections) section->setTitle(groupTitle(group));
}

void ParameterPanel::setExhibit(const Exhibit& exhibit) {
    if (m_exhibit == &exhibit) return;
    m_player.stop();
    m_exhibit = &exhibit;
    makeControls();
    fillPresets();
    m_scrollArea->verticalScrollBar()->setValue(0);
}

void ParameterPanel::setVisibleKeys(std::optional<std::vector<std::string>> keys) {
    if (keys == m_visibleKeys) return;
    m_visibleKeys = std::move(keys);
    retranslate();
    if (!m_exhibit) return;
    m_player.stop();
    makeControls();
    Q_EMIT controlsCreated();
}

void ParameterPanel::makeControls() {
    m_defaultParameters = startScene(*m_exhibit).parameters;
    // The old fields are deleted, and invalid input with them.
    Q_EMIT invalidInputChanged(false);
    while (QLayoutItem* item = m_rows->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_controls.clear();
    m_arrays.clear();
    m_sections.clear();
    // The controls are made in their visual order, which is then the tab order.
    const auto all = m_exhibit->uses();
    std::vector<ParameterUse> uses(all.begin(), all.end());
    std::ranges::stable_sort(uses, {}, [this](const ParameterUse& use) { return groupOf(use.key); });
    for (const ParameterUse& use : uses) {
        // The matrix is chosen by clicking its cells, and `show` by a tab under the figure.
        if (use.key == "matrix" || use.key == "show") continue;
        if (m_visibleKeys && std::ranges::find(*m_visibleKeys, use.key) == m_visibleKeys->end()) continue;
        const ParameterGroup group = groupOf(use.key);
        auto* made =
            new ParameterControl(use, group == ParameterGroup::Main ? m_scrollArea->widget() : section(group).content(),
                                 m_exhibit->chapter());
        made->setDefaultValue(valueOf(m_defaultParameters, *findParameter(use.key)));
        made->setTheme(*m_theme);
        made->setMotionReduced(isMotionReduced());
        made->setWithheld(m_withheldReason);
        if (group == ParameterGroup::Main)
            m_rows->addWidget(made);
        else
            section(group).add(made);
        m_controls.push_back(made);
        connect(made, &ParameterControl::touched, this, [this](const std::string& key) {
            if (m_player.key() == key) m_player.stop();
        });
        connect(made, &ParameterControl::pressed, this, &ParameterPanel::gestureBegan);
        connect(made, &ParameterControl::released, this, &ParameterPanel::gestureEnded);
        connect(made, &ParameterControl::valueChanged, this, &ParameterPanel::parameterChanged);
        connect(made, &ParameterControl::resetRequested, this, [this](const std::string& key) {
            if (m_player.key() == key) m_player.stop();
            Q_EMIT resetRequested(key);
        });
        connect(made, &ParameterControl::playToggled, this, [this](const std::string& key) {
            if (m_player.key() == key)
                m_player.stop();
            else
                play(key);
        });
        connect(made, &ParameterControl::invalidInputChanged, this, [this] {
            Q_EMIT invalidInputChanged(std::ranges::any_of(m_controls, &ParameterControl::hasInvalidInput));
        });
        connect(made, &ParameterControl::playMenuRequested, this,
                [this, key = made->key()](const QPoint& position) { showPlayMenu(key, position); });
    }
    for (const auto& [group, made] : m_sections) m_rows->addWidget(made);
    std::vector<std::string_view> loaded;
    for (const ArrayUse& use : m_exhibit->arrays()) loaded.push_back(use.name);
    if (takesTokenList(*m_exhibit)) loaded.push_back(kTokenListName);
    if (m_exhibit->usesLanguageModel()) loaded.insert(loaded.begin(), kLanguageModelName);
    for (const std::string_view name : loaded) {
        if (m_visibleKeys) break;
        auto* made = new ArrayControl(name, m_scrollArea->widget());
        made->setTheme(*m_theme);
        m_rows->addWidget(made);
        m_arrays.push_back(made);
        connect(made, &ArrayControl::openRequested, this, &ParameterPanel::arrayOpenRequested);
        connect(made, &ArrayControl::clearRequested, this, &ParameterPanel::arrayRemoveRequested);
    }
    m_rows->addStretch(1);
}

ParameterGroup ParameterPanel::groupOf(std::string_view key) const {
    if (m_visibleKeys) return ParameterGroup::Main;
    const ParameterGroup group = parameterGroup(key);
    if (m_exhibit->uses().size() > kMaxParametersWithoutHeadings && group != ParameterGroup::Main) return group;
    return isRare(key) ? ParameterGroup::Rare : ParameterGroup::Main;
}

PanelSection* ParameterPanel::sectionOf(std::string_view key) const {
    const auto found = m_sections.find(groupOf(key));
    return found == m_sections.end() ? nullptr : found->second;
}

PanelSection& ParameterPanel::section(ParameterGroup group) {
    PanelSection*& found = m_sections[group];
    if (!found) {
        found = new PanelSection(m_scrollArea->widget());
        found->setObjectName(QStringLiteral("section.%1").arg(int(group)));
        found->setTitle(groupTitle(group));
        found->setTheme(*m_theme);
    }
    return *found;
}

void ParameterPanel::fillPresets() {
    m_presetMenu->clear();
    const auto presets = m_exhibit ? m_exhibit->offeredPresets() : std::vector<Preset>{};
    for (const Preset& preset : presets) {
        // The style draws what follows the line break as an explanation.
        QString text = preset.title + u'\n' + preset.summary;
        QAction* action = m_presetMenu->addAction(text.replace(u'&', QStringLiteral("&&")));
        action->setObjectName(QString::fromUtf8(preset.name.data(), qsizetype(preset.name.size())));
        connect(action, &QAction::triggered, this, [this, name = std::string(preset.name)] {
            m_player.stop();
            Q_EMIT presetChosen(name);
        });
    }
    m_presetsButton->setVisible(!presets.empty() && !m_visibleKeys);
}

void ParameterPanel::setParameters(const Parameters& stored, const AdaptedParameters& shown) {
    if (!m_exhibit) return;
    for (ParameterControl* control : m_controls) {
        const ParameterInfo& info = *findParameter(control->key());
        const ParameterUse& use = *m_exhibit->findUse(control->key());
        const ParameterBounds bounds = currentBounds(use, shown.parameters);
        control->setState(valueOf(stored, info), valueOf(shown.parameters, info), bounds,
                          valueMeaning(use, shown.parameters));
        // Words to drag need space, so they are shown only in a lesson step, and not for long sentences.
        if (m_visibleKeys && info.key == "order")
            control->setWords(shown.parameters.n <= kMaxDraggableWords ? sentenceWords(*m_exhibit, shown.parameters)
                                                                       : QStringList());
        // With a single row or column there is nothing to choose.
        if (info.key == "row" || info.key == "column") control->setVisible(bounds.minimum < bounds.maximum);
        if (m_player.key() == control->key()) m_player.setScale(control->scale());
        // A section with a value that is not the default opens.
        PanelSection* section = sectionOf(info.key);
        const bool isSelection = parameterGroup(info.key) == ParameterGroup::Selection;
        if (section && !isSelection && valueOf(stored, info) != valueOf(m_defaultParameters, info))
            section->openUnlessClosed();
    }
}

void ParameterPanel::setLoaded(const Scene& scene) {
    const auto& arrays = scene.arrays;
    for (ArrayControl* control : m_arrays) {
        if (control->name() == kLanguageModelName) {
            control->setLanguageModel(scene.languageModel);
            continue;
        }
        if (control->name() == kTokenListName) {
            control->setTokenList(scene.parameters.tokens);
            continue;
        }
        // The weights of a layer are loaded together; W_q stands for all of them.
        const auto found = arrays.find(control->name() == "weights" ? "W_q" : control->name());
        control->setLoaded(found == arrays.end() ? nullptr : &found->second);
    }
}

void ParameterPanel::setBusy(const std::string& name) {
    for (ArrayControl* control : m_arrays) control->setBusy(control->name() == name);
}

bool ParameterPanel::setError(const std::string& key, const QString& reason) {
    bool isShown = false;
    for (ParameterControl* control : m_controls) {
        const bool isMatch = !reason.isEmpty() && control->key() == key;
        control->setError(isMatch ? reason : QString());
        if (!isMatch) continue;
        isShown = true;
        if (PanelSection* section = sectionOf(key)) section->setOpen(true);
    }
    return isShown;
}

void ParameterPanel::setDisabledReason(const std::string& key, const QString& reason) {
    if (ParameterControl* found = control(key)) {
        found->setDisabledReason(reason);
        // In an exhibit without the parameter `layers`, only a loaded model has layers; without one, the control is
        // hidden.
        if (key == "layer" && !m_exhibit->findUse("layers")) found->setVisible(reason.isEmpty());
    }
    if (m_player.key() == key && !reason.isEmpty()) m_player.stop();
}

void ParameterPanel::setWithheld(const QString& reason) {
    if (reason == m_withheldReason) return;
    m_withheldReason = reason;
    if (!reason.isEmpty()) m_player.stop();
    m_resetAllButton->setEnabled(reason.isEmpty());
    for (ParameterControl* control : m_controls) control->setWithheld(reason);
}

void ParameterPanel::focusControl(const std::string& key) {
    ParameterControl* wanted = control(key);
    if (!wanted) return;
    if (PanelSection* section = sectionOf(key)) section->setOpen(true);
    // Lay out the opened section now, so that the position of the control is known.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    m_scrollArea->ensureWidgetVisible(wanted);
    wanted->takeFocus();
}

ParameterControl* ParameterPanel::control(const std::string& key) const {
    const auto found = std::ranges::find(m_controls, key, &ParameterControl::key);
    return found == m_controls.end() ? nullptr : *found;
}

void ParameterPanel::applyMotionSetting() {
    const bool reduced = isMotionReduced();
    if (reduced) m_player.stop();
    // Only the entry in the menu bar is disabled: from a play button the menu still saves an animation.
    m_playMenu->menuAction()->setEnabled(!reduced);
    m_speeds->setEnabled(!reduced);
    m_modes->setEnabled(!reduced);
    for (ParameterControl* control : m_controls) control->setMotionReduced(reduced);
}

void ParameterPanel::play(const std::string& key) {
    if (isMotionReduced()) return;
    const ParameterControl* played = control(key);
    if (played && played->isPlayable() && played->isEnabled()) m_player.start(key, played->scale(), played->number());
}

bool ParameterPanel::eventFilter(QObject* watched, QEvent* event) {
    const bool isOverride = event->type() == QEvent::ShortcutOverride;
    if (!isOverride && event->type() != QEvent::KeyPress) return false;
    const int key = static_cast<QKeyEvent*>(event)->key();
    const auto* widget = qobject_cast<QWidget*>(watched);
    if ((key != Qt::Key_Space && key != Qt::Key_Escape) || !widget || widget->window() != window()) return false;
    event->accept();
    if (!isOverride) m_player.stop();
    return true;
}

QSize ParameterPanel::sizeHint() const {
    return {px(kPanelWidth), layout()->sizeHint().height() - m_scrollArea->sizeHint().height() +
                                 m_scrollArea->widget()->sizeHint().height()};
}

QSize ParameterPanel::minimumSizeHint() const {
    return {px(kMinPanelWidth), px(160)};
}

}  // namespace attention
