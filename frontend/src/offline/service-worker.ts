/**
 * Lets a worksheet that was begun go on without a connection, reloads included: it keeps the client's own files, and
 * nothing that a service answers. Built into /service-worker.js by `build/service-worker.ts`, which names the files.
 */
declare const files: readonly string[];
/** Changes with the files: a release has a store of its own. */
declare const release: string;

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Event {
  readonly request: Request;
  respondWith(reply: Promise<Response>): void;
}
interface Worker {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void;
}

// The types are those of a page, in which everything else of the client runs.
const worker = globalThis as unknown as Worker;
const store = `fieldfare-${release}`;
const page = '/index.html';

worker.addEventListener('install', (event) => {
  event.waitUntil(keepFiles());
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetEarlierReleases());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(networkFirst(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(storeFirst(request));
});

async function keepFiles(): Promise<void> {
  await (await caches.open(store)).addAll([page, ...files]);
  await worker.skipWaiting();
}

async function forgetEarlierReleases(): Promise<void> {
  const earlier = (await caches.keys()).filter((name) => name !== store);
  await Promise.all(earlier.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** A screen: from the network, and without one the page that finds every screen. */
async function networkFirst(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(page);
    if (kept) return kept;
    throw error;
  }
}

/** A file that is named after its content: as good from the store as from the network. */
async function storeFirst(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}
