#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace attention {

/// Keys and values of a preset, each as on the command line.
class PresetValues {
 public:
    PresetValues() = default;
    /// @param text  "n=8; temperature=0.1": values have no "; "
    PresetValues(std::string_view text) {
        while (!text.empty()) {
            const std::string_view one = text.substr(0, text.find("; "));
            text.remove_prefix(std::min(text.size(), one.size() + 2));
            const std::size_t sign = one.find('=');
            m_values.emplace_back(one.substr(0, sign), one.substr(sign + 1));
        }
    }
    PresetValues(const char* text) : PresetValues(std::string_view(text)) {}
    PresetValues(const std::string& text) : PresetValues(std::string_view(text)) {}

    /// These with what another preset has instead or besides; each key once.
    PresetValues overriddenBy(const PresetValues& own) const {
        PresetValues both = own;
        for (const Value& value : m_values)
            if (std::ranges::find(own.m_values, value.first, &Value::first) == own.m_values.end())
                both.m_values.push_back(value);
        return both;
    }

    auto begin() const { return m_values.begin(); }
    auto end() const { return m_values.end(); }
    bool empty() const { return m_values.empty(); }

 private:
    using Value = std::pair<std::string, std::string>;
    std::vector<Value> m_values;
};

}  // namespace attention
