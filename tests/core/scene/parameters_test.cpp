#include "core/scene/parameters.h"

#include <array>

#include "core/scene/parameter_table.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

const std::array kUses{
    ParameterUse{.key = "n", .maximum = 16384},
    ParameterUse{.key = "d", .maximum = 4096},
    ParameterUse{.key = "first-column"},
    ParameterUse{.key = "last-column"},
    ParameterUse{.key = "base"},
    ParameterUse{.key = "row"},
    ParameterUse{.key = "colour-map"},
};

constexpr std::array<std::string_view, 2> kMatrices{"P", "bits"};

const ParameterUse& use(std::string_view key) {
    return *std::ranges::find(kUses, key, &ParameterUse::key);
}

QString message(auto action) {
    try {
        action();
    } catch (const ParameterError& error) {
        return QString::fromStdString(error.key() + ": " + error.what());
    }
    return {};
}

}  // namespace

class ParametersTest : public QObject {
    Q_OBJECT

 private slots:
    void everyDefaultIsAccepted() {
        const Parameters defaults;
        for (const ParameterInfo& info : parameterTable()) {
            const ParameterUse tableUse{.key = info.key};
            const std::string text = valueText(info, valueOf(defaults, info));
            QCOMPARE(parseValue(tableUse, text), valueOf(defaults, info));
        }
    }

    void keysAreUniqueAndBoundsNameKeys() {
        std::set<std::string_view> keys;
        for (const ParameterInfo& info : parameterTable()) QVERIFY2(keys.insert(info.key).second, info.key.data());
        for (const ParameterInfo& info : parameterTable())
            for (const auto other : {info.lessThanKey, info.atLeastKey}) QVERIFY(other.empty() || keys.contains(other));
    }

    void headsDivideD_data() {
        QTest::addColumn<qint64>("d");
        QTest::addColumn<qint64>("heads");
        QTest::addColumn<qint64>("shown");
        QTest::addRow("as they are") << qint64(32) << qint64(4) << qint64(4);
        QTest::addRow("of two as near the lower") << qint64(15) << qint64(4) << qint64(3);
        QTest::addRow("the nearer one above") << qint64(30) << qint64(9) << qint64(10);
        QTest::addRow("a prime has one") << qint64(31) << qint64(8) << qint64(1);
        QTest::addRow("not more than there may be") << qint64(4096) << qint64(64) << qint64(64);
    }
    void headsDivideD() {
        QFETCH(qint64, d);
        QFETCH(qint64, heads);
        QFETCH(qint64, shown);
        const std::array uses{ParameterUse{.key = "d"}, ParameterUse{.key = "heads", .mustDivideKey = "d"}};
        Parameters parameters;
        parameters.d = d;
        parameters.heads = heads;
        QCOMPARE(adapt(uses, parameters).parameters.heads, shown);
        QCOMPARE(currentBounds(uses[1], parameters).contains(double(heads)), heads == shown);
        // Who asks for heads gets a d that they divide.
        const Parameters asked = adapt(uses, parameters, {"heads"}).parameters;
        QCOMPARE(asked.heads, heads);
        QCOMPARE(asked.d % heads, 0);
        if (heads != shown) {
            const QString said = message([&] { validate(uses, parameters); });
            QVERIFY2(said.contains(QStringLiteral("heads: %1 does not divide d = %2").arg(heads).arg(d)),
                     qPrintable(said));
        }
    }

    void headsNeedNotDivideDWhereTheyAreWide() {
        const auto isNarrow = [](const Parameters& parameters) { return parameters.headDesign == HeadDesign::Narrow; };
        const std::array uses{ParameterUse{.key = "d"},
                              ParameterUse{.key = "heads", .mustDivideKey = "d", .mustDivideIf = isNarrow}};
        Parameters parameters;
        parameters.d = 15;
        parameters.heads = 4;
        QCOMPARE(adapt(uses, parameters).parameters.heads, 3);
        parameters.headDesign = HeadDesign::Wide;
        QCOMPARE(adapt(uses, parameters).parameters.heads, 4);
    }

