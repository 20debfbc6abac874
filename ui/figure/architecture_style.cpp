#include "ui/figure/architecture_style.h"

#include <array>

#include <QCoreApplication>

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

QColor architectureColour(Architecture architecture, const Theme& theme) {
    static constexpr std::array<std::size_t, 6> kPlaces{2, 4, 1, 1, 0, 3};
    return theme.series[kPlaces[std::size_t(architecture)]];
}

Qt::PenStyle architectureDash(Architecture architecture) {
    const bool isPlain = architecture == Architecture::Convolution || architecture == Architecture::Recurrent ||
                         architecture == Architecture::Attention;
    return isPlain ? Qt::SolidLine : Qt::DashLine;
}

}  // namespace attention
