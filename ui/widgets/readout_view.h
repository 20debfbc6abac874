#pragma once

#include <optional>

#include <QWidget>

#include "ui/exhibits/exhibit.h"
#include "ui/figure/theme.h"

class QLabel;
class QToolButton;

namespace attention {

class LineArea;
class TagLabel;

/// The selected cell: where it is, its value, and how that comes about.
class ReadoutView : public QWidget {
    Q_OBJECT

 public:
    explicit ReadoutView(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void retranslate();
    /// Nothing: a hint on how to select a cell.
    void setExplanation(const std::optional<Explanation>& explanation);
    /// A smaller value, for a small window.
    void setCompact(bool compact);
    /// Puts the value on the clipboard, with as many digits as it has and in no locale's own way.
    void copyValue();

    QSize sizeHint() const override { return {320, 320}; }
    QSize minimumSizeHint() const override { return {260, 140}; }

 protected:
    void resizeEvent(QResizeEvent* event) override;

 private:
    void showWords();
    void fitWidth();

    const Theme* m_theme = &Theme::light();
    std::optional<Explanation> m_explanation;
    bool m_compact = false;
    QLabel* m_heading = nullptr;
    QLabel* m_hint = nullptr;
    QWidget* m_cell = nullptr;
    TagLabel* m_row = nullptr;
    TagLabel* m_column = nullptr;
    QLabel* m_value = nullptr;
    LineArea* m_lines = nullptr;
    QToolButton* m_copy = nullptr;
};

}  // namespace attention
