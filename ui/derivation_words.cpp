#include "ui/derivation_words.h"

#include <QCoreApplication>
#include <QStringList>

#include "ui/figure/figure.h"
#include "ui/figure/language_signs.h"
#include "ui/figure/number_words.h"

namespace attention {
namespace {

struct DerivationWords {
    Q_DECLARE_TR_FUNCTIONS(DerivationWords)
};

}  // namespace

QString derivationLineName(std::string_view name) {
    if (name == "pair") return DerivationWords::tr("pair");
    if (name == "kind") return DerivationWords::tr("kind");
    if (name == "frequency") return DerivationWords::tr("frequency");
    if (name == "angle") return DerivationWords::tr("angle");
    if (name == "value") return DerivationWords::tr("value");
    if (name == "wavelength") return DerivationWords::tr("wavelength");
    if (name == "turns") return DerivationWords::tr("place in its wave, in turns");
    if (name == "its cosine") return DerivationWords::tr("its cosine");
    if (name == "its sine") return DerivationWords::tr("its sine");
    if (name == "next position") return DerivationWords::tr("next position");
    if (name == "next pair") return DerivationWords::tr("next pair");
    if (name == "before") return DerivationWords::tr("before");
    if (name == "difference") return DerivationWords::tr("difference");
    if (name == "turn") return DerivationWords::tr("turn in radians");
    if (name == "turn in degrees") return DerivationWords::tr("turn in degrees");
    if (name == "whole and broken turns") return DerivationWords::tr("in whole turns");
    if (name == "cosine of the turn") return DerivationWords::tr("cosine of the turn");
    if (name == "sine of the turn") return DerivationWords::tr("sine of the turn");
    if (name == "sine before the shift") return DerivationWords::tr("sine before the shift");
    if (name == "cosine before the shift") return DerivationWords::tr("cosine before the shift");
    if (name == "computed directly") return DerivationWords::tr("computed directly");
    if (name == "by turning") return DerivationWords::tr("by turning");
    if (name == "residual") return DerivationWords::tr("what rounding leaves");
    if (name == "shifted position") return DerivationWords::tr("shifted position");
    if (name == "pair of the row") return DerivationWords::tr("pair of the row");
    if (name == "pair of the column") return DerivationWords::tr("pair of the column");
    if (name == "sine by turning") return DerivationWords::tr("sine by turning");
    if (name == "cosine by turning") return DerivationWords::tr("cosine by turning");
    if (name == "sine directly") return DerivationWords::tr("sine computed directly");
    if (name == "cosine directly") return DerivationWords::tr("cosine computed directly");
    return QString::fromUtf8(name);
}

QString derivationLineValue(const DerivationLine& line) {
    if (line.word == "sine") return DerivationWords::tr("sine");
    if (line.word == "cosine") return DerivationWords::tr("cosine");
    if (!line.word.empty()) return QString::fromStdString(line.word);
    return line.digits > 0 ? significantNumber(line.value, line.digits) : displayNumber(line.value, 0);
}

QString derivationLineTerm(std::string_view name) {
    for (const std::string_view term : {"pair", "frequency", "angle", "wavelength"})
        if (name == term) return QString::fromUtf8(term);
    if (name == "turns") return QStringLiteral("turn");
    if (name == "kind" || name == "its sine" || name == "its cosine") return QStringLiteral("sine-cosine");
    return {};
}

QString spokenLine(const DerivationLine& line) {
    QStringList parts{derivationLineName(line.name)};
    if (line.expression != Expression{}) parts += QString::fromStdString(expressionText(line.expression));
    return listed(parts << derivationLineValue(line));
}

}  // namespace attention
