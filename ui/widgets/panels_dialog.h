#pragma once

#include <memory>
#include <vector>

#include <QDialog>
#include <QTimer>

#include "ui/files/panels_page.h"
#include "ui/files/settings.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace attention {

class PagePreview;
class SegmentedControl;

/// What is collected for a figure with panels, and how it is to look.
struct CollectedPanels {
    std::vector<PanelEntry> panels;
    PanelsLayout layout;
    ExportOptions choices;

    CollectedPanels() {
        choices.format = FigureFormat::Pdf;
        choices.size = {kPanelsWidth, 0};
    }
};

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
    QWidget* makeControls();
    QWidget* makeBottom();
    void addPage(QFormLayout& rows);
    void addLayout(QFormLayout& rows);
    void fillList(int current);
    void takeOrder();
    void move(int step);
    void remove();
    void changed();
    void showTitle();
    std::optional<QString> readWidths();
    void setMessage(const QString& sentence, bool isProblem);
    void chooseFile();

    CollectedPanels& m_collected;
    Settings& m_settings;
    const Theme& m_theme;
    QString m_path;
    QTimer m_draw;
    QListWidget* m_list = nullptr;
    QLineEdit* m_title = nullptr;
    QPushButton* m_up = nullptr;
    QPushButton* m_down = nullptr;
    QPushButton* m_remove = nullptr;
    PagePreview* m_preview = nullptr;
    QLabel* m_facts = nullptr;
    SegmentedControl* m_format = nullptr;
    SegmentedControl* m_look = nullptr;
    QDoubleSpinBox* m_width = nullptr;
    QDoubleSpinBox* m_height = nullptr;
    QDoubleSpinBox* m_type = nullptr;
    QDoubleSpinBox* m_gap = nullptr;
    QComboBox* m_columns = nullptr;
    QLineEdit* m_widths = nullptr;
    QComboBox* m_letters = nullptr;
    QCheckBox* m_sharedBar = nullptr;
    QLabel* m_sign = nullptr;
    QLabel* m_message = nullptr;
    QPushButton* m_export = nullptr;
};

}  // namespace attention
