#include "ui/figure/svg_file.h"

#include <algorithm>
#include <array>
#include <utility>

#include "ui/figure/page_text.h"

namespace attention {
namespace {

/// Replaces characters that XML does not allow by U+FFFD: drawn text may come from any file.
QByteArray wellFormed(QByteArray xml) {
    const auto isForbidden = [](char byte) {
        return byte >= 0 && byte < ' ' && byte != '\t' && byte != '\n' && byte != '\r';
    };
    static const QByteArray kReplacement("\xEF\xBF\xBD");
    xml.replace("\xEF\xBF\xBE", kReplacement).replace("\xEF\xBF\xBF", kReplacement);
    for (qsizetype place = 0; place < xml.size(); ++place)
        if (isForbidden(xml.at(place))) xml.replace(place, 1, kReplacement);
    return xml;
}

/// Post-processes Qt's SVG: writes a font-family list for each text instead of a single family, sets the exact size,
/// and removes redundant markup, which is more than half of the file. All groups are nested in one outer group; a text
/// repeats the font of its group.
QByteArray postprocessSvg(const SvgPage& page, const QByteArray& svg, const FigureOptions& options) {
    auto place = svg.indexOf('>', svg.indexOf("<g ", svg.indexOf("</defs>"))) + 1;
    QByteArray mended = svg.first(place) + '\n';
    for (auto group = svg.indexOf("<g ", place); group >= 0; group = svg.indexOf("<g ", place)) {
        const auto contents = svg.indexOf('>', group) + 1;
        place = svg.indexOf("</g>", contents);
        const QByteArray shapes = svg.sliced(contents, place - contents).trimmed();
        place += 4;
        if (page.isInserted(shapes)) {
            mended += page.elements(shapes) + '\n';
            continue;
        }
        const auto face = svg.indexOf("font-family", group);
        const QByteArray tag = svg.sliced(group, (face < 0 ? contents - 1 : std::min(face, contents - 1)) - group);
        const bool isVisible = !tag.contains("fill=\"none\" stroke=\"none\"") || shapes.contains("<text");
        if (!shapes.isEmpty() && isVisible) mended += tag.trimmed() + ">\n" + shapes + "\n</g>\n";
    }
    mended += svg.sliced(place).trimmed() + '\n';

    static const std::array<std::pair<const char*, const char*>, 8> replacements{{
        {"xlink\"  version=", "xlink\" version="},  // Qt 6.4 writes two blanks, Qt 6.8 one
        {" transform=\"matrix(1,0,0,1,0,0)\"", ""},
        {" fill-opacity=\"1\"", ""},
        {" stroke-opacity=\"1\"", ""},
        {"font-family=\"Attention Lab Sans\"",
         "font-family=\"'Attention Lab Sans', Inter, 'Noto Sans', 'DejaVu Sans', 'Attention Lab Sans SC', "
         "'Noto Sans CJK SC', sans-serif\""},
        {"font-family=\"Attention Lab Serif\"",
         "font-family=\"'Attention Lab Serif', 'Latin Modern Roman', 'CMU Serif', 'STIX Two Text', 'DejaVu Serif', "
         "'Attention Lab Sans SC', 'Noto Sans CJK SC', serif\""},
        {"font-family=\"Attention Lab Math\"",
         "font-family=\"'Attention Lab Math', 'Latin Modern Math', 'STIX Two Math', 'DejaVu Serif', serif\""},
        {"font-family=\"Attention Lab Mono\"",
         "font-family=\"'Attention Lab Mono', 'Source Code Pro', 'DejaVu Sans Mono', 'Noto Sans CJK SC', monospace\""},
    }};
    for (const auto& [written, better] : replacements) mended.replace(written, better);

    const auto setLength = [&](const char* before, double millimetres) {
        const auto from = mended.indexOf(before) + qsizetype(qstrlen(before));
        mended.replace(from, mended.indexOf('"', from) - from, QByteArray::number(millimetres, 'g', 9) + "mm");
    };
    setLength("<svg width=\"", options.size.width);
    setLength(" height=\"", options.size.height);
    // Qt 6.4 would write both without escaping "<" and "&".
    const auto insertWords = [&](const char* element, const QString& text) {
        if (text.isEmpty()) return;
        const QString words =
            QStringLiteral("<%1>%2</%1>\n").arg(QLatin1String(element), printable(text).toHtmlEscaped());
        mended.insert(mended.indexOf("<defs>"), words.toUtf8());
    };
    insertWords("title", options.title);
    insertWords("desc", options.description);
    if (options.scene.empty()) return mended;
    // XML does not allow these two characters, but JSON can escape them.
    const auto escaped = [](const std::string& json) {
        return QString::fromStdString(json)
            .replace(QChar(0xFFFE), QStringLiteral("\\ufffe"))
            .replace(QChar(0xFFFF), QStringLiteral("\\uffff"))
            .toHtmlEscaped();
    };
    QString metadata = QStringLiteral("<metadata><scene xmlns=\"%1\" program=\"%2\">")
                           .arg(QLatin1String(kSceneNamespace), programName()) +
                       escaped(options.scene) + QStringLiteral("</scene>");
    if (!options.look.empty())
        metadata += QStringLiteral("<look xmlns=\"%1\">").arg(QLatin1String(kSceneNamespace)) + escaped(options.look) +
                    QStringLiteral("</look>");
    metadata += QStringLiteral("</metadata>\n");
    mended.insert(mended.indexOf("<defs>"), metadata.toUtf8());
    return mended;
}

}  // namespace

QByteArray finishedSvg(const SvgPage& page, const QByteArray& svg, const FigureOptions& options) {
    return wellFormed(postprocessSvg(page, svg, options));
}

}  // namespace attention
