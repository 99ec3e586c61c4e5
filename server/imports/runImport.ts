import { Refusal } from '../../contract/api/errors';
import { importActions } from '../../resources/imports/actions';
import { imports } from '../../resources/imports/imports';
import { auditAction } from '../audit/auditAction';
import type { Identity } from '../base/identity';
import type { Deps } from '../deps';
import { updateRecord } from '../store/updateRecord';
import type { Import } from './Import';
import { lockImport } from './mapImport';

/** Lets a job import the rows that are READY. A stopped import continues where it stopped. */
export const runImport = (
  { store, now }: Pick<Deps, 'store' | 'now'>,
  id: string,
  identity: Identity | null,
): Promise<Import> =>
  store.transaction(async (tx) => {
    const before = await lockImport(tx, id, 'run', identity, now());
    if (before.readyLines === 0)
      throw new Refusal('conflict', 'There is nothing to import: no line is ready, or all are already there.');
    const moment = now().toISOString();
    const changes = { status: 'RUNNING' as const, startedAt: moment, nextTurnAt: moment, problem: null };
    const startedById = identity?.userId ?? null;
    const after = (await updateRecord(tx, imports, id, { ...changes, startedById }, now())) ?? before;
    await auditAction(tx, importActions.runImport, { identity, record: before, before, after }, now());
    return after;
  });
