"""The browser version in a browser: what serves it, opens it, and what all parts of scripts/test-web ask it."""
import functools, http.server, json, os, sys, threading, time

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

from firefox import Firefox

SITE, NATIVE, BROWSER = sys.argv[1:4]
HERE = os.path.dirname(os.path.abspath(__file__))
# Seconds until the program must stand, on a busy machine.
PATIENCE = 60
# What ends each server and browser that a part of the test opened.
endings = []


class Server:
    """A static server on a port of its own; the headers that give a page threads are a choice."""

    def __init__(self, isolates, port=0):
        class Handler(http.server.SimpleHTTPRequestHandler):
            extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, '.wasm': 'application/wasm'}

            def translate_path(self, path):
                name = path.split('?')[0][1:]
                if name in ('run.html', 'keep.html'):
                    return os.path.join(HERE, name)
                return super().translate_path(path)

            def end_headers(self):
                if isolates:
                    self.send_header('Cross-Origin-Opener-Policy', 'same-origin')
                    self.send_header('Cross-Origin-Embedder-Policy', 'require-corp')
                super().end_headers()

            def log_message(self, *words):
                pass

        self.server = http.server.ThreadingHTTPServer(('127.0.0.1', port), functools.partial(Handler, directory=SITE))
        self.port = self.server.server_port
        self.address = f'http://127.0.0.1:{self.port}/'
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        endings.append(self.stop)

    def stop(self):
        self.server.shutdown()
        self.server.server_close()


def browser(width=1280, height=800, ratio=1.0, profile=None):
    """@param profile  a folder for what the browser keeps, of Chromium alone; without one it is a new one each time"""
    if BROWSER == 'firefox':
        driver = Firefox(width, height, ratio)
        endings.append(driver.quit)
        return driver
    options = Options()
    options.page_load_strategy = 'none'
    for argument in ('--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
                     '--disable-background-networking', '--disable-component-update', '--disable-sync',
                     '--disable-dev-shm-usage', f'--window-size={width},{height}'):
        options.add_argument(argument)
    if profile:
        options.add_argument(f'--user-data-dir={profile}')
    options.set_capability('goog:loggingPrefs', {'browser': 'ALL'})
    driver = webdriver.Chrome(service=Service('/usr/bin/chromedriver'), options=options)
    endings.append(driver.quit)
    driver.set_script_timeout(PATIENCE)
    driver.execute_cdp_cmd('Emulation.setDeviceMetricsOverride',
                           {'width': width, 'height': height, 'deviceScaleFactor': ratio, 'mobile': False})
    return driver


def end_all():
    """Ends what is open, also after a failure. Ending something twice does no harm."""
    while endings:
        endings.pop()()


def wait(what, condition):
    end = time.time() + PATIENCE
    while time.time() < end:
        found = condition()
        if found:
            return found
        time.sleep(0.05)
    raise AssertionError(f'waited in vain for {what}')


def evaluate(driver, script):
    try:
        return driver.execute_script(script)
    except Exception:  # between two pages there is none
        return None


def open_page(driver, address):
    """Opens the program and waits for it. @return milliseconds from asking for the page to the program's first picture"""
    driver.get('about:blank')
    asked = time.time() * 1000
    driver.get(address)
    wait('the program', lambda: evaluate(
        driver, "return document.getElementById('cover')?.hidden && performance.getEntriesByName('attention-lab-start').length"))
    return evaluate(driver, "return performance.timeOrigin + performance.getEntriesByName('attention-lab-start')[0].duration") - asked


def problems(driver):
    return [line['message'] for line in driver.get_log('browser')
            if line['level'] == 'SEVERE' and 'favicon' not in line['message']]


def kept(driver, name):
    """What the browser's database has of a file of that name: text, or nothing."""
    return driver.execute_async_script("""
        const [name, done] = arguments;
        const opening = indexedDB.open('attention-lab', 1);
        opening.onsuccess = () => {
            const all = opening.result.transaction('files').objectStore('files').getAll();
            all.onsuccess = () => {
                const file = all.result.find(one => one.path.endsWith(name));
                done(file ? new TextDecoder().decode(file.bytes) : null);
                opening.result.close();
            };
        };
        opening.onerror = () => done(null);""", name)


def exhibit_kept(driver):
    text = kept(driver, '/settings.json')
    return json.loads(text).get('exhibit') if text else None


# All elements, those of shadow roots, too: what screen readers are told stands there.
ELEMENTS = """
    const elements = root => [...root.querySelectorAll('*')].flatMap(
        one => one.shadowRoot ? [one, ...elements(one.shadowRoot)] : [one]);
    const called = text => elements(document).find(one => [one.title, one.value, one.innerText].includes(text) && !one.children.length);
"""


def press(driver, name):
    """Presses what screen readers are told by that name."""
    driver.execute_script(ELEMENTS + 'called(arguments[0]).click()', name)


def drop(driver, paths):
    """Drops files on the page: a browser only hands over such as a person chose."""
    driver.execute_script("""
        const input = document.createElement('input');
        Object.assign(input, {type: 'file', multiple: true, id: 'chosen'});
        document.body.append(input);""")
    driver.find_element('id', 'chosen').send_keys('\n'.join(paths))
    driver.execute_script("""
        const input = document.getElementById('chosen');
        const data = new DataTransfer();
        for (const file of input.files) data.items.add(file);
        input.remove();
        document.getElementById('screen').dispatchEvent(
            new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true}));""")
