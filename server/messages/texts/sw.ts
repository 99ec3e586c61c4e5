import { brand } from '../../../contract/brand';
import { formatPhone } from '../../../contract/phone';
import { type CustomerTexts, ofTicket } from './Texts';

/** The texts for customers in Kiswahili. */
export const sw: CustomerTexts = {
  activated: ({ until, accountNumber }, { formatMoment }) =>
    `Intaneti yako imewashwa hadi ${until ? formatMoment(until) : 'taarifa nyingine'}. Akaunti ${accountNumber}.`,
  subscriptionEnded: ({ accountNumber }) =>
    `Usajili wako wa ${brand.name} umeisha. Uhuishe ili urudi mtandaoni: ${brand.contacts.phone}. Akaunti ${accountNumber}.`,
  reminder: ({ until, accountNumber }, { formatMoment }) =>
    `Usajili wako wa ${brand.name} unaisha ${formatMoment(until)}. Huisha mapema ili ubaki mtandaoni. Akaunti ${accountNumber}.`,
  renewalCode: ({ code, accountNumber, minutes }) =>
    `${code} ni msimbo wako wa kuhuisha akaunti ${accountNumber}. Unatumika kwa dakika ${minutes}. Usimpe mtu mwingine. ${brand.name}`,
  receipt: ({ amount, currency, reference, receiptNumber, accountNumber }, { formatSum }) =>
    `Tumepokea ${formatSum(amount, currency)} (${reference}). Risiti ${receiptNumber}. Akaunti ${accountNumber}.`,
  refund: ({ amount, currency, reference, refundNumber }, { formatSum }) =>
    `Tumekurudishia ${formatSum(amount, currency)} ya malipo yako ${reference} (${refundNumber}).`,
  claimSettled: ({ claimNumber, reference }) => `${claimNumber}: tumeyapata malipo yako (${reference}).`,
  claimDeclined: ({ claimNumber, code }) =>
    `${claimNumber}: hatujapata malipo yenye msimbo ${code}. Tafadhali tupigie simu.`,
  claimCode: ({ code, claimNumber, minutes }) =>
    `${code} ni msimbo wako wa kuthibitisha kuwa ulilipa kwa namba hii (${claimNumber}). Unatumika kwa dakika ${minutes}. Usimpe mtu mwingine. ${brand.name}`,
  ticketReceived: ({ ticketNumber }) => ofTicket(ticketNumber, `Tumepokea ujumbe wako na tutakujibu. ${brand.name}`),
  ticketAnswered: ({ ticketNumber, words }) => ofTicket(ticketNumber, words),
  ticketResolved: ({ ticketNumber }) =>
    ofTicket(ticketNumber, `Ombi lako limetatuliwa. Kama sivyo, tupigie ${formatPhone(brand.contacts.phone)}.`),
  ticketClosed: ({ ticketNumber }) => ofTicket(ticketNumber, 'Ombi lako limefungwa. Asante kwa uvumilivu wako.'),
};
