#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <mutex>
#include <stdexcept>
#include <string>
#include <vector>

#include <QCoreApplication>
#include <QPainterPath>
#include <QStringList>

#include "core/encoding/alibi.h"
#include "core/encoding/encoding_derivation.h"
#include "core/encoding/encoding_properties.h"
#include "core/encoding/encoding_scores.h"
#include "core/encoding/encoding_table.h"
#include "core/extent.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/curve.h"
#include "ui/figure/figure.h"
#include "ui/figure/matrix_panel.h"
#include "ui/text/language_signs.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

struct ComparedWords {
    Q_DECLARE_TR_FUNCTIONS(EncodingsCompared)
};

constexpr std::size_t kKinds = kEncodingKinds.size();
constexpr std::size_t kPropertyCount = kEncodingProperties.size();
constexpr std::string_view kProperties = "properties";
constexpr std::string_view kLearned = "learned";

/// The tables in the order in which they are listed, and with that the matrices that a cell can be in.
constexpr std::array<std::string_view, 16> kMatrices{
    kProperties,      "integer",       "integer-scaled",    "one-hot",        "binary",
    "sinusoidal",     "learned",       "none-scores",       "integer-scores", "integer-scaled-scores",
    "one-hot-scores", "binary-scores", "sinusoidal-scores", "learned-scores", "rotary-scores",
    "alibi-scores"};

std::string scoresName(EncodingKind kind) {
    return std::string(encodingName(kind)) + "-scores";
}

/// What a matrix other than the properties shows: an encoding's table or its scores.
struct Shown {
    EncodingKind kind = EncodingKind::None;
    bool isScores = false;
};
std::optional<Shown> shownIn(std::string_view matrix) {
    for (const EncodingKind kind : kEncodingKinds) {
        if (matrix == encodingName(kind) && hasTable(kind)) return Shown{kind, false};
        if (matrix == scoresName(kind)) return Shown{kind, true};
    }
    return std::nullopt;
}

EncodingSetup setupOf(const Parameters& parameters) {
    return {.positions = parameters.n,
            .dimensions = parameters.d,
            .base = parameters.base,
            .seed = std::uint64_t(parameters.seed),
            .trainingLength = parameters.trainingLength,
            .heads = parameters.heads,
            .head = parameters.head.value_or(0)};
}

TableShape shapeOf(const Parameters& parameters) {
    const auto shown = shownIn(parameters.matrix);
    if (!shown) return {Index(kKinds), Index(kPropertyCount)};
    const EncodingSetup setup = setupOf(parameters);
    const Index rows = encodedPositions(shown->kind, setup);
    return {rows, shown->isScores ? rows : encodingWidth(shown->kind, setup)};
}

QString whole(Index value) {
    return displayNumber(double(value), 0);
}

QString kindName(EncodingKind kind) {
    switch (kind) {
        case EncodingKind::None:
            return ComparedWords::tr("None");
        case EncodingKind::Integer:
            return ComparedWords::tr("Integer");
        case EncodingKind::IntegerScaled:
            return ComparedWords::tr("Integer, 0 to 1");
        case EncodingKind::OneHot:
            return ComparedWords::tr("One-hot");
        case EncodingKind::Binary:
            return ComparedWords::tr("Binary");
        case EncodingKind::Sinusoidal:
            return ComparedWords::tr("Sinusoidal");
        case EncodingKind::Learned:
            return ComparedWords::tr("Learned");
        case EncodingKind::Rotary:
            return ComparedWords::tr("Rotary");
        case EncodingKind::Alibi:
            break;
    }
    return QStringLiteral("ALiBi");
}

QString propertyName(EncodingProperty property) {
    switch (property) {
        case EncodingProperty::Unique:
            return ComparedWords::tr("unique");
        case EncodingProperty::Bounded:
            return ComparedWords::tr("bounded");
        case EncodingProperty::OffsetAlone:
            return ComparedWords::tr("offset");
        case EncodingProperty::Extends:
            return ComparedWords::tr("extends");
        case EncodingProperty::LinearShift:
            break;
    }
    return ComparedWords::tr("shift");
}

/// What is measured, under the property's name.
QString measureName(EncodingProperty property) {
    switch (property) {
        case EncodingProperty::Unique:
            return ComparedWords::tr("distance");
        case EncodingProperty::Bounded:
            return ComparedWords::tr("largest");
        case EncodingProperty::OffsetAlone:
            return ComparedWords::tr("spread");
        case EncodingProperty::Extends:
            return ComparedWords::tr("in range");
        case EncodingProperty::LinearShift:
            break;
    }
    return ComparedWords::tr("residual");
}

QString verdictText(Verdict verdict) {
    switch (verdict) {
        case Verdict::Yes:
            return ComparedWords::tr("yes");
        case Verdict::InPart:
            return ComparedWords::tr("in part");
        case Verdict::No:
            return ComparedWords::tr("no");
        case Verdict::NotApplicable:
            break;
    }
    return ComparedWords::tr("nothing to measure");
}

/// Whole numbers as they are, rounding with one digit, others with so many.
QString shortNumber(double value, int digits) {
    if (value == std::round(value) && std::abs(value) < 1e6) return displayNumber(value, 0);
    return significantNumber(value, std::abs(value) < kRounding ? 1 : digits);
}

QString measureText(EncodingKind kind, const EncodingMeasures& measures, EncodingProperty property, int digits) {
    if (verdictOf(measures, property) == Verdict::NotApplicable) return {};
    const double value = measureOf(kind, measures, property);
    if (property == EncodingProperty::Extends)
        return QStringLiteral("%1/%2").arg(whole(measures.furtherInRange), whole(measures.furtherTested));
    if (std::isinf(value)) return QStringLiteral("∞");
    return shortNumber(value, digits);
}

struct ComparedResult : Study {
    EncodingSetup setup;
    EncodingKind kind = EncodingKind::None;
    std::array<EncodingScores, kKinds> samples;  ///< at the positions of comparisonStep()
    std::array<EncodingMeasures, kKinds> measures;
    std::array<double, kKinds> limits{};  ///< the largest |score| of each sample; 1 where that is 0
    Matrix table;                         ///< of the chosen encoding; empty where it has none
    double tableLow = -1;
    double tableHigh = 1;
    EncodingScores scores;  ///< of the chosen encoding, at all positions
    OffsetBand productBand;
    OffsetBand scoreBand;
    double productLimit = 1;
    double scoreLimit = 1;
};

double limitOf(const Matrix& matrix) {
    const double largest = matrix.size() == 0 ? 0 : matrix.cwiseAbs().maxCoeff();
    return largest > 0 ? largest : 1;
}

EncodingMeasures measuresOf(EncodingKind kind, const EncodingSetup& setup,
                            std::span<const EncodingProperty> asked = kEncodingProperties) {
    return encodingMeasures(kind, setup, encodingScores(kind, setup, comparisonStep(setup.positions)), {}, asked);
}

/// From here on the page shows everything; below, the table, the products and the small pictures give way.
constexpr QSize kWholePage(720, 430);
/// Below this height or width the curve by offset gives way, too.
constexpr QSize kLeastForCurve(330, 210);
constexpr QSize kLeastRoom(500, 285);
constexpr double kGap = 24;
/// The line above the small pictures, and the one above the large ones.
constexpr double kTitle = 20;
/// So that the numbers of the first small picture stay on the page.
constexpr double kStripMargin = 5;
/// Under a matrix: a bar of its scale, and its numbers.
constexpr double kBar = 5;
constexpr double kScale = kBar + 20;
constexpr double kLegend = 20;
constexpr double kHead = 34;
constexpr double kMark = 14;

class ComparedFigure : public Figure {
 public:
    ComparedFigure() {
        freeLayout(*this);
        for (const EncodingKind kind : kEncodingKinds)
            m_small.push_back(std::make_unique<MatrixPanel>(*this, scoresName(kind)));
        m_table = std::make_unique<MatrixPanel>(*this);
        m_products = std::make_unique<MatrixPanel>(*this);
        m_scores = std::make_unique<MatrixPanel>(*this);
    }

    QSize leastRoom() const override { return kLeastRoom; }

