#pragma once

#include <span>
#include <string>
#include <vector>

#include <QListWidget>

#include "ui/exhibits/exhibits.h"
#include "ui/figure/theme.h"

namespace attention {

/// A chapter as the list calls it, in the language in use.
QString chapterName(Chapter chapter);

/// The exhibits by chapter. Walking with the arrow keys opens each on the way.
class ExhibitList : public QListWidget {
    Q_OBJECT

 public:
    static constexpr int kWidth = 176;  ///< in designed pixels, of a narrow window

    explicit ExhibitList(QWidget* parent = nullptr, std::span<const Exhibit* const> shown = exhibits());

    void setTheme(const Theme& theme);
    void retranslate();
    /// Emits nothing; an unknown id changes nothing.
    void setCurrent(std::string_view id);
    /// Rows and width for a small window.
    void setCompact(bool compact);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

 Q_SIGNALS:
    /// By the person.
    void chosen(const std::string& id);

 protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

 private:
    friend class ExhibitDelegate;

    const Theme* m_theme = &Theme::light();
    std::vector<const Exhibit*> m_exhibits;
    bool m_compact = false;
    bool m_ring = false;  ///< focus came by the keyboard
};

}  // namespace attention
