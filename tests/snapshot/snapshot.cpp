// Writes everything that exhibits show into files, so that a change of the code can be compared with the code before
// it.
//
//   snapshot FOLDER [ID...]
//
// For each preset of each exhibit, or of those that are named, FOLDER/ID/PRESET has
//   THEME-LANGUAGE-SIZE.{svg,pdf,png}  exports, a PNG without its texts
//   table-NAME.csv                     each table that needs no measurement
//   derivations.txt                    "Why this number?" for cells of every matrix, in each language
//   words-LANGUAGE.txt                 title, claim, caption and description
//   pick-map.txt                       which cell, handle or choice lies where, on a grid of kPickStep pixels
//   window-*.png                       the interactive figure: at rest, with another selected cell, with pins, after a
//                                      drag of each kind of handle
// and FOLDER/ID/accessibility-LANGUAGE.txt has the accessibility tree of the whole window on the page's start scene.
// Two runs of one program write the same bytes.

#include <algorithm>
#include <cstdio>
#include <functional>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <QAccessible>
#include <QApplication>
#include <QBuffer>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QMetaEnum>
#include <QTemporaryDir>

#include "core/formula/expression.h"
#include "core/io/csv.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/figure_accessible.h"
#include "ui/figure/theme.h"
#include "ui/files/figure_export.h"
#include "ui/text/derivation_words.h"
#include "ui/text/language.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/main_window.h"

using namespace attention;

namespace {

constexpr int kPickStep = 3;                                // logical pixels
constexpr QSize kFigureSize(820, 470);                      // of the interactive figure, logical pixels
constexpr FigureSize kPageSizes[] = {{120, 80}, {89, 60}};  // millimetres
constexpr double kDpi = 96;                                 // of the PNG files
constexpr QPointF kDrag(40, -30);                           // from where a handle is grabbed, logical pixels
constexpr int kWindowPatience = 60000;                      // milliseconds until a page must be drawn

QString text(std::string_view words) {
    return QString::fromUtf8(words.data(), qsizetype(words.size()));
}

void write(const QString& path, const QByteArray& bytes) {
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.flush())
        throw std::runtime_error((path + QLatin1String(": ") + file.errorString()).toStdString());
}

void write(const QString& path, const QImage& image) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    // The file has the pixels alone.
    QImage pixels = image.convertToFormat(QImage::Format_ARGB32);
    for (const QString& key : pixels.textKeys()) pixels.setText(key, QString());
    if (!pixels.save(&buffer, "PNG")) throw std::runtime_error((path + QLatin1String(": no picture")).toStdString());
    write(path, bytes);
}

std::vector<std::string> matricesOf(const Exhibit& exhibit) {
    const ParameterUse* matrix = exhibit.findUse("matrix");
    if (!matrix) return {std::string()};
    return {matrix->acceptedNames.begin(), matrix->acceptedNames.end()};
}

/// The corners of a matrix and its middle.
std::vector<Cell> sampleCells(const Exhibit& exhibit, const Scene& scene) {
    std::vector<Cell> cells;
    for (const std::string& matrix : matricesOf(exhibit)) {
        const TableShape shape = selectableShape(exhibit, scene.parameters, matrix);
        for (const auto& [row, column] : {std::pair{std::int64_t(0), std::int64_t(0)},
                                          {0, shape.columns - 1},
                                          {shape.rows / 2, shape.columns / 2},
                                          {shape.rows - 1, 0},
                                          {shape.rows - 1, shape.columns - 1}})
            if (const Cell cell{row, column, matrix}; std::ranges::find(cells, cell) == cells.end() && row >= 0)
                cells.push_back(cell);
    }
    return cells;
}

void writeExports(const QString& folder, const EvaluatedScene& shown, std::string_view language) {
    for (const bool dark : {false, true})
        for (const FigureSize size : kPageSizes)
            for (const auto& [format, extension] :
                 {std::pair{FigureFormat::Svg, "svg"}, {FigureFormat::Pdf, "pdf"}, {FigureFormat::Png, "png"}}) {
                ExportOptions choices;
                choices.format = format;
                choices.size = size;
                choices.dpi = kDpi;
                choices.dark = dark;
                const QByteArray bytes = renderExport(shown, choices);
                const QString path =
                    QStringLiteral("%1/%2-%3-%4x%5.%6")
                        .arg(folder, dark ? QStringLiteral("dark") : QStringLiteral("light"), text(language))
                        .arg(size.width)
                        .arg(size.height)
                        .arg(QLatin1String(extension));
                if (format == FigureFormat::Png)
                    write(path, QImage::fromData(bytes));
                else
                    write(path, bytes);
            }
}

