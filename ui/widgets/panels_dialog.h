#pragma once

#include <QDialog>
#include <QTimer>

#include "ui/files/panels_file.h"
#include "ui/files/settings.h"

class QCheckBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace attention {

class PagePreview;
class PanelsForm;

/// Arranges the panels of a figure and writes it, with a preview that is drawn by the exporters themselves.
class PanelsDialog : public QDialog {
    Q_OBJECT

 public:
    /// @param collected  is changed along with the controls, and outlives the dialog
    PanelsDialog(CollectedPanels& collected, Settings& settings, const Theme& theme, QWidget* parent = nullptr);
    ~PanelsDialog() override;

    /// Writes the figure and accepts, or says what went wrong and stays open. The suffix decides the format.
    void exportTo(const QString& path);
    /// Where the figure was written; empty before.
    QString path() const { return m_path; }
    /// Draws the preview now. @return why the figure cannot be drawn, or nothing
    std::optional<QString> drawPreview();

 private:
    QWidget* makeList();
    QWidget* makePreview();
    QWidget* makeBottom();
    void fillList(int current);
    void nameItems();
    void takeOrder();
    void move(int step);
    void remove();
    void showPanel();
    /// Changes the panel that is selected.
    template <class Change>
    void changePanel(const Change& change);
    std::optional<QString> fail(const QString& sentence);
    void setMessage(const QString& sentence, bool isProblem);
    void chooseFile();

    CollectedPanels& m_collected;
    Settings& m_settings;
    const Theme& m_theme;
    QString m_path;
    QTimer m_draw;
    QListWidget* m_list = nullptr;
    QLineEdit* m_title = nullptr;
    QCheckBox* m_legend = nullptr;
    QCheckBox* m_colourBar = nullptr;
    QPushButton* m_up = nullptr;
    QPushButton* m_down = nullptr;
    QPushButton* m_remove = nullptr;
    PagePreview* m_preview = nullptr;
    QLabel* m_facts = nullptr;
    PanelsForm* m_form = nullptr;
    QLabel* m_sign = nullptr;
    QLabel* m_message = nullptr;
    QPushButton* m_fit = nullptr;  ///< takes the type that fits
    QPushButton* m_export = nullptr;
};

}  // namespace attention
