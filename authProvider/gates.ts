import type { OfficePage } from '../contract/pages/officePages';
import type { AnyResource } from '../resources/language/defineResource';
import { mayDo, verbOf } from './mayDo';
import type { Session } from './session';

/** What react-admin asks `canAccess`: the name of a gate, and what is to be done behind it. */
export interface AccessQuestion {
  resource: string;
  action: string;
}

/** Answers from the session in memory; what no gate is named after, nobody may. */
export type MayAccess = (question: AccessQuestion) => boolean;

/** The gates of the back-office by name: resources, lists under a path of their own by that path, pages by their route. */
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
