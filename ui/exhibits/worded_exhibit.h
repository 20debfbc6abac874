#pragma once

#include <string_view>
#include <tuple>
#include <type_traits>
#include <vector>

#include "ui/exhibits/exhibit.h"
#include "ui/exhibits/resumable.h"

namespace attention {

/// Calls a function with those of `given` that it asks for, told apart by their types.
template <class Result, class... Asked, class... Given>
Result callWith(Result (*function)(Asked...), const Given&... given) {
    return function(std::get<const std::remove_cvref_t<Asked>&>(std::tie(given...))...);
}

/// An exhibit whose study is an S, and whose words are the static functions of W with the names they have here. Each
/// asks for what it needs of what there is: the study, the scene or its parameters, the cell, the key. W may do without
/// decided(), linked(), noEffect(), tokenOf() and problem().
template <class S, class W>
class WordedExhibit : public ExhibitOf<S> {
 public:
    using ExhibitOf<S>::ExhibitOf;
    ExhibitWords words() const override { return wordsOf({}); }
    ExhibitWords wordsOf(const Scene& scene) const override { return callWith(&W::words, scene, scene.parameters); }
    std::vector<Preset> presets() const override { return W::presets(); }
    std::vector<Decision> decided(const Scene& scene) const override {
        if constexpr (requires { &W::decided; })
            return W::decided(scene);
        else
            return {};
    }
    Parameters linked(const Parameters& before, Parameters after) const override {
        if constexpr (requires { &W::linked; })
            return W::linked(before, std::move(after));
        else
            return after;
    }
    std::optional<std::int64_t> tokenOf(const Study& study, const Scene& scene, const Cell& cell) const override {
        if constexpr (requires { &W::tokenOf; })
            return callWith(&W::tokenOf, static_cast<const S&>(study), scene, scene.parameters, cell);
        else
            return ExhibitOf<S>::tokenOf(study, scene, cell);
    }
    NoEffect noEffect(std::string_view key, const Scene& scene) const override {
        if constexpr (requires { &W::noEffect; })
            return callWith(&W::noEffect, key, scene, scene.parameters);
        else
            return {};
    }
    std::optional<SceneProblem> problem(const Scene& scene) const override {
        if constexpr (requires { &W::problem; })
            return callWith(&W::problem, scene, scene.parameters);
        else
            return std::nullopt;
    }

 protected:
    Caption caption(const S& study, const Scene& scene) const override {
        return callWith(&W::caption, study, scene, scene.parameters);
    }
    QString description(const S& study, const Scene& scene) const override {
        return callWith(&W::description, study, scene, scene.parameters);
    }
    Explanation explain(const S& study, const Scene& scene, const Cell& cell) const override {
        return callWith(&W::explain, study, scene, scene.parameters, cell);
    }
    std::vector<Explanation::Tag> tags(const S& study, const Scene& scene, const Cell& cell) const override {
        return callWith(&W::tags, study, scene, scene.parameters, cell);
    }
    /// S has table(name), or table(name, parameters).
    Table table(std::string_view name, const S& study, const Scene& scene) const override {
        if constexpr (requires { study.table(name); })
            return study.table(name);
        else
            return study.table(name, scene.parameters);
    }
};

/// A WordedExhibit that is told by E alone: beside the words E has info(), memoryNeeded(), and, unless a study is made
/// of a scene and a stop_token, compute().
template <class S, class E>
class WholeExhibit final : public WordedExhibit<S, E> {
 public:
    WholeExhibit() : WordedExhibit<S, E>(E::info()) {}
    double memoryNeeded(const Scene& scene) const override {
        return callWith(&E::memoryNeeded, scene, scene.parameters);
    }
    std::shared_ptr<const Study> compute(const Scene& scene, std::stop_token stop) const override {
        if constexpr (requires { &E::compute; })
            return callWith(&E::compute, scene, scene.parameters, stop);
        else
            return std::make_shared<const S>(scene, std::move(stop));
    }
};

/// The one exhibit of a class.
template <class E>
const Exhibit& only() {
    static const E exhibit;
    return exhibit;
}

/// A WordedExhibit with one function for a study from nothing, which gets a nullptr, and from the one before:
/// makeStudy(scene or its parameters, stop, before).
template <class S, class W, auto makeStudy>
class ResumedExhibit : public WordedExhibit<S, W>, public Resumable {
 public:
    using WordedExhibit<S, W>::WordedExhibit;
    std::shared_ptr<const Study> compute(const Scene& scene, std::stop_token stop) const override {
        return make(scene, stop, nullptr);
    }
    std::shared_ptr<const Study> computeFrom(const Study& before, const Scene& scene,
                                             std::stop_token stop) const override {
        return make(scene, stop, &static_cast<const S&>(before));
    }

 private:
    static std::shared_ptr<const Study> make(const Scene& scene, const std::stop_token& stop, const S* before) {
        if constexpr (requires { makeStudy(scene, stop, before); })
            return makeStudy(scene, stop, before);
        else
            return makeStudy(scene.parameters, stop, before);
    }
};

/// A ResumedExhibit that is told by E alone: beside the words E has info() and memoryNeeded().
template <class S, class E, auto makeStudy>
class WholeResumedExhibit : public ResumedExhibit<S, E, makeStudy> {
 public:
    WholeResumedExhibit() : ResumedExhibit<S, E, makeStudy>(E::info()) {}
    double memoryNeeded(const Scene& scene) const override {
        return callWith(&E::memoryNeeded, scene, scene.parameters);
    }
};

}  // namespace attention
