#include "app/help.h"

#include <vector>

#include "app/cli_text.h"
#include "app/command.h"
#include "app/exhibit_listing.h"
#include "app/train_command.h"
#include "core/training/training_study.h"

namespace attention {
namespace {

using namespace Qt::StringLiterals;

constexpr const char* kFilesAndValues =
    R"(A figure made by export carries its scene: it opens like a scene file, as FILE or with --scene FILE. A file that is
named like a command is opened as ./list. Each option is given once. A value that is itself the name of an
option is joined to its own: --title=-o.
)";

constexpr const char* kExamples = R"(  attention-lab export encoding-curves --preset d2l -o curves.pdf
  attention-lab export encoding-heatmap --n 100 --d 64 --width 16cm --theme dark -o heatmap.svg
  attention-lab export --scene heatmap.svg --caption auto -o heatmap.png
  attention-lab data --scene heatmap.svg -o P.npy
  attention-lab data encoding-heatmap --row 3 --column 6 --table derivation
  attention-lab data encoding-curves --first-column 0 --last-column 3 | head
  attention-lab train look-back --offset 3 --encoding rotary -o look-back
  attention-lab handout order-is-lost --answers -o order.pdf
  attention-lab quiz --questions 20 --seed 7 -o quiz.pdf
)";

constexpr const char* kExitStatus =
    R"(0 done, 1 it could not be done, 2 it was asked wrongly, 130 Ctrl+C ended it (143 SIGTERM).
)";

constexpr const char* kListHelp = R"(attention-lab list [--json]

Lists the exhibits with their tables and presets, and the parameters with range, default and the exhibits that use them.
The preset "start" is what the window opens an exhibit with; export and data begin with the defaults unless it is asked,
but with it in the chapter Training.
As JSON every table has its columns: name, type (integer, real or text) and meaning. A column with "each" stands for a
run of columns, named by the numbers that "each" tells: those of "0 to d - 1" are 0, 1, 2 and so on. A table with
"axes" is an array of these sizes along its axes: NPY keeps them, other formats have a line for each entry.
)";

constexpr const char* kExportHelp = R"(attention-lab export EXHIBIT -o FILE.{png,svg,pdf} [OPTION...]
attention-lab export [EXHIBIT] --scene FILE -o FILE.{png,svg,pdf} [OPTION...]
attention-lab export --all -o FOLDER [--format svg] [OPTION...]

Draws the figure of one exhibit, or of all. The file is replaced only when the new one is complete; a device or pipe is
written directly and needs --format, and so does - (standard output). The file carries the scene and the options that it
was drawn with: --scene FILE alone makes the same figure again, and options that are given win.
)";

constexpr const char* kDataHelp =
    R"(attention-lab data EXHIBIT [--table NAME] [-o FILE.{csv,npy,json,tex,md}] [OPTION...]
attention-lab data [EXHIBIT] --scene FILE [OPTION...]

Writes the numbers of one exhibit: CSV with a header line, each number the shortest that reads back the same; NumPy's
NPY; JSON; a LaTeX table (booktabs); a Markdown table. Without -o it is written to standard output, as CSV unless
--format says otherwise. A file is replaced only when the new one is complete; a device or pipe is written directly.

Arrays are read from .npy, .safetensors and .csv files. The first line of a .csv file is a header if it is one of these:
names, each beginning with a letter (nan, na, n/a, inf, infinity, null, none, true and false are no names); one name and
then whole numbers; 0, 1, 2 and so on, two at least, as tables are written here; "0" alone, in quotes. A note on
standard error says that a header was taken. Any other first line holds values. --header on and --header off decide
otherwise.
)";

constexpr const char* kPanelsHelp = R"(attention-lab panels SCENE... -o FILE.{png,svg,pdf} [OPTION...]
attention-lab panels LIST.json -o FILE.{png,svg,pdf} [OPTION...]

Draws several exhibits as the panels (a), (b), (c) of one figure, all with one size of type and with axes in line. SCENE is a
scene file, a picture that carries its scene, a link, or an exhibit at its defaults. A list has the options as keys:
  {"columns": 3, "width": "183mm", "shared-colour-bar": "on",
   "panels": [{"exhibit": "encoding-heatmap", "preset": "start", "parameters": {"n": 16}}, {"scene": "shift.svg"}]}

A panel that needs more room than it has is named, with the page that would do. The figure carries its list: panels
FIGURE.svg -o FILE draws it again.
)";

