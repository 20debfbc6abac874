#include "ui/exhibits/attention_steps/listing.h"

#include <algorithm>
#include <utility>

#include "core/number_text.h"
#include "ui/exhibits/attention_steps/exhibit.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;
using namespace std::string_view_literals;

/// Maximum number of list elements that are written out.
constexpr std::size_t kMaxListed = 8;

QString numbers(const std::vector<Index>& list) {
    QStringList elements;
    for (std::size_t i = 0; i < std::min(list.size(), kMaxListed); ++i) elements += QString::number(list[i]);
    if (list.size() > kMaxListed) elements += QStringLiteral("…");
    return elements.join(QStringLiteral(", "));
}

/// Writes the lines of code.
class AttentionListing {
    Q_DECLARE_TR_FUNCTIONS(AttentionSteps)

 public:
    AttentionListing(const AttentionStepsStudy& study, const Scene& scene)
        : m_study(study), m_setting(study.setting()), m_layer(study.layer()), m_scene(scene) {
        m_isMasked = std::ranges::any_of(m_layer.masks, [](const Mask& mask) { return !mask.masksNothing(); });
        const QString name = m_setting.isCross ? u"CrossAttention"_s : u"SelfAttention"_s;
        add(0, u"class %1(nn.Module):"_s.arg(name));
        if (study.hasProjections()) addMatrices();
        addForward();
        add(0, {});
        addInput("X", m_layer.queryCount, tr("# for the words"));
        if (m_setting.isCross) addInput("M", m_layer.keyCount, tr("# for the other words"));
        if (m_isMasked) addMask();
        QStringList sizes;
        if (study.hasProjections()) sizes += QString::number(m_setting.dimensions);
        if (m_layer.heads > 1) sizes += QString::number(m_layer.heads);
        add(0, u"Y = %1(%2)(%3)"_s.arg(name, sizes.join(u", "_s), arguments()));
        add(0, u"Y.shape  # "_s + shape(m_layer.queryCount));
    }

    std::vector<CodeListingPart::Line> lines() && { return std::move(m_lines); }

 private:
    using Names = std::vector<std::string_view>;

    void add(int indent, const QString& code) { m_lines.push_back({indent, code}); }
    /// Adds a line that computes these matrices. It is highlighted while the parameter `step` is from first to last.
    void addMatrixLine(int indent, const QString& code, Names names, int first, int last) {
        add(indent, code);
        CodeListingPart::Line& line = m_lines.back();
        const auto stage = int(m_scene.parameters.step);
        line.isCurrent = first <= stage && stage <= last;
        line.makes = [&scene = m_scene, names = std::move(names)](const Cell& cell) {
            return std::ranges::find(names, matrixAtStep(scene.parameters.step, cell.matrix)) != names.end();
        };
    }
    /// Adds a matrix line that begins a step of the figure; the step's number is in front of it.
    void addStep(int indent, const QString& code, Names names, int first, int last) {
        addMatrixLine(indent, code, std::move(names), first, last);
        m_lines.back().step = circledNumber(first);
        m_lines.back().isStepCurrent = circledNumber(first) == circledNumber(int(m_scene.parameters.step));
    }

    void addMatrices() {
        const AttentionWeights& weights = m_setting.weights;
        const bool hasHeads = m_layer.heads > 1;
        add(1, hasHeads ? u"def __init__(self, d, heads):"_s : u"def __init__(self, d):"_s);
        add(2, u"super().__init__()"_s);
        if (hasHeads) add(2, u"self.heads = heads"_s);
        if (isSliced()) add(2, u"w = d // heads"_s);
        const QString all = m_setting.choice.design == HeadDesign::Wide ? u"heads * d"_s : u"d"_s;
        const auto addMatrix = [&](const char* name, const QString& in, const QString& out, const Vector& bias) {
            const bool isOfHeads = isSliced() && name != "W_o"sv;
            const QString made = isOfHeads         ? u"nn.Parameter(torch.randn(heads, w, w))"_s
                                 : bias.size() > 0 ? u"nn.Linear(%1, %2)"_s.arg(in, out)
                                                   : u"nn.Linear(%1, %2, bias=False)"_s.arg(in, out);
            addMatrixLine(2, u"self.%1 = "_s.arg(QLatin1String(name)) + made, {name}, 0, 0);
        };
        addMatrix("W_q", u"d"_s, all, weights.queryBias);
        addMatrix("W_k", u"d"_s, all, weights.keyBias);
        addMatrix("W_v", u"d"_s, all, weights.valueBias);
        addMatrix("W_o", all, u"d"_s, weights.outputBias);
        add(1, {});
        if (!hasHeads) return;
        add(1, u"def split(self, X):"_s);
        add(2, u"X = X.unflatten(-1, (self.heads, -1))"_s);
        add(2, u"return X.transpose(1, 2)"_s);
        add(1, {});
    }

