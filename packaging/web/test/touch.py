"""The part of scripts/test-web, of Chromium alone, that uses fingers on a tablet's screen."""
from hands import parameter
from page import ELEMENTS, Server, browser, evaluate, open_page, press, problems, wait

# Steps of a finger on its way.
MOVES = 8


def touch(driver, kind, *points):
    driver.execute_cdp_cmd('Input.dispatchTouchEvent', {
        'type': kind, 'touchPoints': [{'x': x, 'y': y, 'id': i} for i, (x, y) in enumerate(points)]})


def glide(driver, *ways):
    """Fingers, each from one place to another."""
    touch(driver, 'touchStart', *(begin for begin, end in ways))
    for i in range(1, MOVES + 1):
        touch(driver, 'touchMove', *(tuple(a + (b - a) * i / MOVES for a, b in zip(*way)) for way in ways))
    touch(driver, 'touchEnd')


def test_touch():
    server = Server(isolates=True)
    driver = browser(1024, 768)
    driver.execute_cdp_cmd('Emulation.setTouchEmulationEnabled', {'enabled': True, 'maxTouchPoints': 2})
    open_page(driver, server.address + '#exhibit=encoding-heatmap&n=16&d=16')
    press(driver, 'Enable Screen Reader')

    def place(script):
        return wait(script, lambda: evaluate(driver, ELEMENTS + f"""
            const one = elements(document).find(one => {script} && one.getBoundingClientRect().width > 40);
            const box = one?.getBoundingClientRect();
            return box && [box.x, box.y, box.width, box.height]"""))

    x, y, width, height = place("one.type === 'range' && one.ariaLabel === 'columns'")
    middle = y + height / 2
    glide(driver, ((x + 12, middle), (x + width - 12, middle)))
    d = wait('another d', lambda: (found := parameter(driver, 'd')) and found != 16 and found)

    x, y, width, height = place("one.id.endsWith('.figure')")
    touch(driver, 'touchStart', (x + width / 2, y + height / 2))
    touch(driver, 'touchEnd')
    wait('a cell', lambda: parameter(driver, 'row') is not None)
    row = parameter(driver, 'row')

    before = driver.get_screenshot_as_base64()
    glide(driver, ((x + width / 2 - 20, y + height / 2), (x + width / 2 - 120, y + height / 2)),
          ((x + width / 2 + 20, y + height / 2), (x + width / 2 + 120, y + height / 2)))
    wait('a larger figure', lambda: driver.get_screenshot_as_base64() != before)
    print(f'  a finger on the slider: d = {d}; on the figure: row {row}; two fingers: larger')
    assert not problems(driver), problems(driver)
