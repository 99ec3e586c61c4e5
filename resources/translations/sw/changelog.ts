/** The changelog. */
export default {
  'The day at a glance': 'Siku kwa mtazamo mmoja',
  'The dashboard tells what came in yesterday and today, and what waits for somebody: payments, tickets, visits and subscriptions that end.':
    'Dashibodi inaonyesha yaliyoingia jana na leo, na yanayosubiri mtu: malipo, tiketi, ziara na usajili unaoisha.',
  'Payments over today, a week, a month or days of one’s own, with a chart whose bars lead to their payments.':
    'Malipo ya leo, ya wiki, ya mwezi au ya siku unazochagua, pamoja na chati ambayo nguzo zake hufungua malipo yake.',
  'Totals of customers, subscriptions, work orders, coverage checks and interest forms as rings that lead to their lists.':
    'Jumla za wateja, usajili, kazi za uwanjani, ukaguzi wa upatikanaji na fomu za nia kama miduara inayofungua orodha zake.',
  'A panel that could not be loaded says so and can be asked for again, without the rest of the page.':
    'Sehemu isiyoweza kupakiwa husema hivyo na inaweza kuombwa tena, bila kupakia ukurasa wote.',
  'Messages from the contact page become tickets of customers or of leads.':
    'Ujumbe kutoka ukurasa wa mawasiliano huwa tiketi za wateja au za wateja watarajiwa.',
  'Comments and replies reach the customer; internal notes never do.':
    'Maoni na majibu humfikia mteja; maelezo ya ndani hayamfikii kamwe.',
  'People are assigned to a ticket in a task role, and may do there what its task permissions say.':
    'Watu hukabidhiwa tiketi kwa jukumu la kazi, na wanaweza kufanya yale ambayo ruhusa zake zinasema.',
  'A ticket goes from new through in progress and resolved to closed, and its history says who moved it.':
    'Tiketi huenda kutoka mpya, inaendelea, imetatuliwa hadi imefungwa, na historia yake husema nani aliisogeza.',
  'Customers’ lines': 'Laini za wateja',
  'The status of a customer’s ONU, its optical signal and its details.':
    'Hali ya ONU ya mteja, mawimbi ya mwanga inayopokea na taarifa zake.',
  'Reboot an ONU or change its Wi-Fi; both are logged, and a password is kept nowhere.':
    'Washa ONU upya au badilisha Wi-Fi yake; yote hurekodiwa, na nenosiri halihifadhiwi popote.',
  'Lines are switched on after payment and again after a failure, each attempt in the activation log.':
    'Laini huwashwa baada ya malipo na tena baada ya kushindikana, kila jaribio likiwa katika kumbukumbu za uwashaji.',
  'Subscriptions explained': 'Usajili umeelezwa',
  'Extensions, bonus rules and transfers; every change of an end date is told in a sentence.':
    'Nyongeza, kanuni za bonasi na uhamisho; kila badiliko la tarehe ya mwisho huelezwa kwa sentensi.',
  'A renewal that is paid early waits its turn behind the subscription that runs.':
    'Uhuishaji uliolipwa mapema husubiri zamu yake nyuma ya usajili unaoendelea.',
  'Customers are reminded before their subscription ends.': 'Wateja hukumbushwa kabla usajili wao haujaisha.',
  'Mobile money and cards through the provider, and money recorded by hand with the number on its slip.':
    'Pesa za simu na kadi kupitia mtoa huduma, na fedha zilizorekodiwa kwa mkono pamoja na namba ya stakabadhi.',
  'Receipts without a gap in their numbers, to print.': 'Risiti zenye namba zisizo na mapengo, za kuchapisha.',
  'Refunds, approved by someone other than the requester.':
    'Urejeshaji, unaoidhinishwa na mtu mwingine asiye mwombaji.',
  'Payments that do not fit are held for a person, with what to do about them.':
    'Malipo yasiyolingana huzuiwa yamsubiri mtu, pamoja na la kufanya.',
  'Lists and details': 'Orodha na taarifa',
  'Search, filters, sorting, a choice of columns and addresses that restore the view.':
    'Utafutaji, vichujio, upangaji, uchaguzi wa safu na anwani zinazorejesha mwonekano.',
  'Details with the records that belong to them; new records and changes in a drawer beside the page.':
    'Taarifa pamoja na rekodi zake; rekodi mpya na mabadiliko katika droo kando ya ukurasa.',
  'A search for customers in the header of every page, and a keyboard help (?).':
    'Utafutaji wa wateja juu ya kila ukurasa, na msaada wa kibodi (?).',
  'Dark and semi-dark looks, right to left, a horizontal menu and more in the settings panel.':
    'Mwonekano mweusi na wa giza kiasi, kulia kwenda kushoto, menyu ya mlalo na zaidi katika paneli ya mipangilio.',
  'The beginning': 'Mwanzo',
  'Visitors check coverage, show interest, order a package, pay or pay later, and track their order.':
    'Wageni huangalia upatikanaji, huonyesha nia, huagiza kifurushi, hulipa sasa au baadaye, na hufuatilia agizo lao.',
  'Staff sign in at an address of their own; a session lasts eight hours and ends in all tabs at once.':
    'Wafanyakazi huingia kwenye anwani yao; kipindi hudumu saa nane na huisha kwenye vichupo vyote kwa pamoja.',
  'Roles and permissions decide what each person sees and may do, in the menu and on the server.':
    'Majukumu na ruhusa huamua kila mtu anaona nini na anaweza kufanya nini, kwenye menyu na kwenye seva.',
};
