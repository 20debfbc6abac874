#include "ui/text/english_text.h"

#include <mutex>

#include <QHash>
#include <QStringList>

namespace attention {
namespace {

/// Longer texts are not remembered: they are explanations, by which nobody searches.
constexpr qsizetype kMaxLength = 80;
const QString kArgument = QStringLiteral("%1");

struct EnglishTexts {
    std::mutex mutex;
    QHash<QString, QStringList> sources;    ///< English texts by their translation
    QHash<QString, QStringList> templates;  ///< English texts with an argument, by their translation
};

EnglishTexts& rememberedTexts() {
    static EnglishTexts texts;
    return texts;
}

void add(QHash<QString, QStringList>& texts, const QString& translation, const QString& english) {
    QStringList& sources = texts[translation];
    if (!sources.contains(english)) sources += english;
}

}  // namespace

QString RememberingTranslator::translate(const char* context, const char* source, const char* disambiguation,
                                         int n) const {
    const QString translation = QTranslator::translate(context, source, disambiguation, n);
    if (!translation.isEmpty() && translation.size() <= kMaxLength)
        rememberEnglish(translation, QString::fromUtf8(source));
    return translation;
}

void rememberEnglish(const QString& translation, const QString& english) {
    EnglishTexts& texts = rememberedTexts();
    const std::scoped_lock lock(texts.mutex);
    add(translation.count(kArgument) == 1 ? texts.templates : texts.sources, translation, english);
}

QString englishText(const QString& translation) {
    EnglishTexts& texts = rememberedTexts();
    const std::scoped_lock lock(texts.mutex);
    if (const auto found = texts.sources.constFind(translation); found != texts.sources.constEnd())
        return found->join(u' ');
    // The best template is the one that matches the most characters of the text.
    QString english = translation;
    qsizetype bestLength = 1;
    for (auto candidate = texts.templates.constBegin(); candidate != texts.templates.constEnd(); ++candidate) {
        const qsizetype fixedLength = candidate.key().size() - kArgument.size();
        const qsizetype argumentStart = candidate.key().indexOf(kArgument);
        if (fixedLength <= bestLength || fixedLength > translation.size() ||
            !translation.startsWith(QStringView(candidate.key()).first(argumentStart)) ||
            !translation.endsWith(QStringView(candidate.key()).sliced(argumentStart + kArgument.size())))
            continue;
        bestLength = fixedLength;
        const QString argument = translation.mid(argumentStart, translation.size() - fixedLength);
        const auto known = texts.sources.constFind(argument);
        english = QString(candidate->first())
                      .replace(kArgument, known == texts.sources.constEnd() ? argument : known->first());
    }
    return english;
}

}  // namespace attention
