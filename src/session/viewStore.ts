import type { Store } from 'react-admin';
import { isView, keptOf } from './keptViews';
import { keepPending } from './pendingWrites';

/** The delay between the last change and sending it, ms. */
const WAIT = 1_000;
/** The names of the views that the server does not have yet, so that a page opened later sends them. */
const UNSENT = 'unsentViews';

/** Stores a view on the server; null deletes it. */
type Keep = (key: string, kept: string | null) => Promise<unknown>;

/**
 * react-admin's store, which also sends list preferences to the server: shortly after the last change, and again once the server
 * can be reached.
 */
export function keepOnServer(store: Store, keep: Keep): Store {
  const unsent = new Set<string>(store.getItem<string[]>(UNSENT, []));
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let forget = () => {};

  async function send() {
    clearTimeout(waiting);
    forget();
    for (const key of [...unsent]) {
      const kept = keptOf(key, store.getItem(key));
      const answered = await keep(key, kept).then(
        () => true,
        ({ status }: { status?: unknown }) => typeof status === 'number' && status >= 400 && status < 500,
      );
      // The server would refuse it again.
      if (!answered) return;
      if (kept === keptOf(key, store.getItem(key))) unsent.delete(key);
    }
    store.setItem(UNSENT, unsent.size > 0 ? [...unsent] : undefined);
  }
  function sendSoon() {
    clearTimeout(waiting);
    forget();
    forget = keepPending(send);
    waiting = setTimeout(send, WAIT);
  }
  function change(key: string, work: () => void) {
    const before = isView(key) ? keptOf(key, store.getItem(key)) : null;
    work();
    if (!isView(key) || keptOf(key, store.getItem(key)) === before) return;
    unsent.add(key);
    store.setItem(UNSENT, [...unsent]);
    sendSoon();
  }
  return {
    ...store,
    setup() {
      store.setup();
      window.addEventListener('online', send);
      if (unsent.size > 0) sendSoon();
    },
    teardown() {
      store.teardown();
      window.removeEventListener('online', send);
      clearTimeout(waiting);
      forget();
    },
    setItem: (key, value) => change(key, () => store.setItem(key, value)),
    removeItem: (key) => change(key, () => store.removeItem(key)),
  };
}
