import { useEffect, useSyncExternalStore } from 'react';
import { ConnectionRow } from './ConnectionRow';
import { FateRow } from './FateRow';
import { isLinked, onLink } from './link';
import { FORM_NAMES } from './outbox';
import { startQueue } from './queue';
import { useEntry } from './useEntry';
import { WaitingRow } from './WaitingRow';

/** At the foot of the window: whether there is a link, and what becomes of the forms that wait for it. */
export function ConnectionBar() {
  const online = useSyncExternalStore(onLink, isLinked, () => true);
  const entries = { subscribe: useEntry('subscribe'), contact: useEntry('contact'), interest: useEntry('interest') };
  useEffect(registerWorker, []);
  useEffect(startQueue, []);

  const waiting = FORM_NAMES.filter((form) => entries[form]?.state === 'waiting');
  const again = Object.values(entries).some((entry) => entry?.state === 'waiting' && entry.tries > 1);
  return (
    <section className="connection" aria-label="Connection">
      {!online && waiting.length === 0 && (
        <ConnectionRow tone="info" icon="info" text="You are offline. What you type is kept." />
      )}
      {waiting.length > 0 && <WaitingRow forms={waiting} again={again} online={online} />}
      {FORM_NAMES.map((form) => {
        const entry = entries[form];
        return entry && entry.state !== 'waiting' && <FateRow key={form} form={form} entry={entry} />;
      })}
    </section>
  );
}

/** The service worker keeps the site's pages for when there is no link; development goes without. */
function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Refused, as in private windows, the site works on as long as there is a link.
  navigator.serviceWorker.register('/service-worker.js').catch(() => {});
}
