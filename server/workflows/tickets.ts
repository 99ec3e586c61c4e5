import type { ticketActions } from '../../resources/tickets/actions';
import type { Deps } from '../deps';
import type { Handlers } from './Handlers';
import { assigningHandlers } from './tickets/assigning';
import { conversationHandlers } from './tickets/conversation';
import { participantHandlers } from './tickets/participants';
import { portalHandlers } from './tickets/portal';
import { statusHandlers } from './tickets/status';

/** Tickets, their conversations, and their participants. */
export const ticketHandlers = (deps: Deps): Pick<Handlers, keyof typeof ticketActions> => ({
  ...portalHandlers(deps),
  ...statusHandlers(deps),
  ...conversationHandlers(deps),
  ...participantHandlers(deps),
  ...assigningHandlers(deps),
});
