#include "ui/text/language.h"

#include <QFile>
#include <QFontDatabase>
#include <QFontInfo>
#include <QGlyphRun>
#include <QPainterPath>
#include <QRawFont>
#include <QTextLayout>

#include "core/io/table_format.h"
#include "core/scene/scene_text.h"
#include "tests/test_class.h"
#include "tests/ui/exhibits/exhibit_testing.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/figure.h"
#include "ui/figure/theme.h"
#include "ui/files/figure_export.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"

using namespace attention;

namespace {

/// Hanzi whose Japanese shapes differ from the Chinese ones, and one that is written alike.
constexpr char32_t kDifferent[] = {U'直', U'骨'};
constexpr char32_t kAlike = U'中';
/// Glyphs are compared at their design size, where nothing is rounded.
constexpr double kDesignSize = 1000;
const QString kJapanese = QStringLiteral("/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc");

QPainterPath shapeOf(const QRawFont& face, char32_t character) {
    const auto glyphs = face.glyphIndexesForString(QString::fromUcs4(&character, 1));
    return glyphs.isEmpty() || !glyphs[0] ? QPainterPath() : face.pathForGlyph(glyphs[0]);
}

QRawFont embedded(const char* file) {
    return QRawFont(QStringLiteral(":/fonts/") + QLatin1String(file), kDesignSize, QFont::PreferNoHinting);
}

std::string written(const Table& table, TableFormat format) {
    std::string bytes;
    writeTable(table, format, [&](std::string_view piece) {
        bytes += piece;
        return true;
    });
    return bytes;
}

/// A scene on the page with a cell selected and numbers that have a fraction.
Scene fractionScene(const Exhibit& exhibit) {
    Scene scene;
    scene.exhibit = exhibit.id();
    scene.parameters.base = 100.5;
    makeSmall(exhibit, scene.parameters);
    scene.parameters.row = 3;
    scene.parameters.column = 6;
    return adaptScene(exhibit, scene);
}

}  // namespace

