#pragma once

#include <string>

#include <QString>

namespace attention {

/// A text of a lesson as rich text. Of Markdown, only formulas, emphasis and paragraphs are converted, because a lesson
/// is a file that may come from anyone. Links to other steps become plain text.
QString lessonWords(const std::string& markdown);
/// Like lessonWords(), but keeps links to steps, for example "attention-lab:lesson=order-is-lost&step=3".
QString linkedLessonWords(const std::string& markdown);

}  // namespace attention
