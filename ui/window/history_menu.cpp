#include "ui/window/history_menu.h"

#include <algorithm>

#include <QActionGroup>
#include <QStyleOptionMenuItem>

#include "ui/window/scene_model.h"

namespace attention {

HistoryMenu::HistoryMenu(SceneModel& model, QWidget* parent) : QMenu(parent), m_model(model) {
    connect(this, &QMenu::aboutToShow, this, &HistoryMenu::fill);
    retranslate();
}

void HistoryMenu::retranslate() {
    setTitle(tr("&History"));
}

void HistoryMenu::fill() {
    clear();
    delete findChild<QActionGroup*>();
    auto* group = new QActionGroup(this);
    const auto& steps = m_model.history().steps();
    const std::size_t currentIndex = m_model.history().currentIndex();
    std::size_t first = steps.size() - std::min(steps.size(), kMaxShown);
    if (currentIndex < first) first = currentIndex - std::min(currentIndex, kMaxShown / 2);
    for (std::size_t i = std::min(first + kMaxShown, steps.size()); i-- > first;) {
        QString text = steps[i].text;
        QAction* action = addAction(text.replace(u'&', QStringLiteral("&&")));
        action->setCheckable(true);
        action->setChecked(i == currentIndex);
        action->setData(qulonglong(i));
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, i] { m_model.goToStep(i); });
    }
}

void HistoryMenu::initStyleOption(QStyleOptionMenuItem* option, const QAction* action) const {
    QMenu::initStyleOption(option, action);
    // Undone steps are drawn as if disabled, except under the pointer, because they can be chosen.
    const bool isUndone = action && action->data().toULongLong() > m_model.history().currentIndex();
    if (isUndone && !option->state.testFlag(QStyle::State_Selected))
        option->state.setFlag(QStyle::State_Enabled, false);
}

}  // namespace attention
