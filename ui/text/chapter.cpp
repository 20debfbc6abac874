#include "ui/text/chapter.h"

#include <array>

#include <QCoreApplication>

namespace attention {

const char* englishChapterName(Chapter chapter) {
    static constexpr std::array kNames{
        QT_TRANSLATE_NOOP("attention::ExhibitList", "Attention"),
        QT_TRANSLATE_NOOP("attention::ExhibitList", "Position"), QT_TRANSLATE_NOOP("attention::ExhibitList", "Cost"),
        QT_TRANSLATE_NOOP("attention::ExhibitList", "Training"), QT_TRANSLATE_NOOP("attention::ExhibitList", "Models")};
    return kNames[std::size_t(chapter)];
}

QString chapterName(Chapter chapter) {
    return QCoreApplication::translate("attention::ExhibitList", englishChapterName(chapter));
}

}  // namespace attention
