#pragma once

#include <cstdint>
#include <vector>

#include <QListWidget>

#include "ui/exhibits/exhibit.h"
#include "ui/figure/theme.h"

namespace attention {

/// The words of the sentence that an exhibit shows, or numbered words if it has no sentence.
QStringList sentenceWords(const Exhibit& exhibit, const Parameters& parameters);

/// Words in a row that the person puts into order. A word can be dragged, or moved with Alt and an arrow key. Space
/// lifts a word: then the arrow keys alone move it, until Space drops it or Escape moves it back. Keys that have no
/// effect here are left to the parent.
class WordOrderList : public QListWidget {
    Q_OBJECT

 public:
    explicit WordOrderList(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Scales the chips, for presentations. @param enlargement  1 is the designed size
    void setEnlargement(double enlargement);
    /// Sets new words, in this order.
    void setWords(const QStringList& words);
    const QStringList& words() const { return m_words; }
    /// For each position, the index in words() of the word that stands there.
    std::vector<std::int64_t> order() const;
    /// @param order  a permutation of the indices of words(); anything else is ignored
    void setOrder(const std::vector<std::int64_t>& order);

    /// Tells the person how to move words.
    static QString hint();

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

 Q_SIGNALS:
    /// The person changed the order; while dragging, emitted only at the end.
    void reordered();
    /// Return was pressed to submit the order.
    void submitted();

 protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override { mousePressEvent(event); }
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }

 private:
    friend class ChipDelegate;

    QFont chipFont() const;
    int enlarged(double designed) const;
    QSize chipSize(const QString& word) const;
    void moveCurrent(int to);
    void setLifted(bool isLifted);
    /// Sets the texts for screen readers: each word with its position.
    void updateAccessibleNames();
    void relayout();

    const Theme* m_theme = &Theme::light();
    double m_enlargement = 1;
    QStringList m_words;
    int m_liftedFrom = -1;      ///< position of the current word before Space lifted it; -1: nothing is lifted
    bool m_isDragging = false;  ///< the current word is being dragged
    std::vector<std::int64_t> m_orderAtPress;  ///< the order when the drag began
};

}  // namespace attention
