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

/// The file's texts from now on, in place of those that the application has under the same name; none for a file that
/// does not exist: English is in the source, and Qt's own.
void install(const QString& name, const QString& file) {
    // Not qApp, which takes any application for one with widgets.
    QCoreApplication* const application = QCoreApplication::instance();
    if (auto* before = application->findChild<QTranslator*>(name, Qt::FindDirectChildrenOnly)) {
        QCoreApplication::removeTranslator(before);
        delete before;
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
    // The person's languages, the best first; a neighbour's form of one is nearer than another language.
    for (const QString& name : QLocale::system().uiLanguages())
        for (const Language& language : languages())
            if (QLocale(codeOf(language)).language() == QLocale(name).language()) return language;
    return languages().front();
}

void installLanguage(const Language& language) {
    current = &language;
    setDecimalSign(language.decimalSign);
    setFullWidthPunctuation(language.fullWidthPunctuation);
    // Dates are written as the person's country writes them where it speaks the language.
    const QLocale own(codeOf(language));
    QLocale::setDefault(QLocale::system().language() == own.language() ? QLocale::system() : own);
    install(QStringLiteral("qtbase"), QStringLiteral(":/i18n/qtbase_%1.qm").arg(codeOf(language)));
    install(QStringLiteral("attention-lab"), QStringLiteral(":/i18n/attention-lab_%1.qm").arg(codeOf(language)));
}

const Language& currentLanguage() {
    return current ? *current : languages().front();
}

int translationRevision() {
    QCoreApplication* const application = QCoreApplication::instance();
    if (!application) return 0;
    // It belongs to the application, of which a program has one.
    static const auto* const counter = new TranslationCounter(application);
    return counter->count;
}

}  // namespace attention
