import type { ResourceDefinition } from 'react-admin';
import { PUBLIC_ROUTES } from '../../contract/pages/routes';
import type { AnyResource } from '../../resources/language/defineResource';
import { LeaveFor } from '../browser/LeaveFor';

/** A declaration as react-admin knows a resource. */
function definitionOf({ name, label, icon, screens = [], access = {}, represent }: AnyResource): ResourceDefinition {
  return {
    name,
    icon,
    options: { label: label[1] },
    hasList: screens.length > 0,
    hasShow: screens.some(({ details }) => details),
    hasCreate: access.create !== undefined,
    hasEdit: access.update !== undefined,
    recordRepresentation: represent,
  };
}

/** What react-admin knows of every declaration, from the first moment. */
export const definitionsOf = (resources: readonly AnyResource[]) =>
  Object.fromEntries(resources.map((resource) => [resource.name, definitionOf(resource)]));

/**
 * A declaration registered as a resource of react-admin. Its screens have the specification's addresses, which are custom
 * routes; under the address that react-admin would give them, there is no page.
 */
export const Declared = Object.assign(
  (_: { name: string; declaration: AnyResource }) => <LeaveFor path={PUBLIC_ROUTES.notFound} />,
  { raName: 'Resource', registerResource: (props: { declaration: AnyResource }) => definitionOf(props.declaration) },
);
