#pragma once

#include <array>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QCursor>
#include <QGridLayout>
#include <QHoverEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QStatusBar>
#include <QStyleOptionFrame>
#include <QStylePainter>
#include <QTest>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>

#include "core/scene/parameter_table.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/figure.h"
#include "ui/text/language.h"
#include "ui/widgets/caption_view.h"
#include "ui/widgets/exhibit_list.h"
#include "ui/widgets/glossary_window.h"
#include "ui/widgets/inspector.h"
#include "ui/widgets/number_box.h"
#include "ui/widgets/page_preview.h"
#include "ui/widgets/parameter_control.h"
#include "ui/widgets/segments.h"
#include "ui/widgets/style.h"

namespace attention {
namespace {

constexpr int kPageMargin = 40;
constexpr int kColumnGap = 56;
constexpr int kGroupGap = 36;
constexpr int kControls = 300;  ///< widths of the three columns
constexpr int kFields = 440;
constexpr int kViews = 500;
constexpr int kInspector = 320;
constexpr int kPage = kControls + kFields + kViews + 2 * kColumnGap;

/// Whatever has no words of its own says this, so that each script stands on each control.
QString sampleWord() {
    return currentLanguage().name.section(u' ', 0, 0);
}

/// A picture at its place on the page.
class Picture : public QWidget {
 public:
    Picture(QPixmap picture, const QString& name) : m_picture(std::move(picture)) {
        setFixedSize((QSizeF(m_picture.size()) / m_picture.devicePixelRatio()).toSize());
        setAccessibleName(name);
    }

 protected:
    void paintEvent(QPaintEvent*) override { QPainter(this).drawPixmap(0, 0, m_picture); }

 private:
    QPixmap m_picture;
};

/// A tooltip as QToolTip shows it.
class Tip : public QLabel {
 public:
    explicit Tip(const QString& words) : QLabel(words) {
        setFont(QToolTip::font());
        setPalette(QToolTip::palette());
        setMargin(1 + style()->pixelMetric(QStyle::PM_ToolTipLabelFrameWidth, nullptr, this));
        setWordWrap(true);
    }

 protected:
    void paintEvent(QPaintEvent* event) override {
        {
            QStylePainter painter(this);
            QStyleOptionFrame option;
            option.initFrom(this);
            painter.drawPrimitive(QStyle::PE_PanelTipLabel, option);
        }
        QLabel::paintEvent(event);
    }
};

using Make = std::function<std::unique_ptr<QWidget>()>;
using Prepare = std::function<void(QWidget&)>;

struct State {
    QString name;
    Prepare prepare = {};
};

void giveFocus(QWidget& widget) {
    widget.setFocus(Qt::TabFocusReason);
}
void point(QWidget& widget) {
    widget.setAttribute(Qt::WA_UnderMouse);
}
void pointAt(QWidget& viewport, const QPoint& place) {
    QHoverEvent enter(QEvent::HoverEnter, place, place, {-1, -1});
    QHoverEvent move(QEvent::HoverMove, place, place, {-1, -1});
    QCoreApplication::sendEvent(&viewport, &enter);
    QCoreApplication::sendEvent(&viewport, &move);
}
void switchOff(QWidget& widget) {
    widget.setEnabled(false);
}

/// Puts titled groups of pictures on the page.
class Builder {
 public:
    Builder(const Theme& theme, double pixelRatio) : m_theme(theme), m_pixelRatio(pixelRatio) {
        m_scene.exhibit = m_exhibit.id();
        m_scene.parameters.row = 3;
        m_scene.parameters.column = 6;
        m_scene = adaptScene(m_exhibit, m_scene);
        m_studied = evaluateScene(m_exhibit, m_scene);
    }

    void fillControls(QVBoxLayout& column) const;
    void fillFields(QVBoxLayout& column) const;
    void fillViews(QVBoxLayout& column) const;
    QWidget* caption() const;
    void addHeading(QVBoxLayout& group, const QString& title) const;

 private:
    /// Draws the widget in a window that no screen shows, where it can have the focus.
    /// @param size  0: as the widget likes it
    QPixmap pictureOf(QWidget& widget, QSize size, const Prepare& prepare) const;
    QWidget* shown(std::unique_ptr<QWidget> widget, const QString& name, QSize size = {},
                   const Prepare& prepare = {}) const;
    QLabel* label(const QString& text) const;
    /// The states beside each other, each with its name above it.
    void addStates(QVBoxLayout& column, int perRow, const Make& make, const std::vector<State>& states,
                   QSize size = {}) const;

