"""The part of scripts/test-web, of Chromium alone, that takes the course: each question is answered by a click or by keys."""
import json, os, re, time

import page
from page import ELEMENTS, HERE, PATIENCE, Server, browser, evaluate, kept, open_page, problems, wait

LESSONS = os.path.join(HERE, '../../../resources/lessons')
# Of the widget that has this name in the program: what screen readers are told of it.
NAMED = ELEMENTS + """
    // Several: Qt leaves those of widgets that are gone.
    const named = name => elements(document).filter(one => one.id.endsWith('.' + name) && one.getBoundingClientRect().width > 16);
"""


def steps(name):
    """Of each step its heading, its question, its first words, whether something is to be done, the number of the right
    choice and the number that is typed, or nothing."""
    with open(os.path.join(LESSONS, name + '.lesson'), encoding='utf-8') as file:
        parts = re.split(r'^## ', file.read(), flags=re.M)[1:]
    for part in parts:
        heading, *lines = part.splitlines()
        choices = [line for line in lines if line.startswith('- ')]
        right = [i + 1 for i, line in enumerate(choices) if line.startswith('- [x]')]
        answer = next((line[8:] for line in lines if line.startswith('answer: ')), None)
        number = re.match(r'-?[\d.]+(?= from |$)', answer or '')
        question = next((line[5:] for line in lines if line.startswith('ask: ')), None)
        words = next((line for line in lines if line and not re.match(r'\w+: |[ -]', line)), '')
        does = any(line.startswith('do: ') for line in lines)
        yield heading, question, words, does, right[0] if right else None, number[0] if number else None


def notes(driver, lesson):
    text = kept(driver, '/lessons.json')
    return json.loads(text).get(f'course/{lesson}.lesson', []) if text else []


def test_course():
    server = Server(isolates=True)
    driver = browser(1600, 1200)
    with open(os.path.join(LESSONS, 'course.txt'), encoding='utf-8') as file:
        lessons = file.read().split()
    chosen = typed = skipped = 0
    open_page(driver, server.address + '#lesson=' + lessons[0])
    page.press(driver, 'Enable Screen Reader')
    count = ELEMENTS + 'return elements(document).length'
    wait('all of the window to be told', lambda: evaluate(driver, count) > 100 and evaluate(driver, count) == evaluate(driver, count))

    def press_until(name, what, condition):
        """Screen readers are told of a button before it can be pressed."""
        end = time.time() + PATIENCE
        while time.time() < end:
            evaluate(driver, NAMED + f"named('{name}').forEach(one => one.click())")
            settled = time.time() + 3
            while time.time() < settled:
                if condition():
                    return
                time.sleep(0.1)
        raise AssertionError(f'waited in vain for {what}')

    def is_told(name, text):
        # What is written in another way, a formula or a word in bold, ends what is compared; a single letter is told as
        # one of mathematics.
        beginning = re.match(r'[^$_*]{,20}', text)[0]
        return lambda: evaluate(driver, NAMED + f"""return named('{name}').some(
            one => one.value.normalize('NFKC').replace(/ +/g, ' ').startsWith({json.dumps(beginning)}))""")

    def has(*kinds):
        return lambda: any(kind + heading in notes(driver, lesson) for kind in kinds)

    for lesson in lessons:
        evaluate(driver, f"location.hash = '#lesson={lesson}'")
        is_first = True
        for heading, question, words, does, choice, number in steps(lesson):
            place = f'{lesson}, {heading}'
            if does and not question:
                stands = is_told('lesson-words', words)
            else:
                stands = is_told('lesson-question', question) if question else has('done:')
            if is_first:
                wait(place, stands)
            else:
                press_until('lesson-next', place, stands)
            is_first = False
            if choice:
                press_until(f'choice-{choice}', f'the choice of {place}', has('right:'))
                chosen += 1
            elif number:
                wait(f'the field of {place}', lambda: evaluate(driver, NAMED + f"""
                    const fields = named('lesson-number');
                    for (const one of fields) {{
                        one.value = '{number}';
                        one.dispatchEvent(new Event('input'));
                    }}
                    return fields.length > 0"""))
                press_until('lesson-answer', f'the answer of {place}', has('right:'))
                typed += 1
            elif question:
                press_until('lesson-skip', f'skipping {place}', has('skipped:'))
                skipped += 1
            # What is to be done in the figure is left to the tests of the desktop.
            if does:
                press_until('lesson-skip', f'skipping what is to be done in {place}', has('skipped:', 'done:'))
    print(f'  {chosen} questions were answered by a click, {typed} by a number; {skipped} ask for a place in the figure and were skipped')
    assert not problems(driver), problems(driver)
