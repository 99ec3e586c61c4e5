/** Help texts and the sentences of the contract. */
export default {
  'Words to sort by, such as VIP or Landlord. They stay when a person’s data is erased, so write nothing personal.':
    'Maneno ya kupanga, kama VIP au Mwenye nyumba. Hubaki data ya mtu inapofutwa, kwa hiyo usiandike taarifa binafsi.',
  'The work that people with this role see first on Today.':
    'Kazi ambayo watu wenye jukumu hili huiona kwanza kwenye Leo.',
  'Service took long to respond. Please try again later.': 'Huduma imechelewa kujibu. Tafadhali jaribu tena baadaye.',
  'Service took long to respond, please try again.': 'Huduma imechelewa kujibu, tafadhali jaribu tena.',
  'Unable to sign in with provided credentails.': 'Imeshindikana kuingia kwa taarifa ulizotoa.',
  'Bad credentails': 'Taarifa za kuingia si sahihi',
  'User already exists': 'Mtumiaji tayari yupo',
  'User registered successfully': 'Mtumiaji amesajiliwa',
  'No active subscription found': 'Hakuna usajili ulio hai',
  'Session Expired! Please login again to continue': 'Kipindi kimeisha! Tafadhali ingia tena ili uendelee',
  'Auth success, Logging in..': 'Umethibitishwa, unaingia..',
  'Subscribing...': 'Inasajili...',
  'Initiating payment...': 'Inaanzisha malipo...',
  'Preparing payment form...': 'Inaandaa fomu ya malipo...',
  'The provider collected another amount than was asked: accept it if it covers the price, or refund it.':
    'Mtoa huduma alikusanya kiasi tofauti na kilichoombwa: kikubali kama kinatosha bei, au kirejeshe.',
  'The provider collected another currency: refund it at the provider, then reject it.':
    'Mtoa huduma alikusanya sarafu nyingine: irejeshe kwa mtoa huduma, kisha ikatae.',
  'The provider names another order for this money: find out whose it is; refund or reject it.':
    'Mtoa huduma anataja agizo lingine kwa fedha hizi: tafuta ni za nani; zirejeshe au zikatae.',
  'The provider did not answer in time: check it again, and reject it if nothing was paid.':
    'Mtoa huduma hakujibu kwa wakati: angalia tena, na ukatae ikiwa hakuna kilicholipwa.',
  'The order was paid twice: decide about the refund.': 'Agizo lililipwa mara mbili: amua kuhusu urejeshaji.',
  'Whose records the permissions reach.': 'Rekodi za nani ambazo ruhusa zinafikia.',
  'At least 12 characters. Not a common password, nor the name, e-mail address or phone number.':
    'Angalau herufi 12. Si nenosiri la kawaida, wala jina, barua pepe au namba ya simu.',
  'Whose records a role for their own agency shows them.': 'Rekodi za wakala huyu huonyeshwa na jukumu la wakala wake.',
  'For the whole duration, VAT included.': 'Kwa muda wote, pamoja na VAT.',
  'Only active packages are offered to visitors.': 'Vifurushi vilivyo hai tu huonyeshwa kwa wageni.',
  'Expected completion date.': 'Tarehe inayotarajiwa ya kukamilika.',
  'GeoJSON polygon, longitude before latitude.': 'Poligoni ya GeoJSON, longitudo kabla ya latitudo.',
  'The user who sells for the agency.': 'Mtumiaji anayeuza kwa niaba ya wakala.',
  'Leave blank for any package.': 'Ukiacha wazi: kifurushi chochote.',
  'Leave blank for no last day.': 'Ukiacha wazi: bila siku ya mwisho.',
  'The user this person signs in as.': 'Mtumiaji ambaye mtu huyu huingia kama yeye.',
  'Fiber is Available!': 'Faiba inapatikana!',
  'Fiber is Planned!': 'Faiba imepangwa!',
  'Fiber Construction In Progress!': 'Ujenzi wa faiba unaendelea!',
  'Not Available!': 'Haipatikani!',
  'takes at most 32 bytes': 'inachukua baiti 32 tu',
  'must not hold control characters': 'isiwe na herufi za udhibiti',
  'takes at least 8 characters': 'inahitaji angalau herufi 8',
  'takes at most 63 characters': 'inachukua herufi 63 tu',
  'must be printable ASCII characters': 'lazima iwe herufi za ASCII zinazochapika',
  'is required to reopen a ticket': 'inahitajika ili kufungua tiketi tena',
  'Someone else must approve this payout.': 'Mtu mwingine lazima aidhinishe malipo haya.',
  'Someone else must approve this refund.': 'Mtu mwingine lazima aidhinishe urejeshaji huu.',
  'It was sent and no answer came, so the money may be out. Send it again first.':
    'Ilitumwa na hakuna jibu lililokuja, kwa hiyo huenda fedha zimetoka. Itume tena kwanza.',
  'It is being sent right now. Look again in two minutes.': 'Inatumwa sasa hivi. Angalia tena baada ya dakika mbili.',
  'The service cannot be reached. Check your connection and try again.':
    'Huduma haipatikani. Angalia muunganisho wako kisha ujaribu tena.',
  'The service sent an answer that cannot be read.': 'Huduma ilituma jibu lisiloweza kusomwa.',
  '8 to 63 characters. Leave blank to keep the current password.':
    'Herufi 8 hadi 63. Acha wazi ili kubaki na nenosiri la sasa.',
  'Leave blank for now.': 'Ukiacha wazi: sasa',
  'Must be unique per method.': 'Lazima iwe ya kipekee kwa kila njia.',
  'Separated by commas. Letters that sound alike need none: Bugoloobi is found as Bugolobi.':
    'Tenganisha kwa mkato. Herufi zenye sauti moja hazihitaji: Bugoloobi hupatikana kama Bugolobi.',
  'Of a city, a town or a district we ask which area is meant.': 'Kwa jiji, mji au wilaya tunauliza eneo gani.',
  'A map link, coordinates, a Plus Code, or the name of a place beside it.':
    'Kiungo cha ramani, viwianishi, Plus Code, au jina la mahali karibu.',
  'Whom it is offered to.': 'Inatolewa kwa nani.',
  'JSON. Leave out to delete it.': 'JSON; ikiachwa, inasahaulika.',
  'A price is changed on the page of its package.': 'Bei hubadilishwa kwenye ukurasa wa kifurushi chake.',
  'Customers whose line renews at this price get an SMS and an e-mail this many days before. Leave blank for no notice.':
    'Wateja ambao laini yao itahuishwa kwa bei hii hupata SMS na barua pepe siku hizi kabla. Acha wazi kama hakuna taarifa.',
};
