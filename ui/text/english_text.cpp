#include "ui/text/english_text.h"

#include <mutex>

#include <QHash>
#include <QStringList>

namespace attention {
namespace {

/// Longer texts are explanations, which nobody finds something by.
constexpr qsizetype kMaxLength = 80;
const QString kArgument = QStringLiteral("%1");

struct EnglishTexts {
    std::mutex mutex;
    QHash<QString, QStringList> sources;    ///< by translated text
    QHash<QString, QStringList> templates;  ///< those with an argument, likewise
};

EnglishTexts& memory() {
    static EnglishTexts texts;
    return texts;
}

void add(QHash<QString, QStringList>& texts, const QString& shown, const QString& english) {
    QStringList& sources = texts[shown];
    if (!sources.contains(english)) sources += english;
}

}  // namespace

QString RememberingTranslator::translate(const char* context, const char* source, const char* disambiguation,
                                         int n) const {
    const QString shown = QTranslator::translate(context, source, disambiguation, n);
    if (!shown.isEmpty() && shown.size() <= kMaxLength) rememberEnglish(shown, QString::fromUtf8(source));
    return shown;
}

void rememberEnglish(const QString& shown, const QString& english) {
    EnglishTexts& texts = memory();
    const std::scoped_lock lock(texts.mutex);
    add(shown.count(kArgument) == 1 ? texts.templates : texts.sources, shown, english);
}

QString englishText(const QString& shown) {
    EnglishTexts& texts = memory();
    const std::scoped_lock lock(texts.mutex);
    if (const auto found = texts.sources.constFind(shown); found != texts.sources.constEnd()) return found->join(u' ');
    // The template of which most of the text is.
    QString english = shown;
    qsizetype longest = 1;
    for (auto each = texts.templates.constBegin(); each != texts.templates.constEnd(); ++each) {
        const qsizetype own = each.key().size() - kArgument.size();
        const qsizetype place = each.key().indexOf(kArgument);
        if (own <= longest || own > shown.size() || !shown.startsWith(QStringView(each.key()).first(place)) ||
            !shown.endsWith(QStringView(each.key()).sliced(place + kArgument.size())))
            continue;
        longest = own;
        const QString argument = shown.mid(place, shown.size() - own);
        const auto known = texts.sources.constFind(argument);
        english =
            QString(each->first()).replace(kArgument, known == texts.sources.constEnd() ? argument : known->first());
    }
    return english;
}

}  // namespace attention
