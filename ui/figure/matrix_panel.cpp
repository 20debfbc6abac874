#include "ui/figure/matrix_panel.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

#include "ui/figure/elided_text.h"
#include "ui/figure/figure.h"
#include "ui/figure/look.h"
#include "ui/figure/shapes.h"
#include "ui/figure/text_line.h"
#include "ui/figure/text_width.h"
#include "ui/figure/theme.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

/// Pixels from one row of words to the next, at least.
constexpr double kWordPitch = 14;
/// Values are not written smaller than this.
constexpr int kValueFont = font_size::kSmallest;
/// Below this width of a cell the selection is drawn as lines outside its row and column.
constexpr double kCoarseCell = 14;
/// The scale beside a matrix's name.
constexpr double kScaleLength = 72;
constexpr double kShortestScale = 24;
constexpr double kScaleHeight = 9;
/// Fewer pixels than this show nothing of a name but dots.
constexpr double kShortestName = 40;

/// More pixels than a picture has.
constexpr double kUnbounded = 1e6;
/// Height of a word's line, and how near its middle may come to the middle of a tag.
constexpr double kWordLine = 14;
constexpr double kTagReach = 17;
constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// Words at every k-th index, so that they do not touch.
QSharedPointer<QCPAxisTicker> wordTicker(const QStringList& words, double pitch, double widest, const QFont& font) {
    auto ticker = QSharedPointer<QCPAxisTickerText>::create();
    const auto every = std::max<qsizetype>(1, qsizetype(std::ceil(kWordPitch / std::max(pitch, 0.01))));
    for (qsizetype i = 0; i < words.size(); i += every)
        ticker->addTick(double(i), shownText(elidedText(words[i], font, widest)));
    return ticker;
}

/// Pixels of the widest word, at most so many. Layouts of many panels ask some hundred times for the same words, and
/// measuring them takes long: the last few are kept.
double widestOf(const QStringList& words, const QFont& font, double most) {
    struct Measured {
        QStringList words;
        QFont font;
        double widest = 0;
    };
    if (words.isEmpty()) return 0;
    thread_local std::array<Measured, 4> kept;
    thread_local std::size_t next = 0;
    for (const Measured& each : kept)
        if (each.words == words && each.font == font) return std::min(each.widest, most);
    Measured& measured = kept[next++ % kept.size()];
    measured = {words, font, 0};
    for (const QString& word : words) measured.widest = std::max(measured.widest, textWidth(word, font));
    return std::min(measured.widest, most);
}

/// Whether words below columns are turned, because they would touch.
bool standUpright(double widest, double pitch) {
    return widest + 6 > pitch;
}

}  // namespace

MatrixPanel::MatrixPanel(QCustomPlot& plot, std::string matrix) : m_matrix(std::move(matrix)) {
    m_rect = new CellRect(&plot);
    m_rect->setRangeDrag({});
    m_rect->setRangeZoom({});
    assignLayers(*m_rect);
    yAxis().setRangeReversed(true);
    hide();
}

const Figure& MatrixPanel::figure() const {
    return static_cast<const Figure&>(*m_rect->parentPlot());
}

void MatrixPanel::hide() {
    m_values = nullptr;
    m_original = nullptr;
    m_rect->setVisible(false);
    // Else their last numbers would pass for shown.
    for (QCPAxis* axis : m_rect->axes()) axis->setVisible(false);
}

