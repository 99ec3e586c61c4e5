import { resources } from '../../../resources';
import type { AnyResource } from '../../../resources/language/defineResource';
import { actionEndpoints } from '../../../server/actionEndpoints';
import { endpointsOf } from '../../../server/app';
import { crudEndpoints } from '../../../server/crud/endpoints';
import type { Deps } from '../../../server/deps';
import type { Endpoint } from '../../../server/Endpoint';

// The table is only read here and no handler is called, so it needs no dependencies.
const nothing = {} as Deps;

/** Every endpoint that the server mounts. */
export const ENDPOINTS: readonly Endpoint[] = endpointsOf(nothing);

export const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;

/** The declarations by the names of the endpoints generated from them, without endpoints that a contract call replaces. */
const generated = new Map<string, AnyResource>();
for (const resource of resources) {
  for (const endpoint of crudEndpoints(resource, { ...nothing, guard: undefined }))
    generated.set(nameOf(endpoint), resource);
}
for (const call of actionEndpoints(nothing)) generated.delete(nameOf(call));

/** Returns the declaration from which an endpoint was generated; undefined for a call of the contract. */
export const resourceOf = (endpoint: Endpoint): AnyResource | undefined => generated.get(nameOf(endpoint));

/** The generated endpoints that return several records: `list` endpoints have pages, the others only filters. */
export const LISTS = ENDPOINTS.flatMap((endpoint) => {
  const resource = resourceOf(endpoint);
  return resource && endpoint.reads === resource.listName ? [{ endpoint, resource }] : [];
});

/** Returns an endpoint's path with every parameter set to `value`. */
export const pathWith = ({ path }: Pick<Endpoint, 'path'>, value: string) =>
  path.replace(/\{\w+\}/g, encodeURIComponent(value));
