import type { AnyResource } from './defineResource';

/** What `work` makes of a declaration, made once for each: what every request or every record asks for. */
export function oncePerResource<T>(work: (resource: AnyResource) => T): (resource: AnyResource) => T {
  const made = new WeakMap<AnyResource, { value: T }>();
  return (resource) => {
    const known = made.get(resource) ?? { value: work(resource) };
    made.set(resource, known);
    return known.value;
  };
}
