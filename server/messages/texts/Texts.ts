import { brand } from '../../../contract/brand';
import { type Language, localeOf } from '../../../contract/languages';
import type { MessageKind } from '../../../contract/messages/messages';
import type { LogFault } from '../../rules/auditLog';
import { formatMoment } from '../../rules/days';

/** The values of every text for customers. Moments are ISO 8601 UTC. */
export interface CustomerValues {
  /** `until` is null if the end is not known. */
  activated: { until: string | null; accountNumber: string };
  subscriptionEnded: { accountNumber: string };
  reminder: { until: string; accountNumber: string };
  renewalCode: { code: string; accountNumber: string; minutes: number };
  receipt: { amount: number; currency: string; reference: string; receiptNumber: string; accountNumber: string };
  refund: { amount: number; currency: string; reference: string; refundNumber: string };
  claimSettled: { claimNumber: string; reference: string };
  /** `code` is the confirmation code that the payer typed. */
  claimDeclined: { claimNumber: string; code: string };
  claimCode: { code: string; claimNumber: string; minutes: number };
  ticketReceived: { ticketNumber: string };
  /** `words` were written by our staff. */
  ticketAnswered: { ticketNumber: string; words: string };
  ticketResolved: { ticketNumber: string };
  ticketClosed: { ticketNumber: string };
}

/** The values of every mail for staff. */
export interface StaffValues {
  passwordLink: { link: string; minutes: number };
  newDevice: { device: string | null; address: string | null; at: string; page: string };
  /** `changedBy` is a person's name, or null if it is not known. */
  settingsChanged: { changedBy: string | null; connections: readonly string[]; at: string; page: string };
  auditLogChanged: { faults: readonly LogFault[] };
  /** `day` is `YYYY-MM-DD`. */
  dayDiffers: { day: string; differences: number; amount: number; page: string };
}

export interface Mail {
  subject: string;
  body: string;
}

/** The texts that have a subject, because they are also sent by mail. */
export type MailText = 'ticketReceived' | 'ticketAnswered' | 'ticketResolved' | 'ticketClosed';

/** The formats of values in the language of a text. */
export interface TextFormats {
  /** Formats whole units of a currency: "UGX 149,000". */
  formatSum(amount: number, currency: string): string;
  /** Formats a moment in the brand's time zone: "14 March 2026, 12:00", in Kiswahili "14 Machi 2026, 12:00". */
  formatMoment(moment: string): string;
}

/** The texts for customers in one language. */
export type CustomerTexts = {
  [K in keyof CustomerValues]: (values: CustomerValues[K], formats: TextFormats) => K extends MailText ? Mail : string;
};

export type StaffTexts = { [K in keyof StaffValues]: (values: StaffValues[K], formats: TextFormats) => Mail };

/** The kind of message that each text belongs to. */
export const TEXT_KINDS = {
  activated: 'ACTIVATION',
  subscriptionEnded: 'SUBSCRIPTION_END',
  reminder: 'REMINDER',
  renewalCode: 'RENEWAL_CODE',
  receipt: 'RECEIPT',
  refund: 'REFUND',
  claimSettled: 'CLAIM',
  claimDeclined: 'CLAIM',
  claimCode: 'CLAIM_CODE',
  ticketReceived: 'TICKET',
  ticketAnswered: 'TICKET',
  ticketResolved: 'TICKET',
  ticketClosed: 'TICKET',
  passwordLink: 'PASSWORD_LINK',
  newDevice: 'NEW_DEVICE',
  settingsChanged: 'SETTINGS_CHANGED',
  auditLogChanged: 'AUDIT_LOG_CHANGED',
  dayDiffers: 'DAY_CLOSE',
} as const satisfies Record<keyof CustomerValues | keyof StaffValues, MessageKind>;

export const textFormats = (language: Language): TextFormats => ({
  formatSum: (amount, currency) => `${currency} ${amount.toLocaleString(localeOf(language))}`,
  formatMoment: (moment) => formatMoment(moment, language),
});

/** Returns a message about a ticket, which starts with the ticket's number. */
export const ofTicket = (ticketNumber: string, words: string): Mail => ({
  subject: `${brand.name} · ${ticketNumber}`,
  body: `${ticketNumber}: ${words}`,
});
