#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/io/table.h"

namespace attention {

/// A column with the value of `getter` for each item. @param getter  a data member, a member function or a function
template <class Items, class Getter>
TableColumn makeColumn(std::string name, const Items& items, Getter getter) {
    using Result = std::remove_cvref_t<std::invoke_result_t<Getter&, decltype(*std::begin(items))>>;
    using Value = std::conditional_t<std::is_same_v<Result, std::string_view>, std::string, Result>;
    std::vector<Value> values;
    values.reserve(std::size(items));
    for (const auto& item : items) values.emplace_back(std::invoke(getter, item));
    return {std::move(name), std::move(values)};
}

}  // namespace attention
