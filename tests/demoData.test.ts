import { describe, expect, it } from 'vitest';
import { DEFAULT_PAGE_SIZE } from '../contract/constants';
import { resources } from '../resources';
import { valueAt } from '../resources/defineResource';
import { generateDemo } from '../resources/demo/generate';
import { START } from './start';

const demo = generateDemo(resources, START);
const rowsOf = (name: string) => demo.get(name) ?? [];

/** The rows that a screen's fixed filter leaves. */
function shown(resource: (typeof resources)[number], filter: Record<string, string> = {}) {
  return rowsOf(resource.name).filter((row) =>
    Object.entries(filter).every(([name, wanted]) => {
      const leaf = resource.leaves.find(({ field }) => [field.filter ?? []].flat().includes(name));
      return wanted.split(',').includes(String(valueAt(row, leaf?.path ?? name)));
    }),
  );
}

describe('demo data', () => {
  for (const resource of resources)
    for (const { list, filter, pageSize = resource.list?.pageSize ?? DEFAULT_PAGE_SIZE } of resource.screens ?? [])
      it(`fills two pages of ${list} at least`, () => {
        expect(shown(resource, filter).length).toBeGreaterThan(pageSize);
      });

  for (const resource of resources) {
    const status = resource.leaves.find(({ path }) => path === 'status');
    if (status)
      it(`has ${resource.name} in every status`, () => {
        const held = new Set(rowsOf(resource.name).map((row) => row.status));
        expect([...held].sort()).toEqual([...(status.field.options ?? [])].sort());
      });
  }

  it('tells of each ticket how it came to its status, one change after the other', () => {
    for (const ticket of rowsOf('tickets')) {
      const changes = rowsOf('ticket-status-changes').filter(({ ticketId }) => ticketId === ticket.id);
      const moments = [ticket, ...changes].map(({ dateCreated }) => String(dateCreated));
      expect(moments).toEqual([...moments].sort());
      expect(changes.map(({ from }) => from)).toEqual(['NEW', ...changes.map(({ to }) => to)].slice(0, changes.length));
      expect(changes.at(-1)?.to ?? 'NEW').toBe(ticket.status);
    }
  });

  it('has every ticket that somebody works on be answered for by one of its participants', () => {
    const parts = new Set(rowsOf('task-participants').map(({ taskId, userId }) => `${taskId} ${userId}`));
    for (const { id, status, responsibleId } of rowsOf('tickets'))
      expect(parts.has(`${id} ${responsibleId}`)).toBe(status !== 'NEW');
  });
});
