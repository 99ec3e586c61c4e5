import type { Translation } from '../messages';

export const ledger: Translation['ledger'] = {
  trialBalance: 'Urari',
  balances: 'Debiti na krediti kwa akaunti',
  at: 'Salio hadi %{moment}',
  moment: 'Siku',
  now: 'Sasa',
  account: 'Akaunti',
  debit: 'Debiti',
  credit: 'Krediti',
  total: 'Jumla',
  balanced: 'Debiti ni sawa na krediti',
  unbalanced: 'Tofauti ni %{amount}',
  print: 'Chapisha',
  linesOf: 'Mistari ya %{account}',
};
