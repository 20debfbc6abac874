#pragma once

#include <functional>
#include <optional>

#include "ui/figure/marks.h"
#include "ui/figure/parts/part.h"

namespace attention {

/// A part that is declared as marks: what is painted, pointed at and highlighted is read from them.
class DeclaredPart : public Part {
 public:
    std::optional<Cell> cellAt(const QPointF& place) const final;
    std::optional<CellLabel> labelAt(const QPointF& place) const final;
    std::optional<QRectF> cellRect(const Cell& cell) const final;
    std::optional<ParameterChange> choiceAt(const QPointF& place) const final;
    void drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) final;

 protected:
    /// Adds what is shown in content().
    virtual void declare(Marks& marks, const Theme& theme) const = 0;
    /// Adds what places mean, for a part whose marks take long to declare: its cells and choices without the rest.
    virtual void declareAreas(Marks& marks) const { declare(marks, Theme::light()); }
    /// Adds the highlight of a cell, which may be on another part: by default around its box.
    virtual void declareHighlight(Marks& marks, const Theme& theme, const Cell& cell, Highlight how) const;
    void draw(QCPPainter& painter, const Theme& theme) final;
    void areasChanged() final { m_areas.reset(); }

 private:
    /// What declareAreas() adds, kept until areasChanged(); nothing while the part is hidden.
    const Marks& areas() const;

    mutable std::optional<Marks> m_areas;
};

/// A part whose size hint and marks are given by the figure: a symbol, a key, a formula, or space for connectors.
class MarksPart : public DeclaredPart {
 public:
    void set(const SizeHint& hint, std::function<void(Marks&, const QRectF& content)> declare = {}) {
        m_hint = hint;
        m_declare = std::move(declare);
    }
    /// Replaces the highlight of a cell, which is a box around it by default.
    void setHighlight(std::function<void(Marks&, const Cell&, Highlight)> declare) { m_highlight = std::move(declare); }

 protected:
    SizeHint measureSizeHint(QSizeF) const override { return m_hint; }
    void declare(Marks& marks, const Theme&) const override {
        if (m_declare) m_declare(marks, content());
    }
    void declareHighlight(Marks& marks, const Theme& theme, const Cell& cell, Highlight how) const override {
        if (m_highlight) return m_highlight(marks, cell, how);
        DeclaredPart::declareHighlight(marks, theme, cell, how);
    }

 private:
    SizeHint m_hint;
    std::function<void(Marks&, const QRectF&)> m_declare;
    std::function<void(Marks&, const Cell&, Highlight)> m_highlight;
};

}  // namespace attention
