#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "ui/exhibits/exhibit.h"
#include "ui/figure/theme.h"

class QBoxLayout;
class QGridLayout;
class QLabel;
class QToolButton;

namespace attention {

class TagLabel;

/// The selected cell: where it is, its value, and how that comes about.
class ReadoutView : public QWidget {
    Q_OBJECT

 public:
    explicit ReadoutView(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void retranslate();
    /// Nothing: a hint on how to select a cell.
    void setReadout(const std::optional<Readout>& readout);
    /// A smaller value, for a small window.
    void setCompact(bool compact);

    QSize sizeHint() const override { return {320, 320}; }
    QSize minimumSizeHint() const override { return {260, 140}; }

 protected:
    void resizeEvent(QResizeEvent* event) override;

 private:
    struct Line {
        QLabel* name;
        QLabel* expression;
        QLabel* value;
        QBoxLayout* room;  ///< of expression and value
    };

    void showWords();
    void placeValues();
    void copyValue();
    Line makeLine(int row);

    const Theme* m_theme = &Theme::light();
    std::optional<Readout> m_readout;
    QLabel* m_heading = nullptr;
    QLabel* m_hint = nullptr;
    QWidget* m_cell = nullptr;
    TagLabel* m_row = nullptr;
    TagLabel* m_column = nullptr;
    QLabel* m_value = nullptr;
    QGridLayout* m_grid = nullptr;
    std::vector<Line> m_lines;
    QToolButton* m_copy = nullptr;
};

}  // namespace attention
