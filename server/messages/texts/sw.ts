import { brand } from '../../../contract/brand';
import { formatPhone } from '../../../contract/phone';
import { type AfterPayment, type CustomerTexts, mail, ofTicket, type TextFormats } from './Texts';

const phone = () => formatPhone(brand.contacts.phone);

/** Says what happens after a payment. */
function after(next: AfterPayment, { formatMoment }: TextFormats): string {
  if (typeof next === 'object') return `Imelipiwa hadi ${formatMoment(next.until)}.`;
  switch (next) {
    case 'SWITCHED_ON':
      return 'Tunawasha muunganisho wako.';
    case 'INSTALLED':
      return 'Sasa tutakupigia simu kukubaliana siku ya ufungaji.';
    case 'RESUMED':
      return `Tupigie ili akaunti yako iendelee: ${phone()}.`;
    case 'REFUNDED':
      return 'Tutakurudishia malipo haya.';
  }
}

const DAY_PARTS = { MORNING: ' asubuhi', AFTERNOON: ' mchana', EVENING: ' jioni' } as const;

/** The texts for customers in Kiswahili. */
export const sw: CustomerTexts = {
  orderReceived: ({ formNumber, productName, amount, currency, page }, { formatSum, linkTo }) =>
    mail(
      `Oda yako ${formNumber}`,
      `${brand.name}: tumepokea oda yako ${formNumber}, ${productName}, ${formatSum(amount, currency)}. Lipa sasa au baadaye: ${linkTo(page)}`,
    ),
  activated: ({ until, accountNumber }, { formatMoment }) =>
    mail(
      'Uko mtandaoni',
      `${brand.name}: intaneti yako imewashwa hadi ${until ? formatMoment(until) : 'taarifa nyingine'}. Akaunti ${accountNumber}.`,
    ),
  subscriptionEnded: ({ accountNumber, page }, { linkTo }) =>
    mail(
      'Usajili wako umeisha',
      `Usajili wako wa ${brand.name} umeisha. Uhuishe ili urudi mtandaoni: ${linkTo(page)} au ${phone()}. Akaunti ${accountNumber}.`,
    ),
  reminder: ({ until, accountNumber, page }, { formatMoment, linkTo }) =>
    mail(
      'Usajili wako unaisha karibuni',
      `Usajili wako wa ${brand.name} unaisha ${formatMoment(until)}. Uhuishe mapema ili ubaki mtandaoni: ${linkTo(page)} Akaunti ${accountNumber}.`,
    ),
  priceChange: ({ productName, oldPrice, price, currency, day, accountNumber }, { formatSum, formatDay }) =>
    mail(
      `Bei mpya ya ${productName}`,
      `${brand.name}: kuanzia ${formatDay(day)} ${productName} ni ${formatSum(price, currency)}, si ${formatSum(oldPrice, currency)}. Siku ulizolipia hazibadiliki. Akaunti ${accountNumber}.`,
    ),
  accountSuspended: ({ accountNumber }) =>
    mail(
      `Akaunti ${accountNumber} imesimamishwa`,
      `${brand.name}: akaunti ${accountNumber} imesimamishwa na muunganisho wake umezimwa. Siku zilizolipiwa zimehifadhiwa. Tupigie: ${phone()}.`,
    ),
  renewalCode: ({ code, accountNumber, minutes }) =>
    `${code} ni msimbo wako wa kuhuisha ${accountNumber ? `akaunti ${accountNumber}` : 'muunganisho wako'}. Unatumika kwa dakika ${minutes}. Usimpe mtu mwingine. ${brand.name}`,
  receipt: ({ amount, currency, reference, receiptNumber, accountNumber, productName, next, page }, formats) =>
    mail(
      `Risiti ${receiptNumber}`,
      `${brand.name}: tumepokea ${formats.formatSum(amount, currency)} (${reference})${productName ? ` ya ${productName}` : ''}, akaunti ${accountNumber}. ${after(next, formats)} Risiti ${receiptNumber}: ${formats.linkTo(page)}`,
    ),
  paidForYou: ({ amount, currency, reference, accountNumber, productName, next, page }, formats) =>
    mail(
      `Malipo ya akaunti ${accountNumber}`,
      `${brand.name}: mtu mwingine amekulipia ${formats.formatSum(amount, currency)} (${reference})${productName ? `: ${productName}` : ''}, akaunti ${accountNumber}. ${after(next, formats)} ${formats.linkTo(page)}`,
    ),
  paidForAnother: ({ amount, currency, reference, receiptNumber }, { formatSum }) =>
    `${brand.name}: tumepokea ${formatSum(amount, currency)} (${reference}) uliyomlipia mtu mwingine. Risiti ${receiptNumber}. Asante.`,
  refund: ({ amount, currency, reference, refundNumber }, { formatSum }) =>
    `${brand.name}: tumekurudishia ${formatSum(amount, currency)} ya malipo yako ${reference} (${refundNumber}).`,
  claimSettled: ({ claimNumber, reference }) => `${claimNumber}: ${brand.name} imeyapata malipo yako (${reference}).`,
  claimDeclined: ({ claimNumber, code }) =>
    `${claimNumber}: ${brand.name} haijapata malipo yenye msimbo ${code}. Tafadhali tupigie simu: ${phone()}.`,
  claimCode: ({ code, claimNumber, minutes }) =>
    `${code} ni msimbo wako wa kuthibitisha kuwa ulilipa kwa namba hii (${claimNumber}). Unatumika kwa dakika ${minutes}. Usimpe mtu mwingine. ${brand.name}`,
  ticketReceived: ({ ticketNumber, answerBy }, { formatMoment }) =>
    ofTicket(
      ticketNumber,
      `${brand.name} imepokea ujumbe wako. ${answerBy ? `Tutakujibu kabla ya ${formatMoment(answerBy)}` : 'Tutakujibu'}.`,
    ),
  ticketAnswered: ({ ticketNumber, words }) => ofTicket(ticketNumber, words),
  ticketResolved: ({ ticketNumber }) =>
    ofTicket(ticketNumber, `Ombi lako kwa ${brand.name} limetatuliwa. Kama sivyo, tupigie ${phone()}.`),
  ticketClosed: ({ ticketNumber }) =>
    ofTicket(ticketNumber, `Ombi lako kwa ${brand.name} limefungwa. Asante kwa uvumilivu wako.`),
  visitPlanned: ({ workOrderNumber, day, time, page }, { formatDay, linkTo }) =>
    mail(
      `Tutakutembelea ${formatDay(day)}`,
      `${brand.name}: mafundi wetu watakuja ${formatDay(day)}${time ? DAY_PARTS[time] : ''} (${workOrderNumber}). Tupigie ukitaka siku nyingine: ${phone()}. ${linkTo(page)}`,
    ),
  visitMoved: ({ workOrderNumber, day, time, page }, { formatDay, linkTo }) =>
    mail(
      `Sasa tutakutembelea ${formatDay(day)}`,
      `${brand.name}: ziara yetu (${workOrderNumber}) imehamishwa hadi ${formatDay(day)}${time ? DAY_PARTS[time] : ''}. Tupigie ukitaka siku nyingine: ${phone()}. ${linkTo(page)}`,
    ),
  visitCancelled: ({ workOrderNumber, day }, { formatDay }) =>
    mail(
      `Ziara ya ${formatDay(day)} imefutwa`,
      `${brand.name}: ziara yetu ya ${formatDay(day)} (${workOrderNumber}) imefutwa. Tutakupigia kukubaliana siku nyingine.`,
    ),
  visitOnTheWay: ({ workOrderNumber }) =>
    mail('Tuko njiani', `${brand.name}: mafundi wetu wako njiani kuja kwako (${workOrderNumber}).`),
  visitDone: ({ workOrderNumber }) =>
    mail(
      'Ziara yetu imekamilika',
      `${brand.name}: ziara yetu (${workOrderNumber}) imekamilika. Kama kuna kisichofanya kazi, tupigie: ${phone()}.`,
    ),
};
