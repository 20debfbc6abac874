#include <algorithm>
#include <array>
#include <cmath>
#include <stdexcept>

#include <QCoreApplication>
#include <QStringList>

#include "core/encoding/embedding_derivation.h"
#include "core/extent.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/sinusoidal_words.h"
#include "ui/exhibits/token_input.h"
#include "ui/figure/figure.h"
#include "ui/figure/matrix_panel.h"
#include "ui/text/language_signs.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

struct PageWords {
    Q_DECLARE_TR_FUNCTIONS(TokenPlusPosition)
};

/// The matrices, in the order of the tables: the first is the default.
constexpr std::array<std::string_view, 3> kMatrices{"sum", "X", "P"};

/// Positions with the same row of X, two at least.
using Group = std::vector<Index>;

struct PageResult : Study {
    TokenPlusPosition values;
    QStringList words;
    std::vector<Group> groups;
    double largest = 0;  ///< of all three matrices, without its sign
};

TokenPlusPositionChoice choiceOf(const Parameters& parameters) {
    return {.base = parameters.base,
            .scaled = parameters.scaleEmbedding,
            .dropout = parameters.embeddingDropout,
            .seed = std::uint64_t(parameters.seed)};
}

std::vector<Group> repeatedRows(const Embedding& embedding) {
    std::vector<Group> groups(std::size_t(embedding.typeCount()));
    for (Index i = 0; i < embedding.positions(); ++i) groups[std::size_t(embedding.typeAt(i))].push_back(i);
    std::erase_if(groups, [](const Group& group) { return group.size() < 2; });
    return groups;
}

/// A probability as one types it.
QString shortText(double probability) {
    constexpr int kDigits = 6;
    return withDecimalSign(QString::number(probability, 'g', kDigits));
}

/// For words, three matrices and their signs.
constexpr QSize kLeastRoom(340, 200);
/// Rows are no higher than this, so that few words do not become blocks.
constexpr double kMostRowHeight = 64;
/// Links of repeated words are drawn where rows are at least so high, in so many lanes side by side.
constexpr double kLeastLinkedRow = 7;
constexpr int kMostLanes = 4;
constexpr double kLane = 15;
/// Cells need this much room for their hatching to be told from a grey.
constexpr double kLeastHatchedCell = 5;
/// The room of a sign between two matrices.
constexpr double kSignRoom = 26;
/// Room for the value of the selected cell above each matrix.
constexpr double kValueRoom = 50;
/// Width that a cell needs for a value with two decimals.
constexpr double kTwoDecimals = 38;

class TokenFigure : public Figure {
 public:
    TokenFigure() {
        freeLayout(*this);
        for (std::size_t i = 0; i < m_panels.size(); ++i)
            m_panels[i].emplace(*this, std::string(std::array{"X", "P", "sum"}[i]));
    }

    QSize leastRoom() const override { return kLeastRoom; }

    std::optional<Cell> cellAt(const QPointF& place) const override {
        if (!hasStudy()) return std::nullopt;
        for (const auto& panel : m_panels)
            if (const auto cell = panel->cellAt(place)) return cell;
        return std::nullopt;
    }

    /// Beyond the last column of a matrix the next one begins.
    Cell neighbour(const Cell& cell, int right, int down) const override {
        Cell next{cell.row + down, cell.column + right, cell.matrix};
        const auto at =
            std::ranges::find_if(m_panels, [&](const auto& panel) { return panel->matrix() == cell.matrix; });
        const Index columns = shown().sum.cols();
        if (at == m_panels.end()) return next;
        if (next.column >= columns && at + 1 != m_panels.end())
            next = {next.row, 0, (*(at + 1))->matrix()};
        else if (next.column < 0 && at != m_panels.begin())
            next = {next.row, columns - 1, (*(at - 1))->matrix()};
        return next;
    }

