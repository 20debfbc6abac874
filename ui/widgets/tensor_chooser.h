#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QDialog>

#include "core/io/safetensors.h"
#include "ui/figure/theme.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace attention {

/// Asks which of a file's tensors is meant: a list with shape and type that can be searched, the first one chosen.
class TensorChooser : public QDialog {
    Q_OBJECT

 public:
    /// @param file  its name, for the title
    /// @param what  the array is to be, translated: "learned table"
    /// @param tensors  at least one
    TensorChooser(const QString& file, const QString& what, std::vector<TensorInfo> tensors, QWidget* parent = nullptr);

    /// The one that is chosen; nothing while what is searched for is in no name.
    std::optional<std::string> tensor() const;

 protected:
    /// Up and down walk through the list while the search is typed.
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    void search(const QString& text);
    void showChoice();

    std::vector<TensorInfo> m_tensors;
    QLineEdit* m_search = nullptr;
    QTreeWidget* m_list = nullptr;
    QLabel* m_found = nullptr;
    QPushButton* m_open = nullptr;
};

}  // namespace attention
