#pragma once

#include <optional>
#include <vector>

#include <QString>
#include <QWidget>

#include "ui/figure/theme.h"

class QToolButton;

namespace attention {

/// The votes for one answer, on the space that a ChoiceButton below it reserves. While a round is open, it shows the
/// count with two buttons; afterwards, a bar for each round with count and percentage. The first round is hatched and
/// the second is filled, so that they do not differ by colour only. It accepts mouse events only while a round is open.
class VoteStrip : public QWidget {
    Q_OBJECT

 public:
    struct Round {
        int count = 0;
        int percent = 0;
        double fraction = 0;  ///< share of all votes, 0 ... 1

        bool operator==(const Round&) const = default;
    };
    struct State {
        bool isOpen = false;
        bool isChosen = false;  ///< typed digits are the count of this answer
        QString typed = {};     ///< digits typed so far; empty: none
        std::vector<Round> rounds = {};

        bool operator==(const State&) const = default;
    };
    /// The space needed beside or below the text of the answer, in designed pixels at 1920 x 1080.
    static constexpr int kMinWidth = 348;
    static constexpr int kHeight = 56;

    explicit VoteStrip(QWidget* parent);

    void setTheme(const Theme& theme);
    /// @param enlargement  screen pixels per designed pixel
    /// @param besideWidth  the width beside the text, in designed pixels; 0 places the strip below the text
    void setPlacement(double enlargement, int besideWidth);
    void setState(const State& state);
    const State& state() const { return m_state; }

 Q_SIGNALS:
    /// The strip was clicked, to type its count.
    void chosen();
    /// @param hands  1 or -1
    void added(int hands);

 protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

 private:
    double enlarged(double designed) const { return designed * m_enlargement; }
    QRectF stripRect() const;
    QRectF countRect() const;
    void paintCount(QPainter& painter) const;
    void paintRounds(QPainter& painter) const;
    void placeButtons();
    void retranslate();

    const Theme* m_theme = &Theme::light();
    double m_enlargement = 1;
    int m_besideWidth = kMinWidth;
    State m_state;
    QToolButton* m_minusButton = nullptr;
    QToolButton* m_plusButton = nullptr;
};

}  // namespace attention
