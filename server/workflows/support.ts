import type { ticketActions } from '../../resources/actions/tickets';
import type { Deps } from '../deps';
import type { Handlers } from './Handlers';
import { conversationHandlers } from './support/conversation';
import { participantHandlers } from './support/participants';
import { statusHandlers } from './support/status';

/** Tickets, what is said about them, and who works on them. */
export function supportHandlers(deps: Deps): Pick<Handlers, keyof typeof ticketActions> {
  return {
    ...statusHandlers(deps),
    ...conversationHandlers(deps),
    ...participantHandlers(deps),
  };
}
