import { v7 as uuidv7 } from 'uuid';
import { limitCounts } from '../../resources/catalogue/systemTables';
import type { Tally } from '../../server/store/Store';
import { type Data, rowsOf, type StoredRow } from './Collections';
import { changedRow, newRow } from './storedValue';

/** The rate limit counters in the file. All operations take turns, so each count is atomic. */
export function mockTallies({ read, replace }: Data) {
  const rows = () => rowsOf(read(), limitCounts);
  const save = (row: StoredRow) => {
    const others = rows().filter(({ key }) => key !== row.key);
    replace({ ...read(), [limitCounts.listName]: [...others, row] });
  };
  return {
    tally(keys: readonly string[], now: Date, until: Date): Tally {
      const moment = now.toISOString();
      const runs = (key: unknown) => rows().find((row) => row.key === key && String(row.endsAt) > moment);
      const begun = (key: string, countedUnder: unknown) =>
        newRow(limitCounts, {
          ...{ id: uuidv7(), dateCreated: moment, dateUpdated: moment },
          ...{ key, countedUnder, count: 0, endsAt: until.toISOString() },
        });
      const running = new Set(keys.flatMap((key) => runs(key)?.countedUnder ?? []).map(String));
      const heads = running.size ? [...running].sort() : keys.slice(0, 1);
      const counted = heads.map((key) => {
        const row = runs(key) ?? begun(key, key);
        const counts = changedRow(limitCounts, row, { count: Number(row.count) + 1, dateUpdated: moment });
        save(counts);
        return { count: Number(counts.count), endsAt: String(counts.endsAt) };
      });
      for (const key of keys) if (!runs(key)) save(begun(key, heads[0]));
      return counted.reduce((one, other) => (other.count > one.count ? other : one));
    },
    untally(key: string, endsAt: string): void {
      const head = rows().find((each) => each.key === key)?.countedUnder;
      const row = rows().find((each) => each.key === head && each.endsAt === endsAt);
      if (row && Number(row.count) > 0) save(changedRow(limitCounts, row, { count: Number(row.count) - 1 }));
    },
  };
}
