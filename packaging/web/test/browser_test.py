"""Drives the browser version and compares it with the desktop's program: see scripts/test-web."""
import base64, csv, io, json, math, os, re, shutil, subprocess, sys, tempfile, time
import urllib.parse

from PIL import Image, ImageChops, ImageFilter, ImageStat
from selenium.webdriver.common.action_chains import ActionChains

from page import (BROWSER, ELEMENTS, HERE, NATIVE, Server, browser, drop, end_all, evaluate, exhibit_kept, kept, open_page, press,
                  problems, wait)
import course, hands, keeping, reload, touch

# Needs what Firefox cannot be asked for: a folder for downloads, files that a person chose, a second tab.
MODULES = (keeping, reload, hands, touch, course)
CHROMIUM_ALONE = {'models', *(name[5:] for module in MODULES for name in vars(module) if name.startswith('test_'))}
# Programs that run in one Firefox: it gives the memory of pages that are gone back late.
FIREFOX_PROGRAMS = 16
# A language model of two layers, as Hugging Face writes it.
MODEL = os.path.join(HERE, '../../../tests/golden/language_model/tanh')
# What a browser gives no page: bytes, as a file without contents has them.
TOO_LARGE = 3 << 30
# WebAssembly has no fused multiply-add, and its exp, sin and tanh are another library's: last bits differ.
RELATIVE = 1e-9
# Rounding noise around zero has no relative size.
ABSOLUTE = 1e-12
# What trains amplifies last bits with every step; what is measured is never the same.
TRAINED = {'training', 'learned-positions', 'depth', 'fading', 'trained-sentence'}
MEASURED = {'measured-cost'}
# Language models are computed in 32 bits: the last ones differ, of the largest number of a row.
SINGLE = {'language-model', 'all-heads'}
SINGLE_RELATIVE = 1e-5
# Of each table that has other bytes than the desktop's, how far its numbers are at most from those. The list rounds.
TABLES = os.path.join(HERE, 'tables.csv')
ROUNDING = 1.1
# Letters have other edges and widths, since their rasteriser was built otherwise, and what stands beside them moves by
# pixels: at most this share of a picture's pixels may differ by more than this part of 255 from all that lie so near in the
# other picture.
PIXELS, SHADES, NEAR = 0.005, 64, 5
# What fits at 120 x 80 mm is decided otherwise there (a shorter heading, a number more), a picture is packed otherwise, or
# a weight is on the other side of the least that is drawn.
OTHER_SHAPES = {'attention', 'binary', 'encodings-compared', 'position-heads', 'complexity-table', 'trained-sentence',
                'all-heads', 'induction'}


def test_start():
    server = Server(isolates=True)
    for width, height, ratio in ((1280, 800, 1), (1280, 800, 1.5), (1280, 800, 2), (1024, 768, 1), (2560, 1600, 1), (1280, 800, 3)):
        driver = browser(width, height, ratio)
        times = open_page(driver, server.address)
        # It answers: the interface thread does not hang.
        assert wait('an answer', lambda: evaluate(driver, 'return 1'))
        driver.save_screenshot(os.path.join(tempfile.gettempdir(), f'attention-lab-{BROWSER}-{width}-{ratio}.png'))
        found = problems(driver)
        assert not found, found
        print(f'  {width} x {height} at {ratio}: {times:.0f} ms')
        driver.quit()


def stands_still(driver):
    """The program has not ended two seconds later."""
    time.sleep(2)
    assert evaluate(driver, "return document.getElementById('cover').hidden"), evaluate(
        driver, "return document.getElementById('cover').innerText")


