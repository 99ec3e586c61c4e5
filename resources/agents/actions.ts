import { newPerson, UNTOLD } from '../accounts/person';
import { byVisitor, defineActions } from '../language/defineActions';
import { reference } from '../language/kinds';
import { PAGE_PARAMETERS } from '../language/parameters';
import * as shape from '../language/shapes';

/** Referrals of new clients. */
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
      limits: byVisitor(100),
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
    getMyEarnings: {
      method: 'GET',
      base: 'v1',
      path: 'referrals/my-earnings',
      access: 'signed-in',
      answer: shape.object({
        earnings: shape.listOf(
          shape.object({
            agencyId: shape.id,
            name: shape.text,
            /** Referrals by status. */
            open: shape.integer,
            converted: shape.integer,
            rejected: shape.integer,
            /** Payments for the orders that the agency brought, without refunds. */
            sales: shape.money,
            /** The percentage of the agency's type; null if it has none. */
            commissionPercent: shape.nullable(shape.decimal),
            /** Earned so far, at the rate of each payment's day, without what refunds took back. */
            commission: shape.money,
          }),
        ),
      }),
      reads: 'earnings',
      summary: 'What the agencies that you sell for have brought, and their commission on it',
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
