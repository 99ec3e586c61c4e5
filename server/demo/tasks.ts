import { clients } from '../../resources/accounts/clients';
import { personalTasks } from '../../resources/worklists/personalTasks';
import { audit } from '../audit/audit';
import { createRecord } from '../store/createRecord';
import { DAY, HOUR } from './Chance';
import type { World } from './World';

/** Each task with the days from today to its due day. */
const TASKS: readonly [title: string, days: number][] = [
  ['Ask the landlord for the key of the roof', -1],
  ['Call back about the faster package', 0],
  ['Send the new price list', 1],
  ['Check whether the pole was replaced', 3],
  ['Order stickers for the van', 5],
  ['Measure the signal on the hill', -2],
];

/** Simulates personal tasks of staff. */
export async function setTasks({ books, end, staff }: World): Promise<void> {
  const people = await books.find(clients, { sort: { path: 'dateCreated', ascending: true }, limit: TASKS.length });
  for (const role of ['Support lead', 'Field lead']) {
    const [person] = staff(role);
    if (!person) continue;
    for (const [place, [title, days]] of TASKS.entries()) {
      const now = new Date(end.getTime() - (40 - place) * HOUR);
      const isDone = place === TASKS.length - 1;
      const dueOn = new Date(end.getTime() + days * DAY).toISOString().slice(0, 10);
      const who = { assigneeId: person.userId, createdById: person.userId, clientId: people[place]?.id ?? null };
      const state = isDone ? ({ status: 'DONE', doneAt: now.toISOString() } as const) : {};
      const task = await createRecord(books, personalTasks, { title, dueOn, ...who, ...state }, now);
      const entry = {
        identity: person,
        action: 'CREATE',
        resource: personalTasks,
        record: task,
        before: null,
      } as const;
      await audit(books, { ...entry, after: task }, now);
    }
  }
}
