#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include <QCoreApplication>
#include <QStringList>

#include "core/encoding/similarity.h"
#include "core/encoding/sinusoidal.h"
#include "core/extent.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/sinusoidal_words.h"
#include "ui/figure/curve.h"
#include "ui/figure/figure.h"
#include "ui/figure/matrix_panel.h"
#include "ui/text/language_signs.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

struct SimilarityWords {
    Q_DECLARE_TR_FUNCTIONS(Similarity)
};

constexpr std::size_t kMostFriends = 3;
/// Entries of P that a caption may compute: some milliseconds.
constexpr double kMostForCaption = 300000;

bool isDistance(const Parameters& parameters) {
    return parameters.similarityMeasure == SimilarityMeasure::Euclidean;
}

/// The first n rows of a loaded table.
Matrix learnedRows(const Array& table, Index count) {
    const Index columns = table.shape[1];
    return Eigen::Map<const Matrix>(table.values.data(), std::min(count, table.shape[0]), columns);
}

struct SimilarityResult : Study {
    std::shared_ptr<const Matrix> gram;  ///< n x n
    std::vector<double> byOffset;        ///< n, entry k of offset k; of a loaded table the mean
    std::vector<double> spread;          ///< n, empty where it is 0 by the theorem
    std::vector<FalseFriend> falseFriends;
    std::vector<double> before;  ///< by offset, of what the scene is compared with
    double low = 0;
    double high = 1;
    bool isLearned = false;
};

/// @param table  the loaded table of positions; nullptr: none
SimilarityResult resultOf(const Scene& scene, const Array* table, const std::stop_token& stop) {
    const Parameters& parameters = scene.parameters;
    const SimilarityMeasure measure = parameters.similarityMeasure;
    SimilarityResult result;
    if (table) {
        result.isLearned = true;
        result.gram = std::make_shared<const Matrix>(tableSimilarity(learnedRows(*table, parameters.n), measure, stop));
        SimilarityByOffset byOffset = similarityByOffset(*result.gram);
        result.byOffset = std::move(byOffset.mean);
        result.spread = std::move(byOffset.spread);
    } else {
        result.byOffset = sinusoidalSimilarity(parameters.n, parameters.d, parameters.base, measure, stop);
        result.gram = std::make_shared<const Matrix>(toeplitzMatrix(result.byOffset));
        result.falseFriends = falseFriends(result.byOffset, measure, kMostFriends);
        if (scene.reference)
            result.before = sinusoidalSimilarity(scene.reference->n, scene.reference->d, scene.reference->base,
                                                 scene.reference->similarityMeasure, stop);
    }
    const auto [least, most] = extentOf(*result.gram);
    const double largest = std::max(std::abs(least), std::abs(most));
    result.high = measure == SimilarityMeasure::Cosine ? 1 : largest > 0 ? largest : 1;
    result.low = isDistance(parameters) ? 0 : -result.high;
    return result;
}

/// Room around the two pictures, in pixels.
constexpr double kMargin = 8;
constexpr double kBetween = 64;
/// The line that names false friends, above the curve.
constexpr double kFriendsHeight = 18;
constexpr double kBelow = MatrixPanel::kNumbersHeight + MatrixPanel::kAxisHeight + 8;
/// Dots on the curve need this many pixels from one to the next.
constexpr double kDotSpacing = 5;
constexpr QSize kLeastRoom(430, 250);

class SimilarityFigure : public Figure {
 public:
    SimilarityFigure() {
        freeLayout(*this);
        m_panel.emplace(*this);
        m_curve = new QCPAxisRect(this, true);
        layOnLayers(*m_curve);
        m_curve->setRangeDrag({});
        m_curve->setRangeZoom({});
    }

    QSize leastRoom() const override { return kLeastRoom; }

