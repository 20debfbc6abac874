#include <functional>
#include <string_view>
#include <utility>

#include <QStandardPaths>

#include "core/scene/parameters.h"
#include "core/version.h"
#include "tests/app/program.h"
#include "tests/test_class.h"
#include "ui/exhibits/exhibits.h"

using namespace attention;

namespace {

QString shown(std::string_view utf8) {
    return QString::fromUtf8(utf8.data(), qsizetype(utf8.size()));
}

QString resource(const QString& name) {
    return QStringLiteral(ATTENTION_SOURCE_DIR "/resources/") + name;
}

/// The part of a line before a tab, of lines that name no files.
QStringList wordsOf(const QByteArray& candidates) {
    QStringList words;
    for (const QString& line : QString::fromUtf8(candidates).split(u'\n', Qt::SkipEmptyParts))
        if (!line.startsWith(u':')) words += line.section(u'\t', 0, 0);
    return words;
}

QStringList sorted(QStringList words) {
    words.sort();
    return words;
}

template <class List, class Name>
QStringList namesOf(const List& list, Name name) {
    QStringList names;
    for (const auto& element : list) names += shown(std::invoke(name, element));
    return names;
}

}  // namespace

/// The manual page, the completions and what a desktop reads of the program.
class DesktopFilesTest : public QObject, private ProgramRunner {
    Q_OBJECT

    static QStringList commands() {
        return {QStringLiteral("list"),  QStringLiteral("export"), QStringLiteral("data"),    QStringLiteral("batch"),
                QStringLiteral("train"), QStringLiteral("lesson"), QStringLiteral("handout"), QStringLiteral("quiz"),
                QStringLiteral("model"), QStringLiteral("link"),   QStringLiteral("help")};
    }
    /// The options that the help of a command lists, parameters included.
    QStringList optionsOf(const QString& command) const {
        QStringList options;
        for (const QString& line : QString::fromUtf8(run(QStringList{"help", command}).out).split(u'\n'))
            if (line.startsWith(QStringLiteral("  -"))) options += line.trimmed().section(u' ', 0, 0);
        return options;
    }
    Run candidates(const QStringList& words) const { return run(QStringList{"help", "--candidates", "--"} + words); }
    /// Runs a check that is not on every machine.
    Run checked(const QString& tool, const QStringList& arguments) const {
        return QStandardPaths::findExecutable(tool).isEmpty() ? Run{-2, {}, {}} : start(tool, arguments);
    }

 private Q_SLOTS:
    void init() { makeFolder(); }

    void theManualHasAllThatTheHelpHas() {
        const Run made = run("help --man");
        SUCCEEDED(made);
        const QString page = QString::fromUtf8(made.out).replace(QStringLiteral("\\-"), QStringLiteral("-"));
        QVERIFY(page.contains(shown(kVersion)));
        for (const QString& command : commands()) {
            const qsizetype begin = page.indexOf(QStringLiteral("\n.SS %1\n").arg(command));
            QVERIFY2(begin > 0, qPrintable(command));
            const bool isOfScenes = command == u"export" || command == u"data" || command == u"link";
            for (const QString& option : optionsOf(command)) {
                const QRegularExpression item(QStringLiteral("\\n\\.TP\\n\\\\fB%1( |\\\\)").arg(option));
                const bool isParameter = isOfScenes && findParameter(option.mid(2).toStdString());
                const qsizetype end = page.indexOf(QRegularExpression(QStringLiteral("\n\\.S[SH] ")), begin + 1);
                const QString section = isParameter ? page.mid(page.indexOf(QStringLiteral("\n.SH PARAMETERS")))
                                                    : page.mid(begin, end - begin);
                QVERIFY2(section.contains(item), qPrintable(command + u' ' + option));
            }
        }
        for (const Exhibit* exhibit : exhibits())
            QVERIFY2(page.contains(QStringLiteral("\\fB%1\\fR").arg(shown(exhibit->id()))), exhibit->id().data());
        REFUSED(run("help --man --candidates"), 2, "--man");
        REFUSED(run("help --man export"), 2, "\"export\"");
        put(path(QStringLiteral("page")), made.out);
        const Run read =
            checked(QStringLiteral("groff"), {"-man", "-Tutf8", "-Kutf8", "-ww", "-z", path(QStringLiteral("page"))});
        if (read.status == -2) QSKIP("groff is not there");
        QCOMPARE(QString::fromUtf8(read.out + read.err), QString());
    }

    void everyOptionIsACandidate() {
        const QStringList first = wordsOf(candidates({QString()}).out);
        for (const QString& command : commands()) {
            QVERIFY2(first.contains(command), qPrintable(command));
            QCOMPARE(sorted(wordsOf(candidates({command, QStringLiteral("-")}).out)),
                     sorted(optionsOf(command) + QStringList{"--help"}));
        }
        // What all exhibits cannot take, and what is given already, is none.
        const QStringList more = wordsOf(candidates({"export", "--all", "--theme=dark", "-"}).out);
        QVERIFY(more.contains(QLatin1String("--width")));
        for (const char* option : {"--all", "--theme", "--preset", "--scene", "--input", "--header", "--n"})
            QVERIFY2(!more.contains(QLatin1String(option)), option);
    }

