#include "ui/exhibits/attention_steps/exhibit.h"
#include "ui/exhibits/attention_steps/figure.h"
#include "ui/exhibits/token_exhibit.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/text_width.h"
#include "ui/text/number_format.h"

namespace attention {

Grid AttentionStepsFigure::oneWordLayout() {
    const AttentionStepsStudy& study = shown();
    const AttentionLayerSetup& setting = study.setting();
    m_table.set(study, scene().parameters,
                {.query = m_query,
                 .scores = std::string(scoresForm()),
                 .queryWords = m_words,
                 .keyWords = m_keyWords,
                 .asking = quotedWord(setting.words[std::size_t(m_query)]),
                 .answering = quotedWord(setting.keyWords[std::size_t(study.summarizeQuery(m_query).key)]),
                 .scoreEnd = scoreEnd(),
                 .valueEnd = vectorEnd(),
                 .hasScales = decorations().colourBar});
    std::vector<LayoutItem> all{m_table};
    addSwitches(all, 0);
    return column(std::move(all), 6);
}

Grid AttentionStepsFigure::tabLayout() {
    constexpr QSizeF kBetween(14, 10);
    // A product A B is placed to the right of A and below B.
    const bool hasW = shown().hasProjections();
    std::vector<LayoutItem> places;
    std::size_t columns = 2;
    const auto add = [&](std::initializer_list<StepMatrixPart*> matrices) {
        for (StepMatrixPart* part : matrices) places.push_back(part ? LayoutItem(*part) : LayoutItem());
    };
    if (isTab("all-words")) {
        add({m_scores, &m_weights});
    } else if (isTab("in-and-out")) {
        add({&m_x});
        if (shown().setting().isCross) add({&m_memory});
        add({&m_output});
        columns = places.size();
    } else if (isTab("queries-and-keys")) {
        add({nullptr, &m_k, &m_q, m_scores});
    } else if (isTab("matrices")) {
        if (hasW) add({nullptr, &m_wq, &m_wk, &m_wv});
        add({&m_x, &m_q, &m_k, &m_v});
        columns = 4;
    } else if (!hasW) {
        // Without W_o, the weighted values are the output.
        add({nullptr, &m_v, &m_weights, &m_output});
    } else {
        add({nullptr, &m_v});
        if (hasSeveralHeads()) add({nullptr});
        add({&m_wo, &m_weights, &m_sum});
        if (hasSeveralHeads()) add({&m_concatenation});
        add({&m_output});
        columns = hasSeveralHeads() ? 4 : 3;
    }
    return column({LayoutItem(Grid(columns, std::move(places), kBetween)),
                   LayoutItem(legend()).stretch(0).dropPriority(1, tr("the colours’ scales"), "scales")},
                  kBetween.height());
}

void AttentionStepsFigure::addSwitches(std::vector<LayoutItem>& places, int priority) {
    const MultiHeadAttention& layer = shown().layer();
    // Input and output do not depend on the head.
    if (layer.heads > 1 && !isTab("in-and-out")) {
        m_heads.set("head", tr("head"), layer.heads, shown().head);
        places.push_back(LayoutItem(m_heads).stretch(0).dropPriority(priority, tr("head")));
    }
    if (layer.batch > 1) {
        m_sequences.set("sequence", tr("sequence"), layer.batch, shown().sequence);
        places.push_back(LayoutItem(m_sequences).stretch(0).dropPriority(priority, tr("sequence")));
    }
}

Grid AttentionStepsFigure::legend() {
    const AttentionStepsStudy& study = shown();
    std::vector<LayoutItem> places;
    addSwitches(places, 2);
    if (decorations().colourBar) {
        const ColourMap signedMap = ColourMap::signedMap(theme());
        // Before its step is reached, a scale is replaced by a blank part of equal size.
        const auto add = [&](ColourScalePart& scale, MarksPart& blank, bool isReached) {
            blank.set(scale.sizeHint({1e4, 1e4}));
            places.emplace_back(isReached ? LayoutItem(scale) : LayoutItem(blank));
        };
        const bool hasVectors = !isTab("all-words"), isMixed = !isTab("matrices") && !isTab("in-and-out"),
                   hasScores = isMixed && !isTab("output"), hasWeights = isMixed && !isTab("queries-and-keys");
        m_vectorScale.set(signedMap, -vectorEnd(), vectorEnd(), tr("vectors"), scaleDecimals(vectorEnd()));
        if (hasVectors) places.push_back(LayoutItem(m_vectorScale).dropPriority(1, tr("the words’ vectors")));
        m_scoreScale.set(signedMap, -scoreEnd(), scoreEnd(), tr("scores"), scaleDecimals(scoreEnd()));
        if (hasScores) add(m_scoreScale, m_blanks[0], step() >= 3);
        const double weightEnd = keptScaleEnd("weights", study.largestWeight > 0.5 ? 1 : study.largestWeight);
        m_weightScale.set(ColourMap::weights(theme()), 0, weightEnd, tr("weights"),
                          weightEnd == 1 ? 0 : decimalsForTwoDigits(weightEnd));
        if (hasWeights) add(m_weightScale, m_blanks[3], step() >= 6);
        if (m_open && m_open != &m_p) {
            const double end = keptScaleEnd("projections", study.largestProjection);
            m_projectionScale.set(signedMap, -end, end, QStringLiteral("W"), scaleDecimals(end));
            places.emplace_back(m_projectionScale);
        }
        if (study.hasProjections() && hasArrows()) {
            const QStringList words = AttentionSteps::areRandom(study, scene())
                                          ? QStringList{tr("learned in a model, random here; a click shows it"),
                                                        tr("learned in a model, random here"), tr("random here")}
                                          : QStringList{tr("learned; a click shows it"), tr("learned")};
            const Part::SizeHint need{.minimum = {28 + textWidth(words.back(), textFont(font_size::kAxis)), 18},
                                      .maximum = {kMaxExtent, 18}};
            m_learned.set(need, [this, words](Marks& marks, const QRectF& rect) {
                addChipFrame(marks, {rect.left() + 1, rect.center().y() - 6, 19, 13}, true, theme());
                marks.text(rect.adjusted(26, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, words,
                           textFont(font_size::kAxis), theme().muted);
            });
            m_blanks[4].set(need);
            LayoutItem slot = step() >= 2 ? LayoutItem(m_learned) : LayoutItem(m_blanks[4]);
            places.push_back(std::move(slot).dropPriority(isMixing() ? 4 : 3, tr("queries and keys")));
        }
        const QString word = tr("masked");
        const Part::SizeHint ofWord{.minimum = {28 + textWidth(word, textFont(font_size::kAxis)), 18},
                                    .maximum = {kMaxExtent, 18}};
        if (!study.mask().masksNothing() && step() < 5 && !hasArrows()) {
            m_blanks[4].set(ofWord);
            places.emplace_back(m_blanks[4]);
        } else if (!study.mask().masksNothing() && step() >= 5) {
            m_hatched.set(ofWord, [this, word](Marks& marks, const QRectF& rect) {
                marks.hatchedSwatch({rect.left(), rect.center().y() - 6, 20, 13}, theme());
                marks.elided(rect.adjusted(26, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, word,
                             textFont(font_size::kAxis), theme().muted);
            });
            places.emplace_back(m_hatched);
        }
    }
    if (places.empty()) {
        m_hatched.set({.minimum = {1, 1}});
        places.emplace_back(m_hatched);
    }
    return isTab() ? row(std::move(places), 24) : column(std::move(places), 2);
}

}  // namespace attention
