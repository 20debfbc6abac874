"""Parts of scripts/test-web, of Chromium alone: what keyboards, input methods, the clipboard, screens and screen readers do."""
import json, time

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from page import ELEMENTS, Server, browser, evaluate, exhibit_kept, kept, open_page, press, problems, wait

# Where the field for the sentence lies in a page of 1280 x 800.
SENTENCE = (1120, 130)
# Seconds from a link to the page that trains.
OPENS = 3
# Bytes of the program's memory.
MEMORY = 500e6


def parameter(driver, key):
    """A parameter of the scene as the program keeps it for the case of a crash; nothing while it is unchanged."""
    text = kept(driver, '.work')
    return json.loads(text.split('\n', 1)[1])['parameters'].get(key) if text else None


def click(driver, x, y):
    driver.execute_cdp_cmd('Input.dispatchMouseEvent', {'type': 'mouseMoved', 'x': x, 'y': y})
    for kind in ('mousePressed', 'mouseReleased'):
        driver.execute_cdp_cmd('Input.dispatchMouseEvent', {'type': kind, 'x': x, 'y': y, 'button': 'left', 'clickCount': 1})


def keys(driver, text, *held):
    chain = ActionChains(driver)
    for key in held:
        chain.key_down(key)
    chain.send_keys(text)
    for key in held:
        chain.key_up(key)
    chain.perform()


def turn_to(driver, name, exhibit):
    """Turns to a page by its name."""
    keys(driver, 'p', Keys.CONTROL)
    keys(driver, name + Keys.ENTER)
    wait(name, lambda: exhibit_kept(driver) == exhibit)


def compose(driver, text):
    driver.execute_cdp_cmd('Input.imeSetComposition', {'text': text, 'selectionStart': len(text), 'selectionEnd': len(text)})


def insert(driver, text):
    driver.execute_cdp_cmd('Input.insertText', {'text': text})


def open_heads(server):
    driver = browser()
    driver.execute_cdp_cmd('Browser.grantPermissions', {'permissions': ['clipboardReadWrite', 'clipboardSanitizedWrite']})
    open_page(driver, server.address + '#exhibit=heads')
    wait('the page', lambda: exhibit_kept(driver) == 'heads')
    return driver


# What the browser's clipboard has, by type: text as it is, all else as its number of bytes.
CLIPBOARD = """
    const done = arguments[0];
    navigator.clipboard.read().then(async items => {
        const all = {};
        for (const type of items[0].types) {
            const blob = await items[0].getType(type);
            all[type] = type === 'text/plain' ? await blob.text() : blob.size;
        }
        done(all);
    }, () => done({}));"""


def clipboard(driver):
    return driver.execute_async_script(CLIPBOARD)


def test_typing():
    """Keys with accents, text that comes at once, and an input method, which changes what it composes until it is chosen."""
    server = Server(isolates=True)
    driver = open_heads(server)
    click(driver, *SENTENCE)
    keys(driver, 'a', Keys.CONTROL)
    keys(driver, 'ação')
    wait('typed text', lambda: parameter(driver, 'tokens') == 'ação')
    keys(driver, 'a', Keys.CONTROL)
    insert(driver, '你好世界')
    wait('inserted text', lambda: parameter(driver, 'tokens') == '你好世界')
    keys(driver, 'a', Keys.CONTROL)
    for composed in ('n', 'ni', 'ni h', 'ni hao'):
        compose(driver, composed)
    insert(driver, '你好')
    wait('what was chosen', lambda: parameter(driver, 'tokens') == '你好')
    assert not problems(driver), problems(driver)


