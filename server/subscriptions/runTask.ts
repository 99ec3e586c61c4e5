import { isOpenTask } from '../../contract/statuses';
import type { RecordOf } from '../../resources/language/defineResource';
import { subscriptionActions } from '../../resources/subscriptions/actions';
import { subscriptionActivationLogs } from '../../resources/subscriptions/subscriptionActivationLogs';
import { subscriptionUpdateTasks } from '../../resources/subscriptions/subscriptionUpdateTasks';
import { auditAction } from '../audit/auditAction';
import type { Identity } from '../base/identity';
import type { Deps } from '../deps';
import { sendSmsAndMail } from '../messages/send';
import { isDue, isStillClaimed, leaseEnd } from '../queue/leases';
import { QUEUES } from '../queue/queues';
import { BACKOFF, nextTryAfter } from '../rules/backoff';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { lockSubscriptions, saveSubscriptions } from './line';
import { activatedMessage } from './messages';
import { openTask, supersedeTask, writeTask } from './networkTasks';
import { notifyTaskFailed } from './notifyTaskFailed';
import { isStillWanted, nextActivationAfter, nextLookAfter } from './rules/activation';
import { isRunning, switchedOn } from './rules/subscriptionLine';
import type { Line } from './Subscription';
import { type SwitchResult, switchAccess } from './switchAccess';

type Task = RecordOf<typeof subscriptionUpdateTasks>;
export type ActivationLog = RecordOf<typeof subscriptionActivationLogs>;

/**
 * Claims a task on its locked row, while its account's line is locked. `asked`: a person wants it now, even if it waits for its
 * next attempt or was given up. Returns null if it is not due, has ended, or is no longer wanted (which supersedes it).
 */
export function claimTask({ store, now }: Deps, { id, accountId }: Task, asked: boolean): Promise<Task | null> {
  return store.transaction(async (tx) => {
    const { terms } = await lockSubscriptions(tx, accountId, now());
    const task = await tx.get(subscriptionUpdateTasks, id, { lock: true });
    if (!task || task.accountId !== accountId || !isOpenTask(task.status)) return null;
    if (!isDue(QUEUES.deviceTasks, task, now()) && !asked) return null;
    if (!isStillWanted(task.type, terms.length > 0)) {
      await supersedeTask(tx, task, now());
      return null;
    }
    return updateRecord(tx, subscriptionUpdateTasks, id, { status: 'PENDING', nextAttemptAt: leaseEnd(now()) }, now());
  });
}

/**
 * Makes one attempt to have the network perform a claimed task. The attempt is logged if the network answered, unless the task
 * still waits for the same. Without a device there is no network to ask, and nothing has failed.
 */
export const runTask = (deps: Deps, task: Task): Promise<void> =>
  attempt(deps, task, async (tx, outcome) => {
    const isLogged =
      outcome.result === 'waiting'
        ? outcome.waitsFor !== 'NO_DEVICE' && outcome.waitsFor !== task.waitingFor
        : outcome.result !== 'unanswered';
    if (isLogged) await logAttempt(tx, task, outcome, null, deps.now());
  });

/** The same for a person who requested it. Returns the log. */
export const runTaskFor = (deps: Deps, task: Task, identity: Identity | null): Promise<ActivationLog> =>
  attempt(deps, task, async (tx, outcome) => {
    if (identity) await auditTask(tx, task, identity, outcome, deps.now());
    return logAttempt(tx, task, outcome, identity, deps.now());
  });

/**
 * Calls the network and writes all consequences in one transaction. A failure undoes nothing: the task is tried again after a
 * pause, and after the last attempt it waits for a person.
 */
async function attempt<T>(
  deps: Deps,
  task: Task,
  witness: (tx: Store, outcome: SwitchResult) => Promise<T>,
): Promise<T> {
  const outcome = await switchAccess(deps, task);
  return deps.store.transaction(async (tx) => {
    const line = await lockSubscriptions(tx, task.accountId, deps.now());
    const current = await tx.get(subscriptionUpdateTasks, task.id, { lock: true });
    if (outcome.result === 'done') await succeed(tx, line, task, deps.now());
    else if (current?.status === 'PENDING' && isStillClaimed(QUEUES.deviceTasks, current, task))
      await fail(tx, task, outcome, deps.now());
    return witness(tx, outcome);
  });
}

/** Records the task as done. That is true even if the task was claimed again or superseded in the meantime. */
async function succeed(tx: Store, line: Line, task: Task, now: Date): Promise<void> {
  const { type, subscriptionId } = task;
  const ended = { lastError: null, waitingFor: null, nextAttemptAt: null, unansweredSince: null };
  await writeTask(tx, task, { status: 'DONE', ...ended, attempts: task.attempts + 1 }, now);
  const [first] = line.terms;
  if (type === 'DEACTIVATION') {
    // The customer paid while the network was switching the line off.
    if (first) await openTask(tx, line.account, first, 'RENEWAL', now);
    return;
  }
  if (!first) {
    await openTask(tx, line.account, { id: subscriptionId }, 'DEACTIVATION', now);
    return;
  }
  if (isRunning(first)) return;
  const { account, terms } = await saveSubscriptions(tx, line, switchedOn(line.terms, now), {}, now);
  if (terms[0])
    await sendSmsAndMail(
      tx,
      activatedMessage(account, terms[0], task.dateCreated),
      account.accountDetail.emailAddress,
      now,
    );
}

async function fail(tx: Store, task: Task, outcome: Exclude<SwitchResult, { result: 'done' }>, now: Date) {
  const { message: lastError } = outcome;
  if (outcome.result === 'unanswered') {
    const unansweredSince = task.unansweredSince ?? now.toISOString();
    const next = nextTryAfter(new Date(unansweredSince), now, BACKOFF.device);
    return writeTask(tx, task, { lastError, unansweredSince, nextAttemptAt: next.toISOString() }, now);
  }
  if (outcome.result === 'waiting') {
    const { waitsFor: waitingFor } = outcome;
    const nextAttemptAt = nextLookAfter(waitingFor, now).toISOString();
    return writeTask(tx, task, { lastError, waitingFor, nextAttemptAt, unansweredSince: null }, now);
  }
  const attempts = task.attempts + 1;
  const next = nextActivationAfter(attempts, now);
  if (!next) await notifyTaskFailed(tx, task, now);
  const left = next ? { nextAttemptAt: next.toISOString() } : { status: 'FAILED' as const, nextAttemptAt: null };
  return writeTask(tx, task, { ...left, lastError, attempts, waitingFor: null, unansweredSince: null }, now);
}

function logAttempt(tx: Store, task: Task, outcome: SwitchResult, identity: Identity | null, now: Date) {
  const { id: subscriptionUpdateTaskId, subscriptionId, type } = task;
  const about = {
    subscriptionId,
    subscriptionUpdateTaskId,
    type,
    attempt: task.attempts + 1,
    userId: identity?.userId ?? null,
  };
  const { result, message } = outcome;
  return createRecord(
    tx,
    subscriptionActivationLogs,
    { ...about, outcome: result === 'done' ? 'SUCCEEDED' : 'FAILED', message },
    now,
  );
}

async function auditTask(
  tx: Store,
  before: Task,
  identity: Identity,
  { result }: SwitchResult,
  now: Date,
): Promise<void> {
  const after = await tx.get(subscriptionUpdateTasks, before.id);
  const reason = result === 'done' ? 'SUCCEEDED' : 'FAILED';
  await auditAction(
    tx,
    subscriptionActions.activateSubscription,
    { identity, record: before, before, after, reason },
    now,
  );
}
