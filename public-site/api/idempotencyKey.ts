import { forget, recall, remember } from '../remembered/remember';

/** A random UUID; pages opened over plain HTTP have no `crypto.randomUUID`. */
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
/** For browsers that store nothing. */
const made = new Map<string, MadeKey>();

/**
 * The key for sending `body` from the draft `name`: the same one for the same body, across reloads and double taps;
 * another one once the body has changed, so that a corrected form is not answered with the first one's answer.
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

/** After an answer to what may be asked again in the same words: the next time is another question. */
export function spendKey(name: string): void {
  made.delete(name);
  forget(`${name}.key`);
}

/** Tells bodies apart without keeping them (they hold the national ID): FNV-1a, 32 bits. */
function fingerprint(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