void MatrixPanel::show(const QRectF& cells, const Matrix* values, MatrixStyle look, const Theme& theme) {
    if (!values || values->size() == 0 || cells.width() < 1 || cells.height() < 1) {
        hide();
        return;
    }
    m_original = values;
    m_values = values;
    m_look = std::move(look);
    if (m_look->isTransposed) {
        m_transpose = values->transpose();
        m_values = &m_transpose;
        std::swap(m_look->rowAxis, m_look->columnAxis);
        std::swap(m_look->showsRowLabels, m_look->showsColumnLabels);
        std::swap(m_look->firstRow, m_look->firstColumn);
        std::swap(m_look->rowWords, m_look->columnWords);
        if (auto& part = m_look->visible) part = Zoom{part->top, part->bottom, part->left, part->right};
    }
    // A sum is faster than a comparison with each.
    m_hasMasked = !std::isfinite(values->sum()) && values->minCoeff<Eigen::PropagateNumbers>() == -kInfinity;
    // What is masked has no colour; the lines of its hatching are drawn on what is behind.
    m_coloured.resize(0, 0);
    if (m_hasMasked)
        m_coloured = (m_values->array() == -kInfinity).select(std::numeric_limits<double>::quiet_NaN(), *m_values);
    m_theme = &theme;
    m_rect->setVisible(true);
    m_rect->setSquareCells(m_look->isSquare);
    placeFreely(*m_rect, cells);
    {
        // Block the signal: the range does not change because of a zoom, and a listener would trigger another layout
        // during this one.
        const QSignalBlocker columns(&xAxis()), rows(&yAxis());
        if (const auto& part = m_look->visible) {
            xAxis().setRange(part->left, part->right);
            yAxis().setRange(part->top, part->bottom);
        } else {
            xAxis().setRange(figure().keptRange(m_keptColumns, {-0.5, double(m_values->cols()) - 0.5}));
            yAxis().setRange(figure().keptRange(m_keptRows, {-0.5, double(m_values->rows()) - 0.5}));
        }
    }
    // The cells may have become square since.
    m_rect->update(QCPLayoutElement::upLayout);
    styleAxes();
}

void MatrixPanel::styleAxes() {
    const Theme& theme = *m_theme;
    m_rect->setupFullAxesBox();
    for (QCPAxis* axis : m_rect->axes()) {
        styleAxis(*axis, theme);
        axis->setBasePen(Qt::NoPen);
        axis->setLabel({});
    }
    for (const auto side : {QCPAxis::atTop, QCPAxis::atRight}) m_rect->axis(side)->setVisible(false);
    const auto setUp = [&](QCPAxis& axis, bool shown, const QStringList& words, std::int64_t count, std::int64_t first,
                           const QString& name, IndexTicker::Steps steps) {
        axis.setTickLabels(shown);
        axis.setTicks(shown);
        axis.setTickLabelRotation(0);
        axis.setLabel(shownText(name));
        // The tag of a selected row is wider than its number.
        const QFont font = axis.tickLabelFont();
        if (axis.orientation() == Qt::Vertical) {
            const double labels = !shown            ? 0
                                  : words.isEmpty() ? textWidth(formatDecimals(double(first + count - 1), 0), font)
                                                    : widestOf(words, font, m_look->maxLabelWidth);
            axis.setLabelPadding(11 + int(std::lround(figure().keptRange(m_keptLabels, {0, labels}).upper - labels)));
        }
        const double length = axis.orientation() == Qt::Horizontal ? m_rect->width() : m_rect->height();
        if (words.isEmpty()) {
            const auto ticker = QSharedPointer<IndexTicker>::create(count, first, IndexTicker::Ends::Labelled, steps);
            ticker->avoidOverlapOn(axis);
            axis.setTicker(ticker);
            return;
        }
        const double pitch = length / axis.range().size();
        const bool upright =
            axis.orientation() == Qt::Horizontal &&
            standUpright(figure().keptRange(m_keptWords, {0, widestOf(words, font, m_look->maxLabelWidth)}).upper,
                         pitch);
        if (upright) {
            axis.setTickLabelRotation(-90);
            axis.setLabelPadding(7);  // below the tag of a column, too
        }
        axis.setTicker(wordTicker(words, axis.orientation() == Qt::Horizontal && !upright ? kWordPitch : pitch,
                                  m_look->maxLabelWidth, font));
    };
    setUp(xAxis(), m_look->showsColumnLabels, m_look->columnWords, m_values->cols(), m_look->firstColumn,
          m_look->columnAxis, m_look->inPairs ? IndexTicker::Steps::Binary : IndexTicker::Steps::Decimal);
    setUp(yAxis(), m_look->showsRowLabels, m_look->rowWords, m_values->rows(), m_look->firstRow, m_look->rowAxis,
          IndexTicker::Steps::Decimal);
}