 protected:
    void arrange() override {
        const auto& page = Figure::study<PageResult>();
        const TokenPlusPosition& values = page.values;
        const QRectF room = viewport();
        const Index rows = values.sum.rows();
        const bool isSmall = room.width() < 520;
        const bool scaled = choiceOf(scene().parameters).scaled;
        const bool dropout = scene().parameters.embeddingDropout > 0;

        const double most = page.largest > 0 ? page.largest : 1;
        MatrixLook look{.symbol = {},
                        .name = {},
                        .note = {},
                        .map = ColourMap::signedMap(theme()),
                        .low = -most,
                        .high = most,
                        .rowAxis = {},
                        .columnAxis = {},
                        .rowWords = page.words,
                        .columnWords = {},
                        .widestWord = std::min(90.0, room.width() * 0.14),
                        .inPairs = true,
                        .decimals = {}};
        const double labels = MatrixPanel::rowLabelWidth(look, rows) + 4;

        // Width for the lanes of the links is found first, from the height that rows will have.
        const double above = MatrixPanel::kNameHeight + 4;
        const double below =
            MatrixPanel::kNumbersHeight + (isSmall ? 0 : MatrixPanel::kAxisHeight) + (parts().colourBar ? 26 : 4);
        const double height = std::clamp(room.height() - above - below - 8, 1.0, kMostRowHeight * double(rows));
        m_rowHeight = height / double(rows);
        layLanes();
        const double lanes = m_lanes.empty() ? 0 : 8 + kLane * double(m_laneCount);
        const double width =
            std::max(1.0, (room.width() - labels - 2 * lanes - 2 * kSignRoom - 14) / double(m_panels.size()));
        const double top = room.top() + above + std::max(0.0, (room.height() - above - below - 8 - height) / 2);
        double left = room.left() + labels;
        const double cell = width / double(values.sum.cols());
        look.decimals = cell >= kTwoDecimals ? 2 : 1;

        const auto widthOf = [](const QString& text, const QFont& font) {
            return text.isEmpty() ? 0 : QFontMetricsF(font).horizontalAdvance(text) + 7;
        };
        const auto show = [&](std::size_t which, const Matrix& matrix, const QString& symbol, const QString& name,
                              const QString& note) {
            // Names give way to the value of the selected cell at their right.
            double rest = width - widthOf(symbol, mathFont(type::kClaim)) - kValueRoom;
            const auto fits = [&](const QString& text, const QFont& font) {
                rest -= widthOf(text, font);
                return rest >= 0 ? text : QString();
            };
            look.symbol = symbol;
            look.name = isSmall ? QString() : fits(name, textFont(type::kAxis, QFont::DemiBold));
            look.note = fits(note, textFont(type::kAxis));
            look.columnAxis = which == 1 && !isSmall ? PageWords::tr("Column (dimension)") : QString();
            look.numbersRows = which == 0;
            m_panels[which]->show(QRectF(left, top, width, height), &matrix, look, theme());
        };
        show(0, values.embeddings, QStringLiteral("𝑋"), PageWords::tr("tokens"),
             scaled ? PageWords::tr("times √%1").arg(values.sum.cols()) : QString());
        left += width + lanes + kSignRoom;
        show(1, values.positions, QStringLiteral("𝑃"), PageWords::tr("positions"), {});
        left += width + kSignRoom;
        show(2, values.sum, QStringLiteral("𝑋 + 𝑃"), PageWords::tr("sum"),
             dropout ? PageWords::tr("after dropout") : QString());
        m_below = top + height + MatrixPanel::kNumbersHeight + (isSmall ? 0 : MatrixPanel::kAxisHeight);
    }

    void drawContent(QCPPainter& painter) override {
        for (const auto& panel : m_panels) panel->draw(painter);
        hatchDropped(painter);
        drawSigns(painter);
        drawLinks(painter, std::nullopt);
        if (parts().colourBar) drawLegend(painter);
    }

