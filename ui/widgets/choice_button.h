#pragma once

#include <memory>

#include <QAbstractButton>

#include "ui/figure/theme.h"

class QTextDocument;

namespace attention {

/// One of the answers to choose from: a rounded box with its number, then with a tick or a cross. Right and wrong are
/// form and word, never a colour.
class ChoiceButton : public QAbstractButton {
    Q_OBJECT

 public:
    enum class Mark { None, Right, Wrong };

    /// @param number  0: of no choice, but the answer itself, with "?" while its words are empty
    ChoiceButton(int number, const QString& words, QWidget* parent);

    void setTheme(const Theme& theme);
    void setWords(const QString& words);
    void setMark(Mark mark, bool isChosen);
    /// As large as a stage is; 1 is as designed.
    void setEnlargement(double enlargement);
    /// Designed pixels beside and below the words that are left free.
    void setFreeRoom(int right, int bottom);
    QString words() const { return m_words; }

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

 protected:
    void paintEvent(QPaintEvent* event) override;

 private:
    QFont face(int size, bool isStrong) const;
    int scaledSize(double designed) const;
    /// The words as they are painted. @param width  of their lines, pixels; -1: one line
    std::unique_ptr<QTextDocument> laidOut(bool isStrong, double width) const;

    const Theme* m_theme = &Theme::light();
    int m_number;
    QString m_words;
    double m_enlargement = 1;
    int m_freeRight = 0, m_freeBottom = 0;  ///< designed pixels
    Mark m_mark = Mark::None;
    bool m_isChosen = false;
};

}  // namespace attention
