#include "core/encoding/embedding_derivation.h"

#include <algorithm>
#include <cmath>

namespace attention {
namespace {

using namespace formula;

/// Maximum number of other positions of the same word that are listed.
constexpr std::size_t kMaxOthers = 3;

/// The numbers of one entry, and the expressions from which its derivations are built.
class EntryTerms {
 public:
    EntryTerms(const Embedding& embedding, const TokenPlusPositionOptions& choice, Index position, Index column)
        : m_embedding(embedding), m_choice(choice), m_position(position), m_column(column) {}

    bool isDrawn() const { return m_embedding.isRandom(); }
    Index type() const { return m_embedding.typeAt(m_position); }
    double dimensions() const { return double(m_embedding.dimensions()); }
    double drawnNumber() const { return m_embedding.standardNormalAt(m_position, m_column); }
    double entry() const { return m_embedding.value(m_position, m_column); }
    double embedding() const { return embeddingAt(m_position); }
    double encoding() const { return encodingAt(m_position); }
    double sum() const { return embedding() + encoding(); }
    double kept() const { return keptAt(m_position) ? 1 : 0; }
    double result() const { return resultAt(m_position); }

    double embeddingAt(Index position) const {
        const double value = m_embedding.value(position, m_column);
        return m_choice.scaled ? std::sqrt(dimensions()) * value : value;
    }
    double encodingAt(Index position) const {
        return sinusoidalValue(double(position), m_column, m_embedding.dimensions(), m_choice.base);
    }
    bool keptAt(Index position) const {
        return m_choice.dropout == 0 || embeddingDropoutSample(m_choice.seed, position, m_column) >= m_choice.dropout;
    }
    double resultAt(Index position) const {
        return keptAt(position) ? (embeddingAt(position) + encodingAt(position)) / (1 - m_choice.dropout) : 0;
    }

    Expression i() const { return symbol("i", m_position, kI); }
    Expression c() const { return symbol("c", m_column, kJ); }
    Expression w() const { return symbol("w", type()); }
    Expression d() const { return symbol("d", dimensions()); }
    /// An entry of a matrix, with the subscripts in letters, (i, c), or in numbers, (4, 6).
    Expression at(std::string_view name, double value) const { return symbol(name, value, {i(), c()}); }
    Expression here(std::string_view name, double value) const { return there(name, value, m_position); }
    Expression there(std::string_view name, double value, Index position) const {
        return symbol(name, value, {number(position, kI), number(m_column, kJ)});
    }
    /// An entry of a matrix with one row per word, with subscripts in letters, (w, c), or in numbers, (0, 6).
    Expression ofWord(std::string_view name, double value) const {
        return symbol(name, value, {isDrawn() ? w() : i(), c()});
    }
    Expression ofThisWord(std::string_view name, double value) const {
        return symbol(name, value, {isDrawn() ? number(type()) : number(m_position, kI), number(m_column, kJ)});
    }
    Expression keepingPart() const { return formula::difference(number(1), symbol("p", m_choice.dropout)); }
    Expression keepingPartWithNumbers() const { return formula::difference(number(1), number(m_choice.dropout)); }

    DerivationLine word(const std::vector<std::string>& words) const {
        return textLine(LineName::tr("word"), words[std::size_t(m_position)]);
    }
    void addOthers(std::vector<DerivationLine>& lines, std::string_view name,
                   double (EntryTerms::*valueAt)(Index) const) const {
        std::vector<Index> others = m_embedding.samePositions(m_position);
        others.resize(std::min(others.size(), kMaxOthers));
        for (const Index other : others) {
            const double value = (this->*valueAt)(other);
            lines.push_back(line(isDrawn() ? "same word" : "equal row", there(name, value, other), value));
        }
    }
    void addNext(std::vector<DerivationLine>& lines, std::string_view name,
                 double (EntryTerms::*valueAt)(Index) const) const {
        if (m_position + 1 >= m_embedding.positions()) return;
        const double value = (this->*valueAt)(m_position + 1);
        lines.push_back(line(LineName::tr("next position"), there(name, value, m_position + 1), value));
    }
    bool isScaled() const { return m_choice.scaled; }
    double dropout() const { return m_choice.dropout; }
    double draw() const { return embeddingDropoutSample(m_choice.seed, m_position, m_column); }

