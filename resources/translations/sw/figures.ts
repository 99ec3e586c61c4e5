/** Labels and hints of figures. */
export default {
  Net: 'Baki',
  'Received less refunded.': 'Yaliyopokelewa ukitoa yaliyorejeshwa.',
  'Payments by the day they were paid. Money paid back later is not deducted.':
    'Malipo kwa siku yalipolipwa. Fedha zilizorejeshwa baadaye hazijatolewa.',
  'Money paid back by the day it went out: refunds, and payments that the provider took back.':
    'Fedha zilizorejeshwa kwa siku zilipotoka: marejesho, na malipo ambayo mtoa huduma aliyachukua tena.',
  'How many payments were paid on these days.': 'Idadi ya malipo yaliyolipwa siku hizi.',
  'Payments begun on these days that are not over.': 'Malipo yaliyoanzishwa siku hizi ambayo hayajakamilika.',
  'Payments begun on these days that failed or were taken back.':
    'Malipo yaliyoanzishwa siku hizi yaliyoshindikana au kuchukuliwa tena.',
  'New lines': 'Laini mpya',
  'First subscriptions that began on these days.': 'Usajili wa kwanza ulioanza siku hizi.',
  Orders: 'Maagizo',
  'Subscription forms filled in on these days.': 'Fomu za usajili zilizojazwa siku hizi.',
  'Interest forms filled in on these days.': 'Fomu za nia zilizojazwa siku hizi.',
  Leads: 'Wateja watarajiwa',
  'Clients recorded on these days who are at the stage Lead now.':
    'Wateja waliorekodiwa siku hizi ambao sasa ni watarajiwa.',
  'Places checked on these days.': 'Mahali palipokaguliwa siku hizi.',
  'Open tickets': 'Tiketi zilizo wazi',
  'Tickets that wait for us: new and in progress. Resolved ones wait for their customer.':
    'Tiketi zinazotusubiri: mpya na zinazoshughulikiwa. Zilizotatuliwa zinamsubiri mteja.',
  'Visits today': 'Ziara za leo',
  'Work orders whose visit is planned for today.': 'Kazi za uwanjani ambazo ziara yake imepangwa leo.',
  'Expiring in 7 days': 'Yanaisha ndani ya siku 7',
  'Active subscriptions that end within a week.': 'Usajili hai unaoisha ndani ya wiki moja.',
  'Accounts of the type Customer.': 'Akaunti za aina ya Mteja.',
  'Accounts of customers and of staff.': 'Akaunti za wateja na za wafanyakazi.',
  'Customers whose account has this status.': 'Wateja ambao akaunti yao ina hali hii.',
  'First subscriptions and renewals, whatever their status.': 'Usajili wa kwanza na wa kuhuisha, wa hali yoyote.',
  'Subscriptions with the status Active.': 'Usajili wenye hali ya Hai.',
  'Subscriptions with the status New, Pending or Inactive.': 'Usajili wenye hali ya Mpya, Unasubiri au Si hai.',
  'Renewals that wait for their payment.': 'Usajili wa kuhuisha unaosubiri malipo yake.',
  'Subscriptions with the status Created, Expired, Terminated, Forfeited or Cancelled.':
    'Usajili uliolipwa unaosubiri kuanza, uliokwisha, uliositishwa, uliopotezwa au ulioghairiwa.',
  'Work orders of any status.': 'Kazi za uwanjani za hali yoyote.',
  'Work orders with the status New.': 'Kazi za uwanjani ambazo ni mpya.',
  'Work orders with the status Active.': 'Kazi za uwanjani zinazoendelea.',
  'Work orders with the status Not feasible.': 'Kazi za uwanjani zisizowezekana.',
  'Work orders with the status Closed.': 'Kazi za uwanjani zilizofungwa.',
  'Places that visitors or staff have checked.': 'Mahali palipokaguliwa na mtu.',
  'Coverage checks of known places that found this.': 'Ukaguzi wa mahali panapojulikana uliopata hivi.',
  'Place not recognised': 'Mahali hapatambuliki',
  'Coverage checks of names that fit no place, or several: nobody knows whether there is fibre.':
    'Ukaguzi wa majina yasiyolingana na mahali popote, au yanayolingana na kadhaa: haijulikani kama kuna faiba.',
  Map: 'Ramani',
  'Interest forms of any status.': 'Fomu za nia za hali yoyote.',
  'Interest forms with this status.': 'Fomu za nia zenye hali hii.',
} as const;
