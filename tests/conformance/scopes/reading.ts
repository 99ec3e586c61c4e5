import { beforeAll, describe, expect, it } from 'vitest';
import { API_BASES, MAX_PAGE_SIZE, MAX_SEARCH_LENGTH } from '../../../contract/constants';
import { resources } from '../../../resources';
import { type AnyResource, valueAt } from '../../../resources/language/defineResource';
import { ownershipsOf } from '../../../server/rules/scope';
import { searchableLeaves } from '../../../server/store/columns';
import { expectRefusal } from '../api/suite';
import type { ScopesWorld } from '../scopes.test';
import { slowSumOf } from '../slowSum';
import { shareOf } from './belonging';

type Row = Record<string, unknown> & { id: string };

export const LISTED = resources.filter(({ access, name }) => access?.list && name !== 'logs');
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).sort();

/** Returns every record of a list, page by page. */
export async function listed(
  world: ScopesWorld,
  resource: AnyResource,
  token: string,
  query = '',
  path = `${API_BASES.v1}/${resource.name}`,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = `limit=${MAX_PAGE_SIZE}&offset=${rows.length}`;
    const { status, body } = await world.api.call('GET', `${path}?${page}${query}`, { token });
    expect(status, JSON.stringify(body)).toBe(200);
    const found = body[resource.listName] as Row[];
    rows.push(...found);
    if (found.length < MAX_PAGE_SIZE) {
      expect(body.totalRecords).toBe(rows.length);
      return rows;
    }
  }
}

/** Checks lists, totals, sums, exports, look-ups and single records. */
export function reading(world: () => ScopesWorld): void {
  describe.each(['OWN', 'AGENCY'] as const)('a caller with scope %s', (scope) => {
    describe.each(LISTED)('of $name', (resource) => {
      const root = `${API_BASES.v1}/${resource.name}`;
      let mine: Row[];
      let others: Row[];
      const ask = (path: string) => world().api.call('GET', path, { token: world().sellers[scope].token });
      beforeAll(async () => {
        ({ mine, others } = await shareOf(world().api.world.store, resource, world().sellers[scope]));
      });

      if (ownershipsOf(resource).length)
        it('has own records, and there are others', () => {
          expect([mine.length > 0, others.length > 0]).toEqual([true, true]);
        });

      it('lists only its own records, by either path', async () => {
        const { token } = world().sellers[scope];
        expect(idsOf(await listed(world(), resource, token))).toEqual(idsOf(mine));
        const path = resource.listedAs && `${API_BASES.v1}/${resource.listedAs}`;
        if (path) expect(idsOf(await listed(world(), resource, token, '', path))).toEqual(idsOf(mine));
      });

      it('counts and sums only its own records', async () => {
        for (const total of ['count', 'total-records'])
          expect((await ask(`${root}/${total}`)).body, total).toEqual({ totalRecords: mine.length });
        const { sum } = resource.list ?? {};
        if (!sum) return;
        expect((await ask(`${root}/sum`)).body).toEqual(slowSumOf(resource, sum, mine));
      });

      it('exports only its own records', async () => {
        const csv = String((await ask(`${root}/export`)).body);
        for (const { id } of mine) expect(csv).toContain(`\n${id},`);
        for (const { id } of others) expect(csv).not.toContain(`\n${id},`);
      });

      it('finds only its own records by id and by search', async () => {
        const { token } = world().sellers[scope];
        const some = [...mine.slice(0, 20), ...others.slice(0, 20)].map(({ id }) => id);
        expect(idsOf(await listed(world(), resource, token, `&ids=${some}`))).toEqual(idsOf(mine.slice(0, 20)));
        const known = new Set(idsOf(mine));
        for (const { path } of searchableLeaves(resource)) {
          const text = others.map((row) => valueAt(row, path)).find((value) => typeof value === 'string');
          if (typeof text !== 'string' || text === '') continue;
          const typed = text.slice(0, MAX_SEARCH_LENGTH).toWellFormed();
          const found = await listed(world(), resource, token, `&searchTerm=${encodeURIComponent(typed)}`);
          expect(found.filter(({ id }) => !known.has(id))).toEqual([]);
        }
      });

      it('reads its own records and no others', async () => {
        const [own] = mine;
        const [other] = others;
        if (own) expect((await ask(`${root}/${own.id}`)).body[resource.singular]).toMatchObject({ id: own.id });
        if (other) expectRefusal(await ask(`${root}/${other.id}`), 404);
      });
    });
  });

  it('a screen with its own path shows only the caller’s records', async () => {
    for (const resource of resources)
      for (const { source } of resource.screens ?? []) {
        if (!source) continue;
        const path = `${API_BASES.v1}/${source.path}`;
        const { token } = world().sellers.OWN;
        const wide = Object.keys(source.filters).includes('expiringInDays') ? '&expiringInDays=366' : '';
        const { mine } = await shareOf(world().api.world.store, resource, world().sellers.OWN);
        const all = await listed(world(), resource, world().api.callers.admin, wide, path);
        const own = all.filter(({ id }) => mine.some((row) => row.id === id));
        expect([own.length > 0, own.length < all.length]).toEqual([true, true]);
        expect(idsOf(await listed(world(), resource, token, wide, path))).toEqual(idsOf(own));
      }
  });
}
