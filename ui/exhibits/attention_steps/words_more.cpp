#include "ui/exhibits/attention_layer.h"
#include "ui/exhibits/attention_steps/exhibit.h"
#include "ui/exhibits/token_exhibit.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"

namespace attention {

QStringList AttentionSteps::steps(const AttentionStepsStudy& study, const Scene& scene) {
    const Parameters& parameters = scene.parameters;
    const auto paragraph = [](const QStringList& sentences) { return sentences.join(sentenceSeparator()); };
    QStringList words{hasRandomWords(scene)
                          ? tr("① Each word is a row of numbers, its embedding; here the numbers are random.")
                          : tr("① Each word is a row of numbers, its embedding.")};
    if (study.setting().hasPositions)
        words += tr("<i>P</i> has a row for each place, which tells where a word stands.");
    QStringList vectors, scores{tr("③ A score is the dot product of a query and a key.")}, output;
    if (study.hasProjections()) {
        vectors +=
            tr("② The matrices <i>W</i><sub>q</sub>, <i>W</i><sub>k</sub> and <i>W</i><sub>v</sub> make its query, its "
               "key and its value.");
        if (findValues(scene, "W_q") == nullptr) {
            const auto typed = typedEntries(parameters).size();
            vectors += typed == 0
                           ? tr("A trained model has learned the matrices <i>W</i>. Here they are drawn at random: the "
                                "arithmetic is real, the pattern means nothing.")
                           : tr("A trained model has learned the matrices <i>W</i>. Here, but for %n typed number(s), "
                                "they are drawn at random: the arithmetic is real, the pattern means nothing.",
                                nullptr, int(typed));
        }
        if (parameters.tokenAxis == TokenOrientation::Rows)
            vectors +=
                tr("Row <i>r</i> of <i>W</i><sub>q</sub> makes number <i>r</i> of each query; <i>W</i><sub>k</sub> and "
                   "<i>W</i><sub>v</sub> make the keys and the values in the same way. Written to the right of "
                   "<i>X</i>, <i>W</i> is transposed (ᵀ): its rows become columns.");
        scores += tr("It is divided by √<i>d</i>ₖ, where <i>d</i>ₖ = %1 is how many numbers a key has; the panel calls "
                     "the divided score <i>s</i>.")
                      .arg(formatInteger(study.layer().width));
        output +=
            tr("⑥ <i>W</i>ₒ, one more learned matrix, turns the sum <i>O</i> into the word’s output row, <i>Y</i>.");
        if (parameters.heads > 1)
            output += tr("Here %2 attentions, called heads, run side by side. Head %1 is shown; <i>W</i>ₒ mixes the "
                         "outputs of all.")
                          .arg(formatInteger(parameters.head.value_or(0)), formatInteger(parameters.heads));
    } else {
        vectors +=
            tr("② <i>y<sub>i</sub></i> = <i>f</i>(<i>x<sub>i</sub></i>, (<i>x</i>₁, <i>x</i>₁), …, "
               "(<i>x<sub>n</sub></i>, <i>x<sub>n</sub></i>)): one word asks, and every word is both key and value. "
               "The score is the dot product of two rows of <i>%1</i>, and the output mixes rows of <i>%1</i>.")
                .arg(inputName(study.setting().hasPositions));
        output += tr("⑥ The sum <i>O</i> is the word’s output row, <i>Y</i>.");
    }
    scores += tr("The slider stops three times at ③: at the scores, the scaled scores and the masked scores.");
    return {paragraph(words),
            paragraph(vectors),
            paragraph(scores),
            tr("④ The softmax turns a row of scores into weights from 0 to 1; their sum is 1, but for rounding."),
            tr("⑤ Each value is multiplied by its weight. The sum (Σ) is <i>O</i>."),
            paragraph(output)};
}

QString AttentionSteps::more(const AttentionStepsStudy& study, const Scene& scene) {
    const Parameters& parameters = scene.parameters;
    const Index query = expandedQuery(parameters, study.layer().queryCount);
    QStringList sentences;
    sentences += tr("<i>O</i> is the sum of the values <i>V</i>, each times its weight <i>A</i>; <i>S</i> are the "
                    "scores. <i>i</i> is the word that asks, <i>j</i> the word that is compared, <i>c</i> a column. "
                    "All are counted from 0: %1 is word %2.")
                     .arg(quotedWord(study.setting().words[std::size_t(query)]), formatInteger(query));
    sentences += steps(study, scene);
    if (const Index batch = study.layer().batch; batch > 1)
        sentences += tr("Sequence %1 of %2 is shown.").arg(formatInteger(study.sequence), formatInteger(batch));
    if (parameters.tokenAxis == TokenOrientation::Columns)
        sentences += tr("Words are columns, so every matrix is transposed and the softmax runs down its columns.");
    sentences += parameters.listing ? tr("<a href=\"listing=off\">Take the program away</a> that stands beside it.")
                                    : tr("<a href=\"listing=on\">See the program that makes it</a>.");
    if (const QString note = modelNote(scene); !note.isEmpty()) sentences += note;
    if (parameters.step < kLastStep) sentences += tr("<a href=\"step=8\">Show all stages</a>.");
    if (parameters.queries == QueryDisplay::One)
        sentences += tr("<a href=\"queries=all\">Fill in all words</a>: they are computed at once, as matrices.");
    if (parameters.temperature != 1) sentences += tr("<a href=\"temperature=1\">Set the temperature back to 1</a>.");
    sentences += parameters.listing ? tr("<a href=\"matrix=masked\">Hide words by hand</a>: click a score to hide that "
                                         "word from that query. Double-click a cell of <i>X</i> to type a number.")
                                    : tr("Click a box on an arrow to see its matrix. <a href=\"matrix=masked\">Hide "
                                         "words by hand</a>: click a score to hide that word from that query. "
                                         "Double-click a cell of <i>X</i> or <i>W</i> to type a number.");
    return joinParagraphs(sentences);
}

QString AttentionSteps::matters(const AttentionStepsStudy& study, const Scene& scene) {
    if (isCross(scene))
        return QStringList{
            tr("Cross-attention and self-attention are the same computation."),
            tr("1. Queries come from another sequence, or <a href=\"memory-tokens=\">from the same one</a>."),
            tr("2. The weights are computed from the input by learned matrices, in both; so did Bahdanau et al. 2014, "
               "the first translator with attention."),
            tr("3. The output is as long as the queries: %1 here; in self-attention that is as long as the input.")
                .arg(formatInteger(study.layer().queryCount)),
            tr("4. Early translators used cross-attention once, between the half that reads (encoder) and the half "
               "that writes (decoder). The decoder of a Transformer, a stack of attention layers, uses it in every "
               "layer."),
        }
            .join(sentenceSeparator());
    return tr(
        "In self-attention, also called intra-attention, queries, keys and values come from one sentence. It mixes all "
        "words in one step, however far apart. Apart from the softmax, it is all matrix products.");
}

}  // namespace attention
