#include <algorithm>
#include <cmath>

#include "ui/exhibits/attention_steps/bands.h"
#include "ui/exhibits/attention_steps/figure.h"

namespace attention {

void AttentionStepsFigure::light(QCPPainter& painter, const Cell& cell, bool selected) {
    const StepsIndices indices = stepsIndices(cell);
    const double strong = selected ? 2 : 1;
    const auto outline = [&](const QRectF& box, const QColor& ink, double width) {
        drawCasedBox(painter, box, ink, width, theme().surface);
    };
    const auto row = [&](Part part, Index index, const QColor& ink, double width) {
        const Panel& panel = at(part);
        if (panel.isShown() && index >= 0 && index < panel.values->rows()) outline(panel.rowBox(index), ink, width);
    };
    const auto column = [&](Part part, Index index, const QColor& ink, double width) {
        const Panel& panel = at(part);
        if (panel.isShown() && index >= 0 && index < panel.values->cols()) outline(panel.columnBox(index), ink, width);
    };
    const bool isCross = shown().setting().isCross;
    const QColor& ink = theme().text;
    constexpr double kThin = 1.25;
    if (const auto key = indices.key) {
        if (isCross)
            row(Part::Memory, *key, theme().indexJ, strong);
        else if (!indices.query)
            row(Part::Tokens, *key, theme().indexJ, strong);
        for (const Part part : {Part::Key, Part::Value, Part::ValueAgain, Part::Weighted})
            row(part, *key, theme().indexJ, strong);
        for (const Part part : {Part::Scores, Part::Scaled, Part::Masked, Part::Weights})
            column(part, *key, theme().indexJ, strong);
    }
    if (const auto query = indices.query) {
        for (const Part part : {Part::Tokens, Part::Positions, Part::Query, Part::Scores, Part::Scaled, Part::Masked,
                                Part::Weights, Part::HeadOutput, Part::Output})
            row(part, *query, theme().indexI, strong);
        if (*query == m_query && at(Part::Sum).isShown()) row(Part::Sum, 0, theme().indexI, strong);
    }
    const std::string_view name = cell.matrix;
    const auto projected = [&](std::string_view matrix, std::string_view projection, Part part) {
        const Panel& panel = at(Part::Projection);
        if (name == matrix && panel.matrix == projection) row(Part::Projection, cell.column, ink, kThin);
        if (name != projection || panel.matrix != projection) return;
        row(Part::Projection, cell.row - panel.firstRow, ink, kThin);
        column(part, cell.row - panel.firstRow, ink, kThin);
        column(isCross && projection != "W_q" ? Part::Memory : Part::Tokens, cell.column, ink, kThin);
    };
    projected("Q", "W_q", Part::Query);
    projected("K", "W_k", Part::Key);
    projected("V", "W_v", Part::Value);
    if (name == "output") row(Part::OutputProjection, cell.column, ink, kThin);
    if (name == "W_o") {
        row(Part::OutputProjection, cell.row, ink, kThin);
        column(Part::Output, cell.row, ink, kThin);
        column(Part::HeadOutput, cell.column, ink, kThin);
    }
    if (isOneOf(name, {"head-output", "concatenation"})) {
        const Index width = shown().layer().width;
        const Index own = name == "head-output" ? cell.column : cell.column - shown().head * width;
        if (own >= 0 && own < width) {
            column(Part::ValueAgain, own, ink, kThin);
            column(Part::Weighted, own, ink, kThin);
            if (m_query == cell.row && at(Part::Sum).isShown())
                outline(at(Part::Sum).box(0, own).adjusted(-1, -1, 1, 1), ink, strong);
        }
    }
    if (const Panel* panel = panelOf(cell)) {
        outline(panel->box(cell.row - panel->firstRow, cell.column).adjusted(-1, -1, 1, 1), ink, strong);
    }
    if (selected) drawTags(painter, indices);
}

void AttentionStepsFigure::drawTags(QCPPainter& painter, const StepsIndices& indices) {
    const AttentionStepsStudy& study = shown();
    const QFontMetricsF metrics(textFont(type::kAxis, QFont::DemiBold));
    const auto tag = [&](const QString& word, const QRectF& cell, bool isBeside, const QColor& fill) {
        const QString text = metrics.elidedText(word, Qt::ElideRight, m_widestWord);
        const double half = metrics.horizontalAdvance(text) / 2 + 6;
        const QPointF centre = isBeside ? QPointF(cell.left() - 6 - half, cell.center().y())
                                        : QPointF(cell.center().x(), cell.bottom() + 4 + kTagHeight / 2);
        if (!isBeside) clearWordsBelow(painter, cell.bottom() + 1, centre.x() - half, centre.x() + half);
        drawTag(painter, text, centre, viewport(), fill, theme().onIndex);
    };
    if (const auto query = indices.query) {
        const QString word = m_words[*query];
        for (const Part part : {Part::Tokens, Part::Scores, Part::Scaled, Part::Masked, Part::Weights}) {
            const Panel& panel = at(part);
            if (!panel.isShown() || (!m_columns && part != Part::Tokens && part != Part::Scores)) continue;
            const QRectF row = panel.rowBox(*query);
            if (!m_columns) clearWordsAround(painter, panel.area(), panel.values->rows(), row.center().y());
            tag(word, row, !m_columns, theme().indexI);
        }
    }
    const auto key = indices.key;
    if (!key) return;
    const QString word = m_keyWords[*key];
    for (const Part part : {Part::Scores, Part::Scaled, Part::Masked, Part::Weights}) {
        const Panel& panel = at(part);
        if (!panel.isShown() || (m_columns && part != Part::Scores)) continue;
        const QRectF column = panel.columnBox(*key);
        if (m_columns) clearWordsAround(painter, panel.area(), panel.values->cols(), column.center().y());
        tag(word, column, m_columns, theme().indexJ);
    }
    if (!m_bars.isValid()) return;
    const Index keys = study.layer().keyCount;
    const double pitch = m_bars.height() / double(keys);
    const double y = m_bars.top() + pitch * (double(*key) + 0.5);
    clearWordsAround(painter, m_bars, keys, y);
    tag(word, QRectF(m_bars.left() - 2, y - pitch / 2, 1, pitch), true, theme().indexJ);
}

void AttentionStepsFigure::clearWordsBelow(QCPPainter& painter, double top, double left, double right) {
    if (m_wordsBelow == 0) return;
    const QStringList& words = m_columns ? m_words : m_keyWords;
    const QFontMetricsF metrics(textFont(type::kAxis));
    for (const Part part : {Part::Scores, Part::Scaled, Part::Masked, Part::Weights}) {
        const Panel& panel = at(part);
        if (!panel.isShown() || std::abs(panel.area().bottom() - top) > 4) continue;
        for (Index i = 0; i < words.size(); ++i) {
            const double middle = (m_columns ? panel.rowBox(i) : panel.columnBox(i)).center().x();
            const double half =
                m_uprightWords ? 8 : std::min(metrics.horizontalAdvance(words[i]), m_widestWord) / 2 + 1;
            if (middle + half > left && middle - half < right)
                painter.fillRect(QRectF(middle - half, top + 2, 2 * half, m_wordsBelow), theme().surface);
        }
    }
}

void AttentionStepsFigure::clearWordsAround(QCPPainter& painter, const QRectF& rows, Index count, double y) {
    const double pitch = rows.height() / double(count);
    const auto every = std::max<Index>(1, Index(std::ceil(kWordPitch / pitch)));
    const double left = viewport().left();
    for (Index row = 0; row < count; row += every) {
        const double middle = rows.top() + pitch * (double(row) + 0.5);
        if (std::abs(middle - y) < kTagHeight - 1)
            painter.fillRect(QRectF(left, middle - 7.5, rows.left() - 4 - left, 15), theme().surface);
    }
}

}  // namespace attention
