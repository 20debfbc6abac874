#include "ui/paper/paper_document.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <set>
#include <utility>

#include <QCoreApplication>

#include "ui/figure/theme.h"
#include "ui/paper/printed_font.h"

namespace attention {
namespace {

struct PaperWords {
    Q_DECLARE_TR_FUNCTIONS(PaperDocument)
};

constexpr double kPixelsPerMm = 96 / 25.4;
/// A4 and Letter, in millimetres.
constexpr std::array<std::pair<double, double>, 2> kSizes{{{210, 297}, {215.9, 279.4}}};
constexpr double kSideMargin = 17 * kPixelsPerMm;
constexpr double kTopMargin = 13 * kPixelsPerMm;
constexpr double kBottomMargin = 17.5 * kPixelsPerMm;  // has room for a footer of two lines
constexpr double kFooter = 9 * kPixelsPerMm;           // from the edge of the page to the footer's baseline
constexpr double kGroupGap = 26;                       // between groups, with a rule in the middle
constexpr double kFooterLineHeight = 17;               // between the baselines of the footer's two lines
constexpr double kIndent = 16;                         // of a solution, for its vertical rule
constexpr double kColumnGap = 26;
constexpr double kHeaderGap = 18;

QSizeF pixelsOf(PaperSize size) {
    const auto& [width, height] = kSizes[std::size_t(size)];
    return QSizeF(width, height) * kPixelsPerMm;
}

template <class Value>
std::optional<Value> findByName(const QStringList& names, QStringView name) {
    const auto index = names.indexOf(name);
    return index < 0 ? std::nullopt : std::optional(Value(int(index)));
}

}  // namespace

const QStringList& paperSizeNames() {
    static const QStringList kNames{QStringLiteral("a4"), QStringLiteral("letter")};
    return kNames;
}

std::optional<PaperSize> findPaperSize(QStringView name) {
    return findByName<PaperSize>(paperSizeNames(), name);
}

double paperTextWidth(PaperSize size, int columns) {
    const double totalWidth = pixelsOf(size).width() - 2 * kSideMargin;
    return (totalWidth - (columns - 1) * kColumnGap) / columns;
}

QStringList paperNameLabels() {
    return {PaperWords::tr("Name"), PaperWords::tr("Date")};
}

QString paperAnswerFirst() {
    return PaperWords::tr("Answer first, then turn over: later pages tell the answers.");
}

const QStringList& paperFormatNames() {
    static const QStringList kNames{QStringLiteral("pdf"), QStringLiteral("html")};
    return kNames;
}

std::optional<PaperFormat> findPaperFormat(QStringView name) {
    return findByName<PaperFormat>(paperFormatNames(), name);
}

bool PaperGroup::beginsPage(std::size_t questions) const {
    // A page has at most two questions, because a step may also reveal the answer of the question before the last.
    constexpr std::size_t kMaxQuestions = 2;
    return questions >= kMaxQuestions || (questions > 0 && revealsAnswer);
}

/// A block in the column that is being filled.
struct PaperLayout::Row {
    PlacedBlock placed;
    double gap = 0;  ///< above the block, unless it is the first one in a column
    PaperBlock::Heights heights = {};
};

std::vector<PaperLayout::Row> PaperLayout::rowsOf(std::size_t group, const std::vector<Row>& open) const {
    std::vector<Row> rows;
    const double totalWidth = paperTextWidth(m_document.size, m_document.columns);
    const auto add = [&](const PaperBlocks& blocks, bool isSolution) {
        const double indent = isSolution ? kIndent : 0, width = totalWidth - indent;
        for (const auto& each : blocks) {
            const PaperBlock* block = each.get();
            const PaperBlock* repeated = block->repeated();
            const auto isThere = [repeated](const Row& row) { return row.placed.block == repeated; };
            if (repeated && std::ranges::none_of(open, isThere)) block = repeated;
            const double gap = rows.empty() ? kGroupGap : block->gap();
            rows.push_back({{block, group, isSolution, QRectF(indent, 0, width, 0)}, gap, block->heights(width)});
        }
    };
    add(m_document.groups[group].blocks, false);
    add(m_document.groups[group].solution, true);
    return rows;
}

void PaperLayout::measure(const PaperDocument& document, std::size_t group) {
    const double width = paperTextWidth(document.size, document.columns);
    for (const auto& block : document.groups[group].blocks) (void)block->heights(width);
    for (const auto& block : document.groups[group].solution) (void)block->heights(width - kIndent);
}

PaperLayout::PaperLayout(const PaperDocument& document)
    : m_document(document),
      m_pageSize(pixelsOf(document.size)),
      m_area(QRectF({}, m_pageSize).adjusted(kSideMargin, kTopMargin, -kSideMargin, -kBottomMargin)),
      m_headerHeight(headerHeight()) {
    std::vector<Row> open;
    for (std::size_t group = 0; group < document.groups.size(); ++group) {
        if (document.groups[group].beginsPage(questionCount(open))) close(open);
        append(group, open);
    }
    if (!open.empty() || m_pages.empty()) close(open);
    m_pages.back().isAnsweredFirst = false;
}

std::size_t PaperLayout::questionCount(const std::vector<Row>& open) const {
    std::set<std::size_t> groups;
    for (const Row& row : open)
        if (m_document.groups[row.placed.group].hasQuestion) groups.insert(row.placed.group);
    return groups.size();
}

bool PaperLayout::fits(const std::vector<Row>& open, std::vector<Row>::const_iterator from,
                       std::vector<Row>::const_iterator to) const {
    double sum = 0;
    const auto add = [&](const Row& row) { sum += row.heights.minimum + (sum > 0 ? row.gap : 0); };
    std::ranges::for_each(open, add);
    std::for_each(from, to, add);
    return sum <= column().height();
}

void PaperLayout::append(std::size_t group, std::vector<Row>& open) {
    std::vector<Row> rows = rowsOf(group, open);
    // The blocks of the question and the first one of its solution stay together; further blocks may be separated.
    const auto endOfPart = [&rows](std::vector<Row>::const_iterator row) {
        const bool isQuestion = !row->placed.isSolution;
        auto end = std::find_if(row, rows.cend(), [](const Row& each) { return each.placed.isSolution; });
        if (!isQuestion || end != rows.cend()) ++end;
        while (end != rows.cend() && (end - 1)->placed.block->staysWithNext()) ++end;
        return end;
    };
    for (auto row = rows.cbegin(); row != rows.cend();) {
        auto end = endOfPart(row);
        if (!fits(open, row, end) && !open.empty()) {
            close(open);
            if (row == rows.cbegin()) {
                rows = rowsOf(group, open);
                row = rows.cbegin();
                end = endOfPart(row);
            }
            // If they do not fit on an empty page, the question is placed without its solution.
            if (!fits(open, row, end))
                end = std::find_if(row, end, [&](const Row& each) { return each.placed.isSolution && &each != &*row; });
        }
        open.insert(open.end(), row, end);
        row = end;
    }
}

QRectF PaperLayout::column() const {
    const auto count = std::size_t(m_document.columns);
    const double width = paperTextWidth(m_document.size, m_document.columns);
    const double left = m_area.left() + double(m_closedColumns % count) * (width + kColumnGap);
    const double top = m_area.top() + (m_closedColumns < count ? m_headerHeight : 0);
    return {left, top, width, m_area.bottom() - top};
}

void PaperLayout::close(std::vector<Row>& open) {
    const QRectF column = this->column();
    const auto index = int(m_closedColumns % std::size_t(m_document.columns));
    if (index == 0) m_pages.emplace_back();
    m_pages.back().isAnsweredFirst = questionCount(open) > 0;
    double top = column.top(), spare = column.height(), stretchable = 0;
    for (const Row& row : open) {
        spare -= row.heights.minimum + (&row == open.data() ? 0 : row.gap);
        stretchable += row.heights.maximum - row.heights.minimum;
    }
    const double share = stretchable > 0 ? std::clamp(spare / stretchable, 0.0, 1.0) : 0;
    for (Row& row : open) {
        if (&row != open.data()) top += row.gap;
        row.placed.rect.moveTopLeft({column.left() + row.placed.rect.left(), top});
        row.placed.rect.setHeight(row.heights.minimum + share * (row.heights.maximum - row.heights.minimum));
        row.placed.column = index;
        top = row.placed.rect.bottom();
        m_pages.back().blocks.push_back(row.placed);
    }
    open.clear();
    ++m_closedColumns;
}

namespace {
constexpr int kTitleSize = font_size::kTitle, kSmall = font_size::kAxis;
constexpr double kTitleLine = 30, kSubtitleLine = 18, kNameLine = 30;
}  // namespace

double PaperLayout::headerHeight() const {
    if (m_document.title.isEmpty()) return 0;
    const QFontMetricsF metrics(printedFont(kTitleSize, QFont::DemiBold));
    const double lines =
        metrics.boundingRect(QRectF(0, 0, m_area.width(), 1e4), Qt::TextWordWrap, m_document.title).height() /
        metrics.height();
    return (m_document.hasNameLine ? kNameLine : 0) + std::max(1.0, std::round(lines)) * kTitleLine +
           (m_document.subtitle.isEmpty() ? 0 : kSubtitleLine) + kHeaderGap;
}

void PaperLayout::paintHeader(QCPPainter& painter) const {
    if (m_document.title.isEmpty()) return;
    const Theme& theme = Theme::light();
    double top = m_area.top();
    if (m_document.hasNameLine) {
        painter.setFont(printedFont(kSmall));
        painter.setPen(theme.text);
        const double baseline = top + 16, date = m_area.right() - 170;
        const auto line = [&](double left, double right, const QString& label) {
            painter.setPen(theme.text);
            painter.drawText(QPointF(left, baseline), label);
            painter.setPen(QPen(theme.control, 0.8));
            const double from = left + QFontMetricsF(painter.font()).horizontalAdvance(label) + 8;
            painter.drawLine(QPointF(from, baseline + 2), QPointF(right, baseline + 2));
        };
        line(m_area.left(), date - 24, paperNameLabels()[0]);
        line(date, m_area.right(), paperNameLabels()[1]);
        top += kNameLine;
    }
    const double bottom = m_area.top() + m_headerHeight - kHeaderGap;
    painter.setPen(theme.text);
    painter.setFont(printedFont(kTitleSize, QFont::DemiBold));
    const QRectF title(m_area.left(), top, m_area.width(),
                       bottom - top - (m_document.subtitle.isEmpty() ? 0 : kSubtitleLine));
    painter.drawText(title, Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignVCenter, m_document.title);
    painter.setFont(printedFont(kSmall));
    painter.setPen(theme.muted);
    painter.drawText(QRectF(m_area.left(), title.bottom(), m_area.width(), kSubtitleLine),
                     Qt::AlignLeft | Qt::AlignVCenter, m_document.subtitle);
    painter.setPen(QPen(theme.text, 1));
    painter.drawLine(QPointF(m_area.left(), bottom + 6), QPointF(m_area.right(), bottom + 6));
}

void PaperLayout::paintPage(QCPPainter& painter, std::size_t index) const {
    const Theme& theme = Theme::light();
    painter.setMode(QCPPainter::pmNoCaching);
    painter.setMode(QCPPainter::pmNonCosmetic);
    painter.setRenderHint(QPainter::LosslessImageRendering);
    painter.setRenderHint(QPainter::Antialiasing);
    if (index == 0) paintHeader(painter);
    const std::vector<PlacedBlock>& blocks = m_pages[index].blocks;
    for (auto placed = blocks.begin(); placed != blocks.end(); ++placed) {
        const bool isFirst = placed == blocks.begin() || (placed - 1)->column != placed->column;
        const PlacedBlock* before = isFirst ? nullptr : &*(placed - 1);
        const double left = placed->rect.left() - (placed->isSolution ? kIndent : 0);
        if (before && before->group != placed->group) {
            const double middle = (before->rect.bottom() + placed->rect.top()) / 2;
            painter.setPen(QPen(theme.rule, 1));
            painter.drawLine(QPointF(left, middle), QPointF(placed->rect.right(), middle));
        }
        if (placed->isSolution) {
            const bool continues = before && before->isSolution && before->group == placed->group;
            const double top = continues ? before->rect.bottom() : placed->rect.top();
            painter.fillRect(QRectF(left, top, 2, placed->rect.bottom() - top), theme.text);
        }
        painter.save();
        placed->block->paint(painter, placed->rect);
        painter.restore();
    }
    paintFooter(painter, index);
}

void PaperLayout::paintFooter(QCPPainter& painter, std::size_t index) const {
    const double baseline = m_pageSize.height() - kFooter;
    const auto atRight = [&](const QString& words, double y) {
        const double width = QFontMetricsF(painter.font()).horizontalAdvance(words);
        painter.drawText(QPointF(m_area.right() - width, y), words);
        return width;
    };
    if (m_pages[index].isAnsweredFirst) {
        painter.setFont(printedFont(kSmall, QFont::DemiBold));
        painter.setPen(Theme::light().text);
        atRight(paperAnswerFirst(), baseline - kFooterLineHeight);
    }
    painter.setFont(printedFont(kSmall));
    painter.setPen(Theme::light().muted);
    const double number = atRight(PaperWords::tr("Page %1 of %2").arg(index + 1).arg(m_pages.size()), baseline);
    painter.drawText(
        QPointF(m_area.left(), baseline),
        QFontMetricsF(painter.font()).elidedText(m_document.title, Qt::ElideRight, m_area.width() - number - 24));
}

}  // namespace attention