    void addForward() {
        const double temperature = m_layer.temperature;
        const bool isProjected = m_study.hasProjections(), hasHeads = m_layer.heads > 1;
        const bool isScaled = isProjected || temperature != 1;
        addStep(1, u"def forward(self, %1):"_s.arg(arguments()), {}, 1, 1);
        for (const auto& [name, from] : {std::pair{"Q", "X"}, {"K", keySource()}, {"V", keySource()}}) {
            const QString input = QLatin1String(from), matrix = QLatin1String(name);
            const QString module = u"self.W_"_s + matrix.toLower();
            const QString made = !isProjected ? input
                                 : isSliced() ? u"self.split(%1) @ %2.mT"_s.arg(input, module)
                                 : hasHeads   ? u"self.split(%1(%2))"_s.arg(module, input)
                                              : u"%1(%2)"_s.arg(module, input);
            const QString code = u"%1 = %2"_s.arg(matrix, made);
            if (*name == 'Q')
                addStep(2, code, {name}, 2, 2);
            else
                addMatrixLine(2, code, {name}, 2, 2);
        }
        // Without scaling or masking, those matrices are computed by the same line as the matrix before them.
        Names computed{"scores"};
        if (!isScaled) computed.push_back("scaled");
        if (!isScaled && !m_isMasked) computed.push_back("masked");
        addStep(2, u"scores = Q @ K.transpose(-2, -1)"_s, computed, 3, 2 + int(computed.size()));
        if (isScaled) {
            computed = {"scaled"};
            if (!m_isMasked) computed.push_back("masked");
            const int last = 3 + int(computed.size());
            const QString factor = QString::fromStdString(formatNumber(temperature));
            if (isProjected) addMatrixLine(2, u"d_k = K.shape[-1]"_s, computed, 4, last);
            addMatrixLine(2,
                          !isProjected       ? u"scores = scores / %1"_s.arg(factor)
                          : temperature != 1 ? u"scores = scores / (math.sqrt(d_k) * %1)"_s.arg(factor)
                                             : u"scores = scores / math.sqrt(d_k)"_s,
                          computed, 4, last);
        }
        if (m_isMasked) {
            // The softmax of a row of -inf only would be NaN.
            const bool isAllHidden = std::ranges::any_of(m_layer.masks, [](const Mask& mask) {
                for (Index query = 0; query < mask.queries(); ++query)
                    if (mask.isFullyMasked(query)) return true;
                return false;
            });
            addMatrixLine(2, u"scores.masked_fill_(~mask, %1)"_s.arg(isAllHidden ? u"-1e6"_s : u"-math.inf"_s),
                          {"masked"}, 5, 5);
        }
        addStep(2, u"A = scores.softmax(dim=-1)"_s, {"weights"}, 6, 6);
        if (const double dropout = m_setting.choice.dropout; dropout > 0)
            addMatrixLine(2, u"A = nn.functional.dropout(A, %1)"_s.arg(QString::fromStdString(formatNumber(dropout))),
                          {"weights"}, 6, 6);
        addStep(2, u"O = A @ V"_s, {"head-output", hasHeads ? "head-output" : "concatenation"}, 7, 7);
        if (hasHeads) addMatrixLine(2, u"O = O.transpose(1, 2).flatten(2)"_s, {"concatenation"}, 8, 8);
        addStep(2, isProjected ? u"return self.W_o(O)"_s : u"return O"_s, {"output"}, 8, 8);
    }

