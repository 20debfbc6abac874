#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/io/table.h"

namespace attention {

/// A column of what `of` tells of each item: a member, a member function or a function.
template <class Items, class Of>
TableColumn makeColumn(std::string name, const Items& items, Of of) {
    using Told = std::remove_cvref_t<std::invoke_result_t<Of&, decltype(*std::begin(items))>>;
    using Value = std::conditional_t<std::is_same_v<Told, std::string_view>, std::string, Told>;
    std::vector<Value> values;
    values.reserve(std::size(items));
    for (const auto& item : items) values.emplace_back(std::invoke(of, item));
    return {std::move(name), std::move(values)};
}

}  // namespace attention
