import type { peopleCalls } from '../../contract/calls/people';
import type { Deps } from '../deps';
import type { Handlers } from './Handlers';

/** Accounts, clients, agents and staff beside their plain records. */
export function peopleHandlers(_deps: Deps): Pick<Handlers, keyof typeof peopleCalls> {
  return {};
}
