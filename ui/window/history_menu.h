#pragma once

#include <QMenu>

namespace attention {

class SceneModel;

/// The latest steps of the history, the newest first, to look at and to go to. The present one is checked; those that
/// were undone stand above it in grey. It is filled when it opens.
class HistoryMenu : public QMenu {
    Q_OBJECT

 public:
    /// So many steps are listed: the newest, or, when the present one is not among them, those around it.
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