    void drawSelection(QCPPainter& painter) override {
        const auto selected = selection();
        const auto current = hover() ? hover() : selected;
        if (current) {
            drawLinks(painter, current->row);
            outlineUnlinked(painter, current->row);
        }
        if (selected) drawEverywhere(painter, *selected, MatrixPanel::Strength::Selected);
        if (hover() && hover() != selected) drawEverywhere(painter, *hover(), MatrixPanel::Strength::Hovered);
        for (const Cell& pin : scene().view.pins)
            for (const auto& panel : m_panels) panel->drawPin(painter, pin);
        if (current) drawValues(painter, *current);
    }

 private:
    const TokenPlusPosition& shown() const { return Figure::study<PageResult>().values; }
    MatrixPanel& sum() const { return const_cast<MatrixPanel&>(*m_panels[2]); }

    /// Gives each repeated word a lane of its own beside the rows, from the shortest link to the longest.
    void layLanes() {
        m_lanes.clear();
        m_laneCount = 0;
        if (m_rowHeight < kLeastLinkedRow) return;
        std::vector<const Group*> groups;
        for (const Group& group : Figure::study<PageResult>().groups) groups.push_back(&group);
        std::ranges::stable_sort(groups, {}, [](const Group* group) { return group->back() - group->front(); });
        std::vector<std::vector<const Group*>> lanes;
        for (const Group* group : groups) {
            const auto isFree = [&](const std::vector<const Group*>& lane) {
                return std::ranges::none_of(lane, [&](const Group* other) {
                    return group->front() <= other->back() && other->front() <= group->back();
                });
            };
            auto lane = std::ranges::find_if(lanes, isFree);
            if (lane == lanes.end()) {
                if (lanes.size() == kMostLanes) continue;
                lane = lanes.emplace(lanes.end());
            }
            lane->push_back(group);
            m_lanes.push_back({group, int(lane - lanes.begin())});
        }
        m_laneCount = int(lanes.size());
    }

    /// Links the rows of each repeated word: solid with "=" at X, where they are the same, dashed with "≠" at the sum.
    /// @param row  only the link of this row, marked; nothing: all of them
    void drawLinks(QCPPainter& painter, std::optional<Index> row) {
        painter.save();
        painter.setAntialiasing(true);
        painter.setBrush(Qt::NoBrush);
        for (const auto& [group, lane] : m_lanes) {
            const bool isCurrent = row && std::ranges::find(*group, *row) != group->end();
            if (row && !isCurrent) continue;
            for (const bool same : {true, false}) {
                const MatrixPanel& panel = same ? *m_panels[0] : *m_panels[2];
                QPen pen(row ? theme().indexI : theme().control, row ? 2 : 1.5, Qt::SolidLine, Qt::FlatCap);
                if (!same) pen.setDashPattern({2.5, 2});
                painter.setPen(pen);
                const double from = panel.area().right() + 4;
                const double x = from + 2 + kLane * (double(lane) + 0.5);
                const auto middle = [&](Index at) { return panel.box(at, 0).center().y(); };
                painter.drawLine(QLineF(x, middle(group->front()), x, middle(group->back())));
                for (const Index at : *group) painter.drawLine(QLineF(from, middle(at), x, middle(at)));
                drawLinkSign(painter, QPointF(x, (middle(group->front()) + middle((*group)[1])) / 2), same,
                             row ? theme().indexI : theme().text);
            }
        }
        painter.restore();
    }

    /// The equal rows of X of a repeated word that has no lane, as where there are many tokens.
    void outlineUnlinked(QCPPainter& painter, Index row) {
        const std::vector<Group>& groups = Figure::study<PageResult>().groups;
        const auto group =
            std::ranges::find_if(groups, [&](const Group& rows) { return std::ranges::find(rows, row) != rows.end(); });
        if (group == groups.end()) return;
        if (std::ranges::any_of(m_lanes, [&](const auto& linked) { return linked.first == &*group; })) return;
        for (const Index at : *group) m_panels[0]->drawRow(painter, at, theme().indexI, 1);
    }

