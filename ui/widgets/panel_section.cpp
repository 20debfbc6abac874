#include "ui/widgets/panel_section.h"

#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/widgets/style.h"

namespace attention {

/// The heading of a section: its text is left-aligned with the controls below, and a chevron is at the right end.
class SectionHeading : public QToolButton {
 public:
    explicit SectionHeading(QWidget* parent) : QToolButton(parent) {
        setObjectName(QStringLiteral("heading"));
        setFocusPolicy(Qt::TabFocus);
        setToolButtonStyle(Qt::ToolButtonTextOnly);
        setAttribute(Qt::WA_Hover);
    }
    void setTheme(const Theme& theme) {
        m_theme = &theme;
        update();
    }

 protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setFont(font());
        painter.setPen(underMouse() ? m_theme->text : m_theme->muted);
        painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter, text());
        drawChevron(painter, QPointF(width() - scaled(kChevron), height() / 2.0), painter.pen().color(), arrowType());
        if (hasFocus()) drawFocusRing(painter, QRectF(rect()).adjusted(-2, 0, 2, 0), scaled(4), m_theme->text);
    }

 private:
    static constexpr double kChevron = 12;  ///< from the right end to the centre of the chevron
    const Theme* m_theme = &Theme::light();
};

PanelSection::PanelSection(QWidget* parent) : QWidget(parent) {
    m_heading = new SectionHeading(this);
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
        m_wasToggled = true;
        setOpen(!m_isOpen);
    });
    setOpen(false);
}

void PanelSection::setTitle(const QString& title) {
    m_heading->setText(title);
    m_heading->setAccessibleName(title);
    setOpen(m_isOpen);
}

const QToolButton& PanelSection::heading() const {
    return *m_heading;
}

void PanelSection::setTheme(const Theme& theme) {
    m_heading->setTheme(theme);
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
    if (!m_wasToggled) setOpen(true);
}

}  // namespace attention
