#include "ui/files/series_writer.h"

#include <new>
#include <utility>

#include <QDir>
#include <QFutureWatcher>
#include <QtConcurrent>

#include "ui/system/output_file.h"

namespace attention {

SeriesWriter::SeriesWriter(Series series, const QString& folder, QObject* parent)
    : QObject(parent), m_series(std::move(series)), m_folder(folder) {}

SeriesWriter::~SeriesWriter() {
    m_stop.request_stop();
}

QString SeriesWriter::pathAt(std::size_t index) const {
    return m_folder + u'/' + m_series.nameAt(index);
}

void SeriesWriter::start() {
    compute();
}

void SeriesWriter::cancel() {
    m_stop.request_stop();
}

void SeriesWriter::end(const QString& problem) {
    if (std::exchange(m_isOver, true)) return;
    Q_EMIT finished(problem);
}

void SeriesWriter::compute() {
    if (m_written == m_series.count() || m_stop.stop_requested()) return end({});
    const auto scene = m_series.sceneAt(m_written);
    if (!scene) return end(tr("%1 cannot be drawn.").arg(m_series.nameAt(m_written)));
    struct Computed {
        StudyPtr study;
        QString problem;
    };
    auto* watcher = new QFutureWatcher<Computed>(this);
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, scene = *scene] {
        watcher->deleteLater();
        const Computed computed = watcher->result();
        if (m_stop.stop_requested()) return end({});
        if (!computed.study)
            return end(tr("%1 was not written: %2.").arg(m_series.nameAt(m_written), computed.problem));
        draw({*m_series.exhibit, scene, computed.study});
    });
    watcher->setFuture(
        QtConcurrent::run([exhibit = m_series.exhibit, scene = *scene, stop = m_stop.get_token()]() -> Computed {
            try {
                return {exhibit->compute(scene, stop), {}};
            } catch (const std::bad_alloc&) {
                return {nullptr, tr("there is not enough memory for the picture")};
            } catch (const std::exception& error) {
                return {nullptr, QString::fromUtf8(error.what())};
            }
        }));
}

void SeriesWriter::draw(const EvaluatedScene& shown) {
    const QString path = pathAt(m_written);
    const QByteArray picture = renderExport(shown, m_series.optionsFor(shown));
    if (picture.isEmpty())
        return end(tr("%1 was not written: %2.")
                       .arg(m_series.nameAt(m_written), tr("there is not enough memory for the picture")));
    auto* watcher = new QFutureWatcher<std::optional<QString>>(this);
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, path] {
        watcher->deleteLater();
        if (const auto problem = watcher->result())
            return end(tr("%1 was not written: %2.").arg(QDir::toNativeSeparators(path), *problem));
        Q_EMIT progressed(++m_written);
        compute();
    });
    watcher->setFuture(QtConcurrent::run([path, picture] { return writeFile(path, picture); }));
}

}  // namespace attention