    std::optional<Cell> cellAt(const QPointF& place) const override {
        if (!hasStudy()) return std::nullopt;
        for (const MatrixPanel* panel : {m_scores.get(), m_table.get()})
            if (const auto cell = panel->cellAt(place)) return cell;
        // p_i . p_j lies beside the score of the same two positions, which explains it, too.
        if (const auto cell = m_products->cellAt(place)) return Cell{cell->row, cell->column, m_scores->matrix()};
        for (Index row = 0; row < Index(kKinds); ++row)
            for (Index column = 0; column < Index(kPropertyCount); ++column)
                if (propertyBox(row, column).contains(place)) return Cell{row, column, std::string(kProperties)};
        return std::nullopt;
    }

    std::optional<Choice> choiceAt(const QPointF& place) const override {
        if (!hasStudy()) return std::nullopt;
        for (std::size_t k = 0; k < kKinds; ++k) {
            const bool isSmall = m_isWhole && smallBox(k).contains(place);
            if (isSmall || nameBox(Index(k)).contains(place)) return Choice{"encoding", choiceValue(kEncodingKinds[k])};
        }
        return std::nullopt;
    }

 protected:
    void arrange() override {
        const QRectF page = viewport();
        m_isWhole = page.width() >= kWholePage.width() && page.height() >= kWholePage.height();
        m_hasCurve = page.width() >= kLeastForCurve.width() && page.height() >= kLeastForCurve.height();
        double top = 0;
        if (m_isWhole)
            top = arrangeSmall();
        else
            for (const auto& panel : m_small) panel->hide();
        arrangeProperties(top);
        arrangeChosen(QRectF(QPointF(m_properties.right() + kGap, top), page.bottomRight()));
    }

    void drawContent(QCPPainter& painter) override {
        painter.save();
        painter.setAntialiasing(true);
        if (m_isWhole) drawSmall(painter);
        drawProperties(painter);
        drawChosen(painter);
        painter.restore();
    }

    void drawSelection(QCPPainter& painter) override {
        painter.save();
        painter.setAntialiasing(true);
        const auto selected = selection();
        const auto pointed = hover() && hover() != selected ? hover() : std::nullopt;
        if (selected) drawCell(painter, *selected, MatrixPanel::Strength::Selected);
        if (pointed) drawCell(painter, *pointed, MatrixPanel::Strength::Hovered);
        for (const Cell& pin : scene().view.pins) {
            for (const MatrixPanel* panel : {m_scores.get(), m_table.get()}) panel->drawPin(painter, pin);
            if (pin.matrix == kProperties)
                drawCellMark(painter, propertyBox(pin.row, pin.column), m_properties, theme());
        }
        painter.restore();
    }

    bool selectionMovesLayout(const Scene&, const Scene&) const override { return false; }

 private:
    const ComparedResult& shown() const { return Figure::study<ComparedResult>(); }
    std::size_t chosen() const { return std::size_t(shown().kind); }
    ColourMap signedMap() const { return ColourMap::signedMap(theme()); }
    /// Bits are ink.
    ColourMap bitMap() const {
        return theme().dark ? ColourMap(std::array{QColor(0x2B, 0x31, 0x38), QColor(0xD5, 0xDB, 0xE2)})
                            : ColourMap(std::array{QColor(0xEE, 0xF0, 0xF3), QColor(0x2B, 0x32, 0x3A)});
    }
    bool isBits() const { return shown().kind == EncodingKind::Binary || shown().kind == EncodingKind::OneHot; }

    // --- the nine small pictures

    double arrangeSmall() {
        const QRectF page = viewport();
        m_pitch = (page.width() - kStripMargin) / double(kKinds);
        m_side = std::floor(std::clamp(std::min(m_pitch - 12, page.height() * 0.16), 36.0, 110.0));
        for (std::size_t k = 0; k < kKinds; ++k) {
            const EncodingScores& sample = shown().samples[k];
            const QRectF whole(page.left() + kStripMargin + m_pitch * double(k), kTitle + 20, m_side, m_side);
            m_small[k]->show(existing(whole, sample.scores.rows(), comparedPositions(), true), &sample.scores,
                             {.map = signedMap(),
                              .low = -shown().limits[k],
                              .high = shown().limits[k],
                              .numbersRows = false,
                              .numbersColumns = false},
                             theme());
        }
        return kTitle + 20 + m_side + kScale + 14;
    }
    Index comparedPositions() const {
        const Index step = comparisonStep(shown().setup.positions);
        return (shown().setup.positions + step - 1) / step;
    }
    /// The part of a matrix's room that belongs to positions the encoding has a value for.
    static QRectF existing(const QRectF& whole, Index rows, Index all, bool square) {
        const double part = double(rows) / double(all);
        return {whole.left(), whole.top(), square ? whole.width() * part : whole.width(), whole.height() * part};
    }
    QRectF smallRoom(std::size_t k) const {
        return {viewport().left() + kStripMargin + m_pitch * double(k), kTitle + 20, m_side, m_side};
    }
    /// All that belongs to one small picture, which a click chooses.
    QRectF smallBox(std::size_t k) const { return smallRoom(k).adjusted(-3, -20, 3, kScale); }

