import type { PaymentView } from '../../resources/answers/visitor';

/** Pauses between questions, in milliseconds: 179 s in all. */
const PAUSES = [2, 3, 5, 8, 13, 20, 26, 30, 36, 36].map((seconds) => seconds * 1_000);

/** How long to wait after the question numbered `count` from zero; null when it is time to stop asking. */
export const pauseAfter = (count: number): number | null => PAUSES[count] ?? null;

/** Whether asking again cannot change what the payer is told now. A held payment waits for a person. */
export const isOver = (payment: Pick<PaymentView, 'status' | 'held'>): boolean =>
  payment.held || payment.status === 'SUCCESSFUL' || payment.status === 'FAILED';
