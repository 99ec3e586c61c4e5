import { addMinutes } from 'date-fns';
import { Refusal } from '../../contract/api/errors';
import { REASON_LENGTH } from '../../contract/constants';
import { users } from '../../resources/access/users';
import { audit } from '../audit/audit';
import type { Identity } from '../base/identity';
import { keyedHash } from '../base/passwords';
import type { Deps } from '../deps';
import type { Endpoint } from '../Endpoint';
import { logFailure } from '../failureOf';
import type { Store } from '../store/Store';
import { WrongProof } from './wrongProof';

/** The minutes during which the same refusal of one caller is logged only once. */
const ONCE_IN = 10;

type Process = Pick<Deps, 'store' | 'now' | 'config' | 'log'>;

/**
 * Logs that a signed-in caller was refused (403) or gave a wrong password or second factor. A refusal is logged once for each
 * caller and endpoint in ten minutes; the limits of wrong passwords and codes bound the rest. Never fails the call.
 */
export async function noteRefusal(
  { store, now, config, log }: Process,
  identity: Identity,
  { name, method, path }: Pick<Endpoint, 'name' | 'method' | 'path'>,
  error: unknown,
): Promise<void> {
  const note = (action: 'REFUSED' | 'CONFIRMATION_FAILED', reason: string) => {
    const about = { resource: users, record: { id: identity.userId }, before: null, after: null };
    const entry = { ...about, identity, action, reason: reason.slice(0, REASON_LENGTH) };
    return store.transaction((tx) => audit(tx, entry, now()));
  };
  try {
    if (error instanceof WrongProof) await note('CONFIRMATION_FAILED', `Wrong ${error.proof}`);
    else if (error instanceof Refusal && error.code === 'forbidden' && !error.asks) {
      const key = keyedHash(config.appSecret, `refused:${identity.apiKeyId ?? identity.userId}:${name}`);
      if (await isFirst(store, key, now())) await note('REFUSED', `${method} ${path}: ${error.message}`);
    }
  } catch (failure) {
    logFailure(log, { endpoint: name }, failure, 'a refusal was not logged');
  }
}

async function isFirst(store: Store, key: string, now: Date): Promise<boolean> {
  const { count } = await store.tally([key], now, addMinutes(now, ONCE_IN));
  return count === 1;
}