void writeTables(const QString& folder, EvaluatedScene shown) {
    if (!selectedCell(shown.scene().parameters))
        shown = shown.withSelection(Cell{0, 0, matricesOf(shown.exhibit()).front()});
    // Times are of the machine, and the next run has others.
    if (shown.exhibit().measurable() && !shown.scene().measurement) return;
    for (const TableDescription& description : shown.exhibit().tables()) {
        QByteArray csv;
        writeCsv(shown.table(description.name),
                 [&](std::string_view piece) { return csv.append(piece.data(), qsizetype(piece.size())), true; });
        write(QStringLiteral("%1/table-%2.csv").arg(folder, text(description.name)), csv);
    }
}

QString written(const DerivationLine& line) {
    QString words = QStringLiteral("  %1 [%2]: ").arg(derivationLineName(line), text(line.name));
    if (line.word.empty()) words += text(expressionText(line.expression)) + QStringLiteral(" = ");
    return words + derivationLineValue(line) + u'\n';
}

QString derivations(const EvaluatedScene& shown) {
    QString words;
    for (const Cell& cell : sampleCells(shown.exhibit(), shown.scene())) {
        const Explanation why = shown.explain(cell);
        words += QStringLiteral("%1[%2, %3]").arg(text(cell.matrix)).arg(cell.row).arg(cell.column);
        for (const Explanation::Tag& tag : why.tags)
            words += QStringLiteral(" | %1 (%2)").arg(tag.text).arg(int(tag.role));
        words += QStringLiteral("\n%1\n%2\n%3\n").arg(why.question, why.value, why.sentence);
        words += text(expressionText(why.derivation.symbolic)) + u'\n';
        words += text(expressionText(why.derivation.numeric())) + u'\n';
        for (const DerivationLine& line : why.derivation.steps) words += written(line);
        words += QStringLiteral(" around it\n");
        for (const DerivationLine& line : why.derivation.context) words += written(line);
        if (why.clock) words += QStringLiteral(" clock %1 %2\n").arg(why.clock->angle).arg(why.clock->sine);
        words += u'\n';
    }
    return words;
}

QString captionWords(const EvaluatedScene& shown) {
    const ExhibitTexts words = shown.exhibit().textsFor(shown.scene());
    const Caption caption = shown.caption();
    QString all = words.name + u'\n' + words.title + u'\n' + words.claim + u'\n';
    for (const Expression& formula : caption.formulas) all += text(expressionText(formula)) + u'\n';
    for (const QString& each : {caption.observation, caption.suggestion, caption.more, caption.relevance,
                                shown.description(), suggestedCaption(shown)})
        all += each + u'\n';
    return all;
}

QImage drawn(Figure& figure) {
    QImage image(kFigureSize, QImage::Format_RGB32);
    image.fill(figure.theme().surface);
    QCPPainter painter(&image);
    figure.paint(painter, kFigureSize);
    return image;
}

std::unique_ptr<Figure> interactiveFigure(const EvaluatedScene& shown) {
    auto figure = shown.exhibit().makeFigure();
    figure->setTheme(Theme::light());
    figure->setInteractive(true);
    figure->resize(kFigureSize);
    figure->display(shown.scene(), shown.study());
    drawn(*figure);
    return figure;
}

