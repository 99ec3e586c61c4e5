import { textOf } from '../remembered/remember';

/** The forms that wait on this device while it is offline. */
export const FORM_NAMES = ['subscribe', 'contact', 'interest'] as const;

/** Each has one place, under this name in browser storage. */
export const placeOf = (form: (typeof FORM_NAMES)[number]) => `outbox.${form}`;

const listeners = new Set<() => void>();

/** Tells of every change of the outbox, those in other tabs included. */
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

/** Whether anything is in the outbox; told without what it takes to read it. */
export const isOutboxFilled = (): boolean =>
  FORM_NAMES.some((form) => textOf(placeOf(form), 'visit') !== null || textOf(placeOf(form), 'device') !== null);
