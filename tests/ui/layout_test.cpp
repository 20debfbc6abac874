#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <functional>
#include <memory>

#include <QHash>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTextBrowser>

#include "tests/test_class.h"
#include "tests/ui/exhibits/exhibit_testing.h"
#include "tests/ui/painted_texts.h"
#include "tests/ui/undrawn.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/exporters.h"
#include "ui/figure/formula.h"
#include "ui/text/language.h"
#include "ui/widgets/caption_view.h"
#include "ui/widgets/formula_view.h"
#include "ui/widgets/parameter_slider.h"
#include "ui/widgets/presentation_bar.h"
#include "ui/widgets/style.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/figure_place.h"
#include "ui/window/main_window.h"
#include "ui/window/presentation_window.h"

using namespace attention;

namespace {

/// "order,heads" or "all": looks at these pages alone, and prints a line for each fault.
constexpr const char* kLookAt = "ATTENTION_LAYOUT";

/// Set: every page and every preset is looked at in all places, which takes minutes. Else, and unless a page is asked
/// for, in some of them, other ones on each page.
constexpr const char* kEverywhere = "ATTENTION_LAYOUT_EVERYWHERE";
/// A folder for pictures with faults, which are marked.
constexpr const char* kPictures = "ATTENTION_LAYOUT_PICTURES";

/// What can be read on a screen, and on paper in points, where scripts are in proportion.
constexpr double kMinLabel = 11, kMinExponent = 8.5, kMinPoints = 6;
constexpr double kPixelsPerPoint = kLogicalDpi / 72;
constexpr TextLimits kOnScreen{kMinLabel, kMinExponent};
constexpr TextLimits kInPrint{kMinPoints * kPixelsPerPoint, kMinPoints* kPixelsPerPoint* kMinExponent / kMinLabel};

/// On a stage of 1920 x 1080, a hair below a whole number of pixels; on others in proportion.
constexpr double kMinOnStage = 23.9;
const QSize kStage(1920, 1080);
const std::array kStages{kStage, QSize(1280, 720)};
const std::array kWindows{QSize(1000, 640), QSize(1280, 720), QSize(1280, 800), QSize(1920, 1080)};
const std::array kTextSizes{100, 150};
const std::array kPages{QSize(120, 80), QSize(89, 60)};  ///< millimetres

/// Where a picture is looked at.
struct Place {
    QSize window;          ///< of the screen, or
    QSize page;            ///< of paper, in millimetres
    QString code;          ///< of the language
    int text = 100;        ///< per cent; on paper and on a stage always 100
    bool isStage = false;  ///< the window is a presentation's

    bool isPaper() const { return !page.isEmpty(); }
    QString name() const {
        const QSize size = isPaper() ? page : window;
        const QString room = QStringLiteral("%1x%2").arg(size.width()).arg(size.height());
        if (isStage) return QStringLiteral("stage %1 %2").arg(room, code);
        return isPaper() ? QStringLiteral("%1mm %2").arg(room, code)
                         : QStringLiteral("%1 %2 %3").arg(room, code).arg(text);
    }
};

QString latin(std::string_view text) {
    return QString::fromLatin1(text.data(), qsizetype(text.size()));
}

QStringList lookedAt() {
    return qEnvironmentVariable(kLookAt).split(u',', Qt::SkipEmptyParts);
}

bool isAsked(const QString& id) {
    return lookedAt().contains(id) || lookedAt().contains(QLatin1String("all"));
}

bool isEverywhere() {
    return qEnvironmentVariableIsSet(kEverywhere) || !lookedAt().isEmpty();
}

/// Where a scene that opens is looked at: everywhere; or in each language in the smallest window and in another one, on
/// one stage and one sheet of paper, in English in the next larger window, too, and in one language in one window with
/// large text.
std::vector<Place> placesOf(const Exhibit& exhibit) {
    std::vector<Place> places;
    auto turn = std::size_t(std::ranges::find(exhibits(), &exhibit) - exhibits().begin());
    for (const Language& language : languages()) {
        const QString code = latin(language.code);
        const bool isAll = isEverywhere();
        const auto isTaken = [&](std::size_t which, std::size_t count) { return isAll || which == turn % count; };
        for (const int text : kTextSizes)
            for (std::size_t i = 0; i < kWindows.size(); ++i)
                if ((text == 100 && (i == 0 || (i == 1 && code == "en"))) ||
                    (isTaken(i, kWindows.size()) && (text == 100 || isTaken(0, languages().size()))))
                    places.push_back({.window = kWindows[i], .page = {}, .code = code, .text = text});
        for (std::size_t i = 0; i < kStages.size(); ++i)
            if (isTaken(i, kStages.size()))
                places.push_back({.window = kStages[i], .page = {}, .code = code, .isStage = true});
        for (std::size_t i = 0; i < kPages.size(); ++i)
            if (isTaken(i, kPages.size())) places.push_back({.window = {}, .page = kPages[i], .code = code});
        ++turn;
    }
    return places;
}

/// Where other presets are looked at: in the smallest window with the longest words, which all pages have been measured
/// in, and by turns in the usual window and on the smallest page.
std::vector<Place> fewPlaces(std::size_t turn) {
    std::vector<Place> places{{.window = kWindows[0], .page = {}, .code = "pt_BR"}};
    if (turn % 2 == 0)
        places.push_back({.window = kWindows[1], .page = {}, .code = "en"});
    else
        places.push_back({.window = {}, .page = kPages[1], .code = "en"});
    return places;
}

}  // namespace

