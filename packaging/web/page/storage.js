'use strict';
// What the program keeps between two visits (settings, progress of the course, unsaved work) lies in files of its home,
// in memory. This writes each file that changed to the browser's database, alone and whole, and reads them all at start.
// A tab that dies in the middle leaves the file as it was before.
const storage = (() => {
    const home = '/home/web_user';
    const recovery = '/recovery/';
    // Milliseconds between two looks for what has changed.
    const interval = 300;
    // Milliseconds after which it is tried again to keep what could not be kept.
    const pause = 2000;
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

    let release = () => {};
    // Unsaved work belongs to the tab that made it, for as long as that tab is there.
    async function livingTabs() {
        if (!navigator.locks) return new Set();
        navigator.locks.request('attention-lab-' + tab, () => new Promise(resolve => { release = resolve; }));
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

    // Settings and progress are objects of JSON, of which another tab may have written other keys.
    function entries(bytes) {
        try {
            return Object.entries(JSON.parse(new TextDecoder().decode(bytes)));
        } catch {
            return [];
        }
    }

    // What this tab had of such files when it wrote or read them last.
    let own = new Map();
    const isShared = path => path.endsWith('.json');

    // @return the bytes of another tab's file with the keys that were changed here since `before`
    function merged(theirs, before, now) {
        const known = new Map(entries(before).map(([key, value]) => [key, JSON.stringify(value)]));
        const changed = entries(now).filter(([key, value]) => known.get(key) !== JSON.stringify(value));
        return new TextEncoder().encode(JSON.stringify(Object.fromEntries([...entries(theirs), ...changed]), null, 4));
    }

    function put(store, path) {
        const bytes = files.readFile(path);
        if (!isShared(path)) return store.put({path, bytes, tab, time: +files.stat(path).mtime});
        const before = own.get(path) ?? new Uint8Array();
        store.get(path).onsuccess = ({target: {result}}) => {
            const isOthers = result && result.tab !== tab;
            store.put({path, bytes: isOthers ? merged(result.bytes, before, bytes) : bytes, tab: isOthers ? null : tab});
        };
        own.set(path, bytes);
    }

    let problem = () => {};
    let isTold = false;
    // A browser closes a database that it could not write; there may be room later.
    async function fail(reason) {
        if (!isTold) problem(reason);
        isTold = true;
        database?.close();
        database = null;
        await new Promise(resolve => setTimeout(resolve, pause));
        try {
            database = await open();
        } catch (error) {
            fail(error?.message ?? 'IndexedDB');
        }
    }

    // Of a page that ends, the browser only writes what is committed at once: what no other tab shares.
    function leave() {
        save(path => !isShared(path))?.commit();
        save();
        // A browser may put the page aside, and with it what it holds; the next page may take the work.
        release();
    }

    function save(isMeant = () => true) {
        if (!database || !files) return;
        const now = marks();
        const changed = [...now].filter(([path, mark]) => known.get(path) !== mark && isMeant(path)).map(([path]) => path);
        const gone = [...known.keys()].filter(path => !now.has(path) && isMeant(path));
        if (changed.length === 0 && gone.length === 0) return;
        const [before, ownBefore] = [known, new Map(own)];
        try {
            const transaction = database.transaction('files', 'readwrite', {durability: 'strict'});
            const store = transaction.objectStore('files');
            for (const path of changed) put(store, path);
            for (const path of gone) store.delete(path);
            known = new Map([...known].filter(([path]) => !isMeant(path)).concat([...now].filter(([path]) => isMeant(path))));
            transaction.oncomplete = () => { isTold = false; };
            transaction.onabort = () => {
                [known, own] = [before, ownBefore];
                fail(transaction.error?.message ?? 'IndexedDB');
            };
            return transaction;
        } catch (error) {
            [known, own] = [before, ownBefore];
            fail(error.message);
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
            for (const {path, bytes, time} of loaded) {
                files.mkdirTree(path.slice(0, path.lastIndexOf('/')));
                files.writeFile(path, bytes);
                // Of several tabs' work the latest comes back.
                if (time) files.utime(path, time, time);
                if (isShared(path)) own.set(path, bytes);
            }
            known = marks();
            setInterval(save, interval);
        },
        save: () => save(),
        leave,
    };
})();
