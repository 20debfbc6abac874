#include "ui/widgets/panel_section.h"

#include <QToolButton>
#include <QVBoxLayout>

#include "ui/widgets/style.h"

namespace attention {

PanelSection::PanelSection(QWidget* parent) : QWidget(parent) {
    m_heading = new QToolButton(this);
    m_heading->setObjectName(QStringLiteral("heading"));
    m_heading->setAutoRaise(true);
    m_heading->setFocusPolicy(Qt::TabFocus);
    m_heading->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_heading->setFont(uiFont(font_size::kName, QFont::DemiBold));
    m_heading->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_content = new QWidget(this);
    m_rows = new QVBoxLayout(m_content);
    m_rows->setContentsMargins({});
    m_rows->setSpacing(0);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, px(4));
    layout->setSpacing(px(2));
    layout->addWidget(m_heading);
    layout->addWidget(m_content);
    connect(m_heading, &QToolButton::clicked, this, [this] {
        m_isChosen = true;
        setOpen(!m_isOpen);
    });
    setOpen(false);
}

void PanelSection::setTitle(const QString& title) {
    m_heading->setText(title);
    m_heading->setAccessibleName(title);
    setOpen(m_isOpen);
}

void PanelSection::setTheme(const Theme& theme) {
    setInk(*m_heading, theme.text, theme);
}

void PanelSection::add(QWidget* control) {
    m_rows->addWidget(control);
}

void PanelSection::setOpen(bool open) {
    m_isOpen = open;
    m_content->setVisible(open);
    m_heading->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    m_heading->setAccessibleDescription(open ? tr("open") : tr("closed"));
}

void PanelSection::openUnlessClosed() {
    if (!m_isChosen) setOpen(true);
}

}  // namespace attention
