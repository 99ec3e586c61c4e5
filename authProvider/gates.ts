import type { OfficePage } from '../contract/pages/officePages';
import type { AnyResource } from '../resources/language/defineResource';
import { mayDo, verbOf } from './mayDo';
import type { Session } from './session';

/** The question that react-admin passes to `canAccess`: the name of a gate, and the action behind it. */
interface AccessQuestion {
  resource: string;
  action: string;
}

/** Answers from the session in memory; false if no gate has the name. */
export type MayAccess = (question: AccessQuestion) => boolean;

/**
 * Creates the gates of the back-office by name: a resource by its name, a list with its own path by that path, a page by its
 * route.
 */
export function createMayAccess(
  resources: readonly AnyResource[],
  pages: readonly Pick<OfficePage, 'route' | 'permissions'>[],
  rights: () => Pick<Session, 'permissions' | 'limited'> | null,
): MayAccess {
  const gates = new Map<string, Pick<AnyResource, 'access'>>();
  for (const { route, permissions } of pages) gates.set(route, { access: { list: permissions } });
  for (const resource of resources) {
    gates.set(resource.name, resource);
    for (const { source } of resource.screens ?? [])
      if (source) gates.set(source.path, { access: { list: source.access } });
  }
  return ({ resource, action }) => {
    const verb = verbOf(action);
    const { permissions = [], limited } = rights() ?? {};
    return verb !== undefined && mayDo(gates.get(resource), verb, permissions, limited);
  };
}