    std::optional<Cell> cellAt(const QPointF& place) const override {
        if (!hasStudy()) return std::nullopt;
        if (const auto cell = m_panel->cellAt(place)) return cell;
        if (!QRectF(m_curve->rect()).contains(place)) return std::nullopt;
        // On the curve one points at an offset from the row looked at.
        const Index from = scene().parameters.row.value_or(0);
        const Index count = numbers().gram->rows();
        const auto offset = Index(std::lround(offsets().pixelToCoord(place.x())));
        if (from >= count || from + offset < 0 || from + offset >= count) return std::nullopt;
        return Cell{from, from + offset};
    }

 protected:
    void arrange() override {
        const QRectF page = viewport();
        const auto& shown = numbers();
        const Index count = shown.gram->rows();
        const bool distance = isDistance(scene().parameters);
        MatrixLook look{.symbol = distance ? QStringLiteral("𝐷") : QStringLiteral("𝑆"),
                        .name = distance ? SimilarityWords::tr("distance") : SimilarityWords::tr("similarity"),
                        .note = {},
                        .map = distance ? ColourMap(theme().weightStops) : ColourMap::signedMap(theme()),
                        .low = shown.low,
                        .high = shown.high,
                        .rowAxis = SimilarityWords::tr("Position i"),
                        .columnAxis = SimilarityWords::tr("Position j"),
                        .rowWords = {},
                        .columnWords = {},
                        .decimals = scene().parameters.similarityMeasure == SimilarityMeasure::Cosine ? 2 : 1};
        if (parts().colourBar) look.scaleDecimals = std::abs(shown.high - std::round(shown.high)) < 0.05 ? 0 : 1;
        const double left = page.left() + kMargin + MatrixPanel::rowLabelWidth(look, count);
        const double top = page.top() + MatrixPanel::kNameHeight + 4;
        const double height = page.bottom() - kBelow - top;
        const double side = std::max(40.0, std::min(height, (page.width() - left - kBetween) * 0.5));
        const double drop = std::max(0.0, (height - side) * 0.3);
        const QRectF cells(left, top + drop, side, side);
        m_panel->show(cells, shown.gram.get(), std::move(look), theme());
        const QRectF curve(QPointF(cells.right() + kBetween, cells.top() + kFriendsHeight),
                           QPointF(page.right() - 16, cells.bottom()));
        placeFreely(*m_curve, curve);
        styleCurve(count);
    }

    void drawContent(QCPPainter& painter) override {
        m_panel->draw(painter);
        const auto& shown = numbers();
        drawCurveName(painter);
        if (!shown.before.empty()) {
            QPen ghost(theme().control, 1, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin);
            ghost.setDashPattern({2, 2});
            drawBothSides(painter, shown.before, ghost);
        }
        const bool onlyPart = scene().parameters.row.has_value();
        QPen pen(onlyPart ? theme().control : theme().text, onlyPart ? 1.25 : 2);
        drawBothSides(painter, shown.byOffset, pen);
        drawFriends(painter);
    }

    void drawSelection(QCPPainter& painter) override {
        const auto selected = selection();
        const auto& row = scene().parameters.row;
        const Index count = numbers().gram->rows();
        if (selected && m_panel->has(*selected))
            m_panel->drawCell(painter, selected->row, selected->column, MatrixPanel::Strength::Selected);
        else if (row && *row < count)
            m_panel->drawRow(painter, *row, theme().indexI);
        if (hover() && hover() != selected && m_panel->has(*hover()))
            m_panel->drawCell(painter, hover()->row, hover()->column, MatrixPanel::Strength::Hovered);
        for (const Cell& pin : scene().view.pins) m_panel->drawPin(painter, pin);
        const auto shown = hover() && hover() != selected ? hover() : selected;
        const std::optional<Index> from = hover() ? std::optional<Index>(hover()->row) : row;
        if (from && *from < count) drawRowOf(painter, *from);
        if (shown && m_panel->has(*shown)) drawPoint(painter, *shown);
    }