double MatrixPanel::rowLabelWidth(const MatrixStyle& look, Index rows) {
    if (!look.showsRowLabels) return look.rowAxis.isEmpty() ? 0 : kAxisHeight;
    const QFont font = textFont(font_size::kAxis);
    const double labels = look.rowWords.isEmpty() ? textWidth(formatDecimals(double(look.firstRow + rows - 1), 0), font)
                                                  : widestOf(look.rowWords, font, look.maxLabelWidth);
    // A tag is somewhat wider than the number that it covers.
    return std::ceil(labels) + 16 + (look.rowAxis.isEmpty() ? 0 : kAxisHeight);
}

QMarginsF MatrixPanel::marginsFor(const MatrixStyle& look, const Matrix& values, double width) {
    return MatrixMargins(look, values).at(width);
}

MatrixMargins::MatrixMargins(const MatrixStyle& look, const Matrix& values) {
    MatrixStyle drawn = look;
    if (look.isTransposed) {
        std::swap(drawn.rowAxis, drawn.columnAxis);
        std::swap(drawn.showsRowLabels, drawn.showsColumnLabels);
        std::swap(drawn.firstRow, drawn.firstColumn);
        std::swap(drawn.rowWords, drawn.columnWords);
    }
    m_columns = double(look.isTransposed ? values.rows() : values.cols());
    if (look.visible)
        m_columns =
            look.isTransposed ? look.visible->bottom - look.visible->top : look.visible->right - look.visible->left;
    m_left = MatrixPanel::rowLabelWidth(drawn, look.isTransposed ? values.cols() : values.rows());
    m_hasWords = !drawn.columnWords.isEmpty();
    m_widest = widestOf(drawn.columnWords, textFont(font_size::kAxis), drawn.maxLabelWidth);
    m_hasNumbers = drawn.showsColumnLabels;
    m_name = drawn.columnAxis.isEmpty() ? 0 : MatrixPanel::kAxisHeight;
}

QMarginsF MatrixMargins::at(double width) const {
    constexpr double kRim = 4;
    const bool isUpright = m_hasWords && standUpright(m_widest, width / m_columns);
    const double numbers = !m_hasNumbers ? kRim
                           : isUpright   ? std::ceil(1.06 * m_widest) + 22
                                         : MatrixPanel::kNumbersHeight;
    return {m_left, 0, kRim, numbers + m_name};
}

QRectF MatrixPanel::area() const {
    const QRectF axes = axesArea();
    if (!m_values) return axes;  // nothing was shown yet
    const bool isWhole = xAxis().range().upper <= double(m_values->cols()) - 0.5 &&
                         yAxis().range().upper <= double(m_values->rows()) - 0.5;
    return isWhole ? axes
                   : axes & QRectF(axes.topLeft(), box(m_original->rows() - 1, m_original->cols() - 1).bottomRight());
}

Cell MatrixPanel::drawn(Index row, Index column) const {
    return m_look && m_look->isTransposed ? Cell{column, row} : Cell{row, column};
}

QRectF MatrixPanel::box(Index originalRow, Index originalColumn) const {
    const auto [row, column, matrix] = drawn(originalRow, originalColumn);
    return {QPointF(xAxis().coordToPixel(double(column) - 0.5), yAxis().coordToPixel(double(row) - 0.5)),
            QPointF(xAxis().coordToPixel(double(column) + 0.5), yAxis().coordToPixel(double(row) + 0.5))};
}

