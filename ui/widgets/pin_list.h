#pragma once

#include <vector>

#include <QWidget>

#include "ui/exhibits/exhibit.h"
#include "ui/figure/theme.h"

class QLabel;
class QToolButton;

namespace attention {

class PinRow;

/// So many designed pixels of its width lie outside the margins: the ground of a row reaches over its words.
inline constexpr int kPinOverhang = 6;

/// The ground of a quiet button reaches this many pixels over its words.
inline constexpr int kFlatButtonPadding = 6;
/// As wide as its words: QToolButton itself adds two blanks.
int flatButtonWidth(const QToolButton& button);

/// Cells that are kept for comparison, a row each: its tags, its value, and a button that lets go of it.
class PinList : public QWidget {
    Q_OBJECT

 public:
    explicit PinList(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void retranslate();
    void rescale();
    /// @return whether there are more than before
    bool setPins(const std::vector<Explanation>& pins);

    /// @return the height that it needs at this width
    int arrange(int width);
    /// Where its heading and its pins are.
    std::vector<QRect> rows() const;

 Q_SIGNALS:
    /// By click, Space or Enter.
    void chosen(int index);
    /// By its button, or by Delete on its row.
    void removed(int index);
    void cleared();

 protected:
    void paintEvent(QPaintEvent* event) override;

 private:
    const Theme* m_theme = &Theme::light();
    QLabel* m_heading = nullptr;
    QToolButton* m_clear = nullptr;
    std::vector<PinRow*> m_rows;  ///< kept once made
    std::size_t m_used = 0;
};

}  // namespace attention
