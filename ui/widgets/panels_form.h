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

/// The controls of a figure with panels: its page, how panels lie on it, and its style; one of the three is seen at a
/// time.
class PanelsForm : public QWidget {
    Q_OBJECT

 public:
    /// @param collected  is changed along with the controls, and outlives them
    PanelsForm(CollectedPanels& collected, const Theme& theme, QWidget* parent);

    /// Why what was typed cannot be used, as a translated sentence, or nothing.
    std::optional<QString> problem() const;
    void setFormat(FigureFormat format);
    void setFontSize(double points);
    /// The texts that labels can replace.
    void setTexts(const QStringList& texts);

 Q_SIGNALS:
    /// Collected panels have other choices or another layout now.
    void changed();
    /// Why a style cannot be read, as a translated sentence.
    void refused(const QString& sentence);

 private:
    QDoubleSpinBox* makeBox(const char* name, const QString& words, double least, double most, double value,
                            const QString& unit);
    QLineEdit* makeLine(const char* name, const QString& words, const QString& text);
    QCheckBox* makeCheck(const char* name, const QString& text, bool isChecked);
    void fillPage(QFormLayout& rows);
    void fillLayout(QFormLayout& rows);
    void fillStyle(QFormLayout& rows);
    void applyStyle(const ExportStyle& style);
    void read();
    std::optional<QString> readShares();

    CollectedPanels& m_collected;
    const Theme& m_theme;
    std::optional<QString> m_problem;
    QFormLayout* m_page = nullptr;
    SegmentedControl* m_format = nullptr;
    SegmentedControl* m_appearance = nullptr;
    QDoubleSpinBox* m_dpi = nullptr;
    QDoubleSpinBox* m_width = nullptr;
    QDoubleSpinBox* m_height = nullptr;
    QDoubleSpinBox* m_type = nullptr;
    QCheckBox* m_transparent = nullptr;
    QLineEdit* m_title = nullptr;
    QPlainTextEdit* m_caption = nullptr;
    QComboBox* m_columns = nullptr;
    QLineEdit* m_widths = nullptr;
    QLineEdit* m_heights = nullptr;
    QDoubleSpinBox* m_gap = nullptr;
    QComboBox* m_letters = nullptr;
    QCheckBox* m_sharedRanges = nullptr;
    QCheckBox* m_sharedBar = nullptr;
    LookControls* m_look = nullptr;
    QDoubleSpinBox* m_lines = nullptr;
};

}  // namespace attention