MatrixPanel::Block MatrixPanel::shownBlock() const {
    const auto first = [](const QCPAxis& axis) { return std::max<Index>(0, Index(std::lround(axis.range().lower))); };
    const auto last = [](const QCPAxis& axis, Index count) {
        return std::min<Index>(count - 1, Index(std::ceil(axis.range().upper - 0.5)));
    };
    const Index top = first(yAxis()), bottom = last(yAxis(), m_values->rows());
    const Index left = first(xAxis()), right = last(xAxis(), m_values->cols());
    return m_look->isTransposed ? Block{left, right, top, bottom} : Block{top, bottom, left, right};
}

bool MatrixPanel::has(const Cell& cell) const {
    return isShown() && cell.matrix == m_matrix && cell.row >= 0 && cell.row < m_original->rows() && cell.column >= 0 &&
           cell.column < m_original->cols();
}

std::optional<Cell> MatrixPanel::cellAt(const QPointF& place) const {
    if (!isShown() || !area().contains(place)) return std::nullopt;
    const auto index = [](const QCPAxis& axis, double pixel, Index count) {
        return std::clamp<Index>(Index(std::floor(axis.pixelToCoord(pixel) + 0.5)), 0, count - 1);
    };
    Cell cell = drawn(index(yAxis(), place.y(), m_values->rows()), index(xAxis(), place.x(), m_values->cols()));
    cell.matrix = m_matrix;
    return cell;
}

std::optional<MatrixPanel::Label> MatrixPanel::labelAt(const QPointF& place) const {
    if (!isShown()) return std::nullopt;
    const QRectF cells = area();
    const bool isBeside = place.y() >= cells.top() && place.y() < cells.bottom();
    const bool isBelow = place.x() >= cells.left() && place.x() < cells.right();
    if (isBeside && yAxis().tickLabels()) {
        // The name of the axis is no row's.
        const double labels = rowLabelWidth(*m_look, m_values->rows()) - (m_look->rowAxis.isEmpty() ? 0 : kAxisHeight);
        const double reach = cells.left() - labels - yAxis().tickLabelPadding();
        if (place.x() >= reach && place.x() < cells.left())
            return Label{{cells.left() + 0.5, place.y()}, !m_look->isTransposed};
    }
    if (isBelow && xAxis().tickLabels()) {
        const double labels =
            xAxis().tickLabelRotation() == 0
                ? kNumbersHeight
                : widestOf(m_look->columnWords, xAxis().tickLabelFont(), m_look->maxLabelWidth) + kWordLine;
        const double top = axesArea().bottom();
        if (place.y() >= top && place.y() < top + labels)
            return Label{{place.x(), cells.top() + 0.5}, m_look->isTransposed};
    }
    return std::nullopt;
}

Index MatrixPanel::draw(QCPPainter& painter) const {
    if (!isShown()) return 1;
    const Index oneIn =
        drawCells(painter, *m_rect, m_hasMasked ? m_coloured : *m_values, m_look->map, m_look->low, m_look->high);
    if (m_hasMasked) drawMaskHatching(painter);
    painter.save();
    painter.setAntialiasing(true);
    painter.setBrush(Qt::NoBrush);
    // Cells near 0 are as white as the page: without a frame nobody sees where the matrix ends.
    painter.setPen(strokePen(m_theme->track, 1));
    for (const QRectF& frame : {axesArea(), area()}) {
        painter.drawRect(frame.adjusted(-0.5, -0.5, 0.5, 0.5));
        if (frame == area()) break;
    }
    drawName(painter);
    drawNumbers(painter);
    tellOmittedWords();
    painter.restore();
    return oneIn;
}

/// Words that would touch are thinned.
void MatrixPanel::tellOmittedWords() const {
    const auto tell = [](const QCPAxis& axis, const QStringList& words) {
        const QVector<double> ticks = axis.tickVector();
        const auto stride = ticks.size() < 2 ? words.size() : qsizetype(std::lround(ticks[1] - ticks[0]));
        for (qsizetype i = 0; axis.tickLabels() && i < words.size(); ++i)
            if (i % stride != 0 && axis.range().contains(double(i))) tellOmittedName(words[i]);
    };
    tell(xAxis(), m_look->columnWords);
    tell(yAxis(), m_look->rowWords);
}

