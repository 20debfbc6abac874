#pragma once

#include <span>
#include <string>
#include <vector>

#include <QListWidget>

#include "ui/exhibits/exhibits.h"
#include "ui/figure/theme.h"

namespace attention {

/// The list of exhibits, by chapter. The arrow keys open each exhibit that they reach. A click on the heading of a
/// chapter folds or unfolds it. If the height is too small for all chapters, the least recently opened ones are folded;
/// the chapter of the current exhibit stays unfolded.
class ExhibitList : public QListWidget {
    Q_OBJECT

 public:
    static constexpr int kWidth = 176;  ///< in designed pixels, in a narrow window

    explicit ExhibitList(QWidget* parent = nullptr, std::span<const Exhibit* const> shown = exhibits());

    void setTheme(const Theme& theme);
    void retranslate();
    /// Selects an exhibit without emitting chosen(); an unknown id changes nothing.
    void setCurrent(std::string_view id);
    /// Uses smaller rows and type, for a small window.
    void setCompact(bool compact);
    /// Folds chapters so that the list fits. @param pixels  the available height; 0 means unlimited
    void setAvailableHeight(int pixels);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

 Q_SIGNALS:
    /// The person selected an exhibit.
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
    /// Unfolds the chapters that fit in the available height, and folds the others.
    void updateFolding();

    const Theme* m_theme = &Theme::light();
    std::vector<const Exhibit*> m_exhibits;
    std::vector<Chapter> m_opened;  ///< all chapters except those folded by a click; most recently opened first
    int m_availableHeight = 0;      ///< pixels; 0: unlimited
    bool m_compact = false;
    bool m_showsFocusRing = false;  ///< the focus came by the keyboard
};

}  // namespace attention
