import type { supportCalls } from '../../contract/calls/support';
import type { Deps } from '../deps';
import type { Handlers } from './Handlers';
import { conversationHandlers } from './support/conversation';
import { participantHandlers } from './support/participants';
import { portalHandlers } from './support/portal';
import { statusHandlers } from './support/status';

/** Tickets, what is said about them, and who works on them. */
export function supportHandlers(deps: Deps): Pick<Handlers, keyof typeof supportCalls> {
  return {
    ...portalHandlers(deps),
    ...statusHandlers(deps),
    ...conversationHandlers(deps),
    ...participantHandlers(deps),
  };
}