    void drawLinkSign(QCPPainter& painter, const QPointF& centre, bool same, const QColor& ink) {
        if (m_rowHeight < 14) return;
        const QFont font = textFont(type::kClaim, QFont::DemiBold);
        const QString sign = same ? QStringLiteral("=") : QStringLiteral("≠");
        QRectF box(0, 0, QFontMetricsF(font).horizontalAdvance(sign) + 2, 15);
        box.moveCenter(centre);
        painter.fillRect(box, theme().surface);
        painter.setFont(font);
        painter.setPen(ink);
        painter.drawText(box, Qt::AlignCenter, sign);
    }

    /// What dropout left out: runs of cells share their hatching.
    void hatchDropped(QCPPainter& painter) {
        const Matrix& mask = shown().mask;
        const QSizeF cell = sum().box(0, 0).size();
        m_hatched =
            scene().parameters.embeddingDropout > 0 && std::min(cell.width(), cell.height()) >= kLeastHatchedCell;
        if (!m_hatched) return;
        for (Index row = 0; row < mask.rows(); ++row)
            for (Index column = 0; column < mask.cols(); ++column) {
                if (mask(row, column) != 0) continue;
                const Index first = column;
                while (column + 1 < mask.cols() && mask(row, column + 1) == 0) ++column;
                const QRectF run = sum().box(row, first).united(sum().box(row, column));
                painter.fillRect(run, theme().surface);
                drawHatching(painter, run, theme().control);
            }
    }

    void drawSigns(QCPPainter& painter) {
        painter.save();
        painter.setFont(mathFont(type::kTitle));
        painter.setPen(theme().text);
        const double middle = sum().area().center().y();
        const auto sign = [&](const QString& text, double right) {
            painter.drawText(QRectF(right - kSignRoom, middle - 20, kSignRoom, 40), Qt::AlignCenter, text);
        };
        sign(QStringLiteral("+"), m_panels[1]->area().left());
        sign(QStringLiteral("="), m_panels[2]->area().left());
        painter.restore();
    }

