#include "ui/widgets/readout_view.h"

#include <algorithm>
#include <vector>

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/io/number_text.h"
#include "ui/widgets/style.h"

namespace attention {
namespace {

constexpr int kMargin = 20;
constexpr int kLineHeight = 26;
constexpr int kColumnGap = 12;
constexpr int kGap = 8;
constexpr int kFormulaSize = 16;
constexpr int kCompactValue = 26;
constexpr int kSmallValue = 19;

}  // namespace

/// A word on a ground of an index colour.
class TagLabel : public QLabel {
 public:
    explicit TagLabel(QWidget* parent) : QLabel(parent) {
        setFont(textFont(type::kName, QFont::DemiBold));
        setContentsMargins(7, 2, 7, 2);
        setTextInteractionFlags(Qt::TextSelectableByMouse);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }
    void setColours(const QColor& ground, const Theme& theme) {
        m_ground = ground;
        setInk(*this, theme.onIndex, theme);
    }

 protected:
    void paintEvent(QPaintEvent* event) override {
        {
            QPainter painter(this);
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(Qt::NoPen);
            painter.setBrush(m_ground);
            painter.drawRoundedRect(rect(), 4, 4);
        }
        QLabel::paintEvent(event);
    }

 private:
    QColor m_ground;
};

/// Lines of name, expression and value: the first two in columns, the values at the right. A value that has no room
/// beside its expression stands below it, so the area is never wider than it may be.
class LineArea : public QWidget {
 public:
    using QWidget::QWidget;

    void setLines(const std::vector<DerivationLine>& lines, const Theme& theme) {
        // Labels are kept: pointing along a row of the figure changes them many times a second.
        while (m_lines.size() < lines.size()) m_lines.push_back(makeLine());
        m_used = lines.size();
        for (std::size_t i = 0; i < m_lines.size(); ++i) {
            const auto& [name, expression, value] = m_lines[i];
            for (QLabel* label : {name, expression, value}) label->setVisible(i < m_used);
            if (i >= m_used) continue;
            setInk(*name, theme.muted, theme);
            name->setText(QString::fromStdString(lines[i].name));
            expression->setFont(mathFont(kFormulaSize));
            const bool isWord = !lines[i].word.empty();
            expression->setText(isWord ? QString() : QString::fromStdString(expressionText(lines[i].expression)));
            value->setText(QString::fromStdString(isWord                ? lines[i].word
                                                  : lines[i].digits > 0 ? roundedText(lines[i].value, lines[i].digits)
                                                                        : numberText(lines[i].value)));
        }
        place();
    }

 protected:
    void resizeEvent(QResizeEvent*) override { place(); }

 private:
    struct Line {
        QLabel* name;
        QLabel* expression;
        QLabel* value;
    };

    Line makeLine() {
        const Line line{new QLabel(this), new QLabel(this), new QLabel(this)};
        line.name->setFont(textFont(type::kName));
        line.value->setFont(textFont(type::kName));
        line.expression->setTextFormat(Qt::RichText);
        line.value->setTextFormat(Qt::RichText);
        line.value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        for (QLabel* label : {line.name, line.expression, line.value})
            label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        return line;
    }

    void place() {
        int names = 0;
        for (std::size_t i = 0; i < m_used; ++i) names = std::max(names, m_lines[i].name->sizeHint().width());
        const int left = names + kColumnGap;
        int top = 0;
        for (std::size_t i = 0; i < m_used; ++i) {
            const auto& [name, expression, value] = m_lines[i];
            const int valueWidth = std::min(width(), value->sizeHint().width());
            const int room = width() - left;
            name->setGeometry(0, top, names, kLineHeight);
            expression->setGeometry(left, top, std::min(room, expression->sizeHint().width()), kLineHeight);
            if (expression->sizeHint().width() + kGap + valueWidth > room) top += kLineHeight;
            value->setGeometry(width() - valueWidth, top, valueWidth, kLineHeight);
            top += kLineHeight;
        }
        setFixedHeight(top);
    }

