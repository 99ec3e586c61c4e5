import type { Translation } from '../messages';

export default {
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
  withoutEntries:
    'Malipo %{smart_count} ya kabla ya toleo jipya bado hayajaingizwa katika leja. Yanaingizwa sasa. |||| Malipo %{smart_count} ya kabla ya toleo jipya bado hayajaingizwa katika leja. Yanaingizwa, kwa hiyo takwimu hizi ni pungufu.',
  unbalanced: 'Tofauti ni %{amount}',
  print: 'Chapisha',
  linesOf: 'Mistari ya %{account}',
  money: 'Fedha',
  movements: 'Yaliyopokelewa, mapato na marejesho',
  nothingMoved: 'Hakuna fedha iliyoingia wala kutoka siku hizi.',
  balancesAt: 'Salio tarehe %{day}',
  month: 'Mwezi',
  atStart: 'Laini mwanzoni',
  atEnd: 'Laini mwishoni',
} satisfies Translation['ledger'];
