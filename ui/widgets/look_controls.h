#pragma once

#include <QWidget>

#include "ui/files/style_file.h"

class QCheckBox;
class QComboBox;
class QLineEdit;
class QPushButton;

namespace attention {

class SegmentedControl;

/// The controls of a figure's style and look, which a form lays out; itself it is never seen. Line width is a number
/// like others of the form, which has it.
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

    /// As the controls stand. @param lineWidth  from the form
    FigureLook look(double lineWidth) const;
    /// Emits nothing.
    void setLook(const FigureLook& look);
    /// Another entry of styles, the one that is chosen: that of a figure which was opened.
    void addFigureStyle();
    /// The texts that can be replaced.
    void setTexts(const QStringList& texts) { m_texts = texts; }
    /// Why the letter cannot be drawn, as a translated sentence, or nothing.
    std::optional<QString> problem() const;

 Q_SIGNALS:
    void changed();
    void styleChosen(const ExportStyle& style);
    void figureStyleChosen();
    /// Why a style cannot be read, as a translated sentence.
    void styleRefused(const QString& sentence);

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
    QMap<QString, QString> m_replaced;
    QStringList m_texts;
};

}  // namespace attention
