import type { RecordOf } from '../../../resources/language/defineResource';
import type { radiusSessions } from '../../../resources/network/radiusSessions';
import { silentBefore } from './sessions';

type LiveSession = Pick<RecordOf<typeof radiusSessions>, 'nasAddress' | 'accountId' | 'accessLineId' | 'lastUpdateAt'>;

/**
 * Returns the live session that a caller's address belongs to, from those with this address, or null in doubt: if there are
 * several, because the address may have been given to another line; if its NAS is not one of `nasAddresses`; or if it missed three
 * reports, although it was not ended because its whole NAS is silent.
 */
export function ownSession<S extends LiveSession>(
  live: readonly S[],
  nasAddresses: readonly string[],
  now: Date,
  interimSeconds: number,
): S | null {
  const [session, ...others] = live;
  if (!session || others.length > 0 || !nasAddresses.includes(session.nasAddress)) return null;
  if (!session.accountId || !session.accessLineId) return null;
  return Date.parse(session.lastUpdateAt) < silentBefore(now, interimSeconds).getTime() ? null : session;
}
