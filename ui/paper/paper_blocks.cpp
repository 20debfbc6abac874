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
constexpr double kBox = 12;         // the side of a box to tick
constexpr double kTextIndent = 22;  // from the left edge of the box to the text
constexpr double kChoiceGap = 5;
constexpr double kWritingLine = 30;  // the distance of lines to write on: 8 mm
constexpr double kNumberLine = 190, kOrderLine = 130;

/// The theme that gives the colours of text on paper.
const Theme& ink() {
    return Theme::light();
}

/// Rich text whose layout does not depend on the resolution of the screen.
class RichText {
    Q_DISABLE_COPY_MOVE(RichText)

 public:
    RichText(const QString& richText, const QFont& font) : m_richText(richText) {
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
    void paint(QCPPainter& painter, const QPointF& position, double width, const QColor& colour) const {
        m_document.setTextWidth(width);
        QAbstractTextDocumentLayout::PaintContext context;
        context.palette.setColor(QPalette::Text, colour);
        painter.save();
        painter.translate(position);
        m_document.documentLayout()->draw(&painter, context);
        painter.restore();
    }
    QByteArray html() const { return withMathFont(m_richText, 0, ink()).toUtf8(); }

 private:
    QString m_richText;
    mutable QTextDocument m_document;  // mutable, because measuring sets its width
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
    void paint(QCPPainter& painter, const QRectF& rect) const override {
        m_words.paint(painter, rect.topLeft(), rect.width(), ink().text);
    }
    QByteArray html() const override { return "<h2>" + m_words.html() + "</h2>\n"; }

 private:
    RichText m_words;
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
    void paint(QCPPainter& painter, const QRectF& rect) const override {
        m_words.paint(painter, rect.topLeft(), rect.width(), m_role == PaperRole::Remark ? ink().muted : ink().text);
    }
    QByteArray html() const override {
        static constexpr const char* kKinds[] = {"words", "question", "remark", "label"};
        return element("p", kKinds[std::size_t(m_role)], m_words.html());
    }
    double gap() const override { return isSmall(m_role) ? 6 : 9; }
    bool staysWithNext() const override { return m_role == PaperRole::Label; }

 private:
    static bool isSmall(PaperRole role) { return role == PaperRole::Remark || role == PaperRole::Label; }

    RichText m_words;
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
            Item item{std::make_unique<RichText>(choice.richText,
                                                 printedFont(kBody, isTicked ? QFont::DemiBold : QFont::Normal)),
                      nullptr, isTicked};
            if (isSolved && !choice.isRight && !choice.hint.isEmpty())
                item.hint = std::make_unique<RichText>(QStringLiteral("→ ") + choice.hint, printedFont(kRemark));
            m_items.push_back(std::move(item));
        }
    }

    Heights heights(double width) const override {
        const double height = arrange(width, [](const Item&, const QRectF&) {});
        return {height, height};
    }
    void paint(QCPPainter& painter, const QRectF& rect) const override {
        arrange(rect.width(), [&](const Item& item, const QRectF& itemRect) {
            const QRectF area = itemRect.translated(rect.topLeft());
            const double middle = area.top() + item.words->firstLineHeight() / 2 + 1;
            const QRectF box(area.left() + 1, middle - kBox / 2, kBox, kBox);
            painter.setPen(QPen(ink().text, item.isTicked ? 1.6 : 1));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(box);
            if (item.isTicked) {
                const auto pointAt = [&](double x, double y) {
                    return QPointF(box.left() + x * box.width(), box.top() + y * box.height());
                };
                painter.setPen(QPen(ink().text, 2, Qt::SolidLine, Qt::RoundCap));
                painter.drawPolyline(QPolygonF{pointAt(0.2, 0.5), pointAt(0.42, 0.75), pointAt(1.05, -0.1)});
            }
            const double width = area.width() - kTextIndent;
            const QPointF words = area.topLeft() + QPointF(kTextIndent, 0);
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
        std::unique_ptr<RichText> words;
        std::unique_ptr<RichText> hint;  ///< null: none
        bool isTicked = false;
    };
    /// Calls `visit` with each item and its rectangle. @return the total height
    template <class Visit>
    double arrange(double width, const Visit& visit) const {
        constexpr double kBetweenColumns = 20;
        const bool hasHints = std::ranges::any_of(m_items, [](const Item& item) { return item.hint != nullptr; });
        double maxWidth = 0;
        for (const Item& item : m_items) maxWidth = std::max(maxWidth, item.words->oneLineWidth() + kTextIndent);
        // As many columns as fit. Four answers are arranged in a row, a square or a column, never in three columns.
        std::size_t columns = hasHints ? 1 : std::min<std::size_t>(4, m_items.size());
        const auto widthOf = [&](std::size_t count) {
            return (width - double(count - 1) * kBetweenColumns) / double(count);
        };
        while (columns > 1 && maxWidth > widthOf(columns))
            columns = columns == 4 && m_items.size() == 4 ? 2 : columns - 1;
        const double column = widthOf(columns);
        double top = 0;
        for (std::size_t i = 0; i < m_items.size(); i += columns) {
            double height = 0;
            for (std::size_t c = 0; c < columns && i + c < m_items.size(); ++c) {
                const Item& item = m_items[i + c];
                double itemHeight = item.words->height(column - kTextIndent);
                if (item.hint) itemHeight += item.hint->height(column - kTextIndent);
                height = std::max(height, itemHeight);
                visit(item, QRectF(double(c) * (column + kBetweenColumns), top, column, itemHeight));
            }
            top += height + kChoiceGap;
        }
        return std::max(0.0, top - kChoiceGap);
    }

    std::vector<Item> m_items;
};

/// Lines to write on, side by side and below each other.
class LinesBlock : public PaperBlock {
 public:
    /// @param labels  one for each line, in front of the line  @param behind  the text behind the last line
    LinesBlock(QStringList labels, double length, const QString& behind)
        : m_labels(std::move(labels)), m_length(length), m_behind(behind) {}

    Heights heights(double width) const override {
        const int rows = (int(m_labels.size()) + columns(width) - 1) / columns(width);
        return {rows * kWritingLine, rows * kWritingLine};
    }
    void paint(QCPPainter& painter, const QRectF& rect) const override {
        painter.setFont(printedFont(kBody));
        const QFontMetricsF metrics(painter.font());
        const int perRow = columns(rect.width());
        for (int i = 0; i < int(m_labels.size()); ++i) {
            const double left = rect.left() + (i % perRow) * (m_length + kGap);
            const double baseline = rect.top() + (i / perRow + 1) * kWritingLine - 6;
            painter.setPen(ink().text);
            painter.drawText(QPointF(left, baseline), m_labels[i]);
            const double indent = m_labels[i].isEmpty() ? 0 : metrics.horizontalAdvance(m_labels[i]) + 6;
            painter.setPen(QPen(ink().text, 0.8));
            painter.drawLine(QPointF(left + indent, baseline + 2), QPointF(left + m_length, baseline + 2));
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
        return {label + kWritingLine, label + kMaxLines * kWritingLine};
    }
    void paint(QCPPainter& painter, const QRectF& rect) const override {
        double left = rect.left();
        const double baseline = rect.top() + kWritingLine - 6;
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
        const double label = labelHeight(rect.width());
        if (label > 0) {
            painter.drawText(QRectF(left, rect.top() + kAboveLabel, rect.width(), label), kWrapped, m_label);
        } else {
            painter.drawText(QPointF(left, baseline), m_label);
            left += QFontMetricsF(painter.font()).horizontalAdvance(m_label) + 8;
        }
        painter.setPen(QPen(ink().control, 0.8));
        for (double line = baseline + 2 + label; line <= rect.bottom(); line += kWritingLine) {
            painter.drawLine(QPointF(left, line), QPointF(rect.right(), line));
            left = rect.left();
        }
    }
    QByteArray html() const override {
        QByteArray lines;
        if (m_unit)
            lines = element("p", "blanks",
                            "<span class=\"blank\" style=\"width:" + QByteArray::number(int(kNumberLine)) +
                                "px\"></span>\n" + m_unit->toHtmlEscaped().toUtf8());
        lines += element("p", "writing", "<span>" + m_label.toHtmlEscaped().toUtf8() + "</span>");
        for (int i = 1; i < kHtmlLines; ++i) lines += element("p", "writing", {});
        return lines;
    }
    double gap() const override { return 0; }

 private:
    static constexpr int kMaxLines = 3, kHtmlLines = 2;
    static constexpr int kWrapped = int(Qt::AlignLeft | Qt::AlignTop) | Qt::TextWordWrap;
    static constexpr double kNumber = 110, kBehindNumber = 24;
    static constexpr double kMaxLabelWidth = 0.7;  ///< share of the width; a longer label is above its line
    static constexpr double kAboveLabel = 6;

    double numberWidth() const {
        return m_unit ? kNumber + 6 + QFontMetricsF(printedFont(kBody)).horizontalAdvance(*m_unit) + kBehindNumber : 0;
    }
    /// The height of a label above its line; 0 if the label is beside its line.
    double labelHeight(double width) const {
        const QFontMetricsF metrics(printedFont(kRemark));
        if (numberWidth() + metrics.horizontalAdvance(m_label) <= kMaxLabelWidth * width) return 0;
        return kAboveLabel + metrics.boundingRect(QRectF(0, 0, width, 1e4), kWrapped, m_label).height();
    }

    QString m_label;
    std::optional<QString> m_unit;
};

/// A formula as SVG with outlines instead of text, so that the reader needs no font.
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
    void paint(QCPPainter& painter, const QRectF& rect) const override {
        arrange(rect.width(), &painter, rect.topLeft());
    }
    QByteArray html() const override {
        QByteArray lines;
        for (const Expression& formula : m_formulas)
            lines += element("p", "words", formulaSvg(formula, m_scale * kSize));
        QByteArray rows;
        for (const DerivationLine& line : m_steps) {
            const bool hasExpression = line.expression != Expression{};
            rows += "<tr><th scope=\"row\">" + derivationLineName(line).toHtmlEscaped().toUtf8() + "</th><td>" +
                    (hasExpression ? formulaSvg(line.expression, m_scale * kStepSize) : QByteArray()) + "</td><td>" +
                    derivationLineValue(line).toHtmlEscaped().toUtf8() + "</td></tr>\n";
        }
        return lines + "<table class=\"steps\">\n" + rows + "</table>\n";
    }

 private:
    static constexpr double kSize = 16, kStepSize = 14, kSmall = 0.85, kLineGap = 7, kMaxNameWidth = 170,
                            kColumnGap = 12;

    /// Measures the derivation, and paints it if `painter` is not null. @return the height
    double arrange(double width, QCPPainter* painter, const QPointF& position) const {
        double top = 0;
        const auto formula = [&](const Expression& expression, double size, double left, double availableWidth) {
            const FormulaLayout layout(expression, size, availableWidth);
            const double scale = std::min(1.0, availableWidth / layout.size().width());
            if (painter) {
                painter->save();
                painter->translate(position + QPointF(left, top));
                painter->scale(scale, scale);
                layout.paint(*painter, {}, ink(), ink().text);
                painter->restore();
            }
            return layout.size().height() * scale;
        };
        for (const Expression& expression : m_formulas)
            top += formula(expression, m_scale * kSize, 0, width) + kLineGap;
        const QFont font = printedFont(kRemark);
        const QFontMetricsF metrics(font);
        const double nameWidth = std::min(kMaxNameWidth, 0.36 * width);
        for (const DerivationLine& line : m_steps) {
            const QString name = derivationLineName(line), value = derivationLineValue(line);
            const double valueWidth = metrics.horizontalAdvance(value) + 1;
            const QRectF wrapped = metrics.boundingRect(QRectF(0, 0, nameWidth, 1e4), Qt::TextWordWrap, name);
            double height = std::max(wrapped.height(), metrics.height());
            const double left = nameWidth + kColumnGap;
            if (line.expression != Expression{})
                height = std::max(height, formula(line.expression, m_scale * kStepSize, left,
                                                  std::max(40.0, width - left - valueWidth - kColumnGap)));
            if (painter) {
                painter->setFont(font);
                painter->setPen(ink().muted);
                painter->drawText(QRectF(position + QPointF(0, top), QSizeF(nameWidth, height + 2)),
                                  Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop, name);
                painter->setPen(ink().text);
                painter->drawText(
                    QRectF(position + QPointF(width - valueWidth - 1, top), QSizeF(valueWidth + 1, height + 2)),
                    Qt::AlignRight | Qt::AlignTop, value);
            }
            top += height + kLineGap;
        }
        return std::max(0.0, top - kLineGap);
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
