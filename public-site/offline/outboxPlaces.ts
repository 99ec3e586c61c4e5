import { storedText } from '../remembered/remember';

/** The forms that can wait on this device while it is offline. */
export const FORM_NAMES = ['subscribe', 'contact', 'interest'] as const;

/** Returns the storage key of a form; each form has one. */
export const outboxKey = (form: (typeof FORM_NAMES)[number]) => `outbox.${form}`;

const listeners = new Set<() => void>();

/** Calls `listener` on every change of the outbox, including changes in other tabs; returns a function that stops this. */
export function onOutbox(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function tellOutbox(): void {
  for (const tell of listeners) tell();
}

/** Returns whether anything is in the outbox, without loading the code that decrypts it. */
export const isOutboxFilled = (): boolean =>
  FORM_NAMES.some(
    (form) => storedText(outboxKey(form), 'visit') !== null || storedText(outboxKey(form), 'device') !== null,
  );
