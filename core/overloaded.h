#pragma once

namespace attention {

/// A visitor for std::visit that consists of one lambda for each type.
template <class... Callables>
struct Overloaded : Callables... {
    using Callables::operator()...;
};
template <class... Callables>
Overloaded(Callables...) -> Overloaded<Callables...>;

}  // namespace attention
