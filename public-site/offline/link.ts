import { retryPause } from './useAskAgain';

/** The server answers this itself: the service worker does not handle it. */
const PROBE = '/livez';

let answered = true;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const watchers = new Set<() => void>();
const tellWatchers = () => {
  for (const tell of watchers) tell();
};

/** Returns whether the server can be reached, as far as this page knows. */
export const isLinked = (): boolean => navigator.onLine && answered;

/** Checks whether the server can be reached: browsers report a network without internet access as online. */
const ask = (): Promise<boolean> =>
  fetch(PROBE, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Returns whether the server can be reached right now. */
export async function findLink(): Promise<boolean> {
  if (watchers.size === 0) return navigator.onLine && ask();
  await look();
  return isLinked();
}

/** Checks the connection, and notifies the watchers of a change. Without an answer it retries with growing pauses. */
async function look(): Promise<void> {
  clearTimeout(timer);
  if (!navigator.onLine) return;
  const before = answered;
  answered = await ask();
  failures = answered ? 0 : failures + 1;
  if (!answered && watchers.size > 0) timer = setTimeout(look, retryPause(failures));
  if (answered !== before) tellWatchers();
}

function onEvent(): void {
  tellWatchers();
  void look();
}

/** Calls `watcher` when the connection is lost or back (`isLinked`). Returns a function that stops this. */
export function onLink(watcher: () => void): () => void {
  watchers.add(watcher);
  if (watchers.size === 1) {
    window.addEventListener('online', onEvent);
    window.addEventListener('offline', onEvent);
    void look();
  }
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    clearTimeout(timer);
    window.removeEventListener('online', onEvent);
    window.removeEventListener('offline', onEvent);
    answered = true;
    failures = 0;
  };
}
