import { useMemo, useSyncExternalStore } from 'react';
import { type Entry, entryOf, type FormName } from './outbox';
import { onOutbox } from './outboxPlaces';

/** Returns a form's entry in the outbox; null if there is none, and during hydration. */
export function useEntry<F extends FormName>(form: F): Entry<F> | null {
  const text = useSyncExternalStore(
    onOutbox,
    () => JSON.stringify(entryOf(form)),
    () => 'null',
  );
  return useMemo(() => JSON.parse(text) as Entry<F> | null, [text]);
}
