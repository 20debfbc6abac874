#include <memory>
#include <optional>
#include <vector>

#include "core/models/next_token_study.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/language_model/exhibit.h"
#include "ui/exhibits/language_model/lens_grid.h"
#include "ui/exhibits/language_model/token_strip.h"
#include "ui/exhibits/language_models.h"
#include "ui/figure/parts/colour_scale.h"
#include "ui/figure/parts/named_bars.h"
#include "ui/figure/parts/part_bars.h"
#include "ui/figure/parts/parts_figure.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

/// The number of bars on the stage, where thinner ones would be hard to read from afar, and in the tab "next".
constexpr Index kStageBars = 5, kTabBars = 6;
/// The position of the bars' colour in the colour map of probabilities, from 0 to 1.
constexpr double kBarColour = 0.8;

/// The text as tokens, the probabilities of the next one, the guesses of all layers, and what each layer adds.
class LanguageModelFigure : public PartsFigure {
    Q_DECLARE_TR_FUNCTIONS(LanguageModelExhibit)

 public:
    /// "+" appends the selected token to the text; Left and Right look after another token.
    std::optional<ParameterChange> keyAction(const std::optional<Cell>& selected, int key) const override {
        if (!hasStudy() || !selected || selected->matrix != "next") return std::nullopt;
        const Index position = shown().position();
        if (key == Qt::Key_Plus) return appended(selected->row);
        if (key == Qt::Key_Left && position > 0) return ParameterChange{"to-token", std::int64_t(position - 1)};
        if (key == Qt::Key_Right && position + 1 < shown().tokenCount())
            return ParameterChange{"to-token", std::int64_t(position + 1)};
        return std::nullopt;
    }

 protected:
    std::optional<ParameterChange> doubleClickChange(const Cell& cell) const override {
        return cell.matrix == "next" ? appended(cell.row) : std::nullopt;
    }
    Grid buildLayout() override {
        setPartKeys(m_strip, "text", m_bars, "next-token", m_parts, "what-speaks-for-it", m_lens, "layer-guesses",
                    m_scale, "probability-scale");
        updateStrip();
        updateBars();
        updateLens();
        updateParts();
        m_scale.set(ColourMap::weights(theme()), 0, 1, tr("probability"), 0);
        if (isTab("next"))
            return column({LayoutItem(m_strip).stretch(0).dropPriority(1, tr("the tokens")), enclosed(m_bars)}, 14);
        std::vector<LayoutItem> lens{LayoutItem(m_lens)};
        if (decorations().colourBar)
            lens.push_back(LayoutItem(m_scale).stretch(0).dropPriority(1, tr("the scale of probabilities")));
        if (isTab("layers")) return column(std::move(lens), 8);
        if (isTab("parts"))
            return column({LayoutItem(m_strip).stretch(0).dropPriority(1, tr("the tokens")), enclosed(m_parts)}, 14);
        return column({LayoutItem(m_strip).stretch(0).dropPriority(4, tr("the tokens")),
                       LayoutItem(row({LayoutItem(m_bars).stretch(1.2),
                                       LayoutItem(m_parts).dropPriority(2, tr("what each layer adds"))},
                                      24)
                                      .enclosed()),
                       LayoutItem(column(std::move(lens), 6))
                           .stretch(1.2)
                           .dropPriority(3, tr("the guesses of all layers"), "all-layers")},
                      12);
    }

    bool needsRelayout(const Scene& before, const Scene& after) const override {
        return PartsFigure::needsRelayout(before, after) || barCount(before) != barCount(after);
    }

    std::vector<Cell> relatedCells(const Cell& cell) const override {
        const NextTokenStudy& study = shown();
        const auto last = std::int64_t(study.layers());
        if (cell.matrix == "next" && cell.row == 0) return {{last, 0, "winner"}, {last, study.lens->column(), "lens"}};
        if (cell.matrix == "winner") return {{cell.row, study.lens->column(), "lens"}};
        if (cell.matrix == "lens" && cell.column == study.lens->column()) return {{cell.row, 0, "winner"}};
        return {};
    }

 private:
    /// An item whose row labels do not indent the text above, which begins at the left edge.
    static LayoutItem enclosed(Part& part) { return LayoutItem(row({LayoutItem(part)}).enclosed()); }
    /// Whether tokens have their ids below; the stage and the tab "next" have only words.
    bool hasIds() const { return !isOnStage() && !isTab("next"); }
    const NextTokenStudy& shown() const { return study<NextTokenStudy>(); }
    QString label(int id) const { return QString::fromStdString(shown().label(id)); }

    /// The number of tokens that have bars: all of them if the selected one has no bar otherwise.
    Index barCount(const Scene& of) const {
        const Parameters& parameters = of.parameters;
        const Index count = isOnStage() ? kStageBars : parameters.show == "next" ? kTabBars : kShownGuesses;
        return parameters.matrix == "next" && parameters.row.value_or(0) >= count ? kShownGuesses : count;
    }

    /// Sets the text up to the current token, followed by the token of this rank; nothing if there is no such token.
    std::optional<ParameterChange> appended(std::int64_t rank) const {
        if (rank < 0 || rank >= std::ssize(shown().next)) return std::nullopt;
        std::string text = shown().continuedText(shown().next[std::size_t(rank)].id);
        if (text.empty()) return std::nullopt;
        return ParameterChange{"tokens", std::move(text),
                               std::pair<std::string_view, ParameterValue>("new-tokens", std::int64_t(0))};
    }

