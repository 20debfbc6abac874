#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include <QCoreApplication>
#include <QStringList>

#include "core/encoding/binary_study.h"
#include "core/encoding/sinusoidal_derivation.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/sinusoidal_text.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

constexpr std::string_view kBits = BinaryStudy::kBits;
constexpr std::string_view kEncoding = BinaryStudy::kEncoding;

/// The exhibit "Binary": binary digits of the positions beside their sinusoidal encoding.
class BinaryCounting : public ExhibitWithStudy<BinaryStudy> {
    Q_DECLARE_TR_FUNCTIONS(BinaryCounting)

 public:
    BinaryCounting() : ExhibitWithStudy(info()) {}
    static ExhibitInfo info() {
        static constexpr std::array matrices{kBits, kEncoding};
        return {.id = "binary",
                .chapter = Chapter::Position,
                .makeFigure = binaryCountingFigure,
                .presentationKeys = {"row", "base"},
                .uses = {{.key = "n", .maximum = 16384, .sliderMaximum = 512},
                         {.key = "d", .maximum = 4096, .sliderMaximum = 128},
                         {.key = "base", .sliderMinimum = 2, .sliderMaximum = 1e6},
                         {.key = "start", .sliderMaximum = 1000},
                         {.key = "matrix", .acceptedNames = matrices},
                         {.key = "row"},
                         {.key = "column",
                          .dynamicMaximum = [](const Parameters& parameters) -> std::int64_t {
                              return (parameters.matrix == kEncoding ? parameters.d
                                                                     : binaryWidth(binaryRange(parameters))) -
                                     1;
                          },
                          .dynamicMaximumText = "the matrix's last column"}},
                .tables = {{kBits,
                            "a position, start to start + n - 1",
                            {{"bit", "0 to bits - 1", ColumnType::Integer,
                              "bit b of the position, the lowest first; bits is max(1, ceil(log2(start + n)))"}}},
                           {"printed",
                            "a position, start to start + n - 1",
                            {{"printed", "", ColumnType::Text, "as in the book: 3 in binary is 011"}}},
                           {kEncoding,
                            "a position, start to start + n - 1",
                            {{"column", "0 to d - 1", ColumnType::Real, "P at that position"}}},
                           {"periods",
                            "a bit or a pair",
                            {{"kind", "", ColumnType::Text, "bit or pair"},
                             {"index", "", ColumnType::Integer, "which one, from 0"},
                             {"positions", "", ColumnType::Real, "after how many positions it repeats"}}}},
                .tabs = {{"bits-and-waves", CoreMessages::tr("Bits and waves")}},
                .selectionKind = SelectionKind::PositionColumn,
                .selectionMatrices = {kEncoding}};
    }
    double memoryNeeded(const Scene& scene) const override {
        const Parameters& parameters = scene.parameters;
        // 64 numbers per row are an upper bound for the digits as text in the table "printed".
        const double bits = double(binaryWidth(binaryRange(parameters))) + 64;
        return 2.0 * sizeof(double) * double(parameters.n) * (double(parameters.d) + bits);
    }
    ExhibitTexts textsFor(const Scene&) const override {
        return {tr("Binary"), tr("Binary counting, made smooth"),
                tr("Bits change fast at one end and slowly at the other; so do the waves.")};
    }
    std::vector<Preset> presets() const override {
        return {
            {kStartPreset, tr("Start"),
             tr("Four bits beside four pairs whose waves double like them: 16 stands in the formula for 10000."),
             "n=16; d=8; base=16; matrix=bits; row=4; column=2"},
            {"d2l", tr("As in the book"),
             tr("The eight numbers of the book Dive into Deep Learning: 0 is 000, 3 is 011, 7 is 111."),
             "n=8; matrix=bits; row=3; column=1"},
            {"sixteen", tr("Counting to 15"), tr("Four bits beside sixteen pairs. Position 11 is 1011."),
             "n=16; matrix=bits; row=11; column=2"},
            {"power-of-two", tr("A power of two"),
             tr("From 255 to 256 all nine bits flip at once; no clock makes more than its usual step."),
             "n=16; start=248; matrix=bits; row=8; column=8"},
            {"equal-ladders", tr("Waves that double like bits"),
             tr("256 in the formula, 16 columns: each wave is twice as long as the one before, like the bits' "
                "periods."),
             "n=64; d=16; base=256; matrix=P; row=21; column=6"},
            {"many", tr("A long table"),
             tr("512 positions: nine bits tell them apart. The 64 pairs repeat after 6 to about 54 thousand "
                "positions."),
             "n=512; d=128; matrix=bits; row=128; column=7"},
        };
    }
    Caption caption(const BinaryStudy& study, const Scene& scene) const override {
        const std::vector<Expression> definition = sinusoidalDefinition(study.range.dimensions, study.range.base);
        return {{study.derivationOfBit(0, 0).symbolic, definition.front(), definition.back()},
                seen(study, scene),
                tryThis(study, scene),
                more(study, scene),
                cost(study)};
    }
    QString description(const BinaryStudy& study, const Scene& scene) const override {
        QString text =
            tr("Left the bits of the positions, the lowest first, dark for 1 and light for 0. Right, row by row beside "
               "them, the encoding: colour runs from −1 (blue) over 0 (neutral) to 1 (red). Below, on one logarithmic "
               "scale, after how many positions each bit and each pair repeats.");
        text = sinusoidalDescription(scene) + sentenceSeparator() + text;
        if (const auto row = scene.parameters.row)
            text += sentenceSeparator() +
                    tr("Marked: position %1, in binary %2.")
                        .arg(formatInteger(study.positionOf(*row)), QString::fromStdString(study.paddedDigits(*row)));
        return text;
    }
    CellTags tags(const BinaryStudy&, const Scene& scene, const Cell& cell) const override {
        if (cell.matrix == BinaryStudy::kEncoding) return sinusoidalTags(scene, cell);
        return {{tr("position %1").arg(formatInteger(scene.parameters.start + cell.row)), IndexRole::I},
                {tr("bit %1").arg(formatInteger(cell.column)), IndexRole::J}};
    }
    Explanation explain(const BinaryStudy& study, const Scene&, const Cell& cell) const override {
        if (cell.matrix == BinaryStudy::kEncoding) return sinusoidalExplanation(study, cell);
        Explanation explanation;
        explanation.derivation = study.derivationOfBit(cell.row, cell.column);
        explanation.value = formatInteger(std::int64_t(explanation.derivation.value));
        explanation.sentence =
            tr("%1 in binary is %2, the highest bit first")
                .arg(formatInteger(study.positionOf(cell.row)), QString::fromStdString(study.paddedDigits(cell.row)));
        return explanation;
    }

