#include <algorithm>
#include <cmath>

#include <QRegularExpression>

#include "ui/exhibits/attention_steps/bands.h"
#include "ui/exhibits/attention_steps/figure.h"
#include "ui/exhibits/attention_steps/words.h"
#include "ui/figure/formula.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

/// Cells are no larger than this, so that few tokens do not become blocks.
constexpr double kMostRowHeight = 30;
constexpr double kMostColumnWidth = 64;
/// Between the numbers of two cells.
constexpr double kValueGap = 3;
constexpr double kSwitchBox = 20;

}  // namespace

QString AttentionStepsFigure::headWord() {
    return StepsWords::tr("head");
}
QString AttentionStepsFigure::sequenceWord() {
    return StepsWords::tr("sequence");
}

Index AttentionStepsFigure::drawnColumns(const Panel& panel) const {
    if (!panel.values) return 1;
    return m_columns ? panel.values->rows() : panel.values->cols();
}

double AttentionStepsFigure::widestOf(const QStringList& words, double most) {
    const QFontMetricsF metrics(textFont(type::kAxis));
    double widest = 0;
    for (const QString& word : words) widest = std::max(widest, metrics.horizontalAdvance(word));
    return std::min(widest, most);
}

void AttentionStepsFigure::layBands() {
    const AttentionStepsStudy& study = shown();
    for (Panel& panel : m_panels) panel.cells->hide();
    const QRectF room = viewport();
    const auto n = double(study.layer().queryCount);
    const auto m = double(study.layer().keyCount);
    const auto d = double(study.setting().dimensions);
    const auto w = double(study.layer().width);
    m_widestWord = std::min(90.0, room.width() * (m_roomy ? 0.12 : 0.1));
    m_labels = std::ceil(std::max(widestOf(m_words, m_widestWord), widestOf(m_keyWords, m_widestWord))) + 16;

    const double nameHeight = m_roomy ? 22 : 17;
    const bool several = study.layer().heads > 1 || study.layer().batch > 1;
    const double above1 = (m_roomy ? 18 : 9) + nameHeight;
    double above2 = (m_columns ? kTagHeight : 0) + (m_roomy ? (several ? 36 : 24) : 12) + nameHeight;
    double above3 = kTagHeight + 2 + (m_roomy ? 16 : 7) + nameHeight;
    const double sumRoom = m_columns || m_arrows ? 4 : m_roomy ? 30 : 17;
    const double below = sumRoom + (parts().colourBar ? (m_roomy ? 32 : 20) : 4);
    double height = std::max(3.0, room.height() - above1 - above2 - above3 - below);
    const std::array<double, 3> shares = m_arrows ? std::array{0.8, 1.0, 1.7} : std::array{1.0, 1.2, 1.0};
    const double whole = shares[0] + shares[1] + shares[2];
    const double left = room.left() + m_labels;
    const double right = room.right() - 3;
    const double gap = m_roomy ? 26 : 12;
    // Words below scores and weights, where rows stay high enough for their numbers.
    constexpr double kLeastRow = 18;
    const QStringList& below2 = m_columns ? m_words : m_keyWords;
    const double pitch2 = std::min((right - left - 3 * gap) / 4 / double(below2.size()), kMostColumnWidth);
    const double widest2 = widestOf(below2, m_widestWord);
    m_uprightWords = widest2 + 6 > pitch2;
    const double extra = m_uprightWords ? std::max(0.0, widest2 + 10 - kTagHeight) : 0;
    m_wordsBelow = 0;
    const bool rowsKeepWords = (height - extra) * shares[0] / whole >= kWordPitch * std::max(n, m);
    if (m_roomy && pitch2 >= kWordPitch && (extra == 0 || rowsKeepWords) &&
        (height - extra) * shares[1] / whole >= kLeastRow * (m_columns ? m : n)) {
        m_wordsBelow = kTagHeight + extra;
        above3 += extra;
        height -= extra;
    }
    const double most1 = kMostRowHeight * (m_columns ? std::max(d, w) : std::max(n, m));
    const double most2 = kMostRowHeight * (m_columns ? m : n);
    const double most3 = m_arrows ? 1e9 : kMostRowHeight * (m_columns ? std::max(w, m) : std::max(n, m));
    const double height1 = std::min(height * shares[0] / whole, most1);
    const double height2 = std::min(height * shares[1] / whole, most2);
    const double height3 = std::min(height * shares[2] / whole, most3);
    // What few tokens leave over goes between the bands first.
    const double rest = height - height1 - height2 - height3;
    const double between = std::min(rest / 4, 24.0);
    above2 += between;
    above3 += between;

    double top = room.top() + std::min((rest - 2 * between) / 3, 40.0);
    m_line1 = top + (m_roomy ? 5 : 3);
    top += above1;
    std::vector<Part> first{Part::Tokens, Part::Positions, Part::Projection, Part::Query};
    if (study.setting().isCross) first.push_back(Part::Memory);
    first.insert(first.end(), {Part::Key, Part::Value});
    std::erase_if(first, [&](Part part) {
        if (part == Part::Positions) return !m_roomy || study.setting().isCross || !study.setting().hasPositions;
        return part == Part::Projection && !study.hasProjections();
    });
    // Tokens in columns are multiplied from the left.
    if (m_columns && study.hasProjections())
        std::rotate(first.begin(), std::ranges::find(first, Part::Projection), std::ranges::find(first, Part::Query));
    place(first, {left, top, right - left, height1}, gap);
    m_below1 = top + height1 + (m_columns ? kTagHeight : 0);

    top += height1 + above2;
    m_line2 = top - nameHeight - (m_roomy ? 10 : 6);
    place({Part::Scores, Part::Scaled, Part::Masked, Part::Weights}, {left, top, right - left, height2}, gap);
    laySwitches(right);

    top += height2 + above3;
    m_line3 = top - nameHeight - (m_roomy ? 9 : 5);
    const double track = m_roomy ? std::clamp(room.width() * 0.1, 50.0, 100.0) : 40;
    const double number = QFontMetricsF(textFont(type::kAxis)).horizontalAdvance(QStringLiteral("0.00")) + 8;
    const double barsRight = left + track + number + (m_roomy ? 20 : 10);
    const bool barsShown = scene().parameters.step >= stepOf(Part::Weighted);
    m_barsWritten = height3 / m >= kWordPitch - 2;
    m_bars = barsShown ? QRectF(left, top, m_barsWritten ? track : track + number, height3) : QRectF();
    m_numberRight = left + track + number;
    std::vector<Part> third;
    if (m_roomy) third.push_back(Part::ValueAgain);
    third.push_back(Part::Weighted);
    double thirdLeft = barsRight;
    double thirdRight = right;
    if (m_columns && !m_arrows) {
        // The sum is a column of its own beside its terms.
        third.push_back(Part::Sum);
    }
    if (study.hasProjections()) {
        third.push_back(Part::HeadOutput);
        third.push_back(Part::OutputProjection);
        if (m_columns) std::swap(third[third.size() - 1], third[third.size() - 2]);
    }
    third.push_back(Part::Output);
    if (m_arrows) {
        std::erase_if(third, [](Part part) { return part == Part::ValueAgain || part == Part::Weighted; });
        const double rooms = double(third.size()) + 2;
        const double one = (right - barsRight - gap * (rooms - 1)) / rooms;
        const double beside = m_roomy ? 62 : 40;
        const QRectF plane(barsRight + beside, top, std::max(1.0, 2 * one + gap - beside),
                           std::max(1.0, height3 - (m_roomy ? 34 : 18)));
        if (barsShown)
            m_plane->show(plane, study, scene().parameters, m_terms, m_roomy, theme());
        else
            m_plane->hide();
        thirdLeft = barsRight + 2 * one + 2 * gap;
    } else {
        m_plane->hide();
    }
    // Six matrices and bars: what the gaps give up, numbers in the cells may need.
    place(third, {thirdLeft, top, thirdRight - thirdLeft, height3}, m_roomy ? 19 : gap);
    if (!m_columns && !m_arrows && at(Part::Sum).values && at(Part::Weighted).isShown()) {
        const QRectF terms = at(Part::Weighted).area();
        const double row = std::clamp(terms.height() / m, 6.0, sumRoom - (m_roomy ? 10 : 6));
        show(at(Part::Sum), {terms.left(), terms.bottom() + (m_roomy ? 9 : 5), terms.width(), row}, Part::Sum);
    }
    m_bottom = top + height3 + sumRoom;
}

