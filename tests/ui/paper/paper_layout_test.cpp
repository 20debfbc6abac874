#include <map>
#include <set>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include "tests/test_class.h"
#include "tests/ui/exhibits/exhibit_testing.h"
#include "tests/ui/painted_texts.h"
#include "ui/figure/theme.h"
#include "ui/lesson/challenges.h"
#include "ui/lesson/exercise_pool.h"
#include "ui/lesson/lesson_file.h"
#include "ui/lesson/lesson_scene.h"
#include "ui/paper/handout.h"
#include "ui/paper/paper_blocks.h"

using namespace attention;

namespace {

/// A block of one height, to see where it is placed.
class Box : public PaperBlock {
 public:
    explicit Box(double least, double most = 0) : m_least(least), m_most(std::max(least, most)) {}
    Heights heights(double) const override { return {m_least, m_most}; }
    void paint(QCPPainter&, const QRectF&) const override {}
    QByteArray html() const override { return {}; }

 private:
    double m_least, m_most;
};

PaperGroup groupOf(double height, double most = 0) {
    return {{std::make_shared<Box>(height, most)}};
}

EvaluatedScene sceneOf(const LessonStep& step) {
    const LessonScene scene = resolveStepScene(step, QString());
    return evaluateScene(*scene.exhibit, scene.scene);
}

bool matches(const QRegularExpression& words, const std::string& text) {
    return words.match(QString::fromStdString(text)).hasMatch();
}

/// How many texts of a figure on paper are numbers.
qsizetype numbersIn(const PaperBlock& block, const QSizeF& size) {
    PaintedTexts page(size);
    QCPPainter painter(&page);
    painter.setMode(QCPPainter::pmNoCaching);
    block.paint(painter, QRectF({}, size));
    painter.end();
    return std::ranges::count_if(page.visible(), [](const PaintedText& each) {
        return std::ranges::any_of(each.text, [](QChar sign) { return sign.isDigit(); });
    });
}

}  // namespace

