import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { isLinked, onLink } from './link';
import { OfflineRow } from './OfflineRow';
import { isOutboxFilled, onOutbox } from './outboxPlaces';

// The worker keeps it; where it cannot be had all the same, the rest of the site stays.
const OutboxRows = lazy<ComponentType<{ online: boolean }>>(() =>
  import('./OutboxRows').catch(() => ({ default: OfflineRow })),
);

/** At the foot of the window: whether there is a connection, and what becomes of the forms that wait for it. */
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

/** The service worker keeps the site's pages for when there is no connection; development goes without. */
function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Refused, as in private windows, the site works on as long as there is a connection.
  navigator.serviceWorker.register('/service-worker.js').catch(() => {});
}
