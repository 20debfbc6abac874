"""The part of scripts/test-web, of Chromium alone, that reloads the page at once after something was typed."""
import json

from hands import SENTENCE, click, keys, open_heads, parameter, turn_to
from page import ELEMENTS, Server, browser, evaluate, exhibit_kept, kept, open_page, press, problems, wait

RELOADS = 3


def reload(driver):
    driver.execute_script('window.isOld = true; location.reload()')
    wait('the program', lambda: evaluate(
        driver, "return !window.isOld && document.getElementById('cover')?.hidden && performance.getEntriesByName('attention-lab-start').length"))
    press(driver, 'Enable Screen Reader')
    wait('the menus', lambda: evaluate(driver, ELEMENTS + "return called('Copy figure')"))
    assert not evaluate(driver, ELEMENTS + "return called('Go on')"), 'a question'


def scene(driver):
    """The scene and the exhibit that are kept; nothing while none is."""
    text = kept(driver, '.work')
    return text and json.loads(text.split('\n', 1)[1])


def test_place():
    """A page that nobody changed is there again, in place of its link; a link that is opened later is not."""
    server = Server(isolates=True)
    driver = browser()
    open_page(driver, server.address + '#lesson=why-mix-words')
    press(driver, 'Enable Screen Reader')
    wait('the lesson', lambda: evaluate(driver, ELEMENTS + "return called('Explore freely')"))
    press(driver, 'Explore freely')
    left = wait('the scene', lambda: scene(driver))
    assert left['parameters'].get('show'), left
    reload(driver)
    assert scene(driver) == left, (scene(driver), left)
    open_page(driver, server.address + '#exhibit=paths')
    wait('the page of the link', lambda: exhibit_kept(driver) == 'paths')
    # What is kept first, if two were kept, would be either.
    wait('its scene alone', lambda: (scene(driver) or {}).get('exhibit') == 'paths')
    assert not problems(driver), problems(driver)


def test_reload():
    """What was typed is there again, also on a page that was left, and nobody is asked about it."""
    server = Server(isolates=True)
    driver = open_heads(server)
    driver.execute_script("history.replaceState(null, '', location.pathname)")
    for i in range(RELOADS):
        click(driver, *SENTENCE)
        keys(driver, 'a', '\ue009')  # Control
        keys(driver, f'words {i}')
        wait('what was typed', lambda: parameter(driver, 'tokens') == f'words {i}')
        reload(driver)
        assert parameter(driver, 'tokens') == f'words {i}', i
    turn_to(driver, 'Heatmap', 'encoding-heatmap')
    wait('the page that was left', lambda: f'words {i}' in (kept(driver, '.work') or ''))
    reload(driver)
    turn_to(driver, 'Heads side by side', 'heads')
    wait('what was typed there', lambda: parameter(driver, 'tokens') == f'words {i}')
    assert not problems(driver), problems(driver)
