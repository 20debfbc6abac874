#pragma once

#include <QWidget>

#include "ui/exhibits/exhibit.h"
#include "ui/figure/theme.h"

class QLabel;
class QTextBrowser;

namespace attention {

class FormulaView;

/// The words under a figure in three columns: formula, what you see, what to try. Dotted words do what they say, by
/// click or by Tab and Enter.
class CaptionView : public QWidget {
    Q_OBJECT

 public:
    explicit CaptionView(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void retranslate();
    void setCaption(const Caption& caption);

 Q_SIGNALS:
    /// @param link  the href as the exhibit wrote it
    void linkActivated(const QString& link);

 protected:
    void paintEvent(QPaintEvent* event) override;

 private:
    void showWords();

    const Theme* m_theme = &Theme::light();
    Caption m_caption;
    QLabel* m_headings[3] = {};
    FormulaView* m_formula = nullptr;
    QLabel* m_whatYouSee = nullptr;
    QTextBrowser* m_try = nullptr;
};

}  // namespace attention
