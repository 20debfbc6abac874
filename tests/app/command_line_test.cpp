
#include "core/scene/parameters.h"
#include "tests/app/program.h"
#include "tests/test_class.h"
#include "ui/exhibits/exhibits.h"
#include "ui/system/diagnostics.h"

using namespace attention;

class CommandLineTest : public QObject, private ProgramRunner {
    Q_OBJECT

 private Q_SLOTS:
    void init() { makeFolder(); }

    void badInput_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QStringList>("said");
        const auto row = [](const char* name, const QString& arguments, int status, const QStringList& said) {
            QTest::addRow("%s", name) << arguments.split(u' ') << status << said;
        };
        const QString outputs[] = {QStringLiteral("data encoding-heatmap -o out.csv"),
                                   QStringLiteral("export encoding-heatmap -o out.svg")};
        row("neither command nor file", QStringLiteral("frobnicate"), 2,
            {"\"frobnicate\"", "a scene file",
             "list, export, panels, data, batch, code, train, lesson, handout, quiz, model, link, help"});
        row("a file in a missing folder", QStringLiteral("missing/scene.attention"), 1,
            {"missing/scene.attention: ", "there is no such file"});
        row("a missing file, by its extension", QStringLiteral("missing.attention"), 1,
            {"missing.attention: ", "there is no such file"});
        row("more than a file", QStringLiteral("old out.csv"), 2, {"\"out.csv\"", "\"old\"", "the file alone"});
        row("options of the window", QStringLiteral("old --theme dark"), 2, {"\"--theme\"", "the file alone"});
        row("unknown option before a command", QStringLiteral("--frobnicate"), 2,
            {"--frobnicate", "--version, --help"});
        QTest::addRow("empty command")
            << QStringList{QString()} << 2
            << QStringList{"\"\"",
                           "list, export, panels, data, batch, code, train, lesson, handout, quiz, model, link, help"};
        row("more after --version", QStringLiteral("--version list"), 2, {"--version", "\"list\"", "--verbose"});
        row("more after --verbose", QStringLiteral("-v --verbose list"), 2, {"-v", "\"list\"", "--verbose"});
        row("help has one length", QStringLiteral("--help --verbose"), 2, {"--help", "\"--verbose\"", "alone"});
        row("help for an unknown command", QStringLiteral("help frobnicate"), 2,
            {"\"frobnicate\"",
             "list, export, panels, data, batch, code, train, lesson, handout, quiz, model, link, help"});
        row("list takes no argument", QStringLiteral("list encoding-heatmap"), 2, {"list", "\"encoding-heatmap\""});
        row("a value for an option without one", QStringLiteral("list --json=1"), 2, {"--json"});
        row("export without -o", QStringLiteral("export encoding-heatmap"), 2, {"-o", ".png, FILE.svg or FILE.pdf"});
        row("export without exhibit", QStringLiteral("export -o out.svg"), 2,
            {"exhibit", "encoding-curves, encoding-heatmap"});
        row("export --all with parameters", QStringLiteral("export --all -o all --n 5"), 2, {"--all", "--n"});
        row("export --all with a preset", QStringLiteral("export --all -o all --preset d2l"), 2, {"--all", "--preset"});
        row("export --all with a scene", QStringLiteral("export --all -o all --scene old"), 2, {"--all", "--scene"});
        row("export --all with an exhibit", QStringLiteral("export --all encoding-heatmap -o all"), 2,
            {"\"encoding-heatmap\""});
        for (const QString& output : outputs) {
            const QString command = output.section(u' ', 0, 0);
            const auto each = [&](const char* name, const QString& more, int status, const QStringList& said) {
                row(qPrintable(command + QStringLiteral(": ") + QString::fromUtf8(name)), output + u' ' + more, status,
                    said);
            };
            row(qPrintable(command + ": unknown exhibit"), QString(output).replace("heatmap", "heatmop"), 2,
                {"\"encoding-heatmop\"", "encoding-curves, encoding-heatmap"});
            each("two exhibits", QStringLiteral("encoding-curves"), 2, {"\"encoding-curves\""});
            each("unknown parameter", QStringLiteral("--frobnicate 1"), 2, {"--frobnicate", "--n, --d"});
            each("a parameter the exhibit does not use", QStringLiteral("--first-column 1"), 2,
                 {"--first-column", "encoding-heatmap", "--colour-map"});
            each("unknown preset", QStringLiteral("--preset d3l"), 2, {"--preset", "\"d3l\"", "d2l"});
            each("unknown format", QStringLiteral("--format gif"), 2,
                 {"--format", "\"gif\"", command == u"data" ? "csv, npy, json, tex, md" : "png, svg, pdf"});
            each("a format of the clipboard", QStringLiteral("--format tsv"), 2, {"--format", "\"tsv\""});
            each("a scene beside a preset", QStringLiteral("--scene old --preset d2l"), 2, {"--scene", "--preset"});
            each("the scene is missing", QStringLiteral("--scene"), 2, {"--scene", "FILE"});
            QTest::addRow("%s: the scene has no name", qPrintable(command))
                << output.split(u' ') + QStringList{"--scene", ""} << 2 << QStringList{"--scene"};
            each("unknown choice", QStringLiteral("--colour-map rainbow"), 2,
                 {"--colour-map", "\"rainbow\"", "signed, blues"});
            each("a value is missing", QStringLiteral("--n"), 2, {"--n"});
            for (const char* n :
                 {"0", "-3", "1.5", "1e99", "abc", "0x10", "٣", "16385", "99999999999999999999", "+5", "5,0"})
                each(qPrintable(QStringLiteral("n = %1").arg(QString::fromUtf8(n))),
                     QStringLiteral("--n ") + QString::fromUtf8(n), 2,
                     {"--n", u'"' + QString::fromUtf8(n) + u'"', "1 to 16384"});
            QTest::addRow("%s: n is empty", qPrintable(command))
                << output.split(u' ') + QStringList{"--n", ""} << 2 << QStringList{"--n", "\"\"", "1 to 16384"};
            QTest::addRow("%s: n has two lines", qPrintable(command))
                << output.split(u' ') + QStringList{"--n", "5\n\x1b[31m6"} << 2
                << QStringList{"--n", "5\\n", "1 to 16384"};
            each("d = 0", QStringLiteral("--d 0"), 2, {"--d", "1 to 4096"});
            each("d = 4097", QStringLiteral("--d 4097"), 2, {"--d", "1 to 4096"});
            each("base = 1", QStringLiteral("--base 1"), 2, {"--base", "greater than 1"});
            each("base = nan", QStringLiteral("--base nan"), 2, {"--base", "greater than 1"});
            each("start = -1", QStringLiteral("--start -1"), 2, {"--start", "0 to 1000000"});
            each("row = n", QStringLiteral("--row 60"), 2, {"--row", "60", "0 to 59"});
            const auto into = [&](const char* name, const QString& file, int status, const QStringList& said) {
                row(qPrintable(command + QStringLiteral(": ") + QString::fromUtf8(name)),
                    command + QStringLiteral(" encoding-heatmap -o ") + file, status, said);
            };
            into("output folder missing",
                 QStringLiteral("missing/out.csv --format ") + (command == u"data" ? "csv" : "svg"), 1,
                 {"missing/out.csv", "the folder does not exist"});
            into("output is a folder", QStringLiteral("folder"), 1, {"folder", "it is a folder"});
            into("output is a folder, format given",
                 QStringLiteral("folder --format ") + (command == u"data" ? "npy" : "pdf"), 1,
                 {"folder", "it is a folder"});
            into("output inside a file", QStringLiteral("old/out.csv --format ") + (command == u"data" ? "csv" : "svg"),
                 1, {"old/out.csv", "not a folder"});
            into("unknown extension", QStringLiteral("old.xyz"), 2,
                 {"-o", "\"old.xyz\"", command == u"data" ? ".csv, .npy, .json, .tex, .md" : ".png, .svg, .pdf"});
            into("no extension", QStringLiteral("old"), 2, {"-o", "\"old\""});
            into("a device without --format", QStringLiteral("/dev/null"), 2, {"-o", "--format"});
            into("the output has no name", QString(), 2, {"-o", "the name is empty"});
            each("given twice", QStringLiteral("--n 5 --n 6"), 2, {"--n: given twice; accepted: once"});
            each("the same value twice", QStringLiteral("--n 5 --n=5"), 2, {"--n: given twice; accepted: once"});
            each("two outputs", QStringLiteral("-o old.xyz"), 2, {"-o: given twice; accepted: once"});
            each("an option in the place of a value", QStringLiteral("--n --d 8"), 2,
                 {"--n: the value is missing; accepted: --n VALUE"});
            each("the output in the place of a value", QStringLiteral("--scene -o=old.xyz"), 2,
                 {"--scene: the value is missing; accepted: --scene FILE"});
            each("an unknown option with its value", QStringLiteral("--frobnicate=1"), 2,
                 {"--frobnicate: unknown option of " + command + "; accepted: "});
            each("a capital letter", QStringLiteral("--N 5"), 2,
                 {"--N: unknown option of " + command + "; accepted: "});
            each("one hyphen", QStringLiteral("-n 5"), 2, {"-n: unknown option of " + command + "; accepted: --n\n"});
            each("one hyphen before a word", QStringLiteral("-preset=d2l"), 2,
                 {"-preset: unknown option of " + command + "; accepted: --preset\n"});
            each("two hyphens before a letter", QStringLiteral("--o old.xyz"), 2,
                 {"--o: unknown option of " + command + "; accepted: -o\n"});
            each("nothing is an option behind --", QStringLiteral("-- --n"), 2, {"\"--n\": unexpected argument"});
        }
        for (const char* option :
             {"data attention --scene=", "data attention --input=", "data attention --memory=",
              "data attention --weights=", "data attention --attention=", "data similarity --learned=",
              "export --all -o=", "export similarity -o=", "train sort -o=", "data similarity -o="})
            row(option, QString::fromLatin1(option), 2, {": the name is empty; accepted: the name of a "});
        QTest::addRow("lessons: no name") << QStringList{"lesson", "check", ""} << 2
                                          << QStringList{"the name is empty; accepted: the name of a file"};
        row("one picture of all", QStringLiteral("export --all -o a.svg"), 2, {"-o: \"a.svg\"", "-o FOLDER"});
        row("all to standard output", QStringLiteral("export --all -o -"), 2, {"-o: \"-\"", "-o FOLDER"});
        row("too small", QStringLiteral("data attention --temperature 1e-400"), 2, {"\"1e-400\" is too small"});
        row("too cold", QStringLiteral("data attention --temperature 1e-101"), 2, {"out of range", "1e-100"});
        row("unknown table", QStringLiteral("data encoding-heatmap -o out.csv --table Q"), 2,
            {"--table", "\"Q\"", "P"});
        for (const char* option : {"--width 80mm", "--font-size 9pt", "--title auto", "--caption auto", "--legend off",
                                   "--colour-bar off", "--theme dark", "--transparent", "--all"})
            row(qPrintable(QStringLiteral("data takes no %1").arg(QString::fromLatin1(option))),
                QStringLiteral("data encoding-heatmap -o out.csv ") + QString::fromLatin1(option), 2,
                {QString::fromLatin1(option).section(u' ', 0, 0) + QStringLiteral(": unknown option of data")});
        row("two tables", QStringLiteral("data encoding-heatmap -o out.csv --table P --table Q"), 2,
            {"--table: given twice; accepted: once"});
        row("a switch twice", QStringLiteral("list --json --json"), 2, {"--json: given twice; accepted: once"});
        row("a value is missing before the output", QStringLiteral("data attention --n -o out.csv"), 2,
            {"--n: the value is missing; accepted: --n VALUE"});
        row("lessons: nothing to do", QStringLiteral("lesson"), 2, {"lesson: what to do is missing", "lesson check"});
        row("lessons: something unknown", QStringLiteral("lesson ckeck old"), 2,
            {"lesson: unknown command \"ckeck\"; accepted: check, pack\n"});
        row("lessons: an output of a check", QStringLiteral("lesson check a.lesson -o a.zip"), 2, {"-o: lesson check"});
        row("lessons: nothing to pack", QStringLiteral("lesson pack -o a.zip"), 2, {"lesson pack: ", "0 are named"});
        row("lessons: two to pack", QStringLiteral("lesson pack a b -o a.zip"), 2, {"lesson pack: ", "2 are named"});
        row("lessons: packed nowhere", QStringLiteral("lesson pack a.lesson"), 2, {"-o: the file to write is missing"});
        row("lessons: packed as something else", QStringLiteral("lesson pack a.lesson -o a.tar"), 2,
            {"-o: \"a.tar\" does not end in .zip"});
        row("lessons: packed twice", QStringLiteral("lesson pack a.zip -o b.zip"), 2, {"\"a.zip\" is packed already"});
        row("lessons: none there", QStringLiteral("lesson pack a.lesson -o b.zip"), 1,
            {"a.lesson: there is no such file"});
        row("locked to nothing", QStringLiteral("--locked"), 2,
            {"--locked: the lesson is missing; accepted: --lesson FILE --locked"});
        row("idle of nothing", QStringLiteral("--idle 5"), 2, {"--idle: the lesson is missing"});
        row("idle without a lock", QStringLiteral("--lesson order-is-lost --idle 5"), 2, {"--idle: ", "with --locked"});
        for (const char* minutes : {"0", "121", "1.5", "x", "-1"})
            row(qPrintable(QStringLiteral("idle %1").arg(QLatin1String(minutes))),
                QStringLiteral("--lesson order-is-lost --locked --idle=") + QLatin1String(minutes), 2,
                {"--idle: \"", "whole minutes 1 to 120"});
        row("a lesson that is none", QStringLiteral("--lesson none --locked"), 2,
            {"--lesson: \"none\" is no lesson; accepted: ", "why-mix-words"});
        row("a lesson that is not there", QStringLiteral("--lesson a.lesson"), 1, {"a.lesson: there is no such file"});
        row("a lesson that is a table", QStringLiteral("--lesson old --locked"), 2, {"--lesson: \"old\" is no lesson"});
        row("a lesson without a name", QStringLiteral("--lesson"), 2, {"--lesson: the value is missing"});
        row("two lessons", QStringLiteral("--lesson a --lesson b"), 2, {"--lesson: given twice"});
        row("a lesson and a file", QStringLiteral("--lesson order-is-lost old"), 2, {"\"old\": unexpected argument"});
        row("a lock with a value", QStringLiteral("--locked=on --lesson a"), 2, {"--locked: unexpected value"});
        row("an option that the window lacks", QStringLiteral("--locked --full"), 2,
            {"--full: unknown option of the window; accepted: --lesson, --locked, --idle"});
        row("a packed lesson that is none", QStringLiteral("none.zip"), 1, {"none.zip: there is no such file"});
        row("a head that the model lacks", QStringLiteral("export trained-sentence --model free-1 --head 1 -o out.svg"),
            2, {"--head: 1 is beyond 0; accepted: whole numbers 0 to 0, or none"});
        const QString figure = QStringLiteral("export encoding-heatmap -o out.svg ");
        const QString played = QStringLiteral("export relative-shift -o out.gif ");
        row("playing what has no slider", played + "--play show", 2,
            {"--play: \"show\" is no parameter with a slider on relative-shift; accepted: ", "position"});
        row("playing what another page has", played + "--play alpha", 2, {"--play: \"alpha\" is no parameter"});
        row("playing what tokens say", QStringLiteral("export attention --play n -o out.gif"), 2,
            {"--play: n is what --tokens says"});
        row("playing what has no effect", QStringLiteral("export attention --play sequence -o out.gif"), 2,
            {"--play: sequence: there is one sequence; accepted: with --batch 2 or more"});
        row("playing from an end to itself", played + "--play position --from 3 --to 3", 2,
            {"--from, --to: both are 3, so that nothing moves"});
        row("playing beyond the range", played + "--play pair --to 99", 2,
            {"--to: \"99\" is no value of --pair here; accepted: whole numbers 0 to 15"});
        row("playing to half a position", played + "--play position --to 1.5", 2, {"--to: \"1.5\" is no value"});
        row("playing and setting", played + "--play position --position 3", 2,
            {"--position: --play changes it; accepted: --from and --to"});
        row("too many pictures", played + "--play position --seconds 600 --fps 50", 2,
            {"--seconds, --fps: that makes 30000 pictures; accepted: at most 3000"});
        row("half a picture a second", played + "--play position --fps 0.5", 2,
            {"--fps: \"0.5\" cannot be used here; accepted: whole numbers 1 to 50"});
        row("a GIF that does not play", QStringLiteral("export relative-shift -o out.gif"), 2,
            {"-o: \"gif\" is for a moving picture, and --play is missing; accepted: --play KEY, or png, svg, pdf"});
        row("WebP that does not play", figure + "--format webp", 2, {"--format: \"webp\"", "--play is missing"});
        row("a folder to be made", QStringLiteral("export encoding-heatmap -o no/such/a.svg"), 1,
            {"no/such/a.svg: the folder does not exist; mkdir -p no/such makes it"});
        row("a folder to be made for all", QStringLiteral("export --all -o no/such"), 1, {"; mkdir -p no makes it"});
        row("an unknown exhibit much like another", QStringLiteral("export encodings-compare -o out.svg"), 2,
            {"\"encodings-compare\", perhaps encodings-compared; accepted: "});
        row("an end without playing", figure + "--from 3", 2, {"--from: it is that of an animation"});
        row("all pages playing", QStringLiteral("export --all -o all --play n"), 2, {"--play: --all draws every"});
        row("playing into a film", QStringLiteral("export relative-shift --play position -o out.mp4"), 2,
            {"-o: the extension of \"out.mp4\" names no format; accepted: .gif, .webp, .png, .svg"});
        row("many pictures in one file", QStringLiteral("export relative-shift --play position -o out.png"), 2,
            {"-o: \"out.png\" names one file, and each of 160 pictures is one"});
        row("pictures in no folder", QStringLiteral("export relative-shift --play position -o no/out%04d.png"), 1,
            {"no: the folder does not exist"});
        row("two themes", figure + "--theme light --theme dark", 2, {"--theme: given twice; accepted: once"});
        row("a width before the output", QStringLiteral("export encoding-heatmap --width -o out.svg"), 2,
            {"--width: the value is missing; accepted: --width LENGTH"});
        row("pixels of an SVG", figure + "--dpi 100", 2, {"--dpi: svg has no pixels; accepted: with png"});
        row("pixels of a PDF", figure + "--format pdf --dpi 100", 2, {"--dpi: pdf has no pixels; accepted: with png"});
        row("pixels of all as SVG", QStringLiteral("export --all -o all --dpi 100"), 2, {"--dpi: svg has no pixels"});
        row("unknown theme", figure + "--theme blue", 2, {"--theme", "\"blue\"", "light, dark"});
        row("unknown style", figure + "--style thesis", 2, {"--style", "\"thesis\"", "one-column", "greyscale"});
        row("unknown colours", figure + "--colours jet", 2, {"--colours", "\"jet\"", "viridis, cividis"});
        row("unknown family", figure + "--font Arial", 2, {"--font", "\"Arial\"", "sans, serif"});
        for (const char* width : {"0", "11", "x", "-1", "nan"})
            row(qPrintable(QStringLiteral("line-width = %1").arg(QLatin1String(width))),
                figure + "--line-width=" + QLatin1String(width), 2, {"--line-width", "0.1 to 10"});
        row("a label without a text", figure + "--labels Row", 2, {"--labels", "\"Row\"", "OLD=NEW"});
        row("a label twice", figure + "--labels a=b;a=c", 2, {"--labels", "\"a\"", "twice"});
        row("a label of no text", figure + "--labels Zeile=x", 2, {"\"Zeile\"", "Position (row)"});
        for (const char* letter : {"", "abcd", "(a)"})
            row(qPrintable(QStringLiteral("letter = %1").arg(QLatin1String(letter))),
                figure + "--letter=" + QLatin1String(letter), 2, {"--letter", "letters or digits"});
        row("unknown language", figure + "--language de", 2, {"--language", "\"de\"", "en, zh_CN, pt_BR"});
        row("another kind of a language", figure + "--language pt-PT", 2,
            {"--language", "\"pt-PT\"", "en, zh_CN, pt_BR"});
        row("unknown unit", figure + "--width 12furlongs", 2, {"--width", "\"12furlongs\"", "mm, cm, in, pt or px"});
        row("no unit", figure + "--height 80", 2, {"--height", "\"80\"", "mm, cm, in, pt or px"});
        row("too narrow", figure + "--width 9mm", 2, {"--width", "10mm to 2000mm"});
        row("too few dpi", figure + "--format png --dpi 1", 2, {"--dpi", "10 to 2400"});
        row("too many pixels", QStringLiteral("export encoding-heatmap -o out.png --width 2m --height 2m"), 2,
            {"--width"});
        row("more than 1 GiB",
            QStringLiteral("export encoding-heatmap -o out.png --width 400mm --height 400mm --dpi 2000"), 2,
            {"31496 x 31496"});
        for (const char* size : {"3.9pt", "73", "0", "-9", "nan", "inf", "9px", "9 pt", "pt", "1e1pt2"})
            QTest::addRow("font-size = %s", size)
                << (figure + "--font-size").split(u' ') + QStringList(QString::fromLatin1(size)) << 2
                << QStringList{"--font-size", u'"' + QString::fromLatin1(size) + u'"', "4pt to 72pt"};
        row("a code of too little room", figure + "--qr on --width 40mm --height 40mm", 2, {"--qr: ", " mm a side"});
        row("a code of too few pixels", QStringLiteral("export encoding-heatmap -o out.png --dpi 50 --qr on"), 2,
            {"--qr: ", " dpi at least"});
        row("an address without a code", figure + "--address https://example.org/", 2, {"--address: ", "with --qr on"});
        row("a code of no address", figure + "--qr on --address lab", 2, {"--address: \"lab\" is no address"});
        for (const char* option : {"--legend", "--colour-bar", "--qr"})
            for (const char* value : {"yes", "ON", "1", "auto"})
                row(qPrintable(QStringLiteral("%1 %2").arg(QLatin1String(option), QLatin1String(value))),
                    figure + QLatin1String(option) + u' ' + QLatin1String(value), 2,
                    {QString::fromLatin1(option), u'"' + QString::fromLatin1(value) + u'"', "on, off"});
        for (const char* option : {"--title", "--caption"}) {
            row(qPrintable(QStringLiteral("%1 without text").arg(QLatin1String(option))),
                figure + QLatin1String(option), 2, {QString::fromLatin1(option), "TEXT"});
            for (const char* words : {"two\nlines", "\x1b[31m", "not a character: \uffff"})
                QTest::addRow("%s: %s", option, words)
                    << (figure + QLatin1String(option)).split(u' ') + QStringList(QString::fromUtf8(words)) << 2
                    << QStringList{QString::fromLatin1(option), "one line of text"};
        }
        row("export takes no table", figure + "--table P", 2, {"--table", "export"});
        const QString curves = QStringLiteral("data encoding-curves -o out.csv ");
        row("last column before first", curves + "--first-column 9 --last-column 6", 2,
            {"--last-column", "first-column", "9 to 31"});
        row("last column beyond d", curves + "--last-column 32", 2, {"--last-column", "d - 1"});
        row("last column beyond a smaller d", curves + "--d 8 --last-column 8", 2, {"--last-column", "d - 1"});
        row("a choice of another exhibit", curves + "--colour-map blues", 2, {"--colour-map", "encoding-curves"});
    }
    void badInput() {
        QFETCH(QStringList, arguments);
        QFETCH(int, status);
        QFETCH(QStringList, said);
        QVERIFY(QDir(path({})).mkdir(QStringLiteral("folder")));
        const QStringList files{"out.csv", "out.svg", "out.png", "old", "old.xyz"};
        for (const QString& file : files) put(path(file), "old");
        const QStringList before = names();
        QCOMPARE(complaint(run(arguments), status, said), QString());
        for (const QString& file : files) QCOMPARE(contentsOf(path(file)), QByteArray("old"));
        QCOMPARE(names(), before);
    }

    void unknownOptionsAreAnsweredWithTheExhibits_data() {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("accepted");
        QTest::newRow("an exhibit without arrays") << "data binary --frobnicate 1"
                                                   << "--table, -o, --format, --digits, --preset, --scene, --n, --d, "
                                                      "--base, --start, --matrix, --row, --column, --show";
        QTest::newRow("an exhibit with arrays, named behind the option")
            << "data --frobnicate 1 similarity"
            << "--table, -o, --format, --digits, --preset, --scene, --learned, --tensor, --header, --n, --d, --base, "
               "--similarity-measure, --row, --column, --show";
        QTest::newRow("no exhibit")
            << "data --frobnicate 1"
            << "--table, -o, --format, --digits, --preset, --scene, --input, --memory, --weights, "
               "--learned, --attention, --token-list, --tensor, --header, the parameters of an exhibit";
        QTest::newRow("no scene") << "list --frobnicate"
                                  << "--json";
    }
    void unknownOptionsAreAnsweredWithTheExhibits() {
        QFETCH(QString, arguments);
        QFETCH(QString, accepted);
        REFUSED(run(arguments.split(u' ')), 2,
                QStringLiteral("--frobnicate: unknown option of %1; accepted: %2\n")
                    .arg(arguments.section(u' ', 0, 0), accepted));
    }

    void aLessonWithoutStepsIsNotLocked() {
        put(path(QStringLiteral("a.lesson")), "no lesson");
        REFUSED(run("--lesson a.lesson --locked"), 1,
                "a.lesson: it has no step to show; line 1: text before the first step");
    }
    void aLessonWhoseFirstSceneIsMissingIsNotOpened_data() {
        QTest::addColumn<QString>("arguments");
        for (const char* arguments : {"a.lesson", "--lesson a.lesson", "--lesson a.lesson --locked"})
            QTest::addRow("%s", arguments) << arguments;
    }
    void aLessonWhoseFirstSceneIsMissingIsNotOpened() {
        QFETCH(QString, arguments);
        put(path(QStringLiteral("a.lesson")), "# A\n\n## One\nscene: none.attention\n\n## Two\nshow: order\n");
        REFUSED(run(qPrintable(arguments)), 1, "a.lesson: its first step cannot be shown: none.attention: ");
    }
    void aLessonInAnotherLanguageOnlyIsNamed() {
        put(path(QStringLiteral("a.zh_CN.lesson")), "# A\n\n## One\nshow: order\nWords.\n");
        REFUSED(run("lesson check a.lesson"), 1, "a.lesson: ", "accepted: a.zh_CN.lesson");
    }
    void lessonsArePacked() {
        put(path(QStringLiteral("a.lesson")), "# A\n\n## One\nshow: order\nWords.\n");
        put(path(QStringLiteral("a.pt_BR.lesson")), "# A\n\n## Um\nshow: order --d many\nPalavras.\n");
        const Run packed = run("lesson pack a.lesson -o a.zip");
        QCOMPARE(packed.status, 0);
        QVERIFY2(packed.err.contains("warning: a.lesson") && packed.err.endsWith(": 2\n"), packed.err);
        const QByteArray zip = contentsOf(path(QStringLiteral("a.zip")));
        QCOMPARE(run(QStringList{"lesson", "pack", "a.lesson", "-o", "b.zip"}, {{"TZ", "Asia/Shanghai"}}).status, 0);
        QCOMPARE(contentsOf(path(QStringLiteral("b.zip"))), zip);
        const Run done = run("lesson check a.zip");
        QCOMPARE(done.status, 1);
        QVERIFY2(done.out.startsWith("a.zip/a.lesson: no faults, steps: 1\na.zip/a.pt_BR.lesson:4: --d: "), done.out);
        QCOMPARE(done.err, QByteArray("attention-lab: error: lessons with faults: 1 of 2\n"));
        // Beside the archive there may be another lesson of its name.
        put(path(QStringLiteral("a.lesson")), "# B\n\n## Another one\nshow: order\nWords.\n");
        SUCCEEDED(run("handout a.zip -o a.html"));
        const QByteArray paper = contentsOf(path(QStringLiteral("a.html")));
        QVERIFY(!paper.contains("Another one"));
        put(path(QStringLiteral("cut.zip")), zip.left(zip.size() / 2));
        for (const char* arguments : {"lesson check cut.zip", "cut.zip"})
            REFUSED(run(arguments), 1, "cut.zip: it is no .zip file, or it is damaged or cut short");
        // A failed one leaves what was there.
        put(path(QStringLiteral("a.lesson")), "# A\n\n## One\nscene: none.attention\n");
        REFUSED(run("lesson pack a.lesson -o a.zip"), 1, "“none.attention”, which it needs, cannot be packed");
        QCOMPARE(contentsOf(path(QStringLiteral("a.zip"))), zip);
    }
    void lessonsAreNamedAsTheyAre() {
        put(path(QStringLiteral("a%2b.lesson")), "no lesson");
        const Run done = run("lesson check a%2b.lesson");
        QCOMPARE(done.status, 1);
        QVERIFY2(done.out.startsWith("a%2b.lesson:1: text before the first step"), done.out.constData());
        QCOMPARE(done.err, QByteArray("attention-lab: error: lessons with faults: 1 of 1\n"));
    }

    void argumentsThatAreNoText() {
        const Run refused = shell(QStringLiteral("\"$PROGRAM\" data encoding-heatmap -o \"$(printf 'x\\377.csv')\""));
        REFUSED(refused, 2, QStringLiteral("UTF-8"));
        QCOMPARE(names(), QStringList());
    }

    void tooMuchMemoryIsRefused() {
#ifdef __SANITIZE_ADDRESS__
        QSKIP("AddressSanitizer needs more address space than this test allows");
#endif
        // 16384 x 4096 doubles are half a gigabyte, and half of what this process may have is allowed.
        put(path(QStringLiteral("P.npy")), "old");
        const Run refused = shell(
            QStringLiteral("ulimit -v 900000; exec \"$PROGRAM\" data encoding-heatmap --n 16384 --d 4096 -o P.npy"));
        REFUSED(refused, 2, QStringLiteral("1.07 GB"), QStringLiteral("0.461 GB"));
        QCOMPARE(contentsOf(path(QStringLiteral("P.npy"))), QByteArray("old"));
    }

    void noDisplayForTheWindow() {
        REFUSED(run(QStringList()), 1, QStringLiteral("display"),
                QStringLiteral(
                    "list, export, panels, data, batch, code, train, lesson, handout, quiz, model, link and help"));
        REFUSED(run(QStringList(), {{QStringLiteral("DISPLAY"), QStringLiteral(":4242")}}), 1,
                QStringLiteral("display"));
    }

    void helpSaysAll() {
        const Run general = run("--help");
        SUCCEEDED(general);
        QCOMPARE(run("help").out, general.out);
        QCOMPARE(run("-h").out, general.out);
        for (const char* word : {"list", "export", "data", "help", "--version", "[FILE]", "--scene", ".csv", ".npy",
                                 ".json", ".tex", ".md", "Exit status"})
            QVERIFY(general.out.contains(word));
        const Run figure = run("help export");
        SUCCEEDED(figure);
        QCOMPARE(run("export --help").out, figure.out);
        QCOMPARE(run("export encoding-heatmap --n 5 -h").out, figure.out);
        for (const char* option :
             {"--all", "--width", "--height", "--dpi", "--theme", "--language", "--transparent", "--preset", "--scene",
              "--format", "--font-size", "--title", "--caption", "--legend", "--colour-bar", "--qr", "--address"})
            QVERIFY2(figure.out.contains(option), option);
        const Run data = run("help data");
        for (const ParameterInfo& info : parameterTable()) {
            QVERIFY(figure.out.contains("--" + QByteArray(info.key.data())));
            QVERIFY(data.out.contains("--" + QByteArray(info.key.data())));
        }
        for (const char* word : {"--table", "--scene", "csv, npy, json, tex or md"})
            QVERIFY2(data.out.contains(word), word);
        // It is read in a terminal.
        for (const QByteArray& line : (general.out + run("help list").out).split('\n'))
            QVERIFY2(QString::fromUtf8(line).size() <= 120, line.constData());
    }

    void version() {
        const Run done = run("--version");
        SUCCEEDED(done);
        static const QRegularExpression pattern(QStringLiteral("^attention-lab \\d+\\.\\d+\\.\\d+\n$"));
        QVERIFY2(QString::fromUtf8(done.out).contains(pattern), done.out.constData());
    }

    void verboseVersionIsWhatTheWindowTells() {
        const Run done = run("--version --verbose");
        SUCCEEDED(done);
        const QStringList lines = QString::fromUtf8(done.out).trimmed().split(u'\n');
        const std::vector<Diagnostic> all = diagnostics("light");
        QCOMPARE(lines.size(), qsizetype(all.size()));
        for (std::size_t i = 0; i < all.size(); ++i) {
            const QString& key = all[i].key;
            const QString& line = lines[qsizetype(i)];
            QVERIFY2(line.startsWith(key + ": ") && line.size() > key.size() + 2, qPrintable(line));
            // Only the program itself knows of what it was built.
            if (key != "commit") QCOMPARE(line, key + ": " + all[i].value);
        }
    }

    void diagnosticsTellNothingOfThePerson() {
        const QString out = QString::fromUtf8(run("--version --verbose").out);
        for (const QString& personal : {path(""), QDir::homePath(), QString("/home")})
            QVERIFY2(!out.contains(personal), qPrintable(personal + " in " + out));
    }

    void corruptSettingsDoNotStopTheWindow() {
        QVERIFY(QDir(path({})).mkpath(QStringLiteral("config/attention-lab")));
        const QString settings = path(QStringLiteral("config/attention-lab/settings.json"));
        put(settings, "{\"theme\": ");
        QProcess window;
        window.setProcessEnvironment(
            environment({{"QT_QPA_PLATFORM", "offscreen"}, {"XDG_CONFIG_HOME", path("config")}}));
        window.start(program(), {});
        QVERIFY(window.waitForStarted(kTimeout));
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(settings + QStringLiteral(".bad")), kTimeout);
        QCOMPARE(contentsOf(settings + QStringLiteral(".bad")), QByteArray("{\"theme\": "));
        // Had it ended by itself, this would be no crash.
        window.terminate();
        QVERIFY(window.waitForFinished(kTimeout));
        QCOMPARE(window.exitStatus(), QProcess::CrashExit);
    }
};

ATTENTION_TEST(CommandLineTest, QCoreApplication)
#include "command_line_test.moc"
