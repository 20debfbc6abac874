#pragma once

#include <string>

#include <QWidget>

#include "core/scene/scene.h"
#include "ui/figure/theme.h"

class QLabel;
class QPushButton;
class QToolButton;

namespace attention {

/// The control of one array that an exhibit can load, or of its language model or token list: the name, a button that
/// shows the source (file or tensor) and opens another one, a button that removes the array, and below them its shape.
/// The control only displays what its setters get, and asks for changes by signals. Object names: NAME, NAME.open,
/// NAME.clear and NAME.note, where NAME is the name of the array.
class ArrayControl : public QWidget {
    Q_OBJECT

 public:
    /// @param name  one of arrayNames(), kLanguageModelName or kTokenListName
    explicit ArrayControl(std::string_view name, QWidget* parent = nullptr);

    const std::string& name() const { return m_array; }
    void setTheme(const Theme& theme);
    void retranslate();
    /// @param loaded  nullptr if nothing is loaded; an array without values if its file was not found
    void setLoaded(const LoadedArray* loaded);
    /// Shows the folder of a language model and its shape, layers x heads x width.
    void setLanguageModel(const ModelReference& model);
    /// Shows the length of the token list that replaces the sentence. @param tokens  the text of the parameter
    void setTokenList(const std::string& tokens);
    /// Shows that a file is being read. The person can still open another file instead.
    void setBusy(bool busy);

 Q_SIGNALS:
    void openRequested(const std::string& name);
    void clearRequested(const std::string& name);

 protected:
    void resizeEvent(QResizeEvent* event) override;

 private:
    void updateState();

    const std::string m_array;
    const Theme* m_theme = &Theme::light();
    LoadedArray m_loaded;
    bool m_hasArray = false;
    bool m_isBusy = false;
    QLabel* m_name = nullptr;
    QPushButton* m_openButton = nullptr;
    QToolButton* m_clearButton = nullptr;
    QLabel* m_note = nullptr;
};

}  // namespace attention
