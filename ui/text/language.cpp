#include "ui/text/language.h"

#include <algorithm>
#include <array>
#include <memory>

#include <QCoreApplication>
#include <QEvent>
#include <QLocale>
#include <QTranslator>

#include "ui/text/english_text.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

const Language* current = nullptr;

QString codeOf(const Language& language) {
    return QLatin1String(language.code.data(), qsizetype(language.code.size()));
}

/// Replaces the application's translator that has this object name by one for the file. If the file does not exist,
/// there is none and texts stay English, as in the source.
void install(const QString& name, const QString& file) {
    // Not qApp, which casts to QApplication, because there may be only a QCoreApplication.
    QCoreApplication* const application = QCoreApplication::instance();
    if (auto* previous = application->findChild<QTranslator*>(name, Qt::FindDirectChildrenOnly)) {
        QCoreApplication::removeTranslator(previous);
        delete previous;
    }
    auto translator = std::make_unique<RememberingTranslator>();
    if (!translator->load(file)) return;
    translator->setObjectName(name);
    translator->setParent(application);
    QCoreApplication::installTranslator(translator.release());
}

/// Counts the changes of the application's translators.
class TranslationCounter : public QObject {
 public:
    explicit TranslationCounter(QCoreApplication* application) : QObject(application) {
        application->installEventFilter(this);
    }
    int count = 0;

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched == parent() && event->type() == QEvent::LanguageChange) ++count;
        return false;
    }
};

}  // namespace

std::span<const Language> languages() {
    static const std::array all{Language{"en", QStringLiteral("English"), u'.'},
                                Language{"zh_CN", QStringLiteral("简体中文"), u'.', true},
                                Language{"pt_BR", QStringLiteral("Português do Brasil"), u','}};
    return all;
}

const Language* findLanguage(std::string_view code) {
    const auto all = languages();
    const auto found = std::ranges::find(all, code, &Language::code);
    return found == all.end() ? nullptr : &*found;
}

const Language& systemLanguage() {
    // The user's languages in order of preference. Another country's variant of a language is better than another
    // language.
    for (const QString& name : QLocale::system().uiLanguages())
        for (const Language& language : languages())
            if (QLocale(codeOf(language)).language() == QLocale(name).language()) return language;
    return languages().front();
}

void installLanguage(const Language& language) {
    current = &language;
    setDecimalSign(language.decimalSign);
    setFullWidthPunctuation(language.fullWidthPunctuation);
    // For dates, the system's locale is used if it has this language.
    const QLocale locale(codeOf(language));
    QLocale::setDefault(QLocale::system().language() == locale.language() ? QLocale::system() : locale);
    install(QStringLiteral("qtbase"), QStringLiteral(":/i18n/qtbase_%1.qm").arg(codeOf(language)));
    install(QStringLiteral("attention-lab"), QStringLiteral(":/i18n/attention-lab_%1.qm").arg(codeOf(language)));
}

const Language& currentLanguage() {
    return current ? *current : languages().front();
}

int translationRevision() {
    QCoreApplication* const application = QCoreApplication::instance();
    if (!application) return 0;
    // The application, of which there is only one, is its parent and deletes it.
    static const auto* const counter = new TranslationCounter(application);
    return counter->count;
}

}  // namespace attention
