#include "ui/widgets/lesson_words.h"

#include <QRegularExpression>

#include "core/lesson/lesson.h"
#include "core/scene/scene_link.h"
#include "ui/text/glossary.h"
#include "ui/widgets/rich_text.h"

namespace attention {

QString linkedLessonWords(const std::string& markdown) {
    QString rich;
    std::size_t done = 0;
    for (const LessonWordsLink& link : linksIn(markdown)) {
        rich += lessonWords(markdown.substr(done, link.begin - done));
        rich += QStringLiteral("<a href=\"%1%2\">%3</a>")
                    .arg(QString::fromStdString(std::string(kLinkScheme)),
                         QString::fromStdString(link.target()).toHtmlEscaped(), lessonWords(link.words));
        done = link.begin + link.length;
    }
    return rich + lessonWords(markdown.substr(done));
}

QString lessonWords(const std::string& markdown) {
    static const QRegularExpression strong(QStringLiteral("\\*\\*([^*]+)\\*\\*")),
        soft(QStringLiteral("\\*([^*]+)\\*"));
    QString words = withFormulas(withFormulaLetters(QString::fromStdString(withoutLinks(markdown)).toHtmlEscaped()));
    words.replace(strong, semibold(QStringLiteral("\\1")));
    words.replace(soft, QStringLiteral("<i>\\1</i>"));
    return words.replace(QStringLiteral("\n\n"), QStringLiteral("<br>")).replace(u'\n', u' ');
}

}  // namespace attention
