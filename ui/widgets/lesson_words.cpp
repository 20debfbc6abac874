#include "ui/widgets/lesson_words.h"

#include <QRegularExpression>

#include "core/lesson/lesson.h"
#include "core/scene/scene_link.h"
#include "ui/text/glossary.h"
#include "ui/widgets/rich_text.h"

namespace attention {

QString linkedLessonWords(const std::string& markdown) {
    QString rich;
    std::size_t position = 0;
    for (const LessonWordsLink& link : linksIn(markdown)) {
        rich += lessonWords(markdown.substr(position, link.begin - position));
        rich += QStringLiteral("<a href=\"%1%2\">%3</a>")
                    .arg(QString::fromStdString(std::string(kLinkScheme)),
                         QString::fromStdString(link.target()).toHtmlEscaped(), lessonWords(link.words));
        position = link.begin + link.length;
    }
    return rich + lessonWords(markdown.substr(position));
}

QString lessonWords(const std::string& markdown) {
    static const QRegularExpression bold(QStringLiteral("\\*\\*([^*]+)\\*\\*")),
        italic(QStringLiteral("\\*([^*]+)\\*"));
    QString richText = withFormulas(withFormulaLetters(QString::fromStdString(withoutLinks(markdown)).toHtmlEscaped()));
    richText.replace(bold, semibold(QStringLiteral("\\1")));
    richText.replace(italic, QStringLiteral("<i>\\1</i>"));
    return richText.replace(QStringLiteral("\n\n"), QStringLiteral("<br>")).replace(u'\n', u' ');
}

}  // namespace attention
