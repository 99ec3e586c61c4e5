import { users } from '../../resources/access/users';
import { closeActions } from '../../resources/closing/actions';
import { dayCloses } from '../../resources/closing/dayCloses';
import { auditAction } from '../audit/auditAction';
import type { Identity } from '../base/identity';
import type { Deps } from '../deps';
import { closeRefusal, prepareRefusal } from '../rules/closing';
import { dayAfter } from '../rules/days';
import { takeLock } from '../store/locks';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { compareDay } from './compare';
import { type DayClose, findClose, lastClosed } from './DayClose';

export type Process = Pick<Deps, 'store' | 'now'>;

/** Runs work one at a time across all processes, so that days are closed once and in order. */
export function oneByOne<T>({ store }: Process, work: (tx: Store) => Promise<T>): Promise<T> {
  return store.transaction(async (tx) => {
    await takeLock(tx, 'close');
    return work(tx);
  });
}

/** Compares a day. `identity` is null if the server does it automatically. */
export const compare = (deps: Process, day: string, identity: Identity | null): Promise<DayClose> =>
  oneByOne(deps, async (tx) => {
    const before = await findClose(tx, day);
    const { close } = await compareDay(tx, day, deps.now());
    if (identity) await note(tx, 'compareDay', identity, before, close, deps.now());
    return close;
  });

/** Marks a day as ready to be closed. It is compared once more, and must have no unexplained differences. */
export const prepare = (deps: Process, day: string, identity: Identity): Promise<DayClose> =>
  oneByOne(deps, async (tx) => {
    const before = await findClose(tx, day);
    const { close } = await compareDay(tx, day, deps.now());
    const refusal = prepareRefusal(close);
    if (refusal) throw refusal;
    const changes = {
      status: 'PREPARED',
      preparedById: identity.userId,
      preparedAt: deps.now().toISOString(),
    } as const;
    const after = (await updateRecord(tx, dayCloses, close.id, changes, deps.now())) ?? close;
    await note(tx, 'prepareClose', identity, before, after, deps.now());
    return after;
  });

/**
 * Closes a day for good, by someone other than who prepared it, and exactly as prepared: it is compared in the same transaction.
 */
export const close = (deps: Process, day: string, identity: Identity): Promise<DayClose> =>
  oneByOne(deps, async (tx) => {
    const prepared = await findClose(tx, day);
    const { close: compared, recent } = await compareDay(tx, day, deps.now());
    const refusal = closeRefusal(prepared, compared, await nextToClose(tx), identity.userId);
    if (refusal) throw refusal;
    const closed = {
      status: 'CLOSED',
      closedById: identity.userId,
      closedAt: deps.now().toISOString(),
      preparedByName: await nameOf(tx, compared.preparedById),
      closedByName: await nameOf(tx, identity.userId),
    } as const;
    const after =
      (await updateRecord(tx, dayCloses, compared.id, { ...closed, counted: recent }, deps.now())) ?? compared;
    await note(tx, 'closeDay', identity, prepared, after, deps.now());
    return after;
  });

const nameOf = async (tx: Store, userId: string | null): Promise<string | null> =>
  userId && ((await tx.get(users, userId))?.fullName ?? null);

/** Returns the day after the last closed one, or null before the first close. */
export async function nextToClose(store: Store): Promise<string | null> {
  const last = await lastClosed(store);
  return last ? dayAfter(last.day, 1) : null;
}

type Step = 'compareDay' | 'prepareClose' | 'closeDay';

async function note(tx: Store, step: Step, identity: Identity, before: DayClose | null, after: DayClose, now: Date) {
  const story = ({ totals: _, counted: __, ...close }: DayClose) => close;
  const told = { identity, record: after, before: before && story(before), after: story(after), reason: after.day };
  await auditAction(tx, closeActions[step], told, now);
}