    void setThenGetIsTheSame() {
        for (const ParameterInfo& info : parameterTable()) {
            Parameters parameters;
            const bool real = std::holds_alternative<RealField>(info.field);
            const bool text = std::holds_alternative<TextField>(info.field);
            const ParameterValue value = real   ? ParameterValue(1.5)
                                         : text ? ParameterValue("one word")
                                                : ParameterValue(std::int64_t(1));
            setValue(parameters, info, value);
            QCOMPARE(valueOf(parameters, info), value);
            QVERIFY_EXCEPTION_THROWN(
                setValue(parameters, info, real ? ParameterValue(std::int64_t(1)) : ParameterValue(1.5)),
                std::invalid_argument);
        }
    }

    void multiplesAreNeeded_data() {
        QTest::addColumn<qint64>("given");
        QTest::addColumn<qint64>("multipleOf");
        QTest::addColumn<qint64>("nearest");
        QTest::addColumn<QString>("says");
        QTest::addRow("even stays") << qint64(8) << qint64(2) << qint64(8) << QString();
        QTest::addRow("odd: of two the lower")
            << qint64(7) << qint64(2) << qint64(6) << "d: \"7\" is odd; accepted: even whole numbers 2 to 32";
        QTest::addRow("the least multiple within the range") << qint64(2) << qint64(4) << qint64(4) << "out of range";
        QTest::addRow("nearer to the upper")
            << qint64(15) << qint64(4) << qint64(16) << "accepted: multiples of 4 from whole numbers 2 to 32";
        QTest::addRow("beyond the range") << qint64(99) << qint64(4) << qint64(32) << "out of range";
    }
    void multiplesAreNeeded() {
        QFETCH(qint64, given);
        QFETCH(qint64, multipleOf);
        QFETCH(QString, says);
        const std::array uses{ParameterUse{.key = "d", .minimum = 2, .maximum = 32, .multipleOf = multipleOf}};
        Parameters parameters;
        parameters.d = given;
        QTEST(qint64(adapt(uses, parameters).parameters.d), "nearest");
        const QString refused = message([&] { parseValue(uses[0], std::to_string(given)); });
        QVERIFY2(says.isEmpty() ? refused.isEmpty() : refused.contains(says), qPrintable(refused));
    }

    void aUseSetsItsOwnBound() {
        const std::array uses{ParameterUse{.key = "matrix", .acceptedNames = kMatrices},
                              ParameterUse{.key = "column", .dynamicMaximum = +[](const Parameters& p) {
                                               return p.matrix == "bits" ? std::int64_t{5} : p.d - 1;
                                           }}};
        Parameters parameters;
        parameters.column = 20;
        parameters.matrix = "P";
        QVERIFY(adapt(uses, parameters).adaptations.empty());
        parameters.matrix = "bits";
        QCOMPARE(*adapt(uses, parameters).parameters.column, 5);
        QCOMPARE(message([&] { validate(uses, parameters); }),
                 "column: 20 is beyond 5; accepted: whole numbers 0 to 5, or none");
        QVERIFY(message([&] { parseValue(uses[0], "Q"); }).contains("not one of the names; accepted: P, bits"));
        // A matrix of another page is none of this one's.
        parameters.matrix = "gram";
        QCOMPARE(adapt(uses, parameters).parameters.matrix, std::string());
    }

