#pragma once

#include <QString>

namespace attention {

/// The chapters of exhibits and glossary terms, in reading order.
enum class Chapter { Attention, Position, Cost, Training, Models };
/// The English name, for the command line.
const char* englishChapterName(Chapter chapter);
/// The name in the list of exhibits, in the current language.
QString chapterName(Chapter chapter);

}  // namespace attention
