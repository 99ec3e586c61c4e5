import { ipv4Fault } from './ipv4Fault';

/** PAY_ONLY: the network lets the line in, but only as far as the pages where the customer pays. */
export const ACCESS_POLICIES = ['ALLOW', 'PAY_ONLY', 'REFUSE'] as const;
export type AccessPolicy = (typeof ACCESS_POLICIES)[number];

/**
 * Why a line has its policy. PAID: a subscription runs. READY: a subscription is paid and begins once the line is online. HELD:
 * nothing is paid, and the line stays on nevertheless.
 */
export const ACCESS_REASONS = [
  'PAID',
  'READY',
  'HELD',
  'UNPAID',
  'PAUSED',
  'ACCOUNT_SUSPENDED',
  'ACCOUNT_TERMINATED',
  'LINE_TERMINATED',
] as const;
export type AccessReason = (typeof ACCESS_REASONS)[number];

/** TERMINATED is final; the username is never used again. */
export const ACCESS_LINE_STATUSES = ['ACTIVE', 'TERMINATED'] as const;
export type AccessLineStatus = (typeof ACCESS_LINE_STATUSES)[number];

/** Returns why a modem cannot send a text as its username, or null. */
export const usernameFault = (text: string): string | null =>
  /^[A-Za-z0-9._@+:/-]*$/.test(text) ? null : 'takes letters, digits and . _ @ + : / - only';

/** Returns why a text is not the IPv4 address of one customer, or null. */
export function staticAddressFault(text: string): string | null {
  const fault = ipv4Fault(text);
  if (fault) return fault;
  const first = Number(text.split('.')[0]);
  return first === 0 || first === 127 || first >= 224 ? 'cannot be the address of a customer' : null;
}
