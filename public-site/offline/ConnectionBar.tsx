import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { OfflineRow } from './ConnectionRow';
import { isLinked, onLink } from './link';
import { isOutboxFilled, onOutbox } from './outboxPlaces';

// The service worker caches this code; if it can't be loaded anyway, the rest of the site stays.
const OutboxRows = lazy<ComponentType<{ online: boolean }>>(() =>
  import('./OutboxRows').catch(() => ({ default: OfflineRow })),
);

/** At the bottom of the window: shows whether there is a connection, and the state of the forms that wait for it. */
export function ConnectionBar() {
  const online = useSyncExternalStore(onLink, isLinked, () => true);
  const filled = useSyncExternalStore(onOutbox, isOutboxFilled);
  useEffect(registerWorker, []);
  return (
    <section className="connection" aria-label="Connection">
      {filled ? (
        <Suspense fallback={null}>
          <OutboxRows online={online} />
        </Suspense>
      ) : (
        <OfflineRow online={online} />
      )}
    </section>
  );
}

/** Registers the service worker, which caches the site's pages for when there is no connection; development goes without. */
function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // If it is refused, as in private windows, the site still works as long as there is a connection.
  navigator.serviceWorker.register('/service-worker.js').catch(() => {});
}
