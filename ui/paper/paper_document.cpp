#include "ui/paper/paper_document.h"

#include <algorithm>
#include <array>
#include <numeric>
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
constexpr double kBottomMargin = 16 * kPixelsPerMm;
constexpr double kFooter = 9 * kPixelsPerMm;  // its baseline above the edge
constexpr double kBetweenGroups = 26;         // with a rule in the middle
constexpr double kIndent = 16;                // of a solution, beside its rule
constexpr double kHeadGap = 18;

QSizeF pixelsOf(PaperSize size) {
    const auto& [width, height] = kSizes[std::size_t(size)];
    return QSizeF(width, height) * kPixelsPerMm;
}

template <class Value>
std::optional<Value> named(const QStringList& names, QStringView name) {
    const auto place = names.indexOf(name);
    return place < 0 ? std::nullopt : std::optional(Value(int(place)));
}

}  // namespace

const QStringList& paperSizeNames() {
    static const QStringList kNames{QStringLiteral("a4"), QStringLiteral("letter")};
    return kNames;
}

std::optional<PaperSize> findPaperSize(QStringView name) {
    return named<PaperSize>(paperSizeNames(), name);
}

double paperTextWidth(PaperSize size) {
    return pixelsOf(size).width() - 2 * kSideMargin;
}

QStringList paperNameLabels() {
    return {PaperWords::tr("Name"), PaperWords::tr("Date")};
}

const QStringList& paperFormatNames() {
    static const QStringList kNames{QStringLiteral("pdf"), QStringLiteral("html")};
    return kNames;
}

std::optional<PaperFormat> findPaperFormat(QStringView name) {
    return named<PaperFormat>(paperFormatNames(), name);
}

/// A block in the column of text.
struct PaperLayout::Row {
    Place place;
    double gap = 0;  ///< above it, unless it is the first on a page
    PaperBlock::Heights heights = {};
};

std::vector<PaperLayout::Row> PaperLayout::rowsOf(std::size_t group, const std::vector<Row>& open) const {
    std::vector<Row> rows;
    const auto add = [&](const PaperBlocks& blocks, bool isSolution) {
        const double left = m_area.left() + (isSolution ? kIndent : 0);
        const double width = paperTextWidth(m_document.size) - (isSolution ? kIndent : 0);
        for (const auto& each : blocks) {
            const PaperBlock* block = each.get();
            const PaperBlock* repeated = block->repeated();
            const auto isThere = [repeated](const Row& row) { return row.place.block == repeated; };
            if (repeated && std::ranges::none_of(open, isThere)) block = repeated;
            const double gap = rows.empty() ? kBetweenGroups : block->gap();
            rows.push_back({{block, group, isSolution, QRectF(left, 0, width, 0)}, gap, block->heights(width)});
        }
    };
    add(m_document.groups[group].blocks, false);
    add(m_document.groups[group].solution, true);
    return rows;
}

void PaperLayout::measure(const PaperDocument& document, std::size_t group) {
    const double width = paperTextWidth(document.size);
    for (const auto& block : document.groups[group].blocks) (void)block->heights(width);
    for (const auto& block : document.groups[group].solution) (void)block->heights(width - kIndent);
}

PaperLayout::PaperLayout(const PaperDocument& document)
    : m_document(document),
      m_pageSize(pixelsOf(document.size)),
      m_area(QRectF({}, m_pageSize).adjusted(kSideMargin, kTopMargin, -kSideMargin, -kBottomMargin)) {
    const double head = headHeight();
    std::vector<Row> open;
    const auto room = [&] { return m_area.height() - (m_pages.empty() ? head : 0); };
    const auto least = [](const std::vector<Row>& rows) {
        double sum = 0;
        for (const Row& row : rows) sum += row.heights.least + (&row == rows.data() ? 0 : row.gap);
        return sum;
    };
    // Whether the rows fit under those of the open page.
    const auto fits = [&](const std::vector<Row>& rows) {
        std::vector<Row> both = open;
        both.insert(both.end(), rows.begin(), rows.end());
        return least(both) <= room();
    };
    const auto close = [&] { place(std::exchange(open, {}), m_pages.empty()); };
    const auto append = [&](const std::vector<Row>& rows) { open.insert(open.end(), rows.begin(), rows.end()); };
    for (std::size_t group = 0; group < document.groups.size(); ++group) {
        std::vector<Row> rows = rowsOf(group, open);
        if (!fits(rows) && !open.empty()) {
            close();
            rows = rowsOf(group, open);
        }
        if (fits(rows)) {
            append(rows);
            continue;
        }
        // More than a page: the question stays whole, and so does each block of its solution.
        const auto solution = std::ranges::find_if(rows, [](const Row& row) { return row.place.isSolution; });
        append({rows.begin(), solution});
        for (auto row = solution; row != rows.end();) {
            auto end = row + 1;
            while (end != rows.end() && (end - 1)->place.block->staysWithNext()) ++end;
            const std::vector<Row> part(row, end);
            if (!fits(part)) close();
            append(part);
            row = end;
        }
    }
    if (!open.empty() || m_pages.empty()) close();
}