void MatrixPanel::drawMaskHatching(QCPPainter& painter) const {
    // A run of masked cells is one area: thousands of small ones would be a grey of another pattern.
    const QRectF inside = area();
    const auto columnAt = [&](double column) { return xAxis().coordToPixel(column - 0.5); };
    for (Index row = 0; row < m_values->rows(); ++row) {
        Index first = -1;
        for (Index column = 0; column <= m_values->cols(); ++column) {
            const bool masked = column < m_values->cols() && (*m_values)(row, column) == -kInfinity;
            if (masked && first < 0) first = column;
            if (masked || first < 0) continue;
            const QRectF run(QPointF(columnAt(double(first)), yAxis().coordToPixel(double(row) - 0.5)),
                             QPointF(columnAt(double(column)), yAxis().coordToPixel(double(row) + 0.5)));
            if (const QRectF shown = run & inside; !shown.isEmpty()) drawHatching(painter, shown, m_theme->control);
            first = -1;
        }
    }
}

void MatrixPanel::drawName(QCPPainter& painter) const {
    const QRectF cells = axesArea();
    QRectF room(cells.left(), cells.top() - kNameHeight, cells.width(), kNameHeight - 2);
    if (m_look->scaleDecimals) {
        const QFont small = textFont(font_size::kAxis);
        const double low = textWidth(formatDecimals(m_look->low, *m_look->scaleDecimals), small) + 6;
        const double high = textWidth(formatDecimals(m_look->high, *m_look->scaleDecimals), small) + 6;
        const double symbol = textWidth(m_look->symbol, mathFont(font_size::kClaim)) + 16;
        const double length = std::min(kScaleLength, room.width() - symbol - low - high);
        if (length >= kShortestScale) {
            const QRectF bar(room.right() - high - length, room.center().y() - kScaleHeight / 2, length, kScaleHeight);
            drawColourScale(painter, bar, m_look->map, m_look->low, m_look->high, {}, *m_theme, *m_look->scaleDecimals);
            room.setRight(bar.left() - low - 8);
        }
    }
    const auto word = [&](const QString& text, const QFont& font, const QColor& ink, bool whole) {
        const double width = textWidth(text, font);
        if (text.isEmpty() || (width > room.width() && (whole || room.width() < kShortestName))) return;
        drawElided(painter, room, Qt::AlignLeft | Qt::AlignVCenter, text, font, ink);
        room.setLeft(std::min(room.right(), room.left() + width + 7));
    };
    word(m_look->symbol, mathFont(font_size::kClaim), m_theme->text, true);
    word(m_look->name, textFont(font_size::kAxis, QFont::DemiBold), m_theme->text, false);
    word(m_look->note, textFont(font_size::kAxis), m_theme->muted, true);
}

QString MatrixPanel::numberText(double value) const {
    return formatDecimals(value, value == 0 && m_look->plainZeros ? 0 : *m_look->decimals);
}

std::optional<QFont> MatrixPanel::numberFont() const {
    if (!m_look->decimals) return std::nullopt;
    const QSizeF cell = box(0, 0).size();
    // Numbers in some cells only would look as if the others had none.
    const auto fits = [&](const QFont& font) {
        const QFontMetricsF metrics(font);
        if (cell.height() < std::max(metrics.height(), metrics.capHeight() + kNumberGap)) return false;
        double widest = 0;
        const auto [firstRow, lastRow, firstColumn, lastColumn] = shownBlock();
        for (Index row = firstRow; row <= lastRow; ++row)
            for (Index column = firstColumn; column <= lastColumn; ++column)
                if (const double value = (*m_original)(row, column); std::isfinite(value))
                    widest = std::max(widest, textWidth(numberText(value), font));
        return widest + kNumberGap <= cell.width();
    };
    for (int size = std::max(kValueFont, m_look->digits); size >= kValueFont; --size)
        if (const QFont font = textFont(size); fits(font)) return font;
    return std::nullopt;
}

