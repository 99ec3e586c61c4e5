import type { Call } from './Call';

/** What staff do about payments beside reading them. */
export const paymentDeskCalls = {
  checkPaymentAsStaff: {
    method: 'POST',
    base: 'v1',
    path: 'payments/{id}/check',
    access: 'Check Payments',
    reads: 'payment',
    summary: 'Staff: ask the provider again and settle',
  },
} as const satisfies Record<string, Call>;
