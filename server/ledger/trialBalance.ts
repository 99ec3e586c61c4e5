import { CHART, JOURNAL_ACCOUNTS } from '../../contract/ledger/chart';
import type { Answers } from '../../resources/catalogue/actions';
import type { Store } from '../store/Store';
import { paymentsWithoutEntries } from './paymentsWithoutEntries';

type TrialBalance = Answers['readTrialBalance'];

/** Returns the balance of every account up to and including a moment (ISO 8601 UTC). */
export async function trialBalance(store: Store, at: string): Promise<TrialBalance> {
  const [turnovers = []] = await store.turnovers([at]);
  const accounts = JOURNAL_ACCOUNTS.map((account) => {
    const balance = turnovers.reduce((sum, each) => sum + (each.account === account ? each.debit - each.credit : 0), 0);
    const { number, label } = CHART[account];
    return { account, number, label, debit: Math.max(0, balance), credit: Math.max(0, -balance) };
  });
  const total = (side: 'debit' | 'credit') => accounts.reduce((sum, each) => sum + each[side], 0);
  const withoutEntries = await paymentsWithoutEntries(store);
  return { at, accounts, debit: total('debit'), credit: total('credit'), withoutEntries };
}
