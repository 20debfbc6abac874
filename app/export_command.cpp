#include "app/export_command.h"

#include <memory>
#include <new>
#include <optional>
#include <utility>
#include <vector>

#include <QDir>
#include <QFileInfo>

#include "app/asked_scene.h"
#include "app/ending.h"
#include "app/offscreen_application.h"
#include "app/output.h"
#include "app/words.h"
#include "app/work_watch.h"
#include "core/number_text.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/studied_scene.h"
#include "ui/figure/theme.h"
#include "ui/files/figure_export.h"
#include "ui/text/language.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

/// What export was asked for, apart from exhibit and scene.
struct ExportRequest {
    ExportChoices choices;
    std::optional<double> width;
    std::optional<double> height;
    const Language* language = nullptr;
};

/// Points, as in "9pt" or "9".
std::optional<double> parseFontSize(std::string_view size) {
    if (size.ends_with("pt")) size.remove_suffix(2);
    const auto points = parseReal(size);
    return points && *points >= kLeastFontPoints && *points <= kMostFontPoints ? points : std::nullopt;
}

/// Words to be drawn; SVG is XML, which cannot hold every character.
QString drawnText(const Command& command, const QString& option) {
    const QString words = command.value(option);
    const auto isBad = [](char32_t character) {
        return QChar::category(character) == QChar::Other_Control || QChar::isNonCharacter(character);
    };
    for (const char32_t character : words.toUcs4())
        if (isBad(character))
            refuse(u"--%1: %2 has %3, which cannot be drawn; accepted: one line of text"_s.arg(
                option, quoted(words), text(codePointText(character))));
    return words;
}

ExportRequest exportRequest(const Command& command, const QString& format) {
    ExportRequest request;
    ExportChoices& choices = request.choices;
    const auto number = [&](const QString& option, auto parse, const QString& accepted) -> std::optional<double> {
        if (!command.has(option)) return std::nullopt;
        const QString value = command.value(option);
        const auto parsed = parse(value.toStdString());
        if (!parsed) refuse(u"--%1: %2 cannot be used here; accepted: %3"_s.arg(option, quoted(value), accepted));
        return parsed;
    };
    const auto choice = [&](const QString& option, const QString& kind, const QStringList& accepted) {
        const QString value = command.value(option, accepted.first());
        requireOneOf(u"--%1: unknown %2"_s.arg(option, kind), value, accepted);
        return value;
    };
    const QString lengths =
        u"%1mm to %2mm, in mm, cm, in, pt or px, as in 120mm"_s.arg(kLeastMillimetres).arg(kMostMillimetres);
    const QStringList switches{u"on"_s, u"off"_s};

    choices.format = *figureFormat(format);
    if (choices.format != FigureFormat::Png && command.has(u"dpi"_s))
        refuse(u"--dpi: %1 has no pixels; accepted: with %2"_s.arg(format, figureFormats().first()));
    choices.transparent = command.has(u"transparent"_s);
    choices.dpi = number(u"dpi"_s, parseDpi, u"numbers %1 to %2"_s.arg(kLeastDpi).arg(kMostDpi)).value_or(choices.dpi);
    const double pixelsPerInch = choices.format == FigureFormat::Png ? choices.dpi : kLogicalDpi;
    const auto parseLength = [&](std::string_view length) { return parseLengthMm(length, pixelsPerInch); };
    request.width = number(u"width"_s, parseLength, lengths);
    request.height = number(u"height"_s, parseLength, lengths);
    choices.fontSize =
        number(u"font-size"_s, parseFontSize, u"%1pt to %2pt"_s.arg(kLeastFontPoints).arg(kMostFontPoints))
            .value_or(choices.fontSize);
    choices.title = drawnText(command, u"title"_s);
    choices.caption = drawnText(command, u"caption"_s);
    choices.legend = choice(u"legend"_s, u"value"_s, switches) == u"on";
    choices.colourBar = choice(u"colour-bar"_s, u"value"_s, switches) == u"on";
    choices.dark = choice(u"theme"_s, u"theme"_s, {u"light"_s, u"dark"_s}) == u"dark";
    QStringList codes;
    for (const Language& language : languages()) codes += text(language.code);
    request.language = findLanguage(choice(u"language"_s, u"language"_s, codes).toStdString());
    return request;
}

/// The choices for one exhibit, once it is known that the figure can be made.
ExportChoices choicesFor(const ExportRequest& request, const Exhibit& exhibit, const Scene& scene) {
    ExportChoices choices = request.choices;
    choices.size = scene.view.size.value_or(FigureSize{});
    choices.size.width = request.width.value_or(choices.size.width);
    choices.size.height = request.height.value_or(choices.size.height);
    const FigureOptions options = figureOptions(choices);
    if (const auto problem = imageProblem(options)) refuse(u"--width, --height, --dpi: %1"_s.arg(*problem));
    if (const auto problem = memoryProblem(exhibit, exhibit.memoryNeeded(scene) + imageMemory(options)))
        refuse(QString::fromStdString(problem->sentence));
    return choices;
}

/// Speaks a language while a figure is drawn: what the command itself says stays English.
class Speaking {
    Q_DISABLE_COPY_MOVE(Speaking)

 public:
    explicit Speaking(const Language& language) { speak(language); }
    ~Speaking() { speak(languages().front()); }

 private:
    static void speak(const Language& language) {
        useLanguage(language);
        QLocale::setDefault(QLocale::c());
    }
};