def test_offline():
    server = Server(isolates=False)
    driver = browser()
    first = open_page(driver, server.address)
    wait('the files to be kept', lambda: driver.execute_async_script(
        "caches.match('attention-lab.wasm').then(found => arguments[arguments.length - 1](!!found))"))
    server.stop()
    # What the program fetches by itself is at hand from now on, and at each start.
    time.sleep(2)
    driver.execute_script("XMLHttpRequest.prototype.send = () => { throw new DOMException('offline', 'NetworkError'); }")
    driver.execute_script("location.hash = '#exhibit=language-model'")
    wait('the language model', lambda: exhibit_kept(driver) == 'language-model')
    again = open_page(driver, server.address)
    open_page(driver, server.address + '#lesson=a-language-model-reads')
    stands_still(driver)
    assert not problems(driver), problems(driver)
    # Without the model the program stands all the same, with a link to it and with it as the last place.
    driver.execute_async_script(
        "const done = arguments[arguments.length - 1];"
        "caches.keys().then(names => caches.open(names[0])).then(all => all.delete('later/model.safetensors')).then(done)")
    # Nor from what the browser keeps of answers that it takes for fresh.
    if BROWSER == 'chromium':
        driver.execute_cdp_cmd('Network.clearBrowserCache', {})
    for link in ('#lesson=a-language-model-reads', '', '#exhibit=induction'):
        open_page(driver, server.address + link)
        stands_still(driver)
    print(f'  plain server: {first:.0f} ms, offline: {again:.0f} ms')


def test_storage():
    server = Server(isolates=True)
    driver = browser()
    open_page(driver, server.address + '#exhibit=encoding-heatmap&d=16')
    wait('the settings', lambda: exhibit_kept(driver) == 'encoding-heatmap')
    open_page(driver, server.address)
    time.sleep(1)  # as long as a start takes to write something else
    assert exhibit_kept(driver) == 'encoding-heatmap', exhibit_kept(driver)


def test_links():
    server = Server(isolates=True)
    scene = subprocess.run([NATIVE, 'link', 'heads', '--d', '64'], capture_output=True, text=True, check=True).stdout
    driver = browser()
    for link, exhibit in (('#exhibit=similarity&d=16', 'similarity'), ('#' + scene.strip().split(':')[-1].lstrip('#'), 'heads')):
        open_page(driver, server.address + link)
        wait(f'{exhibit}', lambda: exhibit_kept(driver) == exhibit)
    driver.execute_script("location.hash = '#exhibit=paths'")
    wait('paths', lambda: exhibit_kept(driver) == 'paths')
    if BROWSER == 'firefox':
        return
    # A link that is followed once more opens once more.
    hands.turn_to(driver, 'Heatmap', 'encoding-heatmap')
    driver.execute_script("""
        const link = document.createElement('a');
        link.href = location.hash;
        document.body.append(link);
        link.click();""")
    wait('paths once more', lambda: exhibit_kept(driver) == 'paths')


def test_models():
    server = Server(isolates=True)
    text = 'the cat sat'
    with tempfile.TemporaryDirectory() as folder:
        driver = browser()
        open_page(driver, server.address + '#exhibit=language-model&tokens=' + urllib.parse.quote(text))
        driver.execute_cdp_cmd('Browser.setDownloadBehavior', {'behavior': 'allow', 'downloadPath': folder})
        press(driver, 'Enable Screen Reader')
        wait('the menus', lambda: evaluate(driver, ELEMENTS + "return called('Open model…')"))

        # Before anything of it is read.
        large = os.path.join(folder, 'large')
        shutil.copytree(MODEL, large)
        os.truncate(os.path.join(large, 'model.safetensors'), TOO_LARGE)
        drop(driver, [os.path.join(large, name) for name in os.listdir(large)])
        said = wait('a refusal', lambda: evaluate(driver, ELEMENTS + """
            return elements(document).map(one => one.value).find(text => /not opened/.test(text))"""))
        assert '3.22 GB' in said and '1.07 GB' in said, said
        ActionChains(driver).send_keys('\ue007').perform()  # Enter

        # The dialog is the browser's own: here the folder is given to what asks for it.
        driver.execute_script('HTMLInputElement.prototype.click = function () { this.hidden = false; this.id = "folder"; }')
        press(driver, 'Open model…')
        wait('the question for a folder', lambda: driver.find_elements('id', 'folder'))
        driver.find_element('id', 'folder').send_keys(os.path.realpath(MODEL))
        checksum = re.search(r'checksum: (\w+)', subprocess.run([NATIVE, 'model', 'check', MODEL], capture_output=True,
                                                                text=True, check=True).stdout)[1]
        wait('the model', lambda: checksum in (kept(driver, '.work') or ''))
        press(driver, 'Table next…')
        wait('the dialog', lambda: evaluate(driver, ELEMENTS + "return called('Format:')"))
        ActionChains(driver).send_keys('\ue007').perform()
        path = os.path.join(folder, 'language-model-next.csv')
        wait('the table', lambda: os.path.exists(path))
        with open(path, 'rb') as file:
            ours = file.read()
        theirs = Commands.on_desktop(['data', 'language-model', '--table', 'next', '--format', 'csv', '--model', MODEL, '--tokens', text])
        difference, _ = numbers_differ(ours, theirs)
        assert difference <= SINGLE_RELATIVE, (difference, ours)
        assert not problems(driver), problems(driver)
        print(f'  the next tokens of a model that was opened differ by {difference:.1e}; of one that is too large: {said}')


