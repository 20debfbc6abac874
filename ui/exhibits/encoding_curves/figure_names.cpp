#include <algorithm>
#include <cmath>
#include <iterator>

#include "ui/exhibits/encoding_curves/figure.h"
#include "ui/exhibits/encoding_curves/words.h"
#include "ui/exhibits/sinusoidal_words.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

/// Rulers for every pair drawn up to this many pairs; beyond, for the selected one alone.
constexpr Index kMostRulers = 2;
/// Rulers take no more of the figure's height than this.
constexpr double kMostRulersHeight = 0.25;
constexpr int kLabelHeight = 20;

}  // namespace

std::vector<CurvesFigure::Label> CurvesFigure::arrangedLabels() const {
    std::vector<Label> labels;
    if (m_book || !parts().legend) return labels;
    // The same room that the layout will give, near enough for deciding how many names fit.
    const double room = std::max(1.0, viewport().height() - 90.0 - double(rulerCount()) * kRulerHeight);
    const Index ghosts = drawnBefore().count() || selectedBefore().count() ? 1 : 0;
    const bool all = (drawn().count() + stride() - 1) / stride() + ghosts <= Index(room / kLabelHeight);
    eachCurve([&](const WaveColumns& columns, Index c, bool isSelected) {
        if (all || isSelected) labels.push_back({&columns, c, 0});
    });
    // Named once, at the end of the one that matters most: the selected one, or the slowest.
    if (const auto ghost = ghostOfSelected())
        labels.push_back({ghost->first, ghost->second, 0});
    else if (drawnBefore().count())
        labels.push_back({&drawnBefore(), (drawnBefore().count() - 1) / stride() * stride(), 0});
    return labels;
}

void CurvesFigure::placeLabels() {
    const auto end = Index(std::floor(xAxis().range().upper));
    for (Label& label : m_labels) {
        const Index first = label.columns->firstRow;
        const Index at = std::clamp<Index>(end, first, first + label.columns->values->rows() - 1);
        label.y = yAxis().coordToPixel(label.columns->at(at, label.c));
    }
    std::ranges::sort(m_labels, {}, &Label::y);
    const double top = m_axes->rect().top();
    const double bottom = m_axes->rect().bottom();
    for (std::size_t i = 0; i < m_labels.size(); ++i)
        m_labels[i].y = std::max(m_labels[i].y, i ? m_labels[i - 1].y + kLabelHeight : top);
    for (std::size_t i = m_labels.size(); i-- > 0;)
        m_labels[i].y = std::min(m_labels[i].y, i + 1 < m_labels.size() ? m_labels[i + 1].y - kLabelHeight : bottom);
}

QString CurvesFigure::labelName(const Label& label) const {
    if (isBefore(label)) return CurvesWords::tr("before");
    return CurvesWords::tr("Column %1").arg(label.columns->first + label.c);
}

QString CurvesFigure::labelKind(const Label& label) const {
    if (isBefore(label)) return {};
    return isSineColumn(label.columns->first + label.c) ? CurvesWords::tr("sine") : CurvesWords::tr("cosine");
}

int CurvesFigure::labelsWidth() const {
    const double width = namesWidth(m_kinds);
    return width > 0 ? int(width) + valuesWidth() : 0;
}

double CurvesFigure::namesWidth(bool kinds) const {
    const QFontMetricsF bold(textFont(type::kName, QFont::DemiBold));
    const QFontMetricsF plain(textFont(type::kName));
    double width = 0;
    for (const Label& label : m_labels)
        width = std::max(width, bold.horizontalAdvance(labelName(label)) +
                                    (kinds ? 6 + plain.horizontalAdvance(labelKind(label)) : 0));
    return width > 0 ? width + 34 : 0;
}

