'use strict';
// Keeps the whole program for use offline, and adds the headers without which a browser gives a page no threads.
// scripts/package web writes the version, a hash of all files, and their list.
const version = '@VERSION@';
const files = @FILES@;
const cacheName = 'attention-lab-' + version;

// All or none: a page of one version never gets the program of another. What the browser has just loaded is taken from its
// own cache where its server allows that.
let keeping = null;
async function keep() {
    const cache = await caches.open(cacheName);
    if (!await cache.match('./')) await cache.addAll(files);
}

self.addEventListener('install', event => event.waitUntil((async () => {
    // Without this, a browser in a hurry takes the page from the network, without the headers.
    await event.addRoutes?.({condition: {requestMode: 'navigate'}, source: 'fetch-event'});
    // A newer version waits until all of it is there and no tab has the older one open. On a first visit the page is waiting,
    // and says when the program stands.
    if (self.registration.active) await keep();
    else await self.skipWaiting();
})()));

self.addEventListener('message', event => event.waitUntil((async () => {
    await (keeping ??= keep().finally(() => { keeping = null; }));
    event.source?.postMessage('kept');
})()));

self.addEventListener('activate', event => event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name.startsWith('attention-lab-') && name !== cacheName) await caches.delete(name);
    await self.clients.claim();
})()));

// Pages and threads need the headers. Anything else goes as it is: of a program in a response that was made here the
// browser would not keep the machine code.
function isolated(request, response) {
    const isBare = ['document', 'iframe', 'worker'].includes(request.destination) && response.status !== 0 &&
        !response.headers.has('Cross-Origin-Embedder-Policy');
    if (!isBare) return response;
    const headers = new Headers(response.headers);
    headers.set('Cross-Origin-Opener-Policy', 'same-origin');
    headers.set('Cross-Origin-Embedder-Policy', 'require-corp');
    headers.set('Cross-Origin-Resource-Policy', 'same-origin');
    return new Response(response.body, {status: response.status, statusText: response.statusText, headers});
}

self.addEventListener('fetch', event => {
    const address = new URL(event.request.url);
    if (event.request.method !== 'GET' || address.origin !== location.origin) return;
    event.respondWith((async () => {
        const cache = await caches.open(cacheName);
        const kept = await cache.match(event.request, {ignoreSearch: true});
        return isolated(event.request, kept ?? await fetch(event.request));
    })());
});
