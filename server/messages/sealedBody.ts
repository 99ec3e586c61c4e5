import { seal, unseal } from '../base/sealed';

/** Marks a sealed text. A text without it was written by a version that did not seal texts. */
const MARK = 'sealed:';

const sealedFor = (secret: string, owner: string) => ({ secret, purpose: 'kitara message', owner });

/**
 * Seals the text of the message with this key for the database, so that a reader of the database or of a backup sees no code or
 * link.
 */
export const sealBody = (secret: string, key: string, body: string): string =>
  MARK + seal(sealedFor(secret, key), body);

/** Returns the original text of a message, or null if it was emptied or sealed with another secret. */
export function openBody(secret: string, { key, body }: { key: string; body: string | null }): string | null {
  return body?.startsWith(MARK) ? unseal(sealedFor(secret, key), body.slice(MARK.length)) : body;
}
