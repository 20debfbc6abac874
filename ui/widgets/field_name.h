#pragma once

#include <QLineEdit>

namespace attention {

/// Sets the name of a field for screen readers, also for the line edit inside it: in a spin box the line edit gets the
/// focus, and the label of the spin box does not name it.
inline void setFieldName(QWidget& field, const QString& name) {
    field.setAccessibleName(name);
    if (auto* line = field.findChild<QLineEdit*>()) line->setAccessibleName(name);
}

}  // namespace attention