/// @return a warning where the page has no room for all of the figure
std::optional<QString> writeFigure(OutputFile& output, const Exhibit& exhibit, const Scene& scene,
                                   ExportChoices choices, const Language& language) {
    const Speaking speaking(language);
    const StudiedScene shown = studied(exhibit, scene);
    if (choices.title == u"auto") choices.title = exhibit.wordsOf(scene).title;
    if (choices.caption == u"auto") choices.caption = readyCaption(shown);
    const QByteArray bytes = exportedFigure(shown, choices);
    if (bytes.isEmpty()) throw std::bad_alloc();
    output.write({bytes.constData(), std::size_t(bytes.size())});
    const QStringList missing = leftOut(shown, choices);
    if (missing.isEmpty()) return std::nullopt;
    return u"%1: no room at %2 x %3 mm for: %4; a larger --width or --height has it"_s.arg(
        text(exhibit.id()), QString::number(choices.size.width), QString::number(choices.size.height),
        missing.join(u", "_s));
}

void exportOne(const Command& command) {
    const QString path = command.value(u"o"_s);
    const ExportRequest request = exportRequest(command, command.format(figureFormats()));
    WorkWatch watch;
    watch.tell(u"reading"_s);
    const AskedScene asked = askedScene(command);
    const ExportChoices choices = choicesFor(request, *asked.exhibit, asked.scene);

    const OffscreenApplication application;
    watch.tell(u"waiting for the output"_s);
    const auto output = openOutput(path);
    requireWritten(*output, path);
    watch.tell(u"drawing "_s + text(asked.exhibit->id()));
    const auto tooSmall = writeFigure(*output, *asked.exhibit, asked.scene, choices, *request.language);
    commit(*output, path);
    watch.end();
    if (tooSmall) printWarning(*tooSmall);
    for (const QString& warning : asked.warnings) printWarning(warning);
    for (const QString& note : asked.notes) printNote(note);
}

void exportAll(const Command& command) {
    command.requireArguments(0);
    QStringList ofOneExhibit{u"preset"_s,  u"scene"_s,     u"input"_s,  u"memory"_s, u"weights"_s,
                             u"learned"_s, u"attention"_s, u"tensor"_s, u"header"_s};
    for (const ParameterInfo& info : parameterTable()) ofOneExhibit += text(info.key);
    for (const QString& option : ofOneExhibit)
        if (command.has(option))
            refuse(u"--%1: --all draws every exhibit at its defaults; accepted: --%1 with one exhibit"_s.arg(option));
    const QString format = command.value(u"format"_s, u"svg"_s);
    requireOneOf(u"--format: unknown format"_s, format, figureFormats());
    const ExportRequest request = exportRequest(command, format);

    const QString folder = command.value(u"o"_s);
    const QFileInfo info(folder);
    if (folder == u"-" || (!info.isDir() && figureFormats().contains(info.suffix().toLower())))
        refuse(u"-o: %1 names one file, and --all writes one for every exhibit; accepted: -o FOLDER"_s.arg(
            quoted(folder)));
    if (info.exists() && !info.isDir()) fail(u"%1: it is not a folder"_s.arg(folder));
    struct Picture {
        const Exhibit* exhibit;
        Scene scene;
        ExportChoices choices;
        QString path;
        std::unique_ptr<OutputFile> file;
    };
    std::vector<Picture> pictures;
    for (const Exhibit* exhibit : exhibits()) {
        Scene scene = fitted(*exhibit, bareScene(*exhibit));
        const ExportChoices choices = choicesFor(request, *exhibit, scene);
        pictures.push_back(
            {exhibit, std::move(scene), choices, u"%1/%2.%3"_s.arg(folder, text(exhibit->id()), format), nullptr});
    }

    WorkWatch watch;
    watch.tell(u"drawing"_s);
    const OffscreenApplication application;
    const bool isNew = !info.exists();
    if (isNew) watch.setNewFolder(QFile::encodeName(folder));
    if (isNew && !QDir().mkdir(folder))
        fail((info.dir().exists() ? u"%1: the folder cannot be made there"_s
                                  : u"%1: the folder in which it would be made does not exist"_s)
                 .arg(folder));
    QStringList warnings;
    try {
        for (Picture& picture : pictures) {
            picture.file = openOutput(picture.path);
            requireWritten(*picture.file, picture.path);
        }
        double drawn = 0;
        for (const Picture& picture : pictures) {
            watch.setShare(drawn++ / double(pictures.size()));
            if (const auto tooSmall =
                    writeFigure(*picture.file, *picture.exhibit, picture.scene, picture.choices, *request.language))
                warnings += *tooSmall;
            requireWritten(*picture.file, picture.path);
        }
        // Only when all are written does the first take its place.
        for (const Picture& picture : pictures) commit(*picture.file, picture.path);
    } catch (...) {
        pictures.clear();
        if (isNew) QDir().rmdir(folder);
        throw;
    }
    for (const QString& warning : warnings) printWarning(warning);
}

}  // namespace

void runExport(const Command& command) {
    if (!command.has(u"o"_s))
        refuse(
            u"-o: the file to write is missing; accepted: -o FILE.png, FILE.svg or FILE.pdf, or a folder with --all"_s);
    if (command.has(u"all"_s))
        exportAll(command);
    else
        exportOne(command);
}

}  // namespace attention
