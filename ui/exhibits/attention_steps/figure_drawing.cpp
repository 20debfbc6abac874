#include <algorithm>
#include <cmath>

#include "ui/exhibits/attention_steps/bands.h"
#include "ui/exhibits/attention_steps/figure.h"
#include "ui/exhibits/attention_steps/words.h"
#include "ui/exhibits/token_input.h"
#include "ui/figure/connector.h"
#include "ui/figure/formula.h"
#include "ui/text/number_words.h"

namespace attention {

void AttentionStepsFigure::drawSwitch(QCPPainter& painter, const std::vector<QRectF>& boxes, Index chosen,
                                      const QString& word) {
    if (boxes.empty()) return;
    const QFont font = textFont(type::kAxis);
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const bool isShown = Index(i) == chosen;
        painter.setPen(QPen(theme().control, 1));
        painter.setBrush(isShown ? QBrush(theme().text) : QBrush(theme().surface));
        painter.drawRect(boxes[i]);
        painter.setFont(isShown ? textFont(type::kAxis, QFont::DemiBold) : font);
        painter.setPen(isShown ? theme().surface : theme().text);
        painter.drawText(boxes[i], Qt::AlignCenter, wholeNumber(i));
    }
    const QRectF first = boxes.front();
    const double name = QFontMetricsF(font).horizontalAdvance(word) + 2;
    drawElided(painter, {first.left() - 8 - name, first.top(), name, first.height()}, Qt::AlignRight | Qt::AlignVCenter,
               word, font, theme().muted);
}

