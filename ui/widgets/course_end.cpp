#include "ui/widgets/course_end.h"

#include <algorithm>
#include <cmath>

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QUrl>
#include <QVBoxLayout>

#include "ui/exhibits/exhibits.h"
#include "ui/widgets/link_text.h"
#include "ui/widgets/rich_text.h"
#include "ui/widgets/style.h"

namespace attention {
namespace {

// In designed pixels.
constexpr int kContentSideMargin = 32;
constexpr int kContentTopMargin = 18;
constexpr int kTallyBarHeight = 22;
constexpr int kLegendLineHeight = 24;
constexpr int kSwatchWidth = 22;
constexpr int kMaxContentWidth = 900;

/// One sentence for each lesson of the course, in its order.
QStringList lessonSentences() {
    return {
        CourseEnd::tr("A word’s row of numbers says nothing of its sentence until words are mixed."),
        CourseEnd::tr("Scores are dot products, softmax makes weights of them, and the output is the weighted sum."),
        CourseEnd::tr("Learned matrices give each word a query, a key and a value; dividing by √d keeps softmax soft."),
        CourseEnd::tr("Several heads weigh the words in several ways at once; a mask sets weights to exactly 0."),
        CourseEnd::tr("Without positions and masks, words that change places just take their outputs along."),
        CourseEnd::tr("A position is a row of waves, from fast to slow, that is added to the word’s row."),
        CourseEnd::tr("A shift turns each pair of columns by a fixed angle, from wherever it starts."),
        CourseEnd::tr("Self-attention joins any two tokens in one layer; others need many layers or many steps."),
        CourseEnd::tr("Its operations grow with n²·d: few for short texts, many for long ones."),
        CourseEnd::tr("Training finds where to look from right answers alone, at lengths that it has seen."),
        CourseEnd::tr("Positions can also be concatenated or turned, and heads can compute a convolution."),
        CourseEnd::tr("A deep stack of attention alone makes all rows alike; residual connections keep them apart."),
        CourseEnd::tr("A language model says how probable each token is as the next one, and writes by drawing."),
        CourseEnd::tr("Two layers copy what followed last time: one head tells what came before, one looks for it.")};
}

}  // namespace

TallyBar::TallyBar(QWidget* parent) : QWidget(parent) {}

void TallyBar::setTheme(const Theme& theme) {
    m_theme = &theme;
    update();
}

void TallyBar::setTally(const CourseTally& tally) {
    m_tally = tally;
    QStringList texts;
    for (const Segment& segment : segments()) texts += segment.text;
    setAccessibleName(texts.join(QStringLiteral("; ")));
    update();
}

std::vector<TallyBar::Segment> TallyBar::segments() const {
    std::vector<Segment> all{
        {m_tally.atOnce, tr("%n right at once", nullptr, m_tally.atOnce), Qt::SolidPattern, 1},
        {m_tally.withHint, tr("%n right after a hint", nullptr, m_tally.withHint), Qt::SolidPattern, 0.45},
        {m_tally.wrongly, tr("%n told after two tries", nullptr, m_tally.wrongly), Qt::BDiagPattern, 1},
        {m_tally.skipped, tr("%n skipped", nullptr, m_tally.skipped), Qt::NoBrush, 1},
        {m_tally.open, tr("%n not answered yet", nullptr, m_tally.open), Qt::NoBrush, 0.3}};
    std::erase_if(all, [](const Segment& segment) { return segment.count == 0; });
    return all;
}

std::vector<QRect> TallyBar::legendRects(int width) const {
    const QFontMetrics metrics(uiFont(font_size::kBody));
    std::vector<QRect> rects;
    QPoint topLeft(0, px(kTallyBarHeight) + px(8));
    for (const Segment& segment : segments()) {
        const int entryWidth = px(kSwatchWidth + 8) + metrics.horizontalAdvance(segment.text) + px(20);
        if (topLeft.x() > 0 && topLeft.x() + entryWidth > width) topLeft = {0, topLeft.y() + px(kLegendLineHeight)};
        rects.emplace_back(topLeft, QSize(entryWidth, px(kLegendLineHeight)));
        topLeft.rx() += entryWidth;
    }
    return rects;
}

int TallyBar::heightForWidth(int width) const {
    const auto rects = legendRects(width);
    return rects.empty() ? px(kTallyBarHeight) : rects.back().bottom() + 1;
}

void TallyBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto drawSegment = [&](const QRectF& box, const Segment& segment) {
        const QColor ink = blendColours(m_theme->text, m_theme->surface, segment.strength);
        painter.fillRect(box, m_theme->surface);
        if (segment.fill == Qt::SolidPattern) painter.fillRect(box, ink);
        painter.setPen(QPen(m_theme->text, scaled(1), segment.fill == Qt::NoBrush ? Qt::DotLine : Qt::SolidLine));
        if (segment.fill == Qt::BDiagPattern) {
            painter.save();
            painter.setClipRect(box);
            for (double x = box.left() - box.height(); x < box.right(); x += scaled(5))
                painter.drawLine(QPointF(x, box.bottom()), QPointF(x + box.height(), box.top()));
            painter.restore();
        }
        if (segment.fill == Qt::NoBrush && segment.strength == 1) painter.setPen(QPen(m_theme->text, scaled(1)));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5));
    };
    const auto allSegments = segments();
    const auto legend = legendRects(width());
    double x = 0;
    for (std::size_t i = 0; i < allSegments.size(); ++i) {
        const double segmentWidth = width() * double(allSegments[i].count) / m_tally.total();
        drawSegment({x, 0, segmentWidth, double(px(kTallyBarHeight))}, allSegments[i]);
        x += segmentWidth;
        const QRect& legendRect = legend[i];
        drawSegment(QRectF(legendRect.left(), legendRect.center().y() - scaled(7), px(kSwatchWidth), scaled(14)),
                    allSegments[i]);
        painter.setFont(uiFont(font_size::kBody));
        painter.setPen(m_theme->text);
        painter.drawText(legendRect.adjusted(px(kSwatchWidth + 8), 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                         allSegments[i].text);
    }
}