constexpr const char* kBatchHelp = R"(attention-lab batch FILE.json [-o FOLDER] [--jobs NUMBER] [--yes]
attention-lab batch - [-o FOLDER]

Makes the files of a list; - reads the list from standard input:
  {"defaults": {"format": "svg", "width": "120mm"},
   "figures": [{"exhibit": "encoding-heatmap", "name": "pe-{n}-{d}", "parameters": {"n": [16, 32], "d": [8, 16]}}],
   "tables": [{"exhibit": "attention", "table": ["Q", "K"], "name": "{table}", "format": "csv"}]}

An entry has the options of export or data as keys, its parameters inside "parameters". Any value may be a sweep: a list, or
{"from": 1, "to": 40, "count": 12, "scale": "log"} (or linear, the default), which is rounded to 6 digits, and to whole
numbers where the parameter is one. Several sweeps make a grid, in which the last key changes fastest. {KEY} in a name
stands for a value. Paths are relative to the list.

The list is checked whole before the first file is made. An entry that cannot be made is named, and the others are made.
A file is replaced only when the new one is complete.
)";

constexpr const char* kCodeHelp =
    R"(attention-lab code EXHIBIT --to {numpy,pytorch,matplotlib} [-o FILE.py] [OPTION...]
attention-lab code [EXHIBIT] --scene FILE --to LIBRARY [-o FILE.py] [OPTION...]

Writes a short Python program that computes the first of an exhibit's tables from scratch, with the parameters that are
given. With numpy and pytorch it prints the table as attention-lab data does, in double precision; with matplotlib it
draws it. There is one of every exhibit of Attention, Position and Cost but measured-cost.

A matrix of up to 64 numbers whose rows fit on lines stands in the program; a larger one is read from FILE-NAME.npy,
which -o FILE.py writes beside it. On standard output the program comes alone; its first lines name these files and the command that writes them.
)";

constexpr const char* kTrainHelp = R"(attention-lab train TASK -o FOLDER [OPTION...]

Trains a small transformer on a task and writes FOLDER/model.safetensors, with names as PyTorch's, and FOLDER/loss.csv,
the loss on the batch of each step. The same settings give the same bits on every machine. Files are replaced only when
both are complete.

Tasks: what each token must name
  look-back  the token --offset places before
  reverse    the token at the same distance from the other end
  sort       the token that stands there when all are sorted
  majority   the most frequent token, of equally frequent ones the smallest
  repeat     whether the token has stood before
  induction  the next token, in a sequence that repeats with a period of its own
  who-is-it  in "the animal with the bag did not cross the street because it was too tired": the noun that it means
)";

constexpr const char* kLessonHelp = R"(attention-lab lesson check FILE...
attention-lab lesson pack FILE -o FILE.zip

Reads lessons (NAME.lesson, and translations NAME.zh_CN.lesson and NAME.pt_BR.lesson beside it) as the window does:
shows every scene, computes every answer anew and tries every condition. It prints FILE:LINE and what is wrong, and
ends with status 1 if anything is. docs/lessons.md tells how a lesson is written.

Packs a lesson with its translations, and the scene files and arrays that it needs, into one .zip, which opens and is
checked like a lesson. The same files give the same bytes.
)";

constexpr const char* kHandoutHelp = R"(attention-lab handout LESSON -o FILE.{pdf,html} [OPTION...]

Writes a lesson to be printed: of each step its words, its figure with what is covered, its question and room to answer.
LESSON is a file, or the name of a lesson of the course, such as order-is-lost. HTML is one file. The file is replaced only
when the new one is complete; a device or pipe is written directly and needs --format, and so does - (standard output).
)";

constexpr const char* kQuizHelp = R"(attention-lab quiz -o FILE.{pdf,html} [OPTION...]

Draws exercises about the lessons of the course, evenly over them, and writes them to be printed, each with its figure and
room to answer. The same seed draws the same questions with the same numbers; --answers writes the key to them. The file is
replaced only when the new one is complete; a device or pipe is written directly and needs --format, and so does -
(standard output).
)";

constexpr const char* kModelHelp = R"(attention-lab model check FOLDER
attention-lab model tokens FOLDER [TEXT]

Reads a folder with a language model of GPT-2's architecture as Hugging Face writes it: config.json, model.safetensors,
and tokenizer.json or vocab.json with merges.txt. Check prints a line "KEY: VALUE" each for name, layers, heads, d,
vocabulary, parameters and more, or says what is wrong and ends with status 1.