/// What a click or a drag at a place would do; empty: nothing.
QString pickedAt(const Figure& figure, const QPointF& place) {
    QString words;
    if (const auto cell = figure.cellAt(place))
        words += QStringLiteral("cell %1[%2, %3] ").arg(text(cell->matrix)).arg(cell->row).arg(cell->column);
    if (const std::string_view key = figure.handleAt(place); !key.empty())
        words += QStringLiteral("handle %1 ").arg(text(key));
    const auto chosen = [&](const char* kind, const std::optional<Figure::ParameterChange>& choice) {
        if (!choice) return;
        words += QStringLiteral("%1 %2=%3 ")
                     .arg(QLatin1String(kind), text(choice->key),
                          text(valueText(*findParameter(choice->key), choice->value)));
        if (choice->also)
            words += QStringLiteral("and %1=%2 ")
                         .arg(text(choice->also->first),
                              text(valueText(*findParameter(choice->also->first), choice->also->second)));
    };
    chosen("click", figure.clickActionAt(place));
    chosen("double-click", figure.doubleClickActionAt(place));
    return words.trimmed();
}

/// One line for each run of equal places: "y x-x what".
QString pickMap(const Figure& figure) {
    QString map;
    for (int y = 0; y < kFigureSize.height(); y += kPickStep) {
        QString before;
        int from = 0;
        for (int x = 0; x <= kFigureSize.width(); x += kPickStep) {
            const QString here = x < kFigureSize.width() ? pickedAt(figure, QPointF(x, y)) : QString();
            if (here == before) continue;
            if (!before.isEmpty())
                map += QStringLiteral("%1 %2-%3 %4\n").arg(y).arg(from).arg(x - kPickStep).arg(before);
            before = here;
            from = x;
        }
    }
    return map;
}

/// One place of each handle: the first in the order of reading.
std::map<std::string, QPointF> handles(const Figure& figure) {
    std::map<std::string, QPointF> found;
    for (int y = 0; y < kFigureSize.height(); y += kPickStep)
        for (int x = 0; x < kFigureSize.width(); x += kPickStep)
            if (const auto key = figure.handleAt(QPointF(x, y)); !key.empty())
                found.try_emplace(std::string(key), x, y);
    return found;
}

void writeInteraction(const QString& folder, const EvaluatedScene& shown) {
    const auto figure = interactiveFigure(shown);
    write(folder + QStringLiteral("/pick-map.txt"), pickMap(*figure).toUtf8());
    write(folder + QStringLiteral("/window-rest.png"), drawn(*figure));

    const std::vector<Cell> cells = sampleCells(shown.exhibit(), shown.scene());
    Scene selected = shown.scene();
    setSelection(selected.parameters, cells.back());
    selected = adaptScene(shown.exhibit(), std::move(selected));
    if (hasSameNumbers(shown.exhibit(), selected, shown.scene()))
        write(folder + QStringLiteral("/window-selected.png"), drawn(*interactiveFigure(shown.withScene(selected))));
    Scene pinned = shown.scene();
    for (const Cell& cell : cells)
        if (pinned.view.pins.size() < kMaxPins) pinned.view.pins.push_back(cell);
    write(folder + QStringLiteral("/window-pinned.png"), drawn(*interactiveFigure(shown.withScene(pinned))));

    for (const auto& [key, place] : handles(*figure)) {
        figure->beginDrag(place);
        Scene scene = shown.scene();
        setValue(scene.parameters, *findParameter(key), figure->handleValue(key, place + kDrag));
        scene = adaptScene(shown.exhibit(), std::move(scene));
        if (findProblem(shown.exhibit(), scene)) continue;
        write(QStringLiteral("%1/window-dragged-%2.png").arg(folder, text(key)),
              drawn(*interactiveFigure(evaluateScene(shown.exhibit(), scene))));
    }
}