void AttentionStepsFigure::place(const std::vector<Part>& row, const QRectF& room, double gap) {
    const auto narrow = [&](Part part) { return part == Part::Sum; };
    constexpr double kSumColumn = 20;
    double count = 0, fixed = 0;
    for (const Part part : row) {
        narrow(part) ? fixed += kSumColumn : count += 1;
        if (hasOwnWords(part)) fixed += ownWordsWidth();
    }
    const double width = (room.width() - fixed - gap * double(row.size() - 1)) / std::max(1.0, count);
    double left = room.left();
    for (const Part part : row) {
        const double slot = narrow(part) ? kSumColumn : width;
        if (hasOwnWords(part)) left += ownWordsWidth();
        const bool isProjection = part == Part::Projection || part == Part::OutputProjection;
        const Panel& panel = at(part);
        const Index columns = isProjection && panel.values ? (m_columns ? panel.values->cols() : panel.values->rows())
                                                           : drawnColumns(panel);
        show(at(part), {left, room.top(), std::min(slot, kMostColumnWidth * double(columns)), room.height()}, part);
        left += slot + gap;
    }
}

void AttentionStepsFigure::show(Panel& panel, const QRectF& place, Part part) {
    if (!panel.values || place.width() < 1 || place.height() < 1) {
        panel.cells->hide();
        return;
    }
    const AttentionStepsStudy& study = shown();
    const bool isScore = isOneOf(panel.matrix, {"scores", "scaled", "masked"});
    const bool isWeight = panel.matrix == "weights";
    const bool isProjection = part == Part::Projection || part == Part::OutputProjection;
    const double most = isScore ? study.largestScore : isProjection ? mostOfProjections() : mostOfVectors();
    MatrixLook look{.map = isWeight ? ColourMap::weights(theme()) : ColourMap::signedMap(theme()),
                    .low = isWeight ? 0 : -most,
                    .high = isWeight ? mostWeight() : most,
                    .numbersRows = false,
                    .numbersColumns = false,
                    .widestWord = m_widestWord,
                    .isTransposed = m_columns != isProjection,
                    .plainZeros = true};
    // Words stand at the first matrix of a band, whichever way its tokens lie.
    if (part == Part::Tokens && !m_columns) {
        look.numbersRows = true;
        look.rowWords = m_words;
    }
    if (part == Part::Scores) {
        (m_columns ? look.numbersColumns : look.numbersRows) = true;
        (m_columns ? look.columnWords : look.rowWords) = m_columns ? m_keyWords : m_words;
    }
    if (hasOwnWords(part)) {
        look.numbersRows = true;
        look.rowWords = m_keyWords;
    }
    const bool isPair = isScore || isWeight;
    if (isPair && m_wordsBelow > 0) {
        (m_columns ? look.numbersRows : look.numbersColumns) = true;
        (m_columns ? look.rowWords : look.columnWords) = m_columns ? m_words : m_keyWords;
    }
    const Index columns = look.isTransposed ? panel.values->rows() : panel.values->cols();
    look.decimals = decimalsFor(*panel.values, place.width() / double(columns), isScore, isWeight);
    panel.cells->setMatrix(panel.matrix);
    panel.cells->show(place, panel.values, std::move(look), theme());
    // Words need no ticks.
    panel.cells->yAxis().setTickLength(0, 0);
    panel.cells->yAxis().setTickLabelPadding(5);
    panel.cells->xAxis().setTickLength(0, 0);
    panel.cells->xAxis().setTickLabelPadding(4);
}