void MatrixPanel::drawNumbers(QCPPainter& painter) const {
    const auto font = numberFont();
    if (!font) return;
    painter.setFont(*font);
    const double zero = 0.5 * std::pow(10.0, -*m_look->decimals);
    const auto [firstRow, lastRow, firstColumn, lastColumn] = shownBlock();
    const QRectF inside = area().adjusted(-1, -1, 1, 1);
    for (Index row = firstRow; row <= lastRow; ++row)
        for (Index column = firstColumn; column <= lastColumn; ++column) {
            const double value = (*m_original)(row, column);
            if (!std::isfinite(value) || !inside.contains(box(row, column))) continue;
            const bool isQuiet = m_look->fadesZeros && std::abs(value) < zero;
            painter.setPen(isQuiet ? m_theme->faint
                                   : numberInk(m_look->map, m_look->low, m_look->high, value, *m_look->decimals));
            drawLabelText(painter, box(row, column), Qt::AlignCenter, numberText(value));
        }
}

QString MatrixPanel::tagOf(const QCPAxis& axis, Index index) const {
    const bool isRow = axis.orientation() == Qt::Vertical;
    const QStringList& words = isRow ? m_look->rowWords : m_look->columnWords;
    if (index < words.size()) return elidedText(words[index], axis.tickLabelFont(), m_look->maxLabelWidth);
    return formatDecimals(double(index + (isRow ? m_look->firstRow : m_look->firstColumn)), 0);
}

/// Of what is shown of a box.
void MatrixPanel::drawOutline(QCPPainter& painter, const QRectF& box, const QColor& colour, double width) const {
    const QRectF shown = box & area();
    if (shown.isEmpty()) return;
    painter.save();
    painter.setAntialiasing(true);
    drawCasedBox(painter, shown.adjusted(-1, -1, 1, 1), colour, width, m_theme->surface);
    painter.restore();
}

void MatrixPanel::drawRow(QCPPainter& painter, Index row, const QColor& colour, double width) const {
    if (!isShown()) return;
    drawOutline(painter, box(row, 0) | box(row, m_original->cols() - 1), colour, width);
}

void MatrixPanel::drawColumn(QCPPainter& painter, Index column, const QColor& colour, double width) const {
    if (!isShown()) return;
    drawOutline(painter, box(0, column) | box(m_original->rows() - 1, column), colour, width);
}

void MatrixPanel::drawDiagonal(QCPPainter& painter, const Cell& from, const Cell& to, const QColor& colour,
                               double width) const {
    const auto font = numberFont();
    if (!font) {
        drawCased(painter, {box(from.row, from.column).topLeft(), box(to.row, to.column).bottomRight()}, colour, width,
                  m_theme->surface);
        return;
    }
    const double high = QFontMetricsF(*font).capHeight();
    for (Cell cell = from; cell.row <= to.row; ++cell.row, ++cell.column) {
        const QRectF whole = box(cell.row, cell.column);
        const double wide = textWidth(numberText((*m_original)(cell.row, cell.column)), *font);
        constexpr double kGap = kNumberGap + 3;
        const double part = std::min((wide + kGap) / whole.width(), (high + kGap) / whole.height()) / 2;
        const QPointF leave = part * (whole.bottomRight() - whole.topLeft());
        drawCased(painter, {whole.topLeft(), whole.center() - leave}, colour, width, m_theme->surface);
        drawCased(painter, {whole.center() + leave, whole.bottomRight()}, colour, width, m_theme->surface);
    }
}

