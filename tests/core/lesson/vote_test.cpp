#include "core/lesson/vote.h"

#include "core/io/csv.h"
#include "tests/test_class.h"

using namespace attention;

/// A show of hands: its rounds, what is taken back, its per cent and its table.
class VoteTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void aRoundHasItsCounts() {
        Vote vote(3);
        QVERIFY(!vote.setCount(0, 1) && !vote.isOpen() && vote.roundCount() == 0);
        vote.open();
        QVERIFY(vote.isOpen() && vote.setCount(0, 6) && vote.setCount(2, 18));
        // The same once more is no change, and these are no counts.
        QVERIFY(!vote.setCount(2, 18) && !vote.setCount(0, -1) && !vote.setCount(0, Vote::kMaxHands + 1));
        QVERIFY(!vote.setCount(3, 1));
        QCOMPARE(vote.counts(0), std::vector({6, 0, 18}));
        QCOMPARE(vote.sum(0), 24);
        QCOMPARE(vote.fraction(0, 0), 0.25);
        QCOMPARE(vote.fraction(0, 1), 0.0);
        QCOMPARE(vote.percent(0, 2), 75);
        vote.close();
        QVERIFY(!vote.setCount(0, 7) && !vote.undo());
        QCOMPARE(vote.counts(0), std::vector({6, 0, 18}));
    }

    void countsAreTakenBack() {
        Vote vote(2);
        vote.open();
        QVERIFY(!vote.undo());
        vote.setCount(0, 5);
        vote.setCount(1, 7);
        QVERIFY(vote.undo());
        QCOMPARE(vote.counts(0), std::vector({5, 0}));
        QVERIFY(vote.redo() && !vote.redo());
        QCOMPARE(vote.counts(0), std::vector({5, 7}));
        vote.undo();
        vote.setCount(1, 8);
        QVERIFY(!vote.redo());
        vote.close();
        // A second round that was opened too early leads back to the first one.
        vote.open();
        QCOMPARE(vote.roundCount(), 2);
        QVERIFY(vote.undo() && vote.isOpen());
        QCOMPARE(vote.roundCount(), 1);
        QVERIFY(vote.setCount(0, 9));
        vote.close();
        QCOMPARE(vote.counts(0), std::vector({9, 8}));
    }

    void thereAreTwoRounds() {
        Vote vote(2);
        for (const int count : {3, 4, 5}) {
            vote.open();
            vote.setCount(1, count);
            vote.close();
        }
        // The second one was opened again.
        QCOMPARE(vote.roundCount(), Vote::kMaxRounds);
        QCOMPARE(vote.counts(0), std::vector({0, 3}));
        QCOMPARE(vote.counts(1), std::vector({0, 5}));
        // Each share is one of the hands of its own round.
        QCOMPARE(vote.fraction(0, 1), 1.0);
        QCOMPARE(vote.fraction(1, 1), 1.0);
    }

    void aRoundWithoutHandsIsForgotten() {
        Vote vote(2);
        vote.open();
        vote.setCount(0, 1);
        vote.setCount(0, 0);
        vote.close();
        QVERIFY(vote.roundCount() == 0 && !vote.hasHands());
        vote.open();
        QVERIFY(!vote.undo());
        vote.setCount(0, 2);
        vote.close();
        vote.open();
        vote.close();
        QVERIFY(vote.roundCount() == 1 && vote.hasHands());
    }

    void theTableIsAsScriptsReadIt() {
        const Lesson lesson =
            readLesson("# A, \"b\"\n\n## One\nshow: order\nask: Which?\n- *x*\n- [x] y\n\n## Two\nText.\n");
        std::map<int, Vote> votes{{0, Vote(2)}, {1, Vote(2)}, {5, Vote(2)}};
        for (auto& [step, vote] : votes) {
            vote.open();
            vote.setCount(0, 12);
            vote.close();
            vote.open();
            vote.setCount(1, 1000 - 1);
        }
        std::string text;
        QVERIFY(writeCsv(voteTable({{lesson, votes}}), [&](std::string_view piece) {
            text += piece;
            return true;
        }));
        QCOMPARE(QString::fromStdString(text), QString("lesson,step,heading,round,answer,text,right,count\n"
                                                       "\"A, \"\"b\"\"\",1,One,1,1,*x*,0,12\n"
                                                       "\"A, \"\"b\"\"\",1,One,1,2,y,1,0\n"
                                                       "\"A, \"\"b\"\"\",1,One,2,1,*x*,0,0\n"
                                                       "\"A, \"\"b\"\"\",1,One,2,2,y,1,999\n"));
        QCOMPARE(tableShape(voteTable({{lesson, {}}})).rows, Index(0));
    }
};

ATTENTION_TEST(VoteTest, NoApplication)
#include "vote_test.moc"
