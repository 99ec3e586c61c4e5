import { defineActions } from '../language/defineActions';
import { text } from '../language/kinds';
import * as shape from '../language/shapes';

/** Actions on clients in addition to plain CRUD. */
export const clientActions = defineActions(
  { name: 'Clients', description: 'People on their way to becoming customers, and those who did.' },
  {
    closeLead: {
      method: 'POST',
      base: 'v1',
      path: 'clients/{id}/close',
      decidesOn: 'clients',
      access: 'Update Leads',
      scoped: true,
      input: { reason: text({ required: true, maxLength: 200 }) },
      audit: { resource: 'clients', action: 'ACTION', reason: 'Closed the lead' },
      answer: shape.object({ client: shape.record('clients') }),
      reads: 'client',
      summary: 'Close a lead that is lost: open orders are cancelled, open referrals rejected',
    },
  },
);