    bool selectionMovesLayout(const Scene& before, const Scene& after) const override {
        return before.parameters.row.has_value() != after.parameters.row.has_value();
    }

 private:
    const SimilarityResult& numbers() const { return Figure::study<SimilarityResult>(); }
    QCPAxis& offsets() const { return *m_curve->axis(QCPAxis::atBottom); }
    QCPAxis& values() const { return *m_curve->axis(QCPAxis::atLeft); }

    void styleCurve(Index count) {
        const auto& shown = numbers();
        m_curve->setupFullAxesBox();
        for (QCPAxis* axis : m_curve->axes()) styleAxis(*axis, theme());
        for (const auto side : {QCPAxis::atTop, QCPAxis::atRight}) m_curve->axis(side)->setVisible(false);
        const double reach = std::max<double>(1, double(count - 1));
        offsets().setRange(-reach * 1.02, reach * 1.02);
        offsets().setTicker(QSharedPointer<PlainTicker>::create());
        offsets().ticker()->setTickCount(m_curve->width() < 300 ? 3 : 5);
        offsets().setLabel(SimilarityWords::tr("Offset δ = j − i"));
        const auto [least, most] = std::ranges::minmax(shown.byOffset);
        const double top = std::max(most, shown.high);
        const double bottom = std::min({0.0, least, shown.isLearned ? shown.low : 0.0});
        values().setRange(bottom - 0.06 * (top - bottom), top + 0.06 * (top - bottom));
        values().setTicker(QSharedPointer<PlainTicker>::create());
        values().ticker()->setTickCount(4);
        values().grid()->setVisible(true);
        values().grid()->setPen(QPen(theme().rule, 1));
        values().grid()->setZeroLinePen(QPen(theme().control, 1));
        values().setBasePen(Qt::NoPen);
        values().setTickPen(Qt::NoPen);
    }

