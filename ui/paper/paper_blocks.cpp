#include "ui/paper/paper_blocks.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
#include <QSvgGenerator>
#include <QTextDocument>

#include "ui/figure/formula.h"
#include "ui/figure/theme.h"
#include "ui/paper/printed_font.h"
#include "ui/text/derivation_words.h"
#include "ui/widgets/rich_text.h"

namespace attention {
namespace {

constexpr int kBody = font_size::kName, kRemark = font_size::kAxis, kHeading = 17;
constexpr double kLineHeight = 1.25;
constexpr double kBox = 12;        // to tick
constexpr double kBesideBox = 22;  // from its left edge to the words
constexpr double kBetweenChoices = 5;
constexpr double kWritingLine = 30;  // room above a line that is written on: 8 mm
constexpr double kNumberLine = 190, kOrderLine = 130;

const Theme& ink() {
    return Theme::light();
}

/// Rich text that is laid out as it is on paper, whatever the screen.
class Words {
    Q_DISABLE_COPY_MOVE(Words)

 public:
    Words(const QString& richText, const QFont& font) : m_richText(richText) {
        QTextOption option(Qt::AlignLeft);
        option.setUseDesignMetrics(true);
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        m_document.setDefaultTextOption(option);
        m_document.setDocumentMargin(0);
        m_document.setDefaultFont(font);
        m_document.setUndoRedoEnabled(false);
        m_document.setHtml(QStringLiteral("<div style='line-height:%1%'>%2</div>")
                               .arg(qRound(100 * kLineHeight))
                               .arg(withMathFont(richText, mathSizeBeside(font), ink())));
    }

    double height(double width) const {
        m_document.setTextWidth(width);
        return std::ceil(m_document.size().height());
    }
    double oneLineWidth() const {
        m_document.setTextWidth(-1);
        return std::ceil(m_document.idealWidth()) + 1;
    }
    double firstLineHeight() const {
        const auto block = m_document.begin();
        return block.layout() && block.layout()->lineCount() > 0 ? block.layout()->lineAt(0).rect().bottom() : 0;
    }
    void paint(QCPPainter& painter, const QPointF& place, double width, const QColor& colour) const {
        m_document.setTextWidth(width);
        QAbstractTextDocumentLayout::PaintContext context;
        context.palette.setColor(QPalette::Text, colour);
        painter.save();
        painter.translate(place);
        m_document.documentLayout()->draw(&painter, context);
        painter.restore();
    }
    QByteArray html() const { return withMathFont(m_richText, 0, ink()).toUtf8(); }

 private:
    QString m_richText;
    mutable QTextDocument m_document;  // which keeps the width that it was laid out for
};

QByteArray element(const char* name, const char* kind, const QByteArray& content) {
    return QByteArray("<") + name + " class=\"" + kind + "\">" + content + "</" + name + ">\n";
}

class HeadingBlock : public PaperBlock {
 public:
    explicit HeadingBlock(const QString& text)
        : m_words(text.toHtmlEscaped(), printedFont(kHeading, QFont::DemiBold)) {}
    Heights heights(double width) const override {
        const double height = m_words.height(width);
        return {height, height};
    }
    void paint(QCPPainter& painter, const QRectF& place) const override {
        m_words.paint(painter, place.topLeft(), place.width(), ink().text);
    }
    QByteArray html() const override { return "<h2>" + m_words.html() + "</h2>\n"; }

 private:
    Words m_words;
};

class TextBlock : public PaperBlock {
 public:
    TextBlock(const QString& richText, PaperRole role)
        : m_words(richText, printedFont(isSmall(role) ? kRemark : kBody,
                                        role == PaperRole::Question || role == PaperRole::Label ? QFont::DemiBold
                                                                                                : QFont::Normal)),
          m_role(role) {}
    Heights heights(double width) const override {
        const double height = m_words.height(width);
        return {height, height};
    }
    void paint(QCPPainter& painter, const QRectF& place) const override {
        m_words.paint(painter, place.topLeft(), place.width(), m_role == PaperRole::Remark ? ink().muted : ink().text);
    }
    QByteArray html() const override {
        static constexpr const char* kKinds[] = {"words", "question", "remark", "label"};
        return element("p", kKinds[std::size_t(m_role)], m_words.html());
    }
    double gap() const override { return isSmall(m_role) ? 6 : 9; }
    bool staysWithNext() const override { return m_role == PaperRole::Label; }