double AttentionStepsFigure::mostOfProjections() const {
    return m_roomy ? shown().largestProjection : std::max(shown().largest, shown().largestProjection);
}

double AttentionStepsFigure::mostOfVectors() const {
    return m_roomy ? shown().largest : std::max(shown().largest, shown().largestProjection);
}

int AttentionStepsFigure::weightDecimals() const {
    return mostWeight() == 1 ? 0 : std::max(2, 1 - int(std::floor(std::log10(mostWeight()))));
}

std::optional<int> AttentionStepsFigure::decimalsFor(const Matrix& values, double width, bool isScore,
                                                     bool isWeight) const {
    constexpr int kMostDecimals = 2;
    constexpr Index kMostNumbers = 4096;
    if (values.size() > kMostNumbers) return std::nullopt;
    const QFontMetricsF metrics(textFont(type::kSmallest));
    double least = 0, largest = 0;
    bool whole = true;
    for (const double value : values.reshaped()) {
        if (!std::isfinite(value)) continue;
        least = std::min(least, value);
        largest = std::max(largest, value);
        whole = whole && value == std::round(value);
    }
    if (isScore) {
        largest = shown().largestScore;
        if (least < 0) least = -largest;
    }
    const auto widthOf = [&](double value, int decimals) {
        // Every digit may stand there, and a 1 is narrower than others.
        static const QRegularExpression kDigit(QStringLiteral("[0-9]"));
        return metrics.horizontalAdvance(displayNumber(value, decimals).replace(kDigit, QStringLiteral("0")));
    };
    const int most = whole ? 0 : kMostDecimals - (isScore ? 1 : 0);
    for (int decimals = most; decimals >= (isWeight ? most : 0); --decimals)
        if (std::max(widthOf(least, decimals), widthOf(largest, decimals)) + kValueGap <= width)
            // A number without its decimals says less than the colour.
            return decimals == 0 && !whole ? std::nullopt : std::optional(decimals);
    return std::nullopt;
}

