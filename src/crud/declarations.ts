import { createContext, use } from 'react';
import type { AnyResource } from '../../resources/language/defineResource';
import type { Screen } from '../../resources/language/ResourceDeclaration';
import { useCan } from '../session/useCan';

/** The declarations that the screens are generated from. */
export const DeclarationsContext = createContext<readonly AnyResource[]>([]);

export const useDeclarations = () => use(DeclarationsContext);

export interface DeclaredScreen {
  resource: AnyResource;
  screen: Screen;
}

/** Returns every screen of every declaration. */
export function screensOf(resources: readonly AnyResource[]): DeclaredScreen[] {
  return resources.flatMap((resource) => (resource.screens ?? []).map((screen) => ({ resource, screen })));
}

export const screenHeading = ({ resource, screen }: DeclaredScreen) => screen.label ?? resource.label[1];

/**
 * Returns the name under which access to a list screen is checked: the path that it reads, if it has its own, otherwise the
 * resource.
 */
export const gateOf = ({ resource, screen: { source } }: DeclaredScreen): string => source?.path ?? resource.name;

/** Returns what is needed to list a screen: the access of the path that it reads, if it has its own, otherwise its resource's. */
export const listAccessOf = ({ resource, screen: { source } }: DeclaredScreen): Pick<AnyResource, 'access'> =>
  source ? { access: { list: source.access } } : resource;

/** Returns the route of a resource's details page; undefined if it has none. */
export function detailsPath(resource: AnyResource | undefined): string | undefined {
  const details = resource?.screens?.find((screen) => screen.details)?.details;
  return details && `/${details}`;
}

/** Returns the address of one record's details. */
export const recordAddress = (details: string, id: string) => `${details}?id=${encodeURIComponent(id)}`;

/**
 * Returns a function that gives the address of a record's details; undefined if there is no such page or the user may not open
 * it.
 */
export function useRecordLink() {
  const can = useCan();
  return (resource: AnyResource | undefined, id: string): string | undefined => {
    const details = can(resource, 'read') ? detailsPath(resource) : undefined;
    return details && recordAddress(details, id);
  };
}
