/// <reference lib="webworker" />
import { matchesRoute, PUBLIC_ROUTES } from '../../contract/pages/routes';
import type { KeptFiles } from './keptFiles';

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build (vite.config.ts). */
declare const __KEPT_FILES__: KeptFiles;

const { version, shell, pages, calls } = __KEPT_FILES__;
const PREFIX = 'public-site-';
const CACHE = PREFIX + version;
const OFFLINE_PAGE = '/offline.html';
const ASSETS = '/assets/public/';
/** How long a visitor waits for a page that is kept here, too, in milliseconds. */
const PATIENCE = 3_000;

const routes = Object.values(PUBLIC_ROUTES);
const routeOf = (path: string) => routes.find((route) => matchesRoute(path, [route]));
const kept = (address: string) => caches.match(address, { cacheName: CACHE, ignoreVary: true });

/** Keeps the shell and the pages that open without a link; for who saves data only the pages that are open now. */
async function install(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const wanted = connection?.saveData ? await openRoutes() : Object.keys(pages);
  const files = wanted.flatMap((route) => [route, ...(pages[route] ?? [])]);
  const cache = await caches.open(CACHE);
  await cache.addAll([...new Set([OFFLINE_PAGE, ...shell, ...files])]);
  await Promise.allSettled(calls.map((call) => cache.add(call)));
}

async function openRoutes(): Promise<string[]> {
  const open = await self.clients.matchAll({ includeUncontrolled: true });
  return open.flatMap(({ url }) => routeOf(new URL(url).pathname) ?? []);
}

/** Only once no page of the build before is open any more (browsers wait for it), so none loses its files. */
async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
  await self.clients.claim();
}

/** Fetches, and keeps a good answer under `address`, even when the visitor was answered otherwise meanwhile. */
function fetchAndKeep({ request }: FetchEvent, address: string): { answer: Promise<Response>; done: Promise<unknown> } {
  const answer = fetch(request);
  const done = answer.then(async (response) => {
    const copy = response.ok ? response.clone() : null;
    if (copy) await (await caches.open(CACHE)).put(address, copy);
  });
  return { answer, done };
}

/** From the network, or, where it does not answer (within `patience`), as it was kept. */
async function networkFirst(event: FetchEvent, address: string, patience?: number): Promise<Response> {
  const { answer, done } = fetchAndKeep(event, address);
  event.waitUntil(done.catch(() => {}));
  const known = await kept(address);
  if (!known) return answer;
  const tired = new Promise<Response>((resolve) => {
    if (patience !== undefined) setTimeout(() => resolve(known), patience);
  });
  return Promise.race([answer, tired]).catch(() => known);
}

/** Prerendered pages are the same for everybody, so one of each route is kept, whatever its parameters. */
async function page(event: FetchEvent, route: string): Promise<Response> {
  try {
    return await networkFirst(event, route, PATIENCE);
  } catch (error) {
    const offline = await kept(OFFLINE_PAGE);
    if (offline) return offline;
    throw error;
  }
}

/** Their names change with their content. */
async function asset(event: FetchEvent, address: string): Promise<Response> {
  const known = await kept(address);
  if (known) return known;
  const { answer, done } = fetchAndKeep(event, address);
  event.waitUntil(done.catch(() => {}));
  return answer;
}

/** What belongs to a person, what changes anything, and all that is the staff's goes past the worker. */
function answer(event: FetchEvent): void {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const route = request.mode === 'navigate' && routeOf(pathname);
  if (route) event.respondWith(page(event, route));
  else if (pathname.startsWith(ASSETS)) event.respondWith(asset(event, pathname));
  else if (calls.includes(pathname + search)) event.respondWith(networkFirst(event, pathname));
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', answer);