    void drawCurveName(QCPPainter& painter) {
        const QRectF room(m_curve->left() - 36, m_panel->area().top() - MatrixPanel::kNameHeight, m_curve->width() + 36,
                          MatrixPanel::kNameHeight - 2);
        const QString name = numbers().isLearned              ? SimilarityWords::tr("Mean of each diagonal")
                             : isDistance(scene().parameters) ? SimilarityWords::tr("Distance by offset")
                                                              : SimilarityWords::tr("Similarity by offset");
        drawElided(painter, room, Qt::AlignLeft | Qt::AlignVCenter, name, textFont(type::kAxis, QFont::DemiBold),
                   theme().text);
        const double left = QFontMetricsF(textFont(type::kAxis, QFont::DemiBold)).horizontalAdvance(name) + 8;
        const QString note = numbers().isLearned ? SimilarityWords::tr("and the row of the selected position")
                                                 : SimilarityWords::tr("the same from every position");
        const QFont plain = textFont(type::kAxis);
        if (left + QFontMetricsF(plain).horizontalAdvance(note) < room.width())
            drawElided(painter, room.adjusted(left, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, note, plain,
                       theme().muted);
    }

    /// The curve for negative and for positive offsets.
    void drawBothSides(QCPPainter& painter, const std::vector<double>& curve, const QPen& pen) {
        painter.setBrush(Qt::NoBrush);
        for (const double side : {-1.0, 1.0}) {
            const Samples samples{curve.data(), Index(curve.size()), 1, 0, side};
            QPolygonF points;
            for (Index i = 0; i < samples.count; ++i)
                if (offsets().range().contains(samples.key(i)))
                    points << QPointF(offsets().coordToPixel(samples.key(i)), values().coordToPixel(samples.value(i)));
            drawCurve(painter, points, pen);
        }
    }

    /// The offsets that there are from one position: its row of the matrix.
    void drawRowOf(QCPPainter& painter, Index from) {
        const Samples row = [&] {
            Samples samples = Samples::row(*numbers().gram, from);
            samples.start = -double(from);
            return samples;
        }();
        painter.save();
        painter.setAntialiasing(true);
        painter.setBrush(Qt::NoBrush);
        drawCurve(painter, curvePoints(row, offsets(), values()), QPen(theme().indexI, 2.5));
        if (pixelSpacing(row, offsets()) >= kDotSpacing)
            for (const QPointF& point : samplePoints(row, offsets(), values()))
                drawDot(painter, point, 2.5, theme().indexI, true, theme().surface);
        painter.restore();
    }

    void drawPoint(QCPPainter& painter, const Cell& cell) {
        const auto offset = double(cell.column - cell.row);
        const double value = (*numbers().gram)(cell.row, cell.column);
        const QPointF point(offsets().coordToPixel(offset), values().coordToPixel(value));
        painter.save();
        painter.setAntialiasing(true);
        drawCased(painter, {point.x(), point.y(), point.x(), double(m_curve->bottom())}, theme().indexDelta, 1.5,
                  theme().surface);
        drawDot(painter, point, 5, theme().indexJ, true, theme().surface);
        drawAxisTag(painter, offsets(), offset, SimilarityWords::tr("δ = %1").arg(displayNumber(offset, 0)),
                    theme().indexDelta, theme());
        painter.restore();
    }

    /// Rings at the offsets that look near though they are far, and above the curve which ones these are.
    void drawFriends(QCPPainter& painter) {
        if (numbers().falseFriends.empty()) return;
        painter.save();
        painter.setAntialiasing(true);
        painter.setBrush(Qt::NoBrush);
        QStringList offsetsFound;
        for (const FalseFriend& found : numbers().falseFriends) {
            offsetsFound += SimilarityWords::tr("%1 (%2)").arg(displayNumber(double(found.offset), 0),
                                                               significantNumber(found.value, 3));
            for (const double side : {-1.0, 1.0}) {
                const QPointF point(offsets().coordToPixel(side * double(found.offset)),
                                    values().coordToPixel(found.value));
                painter.setPen(QPen(theme().surface, 4));
                painter.drawEllipse(point, 6, 6);
                painter.setPen(QPen(theme().indexDelta, 2));
                painter.drawEllipse(point, 6, 6);
            }
        }
        // As many as there is room for, the closest first.
        const QRectF room(m_curve->left() - 36, m_curve->top() - kFriendsHeight, m_curve->width() + 36, 16);
        const QFont font = textFont(type::kAxis);
        const auto words = [&] { return SimilarityWords::tr("False friends: δ = %1").arg(listed(offsetsFound)); };
        while (offsetsFound.size() > 1 && QFontMetricsF(font).horizontalAdvance(words()) > room.width())
            offsetsFound.removeLast();
        drawElided(painter, room, Qt::AlignLeft | Qt::AlignVCenter, words(), font, theme().indexDelta);
        painter.restore();
    }

    std::optional<MatrixPanel> m_panel;
    QCPAxisRect* m_curve = nullptr;
};

class Similarity : public Exhibit {
 public:
    std::string_view id() const override { return "similarity"; }
    Chapter chapter() const override { return Chapter::Position; }
    QString name() const override { return SimilarityWords::tr("Similarity"); }
    QString title() const override { return SimilarityWords::tr("Near positions look alike"); }
    QString claim() const override {
        return SimilarityWords::tr("How alike two positions are depends on their distance alone.");
    }

    Caption caption(const Scene& scene) const override {
        const Parameters& parameters = scene.parameters;
        return {similarityDefinition(parameters.d, parameters.base, parameters.similarityMeasure, !learnedTable(scene)),
                seen(scene), tryThis(scene),
                SimilarityWords::tr(
                    "<a href=\"term:self-attention\">Self-attention</a> compares tokens by dot products. An encoding "
                    "whose dot products know the distance lets it attend to neighbours without learning each place by "
                    "itself.")};
    }

