#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include "tests/test_class.h"
#include "ui/text/language.h"

using namespace attention;

namespace {

/// One text of a .ts file.
struct TsMessage {
    QString context;
    QString source;
    QString comment;
    QString state;  ///< "unfinished", "vanished", "obsolete", or empty for a finished one
    bool isPlural = false;
    QStringList forms;  ///< the translation; of a plural all its forms

    QString key() const { return context + u'|' + source + u'|' + comment; }
};

QString pathOf(const QString& code) {
    return QStringLiteral(ATTENTION_SOURCE_DIR "/resources/translations/attention-lab_%1.ts").arg(code);
}

QList<TsMessage> messagesOf(const QString& path) {
    QFile file(path);
    QList<TsMessage> messages;
    if (!file.open(QIODevice::ReadOnly)) return messages;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        if (xml.name() == QLatin1String("name")) context = xml.readElementText();
        if (xml.name() == QLatin1String("message"))
            messages.append({.context = context,
                             .source = {},
                             .comment = {},
                             .state = {},
                             .isPlural = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes"),
                             .forms = {}});
        if (xml.name() == QLatin1String("source")) messages.last().source = xml.readElementText();
        if (xml.name() == QLatin1String("comment")) messages.last().comment = xml.readElementText();
        if (xml.name() == QLatin1String("translation")) {
            messages.last().state = xml.attributes().value(QLatin1String("type")).toString();
            if (!messages.last().isPlural) messages.last().forms.append(xml.readElementText());
        }
        if (xml.name() == QLatin1String("numerusform")) messages.last().forms.append(xml.readElementText());
    }
    return messages;
}

/// All matches, sorted: a translation may change their order.
QStringList found(const QString& text, const char* pattern) {
    QStringList all;
    static QHash<QByteArray, QRegularExpression> made;
    QRegularExpression& expression = made[pattern];
    if (expression.pattern().isEmpty()) expression.setPattern(QLatin1String(pattern));
    auto matches = expression.globalMatch(text);
    while (matches.hasNext()) all.append(matches.next().captured());
    all.sort();
    return all;
}

/// How a text ends, the same for the half and full-width forms: "." for a sentence, "…", ":", "?", "!" or nothing.
QString ending(QString text) {
    static const QRegularExpression tags(QStringLiteral("(<[^>]*>|[\\s\"”’)）]|\\[\\*\\])+$"));
    // A Chinese menu has its letter in brackets behind the words: 打开(&O)….
    static const QRegularExpression letter(QStringLiteral("\\(&.\\)"));
    text.remove(letter);
    text.remove(tags);
    // A name that is cut short: "conv."
    static const QRegularExpression abbreviation(QStringLiteral("^\\p{L}{2,5}\\.$"));
    if (text.isEmpty() || abbreviation.match(text).hasMatch()) return {};
    const QString full = QStringLiteral("。：？！；，"), half = QStringLiteral(".:?!;,");
    const QChar last = text.back();
    const qsizetype place = full.indexOf(last);
    const QChar mark = place < 0 ? last : half[place];
    return mark == u'…' || half.contains(mark) ? QString(mark) : QString();
}

/// Every text that lupdate finds in the source now, into a file of its own.
QString freshFile(const QTemporaryDir& folder) {
    const QString lupdate = QStandardPaths::findExecutable(QStringLiteral("lupdate"), {"/usr/lib/qt6/bin"});
    if (lupdate.isEmpty()) return {};
    const QString path = folder.filePath(QStringLiteral("fresh_zh_CN.ts"));
    QProcess process;
    process.setWorkingDirectory(QStringLiteral(ATTENTION_SOURCE_DIR));
    // Newer ones warn in a locale without UTF-8, as that of a bare system is.
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("LC_ALL", "C.UTF-8");
    process.setProcessEnvironment(environment);
    const QString aliases =
        "Q_DECLARE_TR_FUNCTIONS+=ATTENTION_DECLARE_WORDS,"
        "Q_DECLARE_TR_FUNCTIONS+=ATTENTION_DECLARE_NAMES";
    process.start(lupdate,
                  {"-silent", "ui", "app", "core", "-tr-function-alias", aliases, "-I", ".", "-extensions", "cpp,h",
                   "-locations", "none", "-source-language", "en", "-target-language", "zh_CN", "-ts", path});
    if (!process.waitForFinished() || process.exitCode() != 0) return {};
    // What it cannot place in a class would never be found again; of libraries it knows nothing.
    for (const QByteArray& line : process.readAllStandardError().split('\n')) {
        if (line.isEmpty() || line.endsWith("::std") || line.endsWith("::icu")) continue;
        qWarning("%s", line.constData());
        return {};
    }
    return path;
}

}  // namespace

/// The files of translations: complete, and each text fit to stand where the source's does.
class TranslationsTest : public QObject {
    Q_OBJECT

    /// A row for each translated language.
    static void eachLanguage() {
        QTest::addColumn<QString>("code");
        for (const Language& language : languages())
            if (language.code != "en")
                QTest::addRow("%s", language.code.data()) << QString::fromUtf8(language.code.data());
    }

