#include "ui/files/background_writer.h"

#include "tests/test_class.h"
#include "tests/ui/files/temporary_folder.h"

using namespace attention;

/// Files that are written off the interface thread.
class AsideWriterTest : public QObject, private TemporaryFolder {
    Q_OBJECT

 private Q_SLOTS:
    void theLastIsThereInTheEnd() {
        {
            BackgroundWriter writer(path("deep/file.json"));
            for (int i = 0; i <= 200; ++i) writer.write([i] { return QByteArray::number(i); });
        }
        QCOMPARE(contentsOf("deep/file.json"), QByteArray("200"));
        QCOMPARE(names(), QStringList("deep"));
    }

    void whatCannotBeWrittenIsLeftAlone() {
        makeFolder("folder");
        {
            BackgroundWriter writer(path("folder"));
            writer.write([] { return QByteArray("text"); });
        }
        QCOMPARE(names(), (QStringList{"deep", "folder"}));
    }
};

ATTENTION_TEST(AsideWriterTest, QCoreApplication)
#include "background_writer_test.moc"
