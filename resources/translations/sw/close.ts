/** The daily close: its states, what can differ, and what to do about it. */
export default {
  'Daily close': 'Ufungaji wa siku',
  'Daily Close': 'Ufungaji wa siku',
  'View Closes': 'Kuona ufungaji wa siku',
  'Prepare Closes': 'Kuandaa ufungaji wa siku',
  'Close Days': 'Kufunga siku',
  'Day close': 'Ufungaji wa siku',
  'Day closes': 'Siku zilizofungwa',
  Prepared: 'Imeandaliwa',
  'Paid back': 'Zilizorejeshwa',
  'Open differences': 'Tofauti zilizo wazi',
  'Amount of open differences': 'Kiasi cha tofauti zilizo wazi',
  Totals: 'Jumla zote',
  Compared: 'Imelinganishwa',
  'Prepared by': 'Imeandaliwa na',
  'Prepared by name': 'Jina la aliyeandaa',
  'Closed by name': 'Jina la aliyefunga',
  'Closed by': 'Imefungwa na',
  Counted: 'Zilizohesabiwa',
  Told: 'Taarifa ilitumwa',
  Difference: 'Tofauti',
  Differences: 'Tofauti',
  Tie: 'Ulinganifu',
  Ledger: 'Daftari',
  Service: 'Huduma',
  'Line without a payment': 'Mstari bila malipo',
  'No statement': 'Hakuna taarifa ya akaunti',
  'Payment without a line': 'Malipo bila mstari',
  'Doubled line': 'Mstari umerudiwa',
  'Changed line': 'Mstari umebadilishwa',
  'Uncleared slip': 'Hati haijalipwa benki',
  'Service without a payment': 'Huduma bila malipo',
  'Mistyped slip': 'Namba ya hati imekosewa',
  'Unsent refund': 'Urejeshaji haujatumwa',
  'Lost status': 'Hali ya malipo imepotea',
  'High fee': 'Ada kubwa mno',
  'Receipt without money': 'Risiti bila fedha',
  'Days cut short': 'Siku zimepunguzwa',
  'Unexplained money out': 'Fedha zilizotoka bila maelezo',
  'Wrong amount': 'Kiasi si sahihi',
  'Missing fee': 'Ada haipo',
  'Wrong day': 'Siku si sahihi',
  'Refunded twice': 'Imerejeshwa mara mbili',
  'Missing receipt': 'Risiti haipo',
  'Not in the ledger': 'Haipo kwenye daftari',
  'No days granted': 'Hakuna siku zilizotolewa',
  'Days granted twice': 'Siku zimetolewa mara mbili',
  Explained: 'Imeelezwa',
  'Of the day': 'Ya siku',
  Explanation: 'Maelezo',
  'Explained by': 'Imeelezwa na',
  'Find the order that this line pays: match it with a claim or record the payment. If it pays none, ignore the line.':
    'Tafuta agizo linalolipwa na mstari huu: uoanishe na dai au urekodi malipo. Kama haulipi agizo lolote, puuza mstari.',
  'Import the statement of this day.': 'Ingiza taarifa ya akaunti ya siku hii.',
  'Ask the provider for this payment, or match it with its line.':
    'Muulize mtoa huduma kuhusu malipo haya, au yaoanishe na mstari wake.',
  'Check both lines: return the second payment, or explain that the provider shows one payment twice.':
    'Angalia mistari yote miwili: rudisha malipo ya pili, au eleza kwamba mtoa huduma anaonyesha malipo mamoja mara mbili.',
  'Ask the provider which of the two files is right: this line was changed or taken out later.':
    'Muulize mtoa huduma ni faili lipi lililo sahihi: mstari huu ulibadilishwa au kuondolewa baadaye.',
  'Ask the payer for which account the money is: it came from the number of another customer than we recorded.':
    'Muulize mlipaji fedha ni za akaunti gani: zilitoka kwenye namba ya mteja mwingine kuliko tuliyorekodi.',
  'Ask the bank for the cheque or card payment. Match it with its line, or reverse the payment if the money never came.':
    'Iulize benki kuhusu hundi au malipo ya kadi. Yaoanishe na mstari wake, au tengua malipo ikiwa fedha hazikuingia.',
  'Find out who switched this subscription on: no payment, extension, transfer or import is behind it.':
    'Tafuta nani aliwasha usajili huu: hakuna malipo, nyongeza, uhamisho wala uingizaji nyuma yake.',
  'Compare the number on the slip with the line: they are nearly the same, and so is the amount.':
    'Linganisha namba ya hati na mstari: zinakaribia kufanana, na kiasi ni kilekile.',
  'Check whether this refund was really sent: no statement shows that the money went out.':
    'Angalia kama urejeshaji huu ulitumwa kweli: hakuna taarifa inayoonyesha kwamba fedha zilitoka.',
  'Check the payment with the provider: it was credited and booked, but is no longer successful.':
    'Angalia malipo kwa mtoa huduma: yalihesabiwa na kuingizwa, lakini hayana tena hali ya kufanikiwa.',
  'Find out why this money went out. If it is your own payment, ignore the line with a note; if not, ask for it back.':
    'Tafuta kwa nini fedha hizi zilitoka. Kama ni malipo yako mwenyewe, puuza mstari kwa maelezo; kama sivyo, omba zirudishwe.',
  'Compare both amounts, then accept or refund the difference.':
    'Linganisha viasi vyote viwili, kisha kubali au rejesha tofauti.',
  'Ask the provider for the fee of this line.': 'Muulize mtoa huduma ada ya mstari huu.',
  'Check both times; explain it if the payment was only settled later.':
    'Angalia nyakati zote mbili; eleza ikiwa malipo yalithibitishwa baadaye tu.',
  'Refund the payment at the provider, then ignore the line or explain it.':
    'Rejesha malipo kwa mtoa huduma, kisha puuza mstari au ueleze.',
  'Check the payment with the provider, so that the reversal is booked.':
    'Angalia malipo kwa mtoa huduma, ili urejeshaji uingizwe.',
  'Ask the payer or the provider to return the second refund.':
    'Mwombe mlipaji au mtoa huduma arudishe urejeshaji wa pili.',
  'Issue the receipt.': 'Toa risiti.',
  'Ask the provider why this fee is more than a tenth of the amount.':
    'Muulize mtoa huduma kwa nini ada hii inazidi moja ya kumi ya kiasi.',
  'Check the payment with the provider: this receipt says that money came, but none did.':
    'Angalia malipo kwa mtoa huduma: risiti hii inasema fedha ziliingia, lakini hazikuingia.',
  'Give back the days that are missing: the service ends before the paid days are over.':
    'Rudisha siku zinazokosekana: huduma inaisha kabla ya siku zilizolipiwa.',
  'Check the journal entries of this payment or payout.':
    'Angalia maingizo ya daftari ya malipo haya au ya fedha hizi zilizolipwa benki.',
  'Check the payment again or refund it: the customer has no days for it.':
    'Angalia malipo tena au yarejeshe: mteja hana siku za malipo haya.',
  'Take back the days that were not paid for.': 'Ondoa siku ambazo hazikulipiwa.',
};
