#pragma once

// What the tests of exhibits ask and do alike; what every exhibit owes stands in exhibit_contract_test.cpp.

#include <algorithm>
#include <initializer_list>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <QRegularExpression>
#include <QTranslator>
#include <QtTest>

#include "core/io/csv.h"
#include "core/scene/parameter_table.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/figure.h"
#include "ui/text/glossary.h"

namespace attention {

/// English plurals, without a file of them: "row(s)" is "row" for one and "rows" else.
class Plurals : public QTranslator {
 public:
    QString translate(const char*, const char* source, const char*, int n) const override {
        if (n < 0) return {};
        return QString::fromUtf8(source)
            .replace(QLatin1String("(s)"), QLatin1String(n == 1 ? "" : "s"))
            .replace(QLatin1String("%n"), QString::number(n));
    }
    bool isEmpty() const override { return false; }
};

/// What is trained, on short sequences, or drawn at random takes a moment: pictures and tables are of the same kinds
/// after few steps.
inline void makeSmall(const Exhibit& exhibit, Parameters& parameters) {
    parameters.steps = 2;
    parameters.batchSize = 2;
    parameters.draws = 20;
    if (exhibit.trainable()) parameters.n = 16, parameters.layers = 1;
}

/// "base=100 n=1 before:d=9": values of a scene and of what it is compared with; "before" alone compares with the
/// defaults.
inline Scene sceneOf(const Exhibit& exhibit, const QString& words) {
    Scene scene;
    scene.exhibit = exhibit.id();
    scene.parameters.steps = 2;  // what is trained is trained in a moment
    scene.parameters.tokens = commandScene(exhibit).parameters.tokens;
    for (QString word : words.split(u' ', Qt::SkipEmptyParts)) {
        Parameters* parameters = &scene.parameters;
        if (word.startsWith(QLatin1String("before"))) {
            if (!scene.reference) scene.reference.emplace();
            parameters = &*scene.reference;
            word = word.section(u':', 1);
            if (word.isEmpty()) continue;
        }
        const std::string key = word.section(u'=', 0, 0).toStdString();
        setValue(*parameters, *findParameter(key),
                 parseValue(*exhibit.findUse(key), word.section(u'=', 1).toStdString()));
    }
    return adaptScene(exhibit, std::move(scene));
}

using KeysAndValues = std::initializer_list<std::pair<std::string_view, std::string_view>>;
inline Scene sceneWith(const Exhibit& exhibit, KeysAndValues values) {
    Scene scene;
    scene.exhibit = exhibit.id();
    for (const auto& [key, value] : values)
        setValue(scene.parameters, *findParameter(key), parseValue(*exhibit.findUse(key), value));
    return adaptScene(exhibit, std::move(scene));
}

inline Scene sceneWith(const Exhibit& exhibit, Parameters parameters) {
    Scene scene;
    scene.exhibit = exhibit.id();
    scene.parameters = std::move(parameters);
    return adaptScene(exhibit, std::move(scene));
}

/// With an array as if it had been opened.
inline Scene withArray(const Exhibit& exhibit, Scene scene, const std::string& name, std::vector<Index> shape,
                       std::vector<double> values) {
    scene.arrays[name] = {.path = "x.npy",
                          .checksum = std::string(64, '0'),
                          .shape = shape,
                          .values = std::make_shared<const Array>(Array{shape, std::move(values)})};
    return adaptScene(exhibit, std::move(scene));
}

/// @param show  the parts that are shown; nothing: those of the preset
inline Scene presetScene(const Exhibit& exhibit, std::string_view name, std::optional<std::string_view> show = {}) {
    Scene scene = applyPreset(exhibit, *exhibit.findPreset(name), Scene{});
    if (show) scene.parameters.show = *show;
    return adaptScene(exhibit, std::move(scene));
}

/// A run of training as long as asked for, so that as many steps are shown, but with few sequences in each: the time of
/// a test is for the page. What is learned is said in the tests of these pages.
inline Scene trainedBriefly(const Exhibit& exhibit, Scene scene) {
    if (exhibit.findUse("batch-size")) scene.parameters.batchSize = 2;
    return adaptScene(exhibit, std::move(scene));
}

/// A run of few steps and few draws, where nobody looks at how many there are.
inline Scene madeBrief(const Exhibit& exhibit, Scene scene) {
    constexpr std::int64_t kSteps = 10, kDraws = 20;
    scene.parameters.steps = std::min(scene.parameters.steps, kSteps);
    scene.parameters.draws = std::min(scene.parameters.draws, kDraws);
    return trainedBriefly(exhibit, std::move(scene));
}

inline const Matrix& matrixOf(const Table& table) {
    return *std::get<MatrixTable>(table).values;
}

inline std::string csvOf(const Table& table) {
    std::string text;
    writeCsv(table, [&](std::string_view piece) { return text += piece, true; });
    return text;
}

/// What studiedOnce() knows.
inline std::vector<EvaluatedScene>& knownStudies() {
    static std::vector<EvaluatedScene> known;
    return known;
}

/// studied(), from what was computed before in this program where the numbers are the same: some take half a second.
inline EvaluatedScene studiedOnce(const Exhibit& exhibit, const Scene& scene) {
    for (const EvaluatedScene& each : knownStudies())
        if (&each.exhibit() == &exhibit && hasSameNumbers(exhibit, each.scene(), scene)) return each.withScene(scene);
    return knownStudies().emplace_back(evaluateScene(exhibit, scene));
}

/// Sums of some hundred products in another order.
inline constexpr double kSumRounding = 1e-12;

inline Matrix matrixOf(const Exhibit& exhibit, const Scene& scene, std::string_view table) {
    return matrixOf(studiedOnce(exhibit, scene).table(table));
}

inline ColumnTable columnsOf(const Exhibit& exhibit, const Scene& scene, std::string_view table) {
    return std::get<ColumnTable>(studiedOnce(exhibit, scene).table(table));
}

template <class Value = double>
std::vector<Value> columnOf(const Table& table, std::string_view name) {
    for (const TableColumn& column : std::get<ColumnTable>(table).columns)
        if (column.name == name) return std::get<std::vector<Value>>(column.values);
    throw std::invalid_argument("no column " + std::string(name));
}

/// The picture as it is exported, or as it is in the window.
inline QImage painted(const Exhibit& exhibit, const Scene& scene, QSize size, const Theme& theme = Theme::light(),
                      bool interactive = false) {
    const auto figure = exhibit.makeFigure();
    figure->setTheme(theme);
    figure->setInteractive(interactive);
    figure->display(scene, studiedOnce(exhibit, scene).study());
    QImage image(size, QImage::Format_RGB32);
    image.fill(theme.surface);
    QCPPainter painter(&image);
    figure->paint(painter, size);
    return image;
}

/// The figure as it is in the window: places that are asked about are those of the picture.
inline std::unique_ptr<Figure> shownFigure(const Exhibit& exhibit, const Scene& scene, QSize size) {
    auto figure = exhibit.makeFigure();
    figure->setTheme(Theme::light());
    figure->setInteractive(true);
    figure->resize(size);
    figure->display(scene, studiedOnce(exhibit, scene).study());
    QImage image(size, QImage::Format_RGB32);
    figure->render(&image);
    return figure;
}

/// What is wrong with the pictures of an exhibit's tabs, at its start and in the sizes of windows and of a stage;
/// empty: nothing. The first tab shows the selected cell in three panels at most and drops nothing, and every cell that
/// is found in one of them exists.
inline QString tabsFault(const Exhibit& exhibit) {
    constexpr qsizetype kMaxPanels = 3;
    constexpr int kStep = 7;  // pixels, less than any cell
    Scene scene = madeBrief(exhibit, startScene(exhibit));
    if (exhibit.tabs().empty() || scene.parameters.show != exhibit.tabs().front().name)
        return QStringLiteral("does not begin with its first tab");
    for (const FigureTab& tab : exhibit.tabs())
        for (const QSize size : {QSize(770, 430), QSize(800, 560), QSize(820, 380), QSize(1250, 720)}) {
            scene.parameters.show = tab.name;
            const auto figure = shownFigure(exhibit, scene, size);
            const QString where = QStringLiteral("%1 at %2 x %3: ")
                                      .arg(QString::fromLatin1(tab.name.data(), qsizetype(tab.name.size())))
                                      .arg(size.width())
                                      .arg(size.height());
            std::set<std::string> found;
            for (int y = 0; y < size.height(); y += kStep)
                for (int x = 0; x < size.width(); x += kStep)
                    if (const auto cell = figure->cellAt(QPointF(x, y))) {
                        if (!hasCell(exhibit, scene.parameters, *cell)) return where + "a cell that does not exist";
                        found.insert(cell->matrix);
                    }
            if (found.empty()) return where + "nothing to select";
            if (&tab != &exhibit.tabs().front()) continue;
            if (!figure->droppedItems().isEmpty()) return where + figure->droppedItems().join(u',');
            if (std::ranges::count_if(figure->panels(), [](const auto& panel) { return !panel.place.isEmpty(); }) >
                kMaxPanels)
                return where + "too many panels";
            const auto selected = selectedCell(scene.parameters);
            const auto box = selected ? figure->cellRect(*selected) : std::nullopt;
            if (!box || !QRectF(QPointF(), size).contains(*box)) return where + "the selected cell is not seen";
            if (figure->cellAt(box->center()) != selected) return where + "the selected cell cannot be clicked";
        }
    return {};
}

inline int countOf(const QImage& image, QRgb colour) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) count += image.pixel(x, y) == colour;
    return count;
}

