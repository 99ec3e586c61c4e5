import type { Answers } from '../../resources/catalogue/actions';
import { forget } from '../remembered/remember';
import { recallSecret, rememberSecret } from '../remembered/secret';

/** What this visit knows of a renewal under way. It ends with the tab. */
interface Kept {
  /**
   * What was typed to ask for a code, and when (milliseconds since 1970). `key` stands for this browser: only with it can the
   * code be used, and sent again where its answer was lost.
   */
  asked: { number: string; at: number; key: string };
  access: RenewalAccess;
  order: RenewalOrder;
  /** The latest answer of the payment call (specification, section 7). */
  cardPayment: Answers['payAgain']['data'];
}

/** The right to renew one account, until `expiresAt` (ISO 8601 UTC). */
export type RenewalAccess = Answers['verifyRenewalCode']['renewalAccess'];

/** A renewal that is to be paid. */
export interface RenewalOrder {
  subscriptionId: string;
  /** Left out of what an earlier version kept. */
  paymentFormId?: string | null;
  productName: string;
  durationDays: number;
  /** Days that come on top. */
  bonusDays: number;
  amount: number;
  /** When what is paid for would end, ISO 8601 UTC; null where that is not known before the line is on. */
  endsAt: string | null;
}

const nameOf = (part: keyof Kept) => `renewal.${part}`;

export const recallPart = <P extends keyof Kept>(part: P): Kept[P] | null =>
  recallSecret<Kept[P]>(nameOf(part), 'visit');
export const keepPart = <P extends keyof Kept>(part: P, value: Kept[P]): void =>
  void rememberSecret(nameOf(part), value, 'visit');
export const dropPart = (part: keyof Kept): void => forget(nameOf(part), 'visit');
