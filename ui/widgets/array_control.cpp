#include "ui/widgets/array_control.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/models/language_model.h"
#include "core/scene/tokens.h"
#include "ui/files/array_file.h"
#include "ui/text/parameter_text.h"
#include "ui/widgets/style.h"

namespace attention {
namespace {

// In designed pixels.
constexpr int kButtonHeight = 28;
constexpr int kClearSize = 24;
constexpr int kButtonWidth = 196;
/// The total space left and right of the text of the button.
constexpr int kButtonPadding = 20;
constexpr int kNoteHeight = 16;

}  // namespace

ArrayControl::ArrayControl(std::string_view name, QWidget* parent) : QWidget(parent), m_array(name) {
    const QString object = QString::fromStdString(m_array);
    setObjectName(object);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_name = new QLabel(this);
    m_name->setFont(uiFont(font_size::kName));
    m_name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_openButton = new QPushButton(this);
    m_openButton->setObjectName(object + QStringLiteral(".open"));
    m_openButton->setFont(uiFont(font_size::kName));
    m_openButton->setAutoDefault(false);
    m_openButton->setFixedHeight(px(kButtonHeight));
    m_openButton->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_openButton->setMaximumWidth(px(kButtonWidth));
    m_clearButton = new QToolButton(this);
    m_clearButton->setObjectName(object + QStringLiteral(".clear"));
    m_clearButton->setFixedSize(px(kClearSize), px(kClearSize));
    m_clearButton->setFocusPolicy(Qt::TabFocus);
    m_clearButton->setAutoRaise(true);
    QSizePolicy policy = m_clearButton->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_clearButton->setSizePolicy(policy);
    m_note = new QLabel(this);
    m_note->setObjectName(object + QStringLiteral(".note"));
    m_note->setFont(uiFont(font_size::kSmallest));
    m_note->setTextFormat(Qt::PlainText);
    m_note->setAlignment(Qt::AlignRight | Qt::AlignTop);
    m_note->setFixedHeight(px(kNoteHeight));
    m_note->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);

    auto* row = new QHBoxLayout;
    row->setSpacing(px(4));
    row->addWidget(m_name, 4);
    row->addWidget(m_clearButton);
    row->addWidget(m_openButton, 5);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, px(5));
    layout->setSpacing(px(2));
    layout->addLayout(row);
    layout->addWidget(m_note);
    connect(m_openButton, &QPushButton::clicked, this, [this] { Q_EMIT openRequested(m_array); });
    connect(m_clearButton, &QToolButton::clicked, this, [this] { Q_EMIT clearRequested(m_array); });
    setTheme(*m_theme);
    retranslate();
}

void ArrayControl::setTheme(const Theme& theme) {
    m_theme = &theme;
    setInk(*m_name, theme.text, theme);
    setInk(*m_note, theme.muted, theme);
    m_clearButton->setIcon(themedIcon(QStringLiteral("reset"), theme));
}

void ArrayControl::retranslate() {
    const ParameterText text = arrayText(m_array);
    setToolTip(tooltipText(text.name, text.tooltip));
    m_clearButton->setToolTip(tr("Remove %1").arg(text.name));
    m_clearButton->setAccessibleName(m_clearButton->toolTip());
    updateState();
}

void ArrayControl::setLoaded(const LoadedArray* loaded) {
    const bool hasArray = loaded != nullptr;
    if (hasArray == m_hasArray && (!hasArray || *loaded == m_loaded)) return;
    m_hasArray = hasArray;
    m_loaded = hasArray ? *loaded : LoadedArray();
    // The scene owns the numbers. Only their presence matters here, and a copy would keep their memory from being
    // freed.
    const bool isFound = m_loaded.values != nullptr;
    if (isFound) m_loaded.values = std::make_shared<const Array>();
    updateState();
}

void ArrayControl::setLanguageModel(const ModelReference& model) {
    if (model.path.empty()) return setLoaded(nullptr);
    LoadedArray folder{.path = model.path, .checksum = model.checksum, .shape = {}, .values = nullptr};
    if (model.model) {
        const LanguageModelConfig& config = model.model->config();
        folder.shape = {config.layers, config.heads, config.d};
        folder.values = std::make_shared<const Array>();
    }
    setLoaded(&folder);
}

void ArrayControl::setTokenList(const std::string& tokens) {
    if (!isTokenList(tokens)) return setLoaded(nullptr);
    LoadedArray list;
    try {
        list.shape = {Index(splitTokens(tokens).size())};
    } catch (const TextError&) {
        // The text field of the sentence reports this error.
    }
    list.values = std::make_shared<const Array>();
    setLoaded(&list);
}

void ArrayControl::setBusy(bool busy) {
    m_isBusy = busy;
    updateState();
}

void ArrayControl::updateState() {
    const ParameterText words = arrayText(m_array);
    const QString file = QFileInfo(QString::fromStdString(m_loaded.path)).fileName();
    const QString source = m_loaded.tensor.empty() ? file : shownTensorName(m_loaded.tensor);
    QString text = m_hasArray ? source : tr("Open…");
    if (m_hasArray && text.isEmpty()) text = tr("in the scene");
    if (m_isBusy) text = tr("Opening …");
    const QFontMetrics metrics(m_openButton->font());
    const QString elided = metrics.elidedText(text, Qt::ElideMiddle, m_openButton->width() - px(kButtonPadding));
    // A single ampersand would mark the next letter as a mnemonic.
    m_openButton->setText(QString(elided).replace(u'&', QLatin1String("&&")));
    m_clearButton->setVisible(m_hasArray);
    m_name->setText(QFontMetrics(m_name->font()).elidedText(words.name, Qt::ElideRight, m_name->width()));

    QStringList facts;
    if (m_hasArray) {
        if (!m_loaded.values) facts += tr("its file was not found");
        if (!m_loaded.shape.empty()) facts += shapeWords(m_loaded.shape);
        if (!m_loaded.tensor.empty() && !file.isEmpty()) facts += file;
    }
    const QString note = facts.join(QStringLiteral(" · "));
    m_note->setText(QFontMetrics(m_note->font()).elidedText(note, Qt::ElideRight, m_note->width()));
    m_openButton->setAccessibleName(m_hasArray ? QStringLiteral("%1: %2").arg(words.name, text)
                                               : tr("Open a file: %1").arg(words.name));
    m_openButton->setAccessibleDescription(m_hasArray ? note : words.tooltip);
    m_openButton->setToolTip(m_hasArray ? tooltipText(text, QString::fromStdString(m_loaded.path) + u'\n' + note)
                                        : tooltipText(words.name, words.tooltip));
}

void ArrayControl::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layout()->activate();
    updateState();
}

}  // namespace attention
