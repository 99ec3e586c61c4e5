import { Refusal } from '../../contract/api/errors';
import { resources } from '../../resources';
import { users } from '../../resources/access/users';
import { devices } from '../../resources/devices/devices';
import { importActions } from '../../resources/imports/actions';
import { importRows } from '../../resources/imports/importRows';
import { imports } from '../../resources/imports/imports';
import { type AnyResource, valueAt } from '../../resources/language/defineResource';
import { auditAction } from '../audit/auditAction';
import type { Identity } from '../base/identity';
import type { Deps } from '../deps';
import { takeLock } from '../store/locks';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { type Import, type MadeRecord, madeOf } from './Import';
import { lockImport } from './mapImport';
import { pagesOf, replaceRows } from './rows';

/** The resources that imports create, in the order of removal: referring records come first. */
const ORDER = ['subscription-events', 'devices', 'subscriptions', 'accounts', 'clients', 'tickets', 'users'];
const CHUNK = 1_000;

/**
 * Removes everything that an import has created, and marks its rows. Refused as a whole if anything else depends on some of it.
 */
export const undoImport = (
  { store, now }: Pick<Deps, 'store' | 'now'>,
  id: string,
  identity: Identity | null,
): Promise<Import> =>
  store.transaction(async (tx) => {
    await takeLock(tx, 'imports');
    const before = await lockImport(tx, id, 'undo', identity, now());
    const made: (MadeRecord & { line: number })[] = [];
    for await (const page of pagesOf(tx, id, ['ADDED']))
      made.push(...page.flatMap((row) => madeOf(row).map((each) => ({ ...each, line: row.line }))));
    const added = [{ path: 'importId', in: [id] } as const, { path: 'status', in: ['ADDED'] } as const];
    if ((await tx.count(importRows, { where: added })) < before.addedLines)
      throw new Refusal('conflict', 'This import is too old to be undone: its lines are no longer kept.');
    const own = new Map(ORDER.map((name) => [name, new Set<string>()]));
    for (const { resource, id: madeId, was } of made) if (was === undefined) own.get(resource)?.add(madeId);
    await refuseWhileUsed(tx, own, new Map(made.map(({ id: madeId, line }) => [madeId, line])));
    for (const { id: onu, was } of made.filter((each) => each.was !== undefined))
      await updateRecord(tx, devices, onu, { accountId: null, state: was as 'IN_STOCK' }, now());
    for (const name of ORDER) await removeAll(tx, resourceOf(name), [...(own.get(name) ?? [])]);
    for await (const page of pagesOf(tx, id, ['ADDED']))
      await replaceRows(
        tx,
        page.map((row) => ({ ...row, status: 'UNDONE', resource: null, recordId: null, made: null })),
        now(),
      );
    const changes = { status: 'UNDONE' as const, undoneAt: now().toISOString(), addedLines: 0 };
    const after = (await updateRecord(tx, imports, id, changes, now())) ?? before;
    await auditAction(tx, importActions.undoImport, { identity, record: before, before, after }, now());
    return after;
  });

function resourceOf(name: string): AnyResource {
  const found = resources.find((each) => each.name === name);
  if (!found) throw new Error(`Imports make ${name}, which no declaration is named.`);
  return found;
}

const chunksOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / CHUNK) }, (_, at) => ids.slice(at * CHUNK, (at + 1) * CHUNK));

/** The maximum number of rows that a refusal names. */
const MOST_LINES = 10;

/**
 * Refuses to undo an import whose records are in use. Counts the records outside the import that refer to them and the imported
 * users who have signed in, and names the rows of both.
 */
async function refuseWhileUsed(
  tx: Store,
  own: ReadonlyMap<string, ReadonlySet<string>>,
  lineOf: ReadonlyMap<string, number>,
): Promise<void> {
  const used = new Map<AnyResource, Set<string>>();
  const lines = new Set<number | undefined>();
  for (const resource of resources)
    for (const { path, field } of resource.leaves) {
      if (field.kind !== 'reference') continue;
      for (const ids of chunksOf([...(own.get(field.to ?? '') ?? [])])) {
        const [name = path] = path.split('.');
        const found = await tx.pick(resource, ['id', name], { where: [{ path, in: ids }] });
        const foreign = found.filter(({ id }) => !lineOf.has(String(id)));
        for (const record of foreign) lines.add(lineOf.get(String(valueAt(record, path))));
        if (foreign.length > 0)
          used.set(resource, new Set([...(used.get(resource) ?? []), ...foreign.map(({ id }) => String(id))]));
      }
    }
  const reasons = [...used].map(([{ label }, { size }]) => `${size} ${label[size === 1 ? 0 : 1].toLowerCase()}`);
  let signedIn = 0;
  for (const ids of chunksOf([...(own.get(users.name) ?? [])])) {
    const where = [{ path: 'id', in: ids } as const, { path: 'lastSignInAt', isNull: false } as const];
    const found = await tx.pick(users, ['id'], { where });
    for (const { id } of found) lines.add(lineOf.get(id));
    signedIn += found.length;
  }
  if (signedIn > 0) reasons.push(`${signedIn} of these users signed in`);
  if (reasons.length === 0) return;
  const what = new Intl.ListFormat('en-GB').format(reasons);
  const message = `This import can't be undone: other records depend on what it made (${what}).`;
  throw new Refusal('conflict', `${message} ${namesOf(lines)}.`);
}

function namesOf(lines: ReadonlySet<number | undefined>): string {
  const named = [...lines].filter((line) => line !== undefined).sort((one, other) => one - other);
  const more = named.length > MOST_LINES ? ` and ${named.length - MOST_LINES} more` : '';
  return `${named.length === 1 ? 'Line' : 'Lines'}: ${named.slice(0, MOST_LINES).join(', ')}${more}`;
}

/** Removes records. Those that are already gone are ignored; one to which anything still refers stops the undo. */
async function removeAll(tx: Store, resource: AnyResource, ids: readonly string[]): Promise<void> {
  for (const chunk of chunksOf(ids)) {
    const where = [{ path: 'id', in: chunk }];
    await tx.removeWhere(resource, where, chunk.length);
    const left = await tx.count(resource, { where });
    if (left === 0) continue;
    const what = `${left} ${resource.label[left === 1 ? 0 : 1].toLowerCase()}`;
    throw new Refusal('conflict', `This import can't be undone: ${what} are in use.`);
  }
}