void MatrixPanel::drawCell(QCPPainter& painter, Index row, Index column) const {
    if (!isShown() || row >= m_original->rows() || column >= m_original->cols()) return;
    const Theme& theme = *m_theme;
    const QRectF cell = box(row, column);
    const double width = cell.width() < kCoarseCell ? 1.5 : 2;
    drawRow(painter, row, theme.indexI, width);
    drawColumn(painter, column, theme.indexJ, width);
    painter.save();
    painter.setAntialiasing(true);
    if (isVisible(row, column))
        drawCasedBox(painter, (cell & area()).adjusted(-1, -1, 1, 1), theme.text, 2, theme.surface);
    const auto tag = [&](const QCPAxis& axis, Index index, bool shown, bool isWord, const QColor& fill) {
        if (!shown || !axis.range().contains(double(index))) return;
        const QString text = tagOf(axis, index);
        if (!isWord) {
            drawAxisTag(painter, axis, double(index), text, fill, theme);
            return;
        }
        // Words end at the cells, as the axis has them.
        // The words that it would touch give way.
        const double words = widestOf(axis.orientation() == Qt::Vertical ? m_look->rowWords : m_look->columnWords,
                                      axis.tickLabelFont(), m_look->maxLabelWidth) +
                             6;
        const double left = area().left() - axis.tickLabelPadding();
        for (const double tick : axis.tickVector())
            if (const double other = axis.coordToPixel(tick);
                axis.orientation() == Qt::Vertical && std::abs(other - cell.center().y()) < kTagReach)
                clearGround(painter, QRectF(left - words - 1, other - kWordLine / 2, words, kWordLine), theme.surface);
        if (axis.orientation() == Qt::Vertical)
            drawTagBeside(painter, text, {area().left() - axis.tickLabelPadding(), cell.center().y()}, true,
                          m_rect->parentPlot()->viewport(), fill, theme);
        else if (axis.tickLabelRotation() == 0)
            drawTag(painter, text, {cell.center().x(), axesArea().bottom() + 14}, m_rect->parentPlot()->viewport(),
                    fill, theme.onIndex);
        else {
            const double top = axesArea().bottom() + 2, x = cell.center().x();
            for (const double tick : axis.tickVector())
                if (const double other = axis.coordToPixel(tick); std::abs(other - x) < kTagReach)
                    clearGround(painter, QRectF(other - kWordLine / 2, top + 3, kWordLine, words), theme.surface);
            drawUprightTag(painter, text, {x, top}, fill, theme);
        }
    };
    // Orange is the row of the matrix and violet its column, whichever way they are drawn.
    const auto at = drawn(row, column);
    const QColor& down = m_look->isTransposed ? theme.indexJ : theme.indexI;
    const QColor& across = m_look->isTransposed ? theme.indexI : theme.indexJ;
    tag(yAxis(), at.row, m_look->showsRowLabels, !m_look->rowWords.isEmpty(), down);
    tag(xAxis(), at.column, m_look->showsColumnLabels, !m_look->columnWords.isEmpty(), across);
    painter.restore();
}

void drawTagBeside(QCPPainter& painter, const QString& text, const QPointF& edge, bool isLeft, const QRectF& inside,
                   const QColor& fill, const Theme& theme) {
    const double half = textWidth(text, textFont(font_size::kAxis, QFont::DemiBold)) / 2 + 8;
    drawTag(painter, text, edge + QPointF(isLeft ? -half : half, 0), inside, fill, theme.onIndex);
}

void drawUprightTag(QCPPainter& painter, const QString& text, const QPointF& top, const QColor& fill,
                    const Theme& theme) {
    painter.save();
    painter.translate(top);
    painter.rotate(-90);
    drawTagBeside(painter, text, {0, 0}, true, QRectF(-kUnbounded, -kUnbounded, 2 * kUnbounded, 2 * kUnbounded), fill,
                  theme);
    painter.restore();
}

void useFreeLayout(QCustomPlot& plot) {
    plot.plotLayout()->clear();
    plot.plotLayout()->addElement(0, 0, new QCPLayoutInset);
}

