#pragma once

namespace attention {

/// What std::visit calls: one lambda for each type.
template <class... Callables>
struct Overloaded : Callables... {
    using Callables::operator()...;
};
template <class... Callables>
Overloaded(Callables...) -> Overloaded<Callables...>;

}  // namespace attention
