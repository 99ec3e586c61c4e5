import { Refusal } from '../../contract/api/errors';
import { phrase, Terms } from '../../contract/api/Phrase';
import { etagOf } from '../../contract/api/version';
import { publicView } from '../../resources/catalogue/publicView';
import type { AnyResource, RecordOf } from '../../resources/language/defineResource';
import { sumPartsOf } from '../../resources/language/listSum';
import type { ListSum, Needed, Screen } from '../../resources/language/ResourceDeclaration';
import { neededFor } from '../../resources/language/requiredPermissions';
import { audit } from '../audit/audit';
import type { Deps } from '../deps';
import type { Endpoint, Incoming } from '../Endpoint';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { exportAnswer } from './exports/exportAnswer';
import type { Guard } from './Guard';
import { hashSecrets } from './hashSecrets';
import { toQuery } from './listQuery';
import { refuseForeign, requireOwn, sellerFieldsOf } from './ownRecords';
import { reach, reachToWrite } from './reach';
import { refuseWhileReferenced } from './referrers';
import { refuseOutdated } from './refuseOutdated';
import { refuseTransitions } from './refuseTransitions';
import { resolveNumbers } from './resolveNumbers';
import { withListChanges } from './withListChanges';
import { withoutMasks } from './withoutMasks';

type Handle = Endpoint['handle'];

export const notFound = (resource: AnyResource) =>
  new Refusal('notFound', phrase('There is no such {what}.', { what: new Terms([resource.label[0].toLowerCase()]) }));

/** The dependencies of a resource's handlers. `guard` holds the rules that no declaration can express. */
export interface CrudDeps extends Pick<Deps, 'store' | 'now'> {
  guard: Guard<object> | undefined;
}

/** Runs a change in one transaction, after the guard's `begin`. */
const changing = <T>({ store, guard }: CrudDeps, work: (tx: Store) => Promise<T>): Promise<T> =>
  store.transaction(async (tx) => {
    await guard?.begin?.(tx);
    return work(tx);
  });

export const listMany =
  (resource: AnyResource, deps: CrudDeps): Handle =>
  async ({ query, identity }) => {
    const within = reach(identity, resource, resource.access?.list);
    const resolved = await resolveNumbers(resource, query, identity, deps);
    const { records, totalRecords } = await deps.store.list(resource, {
      ...toQuery(resource, resolved, 'list', { now: deps.now(), caller: identity }),
      within,
    });
    return { [resource.listName]: records.map((record) => publicView(resource, record)), totalRecords };
  };

export const exportOf =
  (resource: AnyResource, deps: CrudDeps): Handle =>
  async ({ query, identity }) => {
    const within = reach(identity, resource, resource.access?.list);
    const resolved = await resolveNumbers(resource, query, identity, deps);
    return exportAnswer(
      deps,
      resource,
      { ...toQuery(resource, resolved, 'count', { now: deps.now(), caller: identity }), within },
      { query, identity },
    );
  };

export const totalOf =
  (resource: AnyResource, deps: CrudDeps): Handle =>
  async ({ query, identity }) => {
    const within = reach(identity, resource, resource.access?.list);
    const resolved = await resolveNumbers(resource, query, identity, deps);
    return {
      totalRecords: await deps.store.count(resource, {
        ...toQuery(resource, resolved, 'count', { now: deps.now(), caller: identity }),
        within,
      }),
    };
  };

/** The maximum number of tags that are offered. */
const MOST_OFFERED = 200;

export const tagsInUse =
  (resource: AnyResource, { store }: CrudDeps): Handle =>
  async ({ identity }) => ({
    tags: await store.tagsInUse(resource, MOST_OFFERED, reach(identity, resource, resource.access?.list)),
  });

/** Returns the number of records in each counted screen of the resource, by its route. */
export const screenTotalsOf =
  (resource: AnyResource, { store, now }: CrudDeps): Handle =>
  async ({ identity }) => {
    const within = reach(identity, resource, resource.access?.list);
    const count = async ({ list, filter = {} }: Screen) => {
      const total = await store.count(resource, {
        ...toQuery(resource, filter, 'count', { caller: identity, now: now() }),
        within,
      });
      return [list, total] as const;
    };
    return { totals: Object.fromEntries(await Promise.all(countedScreensOf(resource).map(count))) };
  };

/** Returns the screens whose tabs show how many records they hold. */
export const countedScreensOf = ({ screens = [] }: AnyResource) => screens.filter(({ counted }) => counted);

/**
 * Returns the declared sums of what a filter matches, without those that are zero. `sum` is money in less money out, or, where
 * the list knows no directions, the sum of all that matches. `startDate` and `endDate` are the specification's names for the
 * bounds on dateCreated.
 */
export const sumOf =
  (resource: AnyResource, { field, ...sums }: ListSum, { store, now }: CrudDeps): Handle =>
  async ({ query: { startDate, endDate, ...query }, identity }) => {
    const dated = {
      ...query,
      ...(startDate ? { dateCreatedFrom: startDate } : {}),
      ...(endDate ? { dateCreatedTo: endDate } : {}),
    };
    const within = reach(identity, resource, resource.access?.list);
    const { where = [], ...filter } = toQuery(resource, dated, 'count', { now: now(), caller: identity });
    const parts = await Promise.all(
      sumPartsOf(resource).map(async ({ value, where: counted }) => {
        const sum = await store.sum(resource, field, { ...filter, within, where: [...where, ...counted] });
        return { value, sum };
      }),
    );
    const partOf = (value: string) => parts.find((part) => part.value === value)?.sum ?? 0;
    const sum =
      'in' in sums ? partOf('IN') - partOf('OUT') : await store.sum(resource, field, { ...filter, within, where });
    return { sum, parts: parts.filter((part) => part.sum !== 0) };
  };

