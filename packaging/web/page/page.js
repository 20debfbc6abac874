'use strict';
// Starts the program in the page, or says what keeps it from starting.
(() => {
    const cover = document.getElementById('cover');
    const message = document.getElementById('message');
    const progress = document.getElementById('progress');
    const notice = document.getElementById('notice');

    function refuse(sentence) {
        message.textContent = sentence;
        progress.hidden = true;
        cover.hidden = false;
    }

    // In a frame of a page that is not isolated itself there are no threads, whatever this page does.
    function offerTab() {
        refuse(texts('embedded'));
        const exhibit = new URLSearchParams(location.hash.slice(1)).get('exhibit');
        if (/^[\w-]+$/.test(exhibit ?? '')) {
            const picture = new Image();
            picture.onload = () => cover.querySelector('img').replaceWith(picture);
            picture.alt = '';
            picture.src = `pictures/${exhibit}.png`;
        }
        const link = document.createElement('a');
        link.href = location.href.replace(/&?embed=1/, '');
        link.target = '_blank';
        link.rel = 'noopener';
        link.textContent = texts('open');
        message.after(link);
    }

    function tell(sentence) {
        notice.textContent = sentence;
        notice.hidden = false;
        setTimeout(() => { notice.hidden = true; }, 10000);
    }

    // Whole modules of a few bytes, each with one instruction of the kind that is asked for.
    const has = bytes => WebAssembly.validate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, ...bytes]));
    const simd = [1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11];
    const exceptions = [1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 8, 1, 6, 0, 6, 64, 25, 11, 11];

    function lacking() {
        if (typeof WebAssembly !== 'object') return 'webassembly';
        if (!has(simd)) return 'simd';
        if (!has(exceptions)) return 'exceptions';
        return null;
    }

    // Threads need headers. Where the server does not send them, the service worker of this page adds them, from the
    // next loading on.
    async function isolate() {
        if (!('serviceWorker' in navigator)) return false;
        message.textContent = texts('first');
        try {
            await navigator.serviceWorker.register('sw.js');
            await navigator.serviceWorker.ready;
        } catch {
            return false;
        }
        // A browser in a hurry may take a page from the network that the worker would have given headers.
        const tries = Number(sessionStorage.getItem('attention-lab-isolating') ?? 0);
        if (tries >= 3) return false;
        sessionStorage.setItem('attention-lab-isolating', tries + 1);
        location.reload();
        setTimeout(() => location.reload(), 4000);
        return new Promise(() => {});
    }

    function handOver(module, path) {
        const link = document.createElement('a');
        link.href = URL.createObjectURL(new Blob([module.FS.readFile(path)]));
        link.download = path.slice(path.lastIndexOf('/') + 1);
        link.click();
        // The browser has begun by then.
        setTimeout(() => URL.revokeObjectURL(link.href), 60000);
    }

    // What the program copies: one thing in several forms, of which a browser takes those that it knows.
    const clipboard = (() => {
        let forms = [];
        const isKnown = type => ClipboardItem.supports?.(type) ?? ['text/plain', 'image/png'].includes(type);
        return {
            add(type, bytes) { forms.push([type, new Blob([bytes], {type})]); },
            async write() {
                const copied = Object.fromEntries(forms);
                forms = [];
                try {
                    // Firefox before 127 copies text alone.
                    if (typeof ClipboardItem === 'undefined')
                        return await navigator.clipboard.writeText(await copied['text/plain'].text());
                    const known = Object.entries(copied).filter(([type]) => isKnown(type));
                    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(known))]);
                } catch (error) {
                    tell(texts('clipboard', error.message));
                }
            },
        };
    })();

    // Files that were picked or dropped together. The program hears their names and sizes, and says which of them it
    // wants before any is read: a model may be larger than the memory.
    const offering = (() => {
        // Bytes of a file that are read at once.
        const piece = 1 << 23;
        let module = null;
        let given = [];
        let readings = 0;

        function offer(folder, files, isDropped) {
            given = files;
            module.offered = {folder, isDropped, files: files.map(({name, size}) => ({name, size}))};
            module._attentionFilesOffered();
        }

        // Files that are not wanted are there, too, without their contents.
        async function read({path, wanted}) {
            const reading = ++readings;
            const files = given;
            const total = files.reduce((sum, file) => sum + (wanted.includes(file.name) ? file.size : 0), 0);
            let done = 0;
            try {
                module.FS.mkdirTree(path);
                for (const file of files) {
                    const stream = module.FS.open(`${path}/${file.name}`, 'w');
                    try {
                        if (!wanted.includes(file.name)) continue;
                        // All of its memory at once: a file that grows is copied again and again.
                        module.FS.ftruncate(stream.fd, file.size);
                        for (let at = 0; at < file.size; at += piece) {
                            const bytes = new Uint8Array(await file.slice(at, at + piece).arrayBuffer());
                            if (reading !== readings) return;
                            module.FS.write(stream, bytes, 0, bytes.length, at);
                            done += bytes.length;
                            module._attentionFilesRead(done / total);
                        }
                    } finally {
                        module.FS.close(stream);
                    }
                }
            } catch (error) {
                console.warn(`${path}: ${error.message ?? error}`);
                if (reading === readings) module._attentionFilesCame(0);
                return;
            }
            module._attentionFilesCame(1);
        }

        function ask() {
            const input = document.createElement('input');
            input.type = 'file';
            input.webkitdirectory = true;
            input.hidden = true;
            input.onchange = () => {
                input.remove();
                const inside = [...input.files].map(file => [file, file.webkitRelativePath.split('/')]);
                if (inside.length > 0)
                    offer(inside[0][1][0], inside.filter(([, path]) => path.length === 2).map(([file]) => file), false);
            };
            input.oncancel = () => input.remove();
            document.body.append(input);
            input.click();
        }

        const entries = reader => new Promise((resolve, reject) => reader.readEntries(resolve, reject));
        const fileOf = entry => new Promise((resolve, reject) => entry.file(resolve, reject));

        async function filesIn(folder) {
            const reader = folder.createReader();
            const files = [];
            for (let some = await entries(reader); some.length > 0; some = await entries(reader))
                files.push(...await Promise.all(some.filter(entry => entry.isFile).map(fileOf)));
            return files;
        }

        async function drop(data) {
            const files = [...data.files];
            // A folder is there as an entry alone, which is to be asked for before anything is waited for.
            const folder = data.items.length === 1 ? data.items[0].webkitGetAsEntry?.() : null;
            if (folder?.isDirectory) return offer(folder.name, await filesIn(folder), true);
            const known = new Set();
            offer('', files.filter(({name}) => !known.has(name) && known.add(name)), true);
        }

        // Qt takes no drop here: it does not know yet, while files are dragged, that they will be files of the program.
        function listen(event) {
            if (!event.dataTransfer?.types.includes('Files')) return;
            event.preventDefault();
            event.stopPropagation();
            if (event.type === 'drop') drop(event.dataTransfer).catch(error => console.warn(error.message ?? error));
            else event.dataTransfer.dropEffect = 'copy';
        }

        return {
            start(instance) {
                module = instance;
                module.readOffered = read;
                module.askFolder = ask;
                for (const type of ['dragenter', 'dragover', 'drop']) addEventListener(type, listen, {capture: true});
            },
        };
    })();

    async function setFullScreen(isFull) {
        try {
            if (isFull && !document.fullscreenElement) await document.documentElement.requestFullscreen();
            if (!isFull && document.fullscreenElement) await document.exitFullscreen();
        } catch {
            // The page stays as large as it is.
        }
    }

    // Fetches and compiles the program. The browser reads the response itself, so that it may keep the machine code for the
    // next visit; of a copy it is shown how far it is. @throws if the file is not there, or was cut short
    async function compile(file, size) {
        const response = await fetch(file);
        if (!response.ok) throw new Error(`${file}: ${response.status}`);
        if (!navigator.serviceWorker?.controller) show(response.clone(), size).catch(() => {});
        return WebAssembly.compileStreaming(response);
    }

    // Copying takes time: it ends where the rest comes within a second.
    async function show(response, size) {
        const reader = response.body.getReader();
        const begin = performance.now();
        let read = 0;
        for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
            read += piece.value.length;
            progress.value = read / size;
            const time = performance.now() - begin;
            if (time > 50 && time * (size - read) < 1000 * read) return reader.cancel();
        }
    }

    // The Chinese typefaces come before the first picture for whoever reads Chinese, for all others once the program stands.
    const typefaces = ['400', '600'].map(weight => `attention-lab-sans-sc-${weight}.otf`);

    // Threads that the program may have at once; it begins with fewer, since each takes its time from the first picture.
    const threads = 12;

    async function fetchTypefaces() {
        return Promise.all(typefaces.map(async name => {
            const response = await fetch(`later/${name}`);
            if (!response.ok) throw new Error(`${name}: ${response.status}`);
            return [name, new Uint8Array(await response.arrayBuffer())];
        }));
    }

    function writeLater(module, files) {
        module.FS.mkdirTree('/later');
        for (const [name, bytes] of files) module.FS.writeFile(`/later/${name}`, bytes);
    }

    // What the program fetches by itself, as far as the service worker has kept it: a browser may let such a request pass
    // the worker by, which offline fails. A lesson on a language model needs it before the first picture.
    const fetched = ['model.safetensors', ...['cj', 'thai', 'lao', 'khmer', 'burmese'].map(script => `${script}dict.dict`)];

    async function keptFiles() {
        const files = await Promise.all(fetched.map(async name => {
            const kept = await caches.match(`later/${name}`);
            return kept && [name, new Uint8Array(await kept.arrayBuffer())];
        }));
        return files.filter(file => file);
    }

    // Calls it once Qt has put its first picture into the page.
    function onPicture(call) {
        const canvas = CanvasRenderingContext2D.prototype;
        const put = canvas.putImageData;
        canvas.putImageData = function (...all) {
            canvas.putImageData = put;
            put.apply(this, all);
            call();
        };
    }

    // What can wait for the first picture. @param hasTypefaces  the Chinese ones are there already
    async function finish(module, hasTypefaces) {
        cover.hidden = true;
        performance.measure('attention-lab-start', {start: 0});
        while (module.PThread.unusedWorkers.length + module.PThread.runningWorkers.length < threads) {
            module.PThread.allocateUnusedWorker();
            module.PThread.loadWasmModuleToWorker(module.PThread.unusedWorkers.at(-1));
        }
        nameFields();
        followScreen(module);
        if (!hasTypefaces)
            fetchTypefaces().then(files => {
                writeLater(module, files);
                module._attentionFontsCame();
            }, reason => tell(texts('cut', reason.message)));
        if (!('serviceWorker' in navigator)) return;
        const keeper = navigator.serviceWorker;
        // On a first visit they are not kept yet, though the page may be controlled: it was loaded a second time.
        keeper.addEventListener('message', async () => {
            if (!module.FS.analyzePath('/later/model.safetensors').exists) writeLater(module, await keptFiles());
        }, {once: true});
        await keeper.register('sw.js');
        (await keeper.ready).active.postMessage('keep');
    }

    // The window is as sharp as a screen that it is moved to. Qt only hears of another size.
    function followScreen(module) {
        matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', () => {
            module.qtResizeContainerElement(document.getElementById('screen'));
            followScreen(module);
        }, {once: true});
    }

    const loaded = new Promise(resolve => addEventListener('DOMContentLoaded', resolve));

    async function start() {
        message.textContent = texts('loading');
        const missing = lacking();
        if (missing) return refuse(texts('lacks', texts(missing)));
        if (!isSecureContext) return refuse(texts('insecure'));
        if (!crossOriginIsolated && window.top !== window) return offerTab();
        if (!crossOriginIsolated && !await isolate()) return refuse(texts('isolated'));
        if (typeof SharedArrayBuffer === 'undefined') return refuse(texts('lacks', texts('threads')));
        // A frame goes on with nothing: all frames of a course page share what is kept.
        const isReloaded = window.top === window &&
            ['reload', 'back_forward'].includes(performance.getEntriesByType('navigation')[0]?.type) &&
            !sessionStorage.getItem('attention-lab-isolating');
        sessionStorage.removeItem('attention-lab-isolating');

        const compiled = compile('attention-lab.wasm', programSize);
        // It is waited for below.
        compiled.catch(() => {});
        const kept = storage.load(reason => tell(texts('storage', reason)));
        // No start waits for a store that does not answer; the program can ask for these files itself.
        const fetchedFiles = navigator.serviceWorker?.controller ? Promise.race([
            keptFiles().catch(() => []),
            new Promise(resolve => setTimeout(resolve, 1000, [])),
        ]) : [];
        let module = null;
        const stop = reason => {
            storage.save();
            refuse(texts(module ? 'crashed' : 'cut', reason));
        };
        try {
            const files = await kept;
            const isChosen = files.some(file => file.path.endsWith('/settings.json') &&
                new TextDecoder().decode(file.bytes).includes('zh_CN'));
            const isAtOnce = isChosen || navigator.languages.some(code => code.startsWith('zh'));
            const atOnce = [...isAtOnce ? await fetchTypefaces() : [], ...await fetchedFiles];
            await loaded;
            onPicture(() => finish(module, isAtOnce).catch(reason => console.warn(reason.message ?? reason)));
            module = await qtLoad({
                print: text => console.log(text),
                printErr: text => console.warn(text),
                qt: {
                    entryFunction: attention_lab_entry,
                    containerElements: [document.getElementById('screen')],
                    module: compiled,
                    onExit: ({text, code}) => stop(text ?? `exit ${code}`),
                },
                preRun: [instance => {
                    module = instance;
                    instance.isReloaded = isReloaded;
                    instance.handOver = path => handOver(instance, path);
                    instance.setFullScreen = setFullScreen;
                    instance.copied = clipboard.add;
                    instance.copy = clipboard.write;
                    offering.start(instance);
                    storage.fill(instance.FS, files);
                    writeLater(instance, atOnce);
                }],
            }) ?? module;
            const leave = () => {
                module._attentionLeave();
                storage.leave();
            };
            addEventListener('pagehide', leave);
            document.addEventListener('visibilitychange', () => { if (document.hidden) storage.save(); });
        } catch (error) {
            stop(error.message ?? error);
        }
    }

    // Qt writes the names of fields, and what stands in those of text once they had the keyboard, into their contents,
    // where screen readers do not look for them.
    function nameFields() {
        const root = document.getElementById('qt-shadow-container')?.shadowRoot;
        if (root) new MutationObserver(changes => {
            for (const {target} of changes) {
                if (target.tagName !== 'INPUT') continue;
                target.ariaLabel = target.name || target.textContent;
                if (target.name && target.type === 'text') target.value = target.textContent;
            }
        }).observe(root, {childList: true, subtree: true});
    }

    // A click beside an open dialog is for no window, and would take the keyboard from all of them.
    document.getElementById('screen').addEventListener('mousedown', event => {
        if (!event.composedPath()[0].closest('.qt-window:not(.blocked)')) event.preventDefault();
    });

    // A page that the browser had put aside, perhaps before it was isolated, has no program any more.
    addEventListener('pageshow', event => { if (event.persisted) location.reload(); });
    start();
})();
