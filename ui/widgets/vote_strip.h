#pragma once

#include <optional>
#include <vector>

#include <QString>
#include <QWidget>

#include "ui/figure/theme.h"

class QToolButton;

namespace attention {

/// The vote on one answer, in the room that a ChoiceButton below it leaves free: while a round is open its count with
/// two buttons, afterwards a bar for each round with count and per cent. The first round is hatched and the second one
/// filled, so that no colour tells them apart. Takes the mouse only while a round is open.
class VoteStrip : public QWidget {
    Q_OBJECT

 public:
    struct Round {
        int count = 0;
        int percent = 0;
        double fraction = 0;  ///< of the hands, 0 ... 1

        bool operator==(const Round&) const = default;
    };
    struct State {
        bool isOpen = false;
        bool isChosen = false;  ///< digits count for it
        QString typed = {};     ///< while something is
        std::vector<Round> rounds = {};

        bool operator==(const State&) const = default;
    };
    /// Room for it beside and below the words, in designed pixels at 1920 x 1080.
    static constexpr int kMinWidth = 348;
    static constexpr int kHeight = 56;

    explicit VoteStrip(QWidget* parent);

    void setTheme(const Theme& theme);
    /// @param enlargement  pixels of the screen for a designed one
    /// @param besideWidth  designed pixels beside the words; 0: below them
    void setPlacement(double enlargement, int besideWidth);
    void setState(const State& state);
    const State& state() const { return m_state; }

 Q_SIGNALS:
    void chosen();
    /// One hand more or less.
    void added(int hands);

 protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

 private:
    double own(double designed) const { return designed * m_enlargement; }
    QRectF area() const;
    QRectF countBox() const;
    void paintCount(QPainter& painter) const;
    void paintRounds(QPainter& painter) const;
    void placeButtons();
    void retranslate();

    const Theme* m_theme = &Theme::light();
    double m_enlargement = 1;
    int m_besideWidth = kMinWidth;
    State m_state;
    QToolButton* m_less = nullptr;
    QToolButton* m_more = nullptr;
};

}  // namespace attention
