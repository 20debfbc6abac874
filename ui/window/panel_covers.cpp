#include "ui/window/panel_covers.h"

#include <algorithm>

#include <QPainter>

#include "ui/exhibits/exhibit.h"
#include "ui/figure/figure.h"
#include "ui/figure/theme.h"
#include "ui/widgets/style.h"

namespace attention {
namespace {

constexpr int kMostSign = 64;   ///< designed pixels
constexpr double kSign = 0.45;  ///< of the cover's height

class Cover : public QWidget {
 public:
    Cover(QWidget* parent, const Theme& theme) : QWidget(parent), m_theme(theme) {
        setObjectName(QStringLiteral("cover"));
        setCursor(Qt::ArrowCursor);
        setMouseTracking(true);
    }

 protected:
    /// What lies below does not hear of the pointer.
    bool event(QEvent* event) override {
        switch (event->type()) {
            case QEvent::MouseMove:
            case QEvent::MouseButtonPress:
            case QEvent::MouseButtonRelease:
            case QEvent::MouseButtonDblClick:
            case QEvent::Wheel:
            case QEvent::ToolTip:
                return true;
            default:
                return QWidget::event(event);
        }
    }

    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.fillRect(rect(), m_theme.surface);
        painter.setPen(QPen(m_theme.rule, 1));
        painter.setBrush(m_theme.hover);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), scaled(6), scaled(6));
        QFont sign = uiFont(type::kTitle, QFont::DemiBold);
        sign.setPixelSize(std::max(1, std::min(px(kMostSign), int(kSign * height()))));
        painter.setFont(sign);
        painter.setPen(m_theme.muted);
        painter.drawText(rect(), Qt::AlignCenter, QStringLiteral("?"));
    }

 private:
    const Theme& m_theme;
};

/// Around the cells of a matrix. @param cells  row or column -1: all of them
QRectF boxOf(const Figure& figure, const StudiedScene& shown, const Cell& cells) {
    const TableShape shape = selectable(*shown.exhibit, shown.scene.parameters, cells.matrix);
    QRectF box;
    for (const bool isLast : {false, true}) {
        const Cell corner{cells.row >= 0 ? cells.row : isLast ? shape.rows - 1 : 0,
                          cells.column >= 0 ? cells.column : isLast ? shape.columns - 1 : 0, cells.matrix};
        if (const auto rect = figure.cellRect(corner)) box |= *rect;
    }
    return box;
}

}  // namespace

void PanelCovers::place(Figure& figure, const StudiedScene& shown, const Theme& theme) {
    for (const auto& cover : m_covers) delete cover.data();
    m_covers.clear();
    if (m_asked.empty() || !shown) return;
    const auto panels = figure.panels();
    for (const LessonCover& asked : m_asked) {
        QRectF place;
        if (asked.panel > 0 && asked.panel <= std::ssize(panels)) place = panels[std::size_t(asked.panel - 1)].place;
        if (asked.panel == 0) place = boxOf(figure, shown, asked.cells);
        if (place.isEmpty()) continue;
        auto* cover = new Cover(&figure, theme);
        cover->setGeometry(figure.toWidget(place).toAlignedRect().intersected(figure.rect()));
        cover->show();
        m_covers.push_back(cover);
    }
}

}  // namespace attention
