import type { renewalCalls } from '../../contract/calls/renewal';
import type { Deps } from '../deps';
import type { Handlers } from './Handlers';
import { accessHandlers } from './renewal/access';
import { latestHandlers } from './renewal/latest';
import { payingHandlers } from './renewal/paying';

/** Renewing, by customers and by staff for them: a customer's way in, what they have, and paying for more of it. */
export function renewalHandlers(deps: Deps): Pick<Handlers, keyof typeof renewalCalls> {
  return { ...accessHandlers(deps), ...latestHandlers(deps), ...payingHandlers(deps) };
}
