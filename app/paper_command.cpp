#include "app/paper_command.h"

#include "app/command_error.h"

namespace attention {

using namespace Qt::StringLiterals;

PaperRequest readPaperRequest(const Command& command, const QString& defaultLanguage) {
    if (!command.has(u"o"_s))
        throwUsageError(u"-o: the file to write is missing; accepted: -o FILE.pdf or FILE.html"_s);
    PaperRequest request{.format = *findPaperFormat(command.format(paperFormatNames())), .options = {}};
    request.options.size = *findPaperSize(command.choice(u"paper"_s, paperSizeNames().first()));
    request.options.hasAnswers = command.has(u"answers"_s);
    request.options.language = command.choice(u"language"_s, defaultLanguage).toStdString();
    return request;
}

QByteArray renderPaper(const PaperDocument& document, PaperFormat format, ProgressMonitor& monitor) {
    PaperWriter writer(document, format);
    // The first half was the evaluation of the figures.
    while (writer.advance()) monitor.setProgress(0.5 + writer.progress() / 2);
    return writer.file();
}

}  // namespace attention
