import type { Call } from './Call';

/** The provider is never held back: a notification that is lost is money that comes late. */
const limits = [] as const;

/** What the payment provider calls. */
export const providerCalls = {
  receiveIpnByGet: {
    method: 'GET',
    base: 'v1',
    path: 'payments/ipn',
    access: 'public',
    reads: 'status',
    summary: 'The provider’s notification: only a hint to fetch the status',
    query: 'any',
    limits,
  },
  receiveIpnByPost: {
    method: 'POST',
    base: 'v1',
    path: 'payments/ipn',
    access: 'public',
    reads: 'status',
    summary: 'The provider’s notification: only a hint to fetch the status',
    query: 'any',
    limits,
  },
} as const satisfies Record<string, Call>;
