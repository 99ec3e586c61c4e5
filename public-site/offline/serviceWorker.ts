/// <reference lib="webworker" />
import { matchesRoute, PUBLIC_ROUTES } from '../../contract/pages/routes';
import type { KeptFiles } from './keptFiles';

declare const self: ServiceWorkerGlobalScope;
/** Inserted by the build (vite.config.ts). */
declare const __KEPT_FILES__: KeptFiles;

const { version, shell, pages, calls } = __KEPT_FILES__;
const PREFIX = 'public-site-';
const CACHE = PREFIX + version;
const OFFLINE_PAGE = '/offline.html';
const ASSETS = '/assets/public/';
/** How long a visitor waits for a page that is also cached, in milliseconds. */
const PATIENCE = 3_000;

const routes = Object.values(PUBLIC_ROUTES);
const routeOf = (path: string) => routes.find((route) => matchesRoute(path, [route]));
const kept = (address: string) => caches.match(address, { cacheName: CACHE, ignoreVary: true });

/** Caches the shell and the pages that open offline; in data saving mode, only the pages that are open now. */
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

/** Runs only once no page of the previous build is open any more (browsers wait for that), so that none loses its files. */
async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
  await self.clients.claim();
}

/** Fetches a response, and caches it under `address` if it is ok, even if the visitor has meanwhile got the cached one. */
function fetchAndKeep({ request }: FetchEvent, address: string): { answer: Promise<Response>; done: Promise<unknown> } {
  const answer = fetch(request);
  const done = answer.then(async (response) => {
    const copy = response.ok ? response.clone() : null;
    if (copy) await (await caches.open(CACHE)).put(address, copy);
  });
  return { answer, done };
}

/** Responds from the network, or from the cache if the network does not answer (within `patience`). */
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

/** Prerendered pages are the same for everyone, so one is cached for each route, whatever its parameters. */
async function page(event: FetchEvent, route: string): Promise<Response> {
  try {
    return await networkFirst(event, route, PATIENCE);
  } catch (error) {
    const offline = await kept(OFFLINE_PAGE);
    if (offline) return offline;
    throw error;
  }
}

/** Assets are served from the cache first, because their names change with their content. */
async function asset(event: FetchEvent, address: string): Promise<Response> {
  const known = await kept(address);
  if (known) return known;
  const { answer, done } = fetchAndKeep(event, address);
  event.waitUntil(done.catch(() => {}));
  return answer;
}

/** The service worker ignores requests for personal data, requests that change anything, and everything for staff. */
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
