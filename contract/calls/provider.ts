import type { Call } from './Call';

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
  },
  receiveIpnByPost: {
    method: 'POST',
    base: 'v1',
    path: 'payments/ipn',
    access: 'public',
    reads: 'status',
    summary: 'The provider’s notification: only a hint to fetch the status',
    query: 'any',
  },
} as const satisfies Record<string, Call>;