class Commands:
    """The command line in the browser and on the desktop."""

    def __init__(self):
        self.server = Server(isolates=True)
        self.driver = browser()
        self.programs = 0

    def in_browser(self, arguments):
        if BROWSER == 'firefox' and self.programs % FIREFOX_PROGRAMS == FIREFOX_PROGRAMS - 1:
            self.driver.quit()
            self.driver = browser()
        self.programs += 1
        self.driver.get('about:blank')
        self.driver.get(self.server.address + 'run.html?' + urllib.parse.quote(json.dumps(arguments)))
        result = wait(' '.join(arguments), lambda: evaluate(self.driver, 'return window.result'))
        assert result['status'] == 0, (arguments, result['words'])
        return base64.b64decode(result['base64'])

    def both(self, arguments):
        return self.in_browser(arguments), self.on_desktop(arguments)

    @staticmethod
    def on_desktop(arguments):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, 'out')
            subprocess.run([NATIVE, *arguments, '-o', path], check=True, capture_output=True)
            with open(path, 'rb') as file:
                return file.read()


def size(cell):
    """@return the absolute value of a number; 0 for a word"""
    try:
        return abs(float(cell))
    except ValueError:
        return 0.0


def numbers_differ(one, other, of_rows=False):
    """@param of_rows  relative differences are to the largest number of their row
    @return the largest relative difference of two CSV files, of what differs by more than ABSOLUTE, and the largest absolute
    one; infinite where they differ in anything but numbers"""
    rows, others = (list(csv.reader(io.StringIO(text.decode()))) for text in (one, other))
    if [len(row) for row in rows] != [len(row) for row in others]:
        return math.inf, math.inf
    relative = absolute = 0.0
    for row, line in zip(rows, others):
        for a, b in zip(row, line):
            if a == b:
                continue
            try:
                x, y = float(a), float(b)
                largest = max(map(size, row)) if of_rows else max(abs(x), abs(y))
            except ValueError:
                return math.inf, math.inf
            absolute = max(absolute, abs(x - y))
            if abs(x - y) > ABSOLUTE:
                relative = max(relative, abs(x - y) / largest)
    return relative, absolute


def exhibits():
    listing = json.loads(subprocess.run([NATIVE, 'list', '--json'], capture_output=True, check=True).stdout)
    return listing['exhibits']


