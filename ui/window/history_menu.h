#pragma once

#include <QMenu>

namespace attention {

class SceneModel;

/// A menu of the latest history steps, newest first, for going to one of them. The current step is checked; undone
/// steps above it are drawn grey. The menu is filled when it opens.
class HistoryMenu : public QMenu {
    Q_OBJECT

 public:
    /// Number of listed steps: the newest, or those around the current step if that is not among the newest.
    static constexpr std::size_t kMaxShown = 25;

    explicit HistoryMenu(SceneModel& model, QWidget* parent = nullptr);

    void retranslate();

 protected:
    void initStyleOption(QStyleOptionMenuItem* option, const QAction* action) const override;

 private:
    void fill();

    SceneModel& m_model;
};

}  // namespace attention
