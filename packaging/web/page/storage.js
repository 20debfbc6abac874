'use strict';
// What the program keeps between two visits (settings, progress of the course, unsaved work) lies in files of its home,
// in memory. This writes each file that changed to the browser's database, alone and whole, and reads them all at start.
// A tab that dies in the middle leaves the file as it was before.
const storage = (() => {
    const home = '/home/web_user';
    const recovery = '/recovery/';
    // Milliseconds between two looks for what has changed.
    const interval = 300;
    const tab = crypto.randomUUID();
    let database = null;
    let known = new Map();
    let files = null;

    // Locks are of this browser's tabs only; the program would take its own process for that of another tab.
    const isKept = path => !path.endsWith('.lock') && !path.includes('/.attention-lab-');

    function finished(request) {
        return new Promise((resolve, reject) => {
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error);
        });
    }

    function open() {
        const request = indexedDB.open('attention-lab', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('files', {keyPath: 'path'});
        return finished(request);
    }

    // Unsaved work belongs to the tab that made it, for as long as that tab is there.
    async function livingTabs() {
        if (!navigator.locks) return new Set();
        navigator.locks.request('attention-lab-' + tab, () => new Promise(() => {}));
        const held = (await navigator.locks.query()).held.map(lock => lock.name);
        return new Set(held.filter(name => name.startsWith('attention-lab-')).map(name => name.slice(14)));
    }

    function* walk(folder) {
        for (const name of files.readdir(folder)) {
            if (name === '.' || name === '..') continue;
            const path = folder + '/' + name;
            const status = files.stat(path);
            if (files.isDir(status.mode)) yield* walk(path);
            else if (files.isFile(status.mode) && isKept(path)) yield [path, status];
        }
    }

    // What the home has now, by a mark that changes with each writing.
    const marks = () => new Map([...walk(home)].map(([path, status]) => [path, `${status.ino} ${+status.mtime} ${status.size}`]));

    let problem = () => {};
    function save() {
        if (!database || !files) return;
        const now = marks();
        const changed = [...now].filter(([path, mark]) => known.get(path) !== mark).map(([path]) => path);
        const gone = [...known.keys()].filter(path => !now.has(path));
        if (changed.length === 0 && gone.length === 0) return;
        try {
            const transaction = database.transaction('files', 'readwrite', {durability: 'strict'});
            const store = transaction.objectStore('files');
            for (const path of changed) store.put({path, bytes: files.readFile(path), tab});
            for (const path of gone) store.delete(path);
            const before = known;
            known = now;
            transaction.onabort = () => {
                // It is tried again with the next change.
                known = before;
                problem(transaction.error?.message ?? 'IndexedDB');
            };
        } catch (error) {
            problem(error.message);
        }
    }

    return {
        // @param told  called with the browser's words when something cannot be kept
        async load(told) {
            problem = told;
            try {
                database = await open();
                const alive = await livingTabs();
                const all = await finished(database.transaction('files').objectStore('files').getAll());
                return all.filter(file => !(file.path.includes(recovery) && file.tab !== tab && alive.has(file.tab)));
            } catch (error) {
                problem(error?.message ?? 'IndexedDB');
                return [];
            }
        },
        // Before main(). @param loaded  what load() gave
        fill(fileSystem, loaded) {
            files = fileSystem;
            for (const {path, bytes} of loaded) {
                files.mkdirTree(path.slice(0, path.lastIndexOf('/')));
                files.writeFile(path, bytes);
            }
            known = marks();
            setInterval(save, interval);
        },
        save,
    };
})();