def test_tables():
    commands = Commands()
    equal, differences = 0, {}
    # Words of a script without blanks come from a dictionary.
    for tokens in ('我们昨天在图书馆学习注意力机制', 'ฉันเรียนเรื่องความสนใจ'):
        foreign = ['data', 'attention', '--table', 'X', '--format', 'csv', '--tokens', tokens]
        assert numbers_differ(*commands.both(foreign))[0] <= RELATIVE
    for exhibit in exhibits():
        if exhibit['id'] in MEASURED | TRAINED:
            continue
        for table in exhibit['tables']:
            if table['name'] == 'derivation':  # text, of a selected cell
                continue
            arguments = ['data', exhibit['id'], '--table', table['name'], '--format', 'csv']
            ours, theirs = commands.both(arguments)
            if ours == theirs:
                equal += 1
            else:
                differences[exhibit['id'], table['name']] = numbers_differ(ours, theirs, exhibit['id'] in SINGLE)
    with open(TABLES, newline='', encoding='utf-8') as file:
        known = {(row['exhibit'], row['table']): (float(row['relative']), float(row['absolute'])) for row in csv.DictReader(file)}
    found = os.path.join(tempfile.gettempdir(), f'attention-lab-{BROWSER}-tables.csv')
    with open(found, 'w', encoding='utf-8') as file:
        file.writelines(['exhibit,table,relative,absolute\n', *(
            f'{exhibit},{table},{relative:.1e},{absolute:.1e}\n'
            for (exhibit, table), (relative, absolute) in sorted(differences.items()))])
    far = {place: numbers for place, numbers in differences.items()
           if any(number > ROUNDING * least for number, least in zip(numbers, known.get(place, (-1, -1))))}
    print(f'  {equal} tables have the same bytes, {len(differences)} differ by at most'
          f' {max((relative for relative, _ in differences.values()), default=0):.1e}, or by less than {ABSOLUTE}: {found}')
    assert not far, f'further than {TABLES} says: {far}'


def pixels_differ(one, other):
    """@return the share of the first picture's pixels that are darker or lighter by more than SHADES than all within NEAR
    pixels in the second; 1 for pictures of two sizes"""
    one, other = (Image.open(io.BytesIO(data)).convert('RGB') for data in (one, other))
    if one.size != other.size:
        return 1.0
    lightest, darkest = (other.filter(extreme(2 * NEAR + 1)) for extreme in (ImageFilter.MaxFilter, ImageFilter.MinFilter))
    far = ImageChops.lighter(ImageChops.subtract(one, lightest), ImageChops.subtract(darkest, one))
    return ImageStat.Stat(far.convert('L').point(lambda shade: 255 * (shade > SHADES))).mean[0] / 255


def test_figures():
    commands = Commands()
    # Text is up to 1/64 px wider or narrower, as its rasteriser was built otherwise, and colours of cells are a last
    # step of 255 apart.
    number = re.compile(rb'#[0-9a-f]{6}|-?\d+(?:\.\d+)?(?:e-?\d+)?')
    equal, near, far, shares = 0, [], [], {}
    for exhibit in exhibits():
        (ours, theirs), (picture, drawn) = (commands.both(['export', exhibit['id'], '--format', kind]) for kind in ('svg', 'png'))
        if ours == theirs:
            equal += 1
        elif number.sub(b'', ours) == number.sub(b'', theirs):
            near.append(exhibit['id'])
        else:
            far.append(exhibit['id'])
        if exhibit['id'] not in OTHER_SHAPES | MEASURED:
            shares[exhibit['id']] = pixels_differ(picture, drawn)
    worst = max(shares, key=shares.get)
    print(f'  {equal} figures have the same bytes, {len(near)} other coordinates; other shapes or texts: {far}')
    print(f'  of the pixels of {len(shares)} pictures at most {shares[worst]:.3%} have no like near them on the desktop, in {worst}')
    assert set(far) <= OTHER_SHAPES, far
    assert shares[worst] <= PIXELS, shares


def main():
    parts = {name[5:]: part for name, part in {**globals(), **{name: part for module in MODULES for name, part in vars(module).items()}}.items() if name.startswith('test_')}
    if BROWSER == 'firefox':
        parts = {name: part for name, part in parts.items() if name not in CHROMIUM_ALONE}
    chosen = sys.argv[4:] or list(parts)
    failed = []
    for name in chosen:
        if name not in parts:
            sys.exit(f'unknown part {name}; accepted: {", ".join(parts)}')
        print(name, flush=True)
        try:
            parts[name]()
        except AssertionError as error:
            print(f'  FAILED: {error}')
            failed.append(name)
        finally:
            end_all()
    print(f'{len(chosen) - len(failed)} of {len(chosen)} parts passed')
    sys.exit(bool(failed))


main()
