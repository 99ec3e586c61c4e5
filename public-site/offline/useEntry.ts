import { useMemo, useSyncExternalStore } from 'react';
import { type Entry, entryOf, type FormName } from './outbox';
import { onOutbox } from './outboxPlaces';

/** What stands in a form's place in the outbox; null while the prerendered page is taken over. */
export function useEntry<F extends FormName>(form: F): Entry<F> | null {
  const text = useSyncExternalStore(
    onOutbox,
    () => JSON.stringify(entryOf(form)),
    () => 'null',
  );
  return useMemo(() => JSON.parse(text) as Entry<F> | null, [text]);
}
