#pragma once

#include <array>
#include <vector>

#include <QStringList>
#include <QWidget>

#include "ui/exhibits/exhibit.h"
#include "ui/figure/theme.h"

class QLabel;
class QScrollArea;

namespace attention {

class FormulaView;
class LinkText;

/// The words under a figure: formula, what you see, what to try, why it matters, beside each other as far as there is
/// room for it. It takes a part of the page's height at most and scrolls beyond. Dotted words do what they say, by
/// click or by Tab and Enter; terms of the subject, dotted more quietly, say what they mean where the pointer or the
/// focus is.
class CaptionView : public QWidget {
    Q_OBJECT

 public:
    explicit CaptionView(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void retranslate();
    void setCaption(const Caption& caption);

    bool hasHeightForWidth() const override { return true; }
    /// No more than the part of the parent's height that a caption may take.
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

 Q_SIGNALS:
    /// @param link  the href as the exhibit wrote it
    void linkActivated(const QString& link);

 protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    enum Part { Formula, WhatYouSee, Try, WhyItMatters, kParts };
    struct Column {
        Part part;
        int left;
        int width;
    };

    void showWords();
    LinkText& words(Part part) const { return *m_words[std::size_t(part - WhatYouSee)]; }
    QWidget* body(Part part) const;
    std::vector<Column> columnsIn(int width) const;
    int headingHeight() const;
    /// Of all the words, without the rule above.
    int contentHeight(int width) const;
    void place();

    const Theme* m_theme = &Theme::light();
    Caption m_caption;
    QScrollArea* m_scroll = nullptr;
    QWidget* m_content = nullptr;
    std::array<QLabel*, kParts> m_headings = {};
    FormulaView* m_formula = nullptr;
    std::array<LinkText*, kParts - 1> m_words = {};
    // While the numbers in the words change, what was once needed stays reserved, or the figure would jump.
    QStringList m_links;
    mutable int m_reservedHeight = 0;
    mutable int m_reservedWidth = 0;
};

}  // namespace attention
