import { seal, unseal } from '../base/sealed';

/** Before a sealed text; what has no mark was written by a version that sealed none. */
const MARK = 'sealed:';

const sealedFor = (secret: string, owner: string) => ({ secret, purpose: 'kitara message', owner });

/** The text of the message with this key, as the database keeps it: who reads that, or a backup of it, sees no code and no link. */
export const sealBody = (secret: string, key: string, body: string): string =>
  MARK + seal(sealedFor(secret, key), body);

/** Returns the text of a message as it was written, or null if it was emptied or sealed with another secret. */
export function openBody(secret: string, { key, body }: { key: string; body: string | null }): string | null {
  return body?.startsWith(MARK) ? unseal(sealedFor(secret, key), body.slice(MARK.length)) : body;
}
