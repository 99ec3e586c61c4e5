import { PAGE_PARAMETERS } from '../listParameters';
import type { Call } from './Call';

/** Accounts, clients, agents and staff beside their plain records. */
export const peopleCalls = {
  createSubscriptionFormAsStaff: {
    method: 'POST',
    base: 'v2',
    path: 'subscription-forms',
    access: 'Create Subscription Form',
    scoped: true,
    reads: 'subscriptionForm',
    summary: 'Order a package for a client',
    success: 201,
    idempotent: true,
  },
  changeSubscriptionForm: {
    method: 'POST',
    base: 'v1',
    path: 'subscription-forms/{id}',
    access: 'Update Subscription Form',
    scoped: true,
    reads: 'subscriptionForm',
    summary: 'Correct an order before it is paid',
  },
  listAccountPayments: {
    method: 'GET',
    base: 'v1',
    path: 'payments/account/{id}',
    access: ['View Payment', 'View Payments'],
    reads: 'payments',
    summary: 'Payments of an account (limit 100 where none is given)',
    query: PAGE_PARAMETERS,
  },
  listMyAgencies: {
    method: 'GET',
    base: 'v1',
    path: 'business-sales-agents/my-agencies',
    access: 'signed-in',
    reads: 'agencies',
    summary: 'The agencies that you sell for, whose links bring clients',
  },
  listMyReferrals: {
    method: 'GET',
    base: 'v1',
    path: 'referrals/my-referrals/{id}',
    access: 'signed-in',
    reads: 'referrals',
    summary: 'Referrals brought by the agencies of a user; those of others need View Referrals',
    query: PAGE_PARAMETERS,
  },
} as const satisfies Record<string, Call>;
