import type { coverageActions } from '../../../resources/coverage/actions';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { uploadAreas } from '../uploadAreas';
import { checkHandlers } from './checks';
import { interestHandlers } from './interest';
import { unknownPlaceHandlers } from './unknownPlaces';

/** Coverage checks, and the waiting list. */
export const coverageHandlers = (deps: Deps): Pick<Handlers, keyof typeof coverageActions> => ({
  ...checkHandlers(deps),
  ...interestHandlers(deps),
  ...unknownPlaceHandlers(deps),
  uploadAreas: async ({ body, identity }) => ({ created: await uploadAreas(deps, body, identity) }),
});
