#include "ui/figure/matrix_panel.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "ui/figure/figure.h"
#include "ui/figure/look.h"
#include "ui/figure/text_width.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

/// Pixels from one row of words to the next, at least.
constexpr double kWordPitch = 14;
constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// Words at every k-th index, so that they do not touch.
QSharedPointer<QCPAxisTicker> wordTicker(const QStringList& words, double pitch, double widest, const QFont& font) {
    auto ticker = QSharedPointer<QCPAxisTickerText>::create();
    const auto every = std::max<qsizetype>(1, qsizetype(std::ceil(kWordPitch / std::max(pitch, 0.01))));
    for (qsizetype i = 0; i < words.size(); i += every)
        ticker->addTick(double(i), shownText(elidedText(words[i], font, widest)));
    return ticker;
}

/// Whether words below columns are vertical, because they would touch otherwise.
bool areVertical(double widest, double pitch) {
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
    // Otherwise their last labels would count as shown.
    for (QCPAxis* axis : m_rect->axes()) axis->setVisible(false);
}

void MatrixPanel::show(const QRectF& cells, const Matrix* values, MatrixStyle style, const Theme& theme) {
    if (!values || values->size() == 0 || cells.width() < 1 || cells.height() < 1) {
        hide();
        return;
    }
    m_original = values;
    m_values = values;
    m_style = std::move(style);
    if (m_style->isTransposed) {
        m_transpose = values->transpose();
        m_values = &m_transpose;
        std::swap(m_style->rowAxis, m_style->columnAxis);
        std::swap(m_style->showsRowLabels, m_style->showsColumnLabels);
        std::swap(m_style->firstRow, m_style->firstColumn);
        std::swap(m_style->rowWords, m_style->columnWords);
        if (auto& part = m_style->visible) part = Zoom{part->top, part->bottom, part->left, part->right};
    }
    // A sum is faster than a comparison of each value.
    m_hasMasked = !std::isfinite(values->sum()) && values->minCoeff<Eigen::PropagateNumbers>() == -kInfinity;
    // Masked cells have no colour: their hatching is drawn directly on the background.
    m_coloured.resize(0, 0);
    if (m_hasMasked)
        m_coloured = (m_values->array() == -kInfinity).select(std::numeric_limits<double>::quiet_NaN(), *m_values);
    m_theme = &theme;
    m_rect->setVisible(true);
    m_rect->setSquareCells(m_style->isSquare);
    placeFreely(*m_rect, cells);
    {
        // Block the signal: the range does not change because of a zoom, and a listener would trigger another layout
        // during this one.
        const QSignalBlocker columns(&xAxis()), rows(&yAxis());
        if (const auto& part = m_style->visible) {
            xAxis().setRange(part->left, part->right);
            yAxis().setRange(part->top, part->bottom);
        } else {
            xAxis().setRange(figure().keptRange(m_keptColumns, {-0.5, double(m_values->cols()) - 0.5}));
            yAxis().setRange(figure().keptRange(m_keptRows, {-0.5, double(m_values->rows()) - 0.5}));
        }
    }
    // The ranges, which square cells depend on, may have changed.
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
                                                    : widestText(words, font, m_style->maxLabelWidth);
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
            areVertical(figure().keptRange(m_keptWords, {0, widestText(words, font, m_style->maxLabelWidth)}).upper,
                        pitch);
        if (upright) {
            axis.setTickLabelRotation(-90);
            axis.setLabelPadding(7);  // below the tag of a column, too
        }
        axis.setTicker(wordTicker(words, axis.orientation() == Qt::Horizontal && !upright ? kWordPitch : pitch,
                                  m_style->maxLabelWidth, font));
    };
    setUp(xAxis(), m_style->showsColumnLabels, m_style->columnWords, m_values->cols(), m_style->firstColumn,
          m_style->columnAxis, m_style->columnsInPairs ? IndexTicker::Steps::Binary : IndexTicker::Steps::Decimal);
    setUp(yAxis(), m_style->showsRowLabels, m_style->rowWords, m_values->rows(), m_style->firstRow, m_style->rowAxis,
          IndexTicker::Steps::Decimal);
}

