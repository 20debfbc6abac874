#include "ui/window/link_code.h"

#include <algorithm>

#include <QFileInfo>
#include <QPainter>

#include "core/io/array.h"
#include "core/io/format_error.h"
#include "core/scene/scene_link.h"
#include "ui/files/link_address.h"
#include "ui/lesson/opened_link.h"
#include "ui/window/lesson_actions.h"
#include "ui/window/scene_model.h"

namespace attention {
namespace {

// Lengths in pixels for a window that is 1080 pixels high.
constexpr int kMargin = 40;
constexpr int kLinkFontSize = 28;
constexpr int kSentenceFontSize = 32;
constexpr int kGap = 16;
/// Maximum lines of the link's text; a longer link is cut off with an ellipsis.
constexpr int kMaxLinkLines = 4;

}  // namespace

ShownLink shownLink(const SceneModel& model, const LessonActions* lessons, Settings& settings) {
    const QString address = linkAddress(settings);
    ShownLink link;
    link.hasAddress = !address.isEmpty() && !address.startsWith(QLatin1String("file:"));
    try {
        const std::string lesson = lessons ? lessons->linkTarget() : std::string();
        link.omitsArrays = lesson.empty() && hasArrays(model.scene());
        link.text = linkText(address, lesson.empty() ? writeSceneLink(model.scene()) : lesson);
    } catch (const FormatError&) {
    }
    return link;
}

LinkCode::LinkCode(const ShownLink& link, const Theme& theme, double enlargement, QWidget* parent)
    : QWidget(parent),
      m_link(link),
      m_theme(theme),
      m_enlargement(enlargement),
      m_code(makeQrCode(link.text.toUtf8())) {
    setObjectName(QStringLiteral("stage-code"));
    setAccessibleName(tr("QR code of the link"));
    setAccessibleDescription((QStringList(link.text) + sentences()).join(u' '));
}

QStringList LinkCode::sentences() const {
    QStringList sentences;
    if (square().isEmpty()) sentences += tr("The link is too long for a QR code on this screen.");
    if (!m_link.hasAddress)
        sentences +=
            tr("Phones cannot open this link: set the address of the browser version in Edit, Address of links.");
    if (m_link.omitsArrays) sentences += tr("The loaded arrays are not in the link.");
    return sentences;
}

QFont LinkCode::linkFont() const {
    // The code font is monospaced and distinguishes similar letters.
    return codeFont(std::max(font_size::kSmallest, qRound(kLinkFontSize * m_enlargement)));
}

QFont LinkCode::sentenceFont() const {
    return textFont(std::max(font_size::kBody, qRound(kSentenceFontSize * m_enlargement)));
}

QRect LinkCode::textArea() const {
    const int margin = qRound(kMargin * m_enlargement), gap = qRound(kGap * m_enlargement);
    const int textWidth = std::max(1, width() - 2 * margin);
    const QFontMetrics letters(linkFont());
    const int charactersPerLine = std::max(1, textWidth / std::max(1, letters.horizontalAdvance(u'm')));
    const int lines =
        std::clamp(int((m_link.text.size() + charactersPerLine - 1) / charactersPerLine), 1, kMaxLinkLines);
    // Reserves space for the maximum of three notes, so that the code does not move with their number.
    const int textHeight = lines * letters.lineSpacing() + gap + 3 * QFontMetrics(sentenceFont()).lineSpacing();
    return {margin, height() - margin - textHeight, textWidth, textHeight};
}

int LinkCode::moduleSize() const {
    if (!m_code) return 0;
    const int margin = qRound(kMargin * m_enlargement);
    const int available = std::min(width() - 2 * margin, textArea().top() - margin - qRound(kGap * m_enlargement));
    const int module = available / (m_code->size + 2 * kQrQuietZone);
    return module >= kMinModuleSize ? module : 0;
}

QRect LinkCode::square() const {
    const int side = m_code ? moduleSize() * (m_code->size + 2 * kQrQuietZone) : 0;
    const int available = textArea().top() - qRound(kGap * m_enlargement);
    return side == 0 ? QRect() : QRect((width() - side) / 2, (available - side) / 2, side, side);
}

void LinkCode::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.surface);
    const QRect square = this->square();
    if (!square.isEmpty()) drawQrCode(painter, *m_code, square);
    QRect area = textArea();
    const QFontMetrics letters(linkFont());
    painter.setFont(linkFont());
    painter.setPen(m_theme.text);
    // The link is broken anywhere into lines of equal length, because it is read character by character.
    const auto charactersPerLine = std::max<qsizetype>(1, area.width() / std::max(1, letters.horizontalAdvance(u'm')));
    for (qsizetype from = 0, line = 0; from < m_link.text.size() && line < kMaxLinkLines;
         from += charactersPerLine, ++line) {
        const bool isCut = line + 1 == kMaxLinkLines && from + charactersPerLine < m_link.text.size();
        const QString part =
            m_link.text.mid(from, charactersPerLine - isCut) + (isCut ? QString(QChar(0x2026)) : QString());
        painter.drawText(area, Qt::AlignHCenter | Qt::AlignTop, part);
        area.setTop(area.top() + letters.lineSpacing());
    }
    area.setTop(area.top() + qRound(kGap * m_enlargement));
    painter.setFont(sentenceFont());
    painter.setPen(m_theme.muted);
    painter.drawText(area, Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, sentences().join(u'\n'));
}

}  // namespace attention
