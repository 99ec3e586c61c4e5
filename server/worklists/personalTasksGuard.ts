import { fieldRefusal } from '../../contract/api/errors';
import { accounts } from '../../resources/accounts/accounts';
import { clients } from '../../resources/accounts/clients';
import type { AnyResource } from '../../resources/language/defineResource';
import { payments } from '../../resources/payments/payments';
import { tickets } from '../../resources/tickets/tickets';
import { type PersonalTask, personalTasks } from '../../resources/worklists/personalTasks';
import type { Guard } from '../crud/Guard';
import { mayRead } from '../crud/reach';
import { notifyStaff } from '../notifications/notifyStaff';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { doneAtOf } from './rules/personalTasks';

const SUBJECTS = { clientId: clients, accountId: accounts, paymentId: payments, ticketId: tickets } as const;

/**
 * The rules of personal tasks: a task is its creator's unless they assign it, it is about records that they may read, and an
 * assignee is notified.
 */
export const personalTasksGuard: Guard<PersonalTask> = {
  initial: (identity) => (identity ? { createdById: identity.userId } : {}),

  async create(tx, { after, identity }, now) {
    for (const [path, resource] of Object.entries(SUBJECTS) as [keyof typeof SUBJECTS, AnyResource][]) {
      const id = after[path];
      if (id && !(await mayRead(tx, identity, resource, id))) throw fieldRefusal(path, 'does not exist');
    }
    const assigneeId = after.assigneeId ?? identity?.userId ?? null;
    const doneAt = doneAtOf(after, null, now);
    await updateRecord(tx, personalTasks, after.id, { assigneeId, doneAt }, now);
    await notifyAssignee(tx, { ...after, assigneeId }, identity?.userId ?? null, now);
  },

  async update(tx, { before, after, identity }, now) {
    const assigneeId = after.assigneeId ?? identity?.userId ?? null;
    const doneAt = doneAtOf(after, before, now);
    if (assigneeId !== after.assigneeId || doneAt !== after.doneAt)
      await updateRecord(tx, personalTasks, after.id, { assigneeId, doneAt }, now);
    if (assigneeId !== before.assigneeId)
      await notifyAssignee(tx, { ...after, assigneeId }, identity?.userId ?? null, now);
  },
};

const notifyAssignee = (tx: Store, { id, assigneeId }: PersonalTask, byId: string | null, now: Date) =>
  notifyStaff(tx, { kind: 'TASK_ASSIGNED', to: [assigneeId], byId, about: { resource: personalTasks, id } }, now);
