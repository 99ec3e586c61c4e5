/** Refusals about payments, refunds, claims and closed days, in Kiswahili by their English texts. */
export const money = {
  'There is no such payment.': 'Hakuna malipo kama hayo.',
  'There is no such payment form.': 'Hakuna fomu ya malipo kama hiyo.',
  'There is no such payment refund task.': 'Hakuna ombi la urejeshaji kama hilo.',
  'There is no such receipt.': 'Hakuna risiti kama hiyo.',
  'This checkout has expired. Please start paying again.': 'Muda wa kulipa umeisha. Tafadhali anza kulipa upya.',
  'This renewal cannot be paid any more. Please start a new one.':
    'Uhuishaji huu hauwezi kulipiwa tena. Tafadhali anza mwingine.',
  'This renewal is already paid.': 'Uhuishaji huu umeshalipiwa.',
  'This order is already paid.': 'Agizo hili limeshalipiwa.',
  'This order was cancelled.': 'Agizo hili lilighairiwa.',
  'This payment does not belong to an order that can be paid.': 'Malipo haya si ya agizo linaloweza kulipiwa.',
  'This payment was recorded by hand: the provider does not know it.':
    'Malipo haya yalirekodiwa kwa mkono: mtoa huduma hayajui.',
  'This payment belongs to another order. Please start paying again.':
    'Malipo haya ni ya agizo lingine. Tafadhali anza kulipa upya.',
  'Only a successful payment has a receipt.': 'Malipo yaliyofanikiwa tu ndiyo yenye risiti.',
  'This payment has its receipt: {receiptNumber}.': 'Malipo haya tayari yana risiti: {receiptNumber}.',
  'Our staff are checking a payment of this order. Please do not pay again.':
    'Wafanyakazi wetu wanakagua malipo ya agizo hili. Tafadhali usilipe tena.',
  'The payment provider cannot be reached. Nothing was charged; please try again.':
    'Mtoa huduma wa malipo hapatikani. Hujatozwa chochote; tafadhali jaribu tena.',
  'The payment provider did not answer, so the refund may have arrived or not. Look for it there before you send it again.':
    'Mtoa huduma wa malipo hakujibu, kwa hiyo huenda urejeshaji umefika au la. Uangalie kwake kabla ya kuutuma tena.',
  'The payment provider refused the order.': 'Mtoa huduma wa malipo amekataa agizo.',
  'The payment provider refused the refund: {reason}': 'Mtoa huduma wa malipo amekataa urejeshaji: {reason}',
  'Payment {reference} of this renewal is not confirmed yet. Wait for it, or check it.':
    'Malipo {reference} ya uhuishaji huu bado hayajathibitishwa. Yasubiri, au yaangalie.',
  'Payment {reference} of this order is held for review: resolve it first.':
    'Malipo {reference} ya agizo hili yanasubiri kukaguliwa: yaamue kwanza.',
  'Payment {reference} of this order is under way at the provider: check it, and record this one if it fails.':
    'Malipo {reference} ya agizo hili yanaendelea kwa mtoa huduma: yaangalie, na urekodi haya yakishindikana.',
  'must be {amount}: that is what the order asks': 'lazima iwe {amount}: ndicho kiasi cha agizo',
  'must be a moment of the last year': 'lazima iwe wakati wa mwaka uliopita',
  '{reference} is recorded already for {method}': '{reference} tayari imerekodiwa kwa {method}',
  '{reference} was credited already with another payment': '{reference} tayari ilihesabiwa kwa malipo mengine',
  'is required: the number of the slip': 'inahitajika: namba ya stakabadhi',
  'is required: the number under which the money went out': 'inahitajika: namba ambayo fedha zilitoka nayo',
  'is for refunds that the provider refused or did not answer; this one was not sent to it yet':
    'ni ya urejeshaji ambao mtoa huduma alikataa au hakujibu; huu bado haujatumwa kwake',
  'Only a successful payment can be refunded: we do not hold any money of this one.':
    'Malipo yaliyofanikiwa tu ndiyo hurejeshwa: hatuna fedha za malipo haya.',
  'All of this payment has already been refunded or requested.': 'Malipo haya yote yamesharejeshwa au kuombwa.',
  'The payment provider accepts only one refund per payment, and this payment already has one.':
    'Mtoa huduma wa malipo hukubali urejeshaji mmoja kwa malipo, na haya tayari yanao.',
  'must be at most {left}: that is left of the payment': 'isizidi {left}: ndicho kilichobaki cha malipo',
  'must be {amount}: mobile money is refunded in full only':
    'lazima iwe {amount}: pesa za simu hurejeshwa zote kwa pamoja tu',
  'A refund that is {state} can’t be {done}.': 'Hali ya urejeshaji huu ni “{state}”; hatua “{done}” haiwezekani.',
  requested: 'umeombwa',
  approved: 'umeidhinishwa',
  sent: 'umetumwa',
  'paid out': 'umelipwa',
  rejected: 'umekataliwa',
  'A payout that is {state} can’t be {done}.':
    'Hali ya malipo haya ya kamisheni ni “{state}”; hatua “{done}” haiwezekani.',
  prepared: 'yameandaliwa',
  paid: 'yamelipwa',
  cancelled: 'yameghairiwa',
  'There is no such commission payout.': 'Hakuna malipo ya kamisheni kama hayo.',
  'No commission is waiting to be paid up to this day.': 'Hakuna kamisheni inayosubiri kulipwa hadi siku hii.',
  'After refunds, {amount} too much has been paid. The next commissions make up for it first.':
    '{amount} zililipwa zaidi baada ya urejeshaji. Kamisheni zijazo zitafidia kwanza.',
  'must not be in the future': 'isiwe siku ijayo',
  'must not be before the day of its approval': 'isiwe kabla ya siku ya kuidhinishwa',
  'This payment is not held for review.': 'Malipo haya hayasubiri kukaguliwa.',
  'The provider does not say that it is paid.': 'Mtoa huduma hasemi kuwa yamelipwa.',
  'It was credited and taken back before. Have the provider reverse it, then check it.':
    'Yalihesabiwa na kuondolewa awali. Mwombe mtoa huduma ayarejeshe, kisha yaangalie.',
  'Another payment was credited with this confirmation code: the same money is not credited twice.':
    'Malipo mengine yalihesabiwa kwa msimbo huu: fedha zilezile hazihesabiwi mara mbili.',
  'The provider holds this money: accept it or refund it.': 'Mtoa huduma ana fedha hizi: zikubali au zirejeshe.',
  'It is not a whole amount of our currency. Refund it at the provider, then reject it here.':
    'Si kiasi kamili cha sarafu yetu. Kirejeshe kwa mtoa huduma, kisha kikatae hapa.',
  'Money under another reference or in another currency is never accepted.':
    'Fedha za kumbukumbu nyingine au sarafu nyingine hazikubaliwi kamwe.',
  'Only {amount} of {price} was received: refund it.': 'Ni {amount} tu kati ya {price} zilizopokelewa: zirejeshe.',
  'This order is already paid: refund it.': 'Agizo hili limeshalipiwa: rejesha fedha hizi.',
  'This order is closed: refund it.': 'Agizo hili limefungwa: rejesha fedha hizi.',
  'Payment {reference} of this order is under way at the provider: check it first.':
    'Malipo {reference} ya agizo hili yanaendelea kwa mtoa huduma: yaangalie kwanza.',
  'Payment {reference} was not settled by staff: refund it.':
    'Malipo {reference} hayakuoanishwa na mfanyakazi: yarejeshe.',
  'Payment {reference} is no longer successful.': 'Malipo {reference} hayahesabiwi tena.',
  'A refund of payment {reference} was sent already.': 'Urejeshaji wa malipo {reference} umeshatumwa.',
  'Claim {claimNumber} was settled with this payment: refund it.':
    'Dai {claimNumber} lilimalizwa kwa malipo haya: yarejeshe.',
  'The day {day} is closed and uses payment {reference}: refund it.':
    'Siku ya {day} imefungwa na inatumia malipo {reference}: yarejeshe.',
  'This notification is closed already.': 'Taarifa hii imeshafungwa.',
  'There is no such unmatched notification.': 'Hakuna taarifa kama hiyo ya malipo.',
  'It is not a whole amount of our currency. Refund it at the provider, then dismiss it here.':
    'Si kiasi kamili cha sarafu yetu. Kirejeshe kwa mtoa huduma, kisha kiondoe hapa.',
  'Only {collected} of {price} was collected: refund it.':
    'Ni {collected} tu kati ya {price} zilizokusanywa: zirejeshe.',
  'There is no such claim.': 'Hakuna dai kama hilo.',
  'We could not find this claim. Send it again.': 'Hatukupata dai hili. Litume tena.',
  'Claim {claimNumber} is already closed.': 'Dai {claimNumber} limeshafungwa.',
  'Payment {reference} was credited with this code already.': 'Malipo {reference} yameshahesabiwa kwa msimbo huu.',
  'must be a day of the last year': 'lazima iwe siku ya mwaka uliopita',
  'There is no such day close.': 'Hakuna ufungaji wa siku kama huo.',
  'There is no such difference.': 'Hakuna tofauti kama hiyo.',
  'This day is closed and never changes.': 'Siku hii imefungwa na haibadiliki tena.',
  'This day is not prepared yet.': 'Siku hii bado haijaandaliwa.',
  'Someone else must close this day: you prepared it.': 'Mtu mwingine lazima afunge siku hii: wewe uliiandaa.',
  'Payments of this day have changed since it was prepared. Prepare it again.':
    'Malipo ya siku hii yamebadilika tangu iandaliwe. Iandae tena.',
  'The day of this difference is closed.': 'Siku ya tofauti hii imefungwa.',
  'This difference is resolved already.': 'Tofauti hii imeshatatuliwa.',
  'No balance was brought forward, or it is settled already.': 'Hakuna salio lililohamishwa, au limeshalipwa.',
  'There is no such fiscal document.': 'Hakuna hati ya kodi kama hiyo.',
  'Only a document that the tax authority refused can be sent again.':
    'Hati iliyokataliwa na mamlaka ya kodi tu ndiyo inaweza kutumwa tena.',
  'There is no such statement.': 'Hakuna taarifa kama hiyo.',
  'There is no such statement line.': 'Hakuna mstari wa taarifa kama huo.',
  'The day {day} is closed and uses lines of this statement: {lines}.':
    'Siku {day} imefungwa na inatumia mistari ya taarifa hii: {lines}.',
  'Claim {claimNumber} was settled with a line of this statement.':
    'Dai {claimNumber} lilitimizwa kwa mstari wa taarifa hii.',
  'Only money that came into a bank account can be a payout.':
    'Fedha zilizoingia katika akaunti ya benki tu ndizo zinaweza kuwa malipo ya mtoa huduma.',
  'Money in a bank account is not paid out: choose lines of a provider.':
    'Fedha zilizo katika akaunti ya benki hazilipwi tena: chagua mistari ya mtoa huduma.',
  'A payout has lines of one source only.': 'Malipo ya mtoa huduma yana mistari ya chanzo kimoja tu.',
  'Line {code} was paid out already.': 'Mstari {code} umeshalipwa na mtoa huduma.',
  'Line {code} shows no money that can be paid out.': 'Mstari {code} hauonyeshi fedha zinazoweza kulipwa.',
  'The money of line {code} came in after this payout.': 'Fedha za mstari {code} ziliingia baada ya malipo haya.',
  'The bank received {amount}, but only {collected} was collected.':
    'Benki ilipokea {amount}, lakini zilizokusanywa ni {collected} tu.',
  'must say why the fee is {fee} of {collected}': 'lazima ieleze kwa nini ada ni {fee} kati ya {collected}',
  'This line does not show incoming money.': 'Mstari huu si fedha zilizoingia.',
  'This line is matched already.': 'Mstari huu umeshaoanishwa.',
  'This line is in another currency: send the money back there.':
    'Mstari huu uko katika sarafu nyingine: rudisha fedha huko.',
  'This line is not a payout.': 'Mstari huu si malipo ya mtoa huduma.',
  'This payout was not settled by staff: undo the import of its statement.':
    'Malipo haya hayakuoanishwa na mfanyakazi: tengua uingizaji wa taarifa yake.',
  'The day {day} is closed and uses this payout.': 'Siku ya {day} imefungwa na inatumia malipo haya.',
  'This payout was undone too many times.': 'Malipo haya yametenguliwa mara nyingi mno.',
  'This line is not matched with a payment.': 'Mstari huu haujaoanishwa na malipo.',
  'Payment {reference} has the code of this line. Refund the payment instead.':
    'Malipo {reference} yana msimbo wa mstari huu. Rejesha malipo badala yake.',
  'Claim {claimNumber} was settled with this line. Refund its payment instead.':
    'Dai {claimNumber} lilitimizwa kwa mstari huu. Rejesha malipo yake badala yake.',
  'must be set, because the file is about account {value} and the source is {own}':
    'lazima iwekwe, kwa sababu faili ni la akaunti {value} na chanzo ni {own}',
  'row {row} has no fault in {field}': 'mstari wa {row} hauna kosa katika {field}',
  'must be set, because lines that were imported before are different in this file or missing: {count}':
    'lazima iwekwe, kwa sababu mistari iliyoingizwa awali ni tofauti katika faili hili au haipo: {count}',
  'must be set, because the file looks like another file type: {type}':
    'lazima iwekwe, kwa sababu faili linaonekana kuwa la aina nyingine: {type}',
  'We are already looking for {most} payments of this order. We will send an SMS once we have found one.':
    'Tayari tunatafuta malipo {most} ya agizo hili. Tutatuma SMS tukipata mojawapo.',
  'takes at most {bound}': 'isizidi {bound}',
  'must be a day that is over': 'lazima iwe siku iliyokwisha',
  '1 difference is open. Resolve or explain it first.': 'Tofauti 1 iko wazi. Itatue au ieleze kwanza.',
  '{differences} differences are open. Resolve or explain them first.':
    'Tofauti {differences} ziko wazi. Zitatue au zieleze kwanza.',
  'Days are closed one after the other. The next day to close is {next}.':
    'Siku hufungwa moja baada ya nyingine. Siku inayofuata kufungwa ni {next}.',
  'is not a user who prepares closes': 'si mtumiaji anayeandaa kufunga siku',
};
