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
constexpr int kMinimumWidth = 260;
/// With more parameters than these an exhibit has them under headings.
constexpr std::size_t kMaxUngrouped = 16;
/// So many words are dragged into an order; more are only typed.
constexpr std::int64_t kMaxWords = 12;
constexpr int kPanelMargin = 16;

}  // namespace

ParameterPanel::ParameterPanel(QWidget* parent, std::function<qint64()> clock)
    : QWidget(parent), m_player(nullptr, std::move(clock)) {
    m_heading = new QLabel(this);
    m_heading->setFont(uiFont(font_size::kBody, QFont::DemiBold));
    m_presets = new QToolButton(this);
    m_presets->setObjectName(QStringLiteral("presets"));
    m_presets->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_presets->setPopupMode(QToolButton::InstantPopup);
    m_presets->setFocusPolicy(Qt::TabFocus);
    m_presets->setFixedHeight(px(kControlHeight));
    m_presetMenu = new QMenu(m_presets);
    m_presets->setMenu(m_presetMenu);
    m_resetAll = new QToolButton(this);
    m_resetAll->setObjectName(QStringLiteral("reset-all"));
    m_resetAll->setFocusPolicy(Qt::TabFocus);
    m_resetAll->setFixedSize(px(kControlHeight), px(kControlHeight));
    connect(m_resetAll, &QToolButton::clicked, this, [this] {
        m_player.stop();
        Q_EMIT resetAllRequested();
    });

    auto* content = new QWidget;
    m_rows = new QVBoxLayout(content);
    m_scroll = new QScrollArea(this);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // Always there, though drawn only when needed: the controls keep their width.
    m_scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(content);
    m_rows->setSpacing(0);
    new WholeRows(*m_scroll, [this] {
        std::vector<const QWidget*> rows(m_controls.begin(), m_controls.end());
        rows.insert(rows.end(), m_arrays.begin(), m_arrays.end());
        for (const auto& [group, section] : m_sections) rows.push_back(&section->heading());
        return shownPlaces(*m_scroll->widget(), rows);
    });

    auto* header = new QHBoxLayout;
    header->setContentsMargins(px(kPanelMargin), px(12), px(kPanelMargin), px(4));
    header->setSpacing(px(4));
    header->addWidget(m_heading, 1);
    header->addWidget(m_presets);
    header->addWidget(m_resetAll);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(header);
    layout->addWidget(m_scroll, 1);

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
    m_saveAnimation = m_playMenu->addAction(QString(), this, [this] { Q_EMIT animationRequested(m_animated); });
    // In the menu bar, where no button says what plays, it is not there.
    m_saveAnimation->setVisible(false);
    connect(
        m_playMenu, &QMenu::aboutToHide, this, [this] { m_saveAnimation->setVisible(false); }, Qt::QueuedConnection);
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

void ParameterPanel::showPlayMenu(const std::string& key, const QPoint& place) {
    m_animated = key;
    m_saveAnimation->setVisible(canWriteMovingPictures());
    m_playMenu->popup(place);
}

void ParameterPanel::setTheme(const Theme& theme) {
    m_theme = &theme;
    m_resetAll->setIcon(themedIcon(QStringLiteral("reset"), theme));
    m_rows->setContentsMargins(px(kPanelMargin), px(4),
                               std::max(0, px(kPanelMargin) - m_scroll->verticalScrollBar()->sizeHint().width()),
                               px(4));
    for (ParameterControl* control : m_controls) control->setTheme(theme);
    for (ArrayControl* array : m_arrays) array->setTheme(theme);
    for (const auto& [group, section] : m_sections) section->setTheme(theme);
}

void ParameterPanel::retranslate() {
    const bool isEmpty = m_offered && m_offered->empty();
    m_heading->setText(isEmpty ? QString() : m_offered ? tr("In this step") : tr("Parameters"));
    m_resetAll->setVisible(!isEmpty);
    m_presets->setText(tr("Presets"));
    m_presets->setToolTip(tr("Starting points for this page"));
    m_presets->setAccessibleName(tr("Presets: starting points for this page"));
    m_resetAll->setToolTip(tr("Reset all parameters of this page"));
    m_resetAll->setAccessibleName(m_resetAll->toolTip());
    m_scroll->setAccessibleName(m_heading->text());
    m_playMenu->setTitle(tr("Pla&ying"));
    m_saveAnimation->setText(tr("Save as a &moving picture…"));
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
    m_scroll->verticalScrollBar()->setValue(0);
}

void ParameterPanel::setVisibleKeys(std::optional<std::vector<std::string>> keys) {
    if (keys == m_offered) return;
    m_offered = std::move(keys);
    retranslate();
    if (!m_exhibit) return;
    m_player.stop();
    makeControls();
    Q_EMIT controlsCreated();
}

void ParameterPanel::makeControls() {
    m_usual = startScene(*m_exhibit).parameters;
    // What was being typed is gone with its field.
    Q_EMIT refusingChanged(false);
    while (QLayoutItem* item = m_rows->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_controls.clear();
    m_arrays.clear();
    m_sections.clear();
    // Made in the order in which they stand, which is the order of Tab.
    const auto all = m_exhibit->uses();
    std::vector<ParameterUse> uses(all.begin(), all.end());
    std::ranges::stable_sort(uses, {}, [this](const ParameterUse& use) { return groupOf(use.key); });
    for (const ParameterUse& use : uses) {
        // The matrix is chosen by its cells, what is shown by a tab under the figure.
        if (use.key == "matrix" || use.key == "show") continue;
        if (m_offered && std::ranges::find(*m_offered, use.key) == m_offered->end()) continue;
        const ParameterGroup group = groupOf(use.key);
        auto* made = new ParameterControl(
            use, group == ParameterGroup::Main ? m_scroll->widget() : section(group).content(), m_exhibit->chapter());
        made->setDefaultValue(valueOf(m_usual, *findParameter(use.key)));
        made->setTheme(*m_theme);
        made->setMotionReduced(isMotionReduced());
        made->setWithheld(m_withheld);
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
            Q_EMIT refusingChanged(std::ranges::any_of(m_controls, &ParameterControl::hasInvalidInput));
        });
        connect(made, &ParameterControl::playMenuRequested, this,
                [this, key = made->key()](const QPoint& place) { showPlayMenu(key, place); });
    }
    for (const auto& [group, made] : m_sections) m_rows->addWidget(made);
    std::vector<std::string_view> loaded;
    for (const ArrayUse& use : m_exhibit->arrays()) loaded.push_back(use.name);
    if (takesTokenList(*m_exhibit)) loaded.push_back(kTokenListName);
    if (m_exhibit->usesLanguageModel()) loaded.insert(loaded.begin(), kLanguageModelName);
    for (const std::string_view name : loaded) {
        if (m_offered) break;
        auto* made = new ArrayControl(name, m_scroll->widget());
        made->setTheme(*m_theme);
        m_rows->addWidget(made);
        m_arrays.push_back(made);
        connect(made, &ArrayControl::openRequested, this, &ParameterPanel::arrayOpenRequested);
        connect(made, &ArrayControl::clearRequested, this, &ParameterPanel::arrayRemoveRequested);
    }
    m_rows->addStretch(1);
}