 private:
    static bool isSmall(PaperRole role) { return role == PaperRole::Remark || role == PaperRole::Label; }

    Words m_words;
    PaperRole m_role;
};

struct BlockWords {
    Q_DECLARE_TR_FUNCTIONS(PaperBlocks)
};

class FigureAgainBlock : public TextBlock {
 public:
    explicit FigureAgainBlock(PaperBlockPtr figure)
        : TextBlock(BlockWords::tr("See the figure above."), PaperRole::Remark), m_figure(std::move(figure)) {}
    const PaperBlock* repeated() const override { return m_figure.get(); }

 private:
    PaperBlockPtr m_figure;
};

class ChoicesBlock : public PaperBlock {
 public:
    ChoicesBlock(const std::vector<PaperChoice>& choices, bool isSolved) {
        for (const PaperChoice& choice : choices) {
            const bool isTicked = isSolved && choice.isRight;
            Item item{std::make_unique<Words>(choice.richText,
                                              printedFont(kBody, isTicked ? QFont::DemiBold : QFont::Normal)),
                      nullptr, isTicked};
            if (isSolved && !choice.isRight && !choice.hint.isEmpty())
                item.hint = std::make_unique<Words>(QStringLiteral("→ ") + choice.hint, printedFont(kRemark));
            m_items.push_back(std::move(item));
        }
    }

    Heights heights(double width) const override {
        const double height = arrange(width, [](const Item&, const QRectF&) {});
        return {height, height};
    }
    void paint(QCPPainter& painter, const QRectF& place) const override {
        arrange(place.width(), [&](const Item& item, const QRectF& rect) {
            const QRectF area = rect.translated(place.topLeft());
            const double middle = area.top() + item.words->firstLineHeight() / 2 + 1;
            const QRectF box(area.left() + 1, middle - kBox / 2, kBox, kBox);
            painter.setPen(QPen(ink().text, item.isTicked ? 1.6 : 1));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(box);
            if (item.isTicked) {
                const auto at = [&](double x, double y) {
                    return QPointF(box.left() + x * box.width(), box.top() + y * box.height());
                };
                painter.setPen(QPen(ink().text, 2, Qt::SolidLine, Qt::RoundCap));
                painter.drawPolyline(QPolygonF{at(0.2, 0.5), at(0.42, 0.75), at(1.05, -0.1)});
            }
            const double width = area.width() - kBesideBox;
            const QPointF words = area.topLeft() + QPointF(kBesideBox, 0);
            item.words->paint(painter, words, width, ink().text);
            if (item.hint) item.hint->paint(painter, words + QPointF(0, item.words->height(width)), width, ink().muted);
        });
    }
    QByteArray html() const override {
        QByteArray list;
        for (const Item& item : m_items) {
            QByteArray words = item.words->html();
            if (item.isTicked) words = "<strong>" + words + "</strong>";
            if (item.hint) words += "<br><span class=\"hint\">" + item.hint->html() + "</span>";
            list += "<li><span class=\"box\" aria-hidden=\"true\">" + QByteArray(item.isTicked ? "☑" : "☐") +
                    "</span> <span>" + words + "</span></li>\n";
        }
        return "<ul class=\"choices\">\n" + list + "</ul>\n";
    }

