#include "app/manual_page.h"

#include <QRegularExpression>

#include "app/cli_text.h"
#include "app/command.h"
#include "app/help.h"
#include "core/version.h"
#include "ui/exhibits/exhibits.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

/// Text with the characters escaped that roff interprets or replaces.
QString escaped(QString text) {
    text.replace(u'\\', u"\\e"_s).replace(u'-', u"\\-"_s).replace(u'~', u"\\(ti"_s).replace(u'^', u"\\(ha"_s);
    text.replace(u'`', u"\\(ga"_s).replace(u'\'', u"\\(aq"_s);
    return text.startsWith(u'.') ? u"\\&"_s + text : text;
}

QString heading(const QString& words) {
    return u".SH "_s + words + u'\n';
}

/// An entry of a list of terms.
QString item(const QString& term, const QString& meaning) {
    return u".TP\n\\fB%1\\fR\n%2\n"_s.arg(escaped(term), meaning.isEmpty() ? u"\\&"_s : escaped(meaning));
}

/// Lines that man prints without reflowing them.
QString literal(const QStringList& lines) {
    QString page = u".PP\n.nf\n"_s;
    for (const QString& line : lines) page += escaped(line) + u'\n';
    return page + u".fi\n"_s;
}

/// Converts a help text with its lists. An indented line with two columns, two blanks apart, is an item of a list; any
/// other indented line and the forms of a command are printed literally; all other lines are prose.
QString paragraphs(const QString& text) {
    static const QRegularExpression kColumns(u" {2,}"_s);
    QString page;
    for (const QString& paragraph : text.split(u"\n\n"_s, Qt::SkipEmptyParts)) {
        QStringList prose, lines;
        const auto flush = [&] {
            if (!prose.isEmpty()) page += u".PP\n"_s + escaped(prose.join(u' ')) + u'\n';
            if (!lines.isEmpty()) page += literal(lines);
            prose.clear();
            lines.clear();
        };
        for (const QString& line : paragraph.split(u'\n', Qt::SkipEmptyParts)) {
            const QStringList columns = line.trimmed().split(kColumns);
            if (line.startsWith(u"attention-lab "_s)) {
                lines += line;
            } else if (!line.startsWith(u' ')) {
                prose += line;
            } else if (columns.size() == 2) {
                flush();
                page += item(columns[0], columns[1]);
            } else {
                // Prose before the first literal line is a separate paragraph.
                if (lines.isEmpty()) flush();
                lines += line.trimmed();
            }
        }
        flush();
    }
    return page;
}

/// The parameters as a list. @param rows  of parameterRows()
QString parameterItems(const std::vector<QStringList>& rows) {
    QString page;
    for (const QStringList& row : rows) {
        const QString users = row.value(4);
        if (!row[0].isEmpty())
            page += item(row[0], u"%1; default %2"_s.arg(row[3], row[2].isEmpty() ? u"none"_s : row[2]));
        page += u".br\n"_s + escaped(users.isEmpty() ? row[1] : u"%1: %2"_s.arg(row[1], users)) + u'\n';
    }
    return page;
}

}  // namespace

QString manualPage() {
    const OverviewHelp overview = overviewHelp();
    // The header has no date, so that the page depends only on the program.
    QString page = u".TH ATTENTION\\-LAB 1 \"\" \"Attention Lab %1\" \"User Commands\"\n"_s.arg(fromUtf8(kVersion));
    page += heading(u"NAME"_s) + u"attention\\-lab \\- %1\n"_s.arg(escaped(overview.summary));
    page += heading(u"SYNOPSIS"_s);
    for (const CommandForm& form : commandForms()) page += u".B "_s + escaped(formText(form)) + u"\n.br\n"_s;
    page += heading(u"DESCRIPTION"_s) + paragraphs(overview.text);
    page += heading(u"COMMANDS"_s);
    QString parameters;
    for (const QString& name : commandNames()) {
        const CommandHelp help = commandHelp(name);
        page += u".SS "_s + escaped(name) + u'\n' + paragraphs(help.text);
        for (const QStringList& option : help.options) page += item(option[0], option[1]);
        // All commands that take a scene have the same parameters: they are listed once, below.
        if (acceptsScene(name))
            parameters = paragraphs(help.aboutParameters) + parameterItems(help.parameters);
        else if (!help.parameters.empty())
            page += paragraphs(help.aboutParameters) + parameterItems(help.parameters);
    }
    page += heading(u"PARAMETERS OF COMMANDS THAT TAKE A SCENE"_s) + parameters;
    page += heading(u"EXHIBITS"_s);
    for (const Exhibit* exhibit : exhibits()) page += item(fromUtf8(exhibit->id()), exhibit->words().title);
    page += heading(u"EXAMPLES"_s) + paragraphs(overview.examples);
    page += heading(u"EXIT STATUS"_s) + escaped(overview.exitStatus.trimmed()) + u'\n';
    return page;
}

}  // namespace attention
