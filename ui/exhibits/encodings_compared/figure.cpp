#include "ui/exhibits/encodings_compared/figure.h"

#include <algorithm>

#include "ui/exhibits/encodings_compared/parts.h"

namespace attention {
namespace {

/// From here on the page shows everything; below, the table, the products and the small pictures give way.
constexpr QSize kWholeFigure(720, 430);
/// Below this height or width the curve by offset gives way, too.
constexpr QSize kLeastForCurve(330, 210);
constexpr QSize kLeastRoom(500, 285);
constexpr double kGap = 24;
constexpr std::string_view kProperties = kComparedMatrices.front();

class ComparedFigure : public Figure {
 public:
    ComparedFigure() {
        freeLayout(*this);
        m_small.emplace(*this, m_picture);
        m_chosen.emplace(*this, m_picture);
    }

    QSize leastRoom() const override { return kLeastRoom; }

    std::optional<Cell> cellAt(const QPointF& place) const override {
        if (!hasStudy()) return std::nullopt;
        if (const auto cell = m_chosen->cellAt(place)) return cell;
        for (Index row = 0; row < Index(kEncodingKinds.size()); ++row)
            for (Index column = 0; column < Index(kEncodingProperties.size()); ++column)
                if (m_properties.box(row, column).contains(place)) return Cell{row, column, std::string(kProperties)};
        return std::nullopt;
    }

    std::optional<Choice> choiceAt(const QPointF& place) const override {
        if (!hasStudy()) return std::nullopt;
        for (const EncodingKind kind : kEncodingKinds) {
            const bool isSmall = m_picture.isWhole && m_small->box(kind).contains(place);
            if (isSmall || m_properties.nameBox(Index(kind)).contains(place))
                return Choice{"encoding", choiceValue(kind)};
        }
        return std::nullopt;
    }

 protected:
    void arrange() override {
        const QRectF page = viewport();
        const auto holds = [&](QSize least) {
            return page.width() >= least.width() && page.height() >= least.height();
        };
        m_picture = {.study = &study<EncodingsComparedStudy>(),
                     .theme = &theme(),
                     .isWhole = holds(kWholeFigure),
                     .hasCurve = holds(kLeastForCurve),
                     .hasLegend = parts().legend};
        double top = 0;
        if (m_picture.isWhole)
            top = m_small->arrange(page);
        else
            m_small->hide();
        m_properties.arrange(page, top);
        m_chosen->arrange(QRectF(QPointF(m_properties.area().right() + kGap, top), page.bottomRight()));
    }

    void drawContent(QCPPainter& painter) override {
        painter.save();
        painter.setAntialiasing(true);
        if (m_picture.isWhole) m_small->draw(painter);
        m_properties.draw(painter);
        m_chosen->draw(painter);
        painter.restore();
    }

    void drawSelection(QCPPainter& painter) override {
        painter.save();
        painter.setAntialiasing(true);
        if (selection()) drawCell(painter, *selection(), MatrixPanel::Strength::Selected);
        if (hover() && hover() != selection()) drawCell(painter, *hover(), MatrixPanel::Strength::Hovered);
        for (const Cell& pin : scene().view.pins) {
            m_chosen->drawPin(painter, pin);
            if (pin.matrix == kProperties)
                drawCellMark(painter, m_properties.box(pin.row, pin.column), m_properties.area(), theme());
        }
        painter.restore();
    }

    bool selectionMovesLayout(const Scene&, const Scene&) const override { return false; }

 private:
    void drawCell(QCPPainter& painter, const Cell& cell, MatrixPanel::Strength strength) const {
        if (cell.matrix == kProperties) {
            m_properties.drawCell(painter, cell, strength == MatrixPanel::Strength::Selected);
            return;
        }
        m_small->drawCell(painter, cell, strength);
        m_chosen->drawCell(painter, cell, strength);
    }

    ComparedPicture m_picture;
    PropertyTable m_properties{m_picture};
    std::optional<SmallScores> m_small;
    std::optional<ChosenEncoding> m_chosen;
};

}  // namespace

std::unique_ptr<Figure> makeComparedFigure() {
    return std::make_unique<ComparedFigure>();
}

}  // namespace attention
