/** Advice to staff on payments, activations, refunds and claims that wait for them. */
export const advice = {
  'No activation was asked for: activate the subscription.': 'Uwashaji haukuombwa: washa usajili.',
  'Activation failed. {reason} Activate it again.': 'Uwashaji umeshindikana. {reason} Washa tena.',
  'No reason was given.': 'Hakuna sababu iliyotolewa.',
  'The device manager cannot be reached: activation goes on by itself once it answers.':
    'Msimamizi wa vifaa hapatikani: uwashaji utaendelea wenyewe atakapojibu.',
  'Activation is waiting for its first attempt.': 'Uwashaji unasubiri jaribio la kwanza.',
  'Activation has not succeeded after 1 attempt: check the connection.':
    'Uwashaji haujafanikiwa baada ya jaribio 1: angalia muunganisho.',
  'Activation has not succeeded after {count} attempts: check the connection.':
    'Uwashaji haujafanikiwa baada ya majaribio {count}: angalia muunganisho.',
  'The provider gives no details of this payment: look for it there, then dismiss the notification.':
    'Mtoa huduma hatoi maelezo ya malipo haya: yatafute kwake, kisha ondoa taarifa hii.',
  'The provider knows this payment, and nothing was paid: find out whose it is, then dismiss the notification.':
    'Mtoa huduma anayajua malipo haya, na hakuna kilicholipwa: tafuta ni ya nani, kisha ondoa taarifa hii.',
  'The provider received money for an order that we do not know: find out who paid and refund it there, then dismiss the notification.':
    'Mtoa huduma alipokea fedha za agizo tusilolijua: tafuta aliyelipa na umrejeshee kwa mtoa huduma, kisha ondoa taarifa hii.',
  'The provider received {amount} for an order that we do not know: find out who paid and refund it there, then dismiss the notification.':
    'Mtoa huduma alipokea {amount} za agizo tusilolijua: tafuta aliyelipa na umrejeshee kwa mtoa huduma, kisha ondoa taarifa hii.',
  'Approve or reject it. The person who requested it can’t decide.': 'Uidhinishe au uukatae. Aliyeuomba hawezi kuamua.',
  'Confirm it once the money is out.': 'Uthibitishe fedha zikishatoka.',
  'It was sent and no answer came: look for it at the provider, then send it again or confirm it with its reference.':
    'Ulitumwa na hakuna jibu lililokuja: utafute kwa mtoa huduma, kisha utume tena au uuthibitishe kwa namba yake ya kumbukumbu.',
  'The provider refused it ({reason}): send it again or reject it.':
    'Mtoa huduma aliukataa ({reason}): utume tena au uukatae.',
  'Send the refund.': 'Tuma urejeshaji.',
  'No statement has this code: import the latest statements, or call the payer.':
    'Hakuna taarifa ya fedha yenye msimbo huu: ingiza taarifa za karibuni, au mpigie mlipaji.',
  'A payment of this order is still under way at the provider: check it.':
    'Malipo ya agizo hili bado yanaendelea kwa mtoa huduma: yaangalie.',
  'This code is credited or matched already: find out whose it is, and decline the claim.':
    'Msimbo huu umeshatumika au kulinganishwa: tafuta ni wa nani, na ukatae dai.',
  'The order is paid by another payment: refund this one if it came in, or decline the claim.':
    'Agizo limelipwa kwa malipo mengine: rejesha haya ikiwa yaliingia, au ukatae dai.',
  'The money came in for an order that is closed: refund the line.':
    'Fedha ziliingia kwa agizo lililofungwa: rejesha fedha za mstari.',
  'The money came in in another currency: send it back there and decline the claim.':
    'Fedha ziliingia kwa sarafu nyingine: zirudishe huko na ukatae dai.',
  'The money came in with another amount: accept it if it covers the price, or refund it.':
    'Fedha ziliingia kwa kiasi tofauti: kikubali ikiwa kinatosha bei, au kirejeshe.',
  'The money came in from another number: ask the payer, then match the line.':
    'Fedha ziliingia kutoka namba nyingine: muulize mlipaji, kisha linganisha mstari.',
  'The money came in on another day: ask the payer, then match the line.':
    'Fedha ziliingia siku nyingine: muulize mlipaji, kisha linganisha mstari.',
  'The money came in as claimed, but nobody has confirmed the number that paid: call that number, then match the line.':
    'Fedha ziliingia kama ilivyodaiwa, lakini hakuna aliyethibitisha namba iliyolipa: ipigie, kisha linganisha mstari.',
};