    void drawSmall(QCPPainter& painter) {
        const QRectF page = viewport();
        const Index step = comparisonStep(shown().setup.positions);
        const QFont bold = textFont(type::kAxis, QFont::DemiBold);
        const QString title = ComparedWords::tr("Scores of position i for position j");
        const double width = QFontMetricsF(bold).horizontalAdvance(title);
        drawElided(painter, QRectF(page.left(), 0, page.width(), kTitle - 4), Qt::AlignVCenter, title, bold,
                   theme().text);
        QString note = ComparedWords::tr("the same query and key everywhere; each picture on its own scale");
        if (step > 1) note = listed({note, ComparedWords::tr("every %1th position").arg(step)});
        if (width + 10 < page.width())
            drawElided(painter, QRectF(page.left() + width + 10, 0, page.width() - width - 10, kTitle - 4),
                       Qt::AlignVCenter, note, textFont(type::kAxis), theme().muted);
        for (std::size_t k = 0; k < kKinds; ++k) {
            const QRectF room = smallRoom(k);
            hatchMissing(painter, room, m_small[k]->area(), true);
            m_small[k]->draw(painter);
            const bool isChosen = k == chosen();
            drawElided(painter, QRectF(room.left(), room.top() - 19, m_pitch - 6, 16), Qt::AlignVCenter,
                       kindName(kEncodingKinds[k]), textFont(type::kAxis, isChosen ? QFont::DemiBold : QFont::Normal),
                       theme().text);
            drawOwnScale(painter, QRectF(room.left(), room.bottom() + 4, room.width(), kBar), signedMap(),
                         -shown().limits[k], shown().limits[k]);
            if (!isChosen) continue;
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(theme().text, 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
            painter.drawRect(room.adjusted(-2.5, -2.5, 2.5, 2.5));
        }
    }

    /// A bar as wide as its matrix with the two ends under it; of a wide one short numbers, of a narrow one shorter.
    void drawOwnScale(QCPPainter& painter, const QRectF& bar, const ColourMap& map, double low, double high) const {
        painter.save();
        painter.setAntialiasing(false);
        const int steps = std::max(2, int(bar.width()));
        for (int i = 0; i < steps; ++i)
            painter.fillRect(QRectF(bar.left() + bar.width() * i / steps, bar.top(), bar.width() / steps + 0.5, kBar),
                             QColor(map.at(double(i) / (steps - 1))));
        painter.restore();
        painter.setFont(textFont(type::kSmallest));
        painter.setPen(theme().muted);
        const QFontMetricsF metrics(painter.font());
        const QString least = shortNumber(low, 2), most = shortNumber(high, 2);
        const QRectF line(bar.left() - 4, bar.bottom() + 1, bar.width() + 8, 15);
        if (metrics.horizontalAdvance(least + most) + 8 <= line.width()) {
            painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, least);
            painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, most);
        } else {
            painter.drawText(line, Qt::AlignHCenter | Qt::AlignVCenter | Qt::TextDontClip,
                             low == -high ? QStringLiteral("±") + most : most);
        }
    }

    /// Positions without a value: fine lines say that this is not the same as 0.
    /// @param below  what lies between the cells and the lines: the numbers of the columns
    void hatchMissing(QCPPainter& painter, const QRectF& whole, const QRectF& present, bool square,
                      double below = 0) const {
        if (present.bottom() + below < whole.bottom() - 10)
            drawHatching(painter, QRectF(QPointF(whole.left(), present.bottom() + below), whole.bottomRight()),
                         theme().track);
        if (square && present.right() < whole.right() - 1)
            drawHatching(painter,
                         QRectF(QPointF(present.right(), whole.top()), QPointF(whole.right(), present.bottom())),
                         theme().track);
    }

    // --- the properties

    void arrangeProperties(double top) {
        const QRectF page = viewport();
        const QFontMetricsF small(textFont(type::kSmallest));
        const QFontMetricsF head(headFont());
        m_names = 0;
        for (const EncodingKind kind : kEncodingKinds)
            m_names = std::max(m_names,
                               QFontMetricsF(textFont(type::kAxis, QFont::DemiBold)).horizontalAdvance(kindName(kind)));
        m_names = std::min(m_names + 14, page.width() * 0.24);
        // By the longest numbers that there are, not by those of this moment, so that nothing jumps.
        const std::array longest{0.00123, 98765.0, 6e-16, 0.0, 6e-17};
        double sum = 0;
        for (std::size_t p = 0; p < kPropertyCount; ++p) {
            const QString number = kEncodingProperties[p] == EncodingProperty::Extends ? QStringLiteral("512/512")
                                                                                       : shortNumber(longest[p], 2);
            m_columns[p] = head.horizontalAdvance(propertyName(kEncodingProperties[p])) + 10;
            if (m_isWhole) m_columns[p] = std::max(m_columns[p], kMark + 6 + small.horizontalAdvance(number) + 8);
            sum += m_columns[p];
        }
        const double width = std::min(m_names + sum, page.width() * (m_isWhole ? 0.55 : 0.72));
        for (double& column : m_columns) column *= (width - m_names) / sum;
        m_hasNumbers = m_isWhole && width > (m_names + sum) * 0.95;
        const double height = page.bottom() - top - kHead - kLegend;
        m_rowHeight = std::floor(std::clamp(height / double(kKinds), 15.0, 35.0));
        m_properties = QRectF(page.left() + 4, top + kHead, width, m_rowHeight * double(kKinds));
    }
    QFont headFont() const {
        return m_isWhole ? textFont(type::kAxis, QFont::DemiBold) : textFont(type::kSmallest, QFont::DemiBold);
    }
    QRectF rowBox(Index row) const {
        return {m_properties.left(), m_properties.top() + m_rowHeight * double(row), m_properties.width(), m_rowHeight};
    }
    QRectF nameBox(Index row) const {
        QRectF box = rowBox(row);
        box.setWidth(m_names);
        return box;
    }
    QRectF propertyBox(Index row, Index column) const {
        double left = m_properties.left() + m_names;
        for (Index before = 0; before < column; ++before) left += m_columns[std::size_t(before)];
        return {left, m_properties.top() + m_rowHeight * double(row), m_columns[std::size_t(column)], m_rowHeight};
    }

    void drawProperties(QCPPainter& painter) {
        const QFont small = textFont(type::kSmallest);
        for (Index column = 0; column < Index(kPropertyCount); ++column) {
            const EncodingProperty property = kEncodingProperties[std::size_t(column)];
            const QRectF box = propertyBox(0, column);
            const QRectF head(box.left() + 2, box.top() - kHead + (m_hasNumbers ? 0 : 14), box.width() - 4, 17);
            drawElided(painter, head, Qt::AlignLeft | Qt::AlignVCenter, propertyName(property), headFont(),
                       theme().text);
            if (m_hasNumbers)
                drawElided(painter, head.translated(0, 15), Qt::AlignLeft | Qt::AlignVCenter, measureName(property),
                           small, theme().muted);
        }
        painter.fillRect(rowBox(Index(chosen())), theme().hover);
        painter.fillRect(QRectF(m_properties.left() - 4, rowBox(Index(chosen())).top(), 3, m_rowHeight), theme().text);
        for (Index row = 0; row < Index(kKinds); ++row) {
            const EncodingKind kind = kEncodingKinds[std::size_t(row)];
            const EncodingMeasures& measures = shown().measures[std::size_t(row)];
            painter.setPen(QPen(theme().rule, 1));
            const double line = std::round(rowBox(row).top()) - 0.5;
            painter.drawLine(QLineF(m_properties.left(), line, m_properties.right(), line));
            drawElided(painter, nameBox(row).adjusted(6, 0, -4, 0), Qt::AlignVCenter, kindName(kind),
                       textFont(type::kAxis, row == Index(chosen()) ? QFont::DemiBold : QFont::Normal), theme().text);
            for (Index column = 0; column < Index(kPropertyCount); ++column) {
                const EncodingProperty property = kEncodingProperties[std::size_t(column)];
                const QRectF box = propertyBox(row, column);
                const Verdict verdict = verdictOf(measures, property);
                drawVerdict(painter, QPointF(box.left() + 2 + kMark / 2, box.center().y()), verdict);
                if (!m_hasNumbers) continue;
                const QRectF room(box.left() + kMark + 6, box.top(), box.width() - kMark - 6, box.height());
                // A number is whole or is left out: part of one is another number.
                for (const int digits : {2, 1}) {
                    const QString number = measureText(kind, measures, property, digits);
                    if (QFontMetricsF(small).horizontalAdvance(number) > room.width()) continue;
                    drawElided(painter, room, Qt::AlignVCenter, number, small, theme().text);
                    break;
                }
            }
        }
        drawLegend(painter);
    }

    /// The forms differ, so that no colour is needed.
    void drawVerdict(QCPPainter& painter, const QPointF& centre, Verdict verdict) const {
        painter.setBrush(Qt::NoBrush);
        QPen pen(theme().text, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
        switch (verdict) {
            case Verdict::Yes:
                painter.setPen(pen);
                painter.drawPolyline(
                    QPolygonF{centre + QPointF(-4.5, 0.5), centre + QPointF(-1.5, 3.5), centre + QPointF(4.5, -4)});
                break;
            case Verdict::InPart: {
                painter.setPen(QPen(theme().text, 1.25));
                painter.drawEllipse(centre, 4.5, 4.5);
                QPainterPath half;
                half.moveTo(centre);
                half.arcTo(QRectF(centre.x() - 4.5, centre.y() - 4.5, 9, 9), 90, 180);
                painter.fillPath(half, theme().text);
                break;
            }
            case Verdict::No:
                pen.setColor(theme().muted);
                pen.setWidthF(1.5);
                painter.setPen(pen);
                painter.drawLine(QLineF(centre + QPointF(-3.5, -3.5), centre + QPointF(3.5, 3.5)));
                painter.drawLine(QLineF(centre + QPointF(-3.5, 3.5), centre + QPointF(3.5, -3.5)));
                break;
            case Verdict::NotApplicable:
                painter.setPen(QPen(theme().control, 1.5));
                painter.drawLine(QLineF(centre + QPointF(-3, 0), centre + QPointF(3, 0)));
                break;
        }
    }

    void drawLegend(QCPPainter& painter) const {
        const double y = m_properties.bottom() + kLegend / 2 + 2;
        if (y + 8 > viewport().bottom() || !parts().legend) return;
        painter.setFont(textFont(type::kSmallest));
        const QFontMetricsF metrics(painter.font());
        double left = m_properties.left() + 6;
        for (const Verdict verdict : {Verdict::Yes, Verdict::InPart, Verdict::No, Verdict::NotApplicable}) {
            const QString words = verdictText(verdict);
            const double width = metrics.horizontalAdvance(words);
            if (left + kMark + 4 + width > m_properties.right()) return;
            drawVerdict(painter, {left + kMark / 2, y}, verdict);
            painter.setPen(theme().muted);
            painter.drawText(QRectF(left + kMark + 4, y - 8, width + 2, 16), Qt::AlignVCenter, words);
            left += kMark + 4 + width + 14;
        }
    }

    // --- the chosen encoding

    void arrangeChosen(const QRectF& room) {
        m_chosen = room;
        const ComparedResult& numbers = shown();
        const Index n = numbers.setup.positions;
        const bool hasValues = numbers.table.size() > 0 && m_isWhole;
        MatrixLook look{.map = signedMap(), .low = -numbers.scoreLimit, .high = numbers.scoreLimit, .decimals = 1};
        const double labels = MatrixPanel::rowLabelWidth(look, n);
        const double top = room.top() + (m_isWhole ? kTitle : 0) + MatrixPanel::kNameHeight;
        const double below = MatrixPanel::kNumbersHeight + kScale;
        const double curve = m_hasCurve ? std::clamp(room.height() * 0.3, 56.0, 120.0) : 0;
        double height = room.bottom() - top - below - (m_hasCurve ? curve + 6 : 0);
        const double between = 24;
        const double widest = hasValues ? tableWidth(room.width()) : 0;
        double side = room.width() - labels - 12;
        if (hasValues) side = (side - widest - 2 * between) / 2;
        side = std::floor(std::max(24.0, std::min({side, height, 260.0})));
        const double left = room.left() + labels;
        m_table->setMatrix(std::string(encodingName(numbers.kind)));
        m_scores->setMatrix(scoresName(numbers.kind));
        double x = left;
        const Index rows = numbers.scores.scores.rows();
        m_tableRoom = m_productsRoom = QRectF();
        if (hasValues) {
            m_tableRoom = QRectF(x, top, widest, side);
            MatrixLook tableLook{.symbol = QStringLiteral("𝑝"),
                                 .map = isBits() ? bitMap() : signedMap(),
                                 .low = numbers.tableLow,
                                 .high = numbers.tableHigh,
                                 .decimals = isBits() || numbers.kind == EncodingKind::Integer ? 0 : 1};
            m_table->show(existing(m_tableRoom, rows, n, false), &numbers.table, std::move(tableLook), theme());
            x += widest + between;
            m_productsRoom = QRectF(x, top, side, side);
            MatrixLook productLook = look;
            productLook.symbol = QStringLiteral("𝑝ᵢ·𝑝ⱼ");
            productLook.low = -numbers.productLimit;
            productLook.high = numbers.productLimit;
            productLook.numbersRows = false;
            productLook.decimals = isBits() || numbers.kind == EncodingKind::Integer ? 0 : 1;
            m_products->show(existing(m_productsRoom, rows, n, true), &numbers.scores.products, std::move(productLook),
                             theme());
            x += side + between;
        } else {
            m_table->hide();
            m_products->hide();
        }
        m_scoresRoom = QRectF(x, top, side, side);
        look.numbersRows = !hasValues;
        m_scores->show(existing(m_scoresRoom, rows, n, true), &numbers.scores.scores, std::move(look), theme());
        m_curveTop = top + side + below + 6;
        m_curveHeight = m_hasCurve ? std::min(140.0, room.bottom() - m_curveTop) : 0;
    }

    double tableWidth(double room) const {
        const double most = room * 0.16;
        return std::floor(std::clamp(double(shown().table.cols()) * 18, std::min(22.0, most), most));
    }

    void drawChosen(QCPPainter& painter) {
        const ComparedResult& numbers = shown();
        if (m_isWhole) {
            const QFont bold = textFont(type::kName, QFont::DemiBold);
            const QString name = kindName(numbers.kind);
            const double width = QFontMetricsF(bold).horizontalAdvance(name);
            const QRectF line(m_chosen.left(), m_chosen.top(), m_chosen.width(), kTitle - 2);
            drawElided(painter, line, Qt::AlignVCenter, name, bold, theme().text);
            if (width + 12 < line.width())
                drawElided(painter, line.adjusted(width + 10, 0, 0, 0), Qt::AlignVCenter, whatItDoes(numbers),
                           textFont(type::kAxis), theme().muted);
        }
        const auto draw = [&](MatrixPanel& panel, const QRectF& room, bool square) {
            if (!panel.isShown()) return;
            hatchMissing(painter, room, panel.area(), square, MatrixPanel::kNumbersHeight);
            panel.draw(painter);
            drawOwnScale(painter,
                         QRectF(room.left(), room.bottom() + MatrixPanel::kNumbersHeight + 2, room.width(), kBar),
                         panel.look().map, panel.look().low, panel.look().high);
        };
        draw(*m_table, m_tableRoom, false);
        draw(*m_products, m_productsRoom, true);
        draw(*m_scores, m_scoresRoom, true);
        // Not by the panel, which may be narrow, because positions have no value.
        const QRectF name(m_scoresRoom.left(), m_scoresRoom.top() - MatrixPanel::kNameHeight,
                          m_chosen.right() - m_scoresRoom.left(), MatrixPanel::kNameHeight - 2);
        drawElided(painter, name, Qt::AlignLeft | Qt::AlignVCenter,
                   m_isWhole ? ComparedWords::tr("scores") : kindName(numbers.kind),
                   textFont(type::kAxis, QFont::DemiBold), theme().text);
        if (m_products->isShown()) drawBand(painter, curveBox(*m_products), numbers.productBand);
        drawBand(painter, curveBox(*m_scores), numbers.scoreBand);
    }

    static QString whatItDoes(const ComparedResult& numbers) {
        switch (numbers.kind) {
            case EncodingKind::None:
                return ComparedWords::tr("nothing is added");
            case EncodingKind::Rotary:
                return ComparedWords::tr("queries and keys are turned, pairs of neighbours by iω");
            case EncodingKind::Alibi:
                return ComparedWords::tr("slope %1 times the distance is taken off")
                    .arg(significantNumber(alibiSlope(numbers.setup.head, numbers.setup.heads), 3));
            case EncodingKind::Learned:
                if (numbers.setup.learned) return ComparedWords::tr("the loaded table is added");
                return ComparedWords::tr("random as before training; no row from position %1 on")
                    .arg(whole(numbers.setup.trainingLength));
            case EncodingKind::Sinusoidal:
                return ComparedWords::tr("added to the query and to the key");
            default:
                return ComparedWords::tr("%n column(s), times a random matrix, then added", nullptr,
                                         int(encodingWidth(numbers.kind, numbers.setup)));
        }
    }

    QRectF curveBox(const MatrixPanel& panel) const {
        const QRectF area = &panel == m_products.get() ? m_productsRoom : m_scoresRoom;
        return {area.left(), m_curveTop + 16, area.width(), m_curveHeight - 16 - 16};
    }
    bool hasCurve() const { return m_curveHeight >= 54; }

    /// Where an offset and a value lie in the curve's box.
    static QPointF curvePoint(const QRectF& box, const OffsetBand& band, double offset, double value) {
        const auto reach = std::max(1.0, double(band.mean.size() / 2));
        const double low = band.smallest.minCoeff(), high = band.largest.maxCoeff();
        const double range = high > low ? high - low : 1;
        const double fraction = high > low ? (value - low) / range : 0.5;
        return {box.left() + box.width() * (offset / reach + 1) / 2, box.bottom() - 3 - (box.height() - 6) * fraction};
    }

    void drawBand(QCPPainter& painter, const QRectF& box, const OffsetBand& band) const {
        if (!hasCurve()) return;
        const QFont font = textFont(type::kSmallest);
        const double low = band.smallest.minCoeff(), high = band.largest.maxCoeff();
        const QString ends = low == high ? shortNumber(low, 3)
                                         : ComparedWords::tr("%1 to %2").arg(shortNumber(low, 2), shortNumber(high, 2));
        const QRectF head(box.left(), box.top() - 17, box.width() + 2, 16);
        const QFontMetricsF metrics(font);
        const auto fitsBeside = [&](const QString& name) {
            return metrics.horizontalAdvance(name) + metrics.horizontalAdvance(ends) + 8 <= head.width();
        };
        QString name = ComparedWords::tr("by offset δ");
        if (!fitsBeside(name)) name = QStringLiteral("δ");
        const bool fits = fitsBeside(name);
        if (fits) drawElided(painter, head, Qt::AlignLeft | Qt::AlignVCenter, name, font, theme().indexDelta);
        drawElided(painter, head, (fits ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter, ends, font,
                   theme().muted);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme().track, 1));
        painter.drawRect(box);
        const Index m = (band.mean.size() + 1) / 2;
        // No more points than pixels: of several offsets the whole range and the first mean.
        const auto each = std::max<Index>(1, Index(double(band.mean.size()) / std::max(1.0, box.width())));
        QPolygonF upper, lower, mean;
        for (Index place = 0; place < band.mean.size(); place += each) {
            const Index count = std::min(each, band.mean.size() - place);
            const auto offset = double(place - (m - 1));
            upper << curvePoint(box, band, offset, band.largest.segment(place, count).maxCoeff());
            lower << curvePoint(box, band, offset, band.smallest.segment(place, count).minCoeff());
            mean << curvePoint(box, band, offset, band.mean[place]);
        }
        if (mean.size() == 1) {
            painter.setBrush(theme().text);
            painter.setPen(Qt::NoPen);
            painter.drawEllipse(mean.front(), 2.5, 2.5);
        } else {
            QPolygonF filled = upper;
            for (auto point = lower.crbegin(); point != lower.crend(); ++point) filled << *point;
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme().track);
            painter.drawPolygon(filled);
            drawCurve(painter, mean, QPen(theme().text, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::BevelJoin));
        }
        painter.setFont(font);
        painter.setPen(theme().muted);
        const auto number = [&](double x, Index offset) {
            const QString words = whole(offset);
            const double half = metrics.horizontalAdvance(words) / 2;
            const double centre = std::clamp(x, box.left() - 4 + half, box.right() + 4 - half);
            painter.drawText(QRectF(centre - 40, box.bottom() + 1, 80, 15), Qt::AlignCenter, words);
        };
        number(box.center().x(), 0);
        if (m == 1) return;
        number(box.left(), -(m - 1));
        number(box.right(), m - 1);
    }

    void drawCell(QCPPainter& painter, const Cell& cell, MatrixPanel::Strength strength) const {
        const bool isSelected = strength == MatrixPanel::Strength::Selected;
        if (cell.matrix == kProperties) {
            if (cell.row >= Index(kKinds) || cell.column >= Index(kPropertyCount)) return;
            const double width = isSelected ? 1.5 : 0.75;
            const QRectF box = propertyBox(cell.row, cell.column).adjusted(-1, 1, -3, -1);
            const auto outline = [&](const QRectF& rect, const QColor& colour, double pen) {
                painter.setBrush(Qt::NoBrush);
                painter.setPen(QPen(colour, pen, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
                painter.drawRect(rect);
            };
            outline({QPointF(m_properties.left(), box.top()), QPointF(m_properties.right(), box.bottom())},
                    theme().indexI, width);
            outline({QPointF(box.left(), m_properties.top()), QPointF(box.right(), m_properties.bottom())},
                    theme().indexJ, width);
            outline(box, theme().text, isSelected ? 2 : 1);
            return;
        }
        if (m_table->has(cell)) m_table->drawCell(painter, cell.row, cell.column, strength);
        drawInSmall(painter, cell, strength);
        if (!m_scores->has(cell)) return;
        m_scores->drawCell(painter, cell.row, cell.column, strength);
        if (m_products->isShown()) m_products->drawCell(painter, cell.row, cell.column, strength);
        if (m_table->isShown()) {
            m_table->drawRow(painter, cell.column, theme().indexJ, isSelected ? 1.5 : 0.75);
            m_table->drawRow(painter, cell.row, theme().indexI, isSelected ? 1.5 : 0.75);
        }
        if (!hasCurve()) return;
        const auto offset = double(cell.column - cell.row);
        const auto mark = [&](const MatrixPanel& panel, const OffsetBand& band, double value) {
            const QRectF box = curveBox(panel);
            const QPointF point = curvePoint(box, band, offset, value);
            drawCased(painter, {point.x(), box.top(), point.x(), box.bottom()}, theme().indexDelta,
                      isSelected ? 1.5 : 0.75, theme().surface);
            drawDot(painter, point, isSelected ? 4 : 3, theme().indexDelta, true, theme().surface);
        };
        if (m_products->isShown())
            mark(*m_products, shown().productBand, shown().scores.products(cell.row, cell.column));
        mark(*m_scores, shown().scoreBand, shown().scores.scores(cell.row, cell.column));
    }

    /// A score that is not shown large has its place in the small picture.
    void drawInSmall(QCPPainter& painter, const Cell& cell, MatrixPanel::Strength strength) const {
        const auto found = shownIn(cell.matrix);
        if (!found || !found->isScores || found->kind == shown().kind || !m_isWhole) return;
        const MatrixPanel& panel = *m_small[std::size_t(found->kind)];
        const Index step = shown().samples[std::size_t(found->kind)].step;
        const Index row = cell.row / step, column = cell.column / step;
        if (row < panel.values().rows() && column < panel.values().cols())
            panel.drawCell(painter, row, column, strength, false);
    }

    std::vector<std::unique_ptr<MatrixPanel>> m_small;
    std::unique_ptr<MatrixPanel> m_table;
    std::unique_ptr<MatrixPanel> m_products;
    std::unique_ptr<MatrixPanel> m_scores;
    QRectF m_properties;  ///< of the rows, names included
    QRectF m_chosen;
    QRectF m_tableRoom;
    QRectF m_productsRoom;
    QRectF m_scoresRoom;
    double m_pitch = 0;  ///< from one small picture to the next
    double m_side = 0;
    double m_names = 0;
    std::array<double, kPropertyCount> m_columns{};  ///< widths
    double m_rowHeight = 0;
    double m_curveTop = 0;
    double m_curveHeight = 0;
    bool m_isWhole = false;
    bool m_hasNumbers = false;  ///< beside the marks
    bool m_hasCurve = false;
};

class EncodingsCompared : public Exhibit {
 public:
    std::string_view id() const override { return "encodings-compared"; }
    Chapter chapter() const override { return Chapter::Position; }
    QString name() const override { return ComparedWords::tr("Encodings compared"); }
    QString title() const override { return ComparedWords::tr("Nine ways to say where a token stands"); }
    QString claim() const override {
        return ComparedWords::tr("What one wants of an encoding can be measured, and few have all of it.");
    }

    Caption caption(const Scene& scene) const override {
        const EncodingSetup setup = setupWithTable(scene);
        const EncodingKind kind = scene.parameters.encoding;
        return {
            encodingDefinition(kind, setup), seen(kind, setup), tryThis(kind, setup),
            ComparedWords::tr(
                "Without positions <a href=\"term:self-attention\">self-attention</a> cannot tell one order of the "
                "tokens from another. The sinusoidal encoding was built for these properties; rotary keeps them "
                "and moves them into the <a href=\"term:score\">scores</a>, where nothing but the offset is left.")};
    }

    QString description(const Scene& scene) const override {
        const Parameters& parameters = scene.parameters;
        QStringList sentences{
            ComparedWords::tr("Nine encodings of positions, n = %1, d = %2, met by one query and one key.")
                .arg(whole(parameters.n), whole(parameters.d)),
            ComparedWords::tr(
                "A table says of each whether it has five properties, with the number measured; pictures "
                "show its scores of position i (rows) for position j (columns), each on its own scale from "
                "negative (blue) over 0 (neutral) to positive (red)."),
            ComparedWords::tr("Large: %1.").arg(kindName(parameters.encoding))};
        if (const auto selected = explainSelection(scene)) {
            QStringList tags;
            for (const Explanation::Tag& tag : selected->tags) tags += tag.text;
            sentences += ComparedWords::tr("Selected: %1, %2.").arg(listed(tags), selected->value);
        }
        return sentences.join(betweenSentences());
    }

    std::vector<Preset> presets() const override {
        return {
            {"rotary",
             ComparedWords::tr("Sinusoidal against rotary"),
             ComparedWords::tr("Turned instead of added: one score for each offset, exactly."),
             {{"encoding", "rotary"}, {"matrix", "rotary-scores"}, {"row", "20"}, {"column", "28"}}},
            {"past-training",
             ComparedWords::tr("Past the training length"),
             ComparedWords::tr("A learned table of 32 rows has nothing for position 32; formulas go on."),
             {{"encoding", "learned"},
              {"training-length", "32"},
              {"matrix", "properties"},
              {"row", "6"},
              {"column", "3"}}},
            {"integers",
             ComparedWords::tr("Integers explode"),
             ComparedWords::tr("200 positions: their products reach 39 601, and the content drowns."),
             {{"encoding", "integer"}, {"n", "200"}, {"matrix", "integer-scores"}, {"row", "199"}, {"column", "199"}}},
            {"one-hot",
             ComparedWords::tr("One-hot knows no distance"),
             ComparedWords::tr("Position 3 is as far from 4 as from 15."),
             {{"encoding", "one-hot"}, {"n", "16"}, {"matrix", "one-hot-scores"}, {"row", "3"}, {"column", "4"}}},
            {"recency",
             ComparedWords::tr("ALiBi prefers what is near"),
             ComparedWords::tr("Each step away costs half a point in the first of eight heads, 1/256 in the last."),
             {{"encoding", "alibi"}, {"heads", "8"}, {"matrix", "alibi-scores"}, {"row", "40"}, {"column", "30"}}},
            {"odd-width",
             ComparedWords::tr("An odd width"),
             ComparedWords::tr("d = 7: a sine without its cosine, and the shift is no rotation any more."),
             {{"encoding", "sinusoidal"}, {"d", "7"}, {"matrix", "properties"}, {"row", "5"}, {"column", "4"}}},
            {"long",
             ComparedWords::tr("Many positions"),
             ComparedWords::tr("512 positions, 256 columns: what is shown small is every 8th position."),
             {{"n", "512"}, {"d", "256"}, {"training-length", "256"}, {"matrix", "properties"}}},
        };
    }

    std::span<const ParameterUse> uses() const override {
        static const std::array kUses{
            ParameterUse{.key = "encoding"},
            ParameterUse{.key = "n", .maximum = 2048, .sliderMaximum = 512},
            ParameterUse{.key = "d", .maximum = 2048, .sliderMaximum = 256},
            ParameterUse{.key = "training-length", .sliderMaximum = 512},
            ParameterUse{.key = "base", .sliderMinimum = 2, .sliderMaximum = 1e6},
            ParameterUse{.key = "heads"},
            ParameterUse{.key = "head"},
            ParameterUse{.key = "seed", .sliderMaximum = 99},
            ParameterUse{.key = "matrix", .names = kMatrices},
            ParameterUse{.key = "row",
                         .most = [](const Parameters& p) -> std::int64_t { return shapeOf(p).rows - 1; },
                         .mostText = "the matrix's last row"},
            ParameterUse{.key = "column",
                         .most = [](const Parameters& p) -> std::int64_t { return shapeOf(p).columns - 1; },
                         .mostText = "the matrix's last column"},
        };
        return kUses;
    }

    /// English: which columns an encoding's table has.
    static std::string_view columnsText(EncodingKind kind) {
        switch (kind) {
            case EncodingKind::Integer:
            case EncodingKind::IntegerScaled:
                return "0 to 1 - 1";
            case EncodingKind::OneHot:
                return "0 to n - 1";
            case EncodingKind::Binary:
                return "0 to bits - 1";
            default:
                return "0 to d - 1";
        }
    }

    std::span<const TableDescription> tables() const override {
        static const std::vector<TableDescription> kTables = [] {
            std::vector<TableDescription> tables{propertiesDescription()};
            for (const EncodingKind kind : kEncodingKinds)
                if (hasTable(kind))
                    tables.push_back({encodingName(kind),
                                      kind == EncodingKind::Learned ? "a position, 0 to min(n, training-length) - 1"
                                                                    : "a position, 0 to n - 1",
                                      {{"column", columnsText(kind), ColumnType::Real, "p at that position"}}});
            for (const EncodingKind kind : kEncodingKinds) {
                const auto name = std::ranges::find(kMatrices, std::string_view(scoresName(kind)));
                tables.push_back(
                    {*name,
                     kind == EncodingKind::Learned ? "i, the position of the query, 0 to min(n, training-length) - 1"
                                                   : "i, the position of the query, 0 to n - 1",
                     {{"position", kind == EncodingKind::Learned ? "0 to min(n, training-length) - 1" : "0 to n - 1",
                       ColumnType::Real, "the score of position i for this position j"}}});
            }
            tables.push_back(kDerivationTable);
            return tables;
        }();
        return kTables;
    }

    std::span<const ArrayUse> arrays() const override {
        static const std::array kArrays{
            ArrayUse{.name = kLearned, .help = "a learned table of positions, positions x d"}};
        return kArrays;
    }

    std::vector<Decision> decided(const Scene& scene) const override {
        const Array* table = arrayOf(scene, kLearned);
        if (!table) return {};
        return {{.key = "n", .value = table->shape[0], .isMost = true, .by = kLearned},
                {.key = "d", .value = table->shape[1], .by = kLearned},
                {.key = "training-length", .value = table->shape[0], .by = kLearned}};
    }

    double memoryNeeded(const Scene& scene) const override {
        const auto n = double(scene.parameters.n);
        const auto d = double(scene.parameters.d);
        const auto trained = double(scene.parameters.trainingLength);
        // Of the chosen one products, scores and vectors, twice while the last result is shown; the tables measured,
        // and the waves past the training length.
        return sizeof(double) * (2 * (3 * n * n + n * d) + 4 * n * d + 2 * trained * d);
    }

    std::shared_ptr<const Study> compute(const Scene& scene, std::stop_token stop) const override {
        auto result = std::make_shared<ComparedResult>();
        const EncodingSetup setup = setupWithTable(scene);
        result->setup = setup;
        result->kind = scene.parameters.encoding;
        const Index step = comparisonStep(setup.positions);
        for (std::size_t k = 0; k < kKinds; ++k) {
            const EncodingKind kind = kEncodingKinds[k];
            result->samples[k] = encodingScores(kind, setup, step, stop);
            if (stop.stop_requested()) return result;
            result->measures[k] = encodingMeasures(kind, setup, result->samples[k], stop);
            if (stop.stop_requested()) return result;
            result->limits[k] = limitOf(result->samples[k].scores);
        }
        {
            const std::scoped_lock lock(m_mutex);
            m_keptFor = setup;
            m_kept = result->measures;
        }
        const auto& sample = result->samples[std::size_t(result->kind)];
        result->scores = step == 1 ? sample : encodingScores(result->kind, setup, 1, stop);
        if (hasTable(result->kind)) result->table = encodingTable(result->kind, setup, 1, stop);
        if (stop.stop_requested()) return result;
        result->scoreBand = offsetBand(result->scores.scores);
        result->scoreLimit = limitOf(result->scores.scores);
        if (hasTable(result->kind)) {
            result->productBand = offsetBand(result->scores.products);
            result->productLimit = limitOf(result->scores.products);
            result->tableHigh = limitOf(result->table);
            const bool isBits = result->kind == EncodingKind::Binary || result->kind == EncodingKind::OneHot;
            result->tableLow = isBits ? 0 : -result->tableHigh;
        }
        return result;
    }

    Table table(std::string_view name, const Scene& scene) const override {
        const EncodingSetup setup = setupWithTable(scene);
        if (name == kProperties) return propertiesTable(setup);
        if (name == kDerivationTable.name) return derivationOfSelection(scene);
        const auto shown = shownIn(name);
        if (!shown) throw std::invalid_argument("encodings-compared has no table \"" + std::string(name) + "\"");
        auto values = std::make_shared<Matrix>(shown->isScores ? encodingScores(shown->kind, setup).scores
                                                               : encodingTable(shown->kind, setup));
        return MatrixTable{values, numberedColumns(values->cols())};
    }

    std::unique_ptr<Figure> makeFigure() const override { return std::make_unique<ComparedFigure>(); }

    Explanation explain(const Scene& scene, const Cell& cell) const override {
        const EncodingSetup setup = setupWithTable(scene);
        const auto shown = shownIn(cell.matrix);
        if (!shown) return explainProperty(setup, cell);
        Explanation explanation;
        explanation.tags = {{kindName(shown->kind), IndexRole::None}};
        if (shown->isScores) {
            explanation.derivation = encodingScoreDerivation(shown->kind, setup, cell.row, cell.column);
            explanation.tags.push_back({ComparedWords::tr("query at %1").arg(whole(cell.row)), IndexRole::I});
            explanation.tags.push_back({ComparedWords::tr("key at %1").arg(whole(cell.column)), IndexRole::J});
            explanation.sentence = ComparedWords::tr("%1: score of position %2 for position %3")
                                       .arg(kindName(shown->kind), whole(cell.row), whole(cell.column));
        } else {
            explanation.derivation = encodingEntryDerivation(shown->kind, setup, cell.row, cell.column);
            explanation.tags.push_back({ComparedWords::tr("position %1").arg(whole(cell.row)), IndexRole::I});
            explanation.tags.push_back({ComparedWords::tr("column %1").arg(whole(cell.column)), IndexRole::J});
            explanation.sentence = ComparedWords::tr("%1: entry of position %2 in column %3")
                                       .arg(kindName(shown->kind), whole(cell.row), whole(cell.column));
        }
        explanation.value = significantNumber(explanation.derivation.value, 4);
        return explanation;
    }

 private:
    /// What the parameters say, with the loaded table if there is one.
    EncodingSetup setupWithTable(const Scene& scene) const {
        EncodingSetup setup = setupOf(scene.parameters);
        if (arrayOf(scene, kLearned)) setup.learned = scene.arrays.find(kLearned)->second.values;
        return setup;
    }

    static TableDescription propertiesDescription() {
        return {
            kProperties,
            "an encoding",
            {{"encoding", "", ColumnType::Text, "its name"},
             {"width", "", ColumnType::Integer, "columns of its table; 0 where it has none"},
             {"smallest-distance", "", ColumnType::Real, "between two positions"},
             {"unique", "", ColumnType::Text, "yes, in-part, no, or not-applicable; so the four below"},
             {"largest-value", "", ColumnType::Real, "the largest absolute value"},
             {"growth", "", ColumnType::Real, "the power of n with which it grows"},
             {"bounded", "", ColumnType::Text, "whether values stay as large as they are"},
             {"product-spread", "", ColumnType::Real,
              "of p_i . p_j along a diagonal, relative to the largest; 0 without a table"},
             {"score-spread", "", ColumnType::Real, "of the scores, likewise"},
             {"variation", "", ColumnType::Real, "between the means of two diagonals, the main one left out"},
             {"offset-alone", "", ColumnType::Text, "whether similarity depends on the offset alone"},
             {"further-tested", "", ColumnType::Integer, "positions past the training length"},
             {"further-in-range", "", ColumnType::Integer, "those with a value in the range seen"},
             {"extends", "", ColumnType::Text, "whether all of them are"},
             {"shift-residual", "", ColumnType::Real, "of the best matrix from each position to the next, relative"},
             {"linear-shift", "", ColumnType::Text, "whether one matrix does it"}}};
    }

    static Table propertiesTable(const EncodingSetup& setup) {
        using Reals = std::vector<double>;
        using Integers = std::vector<std::int64_t>;
        using Texts = std::vector<std::string>;
        Texts names;
        Integers widths, tested, inRange;
        Reals distance, largest, growth, products, scores, variation, residual;
        std::array<Texts, kPropertyCount> verdicts;
        for (const EncodingKind kind : kEncodingKinds) {
            const EncodingMeasures measures = measuresOf(kind, setup);
            names.emplace_back(encodingName(kind));
            widths.push_back(encodingWidth(kind, setup));
            distance.push_back(measures.smallestDistance);
            largest.push_back(measures.largestValue);
            growth.push_back(measures.growth);
            products.push_back(measures.products.spread);
            scores.push_back(measures.scores.spread);
            variation.push_back(hasTable(kind) ? measures.products.variation : measures.scores.variation);
            tested.push_back(measures.furtherTested);
            inRange.push_back(measures.furtherInRange);
            residual.push_back(measures.shiftResidual);
            for (std::size_t p = 0; p < kPropertyCount; ++p)
                verdicts[p].emplace_back(verdictName(verdictOf(measures, kEncodingProperties[p])));
        }
        return ColumnTable{{{"encoding", std::move(names)},
                            {"width", std::move(widths)},
                            {"smallest-distance", std::move(distance)},
                            {"unique", std::move(verdicts[0])},
                            {"largest-value", std::move(largest)},
                            {"growth", std::move(growth)},
                            {"bounded", std::move(verdicts[1])},
                            {"product-spread", std::move(products)},
                            {"score-spread", std::move(scores)},
                            {"variation", std::move(variation)},
                            {"offset-alone", std::move(verdicts[2])},
                            {"further-tested", std::move(tested)},
                            {"further-in-range", std::move(inRange)},
                            {"extends", std::move(verdicts[3])},
                            {"shift-residual", std::move(residual)},
                            {"linear-shift", std::move(verdicts[4])}}};
    }

    Explanation explainProperty(const EncodingSetup& setup, const Cell& cell) const {
        const EncodingKind kind = kEncodingKinds[std::size_t(cell.row)];
        const EncodingProperty property = kEncodingProperties[std::size_t(cell.column)];
        const EncodingMeasures measures = keptMeasures(kind, setup, property);
        Explanation explanation;
        explanation.tags = {{kindName(kind), IndexRole::None}, {propertyName(property), IndexRole::None}};
        const Verdict verdict = verdictOf(measures, property);
        explanation.derivation = encodingPropertyDerivation(kind, setup, measures, property);
        explanation.value =
            verdict == Verdict::NotApplicable ? QStringLiteral("–") : measureText(kind, measures, property, 3);
        explanation.sentence = ComparedWords::tr("%1, %2: %3. %4")
                                   .arg(kindName(kind), propertyName(property), verdictText(verdict),
                                        reason(kind, setup, measures, property));
        return explanation;
    }

    /// What compute() found, if it was asked for this setup last; else measured anew.
    EncodingMeasures keptMeasures(EncodingKind kind, const EncodingSetup& setup, EncodingProperty property) const {
        {
            const std::scoped_lock lock(m_mutex);
            if (m_keptFor == setup) return m_kept[std::size_t(kind)];
        }
        return measuresOf(kind, setup, {&property, 1});
    }

    /// What the number is, in a sentence.
    static QString reason(EncodingKind kind, const EncodingSetup& setup, const EncodingMeasures& measures,
                          EncodingProperty property) {
        const double value = measureOf(kind, measures, property);
        if (verdictOf(measures, property) == Verdict::NotApplicable && !std::isfinite(value))
            return ComparedWords::tr("The numbers of the table are too large to measure it.");
        switch (property) {
            case EncodingProperty::Unique:
                if (setup.positions == 1) return ComparedWords::tr("There is only one position.");
                if (measures.unique == Verdict::No) return ComparedWords::tr("Two positions cannot be told apart.");
                return ComparedWords::tr("The smallest distance of two positions, %1 and %2.")
                    .arg(whole(measures.closestFirst), whole(measures.closestSecond));
            case EncodingProperty::Bounded:
                if (kind == EncodingKind::None) return ComparedWords::tr("Nothing is added.");
                if (kind == EncodingKind::Learned)
                    return ComparedWords::tr("The largest value of the table; there are no further rows.");
                if (measures.bounded == Verdict::Yes)
                    return ComparedWords::tr("The largest value; it stays, however many positions there are.");
                return ComparedWords::tr("The largest value; it grows like n to the power %1.")
                    .arg(significantNumber(measures.growth, 2));
            case EncodingProperty::OffsetAlone:
                if (measures.offsetAlone == Verdict::NotApplicable)
                    return ComparedWords::tr("There is only one position.");
                if (measures.offsetAlone == Verdict::No && value <= kRounding)
                    return ComparedWords::tr("All pairs of positions are alike: there is no distance.");
                if (measures.offsetAlone == Verdict::InPart)
                    return ComparedWords::tr("One number for each offset, but the same for all apart from 0.");
                if (hasTable(kind))
                    return ComparedWords::tr(
                        "How much p·p differs between pairs of positions with the same offset, as a part of the "
                        "largest.");
                return ComparedWords::tr(
                    "How much the score differs between pairs of positions with the same offset, as a part of the "
                    "largest.");
            case EncodingProperty::Extends:
                if (kind == EncodingKind::Learned) return ComparedWords::tr("The table has no further rows.");
                if (kind == EncodingKind::OneHot) return ComparedWords::tr("There is no further column for a 1.");
                if (kind == EncodingKind::IntegerScaled)
                    return ComparedWords::tr("They lie above 1, or all others change with the scale.");
                if (kind == EncodingKind::Alibi) return ComparedWords::tr("Larger penalties only lower a score.");
                return ComparedWords::tr(
                    "How many of the next positions after training have a value in the range that was seen.");
            case EncodingProperty::LinearShift:
                break;
        }
        if (measures.linearShift == Verdict::NotApplicable)
            return ComparedWords::tr("There are no vectors that one could shift.");
        if (measures.linearShift == Verdict::InPart)
            return ComparedWords::tr("The rows are independent, so that any rows could follow them.");
        return ComparedWords::tr("What is left over when the best matrix leads from each position to the next.");
    }

    /// By how much each key scores more than the one before it, for the last query; of integers the same for all keys.
    static double stepOfLastQuery(const EncodingSetup& setup) {
        const Index last = setup.positions - 1;
        if (last == 0) return 0;
        return encodingScore(EncodingKind::Integer, setup, last, 1).score -
               encodingScore(EncodingKind::Integer, setup, last, 0).score;
    }

    /// Of the neighbours around a power of two among the positions; nothing where there is none above 1.
    static QString sharedOnes(Index positions) {
        const Index power = positions > 8 ? 8 : positions > 4 ? 4 : 2;
        if (positions <= power) return {};
        return betweenSentences() +
               ComparedWords::tr(
                   "p·p counts the ones that two positions share: %1 and %2 are neighbours and share none, so the "
                   "picture jumps at powers of two.")
                   .arg(whole(power - 1), whole(power));
    }

    static QString seen(EncodingKind kind, const EncodingSetup& setup) {
        const EncodingScores sample = encodingScores(kind, setup, comparisonStep(setup.positions));
        const auto [low, high] = extentOf(sample.scores);
        const QString least = significantNumber(low, 3), most = significantNumber(high, 3);
        const QString projected =
            isProjected(kind)
                ? betweenSentences() +
                      ComparedWords::tr("W holds random numbers and makes each row p as wide as the query.")
                : QString();
        const auto spread = [](const Matrix& square) { return significantNumber(offsetMeasure(square).spread, 2); };
        switch (kind) {
            case EncodingKind::None:
                return ComparedWords::tr(
                           "Every score is %1: query and key have the same content everywhere, and nothing says where "
                           "they stand.")
                    .arg(least);
            case EncodingKind::Integer:
                return ComparedWords::tr(
                           "Scores run from %1 to %2. For the last query each key scores %3 more than the one before "
                           "it: the larger this step, the less a <a href=\"term:softmax\">softmax</a> sees of any "
                           "key but one.")
                           .arg(least, most, significantNumber(stepOfLastQuery(setup), 3)) +
                       projected;
            case EncodingKind::IntegerScaled:
                return ComparedWords::tr(
                           "Scores stay between %1 and %2, but a step from one position to the next is %3 here and "
                           "another for every other length.")
                           .arg(least, most,
                                significantNumber(setup.positions > 1 ? encodingEntry(kind, setup, 1, 0) : 0, 3)) +
                       projected;
            case EncodingKind::OneHot:
                return ComparedWords::tr(
                           "p·p is 1 for a position with itself and 0 for any other: a "
                           "<a href=\"term:one-hot\">one-hot vector</a> knows the same from different, not near from "
                           "far.") +
                       projected;
            case EncodingKind::Binary:
                return ComparedWords::tr("%n bit(s) for each position.", nullptr, int(encodingWidth(kind, setup))) +
                       sharedOnes(setup.positions) + projected;
            case EncodingKind::Sinusoidal:
                return ComparedWords::tr(
                           "Along each diagonal p·p is the same to %1 of its largest. The scores are not (%2): content "
                           "meets positions in them, too, and that depends on where one stands.")
                    .arg(spread(sample.products), spread(sample.scores));
            case EncodingKind::Learned: {
                const QString rows = setup.learned ? ComparedWords::tr("A table from a file, with %n row(s).", nullptr,
                                                                       int(setup.trainingLength))
                                                   : ComparedWords::tr(
                                                         "A <a href=\"term:learned-encoding\">learned table</a> "
                                                         "before training: %n row(s) of random numbers.",
                                                         nullptr, int(setup.trainingLength));
                const QString missing =
                    setup.positions > setup.trainingLength
                        ? betweenSentences() + ComparedWords::tr("From position %1 on it has nothing (hatched).")
                                                   .arg(whole(setup.trainingLength))
                        : QString();
                // Products of huge loaded numbers are none.
                if (!std::isfinite(offsetMeasure(sample.products).spread)) return rows + missing;
                return rows + missing + betweenSentences() +
                       ComparedWords::tr("Along a diagonal p·p differs by up to %1 of its largest.")
                           .arg(spread(sample.products));
            }
            case EncodingKind::Rotary:
                return ComparedWords::tr(
                           "Along each diagonal the scores are the same to %1 of the largest: "
                           "<a href=\"term:rotary\">rotary</a> turns query and key, and only the difference of the two "
                           "turns is left.")
                    .arg(spread(sample.scores));
            case EncodingKind::Alibi:
                break;
        }
        const QString prefers =
            ComparedWords::tr(
                "Each step away lowers the score by %1, the slope of head %2 of %3: <a href=\"term:alibi\">ALiBi</a> "
                "prefers what is near. The paper looks back only; here both sides count.")
                .arg(significantNumber(alibiSlope(setup.head, setup.heads), 3), whole(setup.head), whole(setup.heads));
        if (std::has_single_bit(std::uint64_t(setup.heads))) return prefers;
        return prefers + betweenSentences() +
               ComparedWords::tr(
                   "The slope here is 2^(−8(ℎ + 1)/𝐻) for head ℎ of 𝐻, counted from 0; %1 is no power of two, for "
                   "which the authors’ code interleaves two such series instead.")
                   .arg(whole(setup.heads));
    }

    static QString tryThis(EncodingKind kind, const EncodingSetup& setup) {
        QStringList suggestions;
        if (kind != EncodingKind::Rotary)
            suggestions += ComparedWords::tr("<a href=\"encoding=rotary\">Turn instead of adding</a>.");
        if (kind != EncodingKind::Sinusoidal)
            suggestions += ComparedWords::tr(
                "<a href=\"encoding=sinusoidal\">Add sines and cosines</a>, as the Transformer does.");
        if (kind != EncodingKind::Integer)
            suggestions +=
                ComparedWords::tr("<a href=\"preset:integers\">Count 200 positions</a> and see scores explode.");
        if (!setup.learned)
            suggestions += ComparedWords::tr("<a href=\"preset:past-training\">Go past the training length</a>.");
        if (kind == EncodingKind::Alibi)
            suggestions += ComparedWords::tr("<a href=\"play:head\">Play the heads</a>: from steep to flat.");
        else
            suggestions += ComparedWords::tr("<a href=\"preset:recency\">Prefer what is near</a>.");
        return suggestions.join(betweenSentences());
    }

    /// The figure is computed before its cells are explained, which takes half a second for a large loaded table.
    mutable std::mutex m_mutex;
    mutable std::optional<EncodingSetup> m_keptFor;
    mutable std::array<EncodingMeasures, kKinds> m_kept;
};

}  // namespace

const Exhibit& encodingsCompared() {
    static const EncodingsCompared exhibit;
    return exhibit;
}

}  // namespace attention
