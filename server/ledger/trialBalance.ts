import { CHART, JOURNAL_ACCOUNTS } from '../../contract/ledger/chart';
import type { Answers } from '../../resources/actions';
import type { Store } from '../store/Store';

type TrialBalance = Answers['readTrialBalance'];

/** The balance of every account up to a moment (ISO 8601 UTC), that one included. */
export async function trialBalance(store: Store, at: string): Promise<TrialBalance> {
  const turnovers = new Map((await store.turnovers(at)).map((turnover) => [turnover.account, turnover]));
  const accounts = JOURNAL_ACCOUNTS.map((account) => {
    const { debit = 0, credit = 0 } = turnovers.get(account) ?? {};
    const { number, label } = CHART[account];
    return { account, number, label, debit: Math.max(0, debit - credit), credit: Math.max(0, credit - debit) };
  });
  const total = (side: 'debit' | 'credit') => accounts.reduce((sum, each) => sum + each[side], 0);
  return { at, accounts, debit: total('debit'), credit: total('credit') };
}
