#pragma once

#include <cstdint>
#include <vector>

#include <QListWidget>

#include "ui/exhibits/exhibit.h"
#include "ui/figure/theme.h"

namespace attention {

/// The words of the sentence that an exhibit shows: numbered ones where it has none.
QStringList sentenceWords(const Exhibit& exhibit, const Parameters& parameters);

/// Words in a row that a person puts into order. A word is dragged to its place; Alt and an arrow key carry it there,
/// and so do the arrow keys after Space has lifted it, until Space puts it down or Escape puts it back. Keys that do
/// nothing here go on to the parent.
class WordOrderList : public QListWidget {
    Q_OBJECT

 public:
    explicit WordOrderList(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// As large as a stage is; 1 is as designed.
    void setEnlargement(double enlargement);
    /// New words, in the order in which they are listed.
    void setWords(const QStringList& words);
    const QStringList& words() const { return m_words; }
    /// Which word stands at each place, each by its number in words().
    std::vector<std::int64_t> order() const;
    /// @param order  each of the words once; anything else changes nothing
    void setOrder(const std::vector<std::int64_t>& order);

    /// How it is done, for the person.
    static QString hint();

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

 Q_SIGNALS:
    /// A word was carried, or let go of, and stands elsewhere.
    void reordered();
    /// Return was pressed: the order is meant so.
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
    int own(double designed) const;
    QSize chipSize(const QString& word) const;
    void moveCurrent(int to);
    void lift(bool isLifted);
    /// For screen readers: each word with its place.
    void updateAccessibleNames();
    void relayout();

    const Theme* m_theme = &Theme::light();
    double m_enlargement = 1;
    QStringList m_words;
    int m_liftedFrom = -1;                ///< where the current word was before Space lifted it; -1: nothing is lifted
    bool m_isDragging = false;            ///< the current word
    std::vector<std::int64_t> m_grabbed;  ///< the order in which a drag began
};

}  // namespace attention
