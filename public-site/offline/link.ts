import { pauseAfter } from './pauses';

/** Answered by the server itself: the service worker has no part in it. */
const PROBE = '/livez';

let answered = true;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const watchers = new Set<() => void>();
const tellWatchers = () => {
  for (const tell of watchers) tell();
};

/** Whether the server can be reached, as far as this page knows. */
export const isLinked = (): boolean => navigator.onLine && answered;

/** Asks the server whether it can be reached: browsers take a network without a way out for a link. */
const ask = (): Promise<boolean> =>
  fetch(PROBE, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Whether the server can be reached right now. */
export async function findLink(): Promise<boolean> {
  if (watchers.size === 0) return navigator.onLine && ask();
  await look();
  return isLinked();
}

/** Asks, and tells of what is new. After no answer it asks again, in growing pauses. */
async function look(): Promise<void> {
  clearTimeout(timer);
  if (!navigator.onLine) return;
  const before = answered;
  answered = await ask();
  failures = answered ? 0 : failures + 1;
  if (!answered && watchers.size > 0) timer = setTimeout(look, pauseAfter(failures));
  if (answered !== before) tellWatchers();
}

function onEvent(): void {
  tellWatchers();
  void look();
}

/** Tells when the link was lost or may be back (`isLinked`). Returns the way to stop. */
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
