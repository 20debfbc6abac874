#pragma once

#include <memory>

#include <QAbstractButton>

#include "ui/figure/theme.h"

class QTextDocument;

namespace attention {

/// One of the answers of a multiple-choice question: a rounded box with its number, which a tick or a cross replaces
/// after the answer. Shape and text tell right from wrong, never colour.
class ChoiceButton : public QAbstractButton {
    Q_OBJECT

 public:
    enum class Mark { None, Right, Wrong };

    /// @param number  from 1; 0 for a button that is no choice but the answer itself, marked "?"
    ChoiceButton(int number, const QString& answerText, QWidget* parent);

    void setTheme(const Theme& theme);
    void setAnswerText(const QString& answerText);
    void setMark(Mark mark, bool isChosen);
    /// Scales the button, for presentations. @param enlargement  1 is the designed size
    void setEnlargement(double enlargement);
    /// Keeps space free right of and below the text, in designed pixels.
    void setReservedSpace(int right, int bottom);
    QString answerText() const { return m_answerText; }

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

 protected:
    void paintEvent(QPaintEvent* event) override;

 private:
    QFont buttonFont(int size, bool isStrong) const;
    int enlarged(double designed) const;
    /// The formatted text. @param width  of its lines in pixels; -1 for a single line
    std::unique_ptr<QTextDocument> layOutText(bool isStrong, double width) const;

    const Theme* m_theme = &Theme::light();
    int m_number;
    QString m_answerText;
    double m_enlargement = 1;
    int m_reservedRight = 0, m_reservedBottom = 0;  ///< designed pixels
    Mark m_mark = Mark::None;
    bool m_isChosen = false;
};

}  // namespace attention
