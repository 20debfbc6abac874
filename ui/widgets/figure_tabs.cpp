#include "ui/widgets/figure_tabs.h"

#include <algorithm>

#include <QPainter>
#include <QSignalBlocker>
#include <QToolButton>

#include "ui/exhibits/exhibit.h"
#include "ui/text/phrase_text.h"
#include "ui/widgets/style.h"

namespace attention {
namespace {

// In designed pixels.
constexpr int kTabGap = 28;  ///< between the names of two tabs
constexpr int kTabHeight = 32;
constexpr int kCurrentBar = 3;

QFont tabFont(bool isCurrent) {
    return uiFont(font_size::kName, isCurrent ? QFont::DemiBold : QFont::Normal);
}

}  // namespace

FigureTabs::FigureTabs(QWidget* parent) : QTabBar(parent) {
    setObjectName(QStringLiteral("figure-tabs"));
    setDrawBase(false);
    setExpanding(false);
    setFocusPolicy(Qt::TabFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    connect(this, &QTabBar::currentChanged, this, [this](int index) {
        if (index >= 0 && index < int(m_names.size())) Q_EMIT chosen(m_names[std::size_t(index)]);
    });
}

void FigureTabs::setTheme(const Theme& theme) {
    m_theme = &theme;
    update();
}

void FigureTabs::setExhibit(const Exhibit& exhibit) {
    const QSignalBlocker blocker(this);
    setAccessibleName(tr("Parts of the figure"));
    // Qt shows these scroll buttons if the row is too narrow for all tabs.
    for (auto* button : findChildren<QToolButton*>())
        button->setAccessibleName(button->arrowType() == Qt::LeftArrow ? tr("Tabs before these")
                                                                       : tr("Tabs after these"));
    while (count() > 0) removeTab(count() - 1);
    m_names.clear();
    for (const FigureTab& tab : exhibit.tabs()) {
        m_names.emplace_back(tab.name);
        addTab(phraseText(tab.title));
    }
    if (m_names.empty()) return;
    m_names.emplace_back(kShowAll);
    setTabToolTip(addTab(tr("Everything")), tr("All parts of this page at once"));
}

void FigureTabs::setShown(const std::string& name) {
    const QSignalBlocker blocker(this);
    if (const auto found = std::ranges::find(m_names, name); found != m_names.end())
        setCurrentIndex(int(found - m_names.begin()));
}

QSize FigureTabs::tabSizeHint(int index) const {
    // Wide enough for the semi-bold type of the current tab, so that nothing moves when another tab is chosen.
    return {QFontMetrics(tabFont(true)).horizontalAdvance(tabText(index)) + px(kTabGap), px(kTabHeight)};
}

void FigureTabs::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(QRectF(0, 0, width(), 1), m_theme->rule);
    for (int i = 0; i < count(); ++i) {
        const QRect tab = tabRect(i);
        const bool isCurrent = i == currentIndex();
        const bool isHovered = underMouse() && tab.contains(mapFromGlobal(QCursor::pos()));
        if (isCurrent)
            painter.fillRect(QRect(tab.left(), 0, tab.width() - px(kTabGap), px(kCurrentBar)), m_theme->text);
        painter.setFont(tabFont(isCurrent));
        painter.setPen(isCurrent || isHovered ? m_theme->text : m_theme->muted);
        painter.drawText(tab.adjusted(0, px(kCurrentBar), 0, 0), Qt::AlignLeft | Qt::AlignVCenter, tabText(i));
        if (isCurrent && hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange))
            drawFocusRing(painter, QRectF(tab.adjusted(-px(4), px(kCurrentBar + 1), px(6) - px(kTabGap), -1)),
                          scaled(4), m_theme->text);
    }
}

}  // namespace attention
