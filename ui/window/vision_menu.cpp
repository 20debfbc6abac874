#include "ui/window/vision_menu.h"

#include <QActionGroup>

#include "ui/text/punctuation.h"
#include "ui/widgets/vision_preview.h"
#include "ui/window/exhibit_page.h"

namespace attention {

VisionMenu::VisionMenu(ExhibitPage& page, QWidget* parent) : QMenu(parent), m_page(page) {
    auto* group = new QActionGroup(this);
    for (const ColourVision vision : kColourVisions) {
        QAction* action = addAction(QString(), this, [this, vision] { choose(vision); });
        action->setCheckable(true);
        action->setChecked(vision == m_vision);
        action->setData(int(vision));
        group->addAction(action);
    }
    connect(&page, &ExhibitPage::shownChanged, this, [this] {
        const EvaluatedScene& shown = m_page.shown();
        if (m_vision != ColourVision::Usual && shown && shown.exhibit().id() != m_reportedExhibit) reportDistance();
    });
    retranslate();
}

void VisionMenu::retranslate() {
    setTitle(tr("As seen wit&h"));
    for (QAction* action : actions()) action->setText(visionName(ColourVision(action->data().toInt())));
}

void VisionMenu::choose(ColourVision vision) {
    m_vision = vision;
    m_page.setGraphicsEffect(vision == ColourVision::Usual ? nullptr : new VisionEffect(vision));
    if (m_page.shown()) reportDistance();
}

void VisionMenu::reportDistance() {
    const EvaluatedScene& shown = m_page.shown();
    m_reportedExhibit = shown.exhibit().id();
    ExportOptions choices;
    choices.dark = m_page.figure()->theme().isDark;
    Q_EMIT said(tr("As seen with: %1.").arg(visionName(m_vision)) + sentenceSeparator() +
                curveDistanceText(shown, choices, m_vision));
}

}  // namespace attention
