import { journalLines } from '../../resources/journalLines';
import type { Turnover } from '../../server/store/Store';
import { rowsOf } from './Collections';
import type { Data } from './operations';

/** The turnovers of the ledger's accounts, counted from its lines. */
export const turnovers = ({ read }: Data) => ({
  turnovers(at: string): Turnover[] {
    const sums = new Map<string, Turnover>();
    for (const row of rowsOf(read(), journalLines)) {
      if (String(row.bookedAt) > at) continue;
      const account = row.account as Turnover['account'];
      const { debit, credit } = sums.get(account) ?? { debit: 0, credit: 0 };
      sums.set(account, { account, debit: debit + Number(row.debit), credit: credit + Number(row.credit) });
    }
    return [...sums.values()].sort((a, b) => (a.account < b.account ? -1 : 1));
  },
});
