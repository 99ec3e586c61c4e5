import { defineActions } from '../language/defineActions';
import { money, text } from '../language/kinds';
import * as shape from '../language/shapes';

/** Actions on accounts in addition to plain CRUD. */
export const accountActions = defineActions(
  { name: 'Accounts', description: 'Customers and their accounts.' },
  {
    settleBroughtForward: {
      method: 'POST',
      base: 'v1',
      path: 'accounts/{id}/settle-brought-forward',
      decidesOn: 'accounts',
      access: 'Update Accounts',
      scoped: true,
      input: {
        amount: money({ required: true, min: 1, help: 'Up to the balance.' }),
        reason: text({
          label: 'How it was settled',
          required: true,
          maxLength: 200,
          help: 'E.g. 12 days were added, or it was paid in cash.',
        }),
      },
      audit: { resource: 'accounts', action: 'ACTION', reason: 'Settled the balance brought forward' },
      answer: shape.object({ account: shape.record('accounts') }),
      reads: 'account',
      summary: 'Settle all or some of the balance that an account brought from another system; nothing is booked',
    },
  },
);
