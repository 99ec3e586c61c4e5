/** The changelog. */
export default {
  'The day at a glance': 'Siku kwa mtazamo mmoja',
  'The dashboard shows the money received yesterday and today, and the work that waits for you: payments, tickets, visits and subscriptions that end soon.':
    'Dashibodi inaonyesha yaliyoingia jana na leo, na yanayosubiri mtu: malipo, tiketi, ziara na usajili unaoisha.',
  'Payments of today, a week, a month or any period, with a chart whose bars link to their payments.':
    'Malipo ya leo, ya wiki, ya mwezi au ya siku unazochagua, pamoja na chati ambayo nguzo zake hufungua malipo yake.',
  'Totals of customers, subscriptions, work orders, coverage checks and interest forms, each linked to its list.':
    'Jumla za wateja, usajili, kazi za uwanjani, ukaguzi wa upatikanaji na fomu za nia kama miduara inayofungua orodha zake.',
  'If a panel cannot be loaded, it says so and can be loaded again without the rest of the page.':
    'Sehemu isiyoweza kupakiwa husema hivyo na inaweza kuombwa tena, bila kupakia ukurasa wote.',
  'Messages from the contact page become tickets of customers or of leads.':
    'Ujumbe kutoka ukurasa wa mawasiliano huwa tiketi za wateja au za wateja watarajiwa.',
  'Comments and replies reach the customer; internal notes never do.':
    'Maoni na majibu humfikia mteja; maelezo ya ndani hayamfikii kamwe.',
  'People are assigned to a ticket with a task role, whose permissions decide what they may do there.':
    'Watu hukabidhiwa tiketi kwa jukumu la kazi, na wanaweza kufanya yale ambayo ruhusa zake zinasema.',
  'A ticket goes from new through in progress and resolved to closed, and its history shows who changed its status.':
    'Tiketi huenda kutoka mpya, inaendelea, imetatuliwa hadi imefungwa, na historia yake husema nani aliisogeza.',
  'Customers’ lines': 'Laini za wateja',
  'The status of a customer’s ONU, its optical signal and its details.':
    'Hali ya ONU ya mteja, mawimbi ya mwanga inayopokea na taarifa zake.',
  'Restart an ONU or change its Wi-Fi; both are logged, and the password is not stored.':
    'Washa ONU upya au badilisha Wi-Fi yake; yote hurekodiwa, na nenosiri halihifadhiwi popote.',
  'Lines are switched on after payment, and tried again after a failure; the activation log shows each attempt.':
    'Laini huwashwa baada ya malipo na tena baada ya kushindikana, kila jaribio likiwa katika kumbukumbu za uwashaji.',
  'Subscriptions explained': 'Usajili umeelezwa',
  'Extensions, bonus rules and transfers; a sentence explains each change of an end date.':
    'Nyongeza, kanuni za bonasi na uhamisho; kila badiliko la tarehe ya mwisho huelezwa kwa sentensi.',
  'A renewal that is paid early begins when the current subscription ends.':
    'Uhuishaji uliolipwa mapema husubiri zamu yake nyuma ya usajili unaoendelea.',
  'Customers are reminded before their subscription ends.': 'Wateja hukumbushwa kabla usajili wao haujaisha.',
  'Mobile money and cards through the provider, and money recorded by hand with the number on its slip.':
    'Pesa za simu na kadi kupitia mtoa huduma, na fedha zilizorekodiwa kwa mkono pamoja na namba ya stakabadhi.',
  'Receipts with consecutive numbers, which can be printed.': 'Risiti zenye namba zisizo na mapengo, za kuchapisha.',
  'Refunds, approved by someone other than the requester.':
    'Urejeshaji, unaoidhinishwa na mtu mwingine asiye mwombaji.',
  'Payments that fit no order are held for staff, with advice on what to do.':
    'Malipo yasiyolingana huzuiwa yamsubiri mtu, pamoja na la kufanya.',
  'Lists and details': 'Orodha na taarifa',
  'Search, filters, sorting and a choice of columns; the address of a list restores its view.':
    'Utafutaji, vichujio, upangaji, uchaguzi wa safu na anwani zinazorejesha mwonekano.',
  'Details with related records; records are added and edited in a drawer beside the page.':
    'Taarifa pamoja na rekodi zake; rekodi mpya na mabadiliko katika droo kando ya ukurasa.',
  'A search for customers in the header of every page, and a list of keyboard shortcuts (?).':
    'Utafutaji wa wateja juu ya kila ukurasa, na msaada wa kibodi (?).',
  'Dark and semi-dark themes, right-to-left layout, a horizontal menu and more in the settings panel.':
    'Mwonekano mweusi na wa giza kiasi, kulia kwenda kushoto, menyu ya mlalo na zaidi katika paneli ya mipangilio.',
  'The beginning': 'Mwanzo',
  'Visitors check coverage, show interest, order a package, pay or pay later, and track their order.':
    'Wageni huangalia upatikanaji, huonyesha nia, huagiza kifurushi, hulipa sasa au baadaye, na hufuatilia agizo lao.',
  'Staff sign in on their own page; a session lasts eight hours and ends in all tabs at once.':
    'Wafanyakazi huingia kwenye anwani yao; kipindi hudumu saa nane na huisha kwenye vichupo vyote kwa pamoja.',
  'Roles and permissions decide what each person may see and do, in the menu and on the server.':
    'Majukumu na ruhusa huamua kila mtu anaona nini na anaweza kufanya nini, kwenye menyu na kwenye seva.',
};