    void drawLegend(QCPPainter& painter) {
        const QRectF room = viewport();
        const QFont font = textFont(type::kAxis);
        const QFontMetricsF metrics(font);
        const double y = std::min(m_below + 10, room.bottom() - 12);
        const MatrixLook& look = sum().look();
        const int decimals = scaleDecimals(look.high);
        const double number = metrics.horizontalAdvance(displayNumber(look.low, decimals)) + 10;
        const QString name = PageWords::tr("one scale for all three");
        double left = m_panels[0]->area().left();
        const bool named = room.width() > 440;
        left += (named ? metrics.horizontalAdvance(name) + 10 : 0) + number;
        const double length = std::min(180.0, std::max(40.0, room.width() * 0.16));
        drawScale(painter, QRectF(left, y, length, 9), look.map, look.low, look.high, named ? name : QString(), theme(),
                  decimals);
        if (!m_hatched) return;
        const double after = left + length + number + 22;
        const QRectF swatch(after, y - 2, 22, 13);
        if (after + 40 > room.right()) return;
        drawHatching(painter, swatch, theme().control);
        painter.setPen(QPen(theme().track, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(swatch);
        drawElided(painter, QRectF(after + 28, y - 6, room.right() - after - 30, 20), Qt::AlignLeft | Qt::AlignVCenter,
                   PageWords::tr("dropped: exactly 0"), font, theme().muted);
    }

    /// The same cell of all three: two are added, one is their sum.
    void drawEverywhere(QCPPainter& painter, const Cell& cell, MatrixPanel::Strength strength) {
        for (const auto& panel : m_panels) {
            const bool isOwn = panel->matrix() == cell.matrix;
            panel->drawCell(painter, cell.row, cell.column, isOwn ? strength : MatrixPanel::Strength::Hovered, isOwn);
        }
        if (strength == MatrixPanel::Strength::Selected && cell.matrix != m_panels[0]->matrix())
            drawWordTag(painter, cell.row);
    }

    /// Words stand at the first matrix only.
    void drawWordTag(QCPPainter& painter, Index row) {
        const MatrixPanel& panel = *m_panels[0];
        if (row >= panel.values().rows()) return;
        const QFontMetricsF metrics(textFont(type::kAxis, QFont::DemiBold));
        const QString word = QFontMetricsF(textFont(type::kAxis))
                                 .elidedText(panel.look().rowWords[row], Qt::ElideRight, panel.look().widestWord);
        const double half = metrics.horizontalAdvance(word) / 2 + 8;
        drawTag(painter, word, {panel.area().left() - 4 - half, panel.box(row, 0).center().y()}, viewport(),
                theme().indexI, theme().onIndex);
    }

    /// The three values of the cell above the matrices, at their right edges.
    void drawValues(QCPPainter& painter, const Cell& cell) {
        const QFont font = textFont(type::kAxis, QFont::DemiBold);
        for (const auto& panel : m_panels) {
            if (cell.row >= panel->values().rows() || cell.column >= panel->values().cols()) continue;
            const QRectF area = panel->area();
            const bool isDropped = panel->matrix() == "sum" && shown().mask(cell.row, cell.column) == 0;
            const QString value = displayNumber(panel->values()(cell.row, cell.column), isDropped ? 0 : 3);
            const double width = QFontMetricsF(font).horizontalAdvance(value) + 8;
            const QRectF room(area.right() - width, area.top() - MatrixPanel::kNameHeight, width,
                              MatrixPanel::kNameHeight - 2);
            painter.fillRect(room, theme().surface);
            drawElided(painter, room, Qt::AlignRight | Qt::AlignVCenter, value, font,
                       panel->matrix() == cell.matrix ? theme().text : theme().muted);
        }
    }

    std::array<std::optional<MatrixPanel>, 3> m_panels;
    std::vector<std::pair<const Group*, int>> m_lanes;  ///< a repeated word and its lane
    int m_laneCount = 0;
    double m_rowHeight = 0;
    double m_below = 0;
    bool m_hatched = false;
};

class TokenPlusPositionPage : public Exhibit {
 public:
    std::string_view id() const override { return "token-plus-position"; }
    Chapter chapter() const override { return Chapter::Position; }
    QString name() const override { return PageWords::tr("Token plus position"); }
    QString title() const override { return PageWords::tr("Token plus position"); }
    QString claim() const override {
        return PageWords::tr("The same word gets the same embedding; only the added position tells its places apart.");
    }

    Caption caption(const Scene& scene) const override {
        const TokenInput input = tokenInput(scene);
        const TokenPlusPositionChoice choice = choiceOf(scene.parameters);
        return {tokenPlusPositionDefinition(input.embedding, choice), seen(scene, input, choice), tryThis(scene, input),
                whyPositionsMatter() + betweenSentences() +
                    PageWords::tr("A row of <i>X</i> says which word it is, and nothing on where it stands: two places "
                                  "of one word would be treated alike.")};
    }

    QString description(const Scene& scene) const override {
        const TokenInput input = tokenInput(scene);
        const TokenPlusPositionChoice choice = choiceOf(scene.parameters);
        QStringList sentences;
        sentences += PageWords::tr(
            "Embeddings X, sinusoidal positional encoding P and their sum X + P as three "
            "heatmaps with one colour scale, blue for negative and red for positive numbers; "
            "rows are tokens, columns dimensions.");
        sentences += PageWords::tr("%1 token(s) in %2 dimensions: %3.", nullptr, int(input.embedding.positions()))
                         .arg(displayNumber(double(input.embedding.positions()), 0),
                              displayNumber(double(input.embedding.dimensions()), 0), tokensText(input.words));
        if (choice.scaled) sentences += PageWords::tr("X is multiplied by the square root of the width.");
        if (choice.dropout > 0)
            sentences += PageWords::tr("Dropout with p = %1: hatched numbers are 0, the others divided by 1 − p.")
                             .arg(shortText(choice.dropout));
        if (const auto selected = selectionOf(scene.parameters)) {
            const Explanation explanation = explain(scene, *selected);
            sentences +=
                PageWords::tr("Selected: %1, %2, %3 = %4.")
                    .arg(explanation.tags[0].text, explanation.tags[1].text,
                         selected->matrix == "sum" ? QStringLiteral("X + P") : QString::fromStdString(selected->matrix),
                         explanation.value);
        }
        return sentences.join(betweenSentences());
    }

    std::vector<Preset> presets() const override {
        return {
            {"cell",
             PageWords::tr("One cell, explained"),
             PageWords::tr("The second “the”, column 6: the embedding's number, the position's number, their sum."),
             {{"n", "6"}, {"matrix", "sum"}, {"row", "3"}, {"column", "6"}}},
            {"scaled",
             PageWords::tr("Times √d, as in the Transformer"),
             PageWords::tr("Multiplied by √32 the embeddings are as large as the positions."),
             {{"n", "6"}, {"scale-embedding", "on"}}},
            {"drowned",
             PageWords::tr("Drowned"),
             PageWords::tr("d = 512 without scaling: the word is a whisper under its position."),
             {{"n", "6"}, {"d", "512"}}},
            {"dropout",
             PageWords::tr("As in training"),
             PageWords::tr("Dropout with p = 0.1: one number in ten is 0, the others grow by a ninth."),
             {{"n", "6"}, {"scale-embedding", "on"}, {"embedding-dropout", "0.1"}}},
            {"one-word",
             PageWords::tr("One word only"),
             PageWords::tr("Eight times “buffalo”: in X all rows are the same, in X + P no two are."),
             {{"tokens", "Buffalo buffalo Buffalo buffalo buffalo buffalo Buffalo buffalo"},
              {"n", "8"},
              {"scale-embedding", "on"}}},
            {"chinese",
             PageWords::tr("Chinese, by character"),
             PageWords::tr("Each character is a token: 猫 stands twice and has one row."),
             {{"tokens", "那只猫看见了另一只猫"}, {"n", "10"}, {"scale-embedding", "on"}}},
            {"right-to-left",
             PageWords::tr("From right to left"),
             PageWords::tr("An Arabic sentence: its first word is position 0, wherever it is written."),
             {{"tokens", "القطة رأت القطة الأخرى"}, {"n", "4"}, {"scale-embedding", "on"}}},
        };
    }

    std::span<const ParameterUse> uses() const override {
        static const std::array kUses{
            ParameterUse{.key = "tokens"},
            ParameterUse{.key = "n", .maximum = 16384, .sliderMaximum = 512},
            ParameterUse{.key = "d", .maximum = 4096, .sliderMaximum = 512},
            ParameterUse{.key = "scale-embedding"},
            ParameterUse{.key = "embedding-dropout"},
            ParameterUse{.key = "seed", .sliderMaximum = 99},
            ParameterUse{.key = "base", .sliderMinimum = 10, .sliderMaximum = 1e6},
            ParameterUse{.key = "matrix", .names = kMatrices},
            ParameterUse{.key = "row"},
            ParameterUse{.key = "column"},
        };
        return kUses;
    }

    std::span<const TableDescription> tables() const override {
        static const std::array kTables{
            TableDescription{"sum", "a token, 0 to n - 1", dimensionColumns("X + P there, after dropout")},
            TableDescription{"X", "a token, 0 to n - 1", dimensionColumns("embedding, times sqrt(d) where that is on")},
            TableDescription{"P", "a token, 0 to n - 1", dimensionColumns("sinusoidal encoding of its position")},
            TableDescription{"mask", "a token, 0 to n - 1",
                             dimensionColumns("1 where dropout keeps the number, else 0")},
            tokenTableDescription(),
            kDerivationTable,
        };
        return kTables;
    }

    std::span<const ArrayUse> arrays() const override {
        static const std::array kArrays{inputUse()};
        return kArrays;
    }

    std::vector<Decision> decided(const Scene& scene) const override { return decidedByTokens(scene); }

    NoEffect noEffect(std::string_view key, const Scene& scene) const override {
        if (key != "seed" || !arrayOf(scene, "input") || scene.parameters.embeddingDropout > 0) return {};
        return {PageWords::tr("The embeddings come from a file."), "without --input, or with --embedding-dropout"};
    }

    double memoryNeeded(const Scene& scene) const override {
        constexpr double kMatricesHeld = 4;  // X, P, mask and sum; twice, while the ones before are shown
        double entries = double(scene.parameters.n) * double(scene.parameters.d);
        for (const Decision& decision : decided(scene))
            if (decision.by == "input") entries = double(loadedEntries(scene));
        return 2 * kMatricesHeld * sizeof(double) * entries;
    }

    std::shared_ptr<const Study> compute(const Scene& scene, std::stop_token stop) const override {
        auto result = std::make_shared<PageResult>();
        const TokenInput input = tokenInput(scene);
        addPositions(input.embedding, choiceOf(scene.parameters), result->values, stop);
        if (stop.stop_requested()) return result;
        for (const Matrix* matrix : {&result->values.embeddings, &result->values.positions, &result->values.sum}) {
            const auto [least, most] = extentOf(*matrix);
            result->largest = std::max({result->largest, -least, most});
        }
        result->words = labelsOf(input.words);
        result->groups = repeatedRows(input.embedding);
        return result;
    }

    Table table(std::string_view name, const Scene& scene) const override {
        if (name == kDerivationTable.name) return derivationOfSelection(scene);
        const TokenInput input = tokenInput(scene);
        if (name == tokenTableDescription().name) return tokenTable(input);
        TokenPlusPosition values;
        addPositions(input.embedding, choiceOf(scene.parameters), values);
        Matrix& matrix =
            name == "sum" ? values.sum
            : name == "X" ? values.embeddings
            : name == "P" ? values.positions
            : name == "mask"
                ? values.mask
                : throw std::invalid_argument("token-plus-position has no table \"" + std::string(name) + "\"");
        return MatrixTable{std::make_shared<const Matrix>(std::move(matrix)),
                           numberedColumns(input.embedding.dimensions())};
    }

    std::unique_ptr<Figure> makeFigure() const override { return std::make_unique<TokenFigure>(); }

    Explanation explain(const Scene& scene, const Cell& cell) const override {
        const TokenInput input = tokenInput(scene);
        const TokenPlusPositionChoice choice = choiceOf(scene.parameters);
        Explanation explanation;
        bool isDropped = false;
        if (cell.matrix == "P") {
            Scene positions{.exhibit = {}, .parameters = scene.parameters, .reference = {}, .view = {}, .arrays = {}};
            positions.parameters.start = 0;
            positions.parameters.n = input.embedding.positions();
            positions.parameters.d = input.embedding.dimensions();
            explanation = sinusoidalExplanation(positions, {cell.row, cell.column});
        } else if (cell.matrix == "X") {
            explanation.derivation = embeddingDerivation(input.embedding, input.words, choice, cell.row, cell.column);
            explanation.sentence =
                input.embedding.isDrawn()
                    ? PageWords::tr("embedding of %1").arg(quotedWord(input.words[std::size_t(cell.row)]))
                    : PageWords::tr("loaded embedding");
        } else {
            explanation.derivation =
                tokenPlusPositionDerivation(input.embedding, input.words, choice, cell.row, cell.column);
            isDropped = choice.dropout > 0 && dropoutDraw(choice.seed, cell.row, cell.column) < choice.dropout;
            explanation.sentence = isDropped ? PageWords::tr("dropped") : PageWords::tr("embedding plus position");
        }
        explanation.tags = tokenTags(input, cell);
        explanation.value = displayNumber(explanation.derivation.value, isDropped ? 0 : 4);
        return explanation;
    }

 private:
    static Index loadedEntries(const Scene& scene) {
        Index entries = 1;
        for (const Decision& decision : decidedByTokens(scene)) entries *= Index(decision.value);
        return entries;
    }

    static QString seen(const Scene& scene, const TokenInput& input, const TokenPlusPositionChoice& choice) {
        QStringList sentences;
        const Embedding& embedding = input.embedding;
        if (const Index sequences = loadedSequences(scene); sequences > 1)
            sentences += PageWords::tr("The first of %1 loaded sequences.").arg(displayNumber(double(sequences), 0));
        if (const auto groups = repeatedRows(embedding); !groups.empty()) {
            // What is looked at, or else the word that comes first.
            Group group = groups.front();
            if (const auto selected = selectionOf(scene.parameters))
                for (const Group& other : groups)
                    if (std::ranges::find(other, Index(selected->row)) != other.end()) group = other;
            const QString first = displayNumber(double(group[0]), 0);
            const QString second = displayNumber(double(group[1]), 0);
            const QString difference = significantNumber(largestDifference(embedding, choice, group[0], group[1]), 3);
            sentences += embedding.isDrawn()
                             ? PageWords::tr(
                                   "%1 stands at <a href=\"term:position\">positions</a> %2 and %3: the same row in "
                                   "<i>X</i>, but in <i>X</i> + <i>P</i> two rows that differ by up to %4.")
                                   .arg(quotedWord(input.words[std::size_t(group[0])]), first, second, difference)
                             : PageWords::tr(
                                   "Rows %1 and %2 are the same in <i>X</i>, but in <i>X</i> + <i>P</i> they differ by "
                                   "up to %3.")
                                   .arg(first, second, difference);
        } else {
            sentences += PageWords::tr(
                "No <a href=\"term:token\">token</a> is repeated: every row differs already in "
                "<i>X</i>.");
        }
        if (embedding.isDrawn()) {
            const QString root = QStringLiteral("√%1").arg(embedding.dimensions());
            const QString size = significantNumber(1 / std::sqrt(double(embedding.dimensions())), 2);
            sentences +=
                choice.scaled
                    ? PageWords::tr(
                          "Times %1 the <a href=\"term:embedding\">embeddings</a> are of a size of 1 instead of "
                          "%2, as large as <i>P</i> (Vaswani et al. 2017, section 3.4).")
                          .arg(root, size)
                    : PageWords::tr(
                          "The <a href=\"term:embedding\">embeddings</a>, drawn at random with a size of "
                          "1/%1 = %2, drown in <i>P</i>, whose size is %3.")
                          .arg(root, size, significantNumber(std::sqrt(0.5), 2));
        }
        if (choice.dropout > 0)
            sentences += PageWords::tr(
                             "<a href=\"term:dropout\">Dropout</a> makes a number 0 with probability %1 "
                             "(hatched where cells are large enough) and divides the others by %2.")
                             .arg(shortText(choice.dropout), shortText(1 - choice.dropout));
        return sentences.join(betweenSentences());
    }

    static QString tryThis(const Scene& scene, const TokenInput& input) {
        const Parameters& parameters = scene.parameters;
        QStringList suggestions;
        suggestions +=
            parameters.scaleEmbedding
                ? PageWords::tr("<a href=\"scale-embedding=off\">Leave out the scaling</a> and the words fade.")
                : PageWords::tr(
                      "<a href=\"scale-embedding=on\">Multiply by √d</a>, as the Transformer does, and the "
                      "words stand out.");
        suggestions += parameters.embeddingDropout > 0
                           ? PageWords::tr("<a href=\"embedding-dropout=0\">End the dropout</a>.")
                           : PageWords::tr(
                                 "<a href=\"embedding-dropout=0.5\">Drop half of the numbers</a>: those that "
                                 "are left double.");
        if (input.embedding.isDrawn())
            suggestions += PageWords::tr(
                "Write a sentence of your own, in any script: "
                "<a href=\"preset:chinese\">Chinese</a>, "
                "<a href=\"preset:right-to-left\">Arabic</a>, or "
                "<a href=\"preset:one-word\">one word only</a>.");
        return suggestions.join(betweenSentences());
    }
};

}  // namespace

const Exhibit& tokenPlusPosition() {
    static const TokenPlusPositionPage exhibit;
    return exhibit;
}

}  // namespace attention
