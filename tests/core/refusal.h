#pragma once

#include <functional>
#include <stdexcept>

#include <QByteArray>
#include <QMetaType>

namespace attention {

/// What a call says that throws std::invalid_argument; empty where it does not.
inline QByteArray refusalOf(const std::function<void()>& call) {
    try {
        call();
    } catch (const std::invalid_argument& error) {
        return error.what();
    }
    return {};
}

}  // namespace attention

Q_DECLARE_METATYPE(std::function<void()>)
