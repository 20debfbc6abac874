#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include <QCoreApplication>

#include "core/models/all_heads_study.h"
#include "ui/exhibits/language_models.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"

namespace attention {

/// Texts that both the caption and the figure of this exhibit use.
class AllHeadsWords {
    Q_DECLARE_TR_FUNCTIONS(AllHeads)

 public:
    /// The head that the parameters `layer` and `head` choose, counted through all layers.
    static Index chosenHead(const AllHeadsStudy& study, const Parameters& parameters) {
        return std::clamp<Index>(Index(parameters.layer), 0, study.layers - 1) * study.heads +
               std::clamp<Index>(Index(parameters.head.value_or(0)), 0, study.heads - 1);
    }
    /// "layer 3, head 1".
    static QString headName(const AllHeadsStudy& study, Index head) {
        const HeadIndex index = study.indexOf(head);
        return tr("layer %1, head %2").arg(formatInteger(index.layer), formatInteger(index.head));
    }
    static QString jobName(HeadJob job) {
        return std::array{tr("induction"),   tr("previous token"), tr("same token"),
                          tr("first token"), tr("spread out"),     tr("mixed")}[std::size_t(job)];
    }
    static QString shortJobName(HeadJob job) { return job == HeadJob::PreviousToken ? tr("previous") : jobName(job); }
    /// The score that is high for heads with this job; nothing for Mixed.
    static std::optional<HeadScore> scoreOf(HeadJob job) {
        using enum HeadScore;
        constexpr std::array kScores{Induction, PreviousToken, SameToken, FirstToken, Entropy};
        return job == HeadJob::Mixed ? std::nullopt : std::optional(kScores[std::size_t(job)]);
    }
    static QString scoreName(HeadScore score) {
        return std::array{tr("previous token"), tr("first token"), tr("same token"), tr("induction"),
                          tr("entropy")}[std::size_t(score)];
    }
    static QString number(double score) { return std::isnan(score) ? QStringLiteral("–") : formatDecimals(score, 2); }
    /// Sentences on what a head does, and whether its weights were set by hand or it is switched off.
    static QString jobText(const AllHeadsStudy& study, Index head) {
        QStringList sentences{measuredJob(study, head)};
        const HeadIndex index = study.indexOf(head);
        if (isHandInitializedHead(study.model.get(), index.layer, index.head))
            sentences += tr("Its weights were set to do so before training, which then changed them like all others.");
        if (study.isAblated(head)) sentences += tr("It is switched off: later layers get nothing from it.");
        return sentences.join(sentenceSeparator());
    }
    /// One sentence on what the scores say about a head.
    static QString measuredJob(const AllHeadsStudy& study, Index head) {
        const HeadJob job = study.jobs[std::size_t(head)];
        const auto jobScore = scoreOf(job);
        const QString score = jobScore ? number(study.score(head, *jobScore)) : QString();
        switch (job) {
            case HeadJob::Induction:
                return study.induction
                           ? tr("Looks at what came after the same token before, on random tokens that repeat, too.")
                           : tr("Looks at what came after the same token before, where tokens of this text repeat.");
            case HeadJob::PreviousToken:
                return tr("Looks at the token just before: on this text it gets %1 of the weight, on average.")
                    .arg(score);
            case HeadJob::SameToken:
                return tr("Looks at the same token further left: where this text has one, it gets %1 of the weight.")
                    .arg(score);
            case HeadJob::FirstToken:
                return tr("Rests on the first token, which on this text gets %1 of the weight, on average.").arg(score);
            case HeadJob::SpreadOut:
                return tr("Spreads its weight: on this text its entropy is %1 of the most that is possible.")
                    .arg(score);
            case HeadJob::Mixed:
                break;
        }
        return tr("On this text none of the scores reaches %1: it does something else here, or several things.")
            .arg(formatDecimals(kMinNamingScore, 1));
    }
};

}  // namespace attention
