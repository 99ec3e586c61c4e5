import { brand } from '../../contract/brand';

/** `visit` ends with the tab; `device` stays. */
export type Span = 'device' | 'visit';

const storage = (span: Span): Storage => (span === 'device' ? localStorage : sessionStorage);
const keyOf = (name: string) => `${brand.slug}.${name}`;

/** What was remembered under this name, or null. Storage that is blocked or full counts as empty. */
export function recall<T>(name: string, span: Span = 'device'): T | null {
  try {
    const text = storage(span).getItem(keyOf(name));
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Remembers a JSON value; without storage the site works on, only it forgets. */
export function remember(name: string, value: unknown, span: Span = 'device'): void {
  tryToRemember(name, value, span);
}

/** For what must not be forgotten unnoticed: remembers a JSON value, and says whether it could. */
export function tryToRemember(name: string, value: unknown, span: Span = 'device'): boolean {
  try {
    storage(span).setItem(keyOf(name), JSON.stringify(value));
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
    // What cannot be reached was not remembered either.
  }
}
