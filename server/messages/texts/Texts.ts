import { brand } from '../../../contract/brand';
import { type Language, localeOf } from '../../../contract/languages';
import type { MessageKind } from '../../../contract/messages/messages';
import { publicUrlFrom } from '../../config/ownAddresses';
import type { LogFault } from '../../rules/auditLog';
import { formatMoment, formatWeekday } from '../../rules/days';

/**
 * The next thing that happens after a payment: the connection is paid until a moment, it is switched on, it is installed, its account
 * is resumed by us, or the money goes back.
 */
export type AfterPayment = { until: string } | 'SWITCHED_ON' | 'INSTALLED' | 'RESUMED' | 'REFUNDED';

/** A payment that was received. `productName` is null if nothing was bought. */
interface Received {
  amount: number;
  currency: string;
  reference: string;
  accountNumber: string;
  productName: string | null;
  next: AfterPayment;
  /** The path of the page that tracks it. */
  page: string;
}

/** `day` is `YYYY-MM-DD`, `time` a part of the day in words or null. */
interface Visit {
  workOrderNumber: string;
  day: string;
  time: 'MORNING' | 'AFTERNOON' | 'EVENING' | null;
}

/** The values of every text for customers. Moments are ISO 8601 UTC; pages are paths on the public site. */
export interface CustomerValues {
  orderReceived: { formNumber: string; productName: string; amount: number; currency: string; page: string };
  /** `until` is null if the end is not known. */
  activated: { until: string | null; accountNumber: string };
  subscriptionEnded: { accountNumber: string; page: string };
  reminder: { until: string; accountNumber: string; page: string };
  /** `day` is `YYYY-MM-DD`, the first day of the new price. */
  priceChange: {
    productName: string;
    oldPrice: number;
    price: number;
    currency: string;
    day: string;
    accountNumber: string;
  };
  accountSuspended: { accountNumber: string };
  /** `accountNumber` is null if the phone number belongs to several accounts. */
  renewalCode: { code: string; accountNumber: string | null; minutes: number };
  receipt: Received & { receiptNumber: string };
  /** To the customer, if another person paid for them. */
  paidForYou: Received;
  /** To a payer who is not the customer: it says nothing about the customer. */
  paidForAnother: { amount: number; currency: string; reference: string; receiptNumber: string };
  refund: { amount: number; currency: string; reference: string; refundNumber: string };
  claimSettled: { claimNumber: string; reference: string };
  /** `code` is the confirmation code that the payer typed. */
  claimDeclined: { claimNumber: string; code: string };
  claimCode: { code: string; claimNumber: string; minutes: number };
  /** `answerBy` is null if no answer is promised. */
  ticketReceived: { ticketNumber: string; answerBy: string | null };
  /** `words` were written by our staff. */
  ticketAnswered: { ticketNumber: string; words: string };
  ticketResolved: { ticketNumber: string };
  ticketClosed: { ticketNumber: string };
  visitPlanned: Visit & { page: string };
  visitMoved: Visit & { page: string };
  visitCancelled: { workOrderNumber: string; day: string };
  visitOnTheWay: { workOrderNumber: string };
  visitDone: { workOrderNumber: string };
}

/** The values of every mail for staff. */
export interface StaffValues {
  passwordLink: { link: string; minutes: number };
  /** `page` is the sign-in page, where they can ask for another link. */
  invitation: { link: string; days: number; page: string };
  newDevice: { device: string | null; address: string | null; at: string; page: string };
  /** `changedBy` is a person's name, or null if it is not known. */
  settingsChanged: { changedBy: string | null; connections: readonly string[]; at: string; page: string };
  auditLogChanged: { faults: readonly LogFault[] };
  /** `day` is `YYYY-MM-DD`. */
  dayDiffers: { day: string; differences: number; amount: number; page: string };
  /** In the language in which the user chose the mail. `days` are in words; `left` is the number of lines that do not fit. */
  weeklyReport: {
    language: Language;
    title: string;
    days: { from: string; to: string } | null;
    lines: readonly string[];
    left: number;
    page: string;
  };
}

export interface Mail {
  subject: string;
  body: string;
}

/** The texts that are sent by SMS only: codes, and what concerns a payer whose address we do not know. */
export const SMS_ONLY = [
  'renewalCode',
  'claimCode',
  'claimSettled',
  'claimDeclined',
  'refund',
  'paidForAnother',
] as const;
/** The texts that have a subject, because they are also sent by mail. */
export type MailText = Exclude<keyof CustomerValues, (typeof SMS_ONLY)[number]>;

/** The formats of values in the language of a text. */
export interface TextFormats {
  /** Formats whole units of a currency: "UGX 149,000". */
  formatSum(amount: number, currency: string): string;
  /** Formats a moment in the brand's time zone: "14 March 2026, 12:00", in Kiswahili "14 Machi 2026, 12:00". */
  formatMoment(moment: string): string;
  /** Formats a day: "Saturday 14 March", in Kiswahili "Jumamosi 14 Machi". */
  formatDay(day: string): string;
  /** Returns the address of a page of the public site. */
  linkTo(page: string): string;
}

/** The texts for customers in one language. */
export type CustomerTexts = {
  [K in keyof CustomerValues]: (values: CustomerValues[K], formats: TextFormats) => K extends MailText ? Mail : string;
};

export type StaffTexts = { [K in keyof StaffValues]: (values: StaffValues[K], formats: TextFormats) => Mail };

/** The kind of message that each text belongs to. */
export const TEXT_KINDS = {
  orderReceived: 'ORDER',
  activated: 'ACTIVATION',
  subscriptionEnded: 'SUBSCRIPTION_END',
  reminder: 'REMINDER',
  priceChange: 'PRICE_CHANGE',
  accountSuspended: 'SUSPENSION',
  renewalCode: 'RENEWAL_CODE',
  receipt: 'RECEIPT',
  paidForYou: 'RECEIPT',
  paidForAnother: 'RECEIPT',
  refund: 'REFUND',
  claimSettled: 'CLAIM',
  claimDeclined: 'CLAIM',
  claimCode: 'CLAIM_CODE',
  ticketReceived: 'TICKET',
  ticketAnswered: 'TICKET',
  ticketResolved: 'TICKET',
  ticketClosed: 'TICKET',
  visitPlanned: 'VISIT',
  visitMoved: 'VISIT',
  visitCancelled: 'VISIT',
  visitOnTheWay: 'VISIT',
  visitDone: 'VISIT',
  passwordLink: 'PASSWORD_LINK',
  invitation: 'PASSWORD_LINK',
  newDevice: 'NEW_DEVICE',
  settingsChanged: 'SETTINGS_CHANGED',
  auditLogChanged: 'AUDIT_LOG_CHANGED',
  dayDiffers: 'DAY_CLOSE',
  weeklyReport: 'REPORT',
} as const satisfies Record<keyof CustomerValues | keyof StaffValues, MessageKind>;

export const textFormats = (language: Language): TextFormats => ({
  formatSum: (amount, currency) => `${currency} ${amount.toLocaleString(localeOf(language))}`,
  formatMoment: (moment) => formatMoment(moment, language),
  formatDay: (day) => formatWeekday(day, language),
  linkTo: (page) => `${publicUrlFrom(process.env)}${page}`,
});

export const mail = (subject: string, body: string): Mail => ({ subject, body });

/** Returns a message about a ticket, which starts with the ticket's number. */
export const ofTicket = (ticketNumber: string, words: string): Mail => ({
  subject: `${brand.name} · ${ticketNumber}`,
  body: `${ticketNumber}: ${words}`,
});
