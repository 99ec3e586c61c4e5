import { RENEWAL_CALL_OUTCOMES } from '../../contract/statuses';
import { accounts } from '../../resources/accounts/accounts';
import { notRenewed } from '../../resources/orders/worklists';
import { retentionActions } from '../../resources/subscriptions/retentionActions';
import { auditAction } from '../audit/auditAction';
import { dayAfter, dayAt } from '../rules/days';
import { updateRecord } from '../store/updateRecord';
import { HOUR } from './Chance';
import type { World } from './World';

/** Simulates calls to every third customer who has not renewed, each with another outcome. */
export async function callNotRenewed({ books, end, staff }: World): Promise<void> {
  const [identity] = staff('Support');
  if (!identity) return;
  const sort = { path: 'inactiveSince', ascending: true } as const;
  const waiting = await books.find(accounts, { where: [...notRenewed({ now: end })], sort });
  const called = waiting.filter((_, at) => at % 3 === 0);
  for (const [at, before] of called.entries()) {
    const now = new Date(Math.max(Date.parse(before.dateUpdated), end.getTime() - (30 - (at % 20)) * HOUR));
    const outcome = RENEWAL_CALL_OUTCOMES[at % RENEWAL_CALL_OUTCOMES.length] ?? 'NO_ANSWER';
    const callBackOn = outcome === 'CALL_BACK' ? dayAfter(dayAt(end), 1 + (at % 5)) : null;
    const renewalCall = { outcome, at: now.toISOString(), byId: identity.userId, callBackOn };
    const after = await updateRecord(books, accounts, before.id, { renewalCall }, now);
    await auditAction(books, retentionActions.recordRenewalCall, { identity, record: before, before, after }, now);
  }
}
