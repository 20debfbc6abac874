#include "ui/widgets/pin_list.h"

#include <algorithm>
#include <functional>

#include <QAbstractButton>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

#include "ui/widgets/index_tags.h"
#include "ui/widgets/style.h"

namespace attention {
namespace {

constexpr int kPinHeight = 28;
constexpr int kBesideTags = 8;
constexpr int kCrossButtonSize = 22;
constexpr int kCrossSize = 8;
constexpr int kAboveHeading = 10;
constexpr int kPinRadius = 6;

}  // namespace

/// A button with a small cross.
class CrossButton : public QToolButton {
 public:
    explicit CrossButton(QWidget* parent) : QToolButton(parent) {
        setFocusPolicy(Qt::TabFocus);
        setAttribute(Qt::WA_Hover);
    }
    void setTheme(const Theme& theme) {
        m_theme = &theme;
        update();
    }

 protected:
    void paintEvent(QPaintEvent* event) override {
        QToolButton::paintEvent(event);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(underMouse() || hasFocus() ? m_theme->text : m_theme->muted, std::max(1.25, px(5) / 4.0),
                            Qt::SolidLine, Qt::RoundCap));
        const QPointF centre = QRectF(rect()).center();
        const double arm = px(kCrossSize) / 2.0;
        painter.drawLine(centre + QPointF(-arm, -arm), centre + QPointF(arm, arm));
        painter.drawLine(centre + QPointF(-arm, arm), centre + QPointF(arm, -arm));
    }

 private:
    const Theme* m_theme = &Theme::light();
};

/// The row of one pinned cell: its tags, its value and the button that unpins it.
class PinRow : public QAbstractButton {
 public:
    explicit PinRow(QWidget* parent) : QAbstractButton(parent) {
        setFocusPolicy(Qt::TabFocus);
        setAttribute(Qt::WA_Hover);
        m_tags = new IndexTags(this);
        m_tags->setCompact(true);
        m_tags->setAttribute(Qt::WA_TransparentForMouseEvents);
        m_cross = new CrossButton(this);
        m_cross->setObjectName(QStringLiteral("unpin"));
    }

    QToolButton& cross() { return *m_cross; }

    void setTheme(const Theme& theme) {
        m_theme = &theme;
        m_tags->setTheme(theme);
        m_cross->setTheme(theme);
        update();
    }
    void rescale() { m_tags->rescale(); }
    void setPin(const Explanation& pin) {
        m_tags->setTags(pin.tags);
        m_value = pin.value;
        setAccessibleName(m_tags->text() + QStringLiteral(": ") + m_value);
        update();
    }
    /// @return the height that the row needs at this width
    int arrange(int width) {
        const int crossSize = px(kCrossButtonSize);
        const int valueWidth = QFontMetrics(uiFont(font_size::kBody)).horizontalAdvance(m_value);
        const int left = px(kPinOverhang);
        const int right = width - px(kPinOverhang) - crossSize + (crossSize - px(kCrossSize)) / 2;
        m_cross->setGeometry(right, 0, crossSize, 0);
        const int availableWidth = right - px(kBesideTags) - left;
        // The tags stand beside the value, or above it if there is not enough width for both.
        m_isValueBelow = m_tags->preferredWidth() + px(kBesideTags) + valueWidth > availableWidth;
        const int tagsWidth = m_isValueBelow ? availableWidth : availableWidth - px(kBesideTags) - valueWidth;
        const int tagsHeight = m_tags->heightForWidth(tagsWidth);
        const int lineHeight = std::max(px(kPinHeight), tagsHeight + px(8));
        m_tags->setGeometry(left, (lineHeight - tagsHeight) / 2, tagsWidth, tagsHeight);
        m_valueRect = m_isValueBelow ? QRect(left, lineHeight - px(4), availableWidth, px(kPinHeight) - px(4))
                                     : QRect(right - px(kBesideTags) - valueWidth, 0, valueWidth, lineHeight);
        const int height = m_isValueBelow ? lineHeight + px(kPinHeight) - px(4) : lineHeight;
        m_cross->setGeometry(right, (lineHeight - crossSize) / 2, crossSize, crossSize);
        return height;
    }

    std::function<void()> remove;  ///< called when Delete or Backspace is pressed

 protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        if (isDown() || underMouse()) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(isDown() ? blendColours(m_theme->track, m_theme->hover, 0.5) : m_theme->hover);
            painter.drawRoundedRect(QRectF(rect()), kPinRadius, kPinRadius);
        }
        if (hasFocus()) drawFocusRing(painter, QRectF(rect()), kPinRadius, m_theme->text);
        painter.setFont(uiFont(font_size::kBody));
        painter.setPen(m_theme->text);
        painter.drawText(m_valueRect.adjusted(-2, 0, 0, 0), Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine,
                         m_value);
    }
    void keyPressEvent(QKeyEvent* event) override {
        switch (event->key()) {
            case Qt::Key_Return:
            case Qt::Key_Enter:
                click();
                return;
            case Qt::Key_Delete:
            case Qt::Key_Backspace:
                if (remove) remove();
                return;
            default:
                QAbstractButton::keyPressEvent(event);
        }
    }

 private:
    const Theme* m_theme = &Theme::light();
    IndexTags* m_tags = nullptr;
    CrossButton* m_cross = nullptr;
    QString m_value;
    QRect m_valueRect;
    bool m_isValueBelow = false;
};

