import { brand } from '../../../contract/brand';
import { formatPhone } from '../../../contract/phone';
import { type AfterPayment, type CustomerTexts, mail, ofTicket, type TextFormats } from './Texts';

const phone = () => formatPhone(brand.contacts.phone);

/** Says what happens after a payment. */
function after(next: AfterPayment, { formatMoment }: TextFormats): string {
  if (typeof next === 'object') return `Paid until ${formatMoment(next.until)}.`;
  switch (next) {
    case 'SWITCHED_ON':
      return 'We are switching your connection on.';
    case 'INSTALLED':
      return 'Next, we call you to agree on the installation.';
    case 'RESUMED':
      return `Call us to resume your account: ${phone()}.`;
    case 'REFUNDED':
      return 'We will return this payment to you.';
  }
}

const DAY_PARTS = { MORNING: ' in the morning', AFTERNOON: ' in the afternoon', EVENING: ' in the evening' } as const;

/** The texts for customers in English. Codes are at the beginning, where phones look for them. */
export const en: CustomerTexts = {
  orderReceived: ({ formNumber, productName, amount, currency, page }, { formatSum, linkTo }) =>
    mail(
      `Your order ${formNumber}`,
      `${brand.name}: we have your order ${formNumber}, ${productName}, ${formatSum(amount, currency)}. Pay now or later: ${linkTo(page)}`,
    ),
  activated: ({ until, accountNumber }, { formatMoment }) =>
    mail(
      'You are online',
      `${brand.name}: you are online until ${until ? formatMoment(until) : 'further notice'}. Account ${accountNumber}.`,
    ),
  subscriptionEnded: ({ accountNumber, page }, { linkTo }) =>
    mail(
      'Your subscription has ended',
      `Your ${brand.name} subscription has ended. Renew it to go online again: ${linkTo(page)} or ${phone()}. Account ${accountNumber}.`,
    ),
  reminder: ({ until, accountNumber, page }, { formatMoment, linkTo }) =>
    mail(
      'Your subscription ends soon',
      `Your ${brand.name} subscription ends on ${formatMoment(until)}. Renew in time to stay online: ${linkTo(page)} Account ${accountNumber}.`,
    ),
  priceChange: ({ productName, oldPrice, price, currency, day, accountNumber }, { formatSum, formatDay }) =>
    mail(
      `New price of ${productName}`,
      `${brand.name}: from ${formatDay(day)} ${productName} costs ${formatSum(price, currency)}, not ${formatSum(oldPrice, currency)}. Days you have paid for do not change. Account ${accountNumber}.`,
    ),
  accountSuspended: ({ accountNumber }) =>
    mail(
      `Account ${accountNumber} is suspended`,
      `${brand.name}: account ${accountNumber} is suspended and its connection is off. Its paid days are kept. Call us: ${phone()}.`,
    ),
  renewalCode: ({ code, accountNumber, minutes }) =>
    `${code} is your code to renew ${accountNumber ? `account ${accountNumber}` : 'your connection'}. It is valid for ${minutes} minutes. Do not share it. ${brand.name}`,
  receipt: ({ amount, currency, reference, receiptNumber, accountNumber, productName, next, page }, formats) =>
    mail(
      `Receipt ${receiptNumber}`,
      `${brand.name}: we received ${formats.formatSum(amount, currency)} (${reference})${productName ? ` for ${productName}` : ''}, account ${accountNumber}. ${after(next, formats)} Receipt ${receiptNumber}: ${formats.linkTo(page)}`,
    ),
  paidForYou: ({ amount, currency, reference, accountNumber, productName, next, page }, formats) =>
    mail(
      `A payment for account ${accountNumber}`,
      `${brand.name}: ${formats.formatSum(amount, currency)} was paid for you (${reference})${productName ? `: ${productName}` : ''}, account ${accountNumber}. ${after(next, formats)} ${formats.linkTo(page)}`,
    ),
  paidForAnother: ({ amount, currency, reference, receiptNumber }, { formatSum }) =>
    `${brand.name}: we received ${formatSum(amount, currency)} (${reference}) from you for another customer. Receipt ${receiptNumber}. Thank you.`,
  refund: ({ amount, currency, reference, refundNumber }, { formatSum }) =>
    `${brand.name}: we returned ${formatSum(amount, currency)} of your payment ${reference} (${refundNumber}).`,
  claimSettled: ({ claimNumber, reference }) => `${claimNumber}: ${brand.name} has found your payment (${reference}).`,
  claimDeclined: ({ claimNumber, code }) =>
    `${claimNumber}: ${brand.name} could not find a payment with code ${code}. Please call us: ${phone()}.`,
  claimCode: ({ code, claimNumber, minutes }) =>
    `${code} is your code to confirm that you paid from this number (${claimNumber}). It is valid for ${minutes} minutes. Do not share it. ${brand.name}`,
  ticketReceived: ({ ticketNumber, answerBy }, { formatMoment }) =>
    ofTicket(
      ticketNumber,
      `${brand.name} has your message. We ${answerBy ? `answer by ${formatMoment(answerBy)}` : 'will get back to you'}.`,
    ),
  ticketAnswered: ({ ticketNumber, words }) => ofTicket(ticketNumber, words),
  ticketResolved: ({ ticketNumber }) =>
    ofTicket(ticketNumber, `Your request to ${brand.name} is resolved. If not, call us on ${phone()}.`),
  ticketClosed: ({ ticketNumber }) =>
    ofTicket(ticketNumber, `Your request to ${brand.name} is closed. Thank you for your patience.`),
  visitPlanned: ({ workOrderNumber, day, time, page }, { formatDay, linkTo }) =>
    mail(
      `Our visit on ${formatDay(day)}`,
      `${brand.name}: our field team comes on ${formatDay(day)}${time ? DAY_PARTS[time] : ''} (${workOrderNumber}). Call us if you need another day: ${phone()}. ${linkTo(page)}`,
    ),
  visitMoved: ({ workOrderNumber, day, time, page }, { formatDay, linkTo }) =>
    mail(
      `Our visit is now on ${formatDay(day)}`,
      `${brand.name}: our visit (${workOrderNumber}) is moved to ${formatDay(day)}${time ? DAY_PARTS[time] : ''}. Call us if you need another day: ${phone()}. ${linkTo(page)}`,
    ),
  visitCancelled: ({ workOrderNumber, day }, { formatDay }) =>
    mail(
      `Our visit on ${formatDay(day)} is cancelled`,
      `${brand.name}: our visit on ${formatDay(day)} (${workOrderNumber}) is cancelled. We call you to agree on another day.`,
    ),
  visitOnTheWay: ({ workOrderNumber }) =>
    mail('We are on the way', `${brand.name}: our field team is on the way to you (${workOrderNumber}).`),
  visitDone: ({ workOrderNumber }) =>
    mail(
      'Our visit is done',
      `${brand.name}: our visit (${workOrderNumber}) is done. If something does not work, call us: ${phone()}.`,
    ),
};