void PaperLayout::place(std::vector<Row> rows, bool isFirst) {
    Page page;
    double top = m_area.top() + (isFirst ? headHeight() : 0);
    double spare = m_area.bottom() - top, wanted = 0;
    for (const Row& row : rows) {
        spare -= row.heights.least + (&row == rows.data() ? 0 : row.gap);
        wanted += row.heights.most - row.heights.least;
    }
    const double share = wanted > 0 ? std::clamp(spare / wanted, 0.0, 1.0) : 0;
    for (Row& row : rows) {
        if (&row != rows.data()) top += row.gap;
        row.place.rect.moveTop(top);
        row.place.rect.setHeight(row.heights.least + share * (row.heights.most - row.heights.least));
        top = row.place.rect.bottom();
        page.places.push_back(row.place);
    }
    page.bottom = top;
    m_pages.push_back(std::move(page));
}

namespace {
constexpr int kTitleSize = font_size::kTitle, kSmall = font_size::kAxis;
constexpr double kTitleLine = 30, kSubtitleLine = 18, kNameLine = 30;
}  // namespace

double PaperLayout::headHeight() const {
    if (m_document.title.isEmpty()) return 0;
    const QFontMetricsF metrics(printedFont(kTitleSize, QFont::DemiBold));
    const double lines =
        metrics.boundingRect(QRectF(0, 0, m_area.width(), 1e4), Qt::TextWordWrap, m_document.title).height() /
        metrics.height();
    return (m_document.hasNameLine ? kNameLine : 0) + std::max(1.0, std::round(lines)) * kTitleLine +
           (m_document.subtitle.isEmpty() ? 0 : kSubtitleLine) + kHeadGap;
}

void PaperLayout::paintHead(QCPPainter& painter) const {
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
    const double bottom = m_area.top() + headHeight() - kHeadGap;
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
    if (index == 0) paintHead(painter);
    const Page& page = m_pages[index];
    for (const Place& place : page.places) {
        const bool isFirst = &place == page.places.data();
        const Place* before = isFirst ? nullptr : &place - 1;
        if (before && before->group != place.group) {
            const double middle = (before->rect.bottom() + place.rect.top()) / 2;
            painter.setPen(QPen(theme.rule, 1));
            painter.drawLine(QPointF(m_area.left(), middle), QPointF(m_area.right(), middle));
        }
        if (place.isSolution) {
            const bool continues = before && before->isSolution && before->group == place.group;
            const double top = continues ? before->rect.bottom() : place.rect.top();
            painter.fillRect(QRectF(m_area.left(), top, 2, place.rect.bottom() - top), theme.text);
        }
        painter.save();
        place.block->paint(painter, place.rect);
        painter.restore();
    }
    painter.setFont(printedFont(kSmall));
    painter.setPen(theme.muted);
    const double baseline = m_pageSize.height() - kFooter;
    const QString number = PaperWords::tr("Page %1 of %2").arg(index + 1).arg(m_pages.size());
    const QFontMetricsF metrics(painter.font());
    const double numberWidth = metrics.horizontalAdvance(number);
    painter.drawText(QPointF(m_area.right() - numberWidth, baseline), number);
    painter.drawText(QPointF(m_area.left(), baseline),
                     metrics.elidedText(m_document.title, Qt::ElideRight, m_area.width() - numberWidth - 24));
}

}  // namespace attention
