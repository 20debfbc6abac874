#include "app/model_command.h"

#include <functional>
#include <utility>

#include <QFile>

#include "app/cli_text.h"
#include "app/command_error.h"
#include "app/output.h"
#include "app/progress_monitor.h"
#include "core/io/array.h"
#include "core/io/format_error.h"
#include "core/models/byte_pair_tokenizer.h"
#include "core/models/language_model_reader.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

/// The maximum size of a text on standard input, in bytes.
constexpr qint64 kMaxTextBytes = 64 << 20;

std::filesystem::path pathOf(const QString& folder) {
    return QFile::encodeName(folder).toStdString();
}

/// The result of `open`; a FormatError becomes a CommandError that names the folder.
template <class Open>
auto opened(const QString& folder, const Open& open) {
    try {
        return open();
    } catch (const FormatError& error) {
        throwFailure(u"%1: %2"_s.arg(folder, fromUtf8(error.what())));
    }
}

void check(const QString& folder) {
    ProgressMonitor monitor;
    monitor.setActivity(u"checking "_s + folder);
    const auto model = opened(
        folder, [&] { return openLanguageModel(pathOf(folder), [&](double share) { monitor.setProgress(share); }); });
    // The progress line must be erased before the description is printed.
    monitor.stop();
    const LanguageModelConfig& config = model->config();
    const auto number = [](auto value) { return QString::number(value); };
    const std::pair<const char*, QString> lines[]{
        {"name", fromUtf8(model->name())},
        {"architecture", u"gpt2"_s},
        {"layers", number(config.layers)},
        {"heads", number(config.heads)},
        {"d", number(config.d)},
        {"mlp-width", number(config.mlpWidth)},
        {"context", number(config.context)},
        {"vocabulary", number(config.vocabulary)},
        {"unused-rows", number(model->source().unusedRows)},
        {"activation", config.gelu == Gelu::Exact ? u"gelu"_s : u"gelu_new"_s},
        {"parameters", number(model->parameterCount())},
        {"type", fromUtf8(model->source().type)},
        {"bytes", number(model->source().storedBytes)},
        {"checksum", fromUtf8(model->checksum())},
    };
    QString text;
    for (const auto& [key, value] : lines) text += u"%1: %2\n"_s.arg(QLatin1String(key), value);
    print(text.toUtf8());
}

QByteArray standardInput() {
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly)) throwFailure(u"standard input cannot be read"_s);
    const QByteArray text = input.read(kMaxTextBytes + 1);
    if (text.size() > kMaxTextBytes)
        throwFailure(u"standard input: there are more than 64 MiB; accepted: a text of up to so many"_s);
    return text;
}

void writeTokens(const QString& folder, const QString* text) {
    const auto tokenizer = opened(folder, [&] { return openModelTokenizer(pathOf(folder)); });
    const QByteArray utf8 = text ? text->toUtf8() : standardInput();
    QByteArray lines;
    try {
        for (const int id : tokenizer->encode({utf8.constData(), std::size_t(utf8.size())}))
            lines += QByteArray::number(id) + '\n';
    } catch (const TextError& error) {
        throwFailure(u"%1: %2"_s.arg(text ? u"the text"_s : u"standard input"_s, fromUtf8(error.what())));
    }
    print(lines);
}

}  // namespace

void runModel(const Command& command) {
    QStringList words = command.arguments();
    const QString accepted = u"accepted: model check FOLDER, model tokens FOLDER [TEXT]"_s;
    if (words.isEmpty()) throwUsageError(u"model: what to do is missing; "_s + accepted);
    const QString task = words.takeFirst();
    requireOneOf(u"model: unknown command"_s, task, {u"check"_s, u"tokens"_s});
    if (words.isEmpty() || words.first().isEmpty())
        throwUsageError(u"model %1: the folder is missing; "_s.arg(task) + accepted);
    const qsizetype maximum = task == u"check" ? 1 : 2;
    if (words.size() > maximum)
        throwUsageError(u"model %1: unexpected argument %2; "_s.arg(task, quoted(words[maximum])) + accepted);
    if (task == u"check") return check(words.first());
    writeTokens(words.first(), words.size() == 2 ? &words[1] : nullptr);
}

}  // namespace attention