    QString description(const Scene& scene) const override {
        const Parameters& parameters = scene.parameters;
        const QString matrix =
            isDistance(parameters)
                ? SimilarityWords::tr(
                      "Left: the distance of every position i (rows) from every position j (columns), "
                      "from 0 (light) to the largest (dark).")
                : SimilarityWords::tr(
                      "Left: the similarity of every position i (rows) with every position j (columns), "
                      "from negative (blue) over 0 (neutral) to positive (red).");
        const QString curve = SimilarityWords::tr("Right: the same by the offset δ = j − i.");
        const QString source = learnedTable(scene)
                                   ? SimilarityWords::tr("A loaded table of %1 positions in %2 dimensions.")
                                         .arg(displayNumber(double(parameters.n), 0),
                                              displayNumber(double(learnedTable(scene)->shape[1]), 0))
                                   : sinusoidalDescription(scene);
        QString text = QStringList{source, matrix, curve}.join(betweenSentences());
        if (const auto explanation = explainSelection(scene))
            text +=
                betweenSentences() + SimilarityWords::tr("Selected: %1, %2: %3.")
                                         .arg(explanation->tags[0].text, explanation->tags[1].text, explanation->value);
        return text;
    }

    std::vector<Preset> presets() const override {
        return {
            {"one-row",
             SimilarityWords::tr("One position against all"),
             SimilarityWords::tr("Position 20 against all others: its row of the matrix is the curve."),
             {{"row", "20"}, {"column", "26"}}},
            {"small-base",
             SimilarityWords::tr("Why 10000? A small base"),
             SimilarityWords::tr("Base 10: what looks nearest again is far away, so that similarity no longer says how "
                                 "far."),
             {{"n", "200"}, {"base", "10"}}},
            {"large-base",
             SimilarityWords::tr("Why 10000? A huge base"),
             SimilarityWords::tr("Base a million: most columns hardly move, and everything looks alike."),
             {{"n", "200"}, {"base", "1000000"}}},
            {"one-pair",
             SimilarityWords::tr("One clock only"),
             SimilarityWords::tr("d = 2: a single cosine, which comes back every 6.28 positions."),
             {{"d", "2"}}},
            {"distance",
             SimilarityWords::tr("As a distance"),
             SimilarityWords::tr("How far apart the two rows of P lie."),
             {{"similarity-measure", "euclidean"}}},
            {"wide",
             SimilarityWords::tr("As wide as in practice"),
             SimilarityWords::tr("512 positions and 512 columns: a sharp peak, and a long slope."),
             {{"n", "512"}, {"d", "512"}, {"similarity-measure", "cosine"}}},
        };
    }

    QString claimOf(const Scene& scene) const override {
        return learnedTable(scene) ? SimilarityWords::tr("Training found how alike its positions are; no formula did.")
                                   : claim();
    }
    NoEffect noEffect(std::string_view key, const Scene& scene) const override {
        if (key != "base" || !learnedTable(scene)) return {};
        return {SimilarityWords::tr("The open table has no base."), "without --learned"};
    }
    bool canCompare() const override { return true; }
    std::span<const ParameterUse> uses() const override {
        static const auto kLastPosition = [](const Parameters& parameters) { return parameters.n - 1; };
        static const std::array kUses{
            ParameterUse{.key = "n", .maximum = 4096, .sliderMaximum = 512},
            ParameterUse{.key = "d", .minimum = 2, .maximum = 4096, .sliderMaximum = 512, .multipleOf = 2},
            ParameterUse{.key = "base", .sliderMinimum = 10, .sliderMaximum = 1e6},
            ParameterUse{.key = "similarity-measure"},
            ParameterUse{.key = "row"},
            ParameterUse{.key = "column", .most = +kLastPosition, .mostText = "n - 1"},
        };
        return kUses;
    }

    std::span<const ArrayUse> arrays() const override {
        static constexpr std::array kArrays{ArrayUse{.name = "learned", .help = "a learned table of positions, n x d"}};
        return kArrays;
    }

