import type { AnyResource } from '../../resources/language/defineResource';
import type { Endpoint } from '../Endpoint';
import type { CrudDeps } from './handlers';
import { readEndpoints } from './readEndpoints';
import { writeEndpoints } from './writeEndpoints';

/** Returns the endpoints that the resource's declared access opens. */
export const crudEndpoints = (resource: AnyResource, deps: CrudDeps): Endpoint[] => [
  ...readEndpoints(resource, deps),
  ...writeEndpoints(resource, deps),
];
