#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include <QWidget>

#include "ui/figure/theme.h"
#include "ui/widgets/slider_scale.h"

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace attention {

class ParameterSlider;

/// The one bar of a presentation: the page and its place, back and next, play, one or two sliders, the end. It shows
/// what it is told and asks for changes by signals. Object names: "back", "next", "play", "end", and a slider's key.
class PresentationBar : public QWidget {
    Q_OBJECT

 public:
    struct Slider {
        std::string key;  ///< of a parameter
        QString symbol;   ///< may be empty
        QString name;
        SliderScale scale;
        std::optional<ExactNumber> value;
        QString text;      ///< the value in words
        QStringList ends;  ///< the values at the slider's ends in words
        bool isEnabled = true;
    };
    /// The sliders that there is room for.
    static constexpr std::size_t kMaxSliders = 2;
    /// Designed pixels of its height.
    static constexpr int kHeight = 56;

    explicit PresentationBar(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void retranslate();
    /// @param enlargement  pixels of the screen for a designed one; 1 suits 1920 x 1080
    void setEnlargement(double enlargement);
    /// @param place  where the page stands, in words: "7 of 20, step 3 of 8"
    void setPage(const QString& name, const QString& place);
    /// The first kMaxSliders of them; the first is what plays.
    void setSliders(const std::vector<Slider>& sliders);
    void setPlaying(bool playing);
    /// @param why  there is no playing, in words; empty: there is
    void setPlayDisabledReason(const QString& why);
    /// A slider is held.
    bool isDragging() const;

 Q_SIGNALS:
    void backClicked();
    void nextClicked();
    void playClicked();
    void endClicked();
    void chosen(const std::string& key, attention::ExactNumber value);
    void pressed(const std::string& key);
    void released(const std::string& key);

 protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    struct Group {
        std::string key;
        QString words;
        QStringList widest;
        QLabel* symbol = nullptr;
        QLabel* name = nullptr;
        ParameterSlider* slider = nullptr;
        QLabel* value = nullptr;
    };
    int own(double designed) const;
    QToolButton* makeButton(const char* name);
    /// Fonts, sizes and inks, and the words that there is room for.
    void applyStyle();
    void fitWords();
    void showPlay();

    const Theme* m_theme = &Theme::light();
    double m_enlargement = 1;
    QString m_pageName, m_playDisabledReason;
    bool m_playing = false;
    QHBoxLayout* m_row = nullptr;
    QToolButton* m_back = nullptr;
    QToolButton* m_next = nullptr;
    QToolButton* m_play = nullptr;
    QToolButton* m_end = nullptr;
    QLabel* m_name = nullptr;
    QLabel* m_place = nullptr;
    std::array<Group, kMaxSliders> m_groups;
};

}  // namespace attention