    void addParameters(QVBoxLayout& column) const;
    void addList(QVBoxLayout& column) const;
    void addMenus(QVBoxLayout& column) const;
    QImage figure(QSize size) const;
    Explanation explain(const Cell& cell) const { return m_studied.explain(cell); }

    const Theme& m_theme;
    const double m_pixelRatio;
    const Exhibit& m_exhibit = *findExhibit("encoding-heatmap");
    Scene m_scene;
    EvaluatedScene m_studied;
};

QPixmap Builder::pictureOf(QWidget& widget, QSize size, const Prepare& prepare) const {
    QWidget stage;
    QPalette colours = stage.palette();
    colours.setColor(QPalette::Window, m_theme.surface);
    stage.setPalette(colours);
    // What gives way on a low page, as a caption does, is shown as on one that is high.
    stage.resize(px(kPage), px(kPage));
    widget.setParent(&stage, Qt::Widget);
    // Only what stands on a screen becomes the active window, as which it is drawn; not where the pointer is.
    stage.move(QCursor::pos() + QPoint(px(40), px(40)));
    stage.show();
    QCoreApplication::processEvents();
    if (!stage.isActiveWindow() && !QTest::qWaitForWindowActive(&stage)) qFatal("no window becomes active here");
    // What takes the focus on its own gives it back: only those that are to have it shall.
    stage.setFocus();
    widget.show();
    widget.ensurePolished();
    const QSize hint = widget.sizeHint();
    if (size.width() <= 0) size.setWidth(hint.width());
    if (size.height() <= 0)
        size.setHeight(widget.hasHeightForWidth() ? widget.heightForWidth(size.width()) : hint.height());
    size = size.boundedTo(widget.maximumSize()).expandedTo(widget.minimumSize());
    stage.resize(size.expandedTo(stage.size()));
    widget.setGeometry(QRect(QPoint(), size));
    if (prepare) prepare(widget);
    QCoreApplication::sendPostedEvents();
    // Rings are for those who walk with the keyboard.
    stage.setAttribute(Qt::WA_KeyboardFocusChange);
    QPixmap picture(size * m_pixelRatio);
    picture.setDevicePixelRatio(m_pixelRatio);
    picture.fill(m_theme.surface);
    stage.render(&picture);
    widget.hide();
    widget.setParent(nullptr);
    return picture;
}

QWidget* Builder::shown(std::unique_ptr<QWidget> widget, const QString& name, QSize size,
                        const Prepare& prepare) const {
    return new Picture(pictureOf(*widget, size, prepare), name);
}

QLabel* Builder::label(const QString& text) const {
    auto* made = new QLabel(text);
    made->setFont(uiFont(font_size::kAxis));
    setInk(*made, m_theme.muted, m_theme);
    return made;
}

void Builder::addHeading(QVBoxLayout& column, const QString& title) const {
    if (column.count() > 0) column.addSpacing(px(kGroupGap));
    auto* heading = new QLabel(title);
    heading->setFont(uiFont(font_size::kBody, QFont::DemiBold));
    setInk(*heading, m_theme.text, m_theme);
    column.addWidget(heading);
    column.addSpacing(px(6));
    auto* rule = new QWidget;
    rule->setFixedHeight(1);
    rule->setAutoFillBackground(true);
    QPalette ink = rule->palette();
    ink.setColor(QPalette::Window, m_theme.rule);
    rule->setPalette(ink);
    column.addWidget(rule);
    column.addSpacing(px(12));
}

void Builder::addStates(QVBoxLayout& column, int perRow, const Make& make, const std::vector<State>& states,
                        QSize size) const {
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(px(12));
    grid->setVerticalSpacing(px(4));
    for (int i = 0; i < int(states.size()); ++i) {
        const State& state = states[std::size_t(i)];
        const int row = i / perRow * 3;
        if (row > 0) grid->setRowMinimumHeight(row - 1, px(8));
        grid->addWidget(label(state.name), row, i % perRow);
        grid->addWidget(shown(make(), state.name, size, state.prepare), row + 1, i % perRow,
                        Qt::AlignLeft | Qt::AlignTop);
    }
    for (int i = 0; i < perRow; ++i) grid->setColumnStretch(i, 1);
    column.addLayout(grid);
}

void Builder::addParameters(QVBoxLayout& column) const {
    const auto controlOf = [this](const char* key) -> Make {
        return [this, key] {
            auto control = std::make_unique<ParameterControl>(*m_exhibit.findUse(key));
            control->setTheme(m_theme);
            const ParameterInfo& info = *findParameter(key);
            const ParameterValue usual = valueOf(Parameters{}, info);
            control->setState(usual, usual, currentBounds(*m_exhibit.findUse(key), m_scene.parameters));
            return control;
        };
    };
    const auto set = [this](QWidget& widget, const ParameterValue& stored, const ParameterValue& shown) {
        auto& control = static_cast<ParameterControl&>(widget);
        control.setState(stored, shown, currentBounds(*m_exhibit.findUse(control.key()), m_scene.parameters));
    };
    const auto number = [set](std::int64_t value) {
        return [set, value](QWidget& widget) { set(widget, value, value); };
    };
    const auto part = [](QWidget& widget, const char* name) {
        return widget.findChild<QWidget*>(widget.objectName() + QLatin1String(name));
    };
    const QSize size(px(kControls), 0);
    addHeading(column, QStringLiteral("Parameter"));
    addStates(
        column, 1, controlOf("n"),
        {{QStringLiteral("at its default")},
         {QStringLiteral("changed: reset, and a tick at the default"), number(16)},
         {QStringLiteral("keyboard focus on the slider: ring with a gap"),
          [=](QWidget& widget) {
              set(widget, std::int64_t(16), std::int64_t(16));
              giveFocus(*part(widget, ".slider"));
          }},
         {QStringLiteral("being typed"),
          [=](QWidget& widget) {
              giveFocus(*part(widget, ".box"));
              auto* edit = part(widget, ".box")->findChild<QLineEdit*>();
              edit->setText(QStringLiteral("14"));
          }},
         {QStringLiteral("playing: the triangle turns into two bars"),
          [=](QWidget& widget) {
              set(widget, std::int64_t(143), std::int64_t(143));
              static_cast<ParameterControl&>(widget).setPlaying(true);
          }},
         {QStringLiteral("no effect on this page; the tooltip says why"),
          [](QWidget& widget) {
              static_cast<ParameterControl&>(widget).setDisabledReason(QStringLiteral("Nothing depends on it here."));
          }}},
        size);
    column.addSpacing(px(8));
    addStates(column, 1, controlOf("row"),
              {{QStringLiteral("none: a dash, no handle")},
               {QStringLiteral("set to what this page cannot show: a note"),
                [=](QWidget& widget) { set(widget, std::int64_t(80), std::int64_t(59)); }}},
              size);
    column.addSpacing(px(8));
    addStates(column, 1, controlOf("colour-map"),
              {{QStringLiteral("a choice")},
               {QStringLiteral("a choice, changed"), number(1)},
               {QStringLiteral("a choice, with focus"), [=](QWidget& widget) { giveFocus(*part(widget, ".box")); }}},
              size);
}

/// Exhibits that stay these whatever others are added, so that no picture has to be renewed for them.
std::vector<const Exhibit*> fixedExhibits() {
    std::vector<const Exhibit*> all;
    for (const char* id :
         {"encoding-curves", "encoding-heatmap", "binary", "relative-shift", "similarity", "token-plus-position",
          "add-or-concatenate", "encodings-compared", "encoding-2d", "attention", "heads", "order", "scaling",
          "position-heads", "convolution", "complexity-table", "complexity-chart", "paths", "measured-cost"})
        all.push_back(findExhibit(id));
    return all;
}

void Builder::addList(QVBoxLayout& column) const {
    const Make make = [this] {
        auto list = std::make_unique<ExhibitList>(nullptr, fixedExhibits());
        list->setTheme(m_theme);
        list->setCurrent(m_exhibit.id());
        return list;
    };
    ExhibitList measured(nullptr, fixedExhibits());
    int height = px(22);
    for (int row = 0; row < measured.count(); ++row) height += measured.sizeHintForRow(row);
    addHeading(column, QStringLiteral("Exhibit list"));
    addStates(column, 1, make,
              {{QStringLiteral("at rest, current, under the pointer"),
                [](QWidget& widget) {
                    auto& list = static_cast<ExhibitList&>(widget);
                    for (int row = 0; row < list.count(); ++row)
                        if (list.item(row)->flags() != Qt::NoItemFlags && row != list.currentRow())
                            return pointAt(*list.viewport(), list.visualItemRect(list.item(row)).center());
                }},
               {QStringLiteral("with focus"), [](QWidget& widget) { giveFocus(widget); }}},
              {px(208), height});
}

void Builder::fillControls(QVBoxLayout& column) const {
    addParameters(column);
    addList(column);

    addHeading(column, QStringLiteral("Tooltip, status line"));
    column.addWidget(shown(std::make_unique<Tip>(tooltipText(m_exhibit.words().name, m_exhibit.words().claim)),
                           QStringLiteral("tooltip"), {px(kControls), 0}));
    column.addSpacing(px(12));
    auto status = std::make_unique<QStatusBar>();
    status->setSizeGripEnabled(false);
    status->showMessage(m_exhibit.words().title);
    column.addWidget(shown(std::move(status), QStringLiteral("status line"), {px(kControls), 0}));

    addHeading(column, QStringLiteral("Nothing found"));
    auto nothing = std::make_unique<GlossaryWindow>();
    nothing->setTheme(m_theme);
    nothing->setMinimumSize(0, 0);
    column.addWidget(
        shown(std::move(nothing), QStringLiteral("nothing found"), {px(kControls), px(160)}, [](QWidget& widget) {
            widget.findChild<QLineEdit*>(QStringLiteral("search"))->setText(QStringLiteral("phlogiston"));
        }));
    column.addStretch(1);
}

void Builder::fillFields(QVBoxLayout& column) const {
    const auto isDefault = [](QWidget& widget) { static_cast<QPushButton&>(widget).setDefault(true); };
    addHeading(column, QStringLiteral("Buttons"));
    addStates(column, 3, [] { return std::make_unique<QPushButton>(sampleWord()); },
              {{QStringLiteral("at rest")},
               {QStringLiteral("under the pointer"), point},
               {QStringLiteral("with focus"), giveFocus},
               {QStringLiteral("what Enter does"), isDefault},
               {QStringLiteral("with focus"),
                [=](QWidget& widget) {
                    isDefault(widget);
                    giveFocus(widget);
                }},
               {QStringLiteral("off"), switchOff}});
    column.addSpacing(px(12));
    addStates(column, 5,
              [this] {
                  auto button = std::make_unique<QToolButton>();
                  button->setAutoRaise(true);
                  button->setFocusPolicy(Qt::TabFocus);
                  button->setIcon(themedIcon(QStringLiteral("undo"), m_theme));
                  return button;
              },
              {{QStringLiteral("at rest")},
               {QStringLiteral("pointer"), point},
               {QStringLiteral("pressed"), [](QWidget& widget) { static_cast<QToolButton&>(widget).setDown(true); }},
               {QStringLiteral("focus"), giveFocus},
               {QStringLiteral("off"), switchOff}});
    column.addSpacing(px(12));
    addStates(column, 3,
              [] {
                  auto button = std::make_unique<QToolButton>();
                  button->setToolButtonStyle(Qt::ToolButtonTextOnly);
                  button->setPopupMode(QToolButton::InstantPopup);
                  button->setFocusPolicy(Qt::TabFocus);
                  button->setMenu(new QMenu(button.get()));
                  button->setText(sampleWord());
                  return button;
              },
              {{QStringLiteral("with a menu")},
               {QStringLiteral("under the pointer"), point},
               {QStringLiteral("off"), switchOff}});

    addHeading(column, QStringLiteral("Segments"));
    const QSize segments(px(kFields), 0);
    addStates(
        column, 1,
        [] {
            QStringList names;
            for (const Language& language : languages()) names += language.name;
            return std::make_unique<SegmentedControl>(QString(), names);
        },
        {{QStringLiteral("at rest")}, {QStringLiteral("with focus"), giveFocus}, {QStringLiteral("off"), switchOff}},
        segments);

    addHeading(column, QStringLiteral("Number boxes, choices, lines of text"));
    const auto edit = [](QWidget& widget) { return widget.findChild<QLineEdit*>(); };
    addStates(column, 4,
              [] {
                  auto box = std::make_unique<NumberBox>();
                  box->setRange({-1e6, 1e6, false}, {-1e6, 1e6, false, false, 0.5});
                  box->setValue(-12.5);
                  box->setFont(uiFont(font_size::kBody));
                  return box;
              },
              {{QStringLiteral("at rest")},
               {QStringLiteral("under the pointer"), point},
               {QStringLiteral("being typed"),
                [=](QWidget& widget) {
                    giveFocus(widget);
                    edit(widget)->setText(QStringLiteral("3"));
                }},
               {QStringLiteral("off"), switchOff}});
    column.addSpacing(px(12));
    addStates(column, 4,
              [] {
                  auto combo = std::make_unique<QComboBox>();
                  combo->addItem(sampleWord());
                  return combo;
              },
              {{QStringLiteral("at rest")},
               {QStringLiteral("under the pointer"), point},
               {QStringLiteral("with focus"), giveFocus},
               {QStringLiteral("off"), switchOff}},
              {px(100), 0});
    column.addSpacing(px(12));
    addStates(
        column, 4,
        [] {
            auto line = std::make_unique<QLineEdit>();
            line->setPlaceholderText(sampleWord());
            return line;
        },
        {{QStringLiteral("empty")},
         {QStringLiteral("written"), [](QWidget& widget) { static_cast<QLineEdit&>(widget).setText(sampleWord()); }},
         {QStringLiteral("being written"),
          [](QWidget& widget) {
              giveFocus(widget);
              static_cast<QLineEdit&>(widget).setText(sampleWord().left(3));
          }},
         {QStringLiteral("off"), switchOff}},
        {px(100), 0});

    const auto check = [](QWidget& widget) { static_cast<QCheckBox&>(widget).setChecked(true); };
    addHeading(column, QStringLiteral("Check boxes"));
    addStates(column, 4, [] { return std::make_unique<QCheckBox>(sampleWord()); },
              {{QStringLiteral("off")},
               {QStringLiteral("on"), check},
               {QStringLiteral("with focus"), giveFocus},
               {QStringLiteral("cannot be set"),
                [=](QWidget& widget) {
                    check(widget);
                    switchOff(widget);
                }}},
              {px(104), 0});
    addMenus(column);

    addHeading(column, QStringLiteral("When something is in the way"));
    auto message = std::make_unique<QLabel>(
        QStringLiteral("This would need 12.5 GiB of memory, and 6.0 GiB are the most that this machine can spare. The "
                       "picture still shows the last values that fit."));
    message->setWordWrap(true);
    message->setAlignment(Qt::AlignCenter);
    column.addWidget(shown(std::move(message), QStringLiteral("over the page"), {px(kFields), 0}));
    column.addSpacing(px(12));
    auto warning = std::make_unique<QMessageBox>(
        QMessageBox::Warning, QString(), QStringLiteral("“lecture 3.json” could not be saved: the disk is full."),
        QMessageBox::Ok);
    warning->setTextFormat(Qt::PlainText);
    // As in a window of its own, which makes it so in every version of Qt.
    column.addWidget(shown(std::move(warning), QStringLiteral("plain warning"), {},
                           [](QWidget& widget) { widget.findChild<QPushButton*>()->setDefault(true); }));

    addHeading(column, QStringLiteral("Preview of a page"));
    auto preview = std::make_unique<PagePreview>();
    preview->setPage({120, 80});
    QImage page(QSize(px(120), px(80)) * m_pixelRatio, QImage::Format_RGB32);
    page.fill(Theme::light().surface);
    preview->setPicture(page, m_theme.isDark, false);
    column.addWidget(shown(std::move(preview), QStringLiteral("preview"), {px(300), px(220)}));

    column.addStretch(1);
}

void Builder::addMenus(QVBoxLayout& column) const {
    auto menu = std::make_unique<QMenu>();
    menu->addAction(sampleWord())->setShortcut(Qt::CTRL | Qt::Key_Z);
    QAction* pointed = menu->addAction(sampleWord());
    menu->addAction(sampleWord())->setEnabled(false);
    menu->addSeparator();
    QAction* checked = menu->addAction(sampleWord());
    checked->setCheckable(true);
    checked->setChecked(true);
    menu->addMenu(sampleWord());
    auto presets = std::make_unique<QMenu>();
    for (const Preset& preset : m_exhibit.offeredPresets()) {
        if (presets->actions().size() == 3) break;
        presets->addAction(preset.title + u'\n' + preset.summary);
    }
    const Prepare pointFirst = [](QWidget& widget) {
        auto& list = static_cast<QMenu&>(widget);
        list.setActiveAction(list.actions().first());
    };
    addHeading(column, QStringLiteral("Menus"));
    column.addWidget(shown(std::move(menu), QStringLiteral("menu"), {},
                           [pointed](QWidget& widget) { static_cast<QMenu&>(widget).setActiveAction(pointed); }));
    column.addSpacing(px(12));
    column.addWidget(shown(std::move(presets), QStringLiteral("presets"), {}, pointFirst));
}

QImage Builder::figure(QSize size) const {
    const auto made = m_exhibit.makeFigure();
    made->setInteractive(true);
    made->setTheme(m_theme);
    made->display(m_scene, m_studied.study());
    QImage picture(size * m_pixelRatio, QImage::Format_RGB32);
    picture.fill(m_theme.surface);
    QCPPainter painter(&picture);
    painter.scale(m_pixelRatio, m_pixelRatio);
    made->paint(painter, size);
    painter.end();
    picture.setDevicePixelRatio(m_pixelRatio);
    return picture;
}

void Builder::fillViews(QVBoxLayout& column) const {
    addHeading(column, QStringLiteral("Figure: tags, selection, colour bar"));
    const QSize size(px(kViews), px(360));
    column.addWidget(new Picture(QPixmap::fromImage(figure(size)), QStringLiteral("figure")));

    addHeading(column, QStringLiteral("Inspector"));
    const auto inspector = [this] {
        auto made = std::make_unique<Inspector>();
        made->setTheme(m_theme);
        made->setGeneralFormulas(m_studied.caption().formulas);
        return made;
    };
    auto asked = inspector();
    const std::vector pins{explain({3, 6}), explain({3, 7}), explain({40, 9})};
    asked->setExplanation(pins.front(), true);
    asked->setPins(pins);
    column.addWidget(label(QStringLiteral("a cell, and pins")));
    column.addWidget(shown(std::move(asked), QStringLiteral("a cell, and pins"), {px(kInspector), px(760)}));
    column.addSpacing(px(8));
    column.addWidget(label(QStringLiteral("no cell")));
    column.addWidget(shown(inspector(), QStringLiteral("no cell"), {px(kInspector), px(220)}));

    addHeading(column, QStringLiteral("Glossary"));
    auto terms = std::make_unique<GlossaryWindow>();
    terms->setTheme(m_theme);
    column.addWidget(shown(std::move(terms), QStringLiteral("a term"), {px(kViews), px(340)}, [](QWidget& widget) {
        static_cast<GlossaryWindow&>(widget).showTerm("frequency");
        widget.window()->setFocus();
    }));
    column.addStretch(1);
}

QWidget* Builder::caption() const {
    auto view = std::make_unique<CaptionView>();
    view->setTheme(m_theme);
    view->setCaption(m_studied.caption());
    return shown(std::move(view), QStringLiteral("caption"), {px(kPage), 0});
}

/// Every widget in every state on one page. Each is a picture of the real widget, so that several have the focus at
/// once, and nothing moves. It shows the language and the scale of the interface in use; after a change of these, make
/// another one. Its own words are no part of the program: they are not translated.
/// @param theme  the one that was applied to the application
/// @param pixelRatio  device pixels a logical one, of the pictures
inline void fillGallery(QWidget& gallery, const Theme& theme, double pixelRatio) {
    QPalette colours = gallery.palette();
    colours.setColor(QPalette::Window, theme.surface);
    gallery.setPalette(colours);
    gallery.setAutoFillBackground(true);
    const Builder builder(theme, pixelRatio);
    auto* title = new QLabel(QStringLiteral("Gallery"));
    title->setFont(uiFont(font_size::kTitle, QFont::DemiBold));
    auto* columns = new QHBoxLayout;
    columns->setSpacing(px(kColumnGap));
    const auto addColumn = [&](int width, void (Builder::*fill)(QVBoxLayout&) const) {
        auto* holder = new QWidget;
        holder->setFixedWidth(px(width));
        auto* column = new QVBoxLayout(holder);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(0);
        (builder.*fill)(*column);
        columns->addWidget(holder, 0, Qt::AlignTop);
    };
    addColumn(kControls, &Builder::fillControls);
    addColumn(kFields, &Builder::fillFields);
    addColumn(kViews, &Builder::fillViews);
    auto* page = new QVBoxLayout(&gallery);
    page->setContentsMargins(px(kPageMargin), px(28), px(kPageMargin), px(kPageMargin));
    page->setSpacing(0);
    page->addWidget(title);
    page->addSpacing(px(20));
    page->addLayout(columns);
    builder.addHeading(*page, QStringLiteral("Caption"));
    page->addWidget(builder.caption());
    page->setSizeConstraint(QLayout::SetFixedSize);
}

}  // namespace

}  // namespace attention
