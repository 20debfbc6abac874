#include "ui/widgets/inspector.h"

#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QToolButton>

#include "core/encoding/sinusoidal_derivation.h"
#include "tests/test_class.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"
#include "ui/text/derivation_words.h"
#include "ui/widgets/derivation_view.h"
#include "ui/widgets/index_tags.h"
#include "ui/widgets/pin_list.h"
#include "ui/widgets/style.h"

using namespace attention;

namespace {

Explanation explained(std::int64_t row, std::int64_t column, std::int64_t dimensions = 32, double base = 10000) {
    Scene scene;
    scene.parameters.d = dimensions;
    scene.parameters.base = base;
    return evaluateScene(encodingHeatmap(), scene).explain({row, column});
}

/// An explanation with every text of the exhibit twice as long, as other languages may be.
Explanation longer(Explanation explanation) {
    for (auto& tag : explanation.tags) tag.text += u' ' + tag.text;
    explanation.sentence += u' ' + explanation.sentence;
    for (auto* lines : {&explanation.derivation.steps, &explanation.derivation.context})
        for (DerivationLine& line : *lines) {
            line.name = line.name + " " + line.name;
            if (!line.word.empty()) line.word = line.word + " " + line.word;
        }
    return explanation;
}

/// The inspector between two other stops of the Tab key.
struct InspectorWindow : QWidget {
    explicit InspectorWindow(QSize size = {320, 640}) : before(this), inspector(this), after(this) {
        inspector.setExplanation(explained(3, 6), false);
        before.setGeometry(0, 0, 100, 24);
        after.setGeometry(110, 0, 100, 24);
        inspector.setGeometry(QRect(QPoint(0, 30), size));
        resize(size.width(), size.height() + 30);
        show();
    }
    template <class Widget = QWidget>
    Widget& part(const char* name) {
        return *inspector.findChild<Widget*>(QLatin1String(name));
    }
    DerivationView& derivation() { return part<DerivationView>("derivation"); }
    QScrollArea& area() { return part<QScrollArea>("derivation-area"); }
    QLineEdit before;
    Inspector inspector;
    QLineEdit after;
};

QString clipboard() {
    return QGuiApplication::clipboard()->text();
}

bool hasColour(const QImage& image, const QColor& colour) {
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixel(x, y) == colour.rgb()) return true;
    return false;
}

}  // namespace

class InspectorTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() {
        loadFonts();
        applyTheme(Theme::light());
    }
    void cleanup() {
        setInterfaceScale(1);
        applyTheme(Theme::light());
    }

    void showsTheCell() {
        InspectorWindow window;
        QCOMPARE(window.part<IndexTags>("tags").text(), QStringLiteral("position 3, column 6"));
        QCOMPARE(window.part<QLabel>("value").text(), QStringLiteral("0.5085"));
        QCOMPARE(window.part<QLabel>("sentence").text(), QStringLiteral("sine of pair 3"));
        QVERIFY(window.part("clock").isVisible());
        QVERIFY(!window.part("hint").isVisible());
        QStringList lines;
        for (const auto& row : window.derivation().rows()) lines += row.nameText + u'|' + row.valueText;
        QCOMPARE(lines, QStringList({"pair|3", "sine or cosine|sine", "speed|0.177828", "angle|0.533484",
                                     "value|0.508536", "wavelength|35.3329", "place in its wave, in turns|0.0849066",
                                     "its cosine|0.861041", "next position|0.652828", "next pair|0.295520"}));
    }

    void nothingSelectedShowsAHintAndTheDefinition() {
        InspectorWindow window;
        window.inspector.setGeneralFormulas(sinusoidalDefinition(32, 10000));
        window.inspector.setExplanation(std::nullopt, false);
        QVERIFY(window.part("hint").isVisible() && window.part("general").isVisible());
        for (const char* part : {"tags", "value", "sentence", "clock", "derivation", "pin", "copy-value", "copy-text"})
            QVERIFY2(!window.part(part).isVisible(), part);
        QGuiApplication::clipboard()->setText(QStringLiteral("untouched"));
        window.inspector.copyValue();
        window.inspector.copyText();
        window.inspector.copyLatex();
        QCOMPARE(clipboard(), QStringLiteral("untouched"));
        window.inspector.setExplanation(explained(1, 1), false);
        QVERIFY(window.part("derivation").isVisible() && !window.part("hint").isVisible());
    }

    void valuesAreWrittenForReaders_data() {
        QTest::addColumn<double>("value");
        QTest::addColumn<int>("digits");
        QTest::addColumn<QString>("text");
        const QString minus(QChar(0x2212)), narrow(QChar(0x202F));
        QTest::addRow("zero needs no digits") << 0.0 << 6 << "0";
        QTest::addRow("a true minus") << -0.5 << 3 << minus + "0.500";
        QTest::addRow("as many digits, however round") << 1.0 << 6 << "1.00000";
        QTest::addRow("rounding that reaches a new power") << 9.9999996 << 6 << "10.0000";
        QTest::addRow("groups") << 12345.0 << 2 << "12" + narrow + "345";
        QTest::addRow("a whole number") << 1234567.0 << 0 << "1" + narrow + "234" + narrow + "567";
        QTest::addRow("the smallest that is written out") << 1.5e-4 << 2 << "0.00015";
        QTest::addRow("far below 1") << -1.5e-7 << 2 << minus + "1.5" + narrow + "·" + narrow + "10⁻⁷";
        QTest::addRow("far above 1") << 6.28318e12 << 3 << "6.28" + narrow + "·" + narrow + "10¹²";
    }
    void valuesAreWrittenForReaders() {
        QFETCH(double, value);
        QFETCH(int, digits);
        QFETCH(QString, text);
        QCOMPARE(derivationLineValue({.name = "x", .expression = {}, .value = value, .digits = digits, .word = {}}),
                 text);
    }

    void namesNobodyKnowsAreShownAsTheyAre() {
        QCOMPARE(derivationLineName("row sum"), QStringLiteral("row sum"));
        QVERIFY(derivationLineTerm("row sum").isEmpty());
    }

    void copiesTheseBytes() {
        InspectorWindow window;
        window.part<QToolButton>("copy-value").click();
        QCOMPARE(clipboard(), QStringLiteral("0.5085361344196324"));
        window.part<QToolButton>("copy-text").click();
        QCOMPARE(clipboard(), QStringLiteral("P[i, 2j] = sin(i/10000^(2j/d))\n"
                                             "P[3, 6] = sin(3/10000^(6/32)) = sin(3/5.6234) = 0.5085361344196324\n"
                                             "pair: j = 6/2 = 3\n"
                                             "kind: sine\n"
                                             "frequency: omega_3 = 10000^(-6/32) = 0.1778279410038923\n"
                                             "angle: 3/10000^(6/32) = 0.5334838230116768\n"
                                             "value: sin(0.533484) = 0.5085361344196324\n"
                                             "wavelength: 2 pi/omega_3 = 35.33294752055899\n"
                                             "turns: 3/35.333 = 0.0849065874918702\n"
                                             "its cosine: P[3, 7] = 0.8610406494408598\n"
                                             "next position: P[4, 6] = 0.6528280017427489\n"
                                             "next pair: P[3, 8] = 0.2955202066613396\n"));
        window.part<QToolButton>("copy-latex").click();
        QCOMPARE(
            clipboard(),
            QStringLiteral("% position 3, column 6\n"
                           "\\begin{aligned}\n"
                           "  P_{i,2 j} &= \\sin \\frac{i}{10000^{2 j/d}} \\\\\n"
                           "  P_{3,6} &= \\sin \\frac{3}{10000^{6/32}} = \\sin \\frac{3}{5.6234} = 0.5085361344 \\\\\n"
                           "  j &= 6/2 = 3 \\\\\n"
                           "  \\omega_{3} &= 10000^{-6/32} = 0.1778279410 \\\\\n"
                           "  3/10000^{6/32} &= 0.5334838230 \\\\\n"
                           "  \\sin 0.533484 &= 0.5085361344\n"
                           "\\end{aligned}\n"));
    }

    void valuesShareTheirRightEdge_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<double>("scale");
        QTest::addColumn<bool>("isLong");
        QTest::addRow("as designed") << 320 << 1.0 << false;
        QTest::addRow("small window") << 288 << 1.0 << false;
        QTest::addRow("long words") << 288 << 1.0 << true;
        QTest::addRow("large letters") << 288 << 2.0 << false;
        QTest::addRow("wide and large") << 640 << 2.0 << true;
    }
    void valuesShareTheirRightEdge() {
        QFETCH(int, width);
        QFETCH(double, scale);
        QFETCH(bool, isLong);
        setInterfaceScale(scale);
        InspectorWindow window({width, 900});
        for (const std::int64_t column : {6, 31}) {
            const Explanation cell = explained(1003, column, 512, 12345.678);
            window.inspector.setExplanation(isLong ? longer(cell) : cell, false);
            const int edge = window.derivation().width() - 1;
            QVERIFY(window.derivation().rows().size() > 5);
            for (const auto& row : window.derivation().rows()) {
                QCOMPARE(row.valueRect.right(), edge);
                QVERIFY(row.rect.contains(row.valueRect) && row.rect.contains(row.nameRect));
                QVERIFY(row.valueRect.left() >= 0 && row.nameRect.right() <= edge);
                // No two of them touch.
                QVERIFY(!row.valueRect.intersects(row.nameRect));
                QVERIFY(!row.expressionRect.intersects(row.nameRect) && !row.valueRect.intersects(row.expressionRect));
            }
        }
    }

    void nothingIsCut_data() { valuesShareTheirRightEdge_data(); }
    void nothingIsCut() {
        QFETCH(int, width);
        QFETCH(double, scale);
        QFETCH(bool, isLong);
        setInterfaceScale(scale);
        InspectorWindow window({width, 900});
        const Explanation cell = explained(1003, 7, 512, 12345.678);
        window.inspector.setExplanation(isLong ? longer(cell) : cell, true);
        window.inspector.setPins({cell, longer(cell)});
        QCOMPARE(window.area().widget()->width(), window.area().viewport()->width());
        for (const QLabel* label : window.inspector.findChildren<QLabel*>()) {
            if (!label->isVisible()) continue;
            const QString name = label->objectName() + u' ' + label->text();
            if (label->wordWrap())
                QVERIFY2(label->heightForWidth(label->width()) <= label->height(), qPrintable(name));
            else
                QVERIFY2(label->sizeHint().width() <= label->width(), qPrintable(name));
        }
        for (const QToolButton* button : window.inspector.findChildren<QToolButton*>()) {
            if (!button->isVisible() || button->text().isEmpty()) continue;
            const QRect place(button->mapTo(&window.inspector, QPoint()), button->size());
            QVERIFY2(place.left() >= 0 && place.right() < width, qPrintable(button->text()));
            QVERIFY2(button->fontMetrics().horizontalAdvance(button->text()) + 12 <= button->width(),
                     qPrintable(button->text()));
        }
        // One below the other.
        int bottom = 0;
        for (const char* part : {"tags", "value", "pins", "derivation"}) {
            const QRect place = window.part(part).geometry();
            QVERIFY2(place.top() >= bottom, part);
            bottom = place.bottom();
        }
        QVERIFY(bottom < window.area().widget()->height());
    }

    void nothingMovesWhileNumbersRun() {
        InspectorWindow window;
        const auto places = [&] {
            QList<int> all{window.part("value").y(), window.derivation().y()};
            for (const auto& row : window.derivation().rows()) all += {row.rect.top(), row.nameRect.left()};
            return all;
        };
        // The widest numbers first, which may be set a little smaller, then full height: all room is reserved.
        window.inspector.setExplanation(explained(1003, 26, 32, 98765.4321), false);
        window.inspector.setExplanation(explained(0, 26, 32, 10000), false);
        const QList<int> first = places();
        for (int position = 0; position < 200; position += 7) {
            window.inspector.setExplanation(explained(position, 26, 32, 10000), false);
            QVERIFY2(places() == first, qPrintable(QString::number(position)));
        }
    }

    void pinTellsAndFollows() {
        InspectorWindow window;
        auto& pin = window.part<QToolButton>("pin");
        QSignalSpy toggled(&window.inspector, &Inspector::pinToggled);
        QCOMPARE(pin.text(), QStringLiteral("Pin"));
        QTest::mouseClick(&pin, Qt::LeftButton);
        QCOMPARE(toggled.count(), 1);
        window.inspector.setExplanation(explained(3, 6), true);
        QCOMPARE(pin.text(), QStringLiteral("Unpin"));
    }

    void pinsByMouse() {
        InspectorWindow window;
        QVERIFY(window.part("pins").height() == 0);
        window.inspector.setPins({explained(3, 6), explained(10, 7)});
        QSignalSpy chosen(&window.inspector, &Inspector::pinChosen);
        QSignalSpy removed(&window.inspector, &Inspector::pinRemoved);
        QSignalSpy cleared(&window.inspector, &Inspector::pinsCleared);
        auto& second = window.part("pin-1");
        QCOMPARE(second.accessibleName(), QStringLiteral("position 10, column 7: ") + explained(10, 7).value);
        QTest::mouseClick(&second, Qt::LeftButton);
        QCOMPARE(chosen.takeLast().first().toInt(), 1);
        auto* cross = second.findChild<QToolButton*>(QStringLiteral("unpin"));
        QCOMPARE(cross->accessibleName(), QStringLiteral("Unpin"));
        QTest::mouseClick(cross, Qt::LeftButton);
        QCOMPARE(removed.takeLast().first().toInt(), 1);
        QCOMPARE(chosen.count(), 0);
        QTest::mouseClick(&window.part("clear-pins"), Qt::LeftButton);
        QCOMPARE(cleared.count(), 1);
        window.inspector.setPins({explained(3, 6)});
        QVERIFY(!window.part("clear-pins").isVisible());
        QVERIFY(!second.isVisible() && window.part("pin-0").isVisible());
    }

    void everythingByKeyboard() {
        InspectorWindow window;
        QVERIFY(QTest::qWaitForWindowActive(&window));
        window.inspector.setPins({explained(3, 6), explained(10, 7)});
        QSignalSpy chosen(&window.inspector, &Inspector::pinChosen);
        QSignalSpy removed(&window.inspector, &Inspector::pinRemoved);
        window.before.setFocus();
        QStringList stops;
        while (QApplication::focusWidget() != &window.after && stops.size() < 20) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            stops += QApplication::focusWidget()->objectName();
            if (stops.last() == "pin-1") {
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Delete);
            }
        }
        QCOMPARE(stops, QStringList({"pin", "fold-inspector", "derivation-area", "clear-pins", "pin-0", "unpin",
                                     "pin-1", "unpin", "copy-value", "copy-text", "copy-latex", ""}));
        QCOMPARE(chosen.count(), 2);
        QCOMPARE(chosen.last().first().toInt(), 1);
        QCOMPARE(removed.count(), 1);
        QCOMPARE(removed.last().first().toInt(), 1);
        // The row that had the keyboard goes: the one before it has it then.
        window.part("pin-1").setFocus();
        window.inspector.setPins({explained(3, 6)});
        QCOMPARE(QApplication::focusWidget(), &window.part("pin-0"));
    }

    void scrollsByKeys() {
        InspectorWindow window({320, 300});
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QScrollArea& area = window.area();
        QScrollBar& bar = *area.verticalScrollBar();
        QVERIFY(bar.maximum() > 0);
        area.setFocus(Qt::TabFocusReason);
        const QImage with = area.grab().toImage();
        QTest::keyClick(&area, Qt::Key_Down);
        QVERIFY(bar.value() > 0);
        QTest::keyClick(&area, Qt::Key_End);
        QCOMPARE(bar.value(), bar.maximum());
        QTest::keyClick(&area, Qt::Key_Home);
        QCOMPARE(bar.value(), 0);
        // One sees where the keyboard is.
        window.before.setFocus();
        QVERIFY(area.grab().toImage() != with);
        // What gets the focus comes into sight.
        window.inspector.setPins({explained(3, 6)});
        window.part("pin-0").setFocus(Qt::TabFocusReason);
        const auto& pin = window.part("pin-0");
        QTRY_VERIFY(area.viewport()->rect().contains(QRect(pin.mapTo(area.viewport(), QPoint()), pin.size())));
    }

    void aNewPinIsSeen() {
        InspectorWindow window({320, 300});
        QScrollBar& bar = *window.area().verticalScrollBar();
        std::vector<Explanation> pins;
        for (int i = 0; i < 5; ++i) {
            bar.setValue(i % 2 == 0 ? bar.maximum() : 0);
            pins.push_back(explained(i, 6));
            window.inspector.setPins(pins);
            QCoreApplication::processEvents();
            const auto& pin = window.part(qPrintable(QStringLiteral("pin-%1").arg(i)));
            QCOMPARE(pin.visibleRegion().boundingRect().height(), pin.height());
        }
        // One that goes moves nothing.
        bar.setValue(bar.maximum());
        pins.pop_back();
        window.inspector.setPins(pins);
        QCOMPARE(bar.value(), bar.maximum());
    }

    void foldedItIsItsHeading() {
        InspectorWindow window;
        QSignalSpy toggled(&window.inspector, &Inspector::foldToggled);
        const int before = window.inspector.height();
        auto& fold = window.part<QToolButton>("fold-inspector");
        QTest::mouseClick(&fold, Qt::LeftButton);
        QCOMPARE(toggled.takeLast().first().toBool(), true);
        QVERIFY(!window.part("copy-value").isVisible() && !window.area().isVisible());
        QTRY_VERIFY(window.inspector.height() < 60);
        // What is looked at meanwhile is there when it unfolds.
        window.inspector.setExplanation(explained(10, 7), false);
        QVERIFY(!window.area().isVisible());
        QTest::mouseClick(&fold, Qt::LeftButton);
        window.inspector.resize(window.inspector.width(), before);
        QCOMPARE(window.inspector.height(), before);
        QVERIFY(window.area().isVisible() && window.part("copy-value").isVisible());
        // A pin that is made unfolds it.
        fold.click();
        window.inspector.setPins({explained(3, 6)});
        QVERIFY(!window.inspector.isFolded());
    }

    void saysEverythingToAScreenReader() {
        InspectorWindow window;
        const QString words = window.inspector.accessibleDescription();
        for (const char* part :
             {"position 3, column 6: 0.5085", "sine of pair 3", "P[i, 2j] = sin(i/10000^(2j/d))",
              "speed, omega_3 = 10000^(-6/32), 0.177828", "sine or cosine, sine", "next position, P[4, 6], 0.652828"})
            QVERIFY2(words.split(u'\n').contains(QLatin1String(part)), part);
        QCOMPARE(window.area().accessibleDescription(), words);
        QCOMPARE(window.inspector.accessibleName(), QStringLiteral("Why this number?"));
    }

    void themesChangeTheInks_data() {
        QTest::addColumn<bool>("dark");
        QTest::addRow("light") << false;
        QTest::addRow("dark") << true;
    }
    void themesChangeTheInks() {
        QFETCH(bool, dark);
        const Theme& theme = dark ? Theme::dark() : Theme::light();
        const Theme& other = dark ? Theme::light() : Theme::dark();
        InspectorWindow window;
        window.inspector.setTheme(other);
        applyTheme(theme);
        window.inspector.setTheme(theme);
        // Palettes reach the widgets by events.
        QCoreApplication::processEvents();
        const QImage image = window.inspector.grab().toImage();
        for (const QColor& colour : {theme.window, theme.text, theme.indexI, theme.indexJ, theme.rule})
            QVERIFY2(hasColour(image, colour), qPrintable(colour.name()));
        for (const QColor& colour : {other.window, other.text, other.indexI, other.indexJ})
            QVERIFY2(!hasColour(image, colour), qPrintable(colour.name()));
    }

    void compactIsSmaller() {
        InspectorWindow window;
        const int value = window.part("value").font().pixelSize();
        const int height = window.area().widget()->height();
        window.inspector.setCompact(true);
        QCOMPARE(window.part("value").font().pixelSize(), 26);
        QCOMPARE(value, 32);
        QVERIFY(window.area().widget()->height() < height);
    }

    void largeLettersAreTakenUp() {
        InspectorWindow window({640, 1200});
        const auto& row = window.derivation().rows().front();
        const int before = row.rect.height();
        setInterfaceScale(2);
        window.inspector.rescale();
        QCOMPARE(window.part("value").font().pixelSize(), 64);
        QCOMPARE(window.part("heading").font().pixelSize(), 28);
        QCOMPARE(window.derivation().rows().front().rect.height(), 2 * before);
    }
};

ATTENTION_TEST(InspectorTest, QApplication)
#include "inspector_test.moc"