void AttentionStepsFigure::laySwitches(double right) {
    m_heads.clear();
    m_sequences.clear();
    if (!m_roomy || !at(Part::Scores).isShown()) return;
    const double left = at(Part::Key).area().center().x() + 20;
    double top = m_line2 - kSwitchBox + 3;
    const auto lay = [&](Index count, const QString& word, double from, double to) {
        std::vector<QRectF> boxes;
        const double width = kSwitchBox * double(count);
        const double name = QFontMetricsF(textFont(type::kAxis)).horizontalAdvance(word) + 10;
        if (count < 2 || width + name > to - from) return boxes;
        for (Index i = 0; i < count; ++i)
            boxes.emplace_back(to - width + kSwitchBox * double(i), top, kSwitchBox, kSwitchBox);
        return boxes;
    };
    m_heads = lay(shown().layer().heads, headWord(), left, right);
    const double name = QFontMetricsF(textFont(type::kAxis)).horizontalAdvance(headWord()) + 24;
    const Index batch = shown().layer().batch;
    m_sequences = lay(batch, sequenceWord(), left, m_heads.empty() ? right : m_heads.front().left() - name);
    if (!m_sequences.empty()) return;
    // Or between the connectors that come down from queries and keys.
    top = m_line2 - kSwitchBox - 4;
    if (top <= at(Part::Key).area().bottom()) return;
    m_sequences =
        lay(batch, sequenceWord(), at(Part::Query).area().center().x() + 8, at(Part::Key).area().center().x() - 8);
}

double AttentionStepsFigure::nameRoom(const Panel& panel) const {
    const bool isHooked =
        std::ranges::any_of(std::array{Part::Tokens, Part::Memory, Part::Query, Part::Key, Part::Value, Part::Scores},
                            [&](Part part) { return &at(part) == &panel; });
    return std::min(panel.area().width() + (isHooked  ? -15
                                            : m_roomy ? 13
                                                      : 8),
                    viewport().right() - panel.area().left());
}

bool AttentionStepsFigure::equationsFit() const {
    return std::ranges::all_of(std::array{Part::Query, Part::Key, Part::Value}, [&](Part part) {
        const Panel& panel = at(part);
        if (!panel.isShown()) return true;
        const double symbol = FormulaLayout(panel.symbols.front(), m_roomy ? 16 : 14).size().width();
        const double name = QFontMetricsF(textFont(type::kAxis, QFont::DemiBold)).horizontalAdvance(panel.name);
        return symbol + 7 + name <= nameRoom(panel);
    });
}

}  // namespace attention