void CurvesFigure::drawLabels(QCPPainter& painter) {
    placeLabels();
    const double left = m_axes->rect().right() + 14;
    const double right = left + labelsWidth();
    const auto selected = selection();
    const bool valid = selected && selected->row < drawn().values->rows();
    const QFont bold = textFont(type::kName, QFont::DemiBold);
    const QFont plain = textFont(type::kName);
    for (const Label& label : m_labels) {
        const bool before = isBefore(label);
        const QFont& nameFont = before ? plain : bold;
        painter.setPen(!before             ? penOf(*label.columns, label.c, 2.5)
                       : ghostOfSelected() ? selectedGhostPen({label.columns, label.c})
                                           : ghostPen(*label.columns, label.c, theme().control));
        painter.drawLine(QLineF(left, label.y, left + 26, label.y));
        const QRectF line(left + 34, label.y - 10, right - left - 34, 20);
        painter.setFont(nameFont);
        painter.setPen(before ? theme().muted : theme().text);
        const QString name = labelName(label);
        painter.drawText(line, Qt::AlignVCenter | Qt::AlignLeft, name);
        if (m_kinds) {
            painter.setFont(plain);
            painter.setPen(theme().muted);
            painter.drawText(line.adjusted(QFontMetricsF(bold).horizontalAdvance(name) + 6, 0, 0, 0),
                             Qt::AlignVCenter | Qt::AlignLeft, labelKind(label));
        }
        if (!valid || !label.columns->hasRow(selected->row)) continue;
        // A ghost's value stands beside that of the selected column alone: it is the ghost of that one.
        if (before && !ghostOfSelected()) continue;
        painter.setFont(nameFont);
        painter.setPen(before ? theme().muted : theme().text);
        painter.drawText(line, Qt::AlignVCenter | Qt::AlignRight,
                         displayNumber(label.columns->at(selected->row, label.c), 2));
    }
    if (valid && !m_labels.empty()) {
        const QString at = CurvesWords::tr("at %1").arg(wholeNumber(scene().parameters.start + selected->row));
        const double width = QFontMetricsF(textFont(type::kAxis, QFont::DemiBold)).horizontalAdvance(at) + 12;
        drawTag(painter, at,
                {right - width / 2, std::max(13.0, std::min(m_labels.front().y, double(m_axes->rect().top())) - 22)},
                QRectF(viewport()), theme().indexI, theme().onIndex);
    }
    if (stride() > 1) {
        painter.setFont(textFont(type::kAxis));
        painter.setPen(theme().muted);
        painter.drawText(QRectF(m_axes->rect().left(), 2, m_axes->rect().width(), 18), Qt::AlignVCenter | Qt::AlignLeft,
                         CurvesWords::tr("one column in %1 is drawn").arg(stride()));
    }
}

std::vector<Index> CurvesFigure::rulerColumns() const {
    const auto most = std::size_t(viewport().height() * kMostRulersHeight / kRulerHeight);
    const auto selected = selectedColumn();
    const auto isOfSelected = [&](Index c) {
        return selected && pairOfColumn(drawn().first + c) == pairOfColumn(*selected);
    };
    std::vector<Index> pairs;
    for (Index c = 0; c < drawn().count(); ++c)
        if (c == 0 || pairOfColumn(drawn().first + c) != pairOfColumn(drawn().first + c - 1)) pairs.push_back(c);
    const bool isCovered = std::ranges::any_of(pairs, isOfSelected);
    std::vector<Index> columns;
    if (Index(pairs.size()) <= kMostRulers)
        columns = pairs;
    else
        std::ranges::copy_if(pairs, std::back_inserter(columns), isOfSelected);
    if (selected && !isCovered && extra().count()) columns.push_back(-1);
    if (columns.size() > most) std::erase_if(columns, [&](Index c) { return c >= 0 && !isOfSelected(c); });
    if (columns.size() > most) columns.clear();
    return columns;
}

