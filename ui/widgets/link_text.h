#pragma once

#include <QTextBrowser>

#include "ui/figure/theme.h"

class QTextFragment;

namespace attention {

/// Rich text as high as its lines need, with links that are underlined instead of blue. Those to terms of the glossary
/// ("term:<id>") are dotted and say what they mean where the pointer or the focus is.
class LinkText : public QTextBrowser {
    Q_OBJECT

 public:
    /// Designed pixels by which a line can be wider than it was asked to be.
    static constexpr int kOverhang = 3;

    explicit LinkText(QWidget* parent);

    /// To be called before it gets this width.
    void setAvailableWidth(int width);
    /// @param ink  of the words, links included
    void setWords(const QString& richText, const Theme& theme, const QColor& ink);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

 protected:
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }
    bool viewportEvent(QEvent* event) override;

 private:
    QTextCursor styleLink(const QTextFragment& fragment);
    void explain(const QString& link, const QPoint& place);

    QString m_words;
    const Theme* m_theme = nullptr;
    QColor m_ink;
};

}  // namespace attention