 private:
    static QString order() { return tr("Bits and waves run fast on the left and slow on the right."); }
    static QString zoomedRows(const Scene& scene) {
        const auto& zoom = scene.view.zoom;
        if (!zoom) return {};
        const auto index = [&](double coordinate) {
            return formatInteger(std::clamp<std::int64_t>(std::llround(coordinate), 0, scene.parameters.n - 1) +
                                 scene.parameters.start);
        };
        return tr("Zoomed in: positions %1 to %2.").arg(index(zoom->top + 0.5), index(zoom->bottom - 0.5));
    }
    static QString seen(const BinaryStudy& study, const Scene& scene) {
        const auto row = scene.parameters.row;
        if (!row)
            return order() + sentenceSeparator() +
                   tr("A bit flips between 0 and 1; a pair turns by a fixed angle at every step, the first by 57°.");
        // The step to the selected position, which the clocks show as a shaded angle. At position 0, the step after it.
        const Index position = study.positionOf(*row), from = std::max<Index>(position - 1, 0);
        const auto flips = position > 0 ? study.bitsChangedTo(*row) : study.bitsChangedFrom(*row);
        return tr("From %1 to %2: %n bit(s) flip at once; each pair turns by a fixed angle, the first by 57°.", nullptr,
                  int(flips.size()))
            .arg(formatInteger(from), formatInteger(from + 1));
    }
    static QString tryThis(const BinaryStudy& study, const Scene& scene) {
        const Parameters& parameters = scene.parameters;
        QStringList suggestions;
        const Index row = parameters.row.value_or(0);
        const Index position = study.positionOf(row);
        if (row + 1 < parameters.n)
            suggestions += tr("<a href=\"row=%1\">Step from %2 to %3</a>.")
                               .arg(QString::number(row + 1), formatInteger(position), formatInteger(position + 1));
        if (parameters.n > 1) suggestions += tr("<a href=\"play:row\">Let the position count up</a>.");
        if (!parameters.row || position != 256)
            suggestions +=
                tr("<a href=\"preset:power-of-two\">Go to 256</a>: nine bits flip at once, and no wave jumps.");
        return suggestions.join(sentenceSeparator());
    }
    static QString more(const BinaryStudy& study, const Scene& scene) {
        const Index last = study.bits.cols() - 1;
        QStringList sentences{
            tr("<i>B</i>: divide the position <i>i</i> by 2 to the power <i>b</i>, round down (⌊ ⌋), and "
               "take the remainder after dividing by 2 (mod 2). That is bit <i>b</i>."),
            sinusoidalSymbols(scene)};
        QStringList speeds;
        if (scene.parameters.row) speeds += order();
        speeds += last > 0 ? tr("Bit 0 repeats after 2 positions, bit %1 after %2.")
                                 .arg(formatInteger(last), formatInteger(std::int64_t(study.periods.back())))
                           : tr("Bit 0 repeats after 2 positions.");
        const QString fast = wavelengthText(study.wavelengths.front());
        speeds += study.wavelengths.size() > 1
                      ? tr("The first <a href=\"term:pair\">pair</a> repeats after %1 positions, the last after %2.")
                            .arg(fast, wavelengthText(study.wavelengths.back()))
                      : tr("The only <a href=\"term:pair\">pair</a> repeats after %1 positions.").arg(fast);
        sentences += speeds.join(sentenceSeparator());
        if (study.firstUniquePair())
            sentences +=
                tr("If each of the %1 bits were stored as a float, as the numbers of <i>P</i> are, that would take %1 "
                   "floats. One slow pair, two floats, tells the same positions apart. In this sense the book Dive "
                   "into Deep Learning says that floats save space; counted in bits, two floats take 64 instead of %1.")
                    .arg(formatInteger(study.storage.digits));
        if (const QString zoomed = zoomedRows(scene); !zoomed.isEmpty()) sentences += zoomed;
        if (const auto ratio = study.wavelengthRatio(); !ratio || std::abs(*ratio - 2) > 1e-9)
            sentences +=
                tr("<a href=\"preset:equal-ladders\">Double the wavelength from pair to pair</a>, as the bits do.");
        return joinParagraphs(sentences);
    }
    /// Compares the storage of binary digits and of a row of P, both in bits.
    static QString cost(const BinaryStudy& study) {
        const PositionStorage& storage = study.storage;
        const Index n = study.range.positions;
        // Positions that do not start at 0 may have more digits than are needed to distinguish them.
        const QString digits =
            storage.digits == storage.minimalBits
                ? tr("%1 are told apart by %n bit(s).", nullptr, int(storage.minimalBits)).arg(positionsText(n))
                : tr("Position %1, the last, is written with %n bit(s).", nullptr, int(storage.digits))
                      .arg(formatInteger(study.positionOf(n - 1)));
        // With one position there is nothing to distinguish.
        const QString ofDigits = n > 1 ? digits + sentenceSeparator() : QString();
        return ofDigits +
               tr("A row of <i>P</i> takes %n float(s) of %1 bits: %2 bits. What <i>P</i> gains is smoothness: "
                  "a step turns a pair by the same angle wherever it starts.",
                  nullptr, int(study.range.dimensions))
                   .arg(formatInteger(PositionStorage::kBitsOfFloat), formatInteger(storage.encoding));
    }
};

}  // namespace

const Exhibit& binaryCounting() {
    return singleton<BinaryCounting>();
}

}  // namespace attention