    std::vector<Decision> decided(const Scene& scene) const override {
        const Array* table = learnedTable(scene);
        if (!table) return {};
        return {{.key = "n", .value = table->shape[0], .isMost = true, .by = "learned"},
                {.key = "d", .value = table->shape[1], .by = "learned"}};
    }

    std::span<const TableDescription> tables() const override {
        static const std::array kTables{
            TableDescription{"gram",
                             "a position i, 0 to n - 1",
                             {{"j", "0 to n - 1", ColumnType::Real, "similarity of positions i and j"}}},
            TableDescription{
                "by-offset",
                "an offset j - i, 0 to n - 1; negative ones are the same",
                {{"offset", "", ColumnType::Integer, "j - i"},
                 {"similarity", "", ColumnType::Real, "of positions so far apart; of a loaded table the mean"},
                 {"spread", "", ColumnType::Real, "largest minus smallest along the diagonal"}}},
            kDerivationTable};
        return kTables;
    }

    double memoryNeeded(const Scene& scene) const override {
        const auto n = double(scene.parameters.n);
        // The matrix, the one still shown, and the table.
        return sizeof(double) * (2 * n * n + n * double(scene.parameters.d));
    }

    std::shared_ptr<const Study> compute(const Scene& scene, std::stop_token stop) const override {
        return std::make_shared<SimilarityResult>(resultOf(scene, learnedTable(scene), stop));
    }

    Table table(std::string_view name, const Scene& scene) const override {
        if (name == kDerivationTable.name) return derivationOfSelection(scene);
        SimilarityResult result = resultOf(scene, learnedTable(scene), {});
        if (name == "gram") return MatrixTable{result.gram, numberedColumns(result.gram->cols())};
        if (name != "by-offset") throw std::invalid_argument("similarity has no table \"" + std::string(name) + "\"");
        std::vector<std::int64_t> offsets;
        for (std::size_t i = 0; i < result.byOffset.size(); ++i) offsets.push_back(std::int64_t(i));
        if (result.spread.empty()) result.spread.resize(offsets.size());
        return ColumnTable{{{"offset", std::move(offsets)},
                            {"similarity", std::move(result.byOffset)},
                            {"spread", std::move(result.spread)}}};
    }

    std::unique_ptr<Figure> makeFigure() const override { return std::make_unique<SimilarityFigure>(); }

    Explanation explain(const Scene& scene, const Cell& cell) const override {
        const Parameters& parameters = scene.parameters;
        const SimilarityMeasure measure = parameters.similarityMeasure;
        const auto whole = [](std::int64_t value) { return displayNumber(double(value), 0); };
        Explanation explanation;
        if (const Array* table = learnedTable(scene)) {
            const auto width = std::size_t(table->shape[1]);
            const auto row = [&](std::int64_t i) {
                return std::span(table->values).subspan(std::size_t(i) * width, width);
            };
            explanation.derivation =
                tableSimilarityDerivation(row(cell.row), row(cell.column), cell.row, cell.column, measure);
        } else {
            explanation.derivation =
                similarityDerivation(cell.row, cell.column, parameters.d, parameters.base, measure);
        }
        explanation.tags = {{SimilarityWords::tr("position %1").arg(whole(cell.row)), IndexRole::I},
                            {SimilarityWords::tr("position %1").arg(whole(cell.column)), IndexRole::J},
                            {SimilarityWords::tr("offset %1").arg(whole(cell.column - cell.row)), IndexRole::Delta}};
        explanation.value = significantNumber(explanation.derivation.value, 4);
        const QString apart = whole(std::abs(cell.column - cell.row));
        explanation.sentence =
            isDistance(parameters)
                ? SimilarityWords::tr("how far apart the rows of two positions lie that are %1 apart").arg(apart)
                : SimilarityWords::tr("how alike two positions are that are %1 apart").arg(apart);
        return explanation;
    }

