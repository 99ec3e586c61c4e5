import { deferredRequests } from '../../resources/catalogue/systemTables';
import { seal, unseal } from '../base/sealed';
import type { Deps } from '../deps';
import { createRecord } from '../store/createRecord';
import type { CameFrom } from './cameFrom';

/** What may be done after the answer, by what it takes. */
export interface Deferred {
  /** Send a code to who owns the account that the number names. */
  RENEWAL_CODE: { number: string; askedBy: string };
  /** Send a link to the user who is called so. */
  PASSWORD_LINK: { username: string };
  /** Tell the user who is called so of a sign-in with a wrong password. */
  FAILED_SIGN_IN: { username: string; from: CameFrom };
  /** Note a wrong code for the account that the number names. */
  WRONG_RENEWAL_CODE: { number: string };
}
export type DeferredKind = keyof Deferred;

const sealedFor = (secret: string, kind: DeferredKind) => ({ secret, purpose: 'kitara deferred request', owner: kind });

/**
 * Leaves work to a job, which does it within seconds. It is deferred whether or not it concerns anybody, so that the time of the answer
 * does not tell whether there is such a person.
 */
export async function defer<K extends DeferredKind>(
  { store, config, now }: Pick<Deps, 'store' | 'config' | 'now'>,
  kind: K,
  request: Deferred[K],
): Promise<void> {
  const sealed = seal(sealedFor(config.appSecret, kind), JSON.stringify(request));
  await createRecord(store, deferredRequests, { kind, request: sealed, dueAt: now().toISOString() }, now());
}

/** Returns what was deferred, or null if it was sealed with another secret. */
export function openDeferred<K extends DeferredKind>(secret: string, kind: K, request: string): Deferred[K] | null {
  const text = unseal(sealedFor(secret, kind), request);
  return text === null ? null : JSON.parse(text);
}
