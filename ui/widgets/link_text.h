#pragma once

#include <QTextBrowser>

#include "ui/figure/theme.h"

class QTextFragment;

namespace attention {

/// Rich text as high as its lines. Links are underlined instead of blue. Links to glossary terms ("term:<id>") have a
/// dotted underline and show the explanation of the term on hover or focus.
class LinkText : public QTextBrowser {
    Q_OBJECT

 public:
    /// A line may exceed its wrap width by this number of designed pixels.
    static constexpr int kOverhang = 3;

    explicit LinkText(QWidget* parent);

    /// Wraps lines for a width; call this before giving the widget that width.
    void setAvailableWidth(int width);
    /// @param colour  of the text, including links
    void setRichText(const QString& richText, const Theme& theme, const QColor& colour);

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
    void explain(const QString& link, const QPoint& position);

    QString m_richText;
    const Theme* m_theme = nullptr;
    QColor m_colour;
};

}  // namespace attention
