import { brand } from '../../../contract/brand';
import { formatPhone } from '../../../contract/phone';
import { type CustomerTexts, ofTicket } from './Texts';

/** The texts for customers in English. Codes are at the beginning, where phones look for them. */
export const en: CustomerTexts = {
  activated: ({ until, accountNumber }, { formatMoment }) =>
    `You are online until ${until ? formatMoment(until) : 'further notice'}. Account ${accountNumber}.`,
  subscriptionEnded: ({ accountNumber }) =>
    `Your ${brand.name} subscription has ended. Renew it to go online again: ${brand.contacts.phone}. Account ${accountNumber}.`,
  reminder: ({ until, accountNumber }, { formatMoment }) =>
    `Your ${brand.name} subscription ends on ${formatMoment(until)}. Renew in time to stay online. Account ${accountNumber}.`,
  renewalCode: ({ code, accountNumber, minutes }) =>
    `${code} is your code to renew account ${accountNumber}. It is valid for ${minutes} minutes. Do not share it. ${brand.name}`,
  receipt: ({ amount, currency, reference, receiptNumber, accountNumber }, { formatSum }) =>
    `We received ${formatSum(amount, currency)} (${reference}). Receipt ${receiptNumber}. Account ${accountNumber}.`,
  refund: ({ amount, currency, reference, refundNumber }, { formatSum }) =>
    `We returned ${formatSum(amount, currency)} of your payment ${reference} (${refundNumber}).`,
  claimSettled: ({ claimNumber, reference }) => `${claimNumber}: we have found your payment (${reference}).`,
  claimDeclined: ({ claimNumber, code }) =>
    `${claimNumber}: we could not find a payment with code ${code}. Please call us.`,
  claimCode: ({ code, claimNumber, minutes }) =>
    `${code} is your code to confirm that you paid from this number (${claimNumber}). It is valid for ${minutes} minutes. Do not share it. ${brand.name}`,
  ticketReceived: ({ ticketNumber }) =>
    ofTicket(ticketNumber, `We have your message and will get back to you. ${brand.name}`),
  ticketAnswered: ({ ticketNumber, words }) => ofTicket(ticketNumber, words),
  ticketResolved: ({ ticketNumber }) =>
    ofTicket(ticketNumber, `Your request is resolved. If not, call us on ${formatPhone(brand.contacts.phone)}.`),
  ticketClosed: ({ ticketNumber }) => ofTicket(ticketNumber, 'Your request is closed. Thank you for your patience.'),
};
