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

/// Undo and redo in a field that is typed into are the window's, whose history has what is typed.
void leaveUndoToWindow(QWidget& field);

/// A text as high as its lines. Return makes a paragraph, or nothing where there is only one.
class ParagraphEdit : public QPlainTextEdit {
    Q_OBJECT

 public:
    /// @param least  lines that are there from the beginning
    explicit ParagraphEdit(bool isOneParagraph, int least = 1, QWidget* parent = nullptr);

    /// Markdown, paragraphs with an empty line between them. Emits nothing; what means the same stays as it is typed.
    void setMarkdown(const QString& markdown);
    QString markdown() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

 Q_SIGNALS:
    /// By the person.
    void edited(const QString& markdown);

 protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    /// The form scrolls, not the field.
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }

 private:
    bool m_isOneParagraph;
    int m_least;
    bool m_isSetting = false;
};

/// A small round button with a word: it offers something, or, where it is checkable, it is on or off.
class ChipButton : public QAbstractButton {
    Q_OBJECT

 public:
    explicit ChipButton(const QString& text, QWidget* parent = nullptr);
    void setTheme(const Theme& theme);
    /// What it stands for can be taken away by a click, and it says so by a cross.
    void setRemovable(bool removable);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

 Q_SIGNALS:
    void pointedAt(bool on);

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

/// Widgets in lines, as words in a text.
class FlowLayout : public QLayout {
 public:
    explicit FlowLayout(int gap);
    ~FlowLayout() override;
    void addItem(QLayoutItem* item) override { m_items.push_back(item); }
    int count() const override { return int(m_items.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return place({0, 0, width, 0}, false); }
    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

 private:
    /// @return the height that they take
    int place(const QRect& rect, bool moves) const;

    std::vector<QLayoutItem*> m_items;
};

/// The answers of a question for a choice: which is right, its words, and the hint for who takes it wrongly.
class ChoiceRows : public QWidget {
    Q_OBJECT

 public:
    explicit ChoiceRows(QWidget* parent = nullptr);
    void setTheme(const Theme& theme);
    void retranslate();
    /// Emits nothing. @param isFixed  words alone can be changed, as in a translation
    void setChoices(const std::vector<LessonChoice>& choices, bool isFixed = false);
    void takeFocus(int row);

 Q_SIGNALS:
    /// By the person.
    void edited(const std::vector<attention::LessonChoice>& choices);

 private:
    struct Row {
        QWidget* box;
        QRadioButton* right;
        ParagraphEdit* words;
        ParagraphEdit* hint;
        QToolButton* remove;
    };
    void resizeRows(std::size_t count);
    void tell();

    const Theme* m_theme = &Theme::light();
    std::vector<LessonChoice> m_choices;
    std::vector<Row> m_rows;
    QVBoxLayout* m_layout = nullptr;
    ChipButton* m_add = nullptr;
    bool m_isFixed = false;
    int m_wanted = -1;  ///< a new answer that gets the keyboard once it is there; -1: none
};

}  // namespace attention
