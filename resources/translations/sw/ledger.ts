/** The ledger: its accounts and entries. */
export default {
  'Journal entry': 'Ingizo la daftari',
  'Journal entries': 'Maingizo ya daftari',
  'Journal line': 'Mstari wa daftari',
  'Journal lines': 'Mistari ya daftari',
  'Entry number': 'Namba ya ingizo',
  Booked: 'Limeingizwa',
  'Ledger account': 'Akaunti ya daftari',
  'Trial balance': 'Urari',
  'Trial Balance': 'Urari',
  Total: 'Jumla',
  'Provider clearing: MTN': 'Fedha kwa mtoa huduma: MTN',
  'Provider clearing: Airtel': 'Fedha kwa mtoa huduma: Airtel',
  'Provider clearing: cards': 'Fedha kwa mtoa huduma: kadi',
  'Provider clearing: other': 'Fedha kwa mtoa huduma: nyingine',
  'Deferred revenue': 'Mapato yaliyoahirishwa',
  'Refunds payable': 'Fedha za kurejeshwa',
  'VAT payable': 'VAT ya kulipwa',
  'Commissions payable': 'Kamisheni za kulipwa',
  Revenue: 'Mapato',
  'Provider fees': 'Ada za mtoa huduma',
  Commissions: 'Kamisheni',
  Earning: 'Mapato ya siku',
  Settlement: 'Malipo ya mtoa huduma benki',
  Opening: 'Ufunguzi',
  Money: 'Fedha',
  'Payments by the day they were booked, VAT included. Refunds are not deducted.':
    'Malipo kwa siku yalipoingizwa, pamoja na VAT. Marejesho hayajatolewa.',
  Earned: 'Mapato',
  'Revenue of the days served, VAT excluded, less what refunds took from it.':
    'Mapato ya siku zilizohudumiwa, bila VAT, ukitoa yaliyochukuliwa na marejesho.',
  'Paid for days that are still to be served, VAT excluded; at the end of the last day.':
    'Yaliyolipwa kwa siku ambazo bado hazijahudumiwa, bila VAT; mwisho wa siku ya mwisho.',
  'Money that paid for nothing and is to be refunded; at the end of the last day.':
    'Fedha ambayo haikununua kitu na inarudi kwa mlipaji; mwisho wa siku ya mwisho.',
  'At the provider': 'Kwa mtoa huduma',
  'What the payment provider has not paid out yet, before its fees; at the end of the last day.':
    'Ambayo mtoa huduma za malipo bado hajalipa, kabla ya ada zake; mwisho wa siku ya mwisho.',
  'Monthly recurring revenue (MRR)': 'Mapato ya kila mwezi (MRR)',
  'What the lines active now pay for 30 days: the list price of their package by its length, VAT excluded.':
    'Ambayo laini zilizo hai sasa hulipa kwa siku 30: bei ya kifurushi kwa urefu wake, bila VAT.',
  'Revenue per line (ARPU)': 'Mapato kwa laini (ARPU)',
  'Earned in the month, divided by the lines active on average: half of those at its start and at its end.':
    'Mapato ya mwezi, kugawanya kwa wastani wa laini hai: nusu ya zile za mwanzo na za mwisho wake.',
  Churn: 'Laini zilizoondoka',
  'Lines whose service ended in the month and was not renewed within 7 days, as a share of the lines active at its start. Ends of the last 7 days are not decided yet.':
    'Laini ambazo huduma yake iliisha mwezi huo na haikuhuishwa ndani ya siku 7, kwa asilimia ya laini zilizokuwa hai mwanzoni. Zilizoisha siku 7 zilizopita bado hazijaamuliwa.',
  'Renewals on time': 'Uhuishaji kwa wakati',
  'Renewals paid by the end of the day of expiry, as a share of all subscriptions that ended in the month up to yesterday.':
    'Uhuishaji uliolipwa kabla ya siku ya kuisha kumalizika, kwa asilimia ya usajili wote ulioisha mwezi huo hadi jana.',
  'Active lines': 'Laini hai',
  'Subscriptions that are active now; a line has one at a time.':
    'Usajili ulio hai sasa; laini ina mmoja kwa wakati mmoja.',
  'Lines at midnight': 'Laini usiku wa manane',
  'Subscriptions that began by one day and ended on the next or later.':
    'Usajili ulioanza hadi siku moja na kuisha siku inayofuata au baadaye.',
  'Subscriptions that ended on these days.': 'Usajili ulioisha siku hizi.',
  'Renewed on time': 'Ulihuishwa kwa wakati',
  'Subscriptions that ended on these days and whose renewal was paid by the end of that day.':
    'Usajili ulioisha siku hizi ambao uhuishaji wake ulilipwa kabla ya siku hiyo kumalizika.',
  'Not renewed': 'Haukuhuishwa',
  'Subscriptions that ended on these days and were not renewed within 7 days.':
    'Usajili ulioisha siku hizi ambao haukuhuishwa ndani ya siku 7.',
  'On time': 'Kwa wakati',
  Late: 'Umechelewa',
};
