import { accounts } from '../../resources/accounts/accounts';
import type { RecordOf } from '../../resources/language/defineResource';
import { accessLines } from '../../resources/network/accessLines';
import { networkAccessServers } from '../../resources/network/networkAccessServers';
import { radiusSessions } from '../../resources/network/radiusSessions';
import { isCustomers } from '../access/rules/phoneCode';
import { addressFrom } from '../base/networks';
import type { Deps } from '../deps';
import { ownSession } from './rules/ownSession';

/** The account of the line from which a call comes. */
interface OwnAccount {
  account: RecordOf<typeof accounts>;
  /** True if the network lets the line in as far as the pages where the customer pays. */
  waitsForPayment: boolean;
}

/**
 * Returns the account of the line from which a call comes, or null if its address is not in a network of RADIUS_CUSTOMER_NETWORKS or
 * does not identify one line. Nothing but the caller's own address is looked up.
 */
export async function findOwnAccount(
  { store, now, config: { accounting } }: Pick<Deps, 'store' | 'now' | 'config'>,
  caller: string | null,
): Promise<OwnAccount | null> {
  const address = addressFrom(caller ?? '');
  if (!accounting || !address || !accounting.customerNetworks.some((network) => network.includes(address))) return null;
  const live = await store.find(radiusSessions, {
    where: [
      { path: 'status', in: ['LIVE'] },
      { path: 'framedAddress', in: [address.toString()] },
    ],
    limit: 2,
  });
  const active = await store.pick(networkAccessServers, ['address'], { where: [{ path: 'status', in: ['ACTIVE'] }] });
  const nasAddresses = active.map((nas) => nas.address);
  const session = ownSession(live, nasAddresses, now(), accounting.interimSeconds);
  const line = session?.accessLineId ? await store.get(accessLines, session.accessLineId) : null;
  // The line may have moved to another account since the session began.
  const account = line && line.status === 'ACTIVE' ? await store.get(accounts, line.accountId) : null;
  if (!line || !account || !isCustomers(account)) return null;
  const { policy, validUntil } = line;
  const isOver = validUntil !== null && Date.parse(validUntil) <= now().getTime();
  return { account, waitsForPayment: policy === 'PAY_ONLY' || (policy === 'ALLOW' && isOver) };
}
