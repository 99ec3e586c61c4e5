import { useEffect, useEffectEvent, useRef } from 'react';
import { ApiError } from '../api/ApiError';
import { drop, type FormName, type OutboxBodies, type OutboxEntry, type Results, useEntry } from './outbox';

interface Fates<F extends FormName> {
  onSent(result: Results[F]): void;
  /** Called if the visitor has to check the form again. */
  onRefused(error: ApiError, body: OutboxBodies[F]): void;
  /** Called if the form is gone: discarded, or handled in another tab. */
  onGone(): void;
}

/** Returns whether this page's form waits for the connection, and reports what happens to it while the page is open. */
export function useOutbox<F extends FormName>(form: F, fates: Fates<F>): boolean {
  const entry = useEntry(form);
  const waited = useRef(false);

  const follow = useEffectEvent((now: OutboxEntry<F> | null) => {
    const before = waited.current;
    waited.current = now?.state === 'waiting';
    if (now?.state === 'refused') {
      drop(form);
      fates.onRefused(new ApiError(now.message, now.status, now.fields), now.body);
    } else if (now?.state === 'sent' && before) {
      drop(form);
      fates.onSent(now.result);
    } else if (now === null && before) fates.onGone();
  });
  useEffect(() => follow(entry), [entry]);
  // Loads the code that sends the form later, while there is a connection.
  useEffect(() => {
    if (navigator.onLine) import('./OutboxRows').catch(() => {});
  }, []);
  return entry?.state === 'waiting';
}
