import { actions } from '../../resources/catalogue/actions';
import { defineActions, type InputOf } from '../../resources/language/defineActions';
import { integer, text } from '../../resources/language/kinds';
import * as shape from '../../resources/language/shapes';
import { tickets } from '../../resources/tickets/tickets';
import type { ActionTable } from '../../server/actionEndpoints';
import { auditAction } from '../../server/audit/auditAction';
import { createHandlers } from '../../server/createHandlers';
import type { Deps } from '../../server/deps';
import type { Incoming } from '../../server/Endpoint';

const stars = {
  stars: integer({ required: true, min: 1, max: 5, label: 'Stars given', help: 'Five is best.' }),
  why: text({ maxLength: 20 }),
};

/** An action that the product does not have: everything that a programmer declares for it. */
export const { rateTicket } = defineActions(
  { name: 'Ratings', description: 'Stars of tickets.' },
  {
    rateTicket: {
      method: 'POST',
      base: 'v1',
      path: 'tickets/{id}/rate',
      access: 'Update Tickets',
      input: stars,
      audit: { resource: 'tickets', action: 'ACTION', reason: 'Rated the ticket' },
      answer: shape.object({ ticket: shape.record('tickets'), stars: shape.integer }),
      reads: 'ticket',
      summary: 'Give a ticket stars',
    },
  },
);

/** The input that its client sends. */
export type Rating = InputOf<typeof stars>;

/** The product's handlers and the action's handler. */
const handlers = (deps: Deps) => ({
  ...createHandlers(deps),
  rateTicket: ({ params, body, identity }: Incoming & { body: Rating }) =>
    deps.store.transaction(async (tx) => {
      const ticket = await tx.get(tickets, params.id ?? '', { lock: true });
      if (!ticket) throw new Error('The test rates a ticket that is there.');
      const done = { identity, record: ticket, after: { stars: body.stars }, reason: body.why };
      await auditAction(tx, rateTicket, done, deps.now());
      return { ticket, stars: body.stars };
    }),
});

/** The product's actions and this action. */
export const TABLE: ActionTable = { actions: { ...actions, rateTicket }, handlers };