 private:
    struct Item {
        std::unique_ptr<Words> words;
        std::unique_ptr<Words> hint;  ///< null: none
        bool isTicked = false;
    };
    /// Calls `visit` with each item and its place. @return the height of all
    template <class Visit>
    double arrange(double width, const Visit& visit) const {
        constexpr double kBetweenColumns = 20;
        const bool hasHints = std::ranges::any_of(m_items, [](const Item& item) { return item.hint != nullptr; });
        double widest = 0;
        for (const Item& item : m_items) widest = std::max(widest, item.words->oneLineWidth() + kBesideBox);
        // As many columns as have room for all; four answers stand in a row or a square.
        std::size_t columns = hasHints ? 1 : std::min<std::size_t>(4, m_items.size());
        const auto widthOf = [&](std::size_t count) {
            return (width - double(count - 1) * kBetweenColumns) / double(count);
        };
        while (columns > 1 && widest > widthOf(columns))
            columns = columns == 4 && m_items.size() == 4 ? 2 : columns - 1;
        const double column = widthOf(columns);
        double top = 0;
        for (std::size_t i = 0; i < m_items.size(); i += columns) {
            double height = 0;
            for (std::size_t c = 0; c < columns && i + c < m_items.size(); ++c) {
                const Item& item = m_items[i + c];
                double needed = item.words->height(column - kBesideBox);
                if (item.hint) needed += item.hint->height(column - kBesideBox);
                height = std::max(height, needed);
                visit(item, QRectF(double(c) * (column + kBetweenColumns), top, column, needed));
            }
            top += height + kBetweenChoices;
        }
        return std::max(0.0, top - kBetweenChoices);
    }

    std::vector<Item> m_items;
};

/// Lines to write on, side by side and below each other.
class LinesBlock : public PaperBlock {
 public:
    /// @param labels  before each line  @param behind  the last one
    LinesBlock(QStringList labels, double length, const QString& behind)
        : m_labels(std::move(labels)), m_length(length), m_behind(behind) {}

    Heights heights(double width) const override {
        const int rows = (int(m_labels.size()) + columns(width) - 1) / columns(width);
        return {rows * kWritingLine, rows * kWritingLine};
    }
    void paint(QCPPainter& painter, const QRectF& place) const override {
        painter.setFont(printedFont(kBody));
        const QFontMetricsF metrics(painter.font());
        const int perRow = columns(place.width());
        for (int i = 0; i < int(m_labels.size()); ++i) {
            const double left = place.left() + (i % perRow) * (m_length + kGap);
            const double baseline = place.top() + (i / perRow + 1) * kWritingLine - 6;
            painter.setPen(ink().text);
            painter.drawText(QPointF(left, baseline), m_labels[i]);
            const double from = m_labels[i].isEmpty() ? 0 : metrics.horizontalAdvance(m_labels[i]) + 6;
            painter.setPen(QPen(ink().text, 0.8));
            painter.drawLine(QPointF(left + from, baseline + 2), QPointF(left + m_length, baseline + 2));
            painter.setPen(ink().text);
            if (i + 1 == m_labels.size()) painter.drawText(QPointF(left + m_length + 6, baseline), m_behind);
        }
    }
    QByteArray html() const override {
        QByteArray lines;
        for (const QString& label : m_labels)
            lines += "<span class=\"blank\" style=\"width:" + QByteArray::number(int(m_length)) + "px\">" +
                     label.toHtmlEscaped().toUtf8() + "</span>\n";
        return element("p", "blanks", lines + m_behind.toHtmlEscaped().toUtf8());
    }
    double gap() const override { return 0; }

 private:
    static constexpr double kGap = 18;
    int columns(double width) const { return std::max(1, int((width + kGap) / (m_length + kGap))); }

    QStringList m_labels;
    double m_length;
    QString m_behind;
};

class WritingBlock : public PaperBlock {
 public:
    WritingBlock(const QString& label, const std::optional<QString>& unit) : m_label(label), m_unit(unit) {}

