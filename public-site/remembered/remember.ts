import { brand } from '../../contract/brand';

/** `visit` ends with the tab; `device` is permanent. */
export type Span = 'device' | 'visit';

const storage = (span: Span): Storage => (span === 'device' ? localStorage : sessionStorage);
const keyOf = (name: string) => `${brand.slug}.${name}`;

/** Returns the text stored under this name, or null. Blocked storage counts as empty. */
export function storedText(name: string, span: Span): string | null {
  try {
    return storage(span).getItem(keyOf(name));
  } catch {
    return null;
  }
}

/** Returns the value remembered under this name, or null. */
export function recall<T>(name: string, span: Span = 'device'): T | null {
  try {
    return JSON.parse(storedText(name, span) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Remembers a JSON value; if storage is not available, the site works but forgets. */
export function remember(name: string, value: unknown, span: Span = 'device'): void {
  keepText(name, JSON.stringify(value), span);
}

/** Stores a text under this name; returns whether that succeeded. */
export function keepText(name: string, text: string, span: Span): boolean {
  try {
    storage(span).setItem(keyOf(name), text);
    return true;
  } catch {
    // Private windows and full disks refuse.
    return false;
  }
}

export function forget(name: string, span: Span = 'device'): void {
  try {
    storage(span).removeItem(keyOf(name));
  } catch {
    // If storage can't be accessed, nothing was remembered either.
  }
}