/// Whether there is anything on the surface.
inline bool isDrawnOn(const QImage& image, const Theme& theme = Theme::light()) {
    return countOf(image, theme.surface.rgb()) < image.width() * image.height();
}

/// What is wrong with the words about a scene: a link that leads nowhere, a number that is missing. Empty: nothing.
inline QString wordsFault(const Exhibit& exhibit, const Scene& scene) {
    const EvaluatedScene shown = studiedOnce(exhibit, scene);
    const Caption caption = shown.caption();
    static const QRegularExpression gap(QStringLiteral("%[0-9n]|\\bnan\\b"));
    static const QRegularExpression href(QStringLiteral("<a href=\"([^\"]*)\">"));
    const QString description = shown.description();
    if (description.isEmpty() || description.contains(u'<') || description.contains(gap)) return description;
    if (caption.observation.isEmpty() || caption.suggestion.isEmpty() || caption.relevance.isEmpty())
        return QStringLiteral("no words");
    for (const QString& words : {caption.observation, caption.suggestion, caption.more, caption.relevance}) {
        if (words.contains(gap) || words.count("<a ") != words.count("</a>")) return words;
        qsizetype links = 0;
        for (auto matches = href.globalMatch(words); matches.hasNext(); ++links) {
            const QString link = matches.next().captured(1);
            const std::string rest = link.section(u':', 1).toStdString();
            if (link.startsWith(QLatin1String("term:"))) {
                if (glossaryExplanation(rest).isEmpty()) return link;
            } else if (link.startsWith(QLatin1String("preset:"))) {
                if (!exhibit.findPreset(rest)) return link;
            } else if (link.startsWith(QLatin1String("take:"))) {
                if (!findExhibit(link.mid(5).toStdString())) return link;
            } else if (link.startsWith(QLatin1String("play:"))) {
                if (!exhibit.findUse(rest)) return link;
            } else if (link.startsWith(QLatin1String("compare:"))) {
                if (!exhibit.isComparable() || rest != (scene.reference ? "off" : "on")) return link;
            } else {
                const ParameterUse* use = exhibit.findUse(link.section(u'=', 0, 0).toStdString());
                if (!use) return link;
                try {
                    const ParameterValue value = parseValue(*use, link.section(u'=', 1).toStdString());
                    if (use->key == "row" &&
                        double(std::get<std::int64_t>(value)) > double(currentBounds(*use, scene.parameters).maximum))
                        return link;
                } catch (const ParameterError&) {
                    return link;
                }
            }
        }
        if (links != words.count("<a ")) return words;
    }
    return {};
}

}  // namespace attention