    void addInput(const char* name, Index count, const QString& comment) {
        const bool isLoaded = findValues(m_scene, *name == 'X' ? "input" : "memory") != nullptr;
        const bool isOnes =
            m_scene.parameters.numbers == NumberDistribution::Ones && !isLoaded && !m_setting.hasPositions;
        QString code = u"%1 = torch.%2%3"_s.arg(QLatin1String(name), isOnes ? u"ones"_s : u"randn"_s, shape(count));
        if (!isOnes) code += u"  "_s + comment;
        Names names{name};
        if (*name == 'X') names.push_back("P");
        addMatrixLine(0, code, names, 1, 1);
    }

    /// Adds the lines that build the mask, True where a query may attend to a key: n x m, or batch x 1 x n x m with
    /// heads, or a shape that broadcasts to these.
    void addMask() {
        const MaskOptions& mask = m_setting.mask;
        const Index n = m_layer.queryCount, m = m_layer.keyCount, batch = m_layer.batch;
        const QString heads = m_layer.heads > 1 ? u"1, "_s : QString();
        const auto addPart = [&](const QString& code) { addMatrixLine(0, code, {"masked"}, 5, 5); };
        std::vector<Index> queries, keys;
        for (const auto& [query, key] : mask.maskedCells)
            if (query < n && key < m) queries.push_back(query), keys.push_back(key);
        bool hasMask = mask.causal || mask.radius || !queries.empty();
        if (hasMask) {
            QString code = u"mask = torch.ones(%1, %2)"_s.arg(n).arg(m);
            if (mask.causal || mask.radius) code += mask.causal ? u".tril()"_s : u".tril(%1)"_s.arg(*mask.radius);
            if (mask.radius) code += u".triu(%1)"_s.arg(-*mask.radius);
            addPart(code + u".bool()"_s);
        }
        const auto addLengths = [&](const QString& list, const QString& view) {
            if (list.isEmpty()) return;
            addPart(u"lengths = torch.tensor([%1])"_s.arg(list));
            if (!view.isEmpty()) addPart(u"lengths = lengths"_s + view);
            addPart((hasMask ? u"mask = mask & (torch.arange(%1) < lengths)"_s : u"mask = torch.arange(%1) < lengths"_s)
                        .arg(m));
            hasMask = true;
        };
        const QString first = batch > 1 ? QString::number(batch) + u", "_s + heads : QString();
        addLengths(numbers(mask.validLengths), batch > 1 ? u".view("_s + first + u"1, 1)"_s : QString());
        addLengths(numbers(mask.queryValidLengths), u".view(%1%2, 1)"_s.arg(first).arg(n));
        if (!queries.empty()) addPart(u"mask[..., [%1], [%2]] = False"_s.arg(numbers(queries), numbers(keys)));
    }

    bool isSliced() const { return m_setting.choice.design == HeadDesign::Sliced; }
    const char* keySource() const { return m_setting.isCross ? "M" : "X"; }
    QString arguments() const {
        QStringList names{u"X"_s};
        if (m_setting.isCross) names += u"M"_s;
        if (m_isMasked) names += u"mask"_s;
        return names.join(u", "_s);
    }
    QString shape(Index count) const {
        return u"(%1, %2, %3)"_s.arg(m_layer.batch).arg(count).arg(m_setting.dimensions);
    }

    const AttentionStepsStudy& m_study;
    const AttentionLayerSetup& m_setting;
    const MultiHeadAttention& m_layer;
    const Scene& m_scene;
    bool m_isMasked = false;
    std::vector<CodeListingPart::Line> m_lines;
};

}  // namespace

CodeListingPart& fillListing(CodeListingPart& part, const AttentionStepsStudy& study, const Scene& scene) {
    part.set(AttentionListing(study, scene).lines());
    part.setTitle(
        {AttentionSteps::tr("The program that makes it, in PyTorch"), AttentionSteps::tr("The program, in PyTorch")});
    return part;
}

}  // namespace attention
