import type { supportCalls } from '../../contract/calls/support';
import type { Deps } from '../deps';
import type { Handlers } from './Handlers';

/** Tickets, what is said about them, and who works on them. */
export function supportHandlers(_deps: Deps): Pick<Handlers, keyof typeof supportCalls> {
  return {};
}
