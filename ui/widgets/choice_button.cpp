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
constexpr int kNumberBoxSize = 20;

}  // namespace

ChoiceButton::ChoiceButton(int number, const QString& answerText, QWidget* parent)
    : QAbstractButton(parent), m_number(number), m_answerText(answerText) {
    setObjectName(QStringLiteral("choice-%1").arg(number));
    setText(answerText);
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

void ChoiceButton::setAnswerText(const QString& answerText) {
    m_answerText = answerText;
    setText(answerText);
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

void ChoiceButton::setReservedSpace(int right, int bottom) {
    m_reservedRight = right;
    m_reservedBottom = bottom;
    updateGeometry();
    update();
}

QFont ChoiceButton::buttonFont(int size, bool isStrong) const {
    return uiFont(qRound(size * m_enlargement), isStrong ? QFont::DemiBold : QFont::Normal);
}

int ChoiceButton::enlarged(double designed) const {
    return px(designed * m_enlargement);
}

std::unique_ptr<QTextDocument> ChoiceButton::layOutText(bool isStrong, double width) const {
    auto document = std::make_unique<QTextDocument>();
    const QFont font = buttonFont(font_size::kBody, isStrong);
    document->setDocumentMargin(0);
    document->setDefaultFont(font);
    document->setHtml(withMathFont(lessonWords(m_answerText.toStdString()), mathSizeBeside(font), *m_theme));
    document->setTextWidth(width);
    return document;
}

QSize ChoiceButton::sizeHint() const {
    return {int(std::ceil(layOutText(true, -1)->idealWidth())) + enlarged(kNumberBoxSize + 36),
            enlarged(kChoiceHeight)};
}

int ChoiceButton::heightForWidth(int width) const {
    const int textWidth = std::max(1, width - enlarged(kNumberBoxSize + 26 + m_reservedRight));
    const double height = layOutText(true, textWidth)->size().height();
    return std::max(enlarged(kChoiceHeight), int(std::ceil(height)) + enlarged(14 + m_reservedBottom));
}

void ChoiceButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isHovered = isEnabled() && underMouse();
    const bool isRight = m_mark == Mark::Right, isWrong = m_mark == Mark::Wrong && m_isChosen;
    const auto scaledLine = [&](double width) { return scaled(width * m_enlargement); };
    QPen outline(isRight || isWrong ? m_theme->text : m_theme->control, scaledLine(isRight ? 2 : 1.2));
    if (isWrong) outline.setStyle(Qt::DashLine);
    painter.setPen(outline);
    painter.setBrush(isRight || isHovered ? m_theme->hover : m_theme->surface);
    const QRectF box = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    painter.drawRoundedRect(box, scaledLine(6), scaledLine(6));
    if (hasFocus()) drawFocusRing(painter, rect(), scaledLine(6), m_theme->text);
    const int bottom = height() - enlarged(m_reservedBottom);
    const QRectF numberBox(enlarged(12), (bottom - scaledLine(kNumberBoxSize)) / 2, scaledLine(kNumberBoxSize),
                           scaledLine(kNumberBoxSize));
    painter.setPen(QPen(m_theme->control, scaledLine(1)));
    painter.setBrush(m_theme->surface);
    painter.drawRoundedRect(numberBox, scaledLine(3), scaledLine(3));
    const auto inNumberBox = [&](double x, double y) {
        return QPointF(numberBox.left() + x * numberBox.width(), numberBox.top() + y * numberBox.height());
    };
    painter.setPen(QPen(m_theme->text, scaledLine(2), Qt::SolidLine, Qt::RoundCap));
    if (isRight) {
        painter.drawPolyline(QPolygonF{inNumberBox(0.28, 0.52), inNumberBox(0.44, 0.68), inNumberBox(0.73, 0.34)});
    } else if (isWrong) {
        painter.drawLine(inNumberBox(0.32, 0.32), inNumberBox(0.68, 0.68));
        painter.drawLine(inNumberBox(0.68, 0.32), inNumberBox(0.32, 0.68));
    } else {
        painter.setFont(buttonFont(font_size::kAxis, false));
        painter.setPen(m_theme->muted);
        painter.drawText(numberBox, Qt::AlignCenter, m_number > 0 ? QString::number(m_number) : QStringLiteral("?"));
    }
    const double left = numberBox.right() + enlarged(9);
    const auto answerText = layOutText(isRight, std::max(1.0, width() - left - enlarged(8 + m_reservedRight)));
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette.setColor(QPalette::Text, m_theme->text);
    painter.translate(left, (bottom - answerText->size().height()) / 2);
    answerText->documentLayout()->draw(&painter, context);
}

}  // namespace attention
