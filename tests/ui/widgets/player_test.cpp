#include "ui/widgets/player.h"

#include <QSignalSpy>

#include "tests/test_class.h"

using namespace attention;

namespace {

constexpr SliderScale kPlayedColumns{.minimum = 0, .maximum = 80, .integer = true};

/// A player on a clock that a test turns.
struct Played {
    Played() {
        QObject::connect(&player, &Player::stepped, &player,
                         [this](const std::string&, double value) { values.push_back(value); });
        player.setMode(Player::Mode::Once);
    }
    void pass(double seconds) {
        now += qint64(seconds * 1000);
        player.tick();
    }
    qint64 now = 1000;
    Player player{nullptr, [this] { return now; }};
    std::vector<double> values;
};

}  // namespace

class PlayerTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void followsTheClock_data() {
        QTest::addColumn<Player::Speed>("speed");
        QTest::addColumn<double>("value");
        QTest::addRow("slow: 4 of 20 s") << Player::Speed::Slow << 16.0;
        QTest::addRow("normal: 4 of 8 s") << Player::Speed::Normal << 40.0;
        QTest::addRow("fast: over after 3 s") << Player::Speed::Fast << 80.0;
    }
    void followsTheClock() {
        QFETCH(Player::Speed, speed);
        QFETCH(double, value);
        Played played;
        played.player.setSpeed(speed);
        played.player.start("column", kPlayedColumns, 0);
        // One slow picture instead of 240 quick ones: the same place.
        played.pass(4);
        QCOMPARE(played.values, std::vector<double>{value});
    }

    void saysOnlyWhatChanged() {
        Played played;
        played.player.start("column", kPlayedColumns, 0);
        for (int i = 0; i < 100; ++i) played.pass(0.01);  // one second: ten values of 0.1 s
        QCOMPARE(played.values.size(), std::size_t(10));
        QCOMPARE(played.values.back(), 10.0);
    }

    void beginsWhereTheValueIs() {
        Played played;
        played.player.start("column", kPlayedColumns, 40);
        played.pass(1);
        QCOMPARE(played.values, std::vector<double>{50});
    }

    void noneBeginsAtTheStart() {
        Played played;
        played.player.start("column", kPlayedColumns, std::nullopt);
        played.pass(0);
        QCOMPARE(played.values, std::vector<double>{0});
    }

    void onceStopsAtTheEndAndBeginsAnewFromThere() {
        Played played;
        QSignalSpy stopped(&played.player, &Player::stopped);
        played.player.start("column", kPlayedColumns, 79);
        played.pass(5);
        QCOMPARE(played.values, std::vector<double>{80});
        QCOMPARE(stopped.count(), 1);
        QVERIFY(!played.player.isPlaying());
        played.player.start("column", kPlayedColumns, 80);
        played.pass(0.8);
        QCOMPARE(played.values.back(), 8.0);
    }

    void loopShowsBothEnds() {
        Played played;
        played.player.setMode(Player::Mode::Loop);
        played.player.start("column", kPlayedColumns, 79);
        for (int i = 0; i < 3; ++i) played.pass(0.5);
        QCOMPARE(played.values, (std::vector<double>{80, 5, 10}));
        QVERIFY(played.player.isPlaying());
    }

    void backAndForthTurns() {
        Played played;
        played.player.setMode(Player::Mode::BackAndForth);
        played.player.start("column", kPlayedColumns, 75);
        for (int i = 0; i < 3; ++i) played.pass(0.5);
        QCOMPARE(played.values, (std::vector<double>{80, 75, 70}));
        played.pass(60);
        played.pass(0.5);
        QCOMPARE(played.values.back(), 5.0);
    }

    void anotherSpeedGoesOnFromThere() {
        Played played;
        played.player.start("column", kPlayedColumns, 0);
        played.pass(4);
        played.player.setSpeed(Player::Speed::Slow);
        played.pass(5);
        QCOMPARE(played.values, (std::vector<double>{40, 60}));
    }

    void onlyOneAtATime() {
        Played played;
        QSignalSpy stopped(&played.player, &Player::stopped);
        played.player.start("column", kPlayedColumns, 0);
        played.player.start("row", kPlayedColumns, 0);
        QCOMPARE(stopped.count(), 1);
        QCOMPARE(stopped.first().first().value<std::string>(), std::string("column"));
        QCOMPARE(played.player.key(), std::string("row"));
    }

    void doesNothingWhenStopped() {
        Played played;
        played.player.start("column", kPlayedColumns, 0);
        played.player.stop();
        played.pass(1);
        QVERIFY(played.values.empty());
        QVERIFY(played.player.key().empty());
    }

    void logarithmicRangesPlayEvenlyByFactor() {
        Played played;
        played.player.start("n", {.minimum = 1, .maximum = 256, .integer = true, .logarithmic = true}, 1);
        for (int i = 0; i < 4; ++i) played.pass(1);
        QCOMPARE(played.values, (std::vector<double>{2, 4, 8, 16}));
    }

    void ticksByItself() {
        Player player;
        player.setSpeed(Player::Speed::Fast);
        QSignalSpy stepped(&player, &Player::stepped);
        player.start("column", {.minimum = 0, .maximum = 1e6, .integer = true}, 0);
        QVERIFY(stepped.wait(5000));
    }
};

ATTENTION_TEST(PlayerTest, QApplication)
#include "player_test.moc"
