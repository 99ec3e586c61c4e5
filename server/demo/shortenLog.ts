import { logs } from '../../resources/audit/logs';
import { DAY } from './Chance';
import type { World } from './World';

/** The audit log is kept for years; where the demo data is small, only its last days are of any use. */
const LONG = 30;

export async function shortenLog({ books, agenda, scale }: World): Promise<void> {
  if (scale.kept > LONG) return;
  const before = new Date(agenda.now.getTime() - scale.kept * DAY).toISOString();
  for (const { id } of await books.find(logs, { where: [{ path: 'dateCreated', before }] }))
    await books.remove(logs, id);
}
