#pragma once

#include <QString>

namespace attention {

/// Of exhibits and terms, in the order in which they are read.
enum class Chapter { Attention, Position, Cost, Training, Models };
/// For the command line.
const char* englishChapterName(Chapter chapter);
/// As the list of exhibits calls it, in the language in use.
QString chapterName(Chapter chapter);

}  // namespace attention