export const readOne =
  (resource: AnyResource, { store }: CrudDeps): Handle =>
  async ({ params, identity }, c) => {
    const within = reach(identity, resource, neededFor(resource, 'read'));
    const record = await store.get(resource, params.id ?? '', { within });
    if (!record) throw notFound(resource);
    c.header('ETag', etagOf(record.dateUpdated));
    return { [resource.singular]: publicView(resource, record) };
  };

export const createOne =
  (resource: AnyResource, deps: CrudDeps): Handle =>
  async ({ body, identity }) => ({ [resource.singular]: await create(resource, deps, body as object, identity) });

/** Creates one record in a transaction of its own: write, rules, audit entry. Returns the new record. */
export async function create<R extends AnyResource>(
  resource: R,
  deps: CrudDeps,
  values: object,
  identity: Incoming['identity'],
): Promise<RecordOf<R>> {
  const { now, guard } = deps;
  const needed = resource.access?.create;
  const within = reachToWrite(identity, resource, needed);
  const given = await hashSecrets(resource, withoutMasks(resource, values, null));
  return changing(deps, async (tx) => {
    await refuseForeign(tx, { identity, resource, needed, given, before: null });
    const brought = sellerFieldsOf(identity, resource, needed, given);
    const complete = { ...given, ...brought, ...guard?.initial?.(identity, now()) };
    await guard?.check?.(tx, { before: null, given: complete });
    const after = await createRecord(tx, resource, complete, now());
    await guard?.create?.(tx, { before: null, after, identity }, now());
    await requireOwn(tx, { resource, needed }, after.id, within);
    // The rules may have changed the record itself.
    const made = guard?.create ? ((await tx.get(resource, after.id)) ?? after) : after;
    await audit(tx, { identity, action: 'CREATE', resource, record: made, before: null, after: made }, now());
    return publicView(resource, made) as RecordOf<R>;
  });
}

/** The caller who changes a record, the permission and the reason. With `ifMatch`, only that version is changed. */
interface Changing extends Pick<Incoming, 'identity'> {
  needed: Needed | undefined;
  reason?: string;
  ifMatch?: string | undefined;
}

/** Changes one record in a transaction of its own: lock, write, rules, audit entry. Returns the changed record. */
export const change = <R extends AnyResource>(
  resource: R,
  deps: CrudDeps,
  id: string,
  changes: Record<string, unknown>,
  { identity, needed, reason, ifMatch }: Changing,
): Promise<RecordOf<R>> =>
  changing(deps, async (tx) => {
    const { now, guard } = deps;
    const within = reachToWrite(identity, resource, needed);
    const before = await tx.get(resource, id, { lock: true, within });
    if (!before) throw notFound(resource);
    await refuseOutdated(tx, resource, before, ifMatch, publicView(resource, before));
    const given = withListChanges(resource, withoutMasks(resource, changes, before), before);
    refuseTransitions(resource, before, given);
    await refuseForeign(tx, { identity, resource, needed, given, before });
    await guard?.check?.(tx, { before, given });
    const after = await updateRecord(tx, resource, before.id, given, now());
    if (!after) throw notFound(resource);
    await requireOwn(tx, { resource, needed }, before.id, within);
    await guard?.update?.(tx, { before, after, identity, reason }, now());
    // The rules may have changed the record itself.
    const stored = guard ? await tx.get(resource, before.id) : after;
    const entry = { identity, action: 'UPDATE', resource, record: before, before, after: stored ?? after } as const;
    await audit(tx, { ...entry, ...(reason ? { reason } : {}) }, now());
    return publicView(resource, stored ?? after) as RecordOf<R>;
  });

export const updateOne =
  (resource: AnyResource, deps: CrudDeps): Handle =>
  async ({ params, body, identity, header }, c) => {
    const id = params.id ?? '';
    const stored = () => deps.store.get(resource, id);
    const changes = await hashSecrets(resource, body as Record<string, unknown>, stored);
    const by = { identity, needed: resource.access?.update, ifMatch: header('if-match') };
    const after = await change(resource, deps, id, changes, by);
    c.header('ETag', etagOf(after.dateUpdated));
    return { [resource.singular]: after };
  };

export const removeOne =
  (resource: AnyResource, deps: CrudDeps): Handle =>
  async ({ params, identity, header }) =>
    changing(deps, async (tx) => {
      const { now, guard } = deps;
      const within = reachToWrite(identity, resource, resource.access?.remove);
      const before = await tx.get(resource, params.id ?? '', { lock: true, within });
      if (!before) throw notFound(resource);
      await refuseOutdated(tx, resource, before, header('if-match'), publicView(resource, before));
      await guard?.remove?.(tx, { before, after: null, identity }, now());
      await refuseWhileReferenced(tx, resource, before.id);
      const gone = await tx.remove(resource, before.id);
      if (!gone) throw notFound(resource);
      await audit(tx, { identity, action: 'DELETE', resource, record: gone, before: gone, after: null }, now());
      return { [resource.singular]: publicView(resource, gone) };
    });
