import { useEffect } from 'react';
import type { ResourceDefinition } from 'react-admin';
import { PUBLIC_ROUTES } from '../../contract/pages/routes';
import type { AnyResource } from '../../resources/language/defineResource';

/** Leaves the back-office for a page of the public site, which is a separate app. */
function LeaveFor({ path }: { path: string }) {
  useEffect(() => window.location.assign(path), [path]);
  return null;
}

/** Converts a declaration to react-admin's resource definition. */
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

/** Returns the resource definitions of all declarations, so that react-admin knows them from the first rendering. */
export const definitionsOf = (resources: readonly AnyResource[]) =>
  Object.fromEntries(resources.map((resource) => [resource.name, definitionOf(resource)]));

/**
 * Registers a declaration as a react-admin resource. Its screens are custom routes at the specification's addresses; there is no
 * page at the address that react-admin would use.
 */
export const Declared = Object.assign(
  (_: { name: string; declaration: AnyResource }) => <LeaveFor path={PUBLIC_ROUTES.notFound} />,
  { raName: 'Resource', registerResource: (props: { declaration: AnyResource }) => definitionOf(props.declaration) },
);
