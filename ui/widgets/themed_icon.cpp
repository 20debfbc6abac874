#include "ui/widgets/themed_icon.h"

#include <algorithm>
#include <memory>

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QSvgRenderer>

#include "ui/widgets/style.h"

namespace attention {
namespace {

/// The base of icons that are painted for each size instead of being scaled.
class PaintedEngine : public QIconEngine {
 public:
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap picture(size);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return picture;
    }
};

/// An SVG icon in the colours of a theme.
class IconEngine : public PaintedEngine {
 public:
    IconEngine(const QString& name, const Theme& theme)
        : m_normal{theme.muted}, m_active{theme.text}, m_disabled{controlColour(theme.muted, false, theme)} {
        QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
        if (file.open(QIODevice::ReadOnly)) m_svg = file.readAll();
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        ColouredDrawing& coloured =
            mode == QIcon::Disabled ? m_disabled : (mode == QIcon::Normal ? m_normal : m_active);
        // Made only when needed, because most icons are never shown in most of their colours.
        if (!coloured.drawing) {
            QByteArray copy = m_svg;
            coloured.drawing = std::make_shared<QSvgRenderer>(copy.replace("#000", coloured.ink.name().toLatin1()));
        }
        coloured.drawing->render(painter, rect);
    }
    QIconEngine* clone() const override { return new IconEngine(*this); }
    bool isNull() override { return m_svg.isEmpty(); }

 private:
    struct ColouredDrawing {
        QColor ink;
        std::shared_ptr<QSvgRenderer> drawing = nullptr;  ///< null until it is first painted
    };

    QByteArray m_svg;
    ColouredDrawing m_normal, m_active, m_disabled;
};

/// A character in a circle, for message boxes.
class MessageIconEngine : public PaintedEngine {
 public:
    MessageIconEngine(QChar sign, const QColor& ink) : m_sign(sign), m_ink(ink) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode, QIcon::State) override {
        const double size = std::min(rect.width(), rect.height());
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(m_ink, size / 16));
        painter->drawEllipse(QPointF(rect.center()) + QPointF(0.5, 0.5), size * 0.45, size * 0.45);
        painter->setFont(textFont(qRound(size * 0.6), QFont::DemiBold));
        painter->drawText(rect, Qt::AlignCenter, m_sign);
    }
    QIconEngine* clone() const override { return new MessageIconEngine(*this); }

 private:
    QChar m_sign;
    QColor m_ink;
};

}  // namespace

QIcon themedIcon(const QString& name, const Theme& theme) {
    return QIcon(new IconEngine(name, theme));
}

QIcon messageIcon(QChar sign, const QColor& ink) {
    return QIcon(new MessageIconEngine(sign, ink));
}

}  // namespace attention
