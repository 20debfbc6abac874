"""Drives Firefox without a window by WebDriver BiDi, which it speaks itself: Debian has no geckodriver. Has what the
parts of browser_test.py use of a driver of Selenium."""
import base64, json, os, re, shutil, subprocess, tempfile, threading

import websocket

# Nothing asks, and nothing is loaded but the page.
PREFERENCES = {
    'app.normandy.enabled': False,
    'app.update.enabled': False,
    'browser.shell.checkDefaultBrowser': False,
    'browser.startup.homepage_override.mstone': 'ignore',
    'datareporting.policy.dataSubmissionEnabled': False,
    'extensions.systemAddon.update.enabled': False,
    'network.captive-portal-service.enabled': False,
    'network.connectivity-service.enabled': False,
    'termsofuse.bypassNotification': True,
}
# Seconds for one answer.
PATIENCE = 60


class Firefox:
    def __init__(self, width, height, ratio):
        self.folder = tempfile.mkdtemp()
        with open(os.path.join(self.folder, 'user.js'), 'w') as file:
            for name, value in PREFERENCES.items():
                file.write(f'user_pref({json.dumps(name)}, {json.dumps(value)});\n')
        self.process = subprocess.Popen(
            ['firefox-esr', '--headless', '--no-remote', '--profile', self.folder, '--remote-debugging-port', '0',
             'about:blank'], stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
        address = next((found[1] for line in self.process.stderr
                        if (found := re.search(r'listening on (ws://\S+)', line))), None)
        assert address, 'Firefox does not say where it listens'
        # Read on, or it waits for room.
        threading.Thread(target=self.process.stderr.read, daemon=True).start()
        self.socket = websocket.create_connection(f'{address}/session', timeout=PATIENCE, suppress_origin=True)
        self.number = 0
        self.errors = []
        self.call('session.new', capabilities={})
        self.call('session.subscribe', events=['log.entryAdded'])
        self.context = self.call('browsingContext.getTree')['contexts'][0]['context']
        self.call('browsingContext.setViewport', context=self.context, viewport={'width': width, 'height': height},
                  devicePixelRatio=ratio)

    def call(self, method, **parameters):
        self.number += 1
        self.socket.send(json.dumps({'id': self.number, 'method': method, 'params': parameters}))
        while True:
            answer = json.loads(self.socket.recv())
            if answer['type'] == 'event':
                entry = answer['params']
                if entry.get('level') == 'error':
                    self.errors.append(entry['text'])
            elif answer.get('id') == self.number:
                if answer['type'] == 'error':
                    raise RuntimeError(f"{method}: {answer['message']}")
                return answer['result']

    def get(self, address):
        # A page whose address differs behind # alone is not loaded anew, and has no load to wait for.
        self.call('browsingContext.navigate', context=self.context, url=address, wait='none')

    def run(self, function):
        answer = self.call('script.callFunction', functionDeclaration=function, awaitPromise=True,
                           target={'context': self.context})
        if answer['type'] != 'success':
            raise RuntimeError(answer['exceptionDetails']['text'])
        text = answer['result'].get('value')
        return None if text is None else json.loads(text)

    def execute_script(self, script, *arguments):
        return self.run(f'async function () {{ return JSON.stringify((function () {{ {script}\n}})'
                        f'(...{json.dumps(arguments)})) ?? "null"; }}')

    def execute_async_script(self, script, *arguments):
        return self.run(f'async function () {{ return JSON.stringify(await new Promise(done => (function () {{ {script}\n}})'
                        f'(...{json.dumps(arguments)}, done))) ?? "null"; }}')

    def get_log(self, kind):
        assert kind == 'browser'
        return [{'level': 'SEVERE', 'message': text} for text in self.errors]

    def save_screenshot(self, path):
        picture = self.call('browsingContext.captureScreenshot', context=self.context)['data']
        with open(path, 'wb') as file:
            file.write(base64.b64decode(picture))

    def quit(self):
        self.socket.close()
        self.process.terminate()
        self.process.wait(PATIENCE)
        shutil.rmtree(self.folder, ignore_errors=True)
