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
    if (name == "word") return DerivationWords::tr("word");
    if (name == "word number") return DerivationWords::tr("number of the word");
    if (name == "same word") return DerivationWords::tr("the same word");
    if (name == "equal row") return DerivationWords::tr("an equal row");
    if (name == "drawn number") return DerivationWords::tr("drawn at random");
    if (name == "loaded number") return DerivationWords::tr("loaded");
    if (name == "embedding") return DerivationWords::tr("embedding");
    if (name == "scaled embedding") return DerivationWords::tr("embedding, scaled");
    if (name == "encoding") return DerivationWords::tr("encoding");
    if (name == "sum") return DerivationWords::tr("sum");
    if (name == "random number") return DerivationWords::tr("random number");
    if (name == "dropout") return DerivationWords::tr("dropout");
    if (name == "rescaling") return DerivationWords::tr("rescaling");
    if (name == "terms of the token") return DerivationWords::tr("from the token");
    if (name == "term of the position") return DerivationWords::tr("from the position");
    if (name == "learned position") return DerivationWords::tr("learned position");
    if (name == "concatenated") return DerivationWords::tr("concatenated");
    if (name == "added") return DerivationWords::tr("added");
    if (name == "position") return DerivationWords::tr("position");
    if (name == "its column") return DerivationWords::tr("column");
    return QString::fromUtf8(name);
}

QString derivationLineValue(const DerivationLine& line) {
    if (line.name == "word") return QString::fromStdString(line.word);
    if (line.word == "sine") return DerivationWords::tr("sine");
    if (line.word == "cosine") return DerivationWords::tr("cosine");
    if (line.name == "dropout")
        return line.word == "kept" ? DerivationWords::tr("kept") : DerivationWords::tr("dropped");
    if (!line.word.empty()) return QString::fromStdString(line.word);
    return line.digits > 0 ? significantNumber(line.value, line.digits) : displayNumber(line.value, 0);
}

QString derivationLineTerm(std::string_view name) {
    for (const std::string_view term : {"pair", "frequency", "angle", "wavelength", "embedding", "dropout", "position"})
        if (name == term) return QString::fromUtf8(term);
    if (name == "turns") return QStringLiteral("turn");
    if (name == "scaled embedding") return QStringLiteral("embedding");
    if (name == "kind" || name == "its sine" || name == "its cosine") return QStringLiteral("sine-cosine");
    return {};
}

QString spokenLine(const DerivationLine& line) {
    QStringList parts{derivationLineName(line.name)};
    if (line.expression != Expression{}) parts += QString::fromStdString(expressionText(line.expression));
    return listed(parts << derivationLineValue(line));
}

}  // namespace attention