ParameterGroup ParameterPanel::groupOf(std::string_view key) const {
    if (m_offered) return ParameterGroup::Main;
    const ParameterGroup own = parameterGroup(key);
    if (m_exhibit->uses().size() > kMaxUngrouped && own != ParameterGroup::Main) return own;
    return isRare(key) ? ParameterGroup::Rare : ParameterGroup::Main;
}

PanelSection* ParameterPanel::sectionOf(std::string_view key) const {
    const auto found = m_sections.find(groupOf(key));
    return found == m_sections.end() ? nullptr : found->second;
}

PanelSection& ParameterPanel::section(ParameterGroup group) {
    PanelSection*& found = m_sections[group];
    if (!found) {
        found = new PanelSection(m_scroll->widget());
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
    m_presets->setVisible(!presets.empty() && !m_offered);
}

void ParameterPanel::setParameters(const Parameters& stored, const AdaptedParameters& shown) {
    if (!m_exhibit) return;
    for (ParameterControl* control : m_controls) {
        const ParameterInfo& info = *findParameter(control->key());
        const ParameterUse& use = *m_exhibit->findUse(control->key());
        const ParameterBounds bounds = currentBounds(use, shown.parameters);
        control->setState(valueOf(stored, info), valueOf(shown.parameters, info), bounds,
                          valueMeaning(use, shown.parameters));
        // Among all of an exhibit's parameters there is no room for words, nor for those of a long sentence.
        if (m_offered && info.key == "order")
            control->setWords(shown.parameters.n <= kMaxWords ? sentenceWords(*m_exhibit, shown.parameters)
                                                              : QStringList());
        // Of one row or column there is nothing to choose.
        if (info.key == "row" || info.key == "column") control->setVisible(bounds.minimum < bounds.maximum);
        if (m_player.key() == control->key()) m_player.setScale(control->scale());
        // What was set is seen.
        PanelSection* section = sectionOf(info.key);
        const bool isSelection = parameterGroup(info.key) == ParameterGroup::Selection;
        if (section && !isSelection && valueOf(stored, info) != valueOf(m_usual, info)) section->openUnlessClosed();
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
        // The weights of a layer come together, and stand for them all.
        const auto found = arrays.find(control->name() == "weights" ? "W_q" : control->name());
        control->setLoaded(found == arrays.end() ? nullptr : &found->second);
    }
}

void ParameterPanel::setBusy(const std::string& name) {
    for (ArrayControl* control : m_arrays) control->setBusy(control->name() == name);
}

bool ParameterPanel::setRefused(const std::string& key, const QString& why) {
    bool isSaid = false;
    for (ParameterControl* control : m_controls) {
        const bool isIt = !why.isEmpty() && control->key() == key;
        control->setError(isIt ? why : QString());
        if (!isIt) continue;
        isSaid = true;
        if (PanelSection* section = sectionOf(key)) section->setOpen(true);
    }
    return isSaid;
}

void ParameterPanel::setNoEffect(const std::string& key, const QString& why) {
    if (ParameterControl* found = control(key)) {
        found->setDisabledReason(why);
        // Where a file has layers or none, nobody can make it have some here.
        if (key == "layer" && !m_exhibit->findUse("layers")) found->setVisible(why.isEmpty());
    }
    if (m_player.key() == key && !why.isEmpty()) m_player.stop();
}

void ParameterPanel::setWithheld(const QString& why) {
    if (why == m_withheld) return;
    m_withheld = why;
    if (!why.isEmpty()) m_player.stop();
    m_resetAll->setEnabled(why.isEmpty());
    for (ParameterControl* control : m_controls) control->setWithheld(why);
}

void ParameterPanel::focusControl(const std::string& key) {
    ParameterControl* wanted = control(key);
    if (!wanted) return;
    if (PanelSection* section = sectionOf(key)) section->setOpen(true);
    // What was unfolded has its place after the layout.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    m_scroll->ensureWidgetVisible(wanted);
    wanted->takeFocus();
}

ParameterControl* ParameterPanel::control(const std::string& key) const {
    const auto found = std::ranges::find(m_controls, key, &ParameterControl::key);
    return found == m_controls.end() ? nullptr : *found;
}

void ParameterPanel::applyMotionSetting() {
    const bool reduced = isMotionReduced();
    if (reduced) m_player.stop();
    // From a play button the menu still saves a moving picture.
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
    return {px(kPanelWidth),
            layout()->sizeHint().height() - m_scroll->sizeHint().height() + m_scroll->widget()->sizeHint().height()};
}

QSize ParameterPanel::minimumSizeHint() const {
    return {px(kMinimumWidth), px(160)};
}

}  // namespace attention