    Heights heights(double width) const override {
        const double label = labelHeight(width);
        return {label + kWritingLine, label + kMostWritten * kWritingLine};
    }
    void paint(QCPPainter& painter, const QRectF& place) const override {
        double left = place.left();
        const double baseline = place.top() + kWritingLine - 6;
        if (m_unit) {
            painter.setFont(printedFont(kBody));
            painter.setPen(QPen(ink().text, 0.8));
            painter.drawLine(QPointF(left, baseline + 2), QPointF(left + kNumber, baseline + 2));
            painter.setPen(ink().text);
            painter.drawText(QPointF(left + kNumber + 6, baseline), *m_unit);
            left += numberWidth();
        }
        painter.setFont(printedFont(kRemark));
        painter.setPen(ink().muted);
        const double label = labelHeight(place.width());
        if (label > 0) {
            painter.drawText(QRectF(left, place.top() + kAboveLabel, place.width(), label), kWrapped, m_label);
        } else {
            painter.drawText(QPointF(left, baseline), m_label);
            left += QFontMetricsF(painter.font()).horizontalAdvance(m_label) + 8;
        }
        painter.setPen(QPen(ink().control, 0.8));
        for (double line = baseline + 2 + label; line <= place.bottom(); line += kWritingLine) {
            painter.drawLine(QPointF(left, line), QPointF(place.right(), line));
            left = place.left();
        }
    }
    QByteArray html() const override {
        QByteArray lines;
        if (m_unit)
            lines = element("p", "blanks",
                            "<span class=\"blank\" style=\"width:" + QByteArray::number(int(kNumberLine)) +
                                "px\"></span>\n" + m_unit->toHtmlEscaped().toUtf8());
        lines += element("p", "writing", "<span>" + m_label.toHtmlEscaped().toUtf8() + "</span>");
        for (int i = 1; i < kWrittenInHtml; ++i) lines += element("p", "writing", {});
        return lines;
    }
    double gap() const override { return 0; }

 private:
    static constexpr int kMostWritten = 3, kWrittenInHtml = 2;
    static constexpr int kWrapped = int(Qt::AlignLeft | Qt::AlignTop) | Qt::TextWordWrap;
    static constexpr double kNumber = 110, kBehindNumber = 24;
    static constexpr double kMostBeside = 0.7;  ///< of the width, for a label with its line beside it
    static constexpr double kAboveLabel = 6;

    double numberWidth() const {
        return m_unit ? kNumber + 6 + QFontMetricsF(printedFont(kBody)).horizontalAdvance(*m_unit) + kBehindNumber : 0;
    }
    /// Of one that stands above its line; 0: it stands beside it.
    double labelHeight(double width) const {
        const QFontMetricsF metrics(printedFont(kRemark));
        if (numberWidth() + metrics.horizontalAdvance(m_label) <= kMostBeside * width) return 0;
        return kAboveLabel + metrics.boundingRect(QRectF(0, 0, width, 1e4), kWrapped, m_label).height();
    }

    QString m_label;
    std::optional<QString> m_unit;
};

/// A formula in outlines, which needs no typeface where it is read.
QByteArray formulaSvg(const Expression& expression, double size) {
    const FormulaLayout layout(expression, size);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QSvgGenerator svg;
        svg.setOutputDevice(&buffer);
        svg.setResolution(96);
        svg.setViewBox(QRectF({}, layout.size()));
        QPainter painter(&svg);
        layout.paint(painter, {}, ink(), ink().text);
    }
    const QByteArray written = buffer.data();
    const auto from = written.indexOf("</defs>") + 7, to = written.lastIndexOf("</svg>");
    const auto number = [](double value) { return QByteArray::number(value, 'f', 2); };
    return "<svg class=\"formula\" role=\"img\" aria-label=\"" +
           QString::fromStdString(expressionText(expression)).toHtmlEscaped().toUtf8() + "\" width=\"" +
           number(layout.size().width()) + "\" height=\"" + number(layout.size().height()) + "\" viewBox=\"0 0 " +
           number(layout.size().width()) + ' ' + number(layout.size().height()) + "\">" +
           written.sliced(from, to - from).trimmed() + "</svg>";
}

class DerivationBlock : public PaperBlock {
 public:
    DerivationBlock(const Derivation& derivation, bool isSmall) : m_scale(isSmall ? kSmall : 1) {
        for (const Expression& formula : {derivation.symbolic, derivation.numeric()})
            if (formula != Expression{}) m_formulas.push_back(formula);
        m_steps = derivation.steps;
    }