CourseEnd::CourseEnd(QWidget* page) : QWidget(page) {
    setObjectName(QStringLiteral("course-end"));
    setAutoFillBackground(true);
    page->installEventFilter(this);
    m_scroll = new QScrollArea(this);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidgetResizable(true);
    m_scroll->viewport()->installEventFilter(this);
    auto* content = new QWidget;
    content->setMaximumWidth(px(kMaxContentWidth));
    const auto label = [content] {
        auto* made = new QLabel(content);
        made->setWordWrap(true);
        return made;
    };
    const auto links = [content](const char* name) {
        auto* made = new LinkText(content);
        made->setObjectName(QLatin1String(name));
        return made;
    };
    m_title = label();
    m_introduction = label();
    m_lessons = links("course-lessons");
    m_answersHeading = label();
    m_bar = new TallyBar(content);
    m_bar->setObjectName(QStringLiteral("course-tally"));
    m_nextHeading = label();
    m_suggestions = links("course-ways");
    m_skippedButton = new QPushButton(content);
    m_skippedButton->setObjectName(QStringLiteral("course-skipped"));
    m_exploreButton = new QPushButton(content);
    m_exploreButton->setObjectName(QStringLiteral("course-explore"));
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(px(8));
    buttons->addWidget(m_exploreButton);
    buttons->addWidget(m_skippedButton);
    buttons->addStretch(1);
    auto* rows = new QVBoxLayout(content);
    rows->setContentsMargins(px(kContentSideMargin), px(kContentTopMargin), px(kContentSideMargin),
                             px(kContentTopMargin));
    rows->setSpacing(px(6));
    rows->addWidget(m_title);
    rows->addWidget(m_introduction);
    rows->addWidget(m_lessons);
    rows->addSpacing(px(10));
    rows->addWidget(m_answersHeading);
    rows->addWidget(m_bar);
    rows->addSpacing(px(10));
    rows->addWidget(m_nextHeading);
    rows->addWidget(m_suggestions);
    rows->addSpacing(px(4));
    rows->addLayout(buttons);
    rows->addStretch(1);
    m_scroll->setWidget(content);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_scroll);
    const auto follow = [this](const QUrl& link) {
        const QString text = link.toString();
        if (text.startsWith(QLatin1String("lesson:"))) return lessonChosen(text.mid(7).toInt());
        Q_EMIT exhibitChosen(text.mid(5));
    };
    connect(m_lessons, &QTextBrowser::anchorClicked, this, follow);
    connect(m_suggestions, &QTextBrowser::anchorClicked, this, follow);
    connect(m_skippedButton, &QPushButton::clicked, this, &CourseEnd::skippedRequested);
    connect(m_exploreButton, &QPushButton::clicked, this, &CourseEnd::exploreRequested);
    setTheme(*m_theme);
    retranslate();
    hide();
}

