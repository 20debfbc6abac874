#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include <QWidget>

#include "ui/figure/theme.h"
#include "ui/text/parameter_text.h"
#include "ui/widgets/player.h"

class QActionGroup;
class QLabel;
class QMenu;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace attention {

class ArrayControl;
class Exhibit;
class PanelSection;
class ParameterControl;
struct Scene;

/// The panel with the arrays, parameters and presets of the current exhibit, and the player that animates a parameter.
/// It only displays what its setters get, and requests changes by signals.
class ParameterPanel : public QWidget {
    Q_OBJECT

 public:
    /// @param clock  of the player, in milliseconds
    explicit ParameterPanel(QWidget* parent = nullptr, std::function<qint64()> clock = {});
    ~ParameterPanel() override;

    void setTheme(const Theme& theme);
    void retranslate();
    void setExhibit(const Exhibit& exhibit);
    /// @param stored  the values that were set, for all exhibits
    /// @param shown   the values adapted to what this exhibit can show
    void setParameters(const Parameters& stored, const AdaptedParameters& shown);
    /// The arrays and the language model of a scene; those that the exhibit does not use are ignored.
    void setLoaded(const Scene& scene);
    /// Shows that the file of an array is being read; empty: none.
    void setBusy(const std::string& name);
    /// Restricts the panel to these parameters, without presets, arrays and headings; nothing: shows everything.
    void setVisibleKeys(std::optional<std::vector<std::string>> keys);
    /// Disables a control because it has no effect, with the reason in its tooltip; an empty text enables it.
    void setDisabledReason(const std::string& key, const QString& reason);
    /// Disables all controls while a lesson withholds them, with the reason in their tooltips; an empty text enables
    /// them.
    void setWithheld(const QString& reason);

    /// Shows the error `reason` at the field with this key and clears the error of all other fields.
    /// @return whether the exhibit has such a field
    bool setError(const std::string& key, const QString& reason);
    /// The control of a parameter; null for a key that this exhibit does not have.
    ParameterControl* control(const std::string& key) const;
    /// Unfolds and scrolls to the control of a parameter and moves the keyboard focus there. Does nothing for a key
    /// that this exhibit does not have.
    void focusControl(const std::string& key);
    /// Animates a parameter along its slider, from its current value. Does nothing for a key without slider.
    void play(const std::string& key);
    /// To be called after a change of isMotionReduced(): stops playing, and disables or enables the play buttons.
    void applyMotionSetting();
    void stopPlaying() { m_player.stop(); }
    bool isPlaying() const { return m_player.isPlaying(); }
    Player& player() { return m_player; }
    /// The menu with speed and mode of the player, for the menu bar and as context menu of play buttons.
    QMenu* playMenu() const { return m_playMenu; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

 Q_SIGNALS:
    /// New controls were created; they have no values yet.
    void controlsCreated();
    void parameterChanged(const std::string& key, const attention::ParameterValue& value);
    /// The person wants to save an animation of this parameter.
    void animationRequested(const std::string& key);
    void resetRequested(const std::string& key);
    void resetAllRequested();
    void arrayOpenRequested(const std::string& name);
    void arrayRemoveRequested(const std::string& name);
    void presetChosen(const std::string& name);
    /// @param hasInvalidInput  whether a field contains text that is not accepted
    void invalidInputChanged(bool hasInvalidInput);
    /// Emitted around changes that belong together, for example while the slider is held or the parameter is playing.
    void gestureBegan(const std::string& key);
    void gestureEnded(const std::string& key);

 protected:
    /// While something plays: Space and Escape stop it, wherever the focus is in the window.
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    void makeControls();
    ParameterGroup groupOf(std::string_view key) const;
    PanelSection& section(ParameterGroup group);
    /// The section of a parameter; null if the parameter is not in a section.
    PanelSection* sectionOf(std::string_view key) const;
    void makePlayMenu();
    void showPlayMenu(const std::string& key, const QPoint& position);
    void fillPresets();

    const Theme* m_theme = &Theme::light();
    const Exhibit* m_exhibit = nullptr;
    Player m_player;
    Parameters m_defaultParameters;  ///< of the exhibit's start scene
    std::vector<ParameterControl*> m_controls;
    std::vector<ArrayControl*> m_arrays;
    std::optional<std::vector<std::string>> m_visibleKeys;
    std::map<ParameterGroup, PanelSection*> m_sections;
    QString m_withheldReason;
    QLabel* m_heading = nullptr;
    QToolButton* m_presetsButton = nullptr;
    QToolButton* m_resetAllButton = nullptr;
    QScrollArea* m_scrollArea = nullptr;
    QVBoxLayout* m_rows = nullptr;
    QMenu* m_presetMenu = nullptr;
    QMenu* m_playMenu = nullptr;
    QAction* m_saveAnimationAction = nullptr;  ///< only in the context menu of a play button
    std::string m_animatedKey;                 ///< the key of the parameter of that button
    QActionGroup* m_speeds = nullptr;
    QActionGroup* m_modes = nullptr;
};

}  // namespace attention
