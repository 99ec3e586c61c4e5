import { accounts } from '../../../resources/accounts/accounts';
import { accessHolds } from '../../../resources/network/accessHolds';
import { accessLines } from '../../../resources/network/accessLines';
import { products } from '../../../resources/subscriptions/products';
import { subscriptions } from '../../../resources/subscriptions/subscriptions';
import { stateOf } from '../../network/updateAccessLines';
import { groupedBy, type Records, recordsById } from './Records';

/** Yields each access line whose stored state differs from the rule, computed from scratch. */
export function* accessContradictions({ now, of }: Records): Iterable<string> {
  const account = recordsById(of(accounts));
  const offered = recordsById(of(products));
  const held = groupedBy(of(accessHolds), ({ accessLineId }) => accessLineId);
  const paid = groupedBy(of(subscriptions), ({ accountId }) => accountId);
  for (const line of of(accessLines)) {
    const terms = (paid.get(line.accountId) ?? []).map((term) => ({
      ...speedless,
      ...offered.get(term.productId),
      ...term,
    }));
    const desired = stateOf(account.get(line.accountId) ?? line, line, terms, held.get(line.id) ?? [], now);
    for (const name of Object.keys(desired) as (keyof typeof desired)[])
      if (line[name] !== desired[name]) yield `${line.username} has ${name} ${line[name]} instead of ${desired[name]}`;
  }
}

const speedless = { downloadMbps: null, uploadMbps: null, burstDownloadMbps: null, burstUploadMbps: null, price: 0 };
