import { Readable } from 'node:stream';
import { Refusal } from '../../contract/api/errors';
import { resourceNamed } from '../../resources';
import type { AnyResource, RecordOf } from '../../resources/defineResource';
import { neededFor } from '../../resources/needed';
import type { Needed } from '../../resources/ResourceDeclaration';
import { broughtBy, refuseForeign, requireOwn } from '../access/ownRecords';
import { reach, reachToWrite, scopeIn } from '../access/reach';
import { audit } from '../audit/audit';
import type { Deps } from '../deps';
import type { Endpoint, Incoming } from '../Endpoint';
import { withinOf } from '../rules/scope';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { exportCsv } from './exportCsv';
import type { Guard } from './Guard';
import { hashSecrets } from './hashSecrets';
import { toQuery } from './listQuery';
import { publicView } from './publicView';
import { withoutMasks } from './withoutMasks';

type Handle = Endpoint['handle'];

export const notFound = (resource: AnyResource) =>
  new Refusal('notFound', `There is no such ${resource.label[0].toLowerCase()}.`);

/** What the handlers of one resource work with: `guard` are its rules that no declaration can say. */
export interface CrudDeps extends Pick<Deps, 'store' | 'now'> {
  guard: Guard<object> | undefined;
}

/** One transaction for a change, begun as the resource's guard wants it. */
const changing = <T>({ store, guard }: CrudDeps, work: (tx: Store) => Promise<T>): Promise<T> =>
  store.transaction(async (tx) => {
    await guard?.begin?.(tx);
    return work(tx);
  });

export const listMany =
  (resource: AnyResource, { store }: CrudDeps): Handle =>
  async ({ query, identity }) => {
    const within = reach(identity, resource, resource.access?.list);
    const { records, totalRecords } = await store.list(resource, { ...toQuery(resource, query, 'list'), within });
    return { [resource.listName]: records.map((record) => publicView(resource, record)), totalRecords };
  };

/** Logged, then streamed; a failure midway breaks the transfer off, so that nobody takes half a list for a whole one. */
export const exportOf =
  (resource: AnyResource, { store, now }: CrudDeps): Handle =>
  async ({ query, identity }) => {
    const { caller, scope } = scopeIn(identity, resource.access?.list);
    const within = reach(identity, resource, resource.access?.list);
    const filter = { ...toQuery(resource, query, 'count'), within };
    const after = { filter: query, records: await store.count(resource, filter) };
    await store.transaction((tx) =>
      audit(tx, { identity, action: 'EXPORT', resource, record: null, before: null, after }, now()),
    );
    const named = (target: AnyResource) => withinOf(target, scope, caller, resourceNamed);
    const chunks = exportCsv(store, resource, filter, named);
    const bytes = Readable.toWeb(Readable.from(chunks, { objectMode: false })) as ReadableStream<
      Uint8Array<ArrayBuffer>
    >;
    const headers = {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${resource.name}.csv"`,
    };
    return new Response(bytes, { headers });
  };

export const totalOf =
  (resource: AnyResource, { store }: CrudDeps): Handle =>
  async ({ query, identity }) => {
    const within = reach(identity, resource, resource.access?.list);
    return { totalRecords: await store.count(resource, { ...toQuery(resource, query, 'count'), within }) };
  };

/** `startDate` and `endDate` are the specification's names for the bounds on dateCreated. */
export const sumOf =
  (resource: AnyResource, path: string, { store }: CrudDeps): Handle =>
  async ({ query: { startDate, endDate, ...query }, identity }) => {
    const dated = {
      ...query,
      ...(startDate ? { dateCreatedFrom: startDate } : {}),
      ...(endDate ? { dateCreatedTo: endDate } : {}),
    };
    const within = reach(identity, resource, resource.access?.list);
    return { sum: await store.sum(resource, path, { ...toQuery(resource, dated, 'count'), within }) };
  };

export const readOne =
  (resource: AnyResource, { store }: CrudDeps): Handle =>
  async ({ params, identity }) => {
    const within = reach(identity, resource, neededFor(resource, 'read'));
    const record = await store.get(resource, params.id ?? '', { within });
    if (!record) throw notFound(resource);
    return { [resource.singular]: publicView(resource, record) };
  };

export const createOne =
  (resource: AnyResource, deps: CrudDeps): Handle =>
  async ({ body, identity }) => {
    const { now, guard } = deps;
    const needed = resource.access?.create;
    const within = reachToWrite(identity, resource, needed);
    const given = await hashSecrets(resource, withoutMasks(resource, body as object, null));
    return changing(deps, async (tx) => {
      await refuseForeign(tx, { identity, resource, needed, given, before: null });
      const brought = broughtBy(identity, resource, needed, given);
      const values = { ...given, ...brought, ...guard?.initial?.(identity, now()) };
      const after = await createRecord(tx, resource, values, now());
      await guard?.create?.(tx, { before: null, after, identity }, now());
      await requireOwn(tx, { resource, needed }, after.id, within);
      await audit(tx, { identity, action: 'CREATE', resource, record: after, before: null, after }, now());
      return { [resource.singular]: publicView(resource, after) };
    });
  };

/** Who changes a record, with which permission, and why. */
interface Changing extends Pick<Incoming, 'identity'> {
  needed: Needed | undefined;
  reason?: string;
}

/** Changes one record in a transaction of its own: lock, write, rules, audit. Answers it as it is then. */
export const change = <R extends AnyResource>(
  resource: R,
  deps: CrudDeps,
  id: string,
  changes: Record<string, unknown>,
  { identity, needed, reason }: Changing,
): Promise<RecordOf<R>> =>
  changing(deps, async (tx) => {
    const { now, guard } = deps;
    const within = reachToWrite(identity, resource, needed);
    const before = await tx.get(resource, id, { lock: true, within });
    if (!before) throw notFound(resource);
    const given = withoutMasks(resource, changes, before);
    await refuseForeign(tx, { identity, resource, needed, given, before });
    const after = await updateRecord(tx, resource, before.id, given, now());
    if (!after) throw notFound(resource);
    await requireOwn(tx, { resource, needed }, before.id, within);
    await guard?.update?.(tx, { before, after, identity }, now());
    // What the rules have written may be a part of the record itself.
    const stored = guard ? await tx.get(resource, before.id) : after;
    const entry = { identity, action: 'UPDATE', resource, record: before, before, after: stored ?? after } as const;
    await audit(tx, { ...entry, ...(reason ? { reason } : {}) }, now());
    return publicView(resource, stored ?? after) as RecordOf<R>;
  });

export const updateOne =
  (resource: AnyResource, deps: CrudDeps): Handle =>
  async ({ params, body, identity }) => {
    const id = params.id ?? '';
    const stored = () => deps.store.get(resource, id);
    const changes = await hashSecrets(resource, body as Record<string, unknown>, stored);
    const by = { identity, needed: resource.access?.update };
    return { [resource.singular]: await change(resource, deps, id, changes, by) };
  };

export const removeOne =
  (resource: AnyResource, deps: CrudDeps): Handle =>
  async ({ params, identity }) =>
    changing(deps, async (tx) => {
      const { now, guard } = deps;
      const within = reachToWrite(identity, resource, resource.access?.remove);
      const before = await tx.get(resource, params.id ?? '', { lock: true, within });
      if (!before) throw notFound(resource);
      await guard?.remove?.(tx, { before, after: null, identity }, now());
      const gone = await tx.remove(resource, before.id);
      if (!gone) throw notFound(resource);
      await audit(tx, { identity, action: 'DELETE', resource, record: gone, before: gone, after: null }, now());
      return { [resource.singular]: publicView(resource, gone) };
    });
