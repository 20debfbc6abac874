#include "ui/widgets/choice_button.h"

#include <algorithm>
#include <cmath>

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextDocument>

#include "ui/widgets/lesson_words.h"
#include "ui/widgets/rich_text.h"
#include "ui/widgets/style.h"

namespace attention {
namespace {

// In designed pixels.
constexpr int kChoiceHeight = 40;
constexpr int kCap = 20;

}  // namespace

ChoiceButton::ChoiceButton(int number, const QString& words, QWidget* parent)
    : QAbstractButton(parent), m_number(number), m_words(words) {
    setObjectName(QStringLiteral("choice-%1").arg(number));
    setText(words);
    setFocusPolicy(Qt::StrongFocus);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setCursor(Qt::PointingHandCursor);
}

void ChoiceButton::setTheme(const Theme& theme) {
    m_theme = &theme;
    updateGeometry();
    update();
}

void ChoiceButton::setWords(const QString& words) {
    m_words = words;
    setText(words);
    updateGeometry();
}

void ChoiceButton::setMark(Mark mark, bool isChosen) {
    m_mark = mark;
    m_isChosen = isChosen;
    setAccessibleDescription(mark == Mark::Right ? tr("right") : mark == Mark::Wrong ? tr("not right") : QString());
    update();
}

void ChoiceButton::setEnlargement(double enlargement) {
    m_enlargement = enlargement;
    updateGeometry();
    update();
}

void ChoiceButton::setFreeRoom(int right, int bottom) {
    m_freeRight = right;
    m_freeBottom = bottom;
    updateGeometry();
    update();
}

QFont ChoiceButton::face(int size, bool isStrong) const {
    return uiFont(qRound(size * m_enlargement), isStrong ? QFont::DemiBold : QFont::Normal);
}

int ChoiceButton::scaledSize(double designed) const {
    return px(designed * m_enlargement);
}

std::unique_ptr<QTextDocument> ChoiceButton::laidOut(bool isStrong, double width) const {
    auto document = std::make_unique<QTextDocument>();
    const QFont font = face(font_size::kBody, isStrong);
    document->setDocumentMargin(0);
    document->setDefaultFont(font);
    document->setHtml(withMathFont(lessonWords(m_words.toStdString()), besideText(font), *m_theme));
    document->setTextWidth(width);
    return document;
}

QSize ChoiceButton::sizeHint() const {
    return {int(std::ceil(laidOut(true, -1)->idealWidth())) + scaledSize(kCap + 36), scaledSize(kChoiceHeight)};
}

int ChoiceButton::heightForWidth(int width) const {
    const int wide = std::max(1, width - scaledSize(kCap + 26 + m_freeRight));
    const double height = laidOut(true, wide)->size().height();
    return std::max(scaledSize(kChoiceHeight), int(std::ceil(height)) + scaledSize(14 + m_freeBottom));
}

void ChoiceButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isOver = isEnabled() && underMouse();
    const bool isRight = m_mark == Mark::Right, isWrong = m_mark == Mark::Wrong && m_isChosen;
    const auto line = [&](double width) { return scaled(width * m_enlargement); };
    QPen edge(isRight || isWrong ? m_theme->text : m_theme->control, line(isRight ? 2 : 1.2));
    if (isWrong) edge.setStyle(Qt::DashLine);
    painter.setPen(edge);
    painter.setBrush(isRight || isOver ? m_theme->hover : m_theme->surface);
    const QRectF box = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    painter.drawRoundedRect(box, line(6), line(6));
    if (hasFocus()) drawFocusRing(painter, rect(), line(6), m_theme->text);
    const int bottom = height() - scaledSize(m_freeBottom);
    const QRectF cap(scaledSize(12), (bottom - line(kCap)) / 2, line(kCap), line(kCap));
    painter.setPen(QPen(m_theme->control, line(1)));
    painter.setBrush(m_theme->surface);
    painter.drawRoundedRect(cap, line(3), line(3));
    const auto at = [&](double x, double y) {
        return QPointF(cap.left() + x * cap.width(), cap.top() + y * cap.height());
    };
    painter.setPen(QPen(m_theme->text, line(2), Qt::SolidLine, Qt::RoundCap));
    if (isRight) {
        painter.drawPolyline(QPolygonF{at(0.28, 0.52), at(0.44, 0.68), at(0.73, 0.34)});
    } else if (isWrong) {
        painter.drawLine(at(0.32, 0.32), at(0.68, 0.68));
        painter.drawLine(at(0.68, 0.32), at(0.32, 0.68));
    } else {
        painter.setFont(face(font_size::kAxis, false));
        painter.setPen(m_theme->muted);
        painter.drawText(cap, Qt::AlignCenter, m_number > 0 ? QString::number(m_number) : QStringLiteral("?"));
    }
    const double left = cap.right() + scaledSize(9);
    const auto words = laidOut(isRight, std::max(1.0, width() - left - scaledSize(8 + m_freeRight)));
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette.setColor(QPalette::Text, m_theme->text);
    painter.translate(left, (bottom - words->size().height()) / 2);
    words->documentLayout()->draw(&painter, context);
}

}  // namespace attention
