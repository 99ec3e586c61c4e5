import { supportHours } from '../../resources/tickets/supportHours';
import { tickets } from '../../resources/tickets/tickets';
import type { ComputeRows } from './ComputeRows';
import { createdOn, groupedBy, namedRows, sortedRows } from './groups';
import { timesOf } from './rules/replies';

const FIELDS = [
  ...(['dateCreated', 'firstRepliedAt', 'resolvedAt', 'clockRunsSince', 'clockMinutes'] as const),
  ...(['responsibleId', 'type', 'priority'] as const),
] as const;

/** Computes reply and resolution times of the tickets opened on some days, by assignee, type or priority. */
export const ticketRows: ComputeRows = async ({ store }, days, by) => {
  const [opened, hours] = await Promise.all([
    store.pick(tickets, FIELDS, { where: [createdOn(days)] }),
    store.find(supportHours),
  ]);
  const groups = groupedBy(opened, ({ responsibleId, type, priority }) =>
    by === 'topic' ? type : by === 'priority' ? priority : responsibleId,
  );
  const rows = [...groups].map(([key, group]) => ({ key, values: timesOf(group, hours) }));
  return namedRows(store, sortedRows(rows), days, by === 'agent' ? 'users' : null);
};
