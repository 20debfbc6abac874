#pragma once

#include <QWidget>

#include "ui/files/style_file.h"

class QCheckBox;
class QComboBox;
class QLineEdit;
class QPushButton;

namespace attention {

class SegmentedControl;

/// The controls of a figure's style and look. A form lays out these controls; this widget itself stays hidden. The line
/// width is not among them: its box belongs to the form.
class LookControls : public QWidget {
    Q_OBJECT

 public:
    explicit LookControls(QWidget* parent);

    QComboBox* style() const { return m_style; }
    QComboBox* colours() const { return m_colours; }
    SegmentedControl* family() const { return m_family; }
    QCheckBox* grey() const { return m_grey; }
    QLineEdit* letter() const { return m_letter; }
    QPushButton* labels() const { return m_labels; }

    /// The look that the controls show now. @param lineWidth  from the form
    FigureLook look(double lineWidth) const;
    /// Shows a look in the controls, without emitting a signal.
    void setLook(const FigureLook& look);
    /// Adds the style of the opened figure to the list of styles and selects it.
    void addFigureStyle();
    /// Sets the texts of the figure that the person can replace.
    void setTexts(const QStringList& texts) { m_texts = texts; }
    /// Why the letter cannot be drawn, as a translated sentence, or nothing.
    std::optional<QString> problem() const;

 Q_SIGNALS:
    void changed();
    void styleChosen(const ExportStyle& style);
    void figureStyleChosen();
    /// @param sentence  why a style cannot be read, translated
    void styleRejected(const QString& sentence);

 private:
    void chooseStyle(int index);
    void readFile(const QString& nameOrPath);
    void editLabels();

    QComboBox* m_style = nullptr;
    QComboBox* m_colours = nullptr;
    SegmentedControl* m_family = nullptr;
    QCheckBox* m_grey = nullptr;
    QLineEdit* m_letter = nullptr;
    QPushButton* m_labels = nullptr;
    QMap<QString, QString> m_labelReplacements;  ///< by original text
    QStringList m_texts;                         ///< of the figure
};

}  // namespace attention
