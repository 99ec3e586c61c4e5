import { forget, recall, remember } from '../remembered/remember';

/** Returns a random UUID; pages served over plain HTTP have no `crypto.randomUUID`. */
export function newKey(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, i) => {
    const marked = i === 6 ? (byte & 0x0f) | 0x40 : i === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}

interface MadeKey {
  key: string;
  print: number;
}
/** Keys for browsers that store nothing. */
const made = new Map<string, MadeKey>();

/**
 * Returns the idempotency key for sending `body` from the draft `name`: the same key for the same body, across reloads and double
 * taps; another key once the body has changed, so that a corrected form does not get the answer of the first one.
 */
export function keyFor(name: string, body: unknown): string {
  const print = fingerprint(JSON.stringify(body));
  const kept = recall<MadeKey>(`${name}.key`) ?? made.get(name);
  if (kept?.print === print) return kept.key;
  const key = newKey();
  made.set(name, { key, print });
  remember(`${name}.key`, { key, print });
  return key;
}

/** Discards a key after its answer, if the same body may be sent again: the next call is a new request. */
export function spendKey(name: string): void {
  made.delete(name);
  forget(`${name}.key`);
}

/** Distinguishes bodies without storing them (they contain the national ID): FNV-1a, 32 bits. */
function fingerprint(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