void CurvesFigure::drawRulers(QCPPainter& painter) {
    const QRectF axes = m_axes->rect();
    const auto selected = selectedColumn();
    double y = m_rulers->rect().top() + kRulerHeight / 2.0 + 4;
    for (const Index c : rulerColumns()) {
        const WaveColumns& columns = c < 0 ? extra() : drawn();
        const Index column = columns.first + std::max<Index>(c, 0);
        const double wavelength = columns.wavelength(column);
        const bool isSelected = selected && pairOfColumn(*selected) == pairOfColumn(column);
        const double left = axes.left();
        const double end = left + xAxis().coordToPixel(wavelength) - xAxis().coordToPixel(0);
        const bool beyond = end > axes.right();
        const double right = beyond ? axes.right() : end;
        const Index even = column - column % 2;
        const bool paired = even + 1 < scene().parameters.d;
        QString text = (paired ? CurvesWords::tr("columns %1 and %2 repeat after %3").arg(even).arg(even + 1)
                               : CurvesWords::tr("column %1 repeats after %2").arg(even))
                           .arg(wavelengthText(wavelength));
        const WaveColumns& before = c < 0 ? selectedBefore() : drawnBefore();
        if (before.hasColumn(column)) {
            const double earlier = before.wavelength(column);
            if (earlier != wavelength) text = CurvesWords::tr("%1, before after %2").arg(text, wavelengthText(earlier));
        }
        const QFont font = textFont(type::kName, isSelected ? QFont::DemiBold : QFont::Normal);
        const double width = QFontMetricsF(font).horizontalAdvance(text) + 20;
        // In a gap of the line, behind it, or else under it.
        const bool inside = width + 40 < right - left;
        const bool beside = !inside && right + 10 + width <= viewport().width();
        const double at = inside || beside ? y : y - 8;
        const double reach = inside || beside ? 6 : 4;
        painter.setPen(
            QPen(colourOf(columns, std::max<Index>(c, 0)), isSelected ? 2 : 1.5, Qt::SolidLine, Qt::FlatCap));
        painter.setBrush(Qt::NoBrush);
        const double middle = (left + right) / 2;
        if (inside) {
            painter.drawLine(QLineF(left, at, middle - width / 2, at));
            painter.drawLine(QLineF(middle + width / 2, at, right, at));
        } else {
            painter.drawLine(QLineF(left, at, right, at));
        }
        painter.drawLine(QLineF(left, at - reach, left, at + reach));
        if (beyond)
            painter.drawPolyline(QPolygonF{{right - 7, at - 5}, {right, at}, {right - 7, at + 5}});
        else
            painter.drawLine(QLineF(right, at - reach, right, at + reach));
        painter.setPen(theme().text);
        painter.setFont(font);
        if (inside || beside)
            painter.drawText(QRectF(beside ? right + 10 : middle - width / 2, y - 10, width, 20),
                             beside ? Qt::AlignVCenter | Qt::AlignLeft : Qt::AlignCenter, text);
        else
            painter.drawText(QRectF(left, y - 3, viewport().width() - left, 18), Qt::AlignVCenter | Qt::AlignLeft,
                             QFontMetricsF(font).elidedText(text, Qt::ElideRight, viewport().width() - left));
        y += kRulerHeight;
    }
}

void CurvesFigure::drawBookLegend(QCPPainter& painter) {
    // As many names as fit; the legend of a figure with more columns than that would hide it.
    const QRectF axes = m_axes->rect();
    const QFont font = textFont(kBookFont);
    const QFontMetricsF metrics(font);
    constexpr double kLeastLine = 15;
    // What the figure is compared with comes last.
    const Index all = drawn().count() + (drawnBefore().count() ? 1 : 0);
    const double line = std::clamp((axes.height() - 20) / double(all), kLeastLine, 20.0);
    const auto count = std::min<Index>(all, Index((axes.height() - 20) / line + 1e-9));
    if (count < 1) return;
    double width = 0;
    const auto name = [&](Index c) {
        return c < drawn().count() ? CurvesWords::tr("Col %1").arg(drawn().first + c) : CurvesWords::tr("before");
    };
    for (Index c = 0; c < count; ++c) width = std::max(width, metrics.horizontalAdvance(name(c)));
    const QRectF box(axes.left() + 7, axes.bottom() - 7 - double(count) * line - 6, width + 52,
                     double(count) * line + 6);
    QColor back = theme().surface;
    back.setAlphaF(0.8f);
    painter.setPen(QPen(theme().dark ? theme().track : QColor("#CCCCCC"), 1));
    painter.setBrush(back);
    painter.drawRoundedRect(box, 2.5, 2.5);
    painter.setFont(font);
    for (Index c = 0; c < count; ++c) {
        const double y = box.top() + 3 + (double(c) + 0.5) * line;
        painter.setPen(c < drawn().count() ? penOf(drawn(), c, 2) : QPen(theme().control, 1.25));
        painter.drawLine(QLineF(box.left() + 6, y, box.left() + 34, y));
        painter.setPen(theme().text);
        painter.drawText(QRectF(box.left() + 43, y - 10, width + 4, 20), Qt::AlignVCenter | Qt::AlignLeft, name(c));
    }
}

}  // namespace attention