    void updateStrip() {
        TokenStripPart::Look look{.selected = shown().position(), .key = "to-token"};
        for (Index i = 0; i < shown().tokenCount(); ++i) {
            const int id = shown().lens->tokens[std::size_t(i)];
            const QString text = label(id);
            look.tokens.push_back({text, hasIds() ? formatInteger(id) : QString(), text.startsWith(QChar(0x2423)),
                                   shown().isGenerated(i)});
        }
        m_strip.set(std::move(look));
        const QString count = tr("%n token(s)", nullptr, int(shown().tokenCount()));
        QStringList notes = nonTextTokenNotes(*shown().model, shown().lens->tokens);
        if (notes.size() > 1) notes.prepend(notes.join(sentenceSeparator()));
        if (isInteractive() && hasIds())
            notes += tr("%1, each over its number in the vocabulary; a click looks after it").arg(count);
        if (hasIds()) notes += tr("%1, each over its number in the vocabulary").arg(count);
        notes += count;
        m_strip.setTitle({tr("The text as tokens")}, notes);
    }

    void updateBars() {
        const NextTokenStudy& study = shown();
        const std::vector<TokenGuess>& plain = study.lens->guesses.back()[std::size_t(study.lens->column())].top;
        const bool isChanged = study.isChanged();
        const bool isStage = isOnStage();
        NamedBarsPart::Look look{.was = tr("at τ = 1: %1"),
                                 .hasTracks = false,
                                 .hasFrames = !isStage,
                                 .maxTrack = isStage ? kMaxExtent : 640,
                                 .maxRow = isStage ? 56.0 : 80.0};
        look.limit =
            heldScaleEnd("probability", std::max(study.next[0].probability, isChanged ? plain[0].probability : 0));
        const Index count = std::min(barCount(scene()), Index(study.next.size()));
        for (std::size_t rank = 0; rank < std::size_t(count); ++rank) {
            NamedBarsPart::Bar bar{.name = label(study.next[rank].id),
                                   .value = study.next[rank].probability,
                                   .cell = Cell{std::int64_t(rank), 0, "next"},
                                   .isStrong = rank == 0,
                                   .ink = QColor::fromRgb(ColourMap::weights(theme()).at(kBarColour))};
            if (isChanged) bar.was = plain[rank].probability;
            if (isInteractive() && !isStage) bar.adds = appended(std::int64_t(rank));
            look.bars.push_back(std::move(bar));
        }
        if (study.remainingCount(count) > 0)
            look.bars.push_back({.name = tr("%1 others").arg(formatInteger(study.remainingCount(count))),
                                 .value = study.remainingProbability(count),
                                 .isFaint = true});
        m_bars.set(std::move(look));
        const QString after = LanguageModelExhibit::quoted(study, study.lens->tokens[std::size_t(study.position())]);
        m_bars.setTitle({tr("What comes after %1?").arg(after), tr("After %1").arg(after)}, {tr("probability")});
    }

    void updateLens() {
        const NextTokenStudy& study = shown();
        const LensWindow& lens = *study.lens;
        LensGridPart::Look look{.chosen = lens.column(), .firstToken = lens.firstToken, .key = "to-token"};
        for (Index column = 0; column < lens.columns(); ++column)
            look.tokens += label(lens.tokens[std::size_t(lens.firstToken + column)]);
        for (Index row = 0; row <= study.layers(); ++row) {
            look.layers += LanguageModelExhibit::layerName(row);
            auto& guesses = look.guesses.emplace_back();
            for (Index column = 0; column < lens.columns(); ++column) {
                const TokenGuess& guess = lens.at(row, column).top.front();
                guesses.push_back({label(guess.id), guess.probability});
            }
            look.winner.push_back(lens.at(row, lens.column()).winner.probability);
        }
        const QString winner = LanguageModelExhibit::quoted(study, lens.at(study.layers(), lens.column()).winner.id);
        look.winnerNames = {tr("probability of %1").arg(winner), winner};
        m_lens.set(std::move(look));
        m_lens.setTitle({tr("What each layer would name next"), tr("Layer by layer")},
                        {tr("the output matrix after each layer, at τ = 1; the darker, the more probable"),
                         tr("at τ = 1; darker: more probable"), tr("darker: more probable")});
    }

    void updateParts() {
        const NextTokenStudy& study = shown();
        const auto& top = study.lens->guesses.back()[std::size_t(study.lens->column())].top;
        const QString first = LanguageModelExhibit::quoted(study, top[0].id);
        const QString second = LanguageModelExhibit::quoted(study, top[top.size() > 1 ? 1 : 0].id);
        PartBarsPart::Look look{.left = tr("for %1").arg(second), .right = tr("for %1").arg(first)};
        for (const StreamPart& part : study.lens->parts)
            look.bars.push_back(
                {LanguageModelExhibit::partName(part), formatDecimals(part.difference(), 2), part.difference()});
        m_parts.set(std::move(look));
        m_parts.setTitle(
            {tr("What speaks for %1 rather than %2").arg(first, second), tr("%1 or %2?").arg(first, second)},
            {tr("what each part adds to the difference of their logits")});
    }

    TokenStripPart m_strip;
    NamedBarsPart m_bars;
    LensGridPart m_lens;
    PartBarsPart m_parts;
    ColourScalePart m_scale;
};

}  // namespace

const FigureMaker languageModelFigure = newFigure<LanguageModelFigure>;

}  // namespace attention