void addTree(QString& tree, QAccessibleInterface* node, int depth) {
    if (!node || !node->isValid() || node->state().invisible) return;
    static const QMetaEnum roles = QMetaEnum::fromType<QAccessible::Role>();
    const QAccessible::State state = node->state();
    tree += QString(2 * depth, u' ') + QLatin1String(roles.valueToKey(node->role()));
    for (const auto kind : {QAccessible::Name, QAccessible::Value, QAccessible::Description})
        if (const QString words = node->text(kind); !words.isEmpty())
            tree += QStringLiteral(" | ") + QString(words).replace(u'\n', u' ');
    for (const auto& [isSo, name] : {std::pair{bool(state.disabled), " disabled"},
                                     {bool(state.checked), " checked"},
                                     {bool(state.selected), " selected"},
                                     {bool(state.focusable), " focusable"}})
        if (isSo) tree += QLatin1String(name);
    tree += u'\n';
    // A figure has a cell for each number: the corners stand for all.
    if (const auto* table = node->tableInterface(); table && node->role() == QAccessible::Table) {
        const int rows = table->rowCount(), columns = table->columnCount();
        tree += QStringLiteral("%1%2 rows, %3 columns\n").arg(QString(2 * depth + 2, u' ')).arg(rows).arg(columns);
        for (const auto& [row, column] : {std::pair{0, 0}, {rows - 1, columns - 1}})
            if (QAccessibleInterface* cell = table->cellAt(row, column)) addTree(tree, cell, depth + 1);
        return;
    }
    for (int i = 0; i < node->childCount(); ++i) addTree(tree, node->child(i), depth + 1);
}

void writeAccessibility(const QString& folder, const Exhibit& exhibit, const QString& language) {
    const QTemporaryDir own;
    Settings settings(own.filePath(QStringLiteral("settings.json")));
    settings.setValue(QStringLiteral("exhibit"), text(exhibit.id()));
    settings.setValue(QStringLiteral("language"), language);
    MainWindow window(settings);
    window.resize(1280, 800);
    window.show();
    window.model().resetTo(startScene(exhibit));
    QElapsedTimer waited;
    waited.start();
    const auto isDrawn = [&] {
        return window.page().shown() && &window.page().shown().exhibit() == &exhibit && window.page().queue().isIdle();
    };
    while (!isDrawn()) {
        if (waited.hasExpired(kWindowPatience)) throw std::runtime_error(std::string(exhibit.id()) + ": no picture");
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
    }
    QCoreApplication::processEvents();
    QString tree;
    addTree(tree, QAccessible::queryAccessibleInterface(&window), 0);
    write(QStringLiteral("%1/accessibility-%2.txt").arg(folder, language), tree.toUtf8());
}

void writeExhibit(const QString& folder, const Exhibit& exhibit) {
    for (const Preset& preset : exhibit.presets()) {
        const QString own = folder + u'/' + text(preset.name);
        const EvaluatedScene shown = evaluateScene(
            exhibit, adaptScene(exhibit, applyPreset(exhibit, preset, adaptScene(exhibit, commandScene(exhibit)))));
        QString explained;
        for (const Language& language : languages()) {
            installLanguage(language);
            writeExports(own, shown, language.code);
            write(QStringLiteral("%1/words-%2.txt").arg(own, text(language.code)), captionWords(shown).toUtf8());
            explained += text(language.code) + QStringLiteral("\n\n") + derivations(shown);
        }
        installLanguage(languages().front());
        write(own + QStringLiteral("/derivations.txt"), explained.toUtf8());
        writeTables(own, shown);
        writeInteraction(own, shown);
    }
    for (const Language& language : languages()) writeAccessibility(folder, exhibit, text(language.code));
    installLanguage(languages().front());
}

}  // namespace

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_HASH_SEED", "0");
    const QTemporaryDir runtime;  // without one, Qt says so
    if (qEnvironmentVariableIsEmpty("XDG_RUNTIME_DIR")) qputenv("XDG_RUNTIME_DIR", runtime.path().toUtf8());
    QApplication application(argc, argv);
    const QStringList arguments = QApplication::arguments();
    if (arguments.size() < 2) {
        std::fputs("usage: snapshot FOLDER [ID...]\n", stderr);
        return 2;
    }
    try {
        loadFonts();
        makeFiguresAccessible();
        std::vector<const Exhibit*> chosen(exhibits().begin(), exhibits().end());
        if (arguments.size() > 2) chosen.clear();
        for (const QString& id : arguments.sliced(2)) {
            const Exhibit* exhibit = findExhibit(id.toStdString());
            if (!exhibit) throw std::invalid_argument(id.toStdString() + ": no exhibit has this id");
            chosen.push_back(exhibit);
        }
        for (const Exhibit* exhibit : chosen) writeExhibit(arguments[1] + u'/' + text(exhibit->id()), *exhibit);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "snapshot: %s\n", error.what());
        return 1;
    }
    return 0;
}
