import { useMemo, useSyncExternalStore } from 'react';
import { type FormName, findEntry, type OutboxEntry } from './outbox';
import { onOutbox } from './outboxPlaces';

/** Returns a form's entry in the outbox; null if there is none, and during hydration. */
export function useEntry<F extends FormName>(form: F): OutboxEntry<F> | null {
  const text = useSyncExternalStore(
    onOutbox,
    () => JSON.stringify(findEntry(form)),
    () => 'null',
  );
  return useMemo(() => JSON.parse(text) as OutboxEntry<F> | null, [text]);
}