    void refusedTexts_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("says");
        QTest::addRow("n below 1") << "n"
                                   << "0"
                                   << "n: \"0\" is out of range; accepted: whole numbers 1 to 16384";
        QTest::addRow("negative n") << "n"
                                    << "-3"
                                    << "n: \"-3\" is out of range; accepted: whole numbers 1 to 16384";
        QTest::addRow("n beyond the page's own limit") << "n"
                                                       << "16385"
                                                       << "out of range";
        QTest::addRow("n is no whole number") << "n"
                                              << "1.5"
                                              << "not a whole number";
        QTest::addRow("exponents are for reals") << "n"
                                                 << "1e99"
                                                 << "not a whole number";
        QTest::addRow("words") << "n"
                               << "abc"
                               << "not a whole number";
        QTest::addRow("nothing") << "n"
                                 << ""
                                 << "\"\" is not a whole number";
        QTest::addRow("hexadecimal") << "n"
                                     << "0x10"
                                     << "not a whole number";
        QTest::addRow("another script's digit") << "n"
                                                << "٣"
                                                << "not a whole number";
        QTest::addRow("none is for selections") << "n"
                                                << "none"
                                                << "not a whole number";
        QTest::addRow("base at its open end") << "base"
                                              << "1"
                                              << "accepted: a number greater than 1";
        QTest::addRow("base below") << "base"
                                    << "0.5"
                                    << "out of range";
        QTest::addRow("infinite base") << "base"
                                       << "inf"
                                       << "not a number";
        QTest::addRow("overflowing base") << "base"
                                          << "1e999"
                                          << "not a number";
        QTest::addRow("base with a comma") << "base"
                                           << "1,5"
                                           << "not a number";
        QTest::addRow("unknown choice") << "colour-map"
                                        << "jet"
                                        << "not one of the choices; accepted: signed, blues";
        QTest::addRow("negative selection") << "row"
                                            << "-1"
                                            << "accepted: whole numbers 0 to 999999, or none";
    }
    void refusedTexts() {
        QFETCH(QString, key);
        QFETCH(QString, text);
        QFETCH(QString, says);
        const std::string name = key.toStdString();
        const QString said = message([&] { parseValue(use(name), text.toStdString()); });
        QVERIFY2(said.contains(says), qPrintable(said));
        QVERIFY(!said.contains('\n'));
    }

    void acceptedTexts_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("reads");
        QTest::addRow("whole number") << "n"
                                      << "60"
                                      << "60";
        QTest::addRow("largest n here") << "n"
                                        << "16384"
                                        << "16384";
        QTest::addRow("just above the open end") << "base"
                                                 << "1.0000001"
                                                 << "1.0000001";
        QTest::addRow("exponent") << "base"
                                  << "1e4"
                                  << "10000";
        QTest::addRow("choice") << "colour-map"
                                << "blues"
                                << "blues";
        QTest::addRow("none") << "row"
                              << "none"
                              << "none";
        QTest::addRow("selection") << "row"
                                   << "0"
                                   << "0";
    }
    void acceptedTexts() {
        QFETCH(QString, key);
        QFETCH(QString, text);
        QFETCH(QString, reads);
        const std::string name = key.toStdString();
        const ParameterInfo& info = *findParameter(name);
        QCOMPARE(QString::fromStdString(valueText(info, parseValue(use(name), text.toStdString()))), reads);
    }

    void adaptation_data() {
        QTest::addColumn<qint64>("d");
        QTest::addColumn<qint64>("first");
        QTest::addColumn<qint64>("last");
        QTest::addColumn<QString>("fixed");
        QTest::addColumn<qint64>("adaptedFirst");
        QTest::addColumn<qint64>("adaptedLast");
        QTest::addRow("all fits") << 32LL << 6LL << 9LL << "" << 6LL << 9LL;
        QTest::addRow("small d: both become the last column") << 4LL << 6LL << 9LL << "" << 3LL << 3LL;
        QTest::addRow("d = 1 leaves column 0") << 1LL << 6LL << 9LL << "" << 0LL << 0LL;
        QTest::addRow("asked first pushes last") << 32LL << 12LL << 9LL << "first-column" << 12LL << 12LL;
        QTest::addRow("asked last pulls first") << 32LL << 6LL << 3LL << "last-column" << 3LL << 3LL;
        QTest::addRow("nothing asked: last gives way") << 32LL << 12LL << 9LL << "" << 12LL << 12LL;
        QTest::addRow("what was asked stays, right or wrong")
            << 4LL << 6LL << 9LL << "first-column,last-column" << 6LL << 9LL;
    }
    void adaptation() {
        QFETCH(qint64, d);
        QFETCH(qint64, first);
        QFETCH(qint64, last);
        QFETCH(QString, fixed);
        Parameters parameters;
        parameters.d = d;
        parameters.firstColumn = first;
        parameters.lastColumn = last;
        std::set<std::string_view> keys;
        if (fixed.contains("first")) keys.insert("first-column");
        if (fixed.contains("last")) keys.insert("last-column");
        const AdaptedParameters adapted = adapt(kUses, parameters, keys);
        QTEST(qint64(adapted.parameters.firstColumn), "adaptedFirst");
        QTEST(qint64(adapted.parameters.lastColumn), "adaptedLast");
        const bool changed = adapted.parameters != parameters;
        QCOMPARE(!adapted.adaptations.empty(), changed);
    }

    void adaptationSaysWhatItDid() {
        Parameters parameters;
        parameters.d = 8;
        parameters.row = 70;
        const AdaptedParameters adapted = adapt(kUses, parameters);
        QCOMPARE(adapted.adaptations.size(), std::size_t(2));
        QCOMPARE(adapted.adaptations[0].key, std::string_view("last-column"));
        QCOMPARE(std::get<std::int64_t>(adapted.adaptations[0].from), 9);
        QCOMPARE(std::get<std::int64_t>(adapted.adaptations[0].to), 7);
        QCOMPARE(adapted.adaptations[1].key, std::string_view("row"));
        QCOMPARE(std::get<std::int64_t>(adapted.adaptations[1].to), 59);
    }

    void adaptedParametersAreValid() {
        // Every combination on a coarse grid ends in something that validate() accepts.
        for (const std::int64_t n : {1, 2, 60, 1'000'000})
            for (const std::int64_t d : {1, 2, 3, 32, 100'000})
                for (const std::int64_t first : {0, 1, 40, 99'999})
                    for (const std::int64_t last : {0, 1, 40, 99'999}) {
                        Parameters parameters;
                        parameters.n = n;
                        parameters.d = d;
                        parameters.firstColumn = first;
                        parameters.lastColumn = last;
                        parameters.row = 999'999;
                        const Parameters fits = adapt(kUses, parameters).parameters;
                        QCOMPARE(message([&] { validate(kUses, fits); }), QString());
                        QCOMPARE(adapt(kUses, fits).parameters, fits);
                    }
    }

    void validation_data() {
        QTest::addColumn<qint64>("first");
        QTest::addColumn<qint64>("last");
        QTest::addColumn<QString>("says");
        QTest::addRow("last before first")
            << 6LL << 3LL << "last-column: 3 is before first-column; accepted: whole numbers 6 to 31";
        QTest::addRow("last beyond d") << 6LL << 32LL
                                       << "last-column: 32 is beyond d - 1; accepted: whole numbers 6 to 31";
        QTest::addRow("first beyond d") << 32LL << 33LL
                                        << "first-column: 32 is beyond d - 1; accepted: whole numbers 0 to 31";
        QTest::addRow("one column") << 31LL << 31LL << "";
    }
    void validation() {
        QFETCH(qint64, first);
        QFETCH(qint64, last);
        QFETCH(QString, says);
        Parameters parameters;
        parameters.firstColumn = first;
        parameters.lastColumn = last;
        QCOMPARE(message([&] { validate(kUses, parameters); }), says);
    }

    void viewValuesDoNotDecideNumbers() {
        Parameters parameters;
        parameters.row = 5;
        parameters.colourMap = ColourScheme::Blues;
        QCOMPARE(dataParameters(kUses, parameters), dataParameters(kUses, Parameters{}));
        parameters.d = 31;
        QVERIFY(dataParameters(kUses, parameters) != dataParameters(kUses, Parameters{}));
        // Not used here, so it cannot matter.
        parameters = {};
        parameters.start = 7;
        QCOMPARE(dataParameters(kUses, parameters), dataParameters(kUses, Parameters{}));
    }

    void sentencesHaveTokens() {
        const ParameterInfo& tokens = *findParameter("tokens");
        QCOMPARE(textProblem(tokens, "").english(), std::string());
        QCOMPARE(textProblem(tokens, "the cat").english(), std::string());
        QVERIFY(textProblem(tokens, " ").english().find("no token") != std::string::npos);
        std::string many;
        for (int i = 0; i < 513; ++i) many += "a ";
        QVERIFY(textProblem(tokens, many).english().find("more than 512 tokens") != std::string::npos);
        QVERIFY_EXCEPTION_THROWN(parseValue({.key = "tokens"}, many), ParameterError);
        QCOMPARE(std::get<std::string>(parseValue({.key = "tokens"}, "the cat")), std::string("the cat"));
        // Names of matrices are no sentences.
        QCOMPARE(textProblem(*findParameter("matrix"), " ").english(), std::string());
    }
};

ATTENTION_TEST(ParametersTest, NoApplication)
#include "parameters_test.moc"
