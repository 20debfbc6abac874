#include "ui/widgets/export_dialog.h"

#include <QAbstractSpinBox>
#include <QAccessible>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTemporaryDir>
#include <QTranslator>

#include "core/colour/colour_difference.h"
#include "tests/test_class.h"
#include "tests/ui/nameless_fields.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"
#include "ui/files/scene_file.h"
#include "ui/text/number_format.h"
#include "ui/widgets/page_preview.h"
#include "ui/widgets/segments.h"
#include "ui/widgets/style.h"
#include "ui/widgets/vision_preview.h"

using namespace attention;

Q_DECLARE_METATYPE(FigureFormat)

namespace {

/// What reading a box and dividing by 25.4 leaves of a double.
constexpr double kRounding = 1e-9;
/// A page ends on whole pixels, so its sides are right to half of one each.
constexpr double kHalfPixel = 0.5;

constexpr QSize kOnScreen(960, 480);

/// Every text twice, as a long-winded language would have it.
class Twice : public QTranslator {
 public:
    QString translate(const char*, const char* source, const char*, int) const override {
        const QString text = QString::fromUtf8(source);
        return text.size() < 4 ? text : text + u' ' + QString(text).remove(u'&');
    }
    bool isEmpty() const override { return false; }
};

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

/// Drives the dialog as a person would.
class ExportDialogTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() {
        QHashSeed::setDeterministicGlobalSeed();
        loadFonts();
        applyTheme(Theme::light());
    }

    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<Settings>(m_folder->filePath("settings.json"));
        m_exhibit = findExhibit("encoding-heatmap");
        m_scene = Scene();
        m_scene.parameters.row = 3;
        m_scene.parameters.column = 6;
        open();
    }

    void cleanup() {
        m_dialog.reset();
        m_settings.reset();
    }

    void showsTheProportionsOfThePage_data() {
        QTest::addColumn<QString>("width");
        QTest::addColumn<QString>("height");
        QTest::addRow("as wide as high") << "80"
                                         << "80";
        QTest::addRow("twice as wide") << "160"
                                       << "80";
        QTest::addRow("three times as high") << "50"
                                             << "150";
        QTest::addRow("a hundred times as wide") << "2000"
                                                 << "20";
    }
    void showsTheProportionsOfThePage() {
        QFETCH(QString, width);
        QFETCH(QString, height);
        type("width", width);
        type("height", height);
        const double ratio = width.toDouble() / height.toDouble();
        QTRY_VERIFY(std::abs(page().height() * ratio - page().width()) <= kHalfPixel * (1 + ratio));
        QVERIFY(QRectF(preview().viewport()->rect()).contains(page()));
        QTRY_COMPARE(double(preview().picture().width()), page().width());
    }

    void showsWhatIsExported() {
        type("font-size", "14");
        child<QCheckBox>("has-title")->click();
        child<QCheckBox>("has-caption")->click();
        take("theme", 1);
        ExportOptions shown = m_dialog->choices();
        QCOMPARE(shown.fontSize, 14.0);
        QVERIFY(shown.dark && !shown.title.isEmpty() && !shown.caption.isEmpty());
        shown.format = FigureFormat::Png;
        shown.dpi = preview().dotsPerInch();
        const QImage expected = QImage::fromData(figure(shown), "PNG");
        QTRY_COMPARE(preview().picture(), expected);
    }

    void namesWithoutRoomAreTold() {
        m_exhibit = findExhibit("encoding-curves");
        m_scene = Scene();
        m_scene.parameters.firstColumn = 0;
        m_scene.parameters.lastColumn = 7;
        open();
        type("width", "120");
        type("height", "80");
        const auto room = roomForNames(evaluateScene(*m_exhibit, m_scene), m_dialog->choices());
        QVERIFY(room && room->size.width > 120 && room->fontSize > 0);
        QTRY_VERIFY(message().contains("Column 7"));
        // It is looked for once the choices are at rest.
        QTRY_VERIFY2(message().contains(QString::number(room->size.width)) &&
                         message().contains(QString::number(room->fontSize)),
                     qPrintable(message()));
        type("width", QString::number(room->size.width));
        type("height", QString::number(room->size.height));
        QTRY_VERIFY(!message().contains("Column"));
    }

    void numbersWithoutRoomAreTold() {
        m_exhibit = findExhibit("heads");
        m_scene = Scene();
        open();
        type("width", "120");
        type("height", "80");
        const auto room = roomForNumbers(evaluateScene(*m_exhibit, m_scene), m_dialog->choices());
        QVERIFY(room && room->size.width > 120);
        QTRY_VERIFY2(message().contains(QString::number(room->size.width)), qPrintable(message()));
        type("width", QString::number(room->size.width));
        type("height", QString::number(room->size.height));
        QTRY_VERIFY2(message().isEmpty(), qPrintable(message()));
    }

    void thePreviewAloneIsSeenWithAnotherVision() {
        m_exhibit = findExhibit("encoding-curves");
        m_scene = Scene();
        open();
        auto* distance = child<QLabel>("distance");
        QTRY_VERIFY(!preview().picture().isNull());
        QVERIFY(distance->isHidden());
        const QByteArray file = figure(m_dialog->choices());
        const auto choose = [&](ColourVision vision) {
            auto* combo = child<QComboBox>("vision");
            combo->setCurrentIndex(combo->findData(int(vision)));
            Q_EMIT combo->activated(combo->currentIndex());
        };
        // The first line about colours may cost the preview a pixel.
        choose(ColourVision::Grey);
        QTRY_VERIFY(distance->isVisible());
        choose(ColourVision::Usual);
        QTRY_VERIFY(distance->isHidden());
        const QImage usual = preview().picture();
        QStringList texts;
        for (const ColourVision vision : kColourVisions) {
            choose(vision);
            QImage expected = usual;
            seeWith(expected, vision);
            QTRY_COMPARE(preview().picture(), expected);
            QCOMPARE(distance->isHidden(), vision == ColourVision::Usual);
            texts += distance->text();
        }
        // Columns 6 ... 9 are two pairs.
        const std::vector<PackedColour> series{Theme::light().series[0].rgb(), Theme::light().series[1].rgb()};
        for (std::size_t i = 1; i < kColourVisions.size(); ++i) {
            const QString number = formatDecimals(*smallestDifference(series, kColourVisions[i]), 1);
            QVERIFY2(texts[qsizetype(i)].contains(number), qPrintable(texts[qsizetype(i)] + number));
        }
        QCOMPARE(figure(m_dialog->choices()), file);
    }

    void aFigureWithoutCurvesHasNoDistance() {
        auto* combo = child<QComboBox>("vision");
        combo->setCurrentIndex(combo->findData(int(ColourVision::Grey)));
        Q_EMIT combo->activated(combo->currentIndex());
        QTRY_VERIFY(!child<QLabel>("distance")->isHidden());
        static const QRegularExpression digit(QStringLiteral("\\d"));
        QVERIFY(!child<QLabel>("distance")->text().contains(digit));
    }

    void aCoarsePictureIsShownAsItIs() {
        take("format", 2);
        type("dpi", "30");
        // 120 mm are 4.724 inches.
        QTRY_COMPARE(preview().picture().size(), QSize(142, 94));
        QVERIFY(page().width() > 142);
    }

    void actualSizeIsThatOfPaper() {
        take("zoom", 1);
        const double dpi = preview().logicalDpiX();
        QTRY_COMPARE(page().width(), std::round(120 / 25.4 * dpi));
        type("width", "400");
        QTRY_COMPARE(page().width(), std::round(400 / 25.4 * dpi));
        QVERIFY(page().width() > preview().viewport()->width());
        m_dialog.reset();
        open();
        QVERIFY(preview().isActualSize());
    }

    void presetsFillTheBoxes_data() {
        QTest::addColumn<int>("preset");
        QTest::addColumn<QString>("width");
        QTest::addColumn<QString>("height");
        QTest::addRow("a column, 3 : 2") << int(SizePreset::SingleColumn) << "89"
                                         << "59.33";
        QTest::addRow("two columns, 3 : 2") << int(SizePreset::DoubleColumn) << "183"
                                            << "122";
        QTest::addRow("254 * 9 / 16 = 142.875") << int(SizePreset::Slide) << "254"
                                                << "142.88";
        QTest::addRow("square") << int(SizePreset::Square) << "89"
                                << "89";
        QTest::addRow("960 x 480 px at 96 an inch") << int(SizePreset::OnScreen) << "254"
                                                    << "127";
    }
    void presetsFillTheBoxes() {
        QFETCH(int, preset);
        QFETCH(QString, width);
        QFETCH(QString, height);
        choosePreset(SizePreset(preset));
        QCOMPARE(text("width"), width);
        QCOMPARE(text("height"), height);
        QCOMPARE(m_dialog->choices().size, *presetSize(SizePreset(preset), *m_exhibit, kOnScreen));
        // A length of one's own is no preset.
        type("height", "50");
        QCOMPARE(child<QComboBox>("preset")->currentText(), QStringLiteral("Custom"));
    }

    void theBooksSizeIsThatOfAPreset() {
        for (const char* id : {"encoding-heatmap", "encoding-curves"}) {
            m_exhibit = findExhibit(id);
            open();
            choosePreset(SizePreset::Book);
            QCOMPARE(m_dialog->choices().size, *m_exhibit->findPreset("d2l")->size);
        }
    }

    void withoutAWindowThereIsNoSizeOnScreen() {
        QVERIFY(child<QComboBox>("preset")->findData(int(SizePreset::OnScreen)) >= 0);
        ExportDialog other(EvaluatedScene{*m_exhibit, m_scene, result()}, *m_settings, Theme::light());
        QCOMPARE(other.findChild<QComboBox*>("preset")->findData(int(SizePreset::OnScreen)), -1);
    }

    void aUnitKeepsTheLength() {
        take("format", 2);
        type("width", "127");
        type("height", "25.4");
        for (const auto& [unit, width, height] :
             {std::tuple{1, "5", "1"}, std::tuple{2, "1500", "300"}, std::tuple{0, "127", "25.4"}}) {
            child<QComboBox>("unit")->setCurrentIndex(unit);
            QCOMPARE(text("width"), QString(width));
            QCOMPARE(text("height"), QString(height));
            QCOMPARE(m_dialog->choices().size, (FigureSize{127, 25.4}));
        }
        // What the unit rounds is not what is kept: 100 mm are 1181.1 pixels.
        type("width", "100");
        child<QComboBox>("unit")->setCurrentIndex(2);
        QCOMPARE(text("width"), QStringLiteral("1181"));
        type("height", "600");
        QCOMPARE(m_dialog->choices().size.width, 100.0);
    }

    void pixelsOfAVectorFileAreThoseOfTheWeb() {
        type("width", "127");
        child<QComboBox>("unit")->setCurrentIndex(2);
        QCOMPARE(text("width"), QStringLiteral("480"));
        take("format", 2);
        QCOMPARE(text("width"), QStringLiteral("1500"));
        QCOMPARE(m_dialog->choices().size.width, 127.0);
    }

    void pixelsGoByTheResolution() {
        take("format", 2);
        child<QComboBox>("unit")->setCurrentIndex(2);
        type("width", "600");
        QVERIFY(std::abs(m_dialog->choices().size.width - 50.8) < kRounding);
        type("height", "300");
        type("dpi", "150");
        // The pixels are what was chosen; the paper follows.
        QCOMPARE(text("width"), QStringLiteral("600"));
        QVERIFY(std::abs(m_dialog->choices().size.width - 101.6) < kRounding);
        QVERIFY2(facts().contains("600 × 300 pixels"), qPrintable(facts()));
        // A preset's paper is what was chosen; the pixels follow.
        choosePreset(SizePreset::Slide);
        type("dpi", "100");
        QCOMPARE(text("width"), QStringLiteral("1000"));
        QCOMPARE(m_dialog->choices().size.width, 254.0);
    }

    void proportionsAreKeptWhenAsked() {
        child<QCheckBox>("keep-proportions")->click();
        type("width", "60");
        QCOMPARE(text("height"), QStringLiteral("40"));
        type("height", "100");
        QCOMPARE(text("width"), QStringLiteral("150"));
        child<QCheckBox>("keep-proportions")->click();
        type("width", "100");
        QCOMPARE(text("height"), QStringLiteral("100"));
    }

    void arrowsStep() {
        type("width", "89.5");
        QTest::keyClick(child<QAbstractSpinBox>("width"), Qt::Key_Up);
        QCOMPARE(text("width"), QStringLiteral("90"));
        QTest::keyClick(child<QAbstractSpinBox>("width"), Qt::Key_Down);
        QCOMPARE(m_dialog->choices().size.width, 89.0);
    }

    void onlyAPngHasAResolution() {
        QVERIFY(!child<QAbstractSpinBox>("dpi")->isEnabled());
        QVERIFY(!facts().contains("pixels"));
        take("format", 2);
        QVERIFY(child<QAbstractSpinBox>("dpi")->isEnabled());
        QVERIFY2(facts().contains("1417 × 945 pixels"), qPrintable(facts()));
    }

    void saysHowLargeTheFileWillBe() {
        take("format", 1);
        const auto bytes = figure(m_dialog->choices()).size();
        QTRY_VERIFY(facts().contains(QStringLiteral("about %1 kB").arg(qRound(bytes / 1000.0))));
    }

    void nonsenseIsMarked_data() {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<QString>("good");
        QTest::addRow("no width") << "width"
                                  << ""
                                  << "The width must be a number from 10 to 2000 mm."
                                  << "120";
        QTest::addRow("5 mm") << "width"
                              << "5"
                              << "The width must be a number from 10 to 2000 mm."
                              << "10";
        QTest::addRow("two decimal signs") << "height"
                                           << "57,3.1"
                                           << "The height must be"
                                           << "57,3";
        QTest::addRow("letters") << "height"
                                 << "abc"
                                 << "The height must be"
                                 << "80";
        QTest::addRow("negative") << "height"
                                  << "-80"
                                  << "The height must be"
                                  << "80";
        QTest::addRow("too high") << "height"
                                  << "2001"
                                  << "The height must be"
                                  << "2000";
        QTest::addRow("out of any range") << "width"
                                          << "1e300"
                                          << "The width must be"
                                          << "1e2";
        QTest::addRow("no type") << "font-size"
                                 << "0"
                                 << "The font size must be a number from 4 to 72 pt."
                                 << "4";
        QTest::addRow("too few dots") << "dpi"
                                      << "9"
                                      << "The resolution must be a number from 10 to 2400 dpi."
                                      << "10";
    }
    void nonsenseIsMarked() {
        QFETCH(QString, field);
        QFETCH(QString, text);
        QFETCH(QString, sentence);
        QFETCH(QString, good);
        if (field == "dpi") take("format", 2);
        const auto* marked = child<QAbstractSpinBox>(field)->findChild<QLineEdit*>()->actions().value(0);
        QVERIFY(!marked->isVisible());
        type(field, text);
        QVERIFY2(message().startsWith(sentence), qPrintable(message()));
        QVERIFY(m_dialog->problem());
        QVERIFY(marked->isVisible());
        QVERIFY(!child<QPushButton>("export")->isEnabled());
        QCOMPARE(this->text(field), text);
        m_dialog->exportTo(path("figure.png"));
        QVERIFY(m_dialog->isVisible() && !QFile::exists(path("figure.png")));
        type(field, good);
        QVERIFY(message().isEmpty());
        QVERIFY(!marked->isVisible());
        QVERIFY(child<QPushButton>("export")->isEnabled());
    }

    void aPictureTooLargeIsRefused() {
        take("format", 2);
        type("width", "2000");
        type("dpi", "2400");
        // 2000 mm at 2400 dpi are 188,976 pixels.
        QVERIFY2(message().startsWith("Too large: ") && message().contains("188976"), qPrintable(message()));
        QVERIFY(!child<QPushButton>("export")->isEnabled());
        // Paper has no such limit.
        take("format", 0);
        QVERIFY(!m_dialog->problem());
    }

    void whatIsSwitchedOffIsNotInTheWay() {
        take("format", 2);
        type("dpi", "nonsense");
        take("format", 0);
        QVERIFY(!m_dialog->problem());
        QCOMPARE(text("dpi"), QStringLiteral("300"));
    }

    void wordsAreOffered() {
        QCOMPARE(m_dialog->choices().title, QString());
        QCOMPARE(m_dialog->choices().caption, QString());
        QVERIFY(!child<QLineEdit>("title")->isEnabled());
        child<QCheckBox>("has-title")->click();
        child<QCheckBox>("has-caption")->click();
        QCOMPARE(m_dialog->choices().title, m_exhibit->words().title);
        QCOMPARE(m_dialog->choices().caption, suggestedCaption(evaluateScene(*m_exhibit, m_scene)));
        child<QPlainTextEdit>("caption")->setPlainText(QString(2001, u'x'));
        QVERIFY(message().startsWith("The caption has 2001 characters"));
        child<QCheckBox>("has-caption")->click();
        QVERIFY(!m_dialog->problem());
    }

    void copiesTheCaption() {
        child<QPushButton>("copy-caption")->click();
        QCOMPARE(QApplication::clipboard()->text(), suggestedCaption(evaluateScene(*m_exhibit, m_scene)));
        QVERIFY(!message().isEmpty());
    }

    void writesExactlyWhatIsChosen_data() {
        QTest::addColumn<QString>("suffix");
        QTest::addColumn<FigureFormat>("format");
        QTest::addRow("pdf") << "pdf" << FigureFormat::Pdf;
        QTest::addRow("svg") << "svg" << FigureFormat::Svg;
        QTest::addRow("png") << "png" << FigureFormat::Png;
    }
    void writesExactlyWhatIsChosen() {
        QFETCH(QString, suffix);
        QFETCH(FigureFormat, format);
        choosePreset(SizePreset::SingleColumn);
        take("theme", 1);
        child<QCheckBox>("transparent")->click();
        child<QCheckBox>("has-title")->click();
        // The suffix wins over the format that stands in the dialog.
        const QString path = this->path("figure." + suffix);
        m_dialog->exportTo(path);
        QCOMPARE(m_dialog->result(), int(QDialog::Accepted));
        QCOMPARE(m_dialog->path(), path);
        const ExportOptions expected{.format = format,
                                     .size = {89, 89 / 1.5},
                                     .dark = true,
                                     .transparent = true,
                                     .title = m_exhibit->words().title,
                                     .caption = {},
                                     .linkAddress = {}};
        QCOMPARE(m_dialog->choices(), expected);
        QCOMPARE(contents(path), figure(expected));
        QCOMPARE(rememberedChoices(*m_settings, evaluateScene(*m_exhibit, m_scene), kOnScreen), expected);
    }

    void aFailedWriteLosesNothing_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("why");
        QTest::addRow("no such folder") << "none/figure.pdf"
                                        << "was not written: ";
        QTest::addRow("a folder") << "folder.pdf"
                                  << "was not written: ";
        QTest::addRow("another suffix") << "figure.jpg"
                                        << "The name must end in .pdf, .svg or .png.";
        QTest::addRow("no suffix") << "figure"
                                   << "The name must end in .pdf, .svg or .png.";
    }
    void aFailedWriteLosesNothing() {
        QFETCH(QString, name);
        QFETCH(QString, why);
        QVERIFY(QDir(m_folder->path()).mkdir("folder.pdf"));
        child<QCheckBox>("has-caption")->click();
        child<QPlainTextEdit>("caption")->setPlainText("Two hours of work.");
        m_dialog->exportTo(path(name));
        QVERIFY(m_dialog->isVisible());
        QVERIFY2(message().contains(why), qPrintable(message()));
        QVERIFY(m_dialog->path().isEmpty());
        QCOMPARE(m_dialog->choices().caption, QStringLiteral("Two hours of work."));
        QVERIFY(lastExportPath(*m_settings, *m_exhibit).isEmpty());
        // Another place will do.
        m_dialog->exportTo(path("figure.pdf"));
        QCOMPARE(m_dialog->result(), int(QDialog::Accepted));
    }

    void asksForAName() {
        QString proposed;
        answerFileDialog([&](QFileDialog& asked) {
            proposed = QFileInfo(asked.selectedFiles().value(0)).fileName();
            asked.setDirectory(m_folder->path());
            asked.findChild<QLineEdit*>()->setText("mine");
        });
        take("format", 1);
        QTest::keyClick(child<QLineEdit>("title"), Qt::Key_Return);
        QTRY_COMPARE(m_dialog->path(), path("mine.svg"));
        QCOMPARE(proposed, QStringLiteral("encoding-heatmap.svg"));
        QCOMPARE(contents(path("mine.svg")), figure(m_dialog->choices()));
    }

    void remembersOverANewDialog() {
        take("format", 2);
        type("dpi", "96");
        child<QComboBox>("unit")->setCurrentIndex(2);
        child<QCheckBox>("keep-proportions")->click();
        type("width", "900");
        take("theme", 1);
        type("font-size", "12.5");
        for (const char* name : {"transparent", "has-title", "has-caption", "legend", "colour-bar"})
            child<QCheckBox>(name)->click();
        child<QLineEdit>("title")->setText("My own title");
        child<QPlainTextEdit>("caption")->setPlainText("My own caption");
        const ExportOptions made = m_dialog->choices();
        m_dialog->exportTo(path("figure.png"));
        m_settings->sync();
        m_settings = std::make_unique<Settings>(path("settings.json"));
        open();
        QCOMPARE(m_dialog->choices(), made);
        QCOMPARE(text("width"), QStringLiteral("900"));
        QVERIFY(child<QCheckBox>("keep-proportions")->isChecked());
        QCOMPARE(lastExportPath(*m_settings, *m_exhibit), path("figure.png"));
        QCOMPARE(rememberedChoices(*m_settings, evaluateScene(*m_exhibit, m_scene)), made);

        // Choices are the person's, words and path are the page's.
        const Exhibit& other = *findExhibit("encoding-curves");
        ExportOptions there = rememberedChoices(*m_settings, evaluateScene(other, m_scene));
        QCOMPARE(there.title, other.words().title);
        QCOMPARE(there.caption, suggestedCaption(evaluateScene(other, m_scene)));
        QVERIFY(lastExportPath(*m_settings, other).isEmpty());
        there.title = made.title;
        there.caption = made.caption;
        QCOMPARE(there, made);
    }

    void aStyleSetsWhatIsBelow() {
        const FigureLook usual = m_dialog->choices().look;
        QVERIFY(usual == FigureLook());
        chooseStyle(1);  // one column
        ExportOptions made = m_dialog->choices();
        QCOMPARE(made.size.width, 88.0);
        QCOMPARE(made.fontSize, 8.0);
        QCOMPARE(made.look.family, TypeFamily::Serif);
        QCOMPARE(made.look.lineWidth, 0.8);
        // The preview has as many pixels as the new page has room for.
        const auto isShown = [&] {
            made.format = FigureFormat::Png;
            made.dpi = preview().dotsPerInch();
            return preview().picture() == QImage::fromData(figure(made), "PNG");
        };
        QTRY_VERIFY(isShown());
        type("line-width", "2");
        QTest::keyClicks(child<QLineEdit>("letter"), QStringLiteral("b"));
        QCOMPARE(m_dialog->choices().look.lineWidth, 2.0);
        chooseStyle(6);  // greyscale
        made = m_dialog->choices();
        QVERIFY(made.look.isGrey);
        QCOMPARE(made.look.family, TypeFamily::Sans);
        QCOMPARE(made.look.letter, QStringLiteral("b"));
        chooseStyle(0);
        QVERIFY(!m_dialog->choices().look.isGrey);
        QTest::keyClicks(child<QLineEdit>("letter"), QStringLiteral("?"));
        QVERIFY(m_dialog->problem().has_value());
        child<QLineEdit>("letter")->clear();
        QVERIFY(!m_dialog->problem());
        type("line-width", "11");
        QVERIFY(m_dialog->problem().has_value());
    }

    void anOpenedFigureBringsItsStyle() {
        ExportOptions made;
        made.format = FigureFormat::Svg;
        made.size = {77, 66};
        made.dpi = 450;
        made.fontSize = 7;
        made.dark = true;
        made.transparent = true;
        made.legend = false;
        made.colourBar = false;
        made.qrCode = true;
        made.title = QStringLiteral("A title");
        made.caption = suggestedCaption(evaluateScene(*m_exhibit, m_scene));
        made.look = {.colourMap = QStringLiteral("cividis"),
                     .lineWidth = 2,
                     .family = TypeFamily::Serif,
                     .isGrey = true,
                     .labels = {{QStringLiteral("Column"), QStringLiteral("Spalte")}},
                     .letter = QStringLiteral("c")};
        const OpenedScene opened = readScene(figure(made), {});
        QCOMPARE(opened.warnings, QStringList());
        m_scene = opened.scene;
        open(opened.style);
        take("format", 1);
        QVERIFY(m_dialog->choices() == made);
        QCOMPARE(figure(m_dialog->choices()), figure(made));
        // It can be left and taken again.
        const int own = child<QComboBox>("style")->currentIndex();
        chooseStyle(0);
        QVERIFY(m_dialog->choices().look.family == TypeFamily::Sans);
        chooseStyle(own);
        QVERIFY(m_dialog->choices() == made);
        open();
        QCOMPARE(child<QComboBox>("style")->count(), own);
    }

    void aCodeIsDrawnOrRefused() {
        QVERIFY(!m_dialog->choices().qrCode);
        child<QCheckBox>("qr-code")->click();
        QVERIFY(m_dialog->choices().qrCode);
        QCOMPARE(m_dialog->problem(), std::nullopt);
        // A link without an address is of no use to phones.
        QTRY_VERIFY(!child<QLabel>("message")->text().isEmpty());
        m_dialog->exportTo(path("code.svg"));
        QVERIFY(contents(path("code.svg")).contains("M0 0h"));
        m_settings->setValue("link-address", QStringLiteral("https://example.org/lab/"));
        open();
        QVERIFY(m_dialog->choices().qrCode);
        QCOMPARE(m_dialog->choices().linkAddress, QStringLiteral("https://example.org/lab/"));
        type("width", "30");
        type("height", "30");
        QVERIFY(m_dialog->problem());
        QVERIFY(!child<QPushButton>("export")->isEnabled());
        child<QCheckBox>("qr-code")->click();
        QCOMPARE(m_dialog->problem(), std::nullopt);
    }

    void aCaptionNeverNamesOtherParameters() {
        ExportSettings made = rememberedSettings(*m_settings, evaluateScene(*m_exhibit, m_scene));
        made.hasCaption = true;
        made.caption = "Sixty positions.";
        // Whether the description names n is the exhibit's business; that of another page always differs.
        const Exhibit& curves = *findExhibit("encoding-curves");
        rememberExport(*m_settings, made, path("figure.pdf"), evaluateScene(*m_exhibit, m_scene));
        QCOMPARE(rememberedChoices(*m_settings, evaluateScene(*m_exhibit, m_scene)).caption,
                 QStringLiteral("Sixty positions."));
        m_settings->setValue("export-caption-encoding-heatmap",
                             QStringList{suggestedCaption(evaluateScene(curves, m_scene)), "Sixty positions."});
        QCOMPARE(rememberedChoices(*m_settings, evaluateScene(*m_exhibit, m_scene)).caption,
                 suggestedCaption(evaluateScene(*m_exhibit, m_scene)));
    }

    void cancelRemembersNothing() {
        take("format", 1);
        type("width", "33");
        QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
        QVERIFY(!m_dialog->isVisible());
        open();
        QCOMPARE(m_dialog->choices().format, FigureFormat::Pdf);
        QCOMPARE(m_dialog->choices().size, FigureSize{});
    }

    void whatCannotBeUsedHasItsDefault() {
        m_settings->setValue("export-format", "jpg");
        m_settings->setValue("export-dpi", 1e9);
        m_settings->setValue("export-theme", "Dunkel");
        m_settings->setValue("export-font-size", -1.0);
        m_settings->setValue("export-size", "7");
        m_settings->setValue("export-width-mm", 0.0);
        m_settings->setValue("export-height-mm", 1e6);
        m_settings->setValue("export-unit", "furlong");
        m_settings->setValue("export-legend", "on");
        m_settings->setValue("export-caption-encoding-heatmap", QStringList{"one"});
        open();
        ExportOptions usual;
        usual.format = FigureFormat::Pdf;
        QCOMPARE(m_dialog->choices(), usual);
        QVERIFY(!m_dialog->problem());
    }

    void aRememberedPictureCanBeMade() {
        m_settings->setValue("export-format", "png");
        m_settings->setValue("export-dpi", 2400.0);
        m_settings->setValue("export-width-mm", 2000.0);
        m_settings->setValue("export-height-mm", 2000.0);
        const ExportOptions choices = rememberedChoices(*m_settings, evaluateScene(*m_exhibit, m_scene));
        QCOMPARE(choices.size, FigureSize{});
        QVERIFY(!imageProblem(figureOptions(choices)));
    }

    void aSceneBringsItsSize() {
        m_scene.view.size = FigureSize{57.3, 85};
        open();
        QCOMPARE(m_dialog->choices().size, (FigureSize{57.3, 85}));
    }

    void partsThatMakeNoDifferenceAreNotOffered() {
        for (const char* id : {"encoding-heatmap", "encoding-curves"}) {
            m_exhibit = findExhibit(id);
            open();
            ExportOptions with;
            with.size = {254, 142.875};
            ExportOptions without = with;
            without.colourBar = false;
            QCOMPARE(child<QCheckBox>("colour-bar")->isVisible(), figure(with) != figure(without));
        }
    }

    void everythingHasANameAndTheKeyboardReachesIt() {
        QCOMPARE(namelessFields(*m_dialog).join(u'\n'), QString());
        take("format", 2);
        child<QCheckBox>("has-title")->click();
        child<QCheckBox>("has-caption")->click();
        QSet<QWidget*> reached;
        m_dialog->findChild<SegmentedControl*>("format")->setFocus();
        for (int i = 0; i < 40; ++i) {
            QWidget* here = QApplication::focusWidget();
            QVERIFY(here);
            reached.insert(here);
            auto* interface = QAccessible::queryAccessibleInterface(here);
            QVERIFY2(!interface->text(QAccessible::Name).isEmpty(), qPrintable(here->objectName()));
            QTest::keyClick(here, Qt::Key_Tab);
        }
        for (const char* name :
             {"dpi",         "preset",  "width",  "height", "unit",   "keep-proportions", "font-size", "style",
              "line-width",  "colours", "grey",   "letter", "labels", "transparent",      "has-title", "title",
              "has-caption", "caption", "export", "cancel"})
            QVERIFY2(reached.contains(m_dialog->findChild<QWidget*>(name)), name);
        // The arrow keys choose among segments.
        auto* format = m_dialog->findChild<SegmentedControl*>("format");
        format->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
        QCOMPARE(m_dialog->choices().format, FigureFormat::Svg);
    }

    void enterIsSeenToExport() {
        const auto ground = [this](const char* name) {
            const QImage picture = child<QPushButton>(name)->grab().toImage();
            return picture.pixelColor(8, picture.height() / 2);
        };
        QCOMPARE(ground("export"), Theme::light().text);
        QCOMPARE(ground("cancel"), Theme::light().raised);
        type("width", "5");
        QCOMPARE(ground("export"), Theme::light().window);
    }

    void longWordsFitASmallScreen() {
        Twice twice;
        QApplication::installTranslator(&twice);
        open();
        m_dialog->resize(1000, 640);
        QTRY_COMPARE(m_dialog->size(), QSize(1000, 640));
        QVERIFY(page().width() > 100);
        QApplication::removeTranslator(&twice);
    }

 private:
    template <class Widget>
    Widget* child(const QString& name) const {
        return m_dialog->findChild<Widget*>(name);
    }
    QString path(const QString& name) const { return m_folder->filePath(name); }
    QString message() const { return child<QLabel>("message")->text(); }
    QString facts() const { return child<QLabel>("facts")->text().replace(QChar::Nbsp, u' '); }
    QString text(const QString& name) const { return child<QAbstractSpinBox>(name)->text(); }
    PagePreview& preview() const { return *child<PagePreview>("preview"); }
    QRectF page() const { return preview().pageRect(); }
    StudyPtr result() const { return m_exhibit->compute(m_scene, {}); }
    QByteArray figure(const ExportOptions& choices) const {
        return renderExport(evaluateScene(*m_exhibit, m_scene), choices);
    }

    void open(const std::optional<CarriedStyle>& figureStyle = {}) {
        m_dialog = std::make_unique<ExportDialog>(EvaluatedScene{*m_exhibit, m_scene, result()}, *m_settings,
                                                  Theme::light(), nullptr, kOnScreen, figureStyle);
        m_dialog->show();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    }
    void type(const QString& name, const QString& text) {
        auto* box = child<QAbstractSpinBox>(name);
        box->setFocus();
        box->selectAll();
        QTest::keyClick(box, Qt::Key_Delete);
        QTest::keyClicks(box, text);
    }
    void take(const QString& name, int segment) {
        child<SegmentedControl>(name)->findChildren<QRadioButton*>().at(segment)->click();
    }
    void choosePreset(SizePreset preset) {
        auto* combo = child<QComboBox>("preset");
        combo->setCurrentIndex(combo->findData(int(preset)));
        Q_EMIT combo->activated(combo->currentIndex());
    }
    void chooseStyle(int index) {
        auto* combo = child<QComboBox>("style");
        combo->setCurrentIndex(index);
        Q_EMIT combo->activated(index);
    }
    /// Accepts the file dialog that comes next, after `prepare`.
    void answerFileDialog(const std::function<void(QFileDialog&)>& prepare) {
        QTimer::singleShot(0, this, [this, prepare] {
            auto* asked = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            if (!asked) return answerFileDialog(prepare);
            prepare(*asked);
            QMetaObject::invokeMethod(asked, "accept");
        });
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    const Exhibit* m_exhibit = nullptr;
    Scene m_scene;
    std::unique_ptr<ExportDialog> m_dialog;
};

ATTENTION_TEST(ExportDialogTest, QApplication)
#include "export_dialog_test.moc"