/// What a language changes, and what none may.
class LanguageTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() { loadFonts(); }
    void cleanup() { installLanguage(*findLanguage("en")); }

    void knowsItsLanguages() {
        QCOMPARE(findLanguage("zh_CN")->name, QStringLiteral("简体中文"));
        QCOMPARE(findLanguage("pt_BR")->decimalSign, u',');
        for (const char* unknown : {"", "zh", "EN", "de"}) QVERIFY(!findLanguage(unknown));
        QCOMPARE(&currentLanguage(), findLanguage("en"));
    }

    void speaksWithQtsOwnWords_data() {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("cancel");
        QTest::addRow("en") << "en"
                            << "Cancel";
        QTest::addRow("zh_CN") << "zh_CN"
                               << "取消";
        QTest::addRow("pt_BR") << "pt_BR"
                               << "Cancelar";
    }
    void speaksWithQtsOwnWords() {
        QFETCH(QString, code);
        QFETCH(QString, cancel);
        const Language& language = *findLanguage(code.toStdString());
        installLanguage(language);
        QCOMPARE(&currentLanguage(), &language);
        QCOMPARE(QLocale().decimalPoint(), QString(language.decimalSign));
        QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), cancel);
        QVERIFY(QFile::exists(QStringLiteral(":/i18n/attention-lab_%1.qm").arg(code)));
        installLanguage(*findLanguage("en"));
        QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), QStringLiteral("Cancel"));
    }

    void speaksItsOwnWords() {
        for (const auto& [code, word] : {std::pair{"zh_CN", "位置"}, std::pair{"pt_BR", "Posição"}}) {
            installLanguage(*findLanguage(code));
            QCOMPARE(QCoreApplication::translate("attention::ExhibitList", "Position"), QString::fromUtf8(word));
        }
    }

    void chineseIsSetInItsOwnFace_data() {
        QTest::addColumn<int>("weight");
        QTest::addColumn<QString>("style");
        QTest::addRow("regular") << int(QFont::Normal) << "Regular";
        QTest::addRow("semibold") << int(QFont::DemiBold) << "SemiBold";
    }
    void chineseIsSetInItsOwnFace() {
        QFETCH(int, weight);
        QFETCH(QString, style);
        QTextLayout layout(QStringLiteral("注意力位置编码，《直》骨（１）"), textFont(20, QFont::Weight(weight)));
        layout.beginLayout();
        layout.createLine();
        layout.endLayout();
        const QList<QGlyphRun> runs = layout.glyphRuns();
        QVERIFY(!runs.isEmpty());
        for (const QGlyphRun& run : runs) {
            QCOMPARE(run.rawFont().familyName(), QStringLiteral("Attention Lab Sans SC"));
            QCOMPARE(run.rawFont().styleName(), style);
            QVERIFY(!run.glyphIndexes().contains(0U));
        }
        QFont face(QStringLiteral("Attention Lab Sans SC"));
        face.setWeight(QFont::Weight(weight));
        QCOMPARE(QFontInfo(face).family(), QStringLiteral("Attention Lab Sans SC"));
        QCOMPARE(QFontInfo(face).weight(), weight);
    }

    void latinStaysInTheTextFace() {
        QTextLayout layout(QStringLiteral("n = 60 “Blues” …"), textFont(20));
        layout.beginLayout();
        layout.createLine();
        layout.endLayout();
        for (const QGlyphRun& run : layout.glyphRuns())
            QCOMPARE(run.rawFont().familyName(), QStringLiteral("Attention Lab Sans"));
    }

    void boldIsBolder() {
        for (const char32_t character : kDifferent)
            QVERIFY(shapeOf(embedded("attention-lab-sans-sc-400.otf"), character) !=
                    shapeOf(embedded("attention-lab-sans-sc-600.otf"), character));
    }

    void shapesAreChinese() {
        // The first face of Noto's collection is the Japanese one.
        const QRawFont japanese(kJapanese, kDesignSize, QFont::PreferNoHinting);
        if (!japanese.isValid()) QSKIP("fonts-noto-cjk is not installed where Debian installs it");
        QCOMPARE(japanese.familyName(), QStringLiteral("Noto Sans CJK JP"));
        const QRawFont chinese = embedded("attention-lab-sans-sc-400.otf");
        QVERIFY(shapeOf(chinese, kAlike) == shapeOf(japanese, kAlike));
        for (const char32_t character : kDifferent) {
            QVERIFY(!shapeOf(chinese, character).isEmpty());
            QVERIFY(shapeOf(chinese, character) != shapeOf(japanese, character));
        }
    }

    void everyTextHasItsGlyphs_data() {
        QTest::addColumn<QFont>("font");
        QTest::addRow("of sentences") << textFont(20);
        QTest::addRow("of commands") << codeFont(20);
        QTest::addRow("bold") << textFont(20, QFont::DemiBold);
    }
    /// Another face of the machine would give other widths and heights, and so other pictures; or none has the sign.
    void everyTextHasItsGlyphs() {
        QFETCH(QFont, font);
        QString signs;
        for (const char* name : {"zh_CN.ts", "pt_BR.ts"}) {
            QFile file(QStringLiteral(ATTENTION_SOURCE_DIR "/resources/translations/attention-lab_") + name);
            QVERIFY(file.open(QIODevice::ReadOnly));
            for (const char32_t c : QString::fromUtf8(file.readAll()).toUcs4())
                if (c > 0x20 && !signs.contains(QString::fromUcs4(&c, 1))) signs += QString::fromUcs4(&c, 1);
        }
        QString missing;
        for (const char32_t c : signs.toUcs4()) {
            const QString sign = QString::fromUcs4(&c, 1);
            QTextLayout layout(sign, font);
            layout.beginLayout();
            layout.createLine();
            layout.endLayout();
            for (const QGlyphRun& run : layout.glyphRuns())
                if (!run.rawFont().familyName().startsWith(u"Attention Lab"))
                    missing += sign + QStringLiteral(" from ") + run.rawFont().familyName() + u' ';
        }
        QCOMPARE(missing, QString());
    }

    void numbersFollowTheLanguage_data() {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("small");
        QTest::addColumn<QString>("large");
        QTest::addRow("en") << "en"
                            << "−0.5085"
                            << "1\u202F234\u202F567.5";
        QTest::addRow("zh_CN") << "zh_CN"
                               << "−0.5085"
                               << "1\u202F234\u202F567.5";
        QTest::addRow("pt_BR") << "pt_BR"
                               << "−0,5085"
                               << "1\u202F234\u202F567,5";
    }
    void numbersFollowTheLanguage() {
        QFETCH(QString, code);
        installLanguage(*findLanguage(code.toStdString()));
        QTEST(formatDecimals(-0.50853, 4), "small");
        QTEST(formatDecimals(1234567.5, 1), "large");
    }

    void figuresFollowTheLanguage() {
        const Exhibit& exhibit = *findExhibit("encoding-curves");
        const Scene scene = fractionScene(exhibit);
        const auto picture = [&](const char* code) {
            installLanguage(*findLanguage(code));
            ExportOptions choices;
            choices.format = FigureFormat::Svg;
            return renderExport(evaluateScene(exhibit, scene), choices);
        };
        QVERIFY(picture("en").contains(">0.5<"));
        QVERIFY(!picture("en").contains(">0,5<"));
        QVERIFY(picture("pt_BR").contains(">0,5<"));
        QVERIFY(!picture("pt_BR").contains(">0.5<"));
        QVERIFY(picture("zh_CN").contains(">0.5<"));
    }

    void machineOutputFollowsNone_data() {
        QTest::addColumn<QString>("id");
        for (const Exhibit* exhibit : exhibits()) QTest::addRow("%s", exhibit->id().data()) << exhibit->id().data();
    }
    void machineOutputFollowsNone() {
        QFETCH(QString, id);
        const Exhibit& exhibit = *findExhibit(id.toStdString());
        const EvaluatedScene shown = evaluateScene(exhibit, fractionScene(exhibit));
        for (const TableDescription& description : exhibit.tables())
            for (const std::string_view format : tableFormatNames()) {
                std::string expected;
                for (const Language& language : languages()) {
                    installLanguage(language);
                    const Table table = shown.table(description.name);
                    if (!formatProblem(table, *tableFormat(format)).empty()) continue;
                    const std::string bytes = written(table, *tableFormat(format));
                    if (expected.empty()) expected = bytes;
                    QVERIFY(!bytes.empty());
                    QVERIFY2(bytes == expected, language.code.data());
                }
            }
        std::string expected;
        for (const Language& language : languages()) {
            installLanguage(language);
            if (expected.empty()) expected = writeSceneText(shown.scene());
            QVERIFY(expected.find("100.5") != std::string::npos);
            QCOMPARE(writeSceneText(shown.scene()), expected);
        }
    }
};

ATTENTION_TEST(LanguageTest, QApplication)
#include "language_test.moc"
