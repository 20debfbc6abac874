#include "ui/widgets/readout_view.h"

#include <QClipboard>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/widgets/rich_text.h"
#include "ui/widgets/style.h"

namespace attention {
namespace {

constexpr int kMargin = 20;
constexpr int kLineHeight = 26;
constexpr int kGap = 8;
constexpr int kFormulaSize = 16;
constexpr int kCompactValue = 26;

/// A number as other programs read it: no thin spaces, an ASCII minus.
QString plainNumber(QString text) {
    text.removeIf([](QChar c) { return c.isSpace(); });
    return text.replace(QChar(0x2212), u'-');
}

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
    auto* tags = new QHBoxLayout;
    tags->setSpacing(6);
    tags->addWidget(m_row);
    tags->addWidget(m_column);
    tags->addStretch(1);
    m_grid = new QGridLayout;
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(0);
    m_grid->setColumnStretch(1, 1);
    auto* cell = new QVBoxLayout(m_cell);
    cell->setSpacing(4);
    cell->addLayout(tags);
    cell->addWidget(m_value);
    cell->addSpacing(8);
    cell->addLayout(m_grid);
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
    layout->addLayout(buttons);
    setCompact(false);
    setTheme(*m_theme);
    retranslate();
}

ReadoutView::Line ReadoutView::makeLine(int row) {
    const Line line{new QLabel(m_cell), new QLabel(m_cell), new QLabel(m_cell), new QBoxLayout(QBoxLayout::LeftToRight)};
    line.name->setFont(textFont(type::kName));
    line.value->setFont(textFont(type::kName));
    line.expression->setTextFormat(Qt::RichText);
    line.value->setTextFormat(Qt::RichText);
    line.value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    for (QLabel* label : {line.name, line.expression, line.value}) {
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setFixedHeight(kLineHeight);
    }
    line.room->setSpacing(0);
    line.room->addWidget(line.expression);
    line.room->addWidget(line.value);
    m_grid->addWidget(line.name, row, 0, Qt::AlignTop);
    m_grid->addLayout(line.room, row, 1);
    return line;
}

void ReadoutView::placeValues() {
    int names = 0;
    for (const Line& line : m_lines)
        if (!line.name->isHidden()) names = std::max(names, line.name->sizeHint().width());
    const int room = width() - 2 * kMargin - names - m_grid->horizontalSpacing();
    for (const Line& line : m_lines) {
        // A value that has no room beside its expression stands below it.
        const bool fits = line.expression->sizeHint().width() + kGap + line.value->sizeHint().width() <= room;
        line.room->setDirection(fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    }
}

void ReadoutView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    placeValues();
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

void ReadoutView::setReadout(const std::optional<Readout>& readout) {
    m_readout = readout;
    showWords();
}

void ReadoutView::setCompact(bool compact) {
    m_value->setFont(textFont(compact ? kCompactValue : type::kBigValue, QFont::DemiBold));
}

void ReadoutView::showWords() {
    m_hint->setVisible(!m_readout);
    m_cell->setVisible(m_readout.has_value());
    m_copy->setVisible(m_readout.has_value());
    if (!m_readout) {
        setAccessibleDescription(m_hint->text());
        return;
    }
    m_row->setText(m_readout->rowTag);
    m_row->setVisible(!m_readout->rowTag.isEmpty());
    m_column->setText(m_readout->columnTag);
    m_column->setVisible(!m_readout->columnTag.isEmpty());
    m_value->setText(m_readout->value);
    setAccessibleDescription(tr("%1, %2: %3").arg(m_readout->rowTag, m_readout->columnTag, m_readout->value));
    const auto& lines = m_readout->lines;
    // Labels are kept: pointing along a row of the figure changes them many times a second.
    while (m_lines.size() < lines.size()) m_lines.push_back(makeLine(int(m_lines.size())));
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const bool isUsed = i < lines.size();
        for (QLabel* label : {m_lines[i].name, m_lines[i].expression, m_lines[i].value}) label->setVisible(isUsed);
        if (!isUsed) continue;
        setInk(*m_lines[i].name, m_theme->muted, *m_theme);
        m_lines[i].name->setText(lines[i].name);
        m_lines[i].expression->setFont(isFormula(lines[i].expression) ? mathFont(kFormulaSize) : textFont(type::kName));
        m_lines[i].expression->setText(withMathFace(lines[i].expression, 0, *m_theme));
        m_lines[i].value->setText(lines[i].value);
    }
    placeValues();
}

void ReadoutView::copyValue() {
    if (m_readout) QGuiApplication::clipboard()->setText(plainNumber(m_readout->value));
}

}  // namespace attention
