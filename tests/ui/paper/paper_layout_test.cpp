#include <map>
#include <set>

#include <QFileInfo>

#include "tests/test_class.h"
#include "ui/figure/theme.h"
#include "ui/lesson/lesson_file.h"
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
            for (const PaperLayout::Place& place : layout.pages()[page].places) {
                QVERIFY(place.rect.top() >= bottom);
                bottom = place.rect.bottom();
                QVERIFY(place.rect.left() >= margin - 1 && place.rect.right() <= margin + width + 1);
                if (!place.isSolution) pagesOfQuestion[place.group].insert(page);
            }
            QVERIFY(bottom < layout.pageSize().height() - 40);  // above the number of the page
            QVERIFY(!layout.pages()[page].places.back().block->staysWithNext());
        }
        QCOMPARE(pagesOfQuestion.size(), document.groups.size());
        for (const auto& [group, pages] : pagesOfQuestion) QCOMPARE(pages.size(), std::size_t(1));
    }

    void answersAreOnLaterPages_data() {
        QTest::addColumn<QString>("lesson");
        for (const QString& file : courseFiles()) QTest::addRow("%s", qPrintable(QFileInfo(file).baseName())) << file;
    }
    /// What follows a question goes on from its answer: it is on a later page of a pupil's copy, and the page says so.
    void answersAreOnLaterPages() {
        QFETCH(QString, lesson);
        const OpenedLesson opened = readLessonFile(lesson);
        const PaperDocument document =
            makeHandout(opened.lesson, evaluateHandout(opened, false), {PaperSize::A4, false, "en"});
        const PaperLayout layout(document);
        for (const PaperLayout::Page& page : layout.pages()) {
            bool hasAsked = false;
            std::size_t last = page.places.front().group;
            for (const PaperLayout::Place& place : page.places) {
                QVERIFY(!hasAsked || place.group == last);
                last = place.group;
                hasAsked = opened.lesson.steps[last].question.has_value();
            }
            QCOMPARE(page.isAnsweredFirst, hasAsked && &page != &layout.pages().back());
        }
    }

    void aKeyHasColumns() {
        PaperDocument document{.language = "en", .groups = {}, .columns = 2};
        for (int i = 0; i < 5; ++i) document.groups.push_back(groupOf(450));
        const PaperLayout layout(document);
        QCOMPARE(layout.pages().size(), std::size_t(2));
        const auto& places = layout.pages().front().places;
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
        const auto& places = layout.pages().front().places;
        QCOMPARE(places[0].rect.height(), 300.0);
        QCOMPARE(places[1].rect.height(), 400.0);
    }

    void aSolutionMayBeOnTheNextPage() {
        PaperGroup group = groupOf(700);
        group.solution = {std::make_shared<Box>(200), std::make_shared<Box>(500)};
        const PaperDocument document{.language = "en", .groups = {group}};
        const PaperLayout layout(document);
        QCOMPARE(layout.pages().size(), std::size_t(2));
        QCOMPARE(layout.pages()[0].places.size(), std::size_t(2));
        QVERIFY(layout.pages()[1].places.front().isSolution);
    }

    void aFigureIsThereOnceAPage() {
        const PaperBlockPtr figure = std::make_shared<Box>(300);
        const PaperBlockPtr again = paperFigureAgain(figure);
        const PaperDocument near{.language = "en", .groups = {{{figure}}, {{again}}}};
        QVERIFY(PaperLayout(near).pages().front().places.back().block == again.get());
        PaperDocument far = near;
        far.groups.insert(far.groups.begin() + 1, groupOf(900));
        QVERIFY(PaperLayout(far).pages().back().places.back().block == figure.get());
    }
};

ATTENTION_TEST(PaperLayoutTest, QApplication)
#include "paper_layout_test.moc"