void CourseEnd::setTheme(const Theme& theme) {
    m_theme = &theme;
    QPalette colours = palette();
    for (const auto role : {QPalette::Window, QPalette::Base}) colours.setColor(role, theme.surface);
    colours.setColor(QPalette::WindowText, theme.text);
    setPalette(colours);
    m_title->setFont(uiFont(font_size::kTitle, QFont::DemiBold));
    m_introduction->setFont(uiFont(font_size::kClaim));
    for (QLabel* heading : {m_answersHeading, m_nextHeading})
        heading->setFont(uiFont(font_size::kBody, QFont::DemiBold));
    for (LinkText* text : {m_lessons, m_suggestions}) text->setFont(uiFont(font_size::kBody));
    m_bar->setTheme(theme);
    updateTexts();
}

void CourseEnd::retranslate() {
    m_title->setText(tr("The end of the course"));
    m_introduction->setText(tr("This is what it showed:"));
    m_nextHeading->setText(tr("Where to go on"));
    m_exploreButton->setText(tr("Explore freely"));
    m_skippedButton->setText(tr("Back to what was skipped"));
    updateTexts();
}

void CourseEnd::setTally(const CourseTally& tally) {
    m_tally = tally;
    m_bar->setTally(tally);
    m_skippedButton->setVisible(tally.skipped + tally.open > 0);
    updateTexts();
}

void CourseEnd::updateTexts() {
    QString rows;
    const QStringList sentences = lessonSentences();
    for (qsizetype i = 0; i < sentences.size(); ++i)
        rows += QStringLiteral(
                    "<tr><td align=right><a href=\"lesson:%1\">%2</a></td><td style=\"padding-left:10px\">%3</td></tr>")
                    .arg(i)
                    .arg(i + 1)
                    .arg(sentences[i].toHtmlEscaped());
    m_lessons->setRichText(withMathFont(QStringLiteral("<table cellspacing=2 cellpadding=0>%1</table>").arg(rows),
                                        m_lessons->font().pixelSize(), *m_theme),
                           *m_theme, m_theme->text);
    m_answersHeading->setText(tr("Your answers to its %n question(s)", nullptr, m_tally.total()));
    const auto link = [](const char* exhibit) {
        return QStringLiteral("<a href=\"page:%1\">%2</a>")
            .arg(QLatin1String(exhibit), findExhibit(exhibit)->words().name);
    };
    m_suggestions->setRichText(
        tr("Write a sentence of your own at %1, train another model at %2, or give a layer more heads at "
           "%3. The lessons "
           "stay under Course, All lessons.")
            .arg(link("attention"), link("training"), link("heads")),
        *m_theme, m_theme->text);
    m_bar->setTally(m_tally);
    layOut();
}

void CourseEnd::layOut() {
    const int textWidth =
        std::min(m_scroll->viewport()->width(), m_scroll->widget()->maximumWidth()) - 2 * px(kContentSideMargin);
    if (textWidth <= 0) return;
    for (LinkText* text : {m_lessons, m_suggestions}) {
        text->setAvailableWidth(textWidth);
        text->setFixedHeight(int(std::ceil(text->document()->size().height())));
    }
    m_bar->setFixedHeight(m_bar->heightForWidth(textWidth));
}

void CourseEnd::takeFocus() {
    m_exploreButton->setFocus();
}

bool CourseEnd::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) watched == parentWidget() ? setGeometry(parentWidget()->rect()) : layOut();
    return QWidget::eventFilter(watched, event);
}

}  // namespace attention