    void anExhibitNarrowsTheCandidates_data() {
        QTest::addColumn<int>("index");
        for (int index = 0; index < int(exhibits().size()); ++index)
            QTest::addRow("%s", exhibits()[std::size_t(index)]->id().data()) << index;
    }
    void anExhibitNarrowsTheCandidates() {
        QFETCH(int, index);
        const Exhibit& exhibit = *exhibits()[std::size_t(index)];
        const QString id = shown(exhibit.id());
        const auto after = [&](const QString& option) {
            return sorted(wordsOf(candidates({QStringLiteral("data"), id, option, QString()}).out));
        };
        QCOMPARE(after(QStringLiteral("--preset")), sorted(namesOf(exhibit.presets(), &Preset::name)));
        QCOMPARE(after(QStringLiteral("--table")), sorted(namesOf(exhibit.tables(), &TableDescription::name)));
        QStringList parameters, arrays;
        for (const QString& word : wordsOf(candidates({QStringLiteral("data"), id, QStringLiteral("--")}).out)) {
            if (findParameter(word.mid(2).toStdString())) parameters += word.mid(2);
            if (namesOf(exhibit.arrays(), &ArrayUse::name).contains(word.mid(2))) arrays += word.mid(2);
        }
        QCOMPARE(sorted(parameters), sorted(namesOf(exhibit.uses(), &ParameterUse::key)));
        QCOMPARE(arrays.size(), qsizetype(exhibit.arrays().size()));
        for (const ParameterUse& use : exhibit.uses()) {
            const ParameterInfo& info = *findParameter(use.key);
            const ChoiceField* choice = choiceOf(info);
            const QStringList expected = !use.acceptedNames.empty() ? namesOf(use.acceptedNames, std::identity())
                                         : choice                   ? namesOf(choice->values, &ChoiceValue::name)
                                                                    : QStringList();
            const QStringList told = after(QStringLiteral("--") + shown(use.key));
            if (info.isFlag)
                QVERIFY(told.contains(QLatin1String("on")) && told.contains(QLatin1String("off")));
            else
                QCOMPARE(told, sorted(expected));
        }
    }

