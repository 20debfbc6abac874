#include "ui/widgets/readout_view.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QScrollArea>
#include <QToolButton>
#include <QtTest>

#include "ui/widgets/style.h"

using namespace attention;

namespace {

Readout someReadout(int lines = 3) {
    Readout readout{QStringLiteral("position 3"),
                    QStringLiteral("column 7"),
                    QStringLiteral("−10\u202F000.5085"),
                    -10000.50853613,
                    {}};
    const std::vector<Readout::Line> all{
        {QStringLiteral("kind"), QStringLiteral("even column"), QStringLiteral("sine")},
        {QStringLiteral("frequency"), QStringLiteral("𝜔<sub>3</sub> = 10000<sup>−6/32</sup>"),
         QStringLiteral("0.177828")},
        {QStringLiteral("value"), QStringLiteral("sin 𝑖𝜔"), QStringLiteral("0.508536071327042")}};
    readout.lines.assign(all.begin(), all.begin() + lines);
    return readout;
}

QStringList shownTexts(const ReadoutView& view) {
    QStringList texts;
    for (const QLabel* label : view.findChildren<QLabel*>())
        if (label->isVisible()) texts += label->text();
    return texts;
}

}  // namespace

class ReadoutViewTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() {
        loadFonts();
        applyTheme(Theme::light());
    }

    void aHintWhileNothingIsSelected() {
        ReadoutView view;
        view.show();
        view.setReadout(std::nullopt);
        QVERIFY(view.findChild<QLabel*>(QStringLiteral("hint"))->isVisible());
        QVERIFY(!view.findChild<QToolButton*>(QStringLiteral("copy-value"))->isVisible());
        view.setReadout(someReadout());
        QVERIFY(!view.findChild<QLabel*>(QStringLiteral("hint"))->isVisible());
        QVERIFY(view.findChild<QToolButton*>(QStringLiteral("copy-value"))->isVisible());
    }

    void showsTagsValueAndLines() {
        ReadoutView view;
        view.show();
        view.setReadout(someReadout());
        const QStringList texts = shownTexts(view);
        for (const char* text : {"position 3", "column 7", "frequency", "0.177828", "even column"})
            QVERIFY2(texts.contains(QLatin1String(text)), text);
        view.setReadout(someReadout(1));
        QVERIFY(!shownTexts(view).contains(QStringLiteral("frequency")));
    }

    void copiesTheWholeNumberForOtherPrograms() {
        ReadoutView view;
        view.setReadout(someReadout());
        view.findChild<QToolButton*>(QStringLiteral("copy-value"))->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("-10000.50853613"));
    }

    void fitsItsWidth_data() {
        QTest::addColumn<int>("width");
        QTest::addRow("usual") << 320;
        QTest::addRow("narrowest") << 260;
    }
    void fitsItsWidth() {
        QFETCH(int, width);
        ReadoutView view;
        view.resize(400, 400);
        view.show();
        view.setReadout(someReadout());
        QCoreApplication::processEvents();
        view.resize(width, 400);
        QCoreApplication::processEvents();
        const auto* area = view.findChild<QScrollArea*>();
        QCOMPARE(area->widget()->width(), area->viewport()->width());
        for (const QLabel* label : view.findChildren<QLabel*>())
            if (label->isVisible() && !label->wordWrap())
                QVERIFY2(label->sizeHint().width() <= label->width(), qPrintable(label->text()));
        // No two texts lie on each other.
        const QList<QLabel*> labels = area->widget()->findChildren<QLabel*>();
        const auto place = [&](const QLabel* label) { return QRect(label->mapTo(&view, QPoint()), label->size()); };
        for (const QLabel* a : labels)
            for (const QLabel* b : labels)
                if (a != b && a->isVisible() && b->isVisible())
                    QVERIFY2(!place(a).intersects(place(b)), qPrintable(a->text() + u'|' + b->text()));
    }

    void tagsHaveTheirIndexColours() {
        for (const Theme* theme : {&Theme::light(), &Theme::darkTheme()}) {
            ReadoutView view;
            view.setTheme(*theme);
            view.setReadout(someReadout());
            view.show();
            for (QLabel* label : view.findChildren<QLabel*>()) {
                if (label->text() != QStringLiteral("position 3") && label->text() != QStringLiteral("column 7"))
                    continue;
                const QColor ground = label->text().startsWith(u'p') ? theme->indexI : theme->indexJ;
                QCOMPARE(label->grab().toImage().pixelColor(4, label->height() / 2), ground);
            }
        }
    }

    void saysItToAScreenReader() {
        ReadoutView view;
        view.setReadout(someReadout());
        QVERIFY(view.accessibleDescription().contains(QStringLiteral("position 3, column 7")));
    }
};

QTEST_MAIN(ReadoutViewTest)
#include "readout_view_test.moc"
