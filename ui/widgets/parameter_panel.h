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

/// The arrays and parameters of the exhibit at hand, its presets, and the player that runs them. It shows what it is
/// told and asks for changes by signals.
class ParameterPanel : public QWidget {
    Q_OBJECT

 public:
    /// @param clock  of the player, in milliseconds
    explicit ParameterPanel(QWidget* parent = nullptr, std::function<qint64()> clock = {});
    ~ParameterPanel() override;

    void setTheme(const Theme& theme);
    void retranslate();
    void setExhibit(const Exhibit& exhibit);
    /// @param stored  what was set, for all exhibits; @param shown  what this one can show of it
    void setParameters(const Parameters& stored, const AdaptedParameters& shown);
    /// The arrays and the language model of a scene; those that the exhibit does not use are passed over.
    void setLoaded(const Scene& scene);
    /// The array whose file is being read; empty: none.
    void setBusy(const std::string& name);
    /// Offers these parameters alone, without presets, arrays and headings; nothing: all.
    void setVisibleKeys(std::optional<std::vector<std::string>> keys);
    /// Switches a control off and says why; an empty text switches it on.
    void setNoEffect(const std::string& key, const QString& why);
    /// Switches all of them off, with the reason in their tooltips; an empty text switches them on.
    void setWithheld(const QString& why);

    /// Shows the error `why` at the field with this key and clears the error of all other fields.
    /// @return whether the exhibit has such a field
    bool setRefused(const std::string& key, const QString& why);
    /// Nothing for a key that this exhibit does not have.
    ParameterControl* control(const std::string& key) const;
    /// Unfolds and scrolls to the control of a parameter and puts the keyboard on it. Does nothing for a key that this
    /// exhibit does not have.
    void focusControl(const std::string& key);
    /// Runs a parameter along its slider, from where it is. Does nothing for a key without slider.
    void play(const std::string& key);
    /// To be called when isMotionReduced() is another: stops what plays and switches the play buttons off, or on again.
    void applyMotionSetting();
    void stopPlaying() { m_player.stop(); }
    bool isPlaying() const { return m_player.isPlaying(); }
    Player& player() { return m_player; }
    /// Speed and way of playing, for the menu bar and the context menu of play buttons.
    QMenu* playMenu() const { return m_playMenu; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

 Q_SIGNALS:
    /// Other controls are offered; they have no values yet.
    void controlsCreated();
    void parameterChanged(const std::string& key, const attention::ParameterValue& value);
    /// What a parameter shows while it plays is to be saved as a moving picture.
    void animationRequested(const std::string& key);
    void resetRequested(const std::string& key);
    void resetAllRequested();
    void arrayOpenRequested(const std::string& name);
    void arrayRemoveRequested(const std::string& name);
    void presetChosen(const std::string& name);
    /// Something that is not accepted is being typed, or no longer is.
    void refusingChanged(bool refusing);
    /// Between these the changes of a parameter belong together: its slider is held, or it plays.
    void gestureBegan(const std::string& key);
    void gestureEnded(const std::string& key);

 protected:
    /// While something plays: Space and Escape stop it, wherever the focus is in the window.
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    void makeControls();
    ParameterGroup groupOf(std::string_view key) const;
    PanelSection& section(ParameterGroup group);
    /// Nothing for a key that stands under no heading.
    PanelSection* sectionOf(std::string_view key) const;
    void makePlayMenu();
    void showPlayMenu(const std::string& key, const QPoint& place);
    void fillPresets();

    const Theme* m_theme = &Theme::light();
    const Exhibit* m_exhibit = nullptr;
    Player m_player;
    Parameters m_usual;  ///< of the exhibit's start scene
    std::vector<ParameterControl*> m_controls;
    std::vector<ArrayControl*> m_arrays;
    std::optional<std::vector<std::string>> m_offered;
    std::map<ParameterGroup, PanelSection*> m_sections;  ///< with what they hold
    QString m_withheld;
    QLabel* m_heading = nullptr;
    QToolButton* m_presets = nullptr;
    QToolButton* m_resetAll = nullptr;
    QScrollArea* m_scroll = nullptr;
    QVBoxLayout* m_rows = nullptr;
    QMenu* m_presetMenu = nullptr;
    QMenu* m_playMenu = nullptr;
    QAction* m_saveAnimation = nullptr;  ///< in the context menu of a play button alone
    std::string m_animated;              ///< the key of that button
    QActionGroup* m_speeds = nullptr;
    QActionGroup* m_modes = nullptr;
};

}  // namespace attention