    void completion_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QStringList>("replies");  // of bash and zsh, which put only what stands behind "="
        QTest::addColumn<QString>("before");       // what fish has before each of them
        const auto row = [](const char* words, const QStringList& replies, const char* before = "") {
            QTest::addRow("%s", words) << QString::fromLatin1(words).split(u' ') << replies
                                       << QString::fromLatin1(before);
        };
        row("ex", {"export"});
        row("export softm", {"softmax-temperature"});
        row("export attention --theme ", {"light", "dark"});
        row("export heads --style gr", {"greyscale"});
        row("panels --style s", {"s.json", "slide-16-9"});
        row("panels --letters o", {"off"});
        row("export heads --format ", {"png", "svg", "pdf"});
        row("export heads --play head --format ", {"gif", "webp", "png", "svg"});
        row("export relative-shift --play posi", {"position"});
        row("export attention --theme=d", {"dark"}, "--theme=");
        row("data heads --format ", {"csv", "npy", "json", "tex", "md"});
        row("help les", {"lesson"});
        row("link softm", {"softmax-temperature"});
        row("--les", {"--lesson"});
        row("--locked --lesson order", {"order-is-lost"});
        row("--locked --lesson f", {"folder"});
        row("lesson p", {"pack"});
        row("handout order-is", {"order-is-lost"});
        row("handout order-is-lost --paper le", {"letter"});
        row("lesson c", {"check"});
        row("quiz --lesson what", {"what-it-costs"});
        row("quiz --format ", {"pdf", "html"});
        row("lesson check ", {"a.lesson", "folder"});
        row("train so", {"sort"});
        row("train sort -o ", {"folder"});
        row("export --all -o ", {"folder"});
        row("data attention --input n", {"n.npy"});
        row("export --scene=s", {"s 1.svg"}, "--scene=");
        row("export attention -- --the", {});
        row("frobnicate ", {});
    }
    void completion() {
        QFETCH(QStringList, words);
        QFETCH(QStringList, replies);
        QFETCH(QString, before);
        for (const char* name : {"a.lesson", "n.npy", "s 1.svg", "s.json", "t.txt"})
            put(path(QString::fromLatin1(name)), {});
        QVERIFY(QDir(path(QString())).mkdir(QStringLiteral("folder")));
        const auto sortedLines = [](const Run& done) {
            QStringList lines = QString::fromUtf8(done.out).split(u'\n', Qt::SkipEmptyParts);
            for (QString& line : lines) line = line.section(u'\t', 0, 0);
            return sorted(lines);
        };

        // bash has "=" as a word of its own.
        QStringList parts{program()};
        for (const QString& word : words)
            if (word.startsWith(u"--") && word.contains(u'='))
                parts += {word.section(u'=', 0, 0), QStringLiteral("="), word.section(u'=', 1)};
            else
                parts += word;
        const Run bash =
            start(QStringLiteral("bash"),
                  QStringList{"-c",
                              "source \"$1\"; shift; COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); _attention_lab; "
                              "((${#COMPREPLY[@]} == 0)) || printf '%s\\n' \"${COMPREPLY[@]}\"",
                              "bash", resource(QStringLiteral("completions/attention-lab.bash"))} +
                      parts);
        SUCCEEDED(bash);
        QCOMPARE(sortedLines(bash), sorted(replies));

        if (const Run zsh = checked(
                QStringLiteral("zsh"),
                QStringList{"-f", "-c",
                            // What the completion of zsh offers its functions, as far as this one asks for it.
                            "compset() { PREFIX=${PREFIX#*=} }\n"
                            "_describe() { local word; for word in \"${(@P)3}\"; do print -r -- ${word%%:*}; done }\n"
                            "_files() { setopt local_options null_glob; local -a names; names=(${PREFIX}*(/)); "
                            "[[ $1 == -g ]] && names+=(${PREFIX}${~2}); (( $#names )) && print -rl -- $names }\n"
                            "complete() { source $script }\n"
                            "script=$1; shift; words=(\"$@\"); CURRENT=$#; PREFIX=${words[-1]}; complete; true",
                            "zsh", resource(QStringLiteral("completions/attention-lab.zsh")), program()} +
                    words);
            zsh.status != -2) {
            SUCCEEDED(zsh);
            QStringList fitting;
            for (const QString& word : sortedLines(zsh))
                if (word.startsWith(before.isEmpty() ? words.last() : words.last().section(u'=', 1))) fitting += word;
            QCOMPARE(fitting, sorted(replies));
        }

        if (const Run fish = checked(
                QStringLiteral("fish"),
                QStringList{"--private", "--no-config", "-c",
                            "set PATH (dirname $argv[2]) $PATH; source $argv[1]; complete --do-complete $argv[3]",
                            resource(QStringLiteral("completions/attention-lab.fish")), program(),
                            QStringLiteral("attention-lab ") + words.join(u' ')});
            fish.status != -2) {
            SUCCEEDED(fish);
            QStringList expected;
            for (const QString& reply : replies) expected += before + (reply == u"folder" ? reply + u'/' : reply);
            QCOMPARE(sortedLines(fish), sorted(expected));
        }
    }

    void desktopsAcceptTheFiles_data() {
        QTest::addColumn<QStringList>("command");
        QTest::addRow("menu") << QStringList{"desktop-file-validate",
                                             resource(QStringLiteral("attention-lab.desktop"))};
        const QString made = QFileInfo(program()).path() + QStringLiteral("/../packaging/attention-lab.metainfo.xml");
        QTest::addRow("software centre") << QStringList{"appstreamcli", "validate", "--no-net", made};
    }
    void desktopsAcceptTheFiles() {
        QFETCH(QStringList, command);
        QVERIFY(QFile::exists(command.last()));
        const Run done = checked(command.first(), command.mid(1));
        if (done.status == -2) QSKIP(qPrintable(command.first() + QStringLiteral(" is not there")));
        QVERIFY2(done.status == 0, (done.out + done.err).constData());
    }

    void desktopsKnowTheProgramsFiles() {
        const QString types = QString::fromUtf8(contentsOf(resource(QStringLiteral("attention-lab.xml"))));
        const QString menu = QString::fromUtf8(contentsOf(resource(QStringLiteral("attention-lab.desktop"))));
        const QString page = QString::fromUtf8(contentsOf(resource(QStringLiteral("attention-lab.metainfo.xml.in"))));
        QVERIFY(menu.contains(QStringLiteral("\nExec=attention-lab %f\n")));
        for (const auto& [type, pattern] : {std::pair{"application/x-attention-lab-scene+json", "*.attention"},
                                            std::pair{"text/x-attention-lab-lesson", "*.lesson"}}) {
            QVERIFY(types.contains(QStringLiteral("\"%1\"").arg(QLatin1String(type))));
            QVERIFY(types.contains(QStringLiteral("\"%1\"").arg(QLatin1String(pattern))));
            QVERIFY(menu.contains(QLatin1String(type) + QLatin1String(";")));
            QVERIFY(page.contains(QStringLiteral(">%1<").arg(QLatin1String(type))));
        }
    }
};

ATTENTION_TEST(DesktopFilesTest, QCoreApplication)
#include "desktop_files_test.moc"
