import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { OfflineRow } from './OfflineRow';
import { isOutboxFilled, onOutbox } from './outboxPlaces';
import { registerWorker } from './registerWorker';
import { useOnline } from './useOnline';

// The worker keeps it; where it cannot be had all the same, the rest of the site stays.
const OutboxRows = lazy<ComponentType<{ online: boolean }>>(() =>
  import('./OutboxRows').catch(() => ({ default: OfflineRow })),
);

/** At the foot of the window: whether there is a connection, and what becomes of the forms that wait for it. */
export function ConnectionBar() {
  const online = useOnline();
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
