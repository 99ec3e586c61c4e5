import { logs } from '../../resources/audit/logs';
import { DAY } from './Chance';
import type { World } from './World';

/** In days. The audit log is kept for years, but in small demo data only its last days are useful. */
const LONG = 30;

export async function shortenLog({ books, agenda, scale }: World): Promise<void> {
  if (scale.kept > LONG) return;
  const before = new Date(agenda.now.getTime() - scale.kept * DAY).toISOString();
  for (const { id } of await books.find(logs, { where: [{ path: 'dateCreated', before }] }))
    await books.remove(logs, id);
}
