#include "ui/exhibits/language_model/lens_grid.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/look.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/parts/named_bars.h"
#include "ui/figure/parts/text.h"
#include "ui/figure/text_width.h"

namespace attention {
namespace {

// Sizes in pixels; of a track: the maximum length of a bar.
constexpr double kLensHeader = 24, kLensBesideNames = 8, kLensBeforeBars = 22, kLensBesideBars = 8;
constexpr double kLensMinColumn = 44, kLensMaxColumn = 96, kLensMinTrack = 50, kLensMaxTrack = 150;
constexpr double kLensMinRow = 12, kLensMaxRow = 64;
/// The minimum height of rows with text.
constexpr double kLensTextRow = 15;

QFont lensFont() {
    return textFont(font_size::kAxis);
}
/// The width of the bars' tracks. @param total  width of grid and tracks together
double trackWidth(double total) {
    return std::clamp(total * 0.2, kLensMinTrack, kLensMaxTrack);
}
double lensNumberWidth() {
    return textWidth(QStringLiteral("> 0.999"), lensFont()) + kLensBesideBars;
}

}  // namespace

void LensGridPart::set(Look look) {
    m_look = std::move(look);
    m_namesWidth = 0;
    m_columnWidth = kLensMinColumn;
    for (const QString& name : m_look.layers) m_namesWidth = std::max(m_namesWidth, textWidth(name, lensFont()));
    m_namesWidth = std::ceil(m_namesWidth) + kLensBesideNames;
    for (const auto& row : m_look.guesses)
        for (const Guess& guess : row) m_columnWidth = std::max(m_columnWidth, textWidth(guess.label, lensFont()) + 10);
    m_columnWidth = std::min(std::ceil(m_columnWidth), kLensMaxColumn);
}

Part::SizeHint LensGridPart::measureSizeHint(QSizeF) const {
    const double bars = kLensBeforeBars + lensNumberWidth(), count = double(rows());
    const double columns = m_look.hasGrid ? double(m_look.tokens.size()) : 0;
    return {
        .minimum = {m_namesWidth + std::min(columns, 3.0) * kLensMinColumn + bars + kLensMinTrack,
                    kLensHeader + kLensMinRow * count},
        .maximum = {m_namesWidth + columns * kLensMaxColumn + bars + kLensMaxTrack, kLensHeader + kLensMaxRow * count}};
}

Index LensGridPart::shownColumns() const {
    if (!m_look.hasGrid) return 0;
    const double total = content().width() - m_namesWidth - kLensBeforeBars - lensNumberWidth();
    return std::clamp<Index>(Index((total - trackWidth(total)) / m_columnWidth), 1, m_look.tokens.size());
}

Index LensGridPart::firstColumn() const {
    return std::clamp<Index>(m_look.chosen - shownColumns() + 1, 0, m_look.tokens.size() - shownColumns());
}

QRectF LensGridPart::gridRect() const {
    const double left = content().left() + m_namesWidth;
    const double total = content().width() - m_namesWidth - kLensBeforeBars - lensNumberWidth();
    const double width = m_look.hasGrid ? std::min(total - trackWidth(total), kLensMaxColumn * double(shownColumns()))
                                        : -kLensBeforeBars;
    const double top = content().top() + kLensHeader;
    const double height = std::floor((content().bottom() - top) / double(rows())) * double(rows());
    return {left, top, width, height};
}

QRectF LensGridPart::rowRect(std::size_t row) const {
    const QRectF grid = gridRect();
    const double height = grid.height() / double(rows());
    return {grid.left(), grid.top() + height * double(row), grid.width(), height};
}

QRectF LensGridPart::barTrack(std::size_t row) const {
    const QRectF line = rowRect(row);
    const double left = line.right() + kLensBeforeBars;
    const double height = std::round(std::min(line.height() * 0.7, 20.0));
    return {left, std::round(line.center().y() - height / 2),
            std::min(kLensMaxTrack, content().right() - lensNumberWidth() - left), height};
}

void LensGridPart::declare(Marks& marks, const Theme& theme) const {
    const ColourMap map = ColourMap::weights(theme);
    const QRectF grid = gridRect();
    const Index first = firstColumn(), count = shownColumns();
    const double width = count > 0 ? grid.width() / double(count) : 0;
    for (Index column = first; column < first + count; ++column) {
        const QRectF header(grid.left() + width * double(column - first), content().top(), width, kLensHeader - 3);
        const bool isChosen = column == m_look.chosen;
        if (isChosen) marks.rect(header.adjusted(2, 1, -2, -1), strokePen(theme.indexI, 2), theme.hover, 4);
        marks.elided(header.adjusted(5, 0, -5, 0), Qt::AlignCenter, m_look.tokens[column],
                     textFont(font_size::kAxis, isChosen ? QFont::DemiBold : QFont::Normal), theme.text);
    }
    const double rowHeight = grid.height() / double(rows());
    const auto step = std::max<std::size_t>(1, std::size_t(std::ceil(kLensTextRow / rowHeight)));
    for (std::size_t row = 0; row < rows(); ++row) {
        const QRectF line = rowRect(row);
        const bool isLast = row + 1 == rows();
        const QFont font = textFont(font_size::kAxis, isLast ? QFont::DemiBold : QFont::Normal);
        // Where rows are lower than text, only every step-th row has a name, counted from the last row.
        if ((rows() - 1 - row) % step == 0) {
            const QRectF name(content().left(), line.center().y() - 8, m_namesWidth - kLensBesideNames, 16);
            marks.elided(name, Qt::AlignRight | Qt::AlignVCenter, m_look.layers[qsizetype(row)], font, theme.text);
        }
        for (Index column = first; column < first + count; ++column) {
            const Guess& guess = m_look.guesses[row][std::size_t(column)];
            QRectF box(line.left() + width * double(column - first), line.top(), width, line.height());
            marks.fill(box.adjusted(0.5, 0.5, -0.5, -0.5), QColor(map.at(guess.probability)));
            if (rowHeight >= kLensTextRow)
                marks.elided(box.adjusted(4, 0, -4, 0), Qt::AlignCenter, guess.label, font,
                             numberInk(map, 0, 1, guess.probability, 2));
        }
        const QRectF track = barTrack(row);
        marks.fill(track, theme.rule);
        marks.fill(QRectF(track.left(), track.top(), std::max(1.0, track.width() * m_look.winner[row]), track.height()),
                   theme.text);
        if ((rows() - 1 - row) % step == 0)
            marks.elided({track.right() + kLensBesideBars, line.center().y() - 8, lensNumberWidth(), 16},
                         Qt::AlignLeft | Qt::AlignVCenter, probabilityText(m_look.winner[row]), font, theme.text);
    }
    if (count > 0) {
        marks.rect(grid, strokePen(theme.track, 1));
        marks.rect(QRectF(grid.left() + width * double(m_look.chosen - first), grid.top(), width, grid.height()),
                   strokePen(theme.indexI, 2));
    }
    const double left = barTrack(0).left();
    marks.text({left, content().top(), content().right() - left, kLensHeader - 3}, Qt::AlignLeft | Qt::AlignVCenter,
               m_look.winnerNames, textFont(font_size::kAxis), theme.muted);
}

std::optional<std::size_t> LensGridPart::rowAt(double y) const {
    const QRectF grid = gridRect();
    if (y < grid.top() || y >= grid.bottom()) return std::nullopt;
    return std::size_t((y - grid.top()) / grid.height() * double(rows()));
}

void LensGridPart::declareAreas(Marks& marks) const {
    const QRectF grid = gridRect();
    const double width = grid.width() / double(shownColumns());
    for (Index at = 0; at < shownColumns(); ++at) {
        const Index column = firstColumn() + at;
        const double left = grid.left() + width * double(at);
        if (column != m_look.chosen)
            marks.choice({m_look.key, std::int64_t(m_look.firstToken + column)},
                         QRectF(left, content().top(), width, kLensHeader));
        for (std::size_t row = 0; row < rows(); ++row) {
            const QRectF line = rowRect(row);
            marks.cell({std::int64_t(row), column, "lens"}, QRectF(left, line.top(), width, line.height()));
        }
    }
    // Beside the bars their rows can be pointed at, too.
    marks.cells({{grid.right() + kLensBeforeBars / 2, content().top()}, content().bottomRight()},
                [this](const QPointF& place) -> std::optional<Cell> {
                    const auto row = rowAt(place.y());
                    return row ? std::optional(Cell{std::int64_t(*row), 0, "winner"}) : std::nullopt;
                });
    for (std::size_t row = 0; row < rows(); ++row) marks.cell({std::int64_t(row), 0, "winner"}, barTrack(row));
}

void LensGridPart::declareHighlight(Marks& marks, const Theme& theme, const Cell& cell, Highlight how) const {
    const double pad = cell.matrix == "winner" ? 2 : 0;
    if (const auto box = cellRect(cell)) marks.highlight(box->adjusted(-pad, -pad, pad, pad), content(), how, theme);
}

}  // namespace attention