void placeFreely(QCPAxisRect& rect, const QRectF& place) {
    auto& layout = static_cast<QCPLayoutInset&>(*rect.parentPlot()->plotLayout()->elementAt(0));
    if (!rect.layout()) {
        rect.setMinimumSize(1, 1);
        rect.setAutoMargins(QCP::msNone);
        rect.setMargins({});
        rect.setMinimumMargins({});
        layout.addElement(&rect, QRectF(0, 0, 1, 1));
    }
    const QRectF page = rect.parentPlot()->viewport();
    const QRect whole = place.toRect();
    for (int i = 0; i < layout.elementCount(); ++i)
        // A quarter of a pixel more, because the layout cuts fractions off.
        if (layout.elementAt(i) == &rect)
            layout.setInsetRect(i,
                                QRectF((whole.x() + 0.25) / page.width(), (whole.y() + 0.25) / page.height(),
                                       (whole.width() + 0.25) / page.width(), (whole.height() + 0.25) / page.height()));
    // So that whoever asks for places before the next replot gets the new ones.
    rect.setOuterRect(whole);
    rect.update(QCPLayoutElement::upLayout);
}

void MatrixPanel::drawPin(QCPPainter& painter, const Cell& cell) const {
    if (has(cell)) drawPinMark(painter, box(cell.row, cell.column), area(), *m_theme);
}

int scaleDecimals(double largest) {
    return largest < 10 ? 2 : largest < 100 ? 1 : 0;
}

QString scaleNumber(double value, int decimals) {
    if (value == 0) return formatDecimals(value, 0);
    return std::abs(value) < 0.5 * std::pow(10, -decimals) ? formatSignificantDigits(value, 1)
                                                           : formatDecimals(value, decimals);
}

void drawColourScale(QCPPainter& painter, const QRectF& bar, const ColourMap& map, double low, double high,
                     const QString& name, const Theme& theme, int decimals) {
    drawColourScale(painter, bar, map, scaleNumber(low, decimals), scaleNumber(high, decimals), name, theme);
}

void drawColourScale(QCPPainter& painter, const QRectF& bar, const ColourMap& map, const QString& low,
                     const QString& high, const QString& name, const Theme& theme) {
    painter.save();
    painter.setAntialiasing(false);
    const int steps = std::max(2, int(bar.width()));
    for (int i = 0; i < steps; ++i)
        painter.fillRect(
            QRectF(bar.left() + bar.width() * i / steps, bar.top(), bar.width() / steps + 0.5, bar.height()),
            QColor(map.at(double(i) / (steps - 1))));
    painter.setAntialiasing(true);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(strokePen(theme.control, 1));
    painter.drawRect(bar);
    const QFont font = textFont(font_size::kAxis);
    painter.setFont(font);
    painter.setPen(theme.muted);
    const double before = textWidth(low, font) + 6;
    const QRectF line(bar.left(), bar.center().y() - 10, bar.width(), 20);
    drawLabelText(painter, QRectF(line.left() - before, line.top(), before, 20), Qt::AlignLeft | Qt::AlignVCenter, low);
    drawLabelText(painter, QRectF(line.right() + 6, line.top(), 80, 20), Qt::AlignLeft | Qt::AlignVCenter, high);
    drawLabelText(painter, QRectF(0, line.top(), line.left() - before - 8, 20), Qt::AlignRight | Qt::AlignVCenter,
                  name);
    painter.restore();
}

void drawElided(QCPPainter& painter, const QRectF& room, Qt::Alignment alignment, const QString& text,
                const QFont& font, const QColor& ink) {
    painter.setPen(ink);
    drawTextLine(painter, room, alignment, elidedText(text, font, room.width()), font);
}

QString firstFittingText(const QStringList& forms, double width, const QFont& font) {
    for (const QString& form : forms)
        if (textWidth(form, font) <= width) return form;
    return {};
}

void drawFirstFitting(QCPPainter& painter, const QRectF& room, Qt::Alignment alignment, const QStringList& forms,
                      const QFont& font, const QColor& ink) {
    painter.setPen(ink);
    drawTextLine(painter, room, alignment, firstFittingText(forms, room.width(), font), font);
}

}  // namespace attention