int flatButtonWidth(const QToolButton& button) {
    return button.fontMetrics().horizontalAdvance(button.text()) + 2 * px(kFlatButtonPadding) + 1;
}

PinList::PinList(QWidget* parent) : QWidget(parent) {
    m_heading = new QLabel(this);
    m_heading->setWordWrap(true);
    m_clear = new QToolButton(this);
    m_clear->setObjectName(QStringLiteral("clear-pins"));
    m_clear->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_clear->setFocusPolicy(Qt::TabFocus);
    connect(m_clear, &QToolButton::clicked, this, &PinList::cleared);
    setTheme(*m_theme);
    rescale();
    retranslate();
}

void PinList::setTheme(const Theme& theme) {
    m_theme = &theme;
    setInk(*m_heading, theme.muted, theme);
    for (PinRow* row : m_rows) row->setTheme(theme);
    update();
}

void PinList::retranslate() {
    m_heading->setText(tr("Pinned cells"));
    m_clear->setText(tr("Clear"));
    m_clear->setAccessibleName(tr("Unpin all cells"));
    for (PinRow* row : m_rows) {
        row->cross().setAccessibleName(tr("Unpin"));
        row->cross().setToolTip(tr("Unpin"));
        row->setToolTip(tr("Go to this cell"));
    }
}

void PinList::rescale() {
    m_heading->setFont(uiFont(font_size::kAxis, QFont::DemiBold));
    m_clear->setFont(uiFont(font_size::kAxis));
    for (PinRow* row : m_rows) row->rescale();
}

bool PinList::setPins(const std::vector<Explanation>& pins) {
    const bool isAdded = pins.size() > m_pinCount;
    while (m_rows.size() < pins.size()) {
        const int index = int(m_rows.size());
        auto* row = new PinRow(this);
        row->setObjectName(QStringLiteral("pin-%1").arg(index));
        row->setTheme(*m_theme);
        setTabOrder(m_rows.empty() ? m_clear : &m_rows.back()->cross(), row);
        setTabOrder(row, &row->cross());
        row->remove = [this, index] { Q_EMIT removed(index); };
        connect(row, &QAbstractButton::clicked, this, [this, index] { Q_EMIT chosen(index); });
        connect(&row->cross(), &QToolButton::clicked, this, [this, index] { Q_EMIT removed(index); });
        m_rows.push_back(row);
        retranslate();
    }
    m_pinCount = pins.size();
    for (std::size_t i = 0; i < m_pinCount; ++i) m_rows[i]->setPin(pins[i]);
    m_clear->setVisible(m_pinCount > 1);
    // If the focused row disappears, the focus moves to the last row.
    for (std::size_t i = m_pinCount; i < m_rows.size() && m_pinCount > 0; ++i)
        if (m_rows[i]->hasFocus() || m_rows[i]->cross().hasFocus())
            m_rows[m_pinCount - 1]->setFocus(Qt::TabFocusReason);
    for (std::size_t i = 0; i < m_rows.size(); ++i) m_rows[i]->setVisible(i < m_pinCount);
    return isAdded;
}

std::vector<QRect> PinList::rows() const {
    std::vector<QRect> rows;
    if (m_pinCount > 0) rows.push_back(m_heading->geometry());
    for (std::size_t i = 0; i < m_pinCount; ++i) rows.push_back(m_rows[i]->geometry());
    return rows;
}

int PinList::arrange(int width) {
    if (m_pinCount == 0) return 0;
    const int left = px(kPinOverhang);
    const QSize clearSize(flatButtonWidth(*m_clear), m_clear->sizeHint().height());
    const bool hasClear = m_pinCount > 1;
    int top = px(kAboveHeading);
    const int headingWidth = width - 2 * left - (hasClear ? clearSize.width() + px(kBesideTags) : 0);
    const int headingHeight =
        std::max(m_heading->heightForWidth(headingWidth), hasClear ? clearSize.height() : px(kCrossButtonSize));
    m_heading->setGeometry(left, top, headingWidth, headingHeight);
    m_clear->setGeometry(width - clearSize.width(), top + (headingHeight - clearSize.height()) / 2, clearSize.width(),
                         clearSize.height());
    top += headingHeight;
    for (std::size_t i = 0; i < m_pinCount; ++i) {
        const int height = m_rows[i]->arrange(width);
        m_rows[i]->setGeometry(0, top, width, height);
        top += height;
    }
    return top;
}

void PinList::paintEvent(QPaintEvent*) {
    if (m_pinCount > 0)
        QPainter(this).fillRect(rect().adjusted(px(kPinOverhang), 0, -px(kPinOverhang), 1 - height()), m_theme->rule);
}

}  // namespace attention
