import { brand } from '../../contract/brand';

/** `visit` ends with the tab; `device` stays. */
export type Span = 'device' | 'visit';

const storage = (span: Span): Storage => (span === 'device' ? localStorage : sessionStorage);
const keyOf = (name: string) => `${brand.slug}.${name}`;

/** The text that stands under this name, or null. Storage that is blocked counts as empty. */
export function textOf(name: string, span: Span): string | null {
  try {
    return storage(span).getItem(keyOf(name));
  } catch {
    return null;
  }
}

/** What was remembered under this name, or null. */
export function recall<T>(name: string, span: Span = 'device'): T | null {
  try {
    return JSON.parse(textOf(name, span) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Remembers a JSON value; without storage the site works on, only it forgets. */
export function remember(name: string, value: unknown, span: Span = 'device'): void {
  keepText(name, JSON.stringify(value), span);
}

/** Puts a text under this name, and says whether it could. */
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
    // What cannot be reached was not remembered either.
  }
}
