#include "ui/window/code_actions.h"

#include <QApplication>
#include <QClipboard>
#include <QMenu>
#include <QTemporaryDir>
#include <QToolButton>

#include "tests/test_class.h"
#include "tests/ui/awaited.h"
#include "ui/code/scene_command.h"
#include "ui/exhibits/exhibits.h"
#include "ui/window/exhibit_page.h"

using namespace attention;

/// Commands, programs and listings of what is shown, as text.
class CodeActionsTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() { loadFonts(); }

    /// The arguments of every preset lead back to its scene.
    void argumentsLeadToTheScene() {
        for (const Exhibit* exhibit : exhibits())
            for (const Preset& preset : exhibit->presets()) {
                const Scene scene = adaptScene(*exhibit, applyPreset(*exhibit, preset, {}));
                const auto arguments = sceneArguments(*exhibit, scene);
                QVERIFY2(arguments && arguments->first() != "--scene", preset.name.data());
                const Scene read = sceneOf(*exhibit, *arguments);
                QVERIFY2(read.parameters == scene.parameters, qPrintable(shellLine(*arguments)));
                QVERIFY2(read.arrays == scene.arrays, qPrintable(shellLine(*arguments)));
            }
    }

    void aSceneThatArgumentsCannotHoldIsALink() {
        const Exhibit& exhibit = *findExhibit("encoding-heatmap");
        Scene scene = adaptScene(exhibit, commandScene(exhibit));
        QCOMPARE(sceneArguments(exhibit, scene), QStringList{"encoding-heatmap"});
        scene.reference = scene.parameters;  // unlike that of any preset
        scene.reference->n = 7;
        const auto arguments = sceneArguments(exhibit, scene);
        QVERIFY(arguments && arguments->size() == 2);
        QCOMPARE(arguments->first(), QString("--scene"));
        QVERIFY(arguments->last().startsWith("attention-lab:scene="));
        scene.arrays["learned"].shape = {2, 2};
        QCOMPARE(sceneArguments(exhibit, scene), std::nullopt);
    }

    void linesAreQuotedForAShell() {
        QCOMPARE(shellLine({"--tokens", "it's a cat", "--masked-cells", "3,1;2,0", "", "-o", "a-b.svg"}),
                 QString("--tokens 'it'\\''s a cat' --masked-cells '3,1;2,0' '' -o a-b.svg"));
    }

    void whatIsShownIsCopied() {
        const QTemporaryDir folder;
        Settings settings(folder.filePath("settings.json"));
        SceneModel model;
        ExhibitPage page(model);
        page.resize(1200, 800);
        CodeActions actions(model, page, settings, &page);
        QMenu file, edit;
        actions.fillFileMenu(file);
        actions.fillEditMenu(edit);
        QString said;
        connect(&actions, &CodeActions::said, this, [&](const QString& sentence) { said = sentence; });
        page.show();
        model.setParameter("n", std::int64_t(12));
        QVERIFY(awaited([&] { return page.shown() && page.shown().scene().parameters.n == 12; }));
        actions.copyCommand();
        QVERIFY(QApplication::clipboard()->text().startsWith("attention-lab export encoding-heatmap "));
        QVERIFY(QApplication::clipboard()->text().contains(" --n 12 "));

        actions.copyProgram(ProgramKind::PyTorch);
        QVERIFY(awaited([&] { return QApplication::clipboard()->text().contains("import torch"); }));
        QVERIFY(QApplication::clipboard()->text().contains("n, d = 12, "));

        said.clear();
        actions.exportProgram(ProgramKind::NumPy, folder.filePath("P.py"));
        QVERIFY(awaited([&] { return !said.isEmpty(); }));
        QVERIFY(QFile::exists(folder.filePath("P.py")));

        QCOMPARE(listingButton(page), nullptr);
        model.applyPreset("listing");
        QVERIFY(awaited([&] { return listingButton(page) != nullptr; }));
        listingButton(page)->click();
        QVERIFY(QApplication::clipboard()->text().startsWith("class PositionalEncoding(nn.Module):\n    def "));
    }

 private:
    /// The scene that a command gets from such arguments.
    static Scene sceneOf(const Exhibit& exhibit, QStringList arguments) {
        Scene scene = commandScene(exhibit);
        arguments.removeFirst();
        if (arguments.value(0) == "--preset") {
            scene = applyPreset(exhibit, *exhibit.findPreset(arguments[1].toStdString()), {});
            arguments = arguments.mid(2);
        }
        scene = adaptScene(exhibit, scene);
        for (; !arguments.isEmpty(); arguments = arguments.mid(2)) {
            const std::string key = arguments[0].mid(2).toStdString();
            setValue(scene.parameters, *findParameter(key),
                     parseValue(*exhibit.findUse(key), arguments[1].toStdString()));
        }
        return adaptScene(exhibit, scene);
    }
    /// Null while none is visible.
    static QToolButton* listingButton(const ExhibitPage& page) {
        auto* button = page.figure() ? page.figure()->findChild<QToolButton*>() : nullptr;
        return button && button->isVisible() ? button : nullptr;
    }
};

ATTENTION_TEST(CodeActionsTest, QApplication)
#include "code_actions_test.moc"
