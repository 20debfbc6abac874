#pragma once

#include <vector>

#include <QWidget>

#include "ui/exhibits/exhibit.h"
#include "ui/figure/theme.h"

class QLabel;
class QToolButton;

namespace attention {

class PinRow;

/// The background of a row extends by this number of designed pixels beyond its text, into the margins.
inline constexpr int kPinOverhang = 6;

/// The background of a quiet button extends by this number of designed pixels beyond its text.
inline constexpr int kFlatButtonPadding = 6;
/// The width of a quiet button with its padding; the size hint of QToolButton is wider by two spaces.
int flatButtonWidth(const QToolButton& button);

/// The pinned cells, one row for each: its tags, its value, and a button that unpins it.
class PinList : public QWidget {
    Q_OBJECT

 public:
    explicit PinList(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void retranslate();
    void rescale();
    /// @return whether there are more pins than before
    bool setPins(const std::vector<Explanation>& pins);

    /// @return the height that it needs at this width
    int arrange(int width);
    /// The rectangles of the heading and of the pins.
    std::vector<QRect> rows() const;

 Q_SIGNALS:
    /// The person chose a pin by click, Space or Enter.
    void chosen(int index);
    /// The person removed a pin by its button or by the Delete key.
    void removed(int index);
    void cleared();

 protected:
    void paintEvent(QPaintEvent* event) override;

 private:
    const Theme* m_theme = &Theme::light();
    QLabel* m_heading = nullptr;
    QToolButton* m_clear = nullptr;
    std::vector<PinRow*> m_rows;  ///< never deleted; only the first m_pinCount are visible
    std::size_t m_pinCount = 0;
};

}  // namespace attention
