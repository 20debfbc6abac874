#include "ui/text/architecture_words.h"

#include <QCoreApplication>

#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

struct CostWords {
    Q_DECLARE_TR_FUNCTIONS(CostWords)
};

}  // namespace

QString architectureWords(Architecture architecture) {
    switch (architecture) {
        case Architecture::Convolution:
            return CostWords::tr("Convolution");
        case Architecture::Dilated:
            return CostWords::tr("Dilated convolution");
        case Architecture::Recurrent:
            return CostWords::tr("Recurrent");
        case Architecture::Bidirectional:
            return CostWords::tr("Bidirectional recurrent");
        case Architecture::Attention:
            return CostWords::tr("Self-attention");
        case Architecture::Restricted:
            return CostWords::tr("Restricted self-attention");
    }
    return {};
}

QString architectureShort(Architecture architecture) {
    switch (architecture) {
        case Architecture::Dilated:
            return CostWords::tr("Dilated");
        case Architecture::Bidirectional:
            return CostWords::tr("Bidirectional");
        case Architecture::Attention:
            return CostWords::tr("Attention");
        case Architecture::Restricted:
            return CostWords::tr("Restricted");
        case Architecture::Convolution:
        case Architecture::Recurrent:
            break;
    }
    return architectureWords(architecture);
}

QString architectureInSentence(Architecture architecture) {
    switch (architecture) {
        case Architecture::Convolution:
            return CostWords::tr("a convolution");
        case Architecture::Dilated:
            return CostWords::tr("a dilated convolution");
        case Architecture::Recurrent:
            return CostWords::tr("recurrence");
        case Architecture::Bidirectional:
            return CostWords::tr("a bidirectional recurrence");
        case Architecture::Attention:
            return CostWords::tr("self-attention");
        case Architecture::Restricted:
            return CostWords::tr("restricted self-attention");
    }
    return {};
}

QString namesOf(const std::vector<Architecture>& architectures, bool isShort) {
    QStringList names;
    for (const Architecture architecture : architectures)
        names += isShort ? architectureShort(architecture) : architectureWords(architecture);
    return joinList(names);
}

QString architecturesInSentence(const std::vector<Architecture>& architectures) {
    QStringList names;
    for (const Architecture architecture : architectures) names += architectureInSentence(architecture);
    if (names.size() < 2) return names.join(QString());
    const QString last = names.takeLast();
    return CostWords::tr("%1 and %2", "a list and its last").arg(joinList(names), last);
}

QString percentWords(double share) {
    return CostWords::tr("%1 %").arg(formatSignificantDigits(share * 100, share < 0.1 ? 2 : 3));
}

}  // namespace attention
