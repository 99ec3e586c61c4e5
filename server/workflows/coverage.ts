import type { coverageActions } from '../../resources/coverage/actions';
import { uploadAreas } from '../coverage/uploadAreas';
import type { Deps } from '../deps';
import { checkHandlers } from './coverage/checks';
import { interestHandlers } from './coverage/interest';
import { unknownPlaceHandlers } from './coverage/unknownPlaces';
import type { Handlers } from './Handlers';

/** Coverage checks, and the waiting list. */
export const coverageHandlers = (deps: Deps): Pick<Handlers, keyof typeof coverageActions> => ({
  ...checkHandlers(deps),
  ...interestHandlers(deps),
  ...unknownPlaceHandlers(deps),
  uploadAreas: async ({ body, identity }) => ({ created: await uploadAreas(deps, body, identity) }),
});
