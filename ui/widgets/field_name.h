#pragma once

#include <QLineEdit>

namespace attention {

/// Names a field for screen readers, with the line inside it that is typed into: a label names a spin box for the eye
/// only.
inline void setFieldName(QWidget& field, const QString& name) {
    field.setAccessibleName(name);
    if (auto* line = field.findChild<QLineEdit*>()) line->setAccessibleName(name);
}

}  // namespace attention
