#include "ui/exhibits/evaluated_scene.h"

#include <array>
#include <memory>
#include <optional>

#include "tests/test_class.h"
#include "tests/ui/bare_exhibit.h"
#include "ui/text/language.h"

using namespace attention;

namespace {

const Cell kCell{1, 2}, kOther{3, 4};

/// Counts how often it is asked, and explains every cell by its row.
class AskedExhibit : public BareExhibit {
 public:
    AskedExhibit() : BareExhibit({.id = "bare", .uses = {{.key = "n"}, {.key = "row"}, {.key = "column"}}}) {}
    StudyPtr compute(const Scene&, std::stop_token) const override { return std::make_shared<Study>(); }

    mutable int captions = 0, descriptions = 0, explanations = 0;
    mutable std::optional<Cell> selected;  ///< in the scene that came with the last explanation

 protected:
    Caption captionOf(const Study&, const Scene&) const override {
        ++captions;
        return {};
    }
    QString descriptionOf(const Study&, const Scene&) const override {
        ++descriptions;
        return QStringLiteral("all");
    }
    Explanation explanationOf(const Study&, const Scene& scene, const Cell& cell) const override {
        ++explanations;
        selected = selectedCell(scene.parameters);
        Explanation explanation;
        explanation.value = QString::number(cell.row);
        return explanation;
    }
};

}  // namespace

/// That caption, description and explanations are made once for all who show them.
class EvaluatedSceneTest : public QObject {
    Q_OBJECT

    std::unique_ptr<AskedExhibit> m_exhibit;
    EvaluatedScene m_shown;

    void ask(const EvaluatedScene& shown, const Cell& cell = kCell) {
        shown.caption();
        shown.description();
        QCOMPARE(shown.explain(cell).value, QString::number(cell.row));
    }
    std::array<int, 3> counts() const {
        return {m_exhibit->captions, m_exhibit->descriptions, m_exhibit->explanations};
    }

 private slots:
    void init() {
        m_exhibit = std::make_unique<AskedExhibit>();
        Scene scene = sizedScene(10);
        setSelection(scene.parameters, kCell);
        m_shown = evaluateScene(*m_exhibit, scene);
        ask(m_shown);
    }
    void cleanup() { installLanguage(*findLanguage("en")); }

    void onceForAllCopies() {
        const EvaluatedScene copy = m_shown;
        ask(m_shown);
        ask(copy);
        ask(copy.withScene(copy.scene()));
        QCOMPARE(counts(), (std::array{1, 1, 1}));
    }

    void explanationsGoAlongWithAnotherSelectionAndView() {
        const EvaluatedScene other = m_shown.withSelection(kOther);
        ask(other, kOther);
        ask(m_shown, kOther);
        Scene pinned = m_shown.scene();
        pinned.view.pins = {kCell, kOther};
        ask(m_shown.withScene(pinned), kOther);
        QCOMPARE(counts(), (std::array{3, 3, 2}));
    }

    void otherParametersHaveTheirOwn() {
        Scene scene = m_shown.scene();
        scene.parameters.temperature += 1;
        ask(m_shown.withScene(scene));
        QCOMPARE(counts(), (std::array{2, 2, 2}));
    }

    void anotherLanguageHasItsOwn() {
        installLanguage(*findLanguage("zh_CN"));
        ask(m_shown);
        QCOMPARE(counts(), (std::array{2, 2, 2}));
    }

    void aCellIsExplainedAsTheSelectedOne() {
        m_shown.explain(kOther);
        QVERIFY(m_exhibit->selected == kOther);
    }

    void onlyTheLastExplanationsAreKept() {
        constexpr std::int64_t kMany = 100;
        for (std::int64_t row = 0; row < kMany; ++row) m_shown.explain({row + 10, 0});
        ask(m_shown);
        QCOMPARE(m_exhibit->explanations, int(kMany) + 2);
    }
};

ATTENTION_TEST(EvaluatedSceneTest, QCoreApplication)
#include "evaluated_scene_test.moc"
