"""The part of scripts/test-web, of Chromium alone, that reloads the page at once after something was typed."""
from hands import SENTENCE, click, keys, open_heads, parameter
from page import ELEMENTS, Server, evaluate, press, problems, wait

RELOADS = 3


def test_reload():
    """What was typed is there again, and nobody is asked about it."""
    server = Server(isolates=True)
    driver = open_heads(server)
    driver.execute_script("history.replaceState(null, '', location.pathname)")
    for i in range(RELOADS):
        click(driver, *SENTENCE)
        keys(driver, 'a', '\ue009')  # Control
        keys(driver, f'words {i}')
        wait('what was typed', lambda: parameter(driver, 'tokens') == f'words {i}')
        driver.execute_script('window.isOld = true; location.reload()')
        wait('the program', lambda: evaluate(
            driver, "return !window.isOld && document.getElementById('cover')?.hidden && performance.getEntriesByName('attention-lab-start').length"))
        press(driver, 'Enable Screen Reader')
        wait('the menus', lambda: evaluate(driver, ELEMENTS + "return called('Copy figure')"))
        assert parameter(driver, 'tokens') == f'words {i}', i
        assert not evaluate(driver, ELEMENTS + "return called('Go on')"), 'a question'
    assert not problems(driver), problems(driver)
