import { resources } from '../../../resources';
import type { AnyResource } from '../../../resources/language/defineResource';
import { actionEndpoints } from '../../../server/actionEndpoints';
import { endpointsOf } from '../../../server/app';
import { crudEndpoints } from '../../../server/crud/endpoints';
import type { Deps } from '../../../server/deps';
import type { Endpoint } from '../../../server/Endpoint';

// The table is only read here; nothing in it is called, so it needs nothing to work with.
const nothing = {} as Deps;

/** Everything that the server mounts. */
export const ENDPOINTS: readonly Endpoint[] = endpointsOf(nothing);

export const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;

/** The declarations by the names of the endpoints generated from them; a call of the contract may stand in the place of one. */
const generated = new Map<string, AnyResource>();
for (const resource of resources) {
  for (const endpoint of crudEndpoints(resource, { ...nothing, guard: undefined }))
    generated.set(nameOf(endpoint), resource);
}
for (const call of actionEndpoints(nothing)) generated.delete(nameOf(call));

/** The declaration that an endpoint was generated from; undefined for a call of the contract. */
export const resourceOf = (endpoint: Endpoint): AnyResource | undefined => generated.get(nameOf(endpoint));

/** The generated endpoints that read several records: `list` ones have pages, the others only filters. */
export const LISTS = ENDPOINTS.flatMap((endpoint) => {
  const resource = resourceOf(endpoint);
  return resource && endpoint.reads === resource.listName ? [{ endpoint, resource }] : [];
});

/** An endpoint's path with every parameter given. */
export const pathWith = ({ path }: Pick<Endpoint, 'path'>, value: string) =>
  path.replace(/\{\w+\}/g, encodeURIComponent(value));