Tokens prints the id of each token of TEXT, one a line; without TEXT, of standard input, its last line break included.
docs/models.md tells where such a folder comes from.
)";

constexpr const char* kLinkHelp = R"(attention-lab link EXHIBIT [OPTION...]
attention-lab link [EXHIBIT] --scene FILE [OPTION...]

Prints a link, one text that holds the whole scene but its arrays, which it warns of. It opens in the browser version,
in the window (attention-lab LINK, or File, Open link from clipboard) and with --scene LINK. docs/links.md tells its form,
and how links to exhibits and lessons are written by hand.
)";

constexpr const char* kHelpHelp = R"(attention-lab help [COMMAND]
attention-lab help --man
attention-lab help --candidates -- [WORD...]

Says what a command does and what it takes; without COMMAND, what there is. The words behind --candidates are those of
a command line that is being typed, the last one up to the cursor. Each line of the answer has a word and, behind a tab,
what it means; or :files with extensions, or :folders, where a file or folder is expected.
)";

constexpr const char* kParameters =
    R"(Parameters, as --KEY VALUE. They win over a preset or scene, the EXHIBIT named over the scene's. What a scene or a
default has and the exhibit cannot show becomes the nearest that it can. A parameter that is given here is refused if
the exhibit cannot show it, and if it changes nothing beside the others; a --seed that changes nothing brings a warning.
)";

constexpr const char* kTrainParameters =
    R"(Parameters, as --KEY VALUE. Induction has 2 layers and the causal mask by default; who-is-it n 15, 2 layers and 1 head.
)";

QString overviewText() {
    std::vector<QStringList> rows;
    for (const CommandForm& form : commandForms()) {
        QStringList meaning = fromUtf8(form.meaning).split(u'\n');
        rows.push_back({formText(form), meaning.takeFirst()});
        for (const QString& line : meaning) rows.push_back({QString(), line});
    }
    const OverviewHelp help = overviewHelp();
    return u"Attention Lab: %1.\n\n%2\n%3\nExamples\n%4\nExit status: %5"_s.arg(
        help.summary, alignColumns(rows, 2), help.text, help.examples, help.exitStatus);
}

}  // namespace

QString formText(const CommandForm& form) {
    QStringList words{u"attention-lab"_s};
    for (const char* word : {form.name, form.arguments})
        if (*word) words += fromUtf8(word);
    return words.join(u' ');
}

OverviewHelp overviewHelp() {
    return {u"see how self-attention and positional encoding work"_s, fromUtf8(kFilesAndValues), fromUtf8(kExamples),
            fromUtf8(kExitStatus)};
}

CommandHelp commandHelp(const QString& command) {
    CommandHelp help;
    help.text = fromUtf8(command == u"list"      ? kListHelp
                         : command == u"export"  ? kExportHelp
                         : command == u"panels"  ? kPanelsHelp
                         : command == u"batch"   ? kBatchHelp
                         : command == u"code"    ? kCodeHelp
                         : command == u"train"   ? kTrainHelp
                         : command == u"lesson"  ? kLessonHelp
                         : command == u"handout" ? kHandoutHelp
                         : command == u"quiz"    ? kQuizHelp
                         : command == u"model"   ? kModelHelp
                         : command == u"link"    ? kLinkHelp
                         : command == u"help"    ? kHelpHelp
                                                 : kDataHelp);
    for (const OptionInfo& option : optionsOf(command))
        help.options.push_back(
            {(optionName(fromUtf8(option.name)) + u' ' + fromUtf8(option.valueName)).trimmed(), fromUtf8(option.help)});
    if (acceptsScene(command)) help.aboutParameters = fromUtf8(kParameters);
    if (acceptsScene(command)) help.parameters = parameterRows();
    if (command == u"train") help.aboutParameters = fromUtf8(kTrainParameters);
    if (command == u"train") help.parameters = parameterRows(trainingParameters(), parametersFrom({}));
    return help;
}

QString helpText(const QString& command) {
    if (command.isEmpty()) return overviewText();
    const CommandHelp help = commandHelp(command);
    QString text = help.text;
    if (!help.options.empty()) text += u"\nOptions\n"_s + alignColumns(help.options, 2);
    if (!help.parameters.empty()) text += u'\n' + help.aboutParameters + formatParameters(help.parameters);
    return text;
}

}  // namespace attention