Q_DECLARE_METATYPE(Place)

/// Every page can be read as it opens: in each window, on paper, in each language, with larger text.
class LayoutTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() {
        loadFonts();
        applyTheme(Theme::light());
    }
    void cleanupTestCase() {
        m_window.reset();
        speak("en");
    }

    void aFaultIsFound_data();
    void aFaultIsFound();

    void everyTextCanBeRead_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("preset");
        QTest::addColumn<QString>("tab");  // empty: what the preset shows
        QTest::addColumn<Place>("place");
        for (const Exhibit* exhibit : exhibits()) {
            const QString id = latin(exhibit->id());
            if (!lookedAt().isEmpty() && !isAsked(id)) continue;
            const auto add = [&](const QString& preset, const std::vector<Place>& places, const QString& tab = {}) {
                for (const Place& place : places)
                    QTest::addRow("%s %s%s %s", qPrintable(id), qPrintable(preset),
                                  qPrintable(tab.isEmpty() ? tab : QStringLiteral(" ") + tab), qPrintable(place.name()))
                        << id << preset << tab << place;
            };
            add("start", placesOf(*exhibit));
            // The first tab is the one that it starts with.
            for (const FigureTab& tab : exhibit->tabs())
                add("start", placesOf(*exhibit), &tab == &exhibit->tabs().front() ? latin(kShowAll) : latin(tab.name));
            std::size_t turn = 0;
            for (const Preset& preset : exhibit->presets())
                if (preset.name != "start")
                    add(latin(preset.name), isEverywhere() ? placesOf(*exhibit) : fewPlaces(turn++));
        }
    }
    void everyTextCanBeRead() {
        QFETCH(QString, id);
        QFETCH(QString, preset);
        QFETCH(QString, tab);
        QFETCH(Place, place);
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        const Room room = place.isPaper() ? Room() : roomFor(exhibit, place);
        Scene scene = preset == "start" ? startScene(exhibit) : presetScene(exhibit, preset.toStdString());
        if (!tab.isEmpty()) scene.parameters.show = tab.toStdString();
        // How long a run is, is written in the same places on all presets of a page.
        scene = preset == "start" || isEverywhere() ? trainedBriefly(exhibit, std::move(scene))
                                                    : madeBrief(exhibit, std::move(scene));
        speak(place.code);
        const auto figure = exhibit.makeFigure();
        figure->setInteractive(!place.isPaper());
        figure->display(scene, studiedOnce(exhibit, scene).study());
        if (place.isPaper())
            verify(printed(*figure, place.page));
        else
            verify(shown(*figure, scene, room, limits(place)),
                   QStringLiteral(" (figure %1x%2)").arg(room.size.width()).arg(room.size.height()));
    }

    /// Pages of paper on which texts once met, or were cut.
    void unusualPaperCanBeRead_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("preset");
        QTest::addColumn<QString>("values");
        QTest::addColumn<QSize>("page");
        QTest::addColumn<double>("fontSize");
        QTest::addColumn<int>("tokens");  // of 12 heads that were loaded; 0: none were
        const auto row = [](const char* name, const char* id, const char* preset, const char* values, QSize page,
                            double fontSize = kFontPoints, int tokens = 0) {
            QTest::addRow("%s", name) << id << preset << values << page << fontSize << tokens;
        };
        row("a name much longer than its axis", "encoding-heatmap", "d2l", "d=4", {55, 45});
        row("two names much longer than their axes", "encoding-heatmap", "d2l", "d=512", {55, 45});
        row("a low colour bar with a mark", "encoding-heatmap", "start", "", {120, 60});
        row("a low colour bar beside few columns", "encoding-heatmap", "start", "d=4", {89, 60});
        for (const int tokens : {4, 8, 9, 10, 12, 16, 24})
            for (const bool isAlone : {false, true})
                row(qPrintable(QStringLiteral("%1 heads, %2 words").arg(isAlone ? "one of 12" : "12").arg(tokens)),
                    "heads", "", isAlone ? "isolate-head=on" : "", {260, 150}, 10, tokens);
    }
    void unusualPaperCanBeRead() {
        QFETCH(QString, id);
        QFETCH(QString, preset);
        QFETCH(QString, values);
        QFETCH(QSize, page);
        QFETCH(double, fontSize);
        QFETCH(int, tokens);
        speak("en");
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        Scene scene = preset.isEmpty() ? commandScene(exhibit) : presetScene(exhibit, preset.toStdString());
        for (const QString& each : values.split(u' ', Qt::SkipEmptyParts)) {
            const std::string key = each.section(u'=', 0, 0).toStdString();
            setValue(scene.parameters, *findParameter(key),
                     parseValue(*exhibit.findUse(key), each.section(u'=', 1).toStdString()));
        }
        if (tokens > 0) {
            constexpr Index kHeads = 12;
            for (int i = 0; i < tokens; ++i)
                scene.parameters.tokens += i % 3 == 0 ? " representations" : i % 3 == 1 ? " because" : " it";
            scene = withArray(exhibit, scene, "attention", {kHeads, tokens, tokens},
                              std::vector(std::size_t(kHeads * tokens * tokens), 1.0 / tokens));
        }
        scene = adaptScene(exhibit, std::move(scene));
        const auto figure = exhibit.makeFigure();
        figure->setInteractive(false);
        figure->display(scene, studiedOnce(exhibit, scene).study());
        verify(printed(*figure, page, fontSize));
    }

    void aColourBarNamesBothEnds_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("preset");
        QTest::addColumn<std::int64_t>("row");
        for (const char* preset : {"start", "d2l"})
            for (const QSize size : {QSize(208, 170), QSize(336, 227), QSize(454, 227), QSize(454, 302)})
                for (const std::int64_t row : {0, 3, 5, 11})  // of values at, near and between the ends
                    QTest::addRow("%s %d x %d, row %d", preset, size.width(), size.height(), int(row))
                        << size << preset << row;
    }
    void aColourBarNamesBothEnds() {
        QFETCH(QSize, size);
        QFETCH(QString, preset);
        QFETCH(std::int64_t, row);
        speak("en");
        const Exhibit& exhibit = *findExhibit("encoding-heatmap");
        Scene scene = presetScene(exhibit, preset.toStdString());
        setSelection(scene.parameters, Cell{row, 1, {}});
        const auto figure = exhibit.makeFigure();
        figure->setInteractive(false);
        figure->display(scene, studiedOnce(exhibit, scene).study());
        // Where it has too little room the whole is drawn smaller.
        const QSize whole = size.expandedTo(figure->minimumLogicalSize());
        PaintedTexts texts(whole);
        QCPPainter painter(&texts);
        painter.setMode(QCPPainter::pmNoCaching);
        figure->paint(painter, whole);
        painter.end();
        // The rightmost texts are the bar's.
        QStringList beside;
        double right = 0;
        for (const PaintedText& text : texts.visible()) right = std::max(right, text.box.left());
        for (const PaintedText& text : texts.visible())
            if (text.box.left() > right - 12) beside += text.text;
        const auto isNumber = [&](double value) {
            return std::ranges::any_of(beside, [value](QString text) {
                return std::abs(text.replace(QChar(0x2212), u'-').toDouble() - value) < 0.01;
            });
        };
        const bool hasTicks = preset == "d2l" && beside.size() > 1 && isNumber(0);
        QVERIFY2((isNumber(1) && isNumber(-1)) || hasTicks, qPrintable(beside.join(u' ')));
    }

    /// Under the figure in a window, above and below it on a stage.
    void noCaptionScrolls_data() {
        QTest::addColumn<QString>("id");
        for (const Exhibit* exhibit : exhibits())
            if (const QString id = latin(exhibit->id()); lookedAt().isEmpty() || isAsked(id))
                QTest::addRow("%s", qPrintable(id)) << id;
    }
    void noCaptionScrolls() {
        QFETCH(QString, id);
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        for (const Place& place : placesOf(exhibit))
            if (!place.isPaper()) roomFor(exhibit, place);
        verify(m_captionFaults[id]);
    }

 private:
    static void speak(const QString& code) {
        if (latin(currentLanguage().code) != code) installLanguage(*findLanguage(code.toStdString()));
    }

    /// Fails with all of them. Those that were asked for are printed, one a line, with the row before them.
    static void verify(const QStringList& faults, const QString& note = {}) {
        if (!lookedAt().isEmpty())
            for (const QString& fault : faults)
                std::printf("%s%s: %s\n", QTest::currentDataTag(), qPrintable(note), qPrintable(fault));
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n')));
    }

    /// What is wrong with a figure's texts. @param scale  pixels of the page for one of the figure's
    static QStringList faultsOf(Figure& figure, QSize page, double scale, const TextLimits& limits) {
        const QSize size(int(std::ceil(page.width() / scale)), int(std::ceil(page.height() / scale)));
        const auto paint = [&](QPaintDevice& device) {
            QCPPainter painter(&device);
            painter.setMode(QCPPainter::pmNoCaching);
            painter.scale(scale, scale);
            figure.paint(painter, size);
        };
        PaintedTexts texts(page);
        paint(texts);
        const std::vector<TextFault> faults = textFaults(texts, limits);
        QStringList words;
        for (const TextFault& fault : faults) words += fault.words;
        if (const QString folder = qEnvironmentVariable(kPictures); !folder.isEmpty() && !faults.empty()) {
            constexpr int kAround = 40;
            QImage picture(page.grownBy({kAround, kAround, kAround, kAround}), QImage::Format_RGB32);
            picture.fill(Qt::lightGray);
            QImage inner(page, QImage::Format_RGB32);
            inner.fill(figure.theme().surface);
            paint(inner);
            QPainter painter(&picture);
            painter.translate(kAround, kAround);
            painter.drawImage(0, 0, inner);
            painter.setPen(QPen(Qt::red, 1));
            for (const TextFault& fault : faults) painter.drawRect(fault.place.adjusted(-2, -2, 2, 2));
            picture.save(QStringLiteral("%1/%2.png").arg(folder, QString(QTest::currentDataTag()).replace(u' ', u'_')));
        }
        return words;
    }

    /// The figure's room in a window.
    struct Room {
        QSize size;        ///< pixels of the screen
        double scale = 1;  ///< pixels of the screen by the figure's own
    };

    /// What is wrong with a figure as the window draws it.
    static QStringList shown(Figure& figure, const Scene& scene, const Room& room, const TextLimits& limits) {
        return faultsOf(figure, figureRect(scene, {{}, room.size}).size(), room.scale, limits);
    }
    static TextLimits limits(const Place& place) {
        if (!place.isStage) return kOnScreen;
        const double size = kMinOnStage * place.window.height() / kStage.height();
        return {size, size * kMinExponent / kMinLabel};
    }

    /// As renderFigure() draws it. @param page  millimetres
    static QStringList printed(Figure& figure, const QSize& page, double fontSize = kFontPoints) {
        const QSizeF room = QSizeF(page) / kMillimetresPerInch * kLogicalDpi * kFontPoints / fontSize;
        const QSizeF least = figure.minimumLogicalSize();
        const double shrunk = std::min({1.0, room.width() / least.width(), room.height() / least.height()});
        return faultsOf(figure, {int(room.width()), int(room.height())}, shrunk, kInPrint);
    }

    /// What of the words under the figure cannot be seen; empty: nothing.
    static QString captionFault(const CaptionView& caption) {
        for (const QScrollArea* area : caption.findChildren<QScrollArea*>())
            if (const int most = area->verticalScrollBar()->maximum(); area->isVisible() && most > 0)
                return QStringLiteral("caption scrolls by %1 px").arg(most);
        if (!caption.parentWidget()->rect().contains(caption.geometry())) return QStringLiteral("caption is cut");
        int shown = 0;
        for (const QTextBrowser* words : caption.findChildren<QTextBrowser*>()) {
            if (!words->isVisible()) continue;
            ++shown;
            const QSizeF needed = words->document()->size();
            // Lines need not end at a whole pixel, and a Chinese full stop has nothing in its right half.
            if (needed.height() >= words->viewport()->height() + 1 || needed.width() >= words->viewport()->width() + 2)
                return QStringLiteral("“%1” needs %2 x %3, has %4 x %5")
                    .arg(words->document()->toPlainText())
                    .arg(needed.width())
                    .arg(needed.height())
                    .arg(words->viewport()->width())
                    .arg(words->viewport()->height());
        }
        if (shown == 0) return QStringLiteral("there is no caption");
        for (const FormulaView* formula : caption.findChildren<FormulaView*>())
            if (formula->isVisible() &&
                (!formula->fits(formula->width()) || formula->heightForWidth(formula->width()) > formula->height()))
                return QStringLiteral("a formula of the caption is cut");
        for (const QWidget* child : caption.findChildren<QWidget*>()) {
            if (!child->isVisible() || child->size().isEmpty() || child->isWindow()) continue;
            if (!caption.rect().contains(QRect(child->mapTo(&caption, QPoint()), child->size())))
                return QStringLiteral("caption is cut");
        }
        return {};
    }

    /// The figure's room on a page that opens. Measured for all places of a page at once:
    /// another page costs a window more than another size.
    Room roomFor(const Exhibit& exhibit, const Place& place) {
        const QString id = latin(exhibit.id());
        if (!m_rooms.contains(id + place.name())) measureRooms(exhibit);
        return m_rooms.value(id + place.name());
    }
    void measureRooms(const Exhibit& exhibit) {
        if (!m_window) {
            m_folder = std::make_unique<QTemporaryDir>();
            m_settings = std::make_unique<Settings>(m_folder->filePath("settings.json"));
            m_window = std::make_unique<MainWindow>(*m_settings);
            // Only laid out: nothing of it is seen.
            m_window->setUpdatesEnabled(false);
            m_window->show();
        }
        const QString id = latin(exhibit.id());
        m_window->model().resetTo(trainedBriefly(exhibit, startScene(exhibit)));
        ExhibitPage& page = m_window->page();
        QVERIFY(QTest::qWaitFor([&] { return &page.shown().exhibit() == &exhibit && page.shown(); }, 60000));
        knownStudies().push_back(page.shown());
        page.figure()->hide();
        leaveUndrawn(*page.figure());
        // The focus of a figure that is hidden goes on, and a panel with the focus stays where room is short.
        if (QWidget* focused = m_window->focusWidget()) focused->clearFocus();
        const auto* caption = m_window->findChild<CaptionView*>();
        int text = 100;
        for (const Place& place : placesOf(exhibit)) {
            if (place.isPaper() || place.isStage) continue;
            speak(place.code);
            if (place.text != text) {
                // The text of a window that is large enough for it.
                m_window->resize(kWindows.back());
                m_window->setTextSize(text = place.text);
            }
            m_window->resize(place.window);
            const QWidget* room = page.figure()->parentWidget();
            for (QSize before; before != room->size();) {
                before = room->size();
                QCoreApplication::processEvents();
            }
            // Heights follow widths, and they the words.
            for (int i = 0; i < 3; ++i) {
                QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
                QCoreApplication::processEvents();
            }
            m_rooms[id + place.name()] = {room->size(), page.figure()->scale()};
            if (isAsked(id) && place.name() == QLatin1String("1280x800 en 100")) printShares(id, place, *caption);
            // What lies above it, on each page.
            const int high = m_captionHeights.value(place.name(), caption->height());
            m_captionHeights[place.name()] = high;
            if (high != caption->height())
                m_captionFaults[id] += QStringLiteral("%1: the caption is %2 px high, on another page %3")
                                           .arg(place.name())
                                           .arg(caption->height())
                                           .arg(high);
            if (const QString fault = captionFault(*caption); !fault.isEmpty())
                m_captionFaults[id] += place.name() + QStringLiteral(": ") + fault;
        }
        m_window->setTextSize(100);
        PresentationWindow stage(m_window->model(), page, m_window->panel());
        stage.setAttribute(Qt::WA_DontShowOnScreen);
        stage.setUpdatesEnabled(false);
        leaveUndrawn(*stage.figure());
        stage.show();
        for (const Place& place : placesOf(exhibit)) {
            if (!place.isStage) continue;
            speak(place.code);
            stage.resize(place.window);
            // Words have their room once the widths are known.
            for (int i = 0; i < 2; ++i) QCoreApplication::processEvents();
            m_rooms[id + place.name()] = {stage.figureAreaSize(), stage.figure()->scale()};
            for (const QString& fault : stageFaults(stage))
                m_captionFaults[id] += place.name() + QStringLiteral(": ") + fault;
        }
    }

    /// How much of the window is the figure's, and how many words stand under it.
    void printShares(const QString& id, const Place& place, const CaptionView& caption) {
        const QSize room = m_rooms[id + place.name()].size;
        qsizetype words = 0;
        for (const char* name : {"see", "try"}) {
            const auto* text = caption.findChild<QTextEdit*>(QLatin1String(name));
            if (text->isVisible()) words += text->toPlainText().simplified().split(u' ', Qt::SkipEmptyParts).size();
        }
        std::printf("%s: figure %.1f %% of %s, %d words below\n", qPrintable(id),
                    100.0 * room.width() * room.height() / (place.window.width() * place.window.height()),
                    qPrintable(place.name()), int(words));
    }

    /// Which words around the figure cannot be read.
    static QStringList stageFaults(const PresentationWindow& stage) {
        QStringList faults;
        for (const QLabel* label : stage.findChildren<QLabel*>()) {
            if (!label->isVisible() || label->text().isEmpty()) continue;
            const QRect room = label->contentsRect();
            const QRect needed = label->fontMetrics().boundingRect(
                QRect(0, 0, room.width(), 1 << 14), label->wordWrap() ? Qt::TextWordWrap : 0, label->text());
            if (needed.width() > room.width() || needed.height() > room.height() ||
                !stage.rect().contains(QRect(label->mapTo(&stage, QPoint()), label->size())))
                faults += QStringLiteral("“%1” is cut").arg(label->text());
            if (label->text().endsWith(u'…')) faults += QStringLiteral("“%1” is cut short").arg(label->text());
        }
        for (const auto* slider : stage.bar().findChildren<ParameterSlider*>())
            if (slider->isVisible() && slider->width() < slider->minimumSizeHint().width())
                faults += QStringLiteral("the slider %1 has no room").arg(slider->objectName());
        return faults;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;
    QHash<QString, Room> m_rooms;  ///< by page and place
    QHash<QString, QStringList> m_captionFaults;
    QHash<QString, int> m_captionHeights;  ///< by place
};

