import { journalEntries } from '../../resources/ledger/journalEntries';
import { journalLines } from '../../resources/ledger/journalLines';
import type { Turnover } from '../../server/store/Store';
import { type Data, rowsOf } from './Collections';
import { compareValues } from './storedValue';

/** Returns the turnovers of the ledger's accounts, computed from its lines. */
export const turnovers = ({ read }: Data) => ({
  turnovers(moments: readonly string[]): Turnover[][] {
    const types = new Map(rowsOf(read(), journalEntries).map(({ id, type }) => [id, type]));
    const lines = rowsOf(read(), journalLines).map((row) => ({ row, type: types.get(String(row.entryId)) }));
    return moments.map((at) => {
      const sums = new Map<string, Turnover>();
      for (const { row, type } of lines) {
        if (String(row.bookedAt) > at) continue;
        const key = `${row.account} ${type}`;
        const { debit, credit } = sums.get(key) ?? { debit: 0, credit: 0 };
        const sum = { debit: debit + Number(row.debit), credit: credit + Number(row.credit) };
        sums.set(key, { account: row.account, type, ...sum } as Turnover);
      }
      return [...sums.values()].sort((a, b) => compareValues(a.account, b.account) || compareValues(a.type, b.type));
    });
  },
});
