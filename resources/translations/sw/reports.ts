/** The reports: their names, columns, rows and explanations. */
export default {
  Reports: 'Ripoti',
  Month: 'Mwezi',
  'MRR movements': 'Mabadiliko ya MRR',
  'How monthly recurring revenue (MRR) changed from the start of each month to its end, at today’s list prices, VAT excluded. A line moves by its state at both midnights: new if it never had service before the month, reactivated if it had, churned if it has none at the end. Lines that are paused count as without service. The month that is not over ends now.':
    'Jinsi mapato ya kila mwezi (MRR) yalivyobadilika tangu mwanzo wa kila mwezi hadi mwisho wake, kwa bei za leo, bila VAT. Laini huhesabiwa kwa hali yake saa sita za usiku zote mbili: mpya ikiwa haikuwahi kuwa na huduma kabla ya mwezi, iliyorejea ikiwa iliwahi, iliyoondoka ikiwa haina huduma mwishoni. Laini zilizosimamishwa huhesabiwa kuwa hazina huduma. Mwezi ambao haujaisha huishia sasa.',
  'MRR at the start': 'MRR mwanzoni',
  Reactivated: 'Zilizorejea',
  Expansion: 'Ongezeko',
  Contraction: 'Punguzo',
  Churned: 'Zilizoondoka',
  'MRR at the end': 'MRR mwishoni',
  'Retention by cohort': 'Wateja waliobaki kwa kundi',
  'Customers by the month of their first payment, and the share of them with service at the last midnight of that month and of each of the following months. Refunded subscriptions do not count.':
    'Wateja kwa mwezi wa malipo yao ya kwanza, na asilimia yao wenye huduma usiku wa mwisho wa mwezi huo na wa kila mwezi unaofuata. Usajili uliorejeshewa fedha hauhesabiwi.',
  'First payment': 'Malipo ya kwanza',
  'Receivables and deferred revenue by age': 'Yasiyolipwa na mapato yaliyoahirishwa kwa umri',
  'Unpaid orders are those that are new or wait for their payment, by the day they were placed, at the list price or the amount of their payment form. Unpaid renewals were started and not paid. Both include VAT and are in no ledger, because nobody owes anything before they pay. Deferred revenue was paid for days that are still to be served, VAT excluded, by the day of payment; its sum is the balance of that ledger account.':
    'Maagizo yasiyolipwa ni yale mapya au yanayosubiri malipo, kwa siku yalipowekwa, kwa bei ya kifurushi au kiasi cha fomu yao ya malipo. Usajili wa kuhuisha usiolipwa ulianzishwa bila kulipwa. Yote yana VAT na hayamo katika daftari lolote, kwa sababu hakuna anayedaiwa kabla ya kulipa. Mapato yaliyoahirishwa yalilipwa kwa siku ambazo bado hazijatolewa huduma, bila VAT, kwa siku ya malipo; jumla yake ni salio la akaunti hiyo ya daftari.',
  Age: 'Umri',
  'Up to 7 days': 'Hadi siku 7',
  '8 to 30 days': 'Siku 8 hadi 30',
  '31 to 60 days': 'Siku 31 hadi 60',
  '61 to 90 days': 'Siku 61 hadi 90',
  'More than 90 days': 'Zaidi ya siku 90',
  Ordered: 'Yaliyoagizwa',
  'Unpaid renewals': 'Kuhuisha kusikolipwa',
  'To renew': 'Ya kuhuisha',
} as const;
