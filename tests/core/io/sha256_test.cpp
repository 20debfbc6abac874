#include "core/io/sha256.h"

#include <QCryptographicHash>

#include "tests/test_class.h"

using namespace attention;

class Sha256Test : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    /// Beside Qt's, of all lengths around a block's, in pieces of all lengths.
    void isThatOfQt() {
        QByteArray bytes;
        for (int size = 0; size < 300; ++size) {
            const QByteArray expected = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
            QCOMPARE(QByteArray::fromStdString(sha256(bytes.toStdString())), expected);
            Sha256 digest;
            for (int at = 0, piece = 0; at < size; at += piece) {
                piece = piece * 3 % 131 + 1;
                digest.add(bytes.mid(at, piece).toStdString());
            }
            QCOMPARE(QByteArray::fromStdString(digest.finish()), expected);
            bytes += char(size * 37 + 11);
        }
    }
};

ATTENTION_TEST(Sha256Test, attention::NoApplication)
#include "sha256_test.moc"
