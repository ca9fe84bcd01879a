/*
 * Lets the app open without a network after a first visit. Files with a hash in their name never change and
 * are kept; the page itself is asked for first and taken from here only when nobody answers. Calls to the
 * server are never touched: actions wait in the outbox instead.
 */
const CACHE = 'everdeed-1';
const PAGE = '/';
/** More than a release has, so that those of the one before go when a new one comes. */
const KEPT_FILES = 600;

const isFile = ({ pathname }) => pathname.startsWith('/assets/');
const isCall = ({ pathname }) => /^\/(api|export|static\/user|logout-server|email|iap)(\/|$)/.test(pathname);

async function keep(request, response) {
  const cache = await caches.open(CACHE);
  await cache.put(request, response);
}

/** Lets the oldest files go. To list them all takes longer than to keep one: after many, once. */
async function letOldGo() {
  const cache = await caches.open(CACHE);
  // The page is the oldest entry, and nothing opens without it.
  const kept = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== PAGE);
  if (kept.length > KEPT_FILES)
    await Promise.all(kept.slice(0, kept.length - KEPT_FILES).map((old) => cache.delete(old)));
}

async function fileFirst(request) {
  const cached = await caches.match(request);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) await keep(request, response.clone());
  return response;
}

async function networkFirst(request, name) {
  try {
    const response = await fetch(request);
    if (response.ok) await keep(name, response.clone());
    return response;
  } catch (error) {
    const cached = await caches.match(name);
    if (cached) return cached;
    throw error;
  }
}

/** Fetches one file after the other, since nobody waits for them; failed ones are retried on the next visit. */
async function keepLater() {
  const response = await fetch('/later.json');
  if (!response.ok) return;
  for (const file of await response.json()) await fileFirst(new Request(file));
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    fetch(PAGE)
      .then((page) => keep(PAGE, page))
      .then(() => self.skipWaiting()),
  );
});
self.addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(forget());
});
self.addEventListener('message', (event) => {
  const { data } = event;
  if (data?.later === true)
    event.waitUntil(
      keepLater()
        .catch(() => undefined)
        .then(letOldGo),
    );
  // The page lists the files it loaded before the worker took over, so that the next visit works offline.
  if (Array.isArray(data?.files)) {
    const kept = data.files.map((file) => fileFirst(new Request(file)).catch(() => undefined));
    void Promise.all(kept).then(letOldGo);
  }
});
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin || isCall(url)) return;
  if (event.request.mode === 'navigate') event.respondWith(networkFirst(event.request, PAGE));
  else if (isFile(url)) event.respondWith(fileFirst(event.request));
  else event.respondWith(networkFirst(event.request, event.request));
});

/* Reminders, and what others did, that the server pushes. A page that is in sight shows them by itself. */
async function show({ title, body, tag, taskId, path }) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.some((page) => page.visibilityState === 'visible')) return;
  await self.registration.showNotification(title, { body, tag, icon: '/icon.svg', data: { taskId, path } });
}

/** Goes to the task in a page that is open, or opens one. */
async function openTask(taskId) {
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (page) {
    await page.focus();
    page.postMessage({ taskId }, []);
  } else await self.clients.openWindow(`/#task=${encodeURIComponent(taskId)}`);
}

/** Goes to a place of the site in a page that is open, or opens one. */
async function openPath(path) {
  const [page] = await self.clients.matchAll({ type: 'window' });
  const shown = await page?.navigate(path).catch(() => undefined);
  if (shown) await shown.focus();
  else await self.clients.openWindow(path);
}

self.addEventListener('push', (event) => {
  const told = event.data?.json();
  if (typeof told?.title === 'string') event.waitUntil(show(told));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { taskId, path } = event.notification.data ?? {};
  if (typeof taskId === 'string') event.waitUntil(openTask(taskId));
  // A path of this site: not `//elsewhere`.
  else if (typeof path === 'string' && /^\/(?!\/)/.test(path)) event.waitUntil(openPath(path));
});
