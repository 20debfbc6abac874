#pragma once

#include <string>

#include <QWidget>

#include "core/scene/scene.h"
#include "ui/figure/theme.h"

class QLabel;
class QPushButton;
class QToolButton;

namespace attention {

/// One array, the language model, or the list of tokens, that an exhibit can load: its name, a button with the file or
/// tensor that it comes from, and one that takes it away; below them its size. It shows what it is told and asks for
/// changes by signals. Object names: the array's name, and that + ".open", ".clear", ".note".
class ArrayControl : public QWidget {
    Q_OBJECT

 public:
    /// @param name  one of arrayNames(), kLanguageModelName or kTokenListName
    explicit ArrayControl(std::string_view name, QWidget* parent = nullptr);

    const std::string& name() const { return m_array; }
    void setTheme(const Theme& theme);
    void retranslate();
    /// @param loaded  nullptr: none; without values: its file was not found
    void setLoaded(const LoadedArray* loaded);
    /// Shows the folder of a language model, and its layers x heads x width.
    void setLanguageModel(const ModelReference& model);
    /// Shows how many tokens the list has that takes the place of the sentence. @param tokens  the parameter's text
    void setTokenList(const std::string& tokens);
    /// While a file is read, which another one may still take the place of.
    void setBusy(bool busy);

 Q_SIGNALS:
    void openRequested(const std::string& name);
    void clearRequested(const std::string& name);

 protected:
    void resizeEvent(QResizeEvent* event) override;

 private:
    void showState();

    const std::string m_array;
    const Theme* m_theme = &Theme::light();
    LoadedArray m_loaded;
    bool m_isLoaded = false;
    bool m_isBusy = false;
    QLabel* m_name = nullptr;
    QPushButton* m_open = nullptr;
    QToolButton* m_clear = nullptr;
    QLabel* m_note = nullptr;
};

}  // namespace attention