/// Where the blocks of a document stand on its pages.
class PaperLayoutTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() { loadFonts(); }

    void handouts_data() {
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<bool>("hasAnswers");
        QTest::addColumn<int>("size");
        for (const char* lesson : {"order-is-lost", "what-it-costs"})
            for (const bool hasAnswers : {false, true})
                for (const PaperSize size : {PaperSize::A4, PaperSize::Letter})
                    QTest::addRow("%s, %s, %d", lesson, hasAnswers ? "answers" : "pupils", int(size))
                        << QString::fromLatin1(lesson) << hasAnswers << int(size);
    }
    /// Blocks stay inside the margins, do not overlap, and a question is on one page.
    void handouts() {
        QFETCH(QString, lesson);
        QFETCH(bool, hasAnswers);
        QFETCH(int, size);
        const OpenedLesson opened = readLessonFile(QStringLiteral(":/lessons/%1.lesson").arg(lesson));
        const PaperDocument document =
            makeHandout(opened.lesson, evaluateHandout(opened, hasAnswers), {PaperSize(size), hasAnswers, "en"});
        QCOMPARE(document.groups.size(), opened.lesson.steps.size());
        const PaperLayout layout(document);
        QVERIFY(layout.pages().size() < 2 * document.groups.size());
        std::map<std::size_t, std::set<std::size_t>> pagesOfQuestion;
        const double width = paperTextWidth(document.size), margin = (layout.pageSize().width() - width) / 2;
        for (std::size_t page = 0; page < layout.pages().size(); ++page) {
            double bottom = 0;
            for (const PaperLayout::PlacedBlock& place : layout.pages()[page].blocks) {
                QVERIFY(place.rect.top() >= bottom);
                bottom = place.rect.bottom();
                QVERIFY(place.rect.left() >= margin - 1 && place.rect.right() <= margin + width + 1);
                if (!place.isSolution) pagesOfQuestion[place.group].insert(page);
            }
            QVERIFY(bottom < layout.pageSize().height() - 40);  // above the number of the page
            QVERIFY(!layout.pages()[page].blocks.back().block->staysWithNext());
        }
        QCOMPARE(pagesOfQuestion.size(), document.groups.size());
        for (const auto& [group, pages] : pagesOfQuestion) QCOMPARE(pages.size(), std::size_t(1));
    }

    void answersAreOnLaterPages_data() {
        QTest::addColumn<QString>("lesson");
        for (const QString& file : courseFiles()) QTest::addRow("%s", qPrintable(QFileInfo(file).baseName())) << file;
    }
    /// What follows a question goes on from its answer: it is on a later page of a pupil's copy, and the page says so.
    /// Only a step of which the lesson says that it tells nothing of that answer is on the same page.
    void answersAreOnLaterPages() {
        QFETCH(QString, lesson);
        const OpenedLesson opened = readLessonFile(lesson);
        const PaperDocument document =
            makeHandout(opened.lesson, evaluateHandout(opened, false), {PaperSize::A4, false, "en"});
        const PaperLayout layout(document);
        for (const PaperLayout::Page& page : layout.pages()) {
            std::set<std::size_t> asked;
            for (const PaperLayout::PlacedBlock& place : page.blocks) {
                const LessonStep& step = opened.lesson.steps[place.group];
                QVERIFY(asked.empty() || asked.contains(place.group) || (step.sharesPage && asked.size() < 2));
                if (step.question) asked.insert(place.group);
            }
            QVERIFY(page.blocks.back().rect.bottom() < layout.pageSize().height() - 40);
            QCOMPARE(page.isAnsweredFirst, !asked.empty() && &page != &layout.pages().back());
        }
    }

    /// What is read on paper, too, says nothing of mouse, keys and the parts of the window.
    void questionsAreForPaper() {
        static const QRegularExpression kWindow(
            QStringLiteral("\\b(click|drag|slider|press|panel|cli[cq]|arrast|deslizante|painel)|"
                           "[单点双]击|拖|滑块|面板"),
            QRegularExpression::CaseInsensitiveOption);
        std::size_t questions = 0;
        for (const char* folder : {":/lessons", ":/exercises"})
            for (const QFileInfo& file : QDir(QLatin1String(folder)).entryInfoList({QStringLiteral("*.lesson")})) {
                QFile text(file.filePath());
                QVERIFY(text.open(QIODevice::ReadOnly));
                for (const LessonStep& step : readLesson(text.readAll().toStdString()).steps) {
                    if (step.task && !step.question) continue;
                    QVERIFY2(!matches(kWindow, step.words), step.words.c_str());
                    if (!step.question) continue;
                    ++questions;
                    QVERIFY2(!matches(kWindow, step.question->words), step.question->words.c_str());
                    for (const LessonChoice& choice : step.question->choices)
                        QVERIFY2(!matches(kWindow, choice.words), choice.words.c_str());
                }
            }
        QVERIFY(questions > 300);
    }

    void numbersStay_data() {
        QTest::addColumn<QString>("show");
        QTest::addColumn<QString>("covered");
        QTest::addColumn<int>("least");
        QTest::addRow("rows before and after")
            << "order --preset start --tokens \"dog bites man\" --order 2,1,0 --n 3 --seed 46 --row 0"
            << "" << 48;
        // Two matrices of 9 x 4: the third and the strip below are covered.
        QTest::addRow("beside a cover")
            << "token-plus-position --tokens \"so so so so so so so so so\" --d 4 --scale-embedding off"
            << "cover: sum, 7, 8, 9\n"
            << 72;
    }
    /// In the least room that a figure asks for it has the numbers that it has in the most.
    void numbersStay() {
        QFETCH(QString, show);
        QFETCH(QString, covered);
        QFETCH(int, least);
        const QString source = QStringLiteral("# A\n## One\nshow: %1\n%2ask: What?\n- [x] a\n- b\n").arg(show, covered);
        const LessonStep step = readLesson(source.toStdString()).steps.front();
        const PaperBlockPtr figure = paperFigure({sceneOf(step), {.covers = step.covers}});
        const double width = paperTextWidth(PaperSize::A4);
        const PaperBlock::Heights heights = figure->heights(width);
        const qsizetype numbers = numbersIn(*figure, {width, heights.minimum});
        QVERIFY2(numbers >= least, qPrintable(QString::number(numbers)));
        QVERIFY(numbersIn(*figure, {width, (heights.minimum + heights.maximum) / 2}) >= numbers);
        QVERIFY(numbersIn(*figure, {width, heights.maximum}) >= numbers);
    }

    void coversNameTheSamePanelsOnPaper_data() {
        QTest::addColumn<QString>("file");
        for (const QString& file : courseFiles() + challengeFiles())
            QTest::addRow("%s", qPrintable(splitLessonPath(file).name)) << file;
        for (const QString& name : lessonsWithQuestions())
            QTest::addRow("exercises: %s", qPrintable(name)) << QStringLiteral(":/exercises/%1.lesson").arg(name);
    }
    /// What a lesson covers or hides is the same panel in the window and on paper, in each room.
    void coversNameTheSamePanelsOnPaper() {
        QFETCH(QString, file);
        std::optional<LessonScene> scene;
        for (const LessonStep& step : readLessonFile(file).lesson.steps) {
            if (!step.show.empty()) scene = resolveStepScene(step, {});
            std::vector<LessonCover> covers = step.covers;
            covers.insert(covers.end(), step.hides.begin(), step.hides.end());
            std::erase_if(covers, [](const LessonCover& cover) { return cover.word().empty(); });
            if (covers.empty()) continue;
            const EvaluatedScene shown = evaluateScene(*scene->exhibit, madeBrief(*scene->exhibit, scene->scene));
            const auto covered = [&](bool isInteractive, QSize size) {
                const auto figure = shown.exhibit().makeFigure();
                figure->setInteractive(isInteractive);
                figure->setViewport(QRect({}, size));
                figure->display(shown.scene(), shown.study());
                const auto panels = figure->panels();
                QStringList all;
                for (const LessonCover& cover : covers) {
                    const auto panel = Figure::findPanel(panels, cover.word());
                    const ParameterUse* matrix = shown.exhibit().findUse("matrix");
                    const bool isMatrix = matrix && std::ranges::count(matrix->acceptedNames, cover.word()) > 0;
                    all += panel      ? QString::fromStdString(panels[*panel].key) + u' ' + panels[*panel].heading
                           : isMatrix ? QString()
                                      : QStringLiteral("%1 is missing").arg(QString::fromStdString(cover.word()));
                }
                return all.join(QStringLiteral("; "));
            };
            const QString usual = covered(true, {1000, 700});
            QVERIFY2(!usual.contains(QStringLiteral("is missing")), qPrintable(usual));
            for (const QSize size : {QSize(1000, 700), QSize(500, 600), QSize(1300, 600)})
                for (const bool isInteractive : {false, true}) QCOMPARE(covered(isInteractive, size), usual);
        }
    }

    void aHiddenMatrixGoesWithItsTitle() {
        const LessonStep step =
            readLesson("# A\n## One\nshow: order --preset start\nhide: output\nWords.\n").steps.front();
        const EvaluatedScene shown = sceneOf(step);
        const QRect room(0, 0, 1000, 700);
        const auto figure = shown.exhibit().makeFigure();
        figure->setViewport(room);
        figure->display(shown.scene(), shown.study());
        QImage image(room.size(), QImage::Format_RGB32);
        image.fill(figure->theme().surface);
        QCPPainter painter(&image);
        painter.setMode(QCPPainter::pmNoCaching);
        figure->paint(painter, room.size());
        const PlacedMarks marks({.hides = step.hides}, *figure, shown, QRectF(room));
        marks.paint(painter, figure->theme(), PlacedMarks::Medium::Screen);
        painter.end();
        const auto panels = figure->panels();
        const QRect place = panels[*Figure::findPanel(panels, "in-order")].place.toRect();
        QVERIFY(place.height() > 40);
        QImage blank(place.size(), image.format());
        blank.fill(figure->theme().surface);
        QVERIFY(image.copy(place) == blank);
    }

    /// A figure may show the row of one token alone.
    void aMatrixIsCoveredWhereOneOfItsRowsIsShown() {
        const LessonStep step =
            readLesson("# A\n## One\nshow: order --preset start\ncover: token-difference\nWords.\n").steps.front();
        const EvaluatedScene shown = sceneOf(step);
        const QRect room(0, 0, 1000, 700);
        const auto figure = shown.exhibit().makeFigure();
        figure->setViewport(room);
        figure->display(shown.scene(), shown.study());
        const Parameters& parameters = shown.scene().parameters;
        QVERIFY(parameters.row);
        const TableShape shape = selectableShape(shown.exhibit(), parameters, "token-difference");
        QRectF row;
        for (Index column = 0; column < shape.columns; ++column)
            if (const auto cell = figure->cellRect({parameters.row.value(), column, "token-difference"})) row |= *cell;
        QVERIFY(!row.isEmpty());
        const std::vector<QRectF> covers = PlacedMarks({.covers = step.covers}, *figure, shown, QRectF(room)).covers();
        QCOMPARE(covers.size(), std::size_t(1));
        QVERIFY(covers.front().contains(row));
    }

    void aKeyHasColumns() {
        PaperDocument document{.language = "en", .groups = {}, .columns = 2};
        for (int i = 0; i < 5; ++i) document.groups.push_back(groupOf(450));
        const PaperLayout layout(document);
        QCOMPARE(layout.pages().size(), std::size_t(2));
        const auto& places = layout.pages().front().blocks;
        QCOMPARE(places.size(), std::size_t(4));
        QCOMPARE(places[2].column, 1);
        QVERIFY(places[2].rect.left() > places[1].rect.right());
        QCOMPARE(places[2].rect.top(), places[0].rect.top());
    }

    void groupsStayTogether() {
        PaperDocument document{.language = "en", .groups = {}};
        for (int i = 0; i < 3; ++i) document.groups.push_back(groupOf(600));
        QCOMPARE(PaperLayout(document).pages().size(), std::size_t(3));
        document.groups.clear();
        for (int i = 0; i < 4; ++i) document.groups.push_back(groupOf(400));
        QCOMPARE(PaperLayout(document).pages().size(), std::size_t(2));
    }

    void whatIsLeftGoesToFigures() {
        const PaperDocument document{.language = "en", .groups = {groupOf(300), groupOf(300, 400)}};
        const PaperLayout layout(document);
        const auto& places = layout.pages().front().blocks;
        QCOMPARE(places[0].rect.height(), 300.0);
        QCOMPARE(places[1].rect.height(), 400.0);
    }

    void aSolutionMayBeOnTheNextPage() {
        PaperGroup group = groupOf(700);
        group.solution = {std::make_shared<Box>(200), std::make_shared<Box>(500)};
        const PaperDocument document{.language = "en", .groups = {group}};
        const PaperLayout layout(document);
        QCOMPARE(layout.pages().size(), std::size_t(2));
        QCOMPARE(layout.pages()[0].blocks.size(), std::size_t(2));
        QVERIFY(layout.pages()[1].blocks.front().isSolution);
    }

    void aFigureIsThereOnceAPage() {
        const PaperBlockPtr figure = std::make_shared<Box>(300);
        const PaperBlockPtr again = paperFigureAgain(figure);
        const PaperDocument near{.language = "en", .groups = {{{figure}}, {{again}}}};
        QVERIFY(PaperLayout(near).pages().front().blocks.back().block == again.get());
        PaperDocument far = near;
        far.groups.insert(far.groups.begin() + 1, groupOf(900));
        QVERIFY(PaperLayout(far).pages().back().blocks.back().block == figure.get());
    }
};

ATTENTION_TEST(PaperLayoutTest, QApplication)
#include "paper_layout_test.moc"
