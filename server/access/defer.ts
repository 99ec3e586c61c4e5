import { deferredRequests } from '../../resources/catalogue/systemTables';
import { seal, unseal } from '../base/sealed';
import type { Deps } from '../deps';
import { createRecord } from '../store/createRecord';
import type { CameFrom } from './cameFrom';

/** Work that may be done after the response, by kind, with its input. */
export interface Deferred {
  /** Sends a code to the owner of the account with this number. */
  RENEWAL_CODE: { number: string; askedBy: string };
  /** Sends a link to the user with this username. */
  PASSWORD_LINK: { username: string };
  /** Records a sign-in with a wrong password for the user with this username. */
  FAILED_SIGN_IN: { username: string; from: CameFrom };
  /** Records a wrong code for the account with this number. */
  WRONG_RENEWAL_CODE: { number: string };
}
export type DeferredKind = keyof Deferred;

const sealedFor = (secret: string, kind: DeferredKind) => ({ secret, purpose: 'kitara deferred request', owner: kind });

/**
 * Leaves work to a job, which does it within seconds. It is deferred even if no such person exists, so that the response time
 * does not reveal that.
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
