import type { accounts } from '../../../resources/accounts/accounts';
import type { RecordOf } from '../../../resources/language/defineResource';
import { accessHolds } from '../../../resources/network/accessHolds';
import { createRecord, type NewRecord } from '../../store/createRecord';
import type { Store } from '../../store/Store';
import { updateRecord } from '../../store/updateRecord';
import { updateAccessLines } from '../updateAccessLines';

type Account = Pick<RecordOf<typeof accounts>, 'id' | 'status'>;
type Ended = Pick<RecordOf<typeof accessHolds>, 'id' | 'status' | 'endedAt' | 'endedById'>;

/** The holds to begin and to end. */
interface HoldChanges {
  begun?: readonly NewRecord<typeof accessHolds>[];
  ended?: readonly Ended[];
}

/**
 * Begins and ends holds, and brings the lines of the account up to date. Every change of a hold passes through here, so that none is
 * without its effect. The account is locked.
 */
export async function saveHolds(tx: Store, account: Account, { begun = [], ended = [] }: HoldChanges, now: Date) {
  for (const { id, status, endedAt, endedById } of ended)
    await updateRecord(tx, accessHolds, id, { status, endedAt, endedById }, now);
  const created = [];
  for (const hold of begun) created.push(await createRecord(tx, accessHolds, { ...hold, accountId: account.id }, now));
  await updateAccessLines(tx, account, now);
  return created;
}
