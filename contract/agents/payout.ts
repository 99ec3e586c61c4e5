import { fieldRefusal, Refusal } from '../api/errors';
import { phrase, Terms } from '../api/Phrase';
import type { PAYOUT_STATUSES } from './commissions';

/** The fields of a payout that the rules read. */
interface Payout {
  status: (typeof PAYOUT_STATUSES)[number];
  preparedById: string | null;
}

/** The steps of a payout: PREPARED → APPROVED → PAID; `cancel` is possible from the first two. */
export type PayoutStep = 'approve' | 'pay' | 'cancel';

const NEEDED: Record<PayoutStep, readonly Payout['status'][]> = {
  approve: ['PREPARED'],
  pay: ['APPROVED'],
  cancel: ['PREPARED', 'APPROVED'],
};

/** Returns the steps that are possible in a status. */
export const payoutSteps = (status: Payout['status']): PayoutStep[] =>
  (Object.keys(NEEDED) as PayoutStep[]).filter((step) => NEEDED[step].includes(status));

/** Returns why a user may not take a step of a payout, or null. The person who prepared it may not approve it. */
export function payoutStepRefusal(payout: Payout, step: PayoutStep, userId: string | null): Refusal | null {
  if (step === 'approve' && (!userId || payout.preparedById === userId))
    return new Refusal('forbidden', 'Someone else must approve this payout.');
  if (NEEDED[step].includes(payout.status)) return null;
  return new Refusal(
    'conflict',
    phrase('A payout that is {state} can’t be {done}.', {
      state: new Terms([STATE[payout.status]]),
      done: new Terms([DONE[step]]),
    }),
  );
}

/** Returns why commissions can't be paid out up to a day, or null. Days are `YYYY-MM-DD`, `amount` is their sum. */
export function prepareRefusal(upTo: string, today: string, amount: number): Refusal | null {
  if (upTo > today) return fieldRefusal('upTo', 'must not be in the future');
  if (amount > 0) return null;
  return amount === 0
    ? new Refusal('conflict', 'No commission is waiting to be paid up to this day.')
    : new Refusal(
        'conflict',
        phrase('After refunds, {amount} too much has been paid. The next commissions make up for it first.', {
          amount: -amount,
        }),
      );
}

/** Returns why a payout can't have been paid on a day, or null. Days are `YYYY-MM-DD`. */
export function paidOnRefusal(paidOn: string, approvedOn: string, today: string): Refusal | null {
  if (paidOn > today) return fieldRefusal('paidOn', 'must not be in the future');
  return paidOn < approvedOn ? fieldRefusal('paidOn', 'must not be before the day of its approval') : null;
}

const STATE: Record<Payout['status'], string> = {
  PREPARED: 'prepared',
  APPROVED: 'approved',
  PAID: 'paid',
  CANCELLED: 'cancelled',
};

const DONE: Record<PayoutStep, string> = { approve: 'approved', pay: 'paid', cancel: 'cancelled' };
