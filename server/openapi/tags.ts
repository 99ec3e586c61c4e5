import type { Endpoint } from '../Endpoint';

/** The tags of these endpoints; of what has no description of its own, it says what can be done. */
export function tagsOf(endpoints: readonly Endpoint[]): { name: string; description: string }[] {
  const names = [...new Set(endpoints.map(({ tag }) => tag))];
  return names.map((name) => {
    const members = endpoints.filter(({ tag }) => tag === name);
    const about = members.find((endpoint) => endpoint.about)?.about;
    const verbs = new Set(members.map((endpoint) => endpoint.name.replace(/[A-Z].*/, '')));
    return { name, description: about ?? `${name}: ${[...verbs].join(', ')}.` };
  });
}
