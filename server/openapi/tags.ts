import { actions } from '../../resources/actions';
import type { Endpoint } from '../Endpoint';

/** The tags of these endpoints; a resource's says what can be done with its records. */
export function tagsOf(endpoints: readonly Endpoint[]): { name: string; description: string }[] {
  const domains = Object.values(actions).map(({ domain }) => domain);
  const names = [...new Set(endpoints.map(({ tag }) => tag))];
  return names.map((name) => {
    const domain = domains.find((each) => each.name === name);
    const members = endpoints.filter(({ tag }) => tag === name);
    const verbs = new Set(members.map((endpoint) => endpoint.name.replace(/[A-Z].*/, '')));
    return { name, description: domain?.description ?? `${name}: ${[...verbs].join(', ')}.` };
  });
}