void AttentionStepsFigure::drawName(QCPPainter& painter, const Panel& panel) {
    if (panel.name.isEmpty() && panel.symbols.empty()) return;
    const QRectF cells = panel.area();
    const double width = nameRoom(panel);
    const QFont nameFont = textFont(type::kAxis, QFont::DemiBold);
    const QFont noteFont = textFont(type::kAxis);
    const double name = QFontMetricsF(nameFont).horizontalAdvance(panel.name);
    const double size = m_roomy ? 16 : 14;
    const QFont signFont = mathFont(int(size));
    const double sign = panel.sign.isEmpty() ? 0 : QFontMetricsF(signFont).horizontalAdvance(panel.sign) + 2;
    std::optional<FormulaLayout> symbol;
    double left = width;
    if (!panel.symbols.empty()) {
        symbol.emplace(m_equations ? panel.symbols.front() : panel.symbols.back(), size);
        left = width - sign - symbol->size().width() - 7;
    }
    double x = cells.left();
    double baseline = cells.top() - (m_roomy ? 7 : 4);
    // Subscripts stay above the cells.
    if (symbol) baseline = std::min(baseline, cells.top() - 1 - (symbol->size().height() - symbol->ascent()));
    painter.setPen(theme().text);
    if (symbol && left >= -7) {
        if (sign > 0) {
            painter.setFont(signFont);
            painter.drawText(QPointF(x, baseline), panel.sign);
            x += sign;
        }
        symbol->paint(painter, {x, baseline - symbol->ascent()}, theme(), theme().text);
        x += symbol->size().width() + 7;
    }
    // Beside its symbol a name is whole or left out.
    if (symbol && name > left) return;
    const QRectF room(x, baseline - 16, left, 21);
    drawElided(painter, room, Qt::AlignLeft | Qt::AlignVCenter, panel.name, nameFont, theme().text);
    const double note = QFontMetricsF(noteFont).horizontalAdvance(panel.note);
    if (!panel.note.isEmpty() && name + 7 + note <= left)
        drawElided(painter, room.adjusted(name + 7, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, panel.note, noteFont,
                   theme().muted);
}

void AttentionStepsFigure::drawConnectors(QCPPainter& painter) {
    const QColor ink = theme().control;
    const bool isCross = shown().setting().isCross;
    const auto hook = [](const Panel& panel) { return panel.area().right() - std::min(9.0, panel.area().width() / 3); };
    const auto top = [](const Panel& panel) { return panel.area().top() - 3; };
    const auto fan = [&](const Panel& source, std::initializer_list<Part> targets) {
        if (!source.isShown()) return;
        // One trunk, from which an arrow goes down to each.
        std::optional<double> farthest;
        for (const Part part : targets) {
            const Panel& target = at(part);
            if (!target.isShown()) continue;
            drawConnector(painter, {{hook(target), m_line1}, {hook(target), top(target)}}, ink);
            farthest = hook(target);
        }
        if (farthest)
            painter.drawPolyline(
                QPolygonF{{hook(source), top(source)}, {hook(source), m_line1}, {*farthest + kConnector / 2, m_line1}});
    };
    if (isCross) {
        fan(at(Part::Tokens), {Part::Query});
        fan(at(Part::Memory), {Part::Key, Part::Value});
    } else {
        fan(at(Part::Tokens), {Part::Query, Part::Key, Part::Value});
    }
    const Panel& scores = at(Part::Scores);
    if (scores.isShown()) {
        for (const Part part : {Part::Query, Part::Key}) {
            const double x = at(part).area().center().x();
            drawConnector(painter,
                          {{x, m_below1 + 5}, {x, m_line2}, {hook(scores), m_line2}, {hook(scores), top(scores)}}, ink);
        }
    }
    const std::array chain{Part::Scores, Part::Scaled, Part::Masked, Part::Weights};
    for (std::size_t i = 0; i + 1 < chain.size(); ++i) {
        const Panel& one = at(chain[i]);
        const Panel& next = at(chain[i + 1]);
        if (!next.isShown()) continue;
        const double y = one.area().center().y();
        const double gap = next.area().left() - one.area().right();
        drawConnector(painter,
                      {{std::max(one.area().right() + 5, next.area().left() - 22), y},
                       {next.area().left() - std::min(5.0, gap / 3), y}},
                      ink);
    }
    const Panel& weights = at(Part::Weights);
    if (m_bars.isValid() && weights.isShown()) {
        const double x = weights.area().center().x();
        const double to = m_bars.right() - 6;
        drawConnector(
            painter,
            {{x, weights.area().bottom() + 4 + m_wordsBelow}, {x, m_line3}, {to, m_line3}, {to, m_bars.top() - 3}},
            ink);
    }
    const Panel& sum = at(Part::Sum);
    const Panel& target = at(Part::HeadOutput).isShown() ? at(Part::HeadOutput) : at(Part::Output);
    if (sum.isShown() && target.isShown() && !m_columns) {
        const double middle = target.area().left() - (m_roomy ? 14 : 7);
        const QRectF row = target.rowBox(m_query);
        drawConnector(painter,
                      {{sum.area().right() + 4, sum.area().center().y()},
                       {middle, sum.area().center().y()},
                       {middle, row.center().y()},
                       {target.area().left() - 3, row.center().y()}},
                      theme().indexI, 2);
    }
    drawSigns(painter);
}

void AttentionStepsFigure::drawSigns(QCPPainter& painter) {
    painter.setFont(mathFont(m_roomy ? type::kClaim : type::kName));
    painter.setPen(theme().muted);
    const auto between = [&](const Panel& one, const Panel& next, const QString& sign) {
        if (!one.isShown() || !next.isShown()) return;
        const double x = (one.area().right() + next.area().left()) / 2;
        if (next.area().left() - one.area().right() > 60) return;
        painter.drawText(QRectF(x - 15, one.area().center().y() - 12, 30, 24), Qt::AlignCenter, sign);
    };
    between(at(Part::ValueAgain), at(Part::Weighted), QStringLiteral("="));
    if (m_columns) {
        between(at(Part::Projection), at(Part::Tokens), QStringLiteral("·"));
        between(at(Part::OutputProjection), at(Part::HeadOutput), QStringLiteral("·"));
        between(at(Part::HeadOutput), at(Part::Output), QStringLiteral("="));
        between(at(Part::Weighted), at(Part::Sum), QStringLiteral("Σ"));
    } else {
        between(at(Part::HeadOutput), at(Part::OutputProjection), QStringLiteral("·"));
        between(at(Part::OutputProjection), at(Part::Output), QStringLiteral("="));
        const Panel& sum = at(Part::Sum);
        if (sum.isShown()) {
            painter.setPen(theme().text);
            painter.drawText(QRectF(sum.area().left() - 22, sum.area().center().y() - 12, 18, 24), Qt::AlignCenter,
                             QStringLiteral("Σ"));
        }
    }
}

void AttentionStepsFigure::drawBars(QCPPainter& painter) {
    const AttentionStepsStudy& study = shown();
    const Matrix& weights = study.matrix("weights");
    const Index keys = weights.cols();
    const double pitch = m_bars.height() / double(keys);
    const QFont font = textFont(type::kAxis);
    const QFont strong = textFont(type::kAxis, QFont::DemiBold);
    const QFont title = m_roomy ? strong : textFont(type::kSmallest, QFont::DemiBold);
    const double top = m_bars.top() - (m_roomy ? 23 : 18);
    // Whose weights they are matters more than that they are weights.
    const QString query = quotedWord(study.setting().words[std::size_t(m_query)]);
    drawWhole(painter, {double(viewport().left()), top, m_bars.right() - 14 - double(viewport().left()), 21},
              Qt::AlignRight | Qt::AlignVCenter,
              {StepsWords::tr("weights of %1").arg(query), query, StepsWords::tr("weights")}, title, theme().text);
    const auto every = std::max<Index>(1, Index(std::ceil(kWordPitch / pitch)));
    const double thickness = std::clamp(pitch * 0.6, 0.6, 11.0);
    const ColourMap map = ColourMap::weights(theme());
    painter.setPen(Qt::NoPen);
    for (Index key = 0; key < keys; ++key) {
        const double middle = m_bars.top() + pitch * (double(key) + 0.5);
        const double weight = weights(m_query, key);
        const double part = std::clamp(weight / mostWeight(), 0.0, 1.0);
        if (pitch >= 4)
            painter.fillRect(QRectF(m_bars.left(), middle - thickness / 2, m_bars.width(), thickness), theme().rule);
        painter.fillRect(QRectF(m_bars.left(), middle - thickness / 2, m_bars.width() * part, thickness),
                         QColor(map.at(0.66)));
        const double band = std::max(pitch, kWordPitch);
        if (key % every == 0)
            drawElided(
                painter,
                {double(viewport().left()), middle - band / 2, m_bars.left() - 9 - double(viewport().left()), band},
                Qt::AlignRight | Qt::AlignVCenter, m_keyWords[key], font, theme().muted);
        if (!m_barsWritten) continue;
        drawElided(painter, {m_bars.right(), middle - band / 2, m_numberRight - m_bars.right(), band},
                   Qt::AlignRight | Qt::AlignVCenter, displayNumber(weight, weight == 0 ? 0 : 2), font, theme().text);
        if (m_roomy && !m_arrows)
            drawElided(painter, {m_numberRight + 2, middle - band / 2, 16, band}, Qt::AlignCenter, QStringLiteral("×"),
                       font, theme().muted);
    }
    if (pitch < 4) {
        painter.setPen(QPen(theme().track, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(m_bars);
    }
}

void AttentionStepsFigure::drawLegend(QCPPainter& painter) {
    const AttentionStepsStudy& study = shown();
    const QRectF room = viewport();
    const QFontMetricsF metrics(textFont(type::kAxis));
    struct Scale {
        QString name;
        QString low;
        QString high;
        double least;
        double most;
        int decimals;
        ColourMap map;
    };
    const auto scale = [](const QString& name, double least, double most, int decimals, const ColourMap& map) {
        return Scale{
            name, displayNumber(least, least == 0 ? 0 : decimals), displayNumber(most, decimals), least, most, decimals,
            map};
    };
    const ColourMap signedMap = ColourMap::signedMap(theme());
    const int step = int(scene().parameters.step);
    std::vector<Scale> scales;
    const bool projected = step >= stepOf(Part::Query) && study.hasProjections();
    QString vectors = StepsWords::inputName(study.setting().hasPositions);
    if (study.setting().isCross) vectors += QStringLiteral(", M");
    if (projected && !m_roomy) vectors += QStringLiteral(", W");
    if (step >= stepOf(Part::Query)) vectors += QStringLiteral(", Q, K, V");
    if (step >= kLastStep) vectors += QStringLiteral(", ") + StepsWords::tr("output");
    const double most = mostOfVectors();
    scales.push_back(scale(vectors, -most, most, most < 10 ? 1 : 0, signedMap));
    if (projected && m_roomy)
        scales.push_back(scale(QStringLiteral("W"), -study.largestProjection, study.largestProjection,
                               scaleDecimals(study.largestProjection), signedMap));
    if (step >= stepOf(Part::Scores))
        scales.push_back(scale(StepsWords::tr("scores"), -study.largestScore, study.largestScore,
                               study.largestScore < 10 ? 1 : 0, signedMap));
    if (step >= stepOf(Part::Weights))
        scales.push_back(
            scale(StepsWords::tr("weights"), 0, mostWeight(), weightDecimals(), ColourMap::weights(theme())));
    const bool hatched = step >= stepOf(Part::Masked) && !study.mask().isOpen();
    const QString masked = StepsWords::tr("masked");
    const auto widthOf = [&](const Scale& one, double bar) {
        return metrics.horizontalAdvance(one.name) + metrics.horizontalAdvance(one.low) +
               metrics.horizontalAdvance(one.high) + 24 + bar;
    };
    double bar = 72;
    double gap = 24;
    double total = 0;
    bool withSwatch = hatched;
    for (const auto& [length, space, swatch] : {std::tuple{72.0, 26.0, true},
                                                {48.0, 18.0, true},
                                                {36.0, 14.0, true},
                                                {36.0, 14.0, false},
                                                {24.0, 8.0, false},
                                                {16.0, 5.0, false}}) {
        bar = length;
        gap = space;
        withSwatch = hatched && swatch;
        total = withSwatch ? 28 + metrics.horizontalAdvance(masked) : -gap;
        for (const Scale& one : scales) total += widthOf(one, bar) + gap;
        if (total <= room.width()) break;
    }
    if (total > room.width() && step >= kLastStep) {
        // The first and the last of the vectors stand for those between.
        const double whole = metrics.horizontalAdvance(scales.front().name);
        scales.front().name =
            StepsWords::inputName(study.setting().hasPositions) + QStringLiteral(" … ") + StepsWords::tr("output");
        total += metrics.horizontalAdvance(scales.front().name) - whole;
    }
    const double y = std::min(m_bottom + (m_roomy ? 12 : 5), room.bottom() - 13);
    double left =
        total <= room.width() - m_labels ? room.left() + m_labels : std::max(room.left(), room.right() - total);
    for (const Scale& one : scales) {
        const double name = metrics.horizontalAdvance(one.name);
        const double low = metrics.horizontalAdvance(one.low);
        drawScale(painter, {left + name + 8 + low + 6, y, bar, 9}, one.map, one.least, one.most, one.name, theme(),
                  one.decimals);
        left += widthOf(one, bar) + gap;
    }
    if (!withSwatch) return;
    const QRectF swatch(left, y - 2, 20, 13);
    drawHatching(painter, swatch, theme().control);
    painter.setPen(QPen(theme().track, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(swatch);
    drawElided(painter, {left + 26, y - 6, room.right() - left - 26, 20}, Qt::AlignLeft | Qt::AlignVCenter, masked,
               textFont(type::kAxis), theme().muted);
}

}  // namespace attention
