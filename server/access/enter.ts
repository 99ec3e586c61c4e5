import type { users } from '../../resources/access/users';
import type { RecordOf } from '../../resources/language/defineResource';
import type { Deps } from '../deps';
import type { Incoming } from '../Endpoint';
import type { Store } from '../store/Store';
import type { SignInFactor } from './noteSignIn';
import { openSession } from './openSession';
import { newTicket } from './signInTickets';

/** The user that a first factor proved, the factor, and when a second factor was proved, too (ISO 8601 UTC), or null. */
interface Proved {
  user: RecordOf<typeof users>;
  confirmedAt: string | null;
  by: SignInFactor;
}

/**
 * Continues after a first factor: opens a session, or returns a ticket if a second factor is still needed. `prove` reads and
 * locks the user in the transaction, and throws if the user may not enter.
 */
export async function enter(
  { store, config, now }: Pick<Deps, 'store' | 'config' | 'now'>,
  request: Pick<Incoming, 'device' | 'address' | 'header' | 'keepDevice'>,
  prove: (tx: Store) => Promise<Proved>,
) {
  const entered = await store.transaction(async (tx) => {
    const { user, confirmedAt, by } = await prove(tx);
    return user.secondFactorSince && !confirmedAt
      ? { ticket: await newTicket(tx, user.id, config, now()) }
      : openSession(tx, user, request, { config, by }, now());
  });
  if ('ticket' in entered) return { secondFactor: entered.ticket };
  request.keepDevice(entered.device);
  return entered.answer;
}