 private:
    /// The loaded table of positions, if there is one.
    const Array* learnedTable(const Scene& scene) const { return arrayOf(scene, "learned"); }

    QString seen(const Scene& scene) const {
        const Parameters& parameters = scene.parameters;
        const auto whole = [](std::int64_t value) { return displayNumber(double(value), 0); };
        if (learnedTable(scene)) {
            return SimilarityWords::tr(
                       "The first %1 of %2 positions of a <a href=\"term:learned-encoding\">learned</a> table: nothing "
                       "makes its diagonals even, yet near positions often have become alike. The curve is the mean of "
                       "each diagonal; the row of the selected position departs from it.")
                .arg(whole(parameters.n), whole(learnedTable(scene)->shape[0]));
        }
        const SimilarityMeasure measure = parameters.similarityMeasure;
        // The caption is made on the interface's thread: of a large table only the first two offsets are asked.
        const bool isLarge = double(parameters.n) * double(parameters.d) > kMostForCaption;
        const std::vector<double> byOffset = sinusoidalSimilarity(
            isLarge ? std::min<Index>(2, parameters.n) : parameters.n, parameters.d, parameters.base, measure);
        QStringList sentences;
        sentences += SimilarityWords::tr("Every diagonal has one colour: wherever i stands, its curve is the same.");
        if (parameters.n > 1)
            sentences += SimilarityWords::tr("It is %1 at δ = 0 and %2 at δ = 1.")
                             .arg(significantNumber(byOffset[0], 3), significantNumber(byOffset[1], 3));
        const auto friends = falseFriends(byOffset, measure, 1);
        if (!friends.empty())
            sentences += SimilarityWords::tr("Farther away, positions that are %1 apart look nearest again, with %2.")
                             .arg(whole(friends[0].offset), significantNumber(friends[0].value, 3));
        else if (parameters.n > 2 && !isLarge)
            sentences += SimilarityWords::tr("Within these positions it never comes back.");
        const Index last = pairOfColumn(parameters.d - 1);
        const double longest = sinusoidalWavelength(last, parameters.d, parameters.base);
        sentences += double(parameters.n) > longest
                         ? SimilarityWords::tr(
                               "The longest <a href=\"term:wavelength\">wavelength</a>, %1, is shorter "
                               "than the %2 positions: that is why the base should be large.")
                               .arg(wavelengthText(longest), whole(parameters.n))
                         : SimilarityWords::tr(
                               "The longest <a href=\"term:wavelength\">wavelength</a>, %1, is longer "
                               "than the %2 positions.")
                               .arg(wavelengthText(longest), whole(parameters.n));
        return sentences.join(betweenSentences());
    }

    QString tryThis(const Scene& scene) const {
        QStringList suggestions;
        if (learnedTable(scene)) {
            suggestions +=
                SimilarityWords::tr("<a href=\"play:row\">Play the row</a>: every position has a curve of its own.");
        } else {
            suggestions += SimilarityWords::tr(
                "<a href=\"play:row\">Play the row</a>: the part that i can see moves along the curve, the curve "
                "stands.");
            suggestions += scene.parameters.base == 10
                               ? SimilarityWords::tr("<a href=\"base=10000\">Set the base back to 10000</a>.")
                               : SimilarityWords::tr(
                                     "<a href=\"preset:small-base\">Make the base small</a>: the "
                                     "closest false friend moves far away.");
            suggestions += tryComparing(scene);
        }
        suggestions += isDistance(scene.parameters)
                           ? SimilarityWords::tr("<a href=\"similarity-measure=dot\">Back to dot products</a>.")
                           : SimilarityWords::tr("<a href=\"similarity-measure=euclidean\">Show the distance</a>.");
        return suggestions.join(betweenSentences());
    }
};

}  // namespace

const Exhibit& similarity() {
    static const Similarity exhibit;
    return exhibit;
}

}  // namespace attention
