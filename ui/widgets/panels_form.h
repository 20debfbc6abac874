#pragma once

#include <optional>

#include <QWidget>

#include "ui/files/panels_file.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLineEdit;
class QPlainTextEdit;

namespace attention {

class LookControls;
class SegmentedControl;
struct ExportStyle;
struct Theme;

/// The controls of a figure with panels on three pages: the page of the figure, the layout of the panels, and the
/// style.
class PanelsForm : public QWidget {
    Q_OBJECT

 public:
    /// @param collected  is changed by the controls; must outlive the form
    PanelsForm(CollectedPanels& collected, const Theme& theme, QWidget* parent);

    /// Why the input cannot be used, as a translated sentence; nothing if it can.
    std::optional<QString> problem() const;
    void setFormat(FigureFormat format);
    void setFontSize(double points);
    /// Sets the texts of the figure that the person can replace by labels.
    void setTexts(const QStringList& texts);

 Q_SIGNALS:
    /// The choices or the layout of the collected panels have changed.
    void changed();
    /// @param sentence  why a style cannot be read, translated
    void styleRejected(const QString& sentence);

 private:
    QDoubleSpinBox* makeBox(const char* name, const QString& label, double minimum, double maximum, double value,
                            const QString& unit);
    QLineEdit* makeLine(const char* name, const QString& label, const QString& text);
    QCheckBox* makeCheck(const char* name, const QString& text, bool isChecked);
    void fillPage(QFormLayout& rows);
    void fillLayout(QFormLayout& rows);
    void fillStyle(QFormLayout& rows);
    void applyStyle(const ExportStyle& style);
    void readControls();
    std::optional<QString> readShares();

    CollectedPanels& m_collected;
    const Theme& m_theme;
    std::optional<QString> m_problem;
    QFormLayout* m_pageRows = nullptr;
    SegmentedControl* m_format = nullptr;
    SegmentedControl* m_themeChoice = nullptr;
    QDoubleSpinBox* m_dpi = nullptr;
    QDoubleSpinBox* m_width = nullptr;
    QDoubleSpinBox* m_height = nullptr;
    QDoubleSpinBox* m_fontSize = nullptr;
    QCheckBox* m_transparent = nullptr;
    QLineEdit* m_title = nullptr;
    QPlainTextEdit* m_caption = nullptr;
    QComboBox* m_columns = nullptr;
    QLineEdit* m_columnShares = nullptr;
    QLineEdit* m_rowShares = nullptr;
    QDoubleSpinBox* m_gap = nullptr;
    QComboBox* m_letters = nullptr;
    QCheckBox* m_sharedRanges = nullptr;
    QCheckBox* m_sharedColourBar = nullptr;
    LookControls* m_lookControls = nullptr;
    QDoubleSpinBox* m_lineWidth = nullptr;
};

}  // namespace attention
