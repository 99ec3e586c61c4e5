import { Readable } from 'node:stream';
import { Refusal } from '../../contract/errors';
import { type AnyResource, type RecordOf, setAt, valueAt } from '../../resources/defineResource';
import { hashPassword } from '../auth/passwords';
import type { Deps } from '../deps';
import type { Endpoint, Incoming } from '../Endpoint';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { audit } from './audit';
import { exportCsv } from './exportCsv';
import { guards } from './guards';
import { toQuery } from './listQuery';
import { publicView } from './publicView';

type Handle = Endpoint['handle'];

async function hashSecrets(resource: AnyResource, values: Record<string, unknown>): Promise<Record<string, unknown>> {
  const stored = { ...values };
  for (const { path, field } of resource.leaves) {
    const given = valueAt(values, path);
    if (field.kind === 'secret' && typeof given === 'string') setAt(stored, path, await hashPassword(given));
  }
  return stored;
}

const notFound = (resource: AnyResource) =>
  new Refusal('notFound', `There is no such ${resource.label[0].toLowerCase()}.`);

/** One transaction for a change, begun as the resource's guard wants it. */
const changing = <T>(resource: AnyResource, store: Store, work: (tx: Store) => Promise<T>): Promise<T> =>
  store.transaction(async (tx) => {
    await guards[resource.name]?.begin?.(tx);
    return work(tx);
  });

export const listMany =
  (resource: AnyResource, { store }: Deps): Handle =>
  async ({ query }) => {
    const { records, totalRecords } = await store.list(resource, toQuery(resource, query, 'list'));
    return { [resource.listName]: records.map((record) => publicView(resource, record)), totalRecords };
  };

/** Streamed; a failure midway breaks the transfer off, so that nobody takes half a list for a whole one. */
export const exportOf =
  (resource: AnyResource, { store }: Deps): Handle =>
  async ({ query }) => {
    const chunks = exportCsv(store, resource, toQuery(resource, query, 'count'));
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
  (resource: AnyResource, { store }: Deps): Handle =>
  async ({ query }) => ({ totalRecords: await store.count(resource, toQuery(resource, query, 'count')) });

/** `startDate` and `endDate` are the specification's names for the bounds on dateCreated. */
export const sumOf =
  (resource: AnyResource, path: string, { store }: Deps): Handle =>
  async ({ query: { startDate, endDate, ...query } }) => {
    const dated = {
      ...query,
      ...(startDate ? { dateCreatedFrom: startDate } : {}),
      ...(endDate ? { dateCreatedTo: endDate } : {}),
    };
    return { sum: await store.sum(resource, path, toQuery(resource, dated, 'count')) };
  };

export const readOne =
  (resource: AnyResource, { store }: Deps): Handle =>
  async ({ params }) => {
    const record = await store.get(resource, params.id ?? '');
    if (!record) throw notFound(resource);
    return { [resource.singular]: publicView(resource, record) };
  };

export const createOne =
  (resource: AnyResource, { store, now }: Deps): Handle =>
  async ({ body, identity }) => {
    const given = await hashSecrets(resource, body as Record<string, unknown>);
    return changing(resource, store, async (tx) => {
      const values = { ...given, ...guards[resource.name]?.initial?.(identity, now()) };
      const after = await createRecord(tx, resource, values, now());
      await guards[resource.name]?.create?.(tx, { before: null, after, identity }, now());
      const record = publicView(resource, after);
      await audit(tx, { identity, action: 'CREATE', resource, record, before: null, after: record }, now());
      return { [resource.singular]: record };
    });
  };

/** Changes one record in a transaction of its own: lock, write, rules, audit. Answers it as it is then. */
export const change = <R extends AnyResource>(
  resource: R,
  { store, now }: Deps,
  id: string,
  changes: Record<string, unknown>,
  { identity, reason }: Pick<Incoming, 'identity'> & { reason?: string },
): Promise<RecordOf<R>> =>
  changing(resource, store, async (tx) => {
    const before = await tx.get(resource, id, { lock: true });
    if (!before) throw notFound(resource);
    const after = await tx.update(resource, before.id, { ...changes, dateUpdated: now().toISOString() });
    if (!after) throw notFound(resource);
    const guard = guards[resource.name];
    await guard?.update?.(tx, { before, after, identity }, now());
    // What the rules have written may be a part of the record itself.
    const stored = guard ? await tx.get(resource, before.id) : after;
    const [from, to] = [publicView(resource, before), publicView(resource, stored ?? after)];
    const entry = { identity, action: 'UPDATE', resource, record: to, before: from, after: to } as const;
    await audit(tx, { ...entry, ...(reason ? { reason } : {}) }, now());
    return to as RecordOf<R>;
  });

export const updateOne =
  (resource: AnyResource, deps: Deps): Handle =>
  async ({ params, body, identity }) => {
    const changes = await hashSecrets(resource, body as Record<string, unknown>);
    return { [resource.singular]: await change(resource, deps, params.id ?? '', changes, { identity }) };
  };

export const removeOne =
  (resource: AnyResource, { store, now }: Deps): Handle =>
  async ({ params, identity }) =>
    changing(resource, store, async (tx) => {
      const before = await tx.get(resource, params.id ?? '', { lock: true });
      if (!before) throw notFound(resource);
      await guards[resource.name]?.remove?.(tx, { before, after: null, identity }, now());
      const gone = await tx.remove(resource, before.id);
      if (!gone) throw notFound(resource);
      const record = publicView(resource, gone);
      await audit(tx, { identity, action: 'DELETE', resource, record, before: record, after: null }, now());
      return { [resource.singular]: record };
    });
