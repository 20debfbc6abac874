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
    /// @param text  "n=8; temperature=0.1"; values must not contain "; "
    PresetValues(std::string_view text) {
        while (!text.empty()) {
            const std::string_view setting = text.substr(0, text.find("; "));
            text.remove_prefix(std::min(text.size(), setting.size() + 2));
            const std::size_t sign = setting.find('=');
            m_values.emplace_back(setting.substr(0, sign), setting.substr(sign + 1));
        }
    }
    PresetValues(const char* text) : PresetValues(std::string_view(text)) {}
    PresetValues(const std::string& text) : PresetValues(std::string_view(text)) {}

    /// The union of both; where both have a key, the value of `overrides` is taken.
    PresetValues overriddenBy(const PresetValues& overrides) const {
        PresetValues merged = overrides;
        for (const Value& value : m_values)
            if (std::ranges::find(overrides.m_values, value.first, &Value::first) == overrides.m_values.end())
                merged.m_values.push_back(value);
        return merged;
    }

    auto begin() const { return m_values.begin(); }
    auto end() const { return m_values.end(); }
    bool empty() const { return m_values.empty(); }

 private:
    using Value = std::pair<std::string, std::string>;
    std::vector<Value> m_values;
};

}  // namespace attention
