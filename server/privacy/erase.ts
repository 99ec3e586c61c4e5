import { billedName } from '../../contract/fullName';
import { RETENTION } from '../../contract/privacy/retention';
import { attachments } from '../../resources/attachments/attachments';
import { coverageChecks } from '../../resources/coverage/coverageChecks';
import { unknownPlaces } from '../../resources/coverage/unknownPlaces';
import { type AnyResource, valueAt } from '../../resources/language/defineResource';
import { outboxMessages } from '../../resources/messages/outboxMessages';
import { receipts } from '../../resources/payments/receipts';
import { removeContentsOf } from '../attachments/contents';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { eraseLogs } from './eraseLogs';
import { erasingChanges } from './eraseRecord';
import { openWorkOf, unclosedDayOf } from './openWork';
import type { Person } from './Person';
import { type Holding, type PersonalRow, recordsOf } from './recordsOf';
import { erasureRefusal, isWithinTaxTime } from './rules/erasure';
import { recognisableTexts } from './scrub';

/** The number of records that were changed and removed, and of changed audit entries. */
interface Erased {
  changed: number;
  removed: number;
  logs: number;
}

/**
 * Removes a person's data from all their records, in the transaction `tx`; money, numbers and days are kept. Attachments are
 * deleted. Refused while anything is in progress. Receipts that tax law still requires keep the names to which they were issued.
 */
export async function erase(tx: Store, person: Person, now: Date): Promise<Erased> {
  const holding = await recordsOf(tx, person);
  const refusal = erasureRefusal(openWorkOf(holding), await unclosedDayOf(tx, holding));
  if (refusal) throw refusal;
  const names = recognisableTexts(holding);
  const done = { changed: 0, removed: 0, logs: await eraseLogs(tx, holding, names, now) };
  await keepForTax(tx, person, holding, now);
  await forgetPlaces(tx, holding);
  for (const [resource, rows] of holding)
    for (const row of rows) {
      if (isPassing(resource) || resource.name === attachments.name) {
        await tx.remove(resource, row.id);
        done.removed += 1;
      } else if (await eraseRow(tx, resource, row, now)) done.changed += 1;
    }
  await removeContentsOf(tx, holding.get(attachments) ?? []);
  return done;
}

/** Returns whether a resource holds temporary internal records, such as sessions and codes, which are no longer of use. */
const isPassing = ({ access, retention }: AnyResource): boolean => !access && retention !== undefined;

async function eraseRow(tx: Store, resource: AnyResource, row: PersonalRow, now: Date): Promise<boolean> {
  const changes = { ...erasingChanges(resource, row), ...neverSent(resource, row) };
  if (Object.keys(changes).length === 0) return false;
  await updateRecord(tx, resource, row.id, changes, now);
  return true;
}

const neverSent = (resource: AnyResource, { status }: PersonalRow) =>
  resource.name === outboxMessages.name && status === 'PENDING' ? { status: 'EXPIRED', nextAttemptAt: null } : {};

/** Removes places that only this person typed from the list of unknown places. */
async function forgetPlaces(tx: Store, holding: Holding): Promise<void> {
  const typed = (holding.get(coverageChecks) ?? []).map((check) => String(valueAt(check, 'location.commonName')));
  if (typed.length === 0) return;
  const alone = await tx.find(unknownPlaces, {
    where: [
      { path: 'typed', in: typed },
      { path: 'times', in: [1] },
    ],
  });
  for (const { id } of alone) await tx.remove(unknownPlaces, id);
}

/** Copies the name and TIN to receipts that must still be kept, because the account will no longer have them. */
async function keepForTax(tx: Store, { accounts }: Person, holding: Holding, now: Date): Promise<void> {
  for (const { id, accountId, issuedAt, issuedTo } of holding.get(receipts) ?? []) {
    const account = accounts.find((each) => each.id === accountId);
    if (!account || issuedTo || !isWithinTaxTime(String(issuedAt), now, RETENTION.taxNames.days)) continue;
    const { accountDetail } = account;
    await updateRecord(tx, receipts, id, { issuedTo: billedName(accountDetail), issuedToTin: accountDetail.tin }, now);
  }
}
