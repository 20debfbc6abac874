#pragma once

#include <span>
#include <string>
#include <vector>

#include <QListWidget>

#include "ui/exhibits/exhibits.h"
#include "ui/figure/theme.h"

namespace attention {

/// The exhibits by chapter. Walking with the arrow keys opens each on the way. A click on a chapter's heading folds its
/// pages away, or unfolds them. Where there is no room for all, the chapters that were opened longest ago are folded;
/// the chapter of the page at hand is unfolded.
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
    /// How high the list can be. @param pixels  0: any height
    void setAvailableHeight(int pixels);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

 Q_SIGNALS:
    /// By the person.
    void chosen(const std::string& id);

 protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void mousePressEvent(QMouseEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

 private:
    friend class ExhibitDelegate;

    bool isChapter(int row) const;
    Chapter chapterOf(int row) const;
    int rowHeight(int row) const;
    void unfoldCurrent();
    /// Shows the chapters that have room.
    void fold();

    const Theme* m_theme = &Theme::light();
    std::vector<const Exhibit*> m_exhibits;
    std::vector<Chapter> m_opened;  ///< those that are not folded by a click, the one opened last first
    int m_available = 0;            ///< pixels; 0: any height
    bool m_compact = false;
    bool m_ring = false;  ///< focus came by the keyboard
};

}  // namespace attention
