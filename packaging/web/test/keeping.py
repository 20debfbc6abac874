"""A part of scripts/test-web: what the browser keeps, when two tabs write, when there is no room and when a tab dies."""
import json, os, random, signal, tempfile, time

from page import Server, browser, evaluate, kept, wait

# Letters of a file that is written again and again while its tab is killed.
LARGE = 1 << 21
KILLED = 6


def open_keeping(driver, server):
    driver.get(server.address + 'keep.html')
    wait('the files', lambda: evaluate(driver, 'return window.isReady'))


def write(driver, name, text):
    driver.execute_script('write(...arguments)', name, text)


def settings(driver):
    return json.loads(kept(driver, '/settings.json') or '{}')


def renderers(driver):
    """Processes of this browser that run pages."""
    found, left = [], [driver.service.process.pid]
    while left:
        process = left.pop()
        try:
            with open(f'/proc/{process}/task/{process}/children', encoding='ascii') as file:
                left += [int(word) for word in file.read().split()]
            with open(f'/proc/{process}/cmdline', encoding='utf-8', errors='replace') as file:
                if '--type=renderer' in file.read():
                    found.append(process)
        except OSError:  # it has just ended
            pass
    return found


def two_tabs(driver, server):
    """Each keeps what it changed, and what the other changed."""
    open_keeping(driver, server)
    write(driver, 'settings.json', '{"theme": "light", "size": 100}')
    wait('the settings', lambda: settings(driver).get('theme') == 'light')
    first = driver.current_window_handle
    driver.switch_to.new_window('tab')
    open_keeping(driver, server)
    write(driver, 'settings.json', '{"theme": "dark", "size": 100}')
    wait('the other theme', lambda: settings(driver).get('theme') == 'dark')
    driver.switch_to.window(first)
    write(driver, 'settings.json', '{"theme": "light", "size": 150, "new": [1]}')
    wait('the size', lambda: settings(driver).get('size') == 150)
    assert settings(driver) == {'theme': 'dark', 'size': 150, 'new': [1]}, settings(driver)
    write(driver, 'settings.json', '{"theme": "system", "size": 150, "new": [1]}')
    wait('the theme that was chosen last', lambda: settings(driver).get('theme') == 'system')


def no_room(driver, server):
    """It is said once, what was kept before stays, and all is kept as soon as there is room."""
    open_keeping(driver, server)
    write(driver, 'scene.work', 'before')
    wait('the scene', lambda: kept(driver, '/scene.work') == 'before')
    driver.execute_script("""
        window.put = IDBObjectStore.prototype.put;
        IDBObjectStore.prototype.put = () => { throw new DOMException('no room', 'QuotaExceededError'); };""")
    write(driver, 'scene.work', 'after')
    wait('a sentence', lambda: evaluate(driver, 'return said.length'))
    write(driver, 'scene.work', 'later')
    # As long as it takes to try again.
    wait('another try', lambda: evaluate(driver, "return performance.now() > (window.end ??= performance.now() + 5000)"))
    assert evaluate(driver, 'return said') == ['no room'], evaluate(driver, 'return said')
    assert kept(driver, '/scene.work') == 'before', kept(driver, '/scene.work')
    driver.execute_script('IDBObjectStore.prototype.put = window.put')
    wait('the scene after all', lambda: kept(driver, '/scene.work') == 'later')
    # The time of a file is that of its last writing, so that the program takes the latest work.
    when = "return fileSystem.stat(home + 'scene.work').mtime"
    written = evaluate(driver, when)
    open_keeping(driver, server)
    assert written and evaluate(driver, when) == written, (written, evaluate(driver, when))


def refused(server):
    """The program starts all the same, and it is said once."""
    driver = browser()
    driver.execute_cdp_cmd('Page.addScriptToEvaluateOnNewDocument', {
        'source': "IDBFactory.prototype.open = () => { throw new DOMException('refused', 'SecurityError'); };"})
    open_keeping(driver, server)
    write(driver, 'scene.work', 'lost')
    wait('some looks for changes', lambda: evaluate(driver, "return performance.now() > (window.end ??= performance.now() + 1000)"))
    assert evaluate(driver, 'return said') == ['refused'], evaluate(driver, 'return said')
    driver.quit()


def killed(server):
    """A file is there as it was before or after a writing, never a part of it."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        letters = set()
        for _ in range(KILLED):
            driver = browser(profile=profile)
            open_keeping(driver, server)
            text = kept(driver, '/large.work')
            if text is not None:
                assert len(text) == LARGE and text == text[0] * LARGE, f'{len(text)} letters of {LARGE}'
                letters.add(text[0])
            driver.execute_script("""
                let turn = 0;
                setInterval(() => {
                    write('large.work', 'abcdefgh'[turn++ % 8].repeat(arguments[0]));
                    storage.save();
                }, 20);""", LARGE)
            time.sleep(1 + random.random())
            for process in renderers(driver):
                os.kill(process, signal.SIGKILL)
            driver.quit()
        assert letters, 'nothing was kept'
        print(f'  a tab was killed {KILLED} times while it wrote; all {LARGE >> 20} MB were there each time')


def test_keeping():
    server = Server(isolates=True)
    driver = browser()
    two_tabs(driver, server)
    no_room(driver, server)
    driver.quit()
    refused(server)
    killed(server)
