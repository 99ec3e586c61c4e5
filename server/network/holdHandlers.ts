import { Refusal } from '../../contract/api/errors';
import { accounts } from '../../resources/accounts/accounts';
import { accessHolds } from '../../resources/network/accessHolds';
import { accessLines } from '../../resources/network/accessLines';
import { cutOffStops } from '../../resources/network/cutOffStops';
import { holdActions } from '../../resources/network/holdActions';
import { auditAction } from '../audit/auditAction';
import type { Deps } from '../deps';
import type { Handlers } from '../Handlers';
import { dayAfter, dayAt, getDayStart } from '../rules/days';
import { takeLock } from '../store/locks';
import { updateRecord } from '../store/updateRecord';
import { saveHolds } from './holds/saveHolds';
import { lastUsed } from './rules/desiredAccess';
import { promiseRefusal } from './rules/holds';
import { paidTerms, stateOf } from './updateAccessLines';

/** Staff's decisions about lines that would be cut off. */
export function holdHandlers({ store, now, config }: Deps): Pick<Handlers, keyof typeof holdActions> {
  return {
    keepLineOn: ({ params: { id = '' }, body: { lastDay, note }, identity }) =>
      store.transaction(async (tx) => {
        const known = await tx.get(accessLines, id);
        const account = known && (await tx.get(accounts, known.accountId, { lock: true }));
        const line = account && (await tx.get(accessLines, id, { lock: true }));
        if (!line) throw new Refusal('notFound', 'There is no such access line.');
        const today = dayAt(now());
        const refusal = promiseRefusal(lastDay, today, dayAfter(today, config.holds.promiseDays));
        if (refusal) throw refusal;
        const terms = await paidTerms(tx, account.id);
        const { policy, reason } = stateOf(account, line, terms, [], now());
        if (policy === 'REFUSE') throw new Refusal('conflict', 'This access line or its account is terminated.');
        if (reason === 'ACCOUNT_SUSPENDED') throw new Refusal('conflict', 'The account is suspended: resume it first.');
        if (policy !== 'ALLOW' && !lastUsed(terms))
          throw new Refusal('conflict', 'Nothing was ever paid for this line, so it has no speed.');
        const promise = { accessLineId: id, reason: 'PROMISE', note, promisedById: identity?.userId ?? null } as const;
        const begun = [{ ...promise, until: getDayStart(dayAfter(lastDay, 1)) }];
        const [accessHold] = await saveHolds(tx, account, { begun }, now());
        if (!accessHold) throw new Error('The hold was not stored.');
        const after = await tx.get(accessLines, id);
        const done = { identity, record: line, before: line, after, reason: note };
        await auditAction(tx, holdActions.keepLineOn, done, now());
        return { accessHold };
      }),

    endAccessHold: ({ params: { id = '' }, identity }) =>
      store.transaction(async (tx) => {
        const known = await tx.get(accessHolds, id);
        const line = known && (await tx.get(accessLines, known.accessLineId));
        const account = line && (await tx.get(accounts, line.accountId, { lock: true }));
        const before = account && (await tx.get(accessHolds, id, { lock: true }));
        if (!before) throw new Refusal('notFound', 'There is no such access hold.');
        if (before.status !== 'ACTIVE') throw new Refusal('conflict', 'This access hold has ended already.');
        const ending = {
          status: 'RELEASED',
          endedAt: now().toISOString(),
          endedById: identity?.userId ?? null,
        } as const;
        const after = { ...before, ...ending };
        await saveHolds(tx, account, { ended: [after] }, now());
        await auditAction(tx, holdActions.endAccessHold, { identity, record: before, before, after }, now());
        return { accessHold: (await tx.get(accessHolds, id)) ?? after };
      }),

    confirmCutOffs: ({ params: { id = '' }, identity }) =>
      store.transaction(async (tx) => {
        await takeLock(tx, 'holds');
        const before = await tx.get(cutOffStops, id, { lock: true });
        if (!before) throw new Refusal('notFound', 'There is no such cut-off stop.');
        if (before.endedAt) throw new Refusal('conflict', 'These cut-offs are confirmed already.');
        const confirmed = { endedAt: now().toISOString(), confirmedById: identity?.userId ?? null };
        const after = (await updateRecord(tx, cutOffStops, id, confirmed, now())) ?? before;
        await auditAction(tx, holdActions.confirmCutOffs, { identity, record: before, before, after }, now());
        return { cutOffStop: after };
      }),
  };
}
