#include "core/lesson/lesson.h"

#include "tests/fuzz/fuzz_target.h"

using namespace attention;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const Lesson lesson = readLesson(text);
    require(lesson.steps.size() <= kMaxLessonSteps, "a lesson has so many steps at most");
    for (const LessonDiagnostic& fault : lesson.diagnostics) {
        require(fault.line >= 1, "a fault has a line");
        requireMessage(fault.sentence.english().c_str());
    }
    for (const std::string& need : lesson.needs)
        require(need.find('/') == need.npos, "a lesson that is needed is in the same folder");
    for (const LessonStep& step : lesson.steps) {
        require(step.lineOf({"show", "ask"}) >= step.line, "a key stands below its heading");
        if (step.hasErrors) continue;
        require(step.sceneFile.find('/') == step.sceneFile.npos, "a scene is in the lesson's folder");
        if (!step.question || step.question->kind != LessonQuestion::Kind::Choice) continue;
        int right = 0;
        for (const LessonChoice& choice : step.question->choices) right += choice.isRight;
        require(right == 1, "one choice is right");
    }
    if (lesson.diagnostics.empty()) ++seen.opened;
    return 0;
}
