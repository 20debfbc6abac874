#pragma once

#include <vector>

#include <QAbstractButton>
#include <QLayout>
#include <QPlainTextEdit>

#include "core/lesson/lesson.h"
#include "ui/figure/theme.h"

class QRadioButton;
class QToolButton;
class QVBoxLayout;

namespace attention {

/// Makes undo and redo in a text field act on the history of the window, which contains what is typed in the field.
void leaveUndoToWindow(QWidget& field);

/// A text field that is as high as its lines. Return starts a new paragraph, unless only one paragraph is allowed.
class ParagraphEdit : public QPlainTextEdit {
    Q_OBJECT

 public:
    /// @param minLines  the minimum height, in lines
    explicit ParagraphEdit(bool isOneParagraph, int minLines = 1, QWidget* parent = nullptr);

    /// Sets the text: Markdown, with empty lines between paragraphs. Emits nothing. If the new text differs from the
    /// typed one only in white space, the typed text stays.
    void setMarkdown(const QString& markdown);
    QString markdown() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

 Q_SIGNALS:
    /// The person changed the text.
    void edited(const QString& markdown);

 protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    /// The wheel scrolls the form, not the field.
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }

 private:
    bool m_isOneParagraph;
    int m_minLines;
    bool m_isSettingText = false;
};

/// A small button with round ends and a short text: an offer or, if checkable, a switch.
class ChipButton : public QAbstractButton {
    Q_OBJECT

 public:
    explicit ChipButton(const QString& text, QWidget* parent = nullptr);
    void setTheme(const Theme& theme);
    /// Shows a cross, because a click removes what the chip stands for.
    void setRemovable(bool removable);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

 Q_SIGNALS:
    void hoveredOrFocused(bool on);

 protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

 private:
    const Theme* m_theme = &Theme::light();
    bool m_isRemovable = false;
};

/// A layout that places widgets in lines, like the words of a text.
class FlowLayout : public QLayout {
 public:
    explicit FlowLayout(int gap);
    ~FlowLayout() override;
    void addItem(QLayoutItem* item) override { m_items.push_back(item); }
    int count() const override { return int(m_items.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return layOutItems({0, 0, width, 0}, false); }
    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

 private:
    /// @param moves  whether to move the items, not only measure  @return the height of all lines
    int layOutItems(const QRect& rect, bool moves) const;

    std::vector<QLayoutItem*> m_items;
};

/// Edits the answers of a multiple-choice question: which one is right, the text of each, and the hint shown to readers
/// who choose a wrong one.
class ChoiceRows : public QWidget {
    Q_OBJECT

 public:
    explicit ChoiceRows(QWidget* parent = nullptr);
    void setTheme(const Theme& theme);
    void retranslate();
    /// Emits nothing. @param isFixed  only the texts can be changed, as in a translation
    void setChoices(const std::vector<LessonChoice>& choices, bool isFixed = false);
    void takeFocus(int row);

 Q_SIGNALS:
    /// The person changed the answers.
    void edited(const std::vector<attention::LessonChoice>& choices);

 private:
    struct Row {
        QWidget* box;
        QRadioButton* right;
        ParagraphEdit* text;
        ParagraphEdit* hint;
        QToolButton* remove;
    };
    void resizeRows(std::size_t count);
    void emitEdited();

    const Theme* m_theme = &Theme::light();
    std::vector<LessonChoice> m_choices;
    std::vector<Row> m_rows;
    QVBoxLayout* m_layout = nullptr;
    ChipButton* m_add = nullptr;
    bool m_isFixed = false;
    int m_rowToFocus = -1;  ///< the row of a new answer, which gets the focus once it exists; -1: none
};

}  // namespace attention
