import type { ticketActions } from '../../../resources/tickets/actions';
import type { inboundActions } from '../../../resources/tickets/inboundActions';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { assigningHandlers } from './assigning';
import { conversationHandlers } from './conversation';
import { inboundHandlers } from './inbound';
import { participantHandlers } from './participants';
import { portalHandlers } from './portal';
import { presenceHandlers } from './presence';
import { statusHandlers } from './status';

/** Tickets, their conversations, and their participants. */
export const ticketHandlers = (
  deps: Deps,
): Pick<Handlers, keyof typeof ticketActions | keyof typeof inboundActions> => ({
  ...portalHandlers(deps),
  ...inboundHandlers(deps),
  ...statusHandlers(deps),
  ...conversationHandlers(deps),
  ...participantHandlers(deps),
  ...assigningHandlers(deps),
  ...presenceHandlers(deps),
});
