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

/// How a parameter that plays goes into a file: between which values, how large, how fast, in which format. Says how
/// large the file will be and how long making it takes, and makes it while the window goes on.
class AnimationDialog : public QDialog {
    Q_OBJECT

 public:
    /// @param shown  what plays  @param key  of a playable parameter of its exhibit
    AnimationDialog(EvaluatedScene shown, const std::string& key, bool dark, Settings& settings,
                    QWidget* parent = nullptr);
    ~AnimationDialog() override;

    /// As the controls stand.
    AnimationOptions options() const;
    /// Why the animation cannot be made, as a translated sentence, or nothing.
    std::optional<QString> problem() const;
    /// Makes it and writes it, then accepts; or says what went wrong and stays open. With a file for each picture their
    /// numbers stand before the suffix.
    void saveTo(const QString& path);
    /// What was written; empty before.
    QString path() const { return m_path; }

    void reject() override;

 private:
    NumberBox* addBox(QFormLayout& form, const char* name, const QString& label, const ParameterBounds& bounds,
                      const SliderScale& steps, ExactNumber value);
    void changed();
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
    std::unique_ptr<AnimationMaker> m_maker;  ///< of an estimate, or of the animation
    bool m_isMaking = false;
    QTimer m_estimate;
    QComboBox *m_format = nullptr, *m_end = nullptr;
    NumberBox *m_from = nullptr, *m_to = nullptr, *m_seconds = nullptr, *m_rate = nullptr;
    NumberBox *m_width = nullptr, *m_height = nullptr, *m_type = nullptr;
    QLabel* m_message = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton *m_save = nullptr, *m_cancel = nullptr;
};

}  // namespace attention