    Heights heights(double width) const override {
        const double height = arrange(width, nullptr, {});
        return {height, height};
    }
    void paint(QCPPainter& painter, const QRectF& place) const override {
        arrange(place.width(), &painter, place.topLeft());
    }
    QByteArray html() const override {
        QByteArray lines;
        for (const Expression& formula : m_formulas)
            lines += element("p", "words", formulaSvg(formula, m_scale * kSize));
        QByteArray rows;
        for (const DerivationLine& line : m_steps) {
            const bool has = line.expression != Expression{};
            rows += "<tr><th scope=\"row\">" + derivationLineName(line).toHtmlEscaped().toUtf8() + "</th><td>" +
                    (has ? formulaSvg(line.expression, m_scale * kStepSize) : QByteArray()) + "</td><td>" +
                    derivationLineValue(line).toHtmlEscaped().toUtf8() + "</td></tr>\n";
        }
        return lines + "<table class=\"steps\">\n" + rows + "</table>\n";
    }

 private:
    static constexpr double kSize = 16, kStepSize = 14, kSmall = 0.85, kBetween = 7, kNames = 170, kColumnGap = 12;

    /// Measures, and paints where there is a painter. @return the height
    double arrange(double width, QCPPainter* painter, const QPointF& place) const {
        double top = 0;
        const auto formula = [&](const Expression& expression, double size, double left, double room) {
            const FormulaLayout layout(expression, size, room);
            const double scale = std::min(1.0, room / layout.size().width());
            if (painter) {
                painter->save();
                painter->translate(place + QPointF(left, top));
                painter->scale(scale, scale);
                layout.paint(*painter, {}, ink(), ink().text);
                painter->restore();
            }
            return layout.size().height() * scale;
        };
        for (const Expression& expression : m_formulas)
            top += formula(expression, m_scale * kSize, 0, width) + kBetween;
        const QFont face = printedFont(kRemark);
        const QFontMetricsF metrics(face);
        const double names = std::min(kNames, 0.36 * width);
        for (const DerivationLine& line : m_steps) {
            const QString name = derivationLineName(line), value = derivationLineValue(line);
            const double valueWidth = metrics.horizontalAdvance(value) + 1;
            const QRectF wrapped = metrics.boundingRect(QRectF(0, 0, names, 1e4), Qt::TextWordWrap, name);
            double height = std::max(wrapped.height(), metrics.height());
            const double left = names + kColumnGap;
            if (line.expression != Expression{})
                height = std::max(height, formula(line.expression, m_scale * kStepSize, left,
                                                  std::max(40.0, width - left - valueWidth - kColumnGap)));
            if (painter) {
                painter->setFont(face);
                painter->setPen(ink().muted);
                painter->drawText(QRectF(place + QPointF(0, top), QSizeF(names, height + 2)),
                                  Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop, name);
                painter->setPen(ink().text);
                painter->drawText(
                    QRectF(place + QPointF(width - valueWidth - 1, top), QSizeF(valueWidth + 1, height + 2)),
                    Qt::AlignRight | Qt::AlignTop, value);
            }
            top += height + kBetween;
        }
        return std::max(0.0, top - kBetween);
    }

    double m_scale;
    std::vector<Expression> m_formulas;
    std::vector<DerivationLine> m_steps;
};

}  // namespace

PaperBlockPtr paperHeading(const QString& text) {
    return std::make_shared<HeadingBlock>(text);
}

PaperBlockPtr paperText(const QString& richText, PaperRole role) {
    return std::make_shared<TextBlock>(richText, role);
}

PaperBlockPtr paperFigureAgain(const PaperBlockPtr& figure) {
    return std::make_shared<FigureAgainBlock>(figure);
}

PaperBlockPtr paperChoices(const std::vector<PaperChoice>& choices, bool isSolved) {
    return std::make_shared<ChoicesBlock>(choices, isSolved);
}

PaperBlockPtr paperNumberLine(const QString& unit) {
    return std::make_shared<LinesBlock>(QStringList{QString()}, kNumberLine, unit);
}

PaperBlockPtr paperWritingLines(const QString& label, const std::optional<QString>& unit) {
    return std::make_shared<WritingBlock>(label, unit);
}

PaperBlockPtr paperOrderLines(int count) {
    QStringList labels;
    for (int i = 1; i <= count; ++i) labels += QStringLiteral("%1.").arg(i);
    return std::make_shared<LinesBlock>(labels, kOrderLine, QString());
}

PaperBlockPtr paperDerivation(const Derivation& derivation, bool isSmall) {
    return std::make_shared<DerivationBlock>(derivation, isSmall);
}

}  // namespace attention
