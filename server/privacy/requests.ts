import { Refusal } from '../../contract/api/errors';
import type { DataRequestKind } from '../../contract/privacy/dataRequest';
import { ANSWER_DAYS } from '../../contract/privacy/retention';
import type { BodyOf } from '../../resources/catalogue/actions';
import type { RecordOf } from '../../resources/language/defineResource';
import { dataRequests } from '../../resources/privacy/dataRequests';
import { dayAfter, dayAt } from '../rules/days';
import { createRecord, type NewRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { namedBy, type Person } from './Person';

export type DataRequest = RecordOf<typeof dataRequests>;
export type RequestInput = BodyOf<'exportClientData'>;

/** Writes a person's request into the register. It must be answered within 30 days of the day on which they asked. */
export function writeRequest(
  tx: Store,
  kind: DataRequestKind,
  person: Person,
  { askedBy, askedOn, reason }: RequestInput,
  more: NewRecord<typeof dataRequests>,
  now: Date,
): Promise<DataRequest> {
  const day = askedOn ?? dayAt(now);
  if (day > dayAt(now)) {
    const message = 'must not be in the future';
    throw new Refusal('invalid', `askedOn ${message}`, { askedOn: message });
  }
  const dueOn = dayAfter(day, ANSWER_DAYS);
  return createRecord(
    tx,
    dataRequests,
    { ...more, ...namedBy(person), kind, askedBy, askedOn: day, dueOn, reason },
    now,
  );
}

/** Returns the fields of a request that was answered immediately. */
export const doneBy = (userId: string | null, now: Date) =>
  ({ status: 'DONE', requestedById: userId, doneById: userId, doneAt: now.toISOString() }) as const;

/** Returns the recorded erasures of a person that were not declined. */
export const erasuresOf = (tx: Store, person: Person): Promise<DataRequest[]> => {
  const { clientId, accountId } = namedBy(person);
  const whose = clientId
    ? { path: 'clientId' as const, in: [clientId] }
    : { path: 'accountId' as const, in: [accountId ?? ''] };
  return tx.find(dataRequests, {
    where: [whose, { path: 'kind', in: ['ERASURE'] }, { path: 'status', in: ['OPEN', 'DONE'] }],
  });
};