using Paint = std::function<void(QCPPainter&)>;
Q_DECLARE_METATYPE(Paint)

void LayoutTest::aFaultIsFound_data() {
    QTest::addColumn<Paint>("paint");
    QTest::addColumn<QList<int>>("kinds");
    const auto row = [](const char* name, const QList<int>& kinds, Paint paint) {
        QTest::addRow("%s", name) << std::move(paint) << kinds;
    };
    const auto text = [](QCPPainter& painter, QPointF place, const QString& words, double size = 12) {
        QFont font = textFont(12);
        font.setPixelSize(int(size));
        painter.setFont(font);
        painter.drawText(place, words);
    };
    const auto upright = [=](QCPPainter& painter, QPointF place) {
        painter.save();
        painter.translate(place);
        painter.rotate(-90);
        text(painter, {0, 0}, "upright");
        painter.restore();
    };
    const auto square = [](QCPPainter& painter, QPointF place, double size) {
        const Expression expression = formula::power(formula::symbol("x", 3), formula::wholeNumber("2"));
        FormulaLayout(expression, size).paint(painter, place, Theme::light(), Qt::black);
    };
    const auto fill = [](QCPPainter& painter, const QRectF& rect, const QColor& colour = Qt::white) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawRoundedRect(rect, 3, 3);
        painter.setPen(Qt::black);
    };
    const int overlap = TextFault::Overlap, cut = TextFault::Cut, outside = TextFault::Outside,
              small = TextFault::Small;
    row("apart", {}, [=](QCPPainter& p) { text(p, {20, 30}, "left"), text(p, {60, 30}, "right"); });
    row("on each other", {overlap}, [=](QCPPainter& p) { text(p, {20, 30}, "left"), text(p, {30, 30}, "right"); });
    row("lines of text", {}, [=](QCPPainter& p) { text(p, {20, 30}, "gypsy"), text(p, {20, 44}, "Kind"); });
    row("lines too close", {overlap}, [=](QCPPainter& p) { text(p, {20, 30}, "gypsy"), text(p, {20, 38}, "Kind"); });
    row("with a rim", {}, [=](QCPPainter& p) { text(p, {20, 30}, "rim"), text(p, {21, 31}, "rim"); });
    row("upright beside", {}, [=](QCPPainter& p) { upright(p, {20, 90}), text(p, {24, 60}, "beside"); });
    row("upright under", {overlap}, [=](QCPPainter& p) { upright(p, {20, 90}), text(p, {10, 60}, "over"); });
    row("Chinese", {overlap}, [=](QCPPainter& p) {
        text(p, {20, 30}, QStringLiteral("位置")), text(p, {32, 30}, QStringLiteral("编码"));
    });
    row("under a tag", {}, [=](QCPPainter& p) {
        text(p, {20, 30}, "10");
        fill(p, {14, 16, 40, 18}, Qt::black);
        text(p, {20, 30}, "tag");
    });
    row("half under a tag", {cut}, [=](QCPPainter& p) { text(p, {20, 30}, "1000"), fill(p, {34, 16, 40, 18}); });
    row("under glass", {}, [=](QCPPainter& p) {
        text(p, {20, 30}, "1000");
        fill(p, {34, 16, 40, 18}, QColor(255, 255, 255, 80));
    });
    row("under two halves", {}, [=](QCPPainter& p) {
        text(p, {20, 30}, "1000");
        p.fillRect(QRectF(10, 10, 24, 30), Qt::white);
        p.fillRect(QRectF(34, 10, 24, 30), Qt::white);
    });
    row("inside a clip", {}, [=](QCPPainter& p) { p.setClipRect(QRect(10, 10, 90, 30)), text(p, {20, 30}, "all"); });
    row("cut by a clip", {cut}, [=](QCPPainter& p) {
        p.setClipRect(QRect(10, 10, 20, 30)), text(p, {20, 30}, "half");
    });
    row("clipped away", {}, [=](QCPPainter& p) { p.setClipRect(QRect(90, 10, 20, 30)), text(p, {20, 30}, "none"); });
    row("over the edge", {outside}, [=](QCPPainter& p) { text(p, {190, 30}, "edge"); });
    row("beyond the edge", {outside}, [=](QCPPainter& p) { text(p, {20, -30}, "beyond"); });
    row("small", {small}, [=](QCPPainter& p) { text(p, {20, 30}, "small", 10); });
    row("made small", {small}, [=](QCPPainter& p) { p.scale(0.8, 0.8), text(p, {20, 30}, "small", 12); });
    row("exponent", {}, [=](QCPPainter& p) { text(p, {20, 30}, "10", 12), text(p, {35, 24}, "3", 9); });
    row("small exponent", {small}, [=](QCPPainter& p) { text(p, {20, 30}, "10", 12), text(p, {35, 24}, "3", 8); });
    row("formula", {}, [=](QCPPainter& p) { square(p, {20, 30}, 14), square(p, {50, 30}, 14); });
    row("formulas on each other", {overlap}, [=](QCPPainter& p) { square(p, {20, 30}, 14), square(p, {24, 30}, 14); });
    row("formula over text", {overlap}, [=](QCPPainter& p) { text(p, {20, 40}, "text"), square(p, {20, 30}, 14); });
    row("small formula", {small}, [=](QCPPainter& p) { square(p, {20, 30}, 10); });
    row("small in a formula", {small}, [=](QCPPainter& p) { square(p, {20, 30}, 11.5); });
}
void LayoutTest::aFaultIsFound() {
    QFETCH(Paint, paint);
    QFETCH(QList<int>, kinds);
    PaintedTexts texts({200, 100});
    QCPPainter painter(&texts);
    paint(painter);
    painter.end();
    QList<int> found;
    QString words;
    for (const TextFault& fault : textFaults(texts, kOnScreen)) {
        found += fault.kind;
        words += fault.words + u'\n';
    }
    QVERIFY2(found == kinds, qPrintable(words));
}

ATTENTION_TEST(LayoutTest, QApplication)
#include "layout_test.moc"