def test_copying():
    """Text goes both ways; a figure is a picture and numbers."""
    server = Server(isolates=True)
    driver = open_heads(server)
    click(driver, *SENTENCE)
    keys(driver, 'a', Keys.CONTROL)
    keys(driver, 'one two')
    keys(driver, 'a', Keys.CONTROL)
    keys(driver, 'c', Keys.CONTROL)
    wait('a copy', lambda: clipboard(driver).get('text/plain') == 'one two')
    evaluate(driver, "navigator.clipboard.writeText('other words')")
    wait('other text', lambda: clipboard(driver).get('text/plain') == 'other words')
    keys(driver, 'v', Keys.CONTROL)
    wait('what was pasted', lambda: parameter(driver, 'tokens') == 'other words')
    keys(driver, 'C', Keys.CONTROL, Keys.SHIFT)
    copied = wait('a figure', lambda: (found := clipboard(driver)).get('image/png') and found)
    rows = copied['text/plain'].splitlines()
    assert len(rows) > 2 and '\t' in rows[0], rows[:3]
    print(f'  a figure: {copied["image/png"]} bytes of PNG, {len(rows)} rows of numbers, of the types {", ".join(sorted(copied))}')
    assert not problems(driver), problems(driver)


def show(driver, width, height, ratio):
    driver.execute_cdp_cmd('Emulation.setDeviceMetricsOverride',
                           {'width': width, 'height': height, 'deviceScaleFactor': ratio, 'mobile': False})


def is_sharp(driver):
    """The window's picture has the pixels of the screen, and covers the page."""
    return evaluate(driver, ELEMENTS + """
        const one = elements(document).find(each => each.tagName === 'CANVAS');
        const isNear = (a, b) => Math.abs(a - b) <= 1;
        return isNear(one.width, innerWidth * devicePixelRatio) && isNear(one.height, innerHeight * devicePixelRatio) &&
            isNear(one.clientWidth, innerWidth) && isNear(one.clientHeight, innerHeight)""")


def test_zoom():
    """Larger pixels and fewer of them, as the browser's zoom makes them, while somebody types."""
    server = Server(isolates=True)
    driver = open_heads(server)
    click(driver, *SENTENCE)
    keys(driver, 'a', Keys.CONTROL)
    for ratio, scale in ((1.5, 1.5), (2, 2), (1, 1)):
        keys(driver, 'w')
        show(driver, round(1280 / scale), round(800 / scale), ratio)
        keys(driver, 'x ')
        wait(f'a sharp picture at {ratio}', lambda: is_sharp(driver))
    wait('what was typed', lambda: (parameter(driver, 'tokens') or '').strip() == ' '.join(['wx'] * 3))
    assert not problems(driver), problems(driver)


def test_access():
    """What screen readers are told, as Chromium tells it them."""
    server = Server(isolates=True)
    driver = open_heads(server)
    press(driver, 'Enable Screen Reader')
    wait('the menus', lambda: evaluate(driver, ELEMENTS + "return called('Copy figure')"))

    def told():
        nodes = driver.execute_cdp_cmd('Accessibility.getFullAXTree', {})['nodes']
        return [(node['role']['value'], node['name']['value']) for node in nodes if not node['ignored'] and 'name' in node]

    for role, name in (('slider', 'heads'), ('spinbutton', 'heads'), ('textbox', 'sentence'), ('menuitem', 'File'), ('tab', 'All words')):
        wait(f'{role} {name}', lambda role=role, name=name: (role, name) in told())
    nameless = [role for role, name in told() if role in ('slider', 'spinbutton', 'button', 'checkbox', 'menuitem', 'tab') and not name]
    assert not nameless, nameless
    print(f'  {len(told())} things are told')


def test_memory():
    server = Server(isolates=True)
    driver = browser()
    driver.execute_cdp_cmd('Page.addScriptToEvaluateOnNewDocument', {'source': """
        const Memory = WebAssembly.Memory;
        WebAssembly.Memory = function (size) { return window.programMemory = new Memory(size); };"""})
    open_page(driver, server.address)
    begin = time.time()
    driver.execute_script("location.hash = '#exhibit=training'")
    wait('the page that trains', lambda: exhibit_kept(driver) == 'training')
    opened = time.time() - begin
    time.sleep(OPENS)  # what it trains
    memory = evaluate(driver, 'return programMemory.buffer.byteLength')
    print(f'  training opens in {opened:.1f} s; {memory / 1e6:.0f} MB of memory')
    assert opened <= OPENS and memory <= MEMORY
