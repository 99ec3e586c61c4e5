import type { Answers } from '../../resources/catalogue/actions';
import type { SharedAccount } from '../../resources/subscriptions/renewalActions';
import { ApiError } from '../api/ApiError';
import { forget } from '../remembered/remember';
import { recallSecret, rememberSecret } from '../remembered/secret';

/** The renewal in progress, as this visit remembers it. It ends with the tab. */
interface Kept {
  /**
   * The number for which a code was requested, and when (milliseconds since 1970). `key` identifies this browser: a code can only
   * be used with it, and resent with it if the answer was lost.
   */
  asked: { number: string; at: number; key: string };
  access: RenewalAccess;
  /** The phone number by which the customer came, if it was one. */
  phoneNumber: string;
  /** The accounts of the phone number, if there are several, and whether the customer has chosen one. */
  choice: { accounts: SharedAccount[]; isMade: boolean };
  order: RenewalOrder;
  /** The latest answer of the payment call (specification, section 7). */
  cardPayment: Answers['payAgain']['data'];
}

/** The right to renew one account, until `expiresAt` (ISO 8601 UTC). */
export type RenewalAccess = Answers['verifyRenewalCode']['renewalAccess'];

/** Returns whether a call was refused because the renewal token has expired. */
export const isEnded = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** A renewal to pay. */
export interface RenewalOrder {
  subscriptionId: string;
  /** Missing in data stored by an earlier version. */
  paymentFormId?: string | null;
  productName: string;
  durationDays: number;
  /** Additional days that are free. */
  bonusDays: number;
  amount: number;
  /** When the paid period would end, ISO 8601 UTC; null if that is not known until the connection is active. */
  endsAt: string | null;
}

const nameOf = (part: keyof Kept) => `renewal.${part}`;

export const recallPart = <P extends keyof Kept>(part: P): Kept[P] | null =>
  recallSecret<Kept[P]>(nameOf(part), 'visit');
export const keepPart = <P extends keyof Kept>(part: P, value: Kept[P]): void =>
  void rememberSecret(nameOf(part), value, 'visit');
export const dropPart = (part: keyof Kept): void => forget(nameOf(part), 'visit');
