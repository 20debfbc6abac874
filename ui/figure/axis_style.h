#pragma once

#include <cstdint>
#include <optional>

#include <qcustomplot.h>

#include "ui/figure/theme.h"

namespace attention {

/// Ticks at whole indices 0 ... count - 1; labels are index + offset.
class IndexTicker : public QCPAxisTicker {
 public:
    /// Labelled: the first and the last visible index always have a tick. Plain: only multiples of the step have one.
    enum class Ends { Labelled, Plain };
    /// Decimal: steps of 1, 2, 5, 10 ... Binary: powers of two, for columns that come in pairs.
    enum class Steps { Decimal, Binary };
    explicit IndexTicker(std::int64_t count, std::int64_t offset = 0, Ends ends = Ends::Labelled,
                         Steps steps = Steps::Decimal);
    /// Leaves out labels that would overlap on this axis. The axis's length is taken from its last layout.
    void avoidOverlapOn(const QCPAxis& axis) { m_axis = &axis; }
    /// Leaves out labels that the tag of this index would overlap. Needs avoidOverlapOn().
    void setTaggedIndex(std::int64_t index) { m_tagged = index; }

 protected:
    double getTickStep(const QCPRange& range) override;
    int getSubTickCount(double step) override;
    QVector<double> createTickVector(double step, const QCPRange& range) override;
    QString getTickLabel(double tick, const QLocale& locale, QChar format, int precision) override;

 private:
    bool wouldTouch(double tick, double end) const;

    std::int64_t m_count;
    std::int64_t m_offset;
    Ends m_ends;
    Steps m_steps;
    const QCPAxis* m_axis = nullptr;
    std::optional<std::int64_t> m_tagged;
};

/// QCustomPlot's ticks with labels as formatDecimals() writes them.
class PlainTicker : public QCPAxisTicker {
 public:
    /// @param equalDecimals  all labels with as many decimals as the step needs (1.0, 0.5), or each with its own (1,
    /// 0.5)
    explicit PlainTicker(bool equalDecimals = false) : m_equalDecimals(equalDecimals) {}

 protected:
    int getSubTickCount(double) override { return 0; }
    QVector<double> createTickVector(double step, const QCPRange& range) override;
    QString getTickLabel(double tick, const QLocale& locale, QChar format, int precision) override;

 private:
    QCPRange m_range;
    bool m_equalDecimals;
};

/// Puts the axes above what is drawn on layer "main" and their grids below; QCustomPlot does so for its first axis rect
/// only.
void assignLayers(QCPAxisRect& rect);
/// Sets the style of an axis: thin line, labels in the small size, label in muted ink.
void styleAxis(QCPAxis& axis, const Theme& theme);
/// The book's text size in pixels: 10 pt.
inline constexpr int kBookFontSize = 13;
/// Sets the style of the axes in the book's figures: line, numbers and name in ink, in the book's size.
void styleBookAxis(QCPAxis& axis, const Theme& theme);

}  // namespace attention
