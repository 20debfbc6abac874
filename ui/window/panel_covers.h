#pragma once

#include <utility>
#include <vector>

#include <QPointer>
#include <QWidget>

#include "core/lesson/lesson.h"

namespace attention {

class Figure;
struct StudiedScene;
struct Theme;

/// Hides parts of a figure as long as a question about them is open. Nothing can be pointed at under a cover, and
/// exports do not know of it.
class PanelCovers {
 public:
    /// @param covers  none: nothing is hidden
    void set(std::vector<LessonCover> covers) { m_asked = std::move(covers); }
    /// Lays the covers over the figure where its parts are now. What has no room needs none.
    void place(Figure& figure, const StudiedScene& shown, const Theme& theme);

 private:
    std::vector<LessonCover> m_asked;
    std::vector<QPointer<QWidget>> m_covers;  ///< of the figure, which deletes them
};

}  // namespace attention