double MatrixPanel::rowLabelWidth(const MatrixStyle& style, Index rows) {
    if (!style.showsRowLabels) return style.rowAxis.isEmpty() ? 0 : kAxisHeight;
    const QFont font = textFont(font_size::kAxis);
    const double labels = style.rowWords.isEmpty()
                              ? textWidth(formatDecimals(double(style.firstRow + rows - 1), 0), font)
                              : widestText(style.rowWords, font, style.maxLabelWidth);
    // A tag is somewhat wider than the number that it covers.
    return std::ceil(labels) + 16 + (style.rowAxis.isEmpty() ? 0 : kAxisHeight);
}

QMarginsF MatrixPanel::marginsFor(const MatrixStyle& style, const Matrix& values, double width) {
    return MatrixMargins(style, values).at(width);
}

MatrixMargins::MatrixMargins(const MatrixStyle& style, const Matrix& values) {
    MatrixStyle drawn = style;
    if (style.isTransposed) {
        std::swap(drawn.rowAxis, drawn.columnAxis);
        std::swap(drawn.showsRowLabels, drawn.showsColumnLabels);
        std::swap(drawn.firstRow, drawn.firstColumn);
        std::swap(drawn.rowWords, drawn.columnWords);
    }
    m_columns = double(style.isTransposed ? values.rows() : values.cols());
    if (style.visible)
        m_columns = style.isTransposed ? style.visible->bottom - style.visible->top
                                       : style.visible->right - style.visible->left;
    m_left = MatrixPanel::rowLabelWidth(drawn, style.isTransposed ? values.cols() : values.rows());
    m_hasWords = !drawn.columnWords.isEmpty();
    m_widest = widestText(drawn.columnWords, textFont(font_size::kAxis), drawn.maxLabelWidth);
    m_hasNumbers = drawn.showsColumnLabels;
    m_name = drawn.columnAxis.isEmpty() ? 0 : MatrixPanel::kAxisHeight;
}

QMarginsF MatrixMargins::at(double width) const {
    constexpr double kRim = 4;
    const bool isUpright = m_hasWords && areVertical(m_widest, width / m_columns);
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
    return m_style && m_style->isTransposed ? Cell{column, row} : Cell{row, column};
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
    return m_style->isTransposed ? Block{left, right, top, bottom} : Block{top, bottom, left, right};
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

std::optional<CellLabel> MatrixPanel::labelAt(const QPointF& place) const {
    if (!isShown()) return std::nullopt;
    const QRectF cells = area();
    const bool isBeside = place.y() >= cells.top() && place.y() < cells.bottom();
    const bool isBelow = place.x() >= cells.left() && place.x() < cells.right();
    if (isBeside && yAxis().tickLabels()) {
        // The name of the axis belongs to no row.
        const double labels =
            rowLabelWidth(*m_style, m_values->rows()) - (m_style->rowAxis.isEmpty() ? 0 : kAxisHeight);
        const double reach = cells.left() - labels - yAxis().tickLabelPadding();
        if (place.x() >= reach && place.x() < cells.left())
            return CellLabel{{cells.left() + 0.5, place.y()}, !m_style->isTransposed};
    }
    if (isBelow && xAxis().tickLabels()) {
        const double labels =
            xAxis().tickLabelRotation() == 0
                ? kNumbersHeight
                : widestText(m_style->columnWords, xAxis().tickLabelFont(), m_style->maxLabelWidth) + kWordLine;
        const double top = axesArea().bottom();
        if (place.y() >= top && place.y() < top + labels)
            return CellLabel{{place.x(), cells.top() + 0.5}, m_style->isTransposed};
    }
    return std::nullopt;
}

}  // namespace attention
