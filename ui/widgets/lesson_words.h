#pragma once

#include <string>

#include <QString>

namespace attention {

/// A lesson's words as rich text: formulas, Markdown's emphasis and paragraphs, and nothing else of it, since a lesson
/// is a stranger's file. Of links to steps of the course the words are there.
QString lessonWords(const std::string& markdown);
/// As lessonWords(), with links to steps, "attention-lab:lesson=order-is-lost&step=3".
QString linkedLessonWords(const std::string& markdown);

}  // namespace attention
