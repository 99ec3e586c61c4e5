import { defineActions } from '../defineActions';
import { reference } from '../kinds';
import { PAGE_PARAMETERS } from '../parameters';
import * as shape from '../shapes';
import { fromAddress } from './limits';
import { newPerson, UNTOLD } from './person';

/** Who brings new clients. */
export const referralActions = defineActions(
  { name: 'Referrals', description: 'Who brings new clients.' },
  {
    createSelfReferral: {
      method: 'POST',
      base: 'v1',
      path: 'referrals/self',
      access: 'public',
      input: {
        coverageCheckId: reference('coverage-checks', { required: true }),
        client: { ...newPerson, optional: true },
      },
      answer: shape.object({ referral: shape.record('referrals', { without: UNTOLD }) }),
      reads: 'referral',
      summary: 'Self-referral of a visitor whose place is covered',
      limits: fromAddress(100),
      success: 201,
      idempotent: true,
    },
    listMyAgencies: {
      method: 'GET',
      base: 'v1',
      path: 'business-sales-agents/my-agencies',
      access: 'signed-in',
      answer: shape.object({ agencies: shape.listOf(shape.record('business-sales-agents')) }),
      reads: 'agencies',
      summary: 'The agencies that you sell for, whose links bring clients',
    },
    listMyReferrals: {
      method: 'GET',
      base: 'v1',
      path: 'referrals/my-referrals/{id}',
      access: 'signed-in',
      query: PAGE_PARAMETERS,
      answer: shape.page('referrals', shape.record('referrals')),
      reads: 'referrals',
      summary: 'Referrals brought by the agencies of a user; those of others need View Referrals',
    },
  },
);
