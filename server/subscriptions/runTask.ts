import type { RecordOf } from '../../resources/defineResource';
import { devices } from '../../resources/devices';
import { subscriptionActivationLogs } from '../../resources/subscriptionActivationLogs';
import { subscriptionUpdateTasks } from '../../resources/subscriptionUpdateTasks';
import type { Identity } from '../auth/identity';
import { audit } from '../crud/audit';
import type { Deps } from '../deps';
import { DeviceError } from '../devices/DeviceManager';
import { enqueue } from '../messages/enqueue';
import { isStillWanted, nextActivationAfter } from '../rules/activation';
import { isRunning, switchedOn } from '../rules/subscriptionLine';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { changeLine, openLine } from './line';
import { activatedMessage } from './messages';
import { closeUnwanted, openTask } from './networkTasks';
import type { Line } from './Subscription';

type Task = RecordOf<typeof subscriptionUpdateTasks>;
export type ActivationLog = RecordOf<typeof subscriptionActivationLogs>;

/** Milliseconds for which a claimed task is left to its claimer: longer than the device manager may take. */
const LEASE = 2 * 60_000;

/**
 * Claims a task on its locked row, in the turn of its account's line. `asked`: a person wants it now, even where it waits for its
 * next attempt or was given up. Null where it is not due, is done, or is not wanted any more (which ends it).
 */
export function claimTask({ store, now }: Deps, { id, accountId }: Task, asked: boolean): Promise<Task | null> {
  return store.transaction(async (tx) => {
    const { terms } = await openLine(tx, accountId, now());
    const task = await tx.get(subscriptionUpdateTasks, id, { lock: true });
    if (!task || task.accountId !== accountId || task.status === 'DONE') return null;
    const due = task.nextAttemptAt !== null && Date.parse(task.nextAttemptAt) < now().getTime();
    if (!due && !asked) return null;
    if (!isStillWanted(task.type, terms.length > 0)) {
      await closeUnwanted(tx, id, now());
      return null;
    }
    const nextAttemptAt = new Date(now().getTime() + LEASE).toISOString();
    return tx.update(subscriptionUpdateTasks, id, { status: 'PENDING', nextAttemptAt, attempts: task.attempts + 1 });
  });
}

/**
 * One attempt to have the network do a claimed task, with what follows from its outcome and a log of it, which is answered.
 * A failure undoes nothing: the task is tried again after a pause, and after the last one waits for a person. `identity`:
 * who asked for it, where somebody did.
 */
export async function runTask(deps: Deps, task: Task, identity: Identity | null = null): Promise<ActivationLog> {
  const failure = await switchDevice(deps, task);
  return deps.store.transaction(async (tx) => {
    const line = await openLine(tx, task.accountId, deps.now());
    const current = await tx.get(subscriptionUpdateTasks, task.id, { lock: true });
    if (failure === null) await succeed(tx, line, task, deps.now());
    else if (current?.status === 'PENDING' && current.attempts === task.attempts)
      await fail(tx, task, failure, deps.now());
    const outcome = failure === null ? 'SUCCEEDED' : 'FAILED';
    if (identity) await auditTask(tx, task, identity, outcome, deps.now());
    const { id: subscriptionUpdateTaskId, subscriptionId, type, attempts: attempt } = task;
    const about = { subscriptionId, subscriptionUpdateTaskId, type, attempt, userId: identity?.userId ?? null };
    return createRecord(tx, subscriptionActivationLogs, { ...about, outcome, message: failure }, deps.now());
  });
}

/** Switches the account's device; answers why that failed, null where it is done. Without a device, there is nothing to switch off. */
async function switchDevice(
  { store, devices: manager, log }: Deps,
  { id, accountId, type }: Task,
): Promise<string | null> {
  const on = type !== 'DEACTIVATION';
  const [device] = await store.find(devices, { where: [{ path: 'accountId', in: [accountId] }], limit: 1 });
  if (!device?.managementId) return on ? 'No device is installed for this account.' : null;
  try {
    const { state } = await manager.setService(device.managementId, on);
    // Paid days begin when the customer is online; an end need not wait for the ONU to report.
    return on && state === 'queued'
      ? 'The ONU is offline: it is switched on when it reports, and then asked again.'
      : null;
  } catch (error) {
    log.warn({ task: id, name: (error as Error).name }, 'the device was not switched');
    return error instanceof DeviceError ? error.message.slice(0, 300) : 'The device manager gave no usable answer.';
  }
}

/** True whoever says so, even where the task was claimed again or dropped meanwhile. */
async function succeed(tx: Store, line: Line, { id, type, subscriptionId }: Task, now: Date): Promise<void> {
  const done = { status: 'DONE', lastError: null, nextAttemptAt: null, dateUpdated: now.toISOString() } as const;
  await tx.update(subscriptionUpdateTasks, id, done);
  const [first] = line.terms;
  if (type === 'DEACTIVATION') {
    // Paid for while the network was switching it off.
    if (first) await openTask(tx, line.account, first, 'RENEWAL', now);
    return;
  }
  if (!first) {
    await openTask(tx, line.account, { id: subscriptionId }, 'DEACTIVATION', now);
    return;
  }
  if (isRunning(first)) return;
  const { account, terms } = await changeLine(tx, line, switchedOn(line.terms, now), {}, now);
  if (terms[0]) await enqueue(tx, activatedMessage(account, terms[0]), now);
}

async function fail(tx: Store, { id, attempts }: Task, lastError: string, now: Date): Promise<void> {
  const next = nextActivationAfter(attempts, now);
  const outcome = next ? { nextAttemptAt: next.toISOString() } : { status: 'FAILED' as const, nextAttemptAt: null };
  await tx.update(subscriptionUpdateTasks, id, { ...outcome, lastError, dateUpdated: now.toISOString() });
}

async function auditTask(tx: Store, before: Task, identity: Identity, outcome: string, now: Date): Promise<void> {
  const after = await tx.get(subscriptionUpdateTasks, before.id);
  const reason = `Asked of the network by hand: ${outcome}`;
  const change = { identity, action: 'ACTION', resource: subscriptionUpdateTasks, record: before } as const;
  await audit(tx, { ...change, before, after, reason }, now);
}
