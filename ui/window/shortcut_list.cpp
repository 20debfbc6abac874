#include "ui/window/shortcut_list.h"

#include <QAction>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QKeySequence>
#include <QMenuBar>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "ui/text/punctuation.h"
#include "ui/widgets/rich_text.h"
#include "ui/widgets/style.h"
#include "ui/window/menu_walk.h"

using namespace Qt::StringLiterals;

namespace attention {
namespace {

struct Keys {
    Q_DECLARE_TR_FUNCTIONS(Keys)
};

// Lengths in pixels at the design size.
constexpr QSize kShortcutListSize(640, 560);
constexpr int kShortcutListMargin = 16;

QString keysOf(const QAction& action) {
    QStringList keys;
    for (const QKeySequence& shortcut : action.shortcuts()) keys += shortcut.toString(QKeySequence::NativeText);
    keys.removeAll({});
    return joinList(keys);
}

std::vector<ShortcutGroup> menuGroups(const QMenuBar& menus) {
    std::vector<ShortcutGroup> groups;
    for (const MenuEntry& entry : menuEntries(menus)) {
        const QString keys = keysOf(*entry.action);
        if (keys.isEmpty()) continue;
        if (groups.empty() || groups.back().title != entry.path.first()) groups.push_back({entry.path.first(), {}});
        groups.back().shortcuts.push_back({keys, QStringList(entry.path.mid(1)).join(u" › "_s)});
    }
    return groups;
}

}  // namespace

std::vector<ShortcutGroup> shortcutGroups(const QMenuBar& menus) {
    std::vector<ShortcutGroup> groups = menuGroups(menus);
    groups.push_back(
        {Keys::tr("Figure"),
         {{Keys::tr("Point at the figure"), Keys::tr("look at a cell or a point while the pointer is there")},
          {Keys::tr("Click"), Keys::tr("select it")},
          {Keys::tr("Arrow keys, Page, Home, End"), Keys::tr("walk over the figure")},
          {Keys::tr("Enter on the figure"), Keys::tr("keep the cell for comparison, again: let go of it")},
          {Keys::tr("Esc"), Keys::tr("select nothing; stop what plays")},
          {Keys::tr("Wheel, drag, double click"), Keys::tr("zoom, move, show all")}}});
    groups.push_back(
        {Keys::tr("Controls"),
         {{Keys::tr("Tab"), Keys::tr("to the next control; with Shift back")},
          {Keys::tr("Arrow keys, Page on a slider"), Keys::tr("one step, a larger one")},
          {Keys::tr("Space"), Keys::tr("stop what plays")},
          {Keys::tr("Training: Left, Right, Space"), Keys::tr("on its line: one kept step, pause and go on")}}});
    groups.push_back({Keys::tr("Lessons"),
                      {{Keys::tr("Page keys"), Keys::tr("next and previous step")},
                       {Keys::tr("1, 2, 3 …"), Keys::tr("answer the question")}}});
    groups.push_back(
        {Keys::tr("Presenting"),
         {{Keys::tr("Esc"), Keys::tr("end the presentation")},
          {Keys::tr("Page keys"), Keys::tr("next and previous step, preset or page; so does a clicker")},
          {Keys::tr("Space, B"), Keys::tr("play or stop; a black screen until the next key")},
          {Keys::tr("S, L, T, N"), Keys::tr("sentence, language, theme, presenter's view")},
          {Keys::tr("V"), Keys::tr("begin and end a vote: number of an answer, count, Enter; Ctrl + Z: take back")},
          {Keys::tr("Q"), Keys::tr("the link to what is shown as a QR code, until the next key")}}});
    return groups;
}

ShortcutList::ShortcutList(const QMenuBar& menus, QWidget* parent) : QDialog(parent) {
    setObjectName(u"shortcuts"_s);
    setWindowTitle(tr("Keys and mouse"));
    QString rows;
    for (const ShortcutGroup& group : shortcutGroups(menus)) {
        rows += u"<tr><td colspan='2'><br>%1</td></tr>"_s.arg(semibold(group.title.toHtmlEscaped()));
        for (const auto& [keys, meaning] : group.shortcuts)
            rows += u"<tr><td>%1&nbsp;&nbsp;</td><td>%2</td></tr>"_s.arg(keys.toHtmlEscaped(), meaning.toHtmlEscaped());
    }
    auto* text = new QTextBrowser(this);
    text->setFrameShape(QFrame::NoFrame);
    text->viewport()->setAutoFillBackground(false);
    text->setFont(uiFont(font_size::kBody));
    text->setAccessibleName(windowTitle());
    text->setHtml(u"<table cellspacing='0' cellpadding='4' width='100%'>%1</table>"_s.arg(rows));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    const int margin = px(kShortcutListMargin);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->addWidget(text);
    layout->addWidget(buttons);
    resize(QSize(px(kShortcutListSize.width()), px(kShortcutListSize.height())).boundedTo(parent->size()));
}

}  // namespace attention