    std::vector<Line> m_lines;
    std::size_t m_used = 0;
};

ReadoutView::ReadoutView(QWidget* parent) : QWidget(parent) {
    m_heading = new QLabel(this);
    m_heading->setFont(textFont(type::kBody, QFont::DemiBold));
    m_hint = new QLabel(this);
    m_hint->setObjectName(QStringLiteral("hint"));
    m_hint->setFont(textFont(type::kName));
    m_hint->setWordWrap(true);
    m_hint->setAlignment(Qt::AlignTop | Qt::AlignLeft);

    m_cell = new QWidget;
    m_row = new TagLabel(m_cell);
    m_column = new TagLabel(m_cell);
    m_value = new QLabel(m_cell);
    m_value->setObjectName(QStringLiteral("value"));
    m_value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    // Its size gives way to the width, never the other way round.
    m_value->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    auto* tags = new QHBoxLayout;
    tags->setSpacing(6);
    tags->addWidget(m_row);
    tags->addWidget(m_column);
    tags->addStretch(1);
    m_lines = new LineArea(m_cell);
    auto* cell = new QVBoxLayout(m_cell);
    cell->setSpacing(4);
    cell->addLayout(tags);
    cell->addWidget(m_value);
    cell->addSpacing(8);
    cell->addWidget(m_lines);
    cell->addStretch(1);
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidgetResizable(true);
    scroll->setWidget(m_cell);
    const int bar = scroll->verticalScrollBar()->sizeHint().width();
    cell->setContentsMargins(kMargin, 0, std::max(0, kMargin - bar), 0);

    m_copy = new QToolButton(this);
    m_copy->setObjectName(QStringLiteral("copy-value"));
    m_copy->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_copy->setFocusPolicy(Qt::TabFocus);
    connect(m_copy, &QToolButton::clicked, this, &ReadoutView::copyValue);

    const auto indented = [](QWidget* widget, int left) {
        auto* row = new QHBoxLayout;
        row->setContentsMargins(left, 0, kMargin, 0);
        row->addWidget(widget);
        return row;
    };
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 14, 0, 12);
    layout->setSpacing(0);
    layout->addLayout(indented(m_heading, kMargin));
    layout->addSpacing(12);
    layout->addLayout(indented(m_hint, kMargin));
    layout->addWidget(scroll, 1);
    // The words of a quiet button stand on the margin, its ground reaches over it.
    auto* buttons = indented(m_copy, kMargin - 6);
    buttons->addStretch(1);
    layout->addSpacing(4);
    layout->addLayout(buttons);
    setCompact(false);
    setTheme(*m_theme);
    retranslate();
}

void ReadoutView::fitWidth() {
    for (const int size : {m_compact ? kCompactValue : type::kBigValue, kCompactValue, kSmallValue}) {
        m_value->setFont(textFont(size, QFont::DemiBold));
        if (m_value->sizeHint().width() <= width() - 2 * kMargin) break;
    }
}

void ReadoutView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitWidth();
}

void ReadoutView::setTheme(const Theme& theme) {
    m_theme = &theme;
    setInk(*m_hint, theme.muted, theme);
    m_row->setColours(theme.indexI, theme);
    m_column->setColours(theme.indexJ, theme);
    showWords();
}

void ReadoutView::retranslate() {
    m_heading->setText(tr("Selected cell"));
    m_hint->setText(tr("Point at a cell, or walk with the arrow keys."));
    m_copy->setText(tr("Copy value"));
    setAccessibleName(m_heading->text());
}

void ReadoutView::setExplanation(const std::optional<Explanation>& explanation) {
    m_explanation = explanation;
    showWords();
}

void ReadoutView::setCompact(bool compact) {
    m_compact = compact;
    fitWidth();
}

void ReadoutView::showWords() {
    m_hint->setVisible(!m_explanation);
    m_cell->setVisible(m_explanation.has_value());
    m_copy->setVisible(m_explanation.has_value());
    if (!m_explanation) {
        setAccessibleDescription(m_hint->text());
        return;
    }
    const auto& tags = m_explanation->tags;
    m_row->setText(tags.size() > 0 ? tags[0].text : QString());
    m_column->setText(tags.size() > 1 ? tags[1].text : QString());
    m_value->setText(m_explanation->value);
    setAccessibleDescription(tr("%1, %2: %3").arg(m_row->text(), m_column->text(), m_explanation->value));
    m_lines->setLines(m_explanation->derivation.steps, *m_theme);
    fitWidth();
}

void ReadoutView::copyValue() {
    if (m_explanation)
        QGuiApplication::clipboard()->setText(QString::fromStdString(numberText(m_explanation->derivation.value)));
}

}  // namespace attention