 private:
    const Embedding& m_embedding;
    const TokenPlusPositionOptions& m_choice;
    Index m_position;
    Index m_column;
};

/// G/sqrt(d)
Expression drawnQuotient(const EntryTerms& terms) {
    return fraction(withValue(terms.ofWord("G", terms.drawnNumber()), kDigitsInFormula), root(terms.d()));
}

Expression embeddingFormula(const EntryTerms& terms) {
    const Expression x = terms.at("X", terms.embedding());
    const Expression entry = terms.ofWord("E", terms.entry());
    if (terms.isScaled()) return equation({x, times({root(terms.d()), withValue(entry, kDigitsInFormula)})});
    if (!terms.isDrawn()) return equation({x, withValue(entry, kDigitsInFormula)});
    // In numbers, E is written as the quotient G/sqrt(d).
    const Expression quotient = drawnQuotient(terms);
    return equation({x, withReplacement(entry, substituteValues(quotient)), quotient});
}

Expression sumFormula(const EntryTerms& terms) {
    const Expression y = terms.at("Y", terms.result());
    Expression sum = formula::sum({withValue(terms.at("X", terms.embedding()), kDigitsInFormula),
                                   withValue(terms.at("P", terms.encoding()), kDigitsInFormula)});
    if (terms.dropout() == 0) return equation({y, std::move(sum)});
    return equation({y, times({terms.at("m", terms.kept()), fraction(std::move(sum), terms.keepingPart())})});
}

}  // namespace

Derivation embeddingDerivation(const Embedding& embedding, const std::vector<std::string>& words,
                               const TokenPlusPositionOptions& choice, Index position, Index column) {
    const EntryTerms terms(embedding, choice, position, column);
    Derivation derivation{.value = terms.embedding(), .symbolic = embeddingFormula(terms)};
    auto& steps = derivation.steps;
    if (terms.isDrawn()) {
        steps.push_back(terms.word(words));
        steps.push_back(line("word number", terms.w(), terms.type(), 0));
        steps.push_back(line("drawn number", terms.ofThisWord("G", terms.drawnNumber()), terms.drawnNumber()));
        steps.push_back(line(LineName::tr("embedding"),
                             equation({terms.ofThisWord("E", terms.entry()), substituteValues(drawnQuotient(terms))}),
                             terms.entry()));
    } else {
        steps.push_back(line("loaded number", terms.ofThisWord("E", terms.entry()), terms.entry()));
    }
    if (terms.isScaled())
        steps.push_back(line("scaled embedding", substituteValues(derivation.symbolic.parts[1]), terms.embedding()));
    terms.addOthers(derivation.context, "X", &EntryTerms::embeddingAt);
    terms.addNext(derivation.context, "X", &EntryTerms::embeddingAt);
    return derivation;
}

Derivation tokenPlusPositionDerivation(const Embedding& embedding, const std::vector<std::string>& words,
                                       const TokenPlusPositionOptions& choice, Index position, Index column) {
    const EntryTerms terms(embedding, choice, position, column);
    const Expression sum =
        formula::sum({signedTerm(terms.embedding(), kDigitsInFormula), signedTerm(terms.encoding(), kDigitsInFormula)});

    Derivation derivation{.value = terms.result(), .symbolic = sumFormula(terms)};
    auto& steps = derivation.steps;
    if (terms.isDrawn()) steps.push_back(terms.word(words));
    const Expression x = terms.here("X", terms.embedding());
    steps.push_back(
        line(terms.isScaled() ? "scaled embedding" : LineName::tr("embedding"),
             terms.isScaled()
                 ? equation({x, times({root(number(terms.dimensions())), rounded(terms.entry(), kDigitsInFormula)})})
                 : x,
             terms.embedding()));
    steps.push_back(line(LineName::tr("encoding"), terms.here("P", terms.encoding()), terms.encoding()));
    steps.push_back(line(LineName::tr("sum"), sum, terms.sum()));
    if (terms.dropout() > 0) {
        steps.push_back(line(LineName::tr("random number"), terms.here("u", terms.draw()), terms.draw()));
        steps.push_back(textLine(LineName::tr("dropout"), terms.kept() == 1 ? "kept" : "dropped"));
        const double rescaling = 1 / (1 - terms.dropout());
        steps.push_back(
            line(LineName::tr("rescaling"), fraction(number(1), terms.keepingPartWithNumbers()), rescaling));
        steps.push_back(line(LineName::tr("value"),
                             times({number(terms.kept()), signedTerm(terms.sum(), kDigitsInFormula),
                                    rounded(rescaling, kDigitsInFormula)}),
                             terms.result()));
    }
    terms.addOthers(derivation.context, "Y", &EntryTerms::resultAt);
    terms.addNext(derivation.context, "Y", &EntryTerms::resultAt);
    return derivation;
}

std::vector<Expression> tokenPlusPositionDefinition(const Embedding& embedding,
                                                    const TokenPlusPositionOptions& choice) {
    const EntryTerms terms(embedding, choice, 0, 0);
    return {sumFormula(terms), embeddingFormula(terms)};
}

}  // namespace attention