    /// Checks every form of every text that has a translation, and tells all that fail.
    template <class Check>
    static void checkEach(const QString& code, Check check) {
        const QList<TsMessage> messages = messagesOf(pathOf(code));
        QVERIFY(messages.size() > 100);
        QStringList wrong;
        for (const TsMessage& message : messages)
            for (const QString& form : message.forms)
                if (!form.isEmpty() && !check(message, form))
                    wrong.append(QStringLiteral("%1: \"%2\" / \"%3\"").arg(message.context, message.source, form));
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

 private Q_SLOTS:
    void everyTextIsFinished_data() { eachLanguage(); }
    void everyTextIsFinished() {
        QFETCH(QString, code);
        const QList<TsMessage> messages = messagesOf(pathOf(code));
        QVERIFY(messages.size() > 100);
        QStringList wanting;
        for (const TsMessage& message : messages) {
            const bool isEmpty = message.forms.isEmpty() || message.forms.contains(QString());
            if (isEmpty || !message.state.isEmpty()) wanting.append(message.key());
        }
        const QString told = QStringLiteral("%1 of %2 texts: %3 …")
                                 .arg(wanting.size())
                                 .arg(messages.size())
                                 .arg(wanting.mid(0, 10).join(u'\n'));
        // Who adds an exhibit need not speak every language; who releases the program has to see to it.
        if (qEnvironmentVariableIsSet("ATTENTION_RELEASE"))
            QVERIFY2(wanting.isEmpty(), qPrintable(told));
        else if (!wanting.isEmpty())
            qWarning("unfinished: %s", qPrintable(told));
    }

    void everyTextOfTheSourceIsThere_data() { eachLanguage(); }
    void everyTextOfTheSourceIsThere() {
        QFETCH(QString, code);
        const QTemporaryDir folder;
        const QString fresh = freshFile(folder);
        QVERIFY2(!fresh.isEmpty(), "lupdate failed; it is in qt6-l10n-tools");
        QStringList wanted, known;
        for (const TsMessage& message : messagesOf(fresh)) wanted.append(message.key());
        for (const TsMessage& message : messagesOf(pathOf(code))) known.append(message.key());
        QVERIFY(wanted.size() > 100);
        QStringList wrong;
        for (const QString& key : wanted)
            if (!known.contains(key)) wrong.append(QStringLiteral("missing: ") + key);
        for (const QString& key : known)
            if (!wanted.contains(key)) wrong.append(QStringLiteral("not in the source: ") + key);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n') + "\nscripts/translate brings the files up to date"));
    }

    void pluralsHaveAllForms() {
        for (const auto& [code, forms] : {std::pair{"en", 2}, std::pair{"zh_CN", 1}, std::pair{"pt_BR", 2}})
            for (const TsMessage& message : messagesOf(pathOf(QLatin1String(code)))) {
                if (!message.isPlural) continue;
                QCOMPARE(message.forms.size(), forms);
                // The other languages' states are told above.
                if (QLatin1String(code) == QLatin1String("en")) QCOMPARE(message.state, QString());
                for (const QString& form : message.forms) QVERIFY2(!form.isEmpty(), qPrintable(message.key()));
            }
        // English is in the source; its file words singulars and plurals apart, and nothing else.
        QStringList english, plurals;
        for (const TsMessage& message : messagesOf(pathOf(QStringLiteral("en")))) english.append(message.key());
        for (const TsMessage& message : messagesOf(pathOf(QStringLiteral("zh_CN"))))
            if (message.isPlural) plurals.append(message.key());
        QCOMPARE(english, plurals);
    }

    void placeholdersAgree_data() { eachLanguage(); }
    void placeholdersAgree() {
        QFETCH(QString, code);
        checkEach(code, [](const TsMessage& message, const QString& form) {
            QStringList wanted = found(message.source, "%(L?[0-9]+|n)|\\[\\*\\]");
            QStringList here = found(form, "%(L?[0-9]+|n)|\\[\\*\\]");
            // One of something may be said without its number.
            if (message.isPlural && message.forms.size() > 1 && &form == &message.forms.first()) {
                wanted.removeAll(QStringLiteral("%n"));
                here.removeAll(QStringLiteral("%n"));
            }
            return wanted == here;
        });
    }

    void linksAndTagsAgree_data() { eachLanguage(); }
    void linksAndTagsAgree() {
        QFETCH(QString, code);
        checkEach(code, [](const TsMessage& message, const QString& form) {
            constexpr const char* kTags = "<[^>]*>|&[a-z]+;";
            return found(message.source, kTags) == found(form, kTags);
        });
    }

    void endingsAgree_data() { eachLanguage(); }
    void endingsAgree() {
        QFETCH(QString, code);
        checkEach(code, [](const TsMessage& message, const QString& form) {
            return ending(message.source) == ending(form) && message.source.count(u'…') == form.count(u'…') &&
                   message.source.count(u'→') == form.count(u'→') &&
                   message.source.startsWith(u' ') == form.startsWith(u' ') &&
                   (message.source.endsWith(u' ') || !form.endsWith(u' '));
        });
    }

    void mnemonicsAgree_data() { eachLanguage(); }
    void mnemonicsAgree() {
        QFETCH(QString, code);
        checkEach(code, [](const TsMessage& message, const QString& form) {
            constexpr const char* kMnemonic = "&[^&\\s;](?![a-z]*;)";
            return found(message.source, kMnemonic).size() == found(form, kMnemonic).size();
        });
    }

    void chineseIsSetInChineseMarks() {
        checkEach(QStringLiteral("zh_CN"), [](const TsMessage&, const QString& form) {
            // A half-width mark right after a hanzi.
            return found(form, "[\\x{4e00}-\\x{9fff}][,;:?!.]( |$)").isEmpty();
        });
    }
};

ATTENTION_TEST(TranslationsTest, QCoreApplication)
#include "translations_test.moc"
