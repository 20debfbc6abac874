#pragma once

#include <memory>
#include <optional>

#include <QDialog>
#include <QTimer>

#include "ui/exhibits/evaluated_scene.h"
#include "ui/files/animation.h"
#include "ui/files/settings.h"

class QComboBox;
class QFormLayout;
class QLabel;
class QProgressBar;
class QPushButton;

namespace attention {

class AnimationMaker;
class NumberBox;

/// The dialog that exports an animation of one parameter: its first and last value, size, speed and file format. It
/// estimates the size of the file and the time to make it, and makes the file while the window stays responsive.
class AnimationDialog : public QDialog {
    Q_OBJECT

 public:
    /// @param shown  the scene to animate  @param key  a playable parameter of its exhibit
    AnimationDialog(EvaluatedScene shown, const std::string& key, bool dark, Settings& settings,
                    QWidget* parent = nullptr);
    ~AnimationDialog() override;

    /// The options that the controls show now.
    AnimationOptions options() const;
    /// Why the animation cannot be made, as a translated sentence, or nothing.
    std::optional<QString> problem() const;
    /// Makes and writes the animation, then accepts; after an error, says what went wrong and stays open. In a format
    /// with one file per picture, the number of the picture stands before the suffix, as in NAME-0001.png.
    void saveTo(const QString& path);
    /// The path of the written animation; empty before it is written.
    QString path() const { return m_path; }

    void reject() override;

 private:
    NumberBox* addBox(QFormLayout& form, const char* name, const QString& label, const ParameterBounds& bounds,
                      const SliderScale& steps, ExactNumber value);
    void updateControls();
    void estimate();
    void askPath();
    void write(std::vector<QByteArray> files);
    void setMaking(bool making);
    void showMessage(const QString& sentence);

    const EvaluatedScene m_shown;
    const std::string m_key;
    const bool m_dark;
    Settings& m_settings;
    QString m_path;
    std::unique_ptr<AnimationMaker> m_maker;  ///< makes the estimate or the animation
    bool m_isMaking = false;
    QTimer m_estimateTimer;
    QComboBox *m_format = nullptr, *m_end = nullptr;
    NumberBox *m_from = nullptr, *m_to = nullptr, *m_seconds = nullptr, *m_rate = nullptr;
    NumberBox *m_width = nullptr, *m_height = nullptr, *m_fontSize = nullptr;
    QLabel* m_message = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton *m_save = nullptr, *m_cancel = nullptr;
};

}  // namespace attention
