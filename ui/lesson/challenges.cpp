#include "ui/lesson/challenges.h"

#include <QFile>

#include "ui/lesson/lesson_file.h"

namespace attention {

using namespace Qt::StringLiterals;

QStringList challengeFiles() {
    static const QStringList kFiles = [] {
        QStringList files;
        QFile list(u":/challenges/challenges.txt"_s);
        if (list.open(QIODevice::ReadOnly | QIODevice::Text))
            for (const QString& name : QString::fromUtf8(list.readAll()).split(u'\n', Qt::SkipEmptyParts))
                files += u":/challenges/%1.%2"_s.arg(name, QLatin1String(kLessonSuffix));
        return files;
    }();
    return kFiles;
}

bool isChallenge(const QString& file) {
    return file.startsWith(u":/challenges/");
}

}  // namespace attention
