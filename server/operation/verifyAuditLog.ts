import { Refusal } from '../../contract/api/errors';
import { clockMarks } from '../../resources/catalogue/systemTables';
import { administrators } from '../access/accessState';
import { verifyLog } from '../audit/verifyLog';
import type { Deps } from '../deps';
import { sendMail } from '../messages/send';
import type { LogFault } from '../rules/auditLog';
import { createRecord } from '../store/createRecord';
import { type Store, UniqueViolation } from '../store/Store';
import { updateRecord } from '../store/updateRecord';

const KEY = 'audit-log-verified';
/** The interval in milliseconds between two checks of the whole log. */
const EVERY = 24 * 60 * 60_000;

type Process = Pick<Deps, 'store' | 'now' | 'log'>;

/**
 * Checks the audit log against its hash chain once a day, whichever process comes first. Writes the last mark to the process log,
 * which is kept elsewhere. If the audit log was changed, says so there and to every administrator by e-mail. Returns the number
 * of faults.
 */
export async function verifyAuditLog({ store, now, log }: Process, signal: AbortSignal): Promise<number> {
  if (!(await takeTurn(store, now()))) return 0;
  try {
    const { links, erasures, last, faults } = await verifyLog(store, now(), signal);
    if (signal.aborted) return 0;
    if (faults.length === 0) log.info({ links, erasures, last }, 'the audit log is unchanged');
    else {
      log.error({ links, erasures, last, faults }, 'the audit log was changed');
      await store.transaction((tx) => mailFaults(tx, faults, now()));
    }
    return faults.length;
  } catch (error) {
    // The mock store has no chain.
    if (error instanceof Refusal && error.code === 'unavailable') return 0;
    throw error;
  }
}

/** Returns whether this process is the one that does the check now. */
async function takeTurn(store: Store, now: Date): Promise<boolean> {
  const seenAt = now.toISOString();
  const find = async (tx: Store) => (await tx.find(clockMarks, { where: [{ path: 'key', in: [KEY] }], limit: 1 }))[0];
  const isDue = (mark: { seenAt: string }) => now.getTime() - Date.parse(mark.seenAt) >= EVERY;
  const known = await find(store);
  if (known && !isDue(known)) return false;
  try {
    return await store.transaction(async (tx) => {
      if (!known) return Boolean(await createRecord(tx, clockMarks, { key: KEY, seenAt }, now));
      const mark = await tx.get(clockMarks, known.id, { lock: true });
      if (!(mark && isDue(mark))) return false;
      return Boolean(await updateRecord(tx, clockMarks, mark.id, { seenAt }, now));
    });
  } catch (error) {
    // Another process has just started.
    if (error instanceof UniqueViolation) return false;
    throw error;
  }
}

async function mailFaults(tx: Store, faults: readonly LogFault[], now: Date): Promise<void> {
  const since = now.toISOString();
  const mail = { since, text: 'auditLogChanged', values: { faults } } as const;
  for (const { id, emailAddress: recipient } of await administrators(tx))
    await sendMail(tx, { ...mail, recipient, key: `audit-log:${since}:${id}` }, now);
}
