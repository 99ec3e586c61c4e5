import type { coverageActions } from '../../../resources/coverage/actions';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { createMapAreas } from '../mapAreas';
import { uploadAreas } from '../uploadAreas';
import { checkHandlers } from './checks';
import { interestHandlers } from './interest';
import { unknownPlaceHandlers } from './unknownPlaces';

/** Coverage checks, and the waiting list. */
export function coverageHandlers(deps: Deps): Pick<Handlers, keyof typeof coverageActions> {
  const mapAreas = createMapAreas(deps);
  return {
    ...checkHandlers(deps),
    ...interestHandlers(deps),
    ...unknownPlaceHandlers(deps),
    listMapAreas: async () => ({ areas: await mapAreas() }),
    uploadAreas: ({ body, identity }) => uploadAreas({ ...deps, mapAreas }, body, identity),
  };
}
