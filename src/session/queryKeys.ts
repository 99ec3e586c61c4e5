/**
 * Returns a key of react-admin's query cache. Its keys start with the resource's name, so whatever reloads the resource also
 * reloads the queries with a longer key.
 */
export const resourceKey = (name: string, ...more: readonly unknown[]): readonly unknown[] => [name, ...more];

/** Returns the key under which react-admin caches a list page. */
export const listKey = (name: string, params: object) => resourceKey(name, 'getList', params);

/** Returns the key under which react-admin caches a record. */
export const recordKey = (name: string, id: string) => resourceKey(name, 'getOne', { id, meta: undefined });
