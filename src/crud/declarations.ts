import { createContext, use } from 'react';
import type { AnyResource } from '../../resources/language/defineResource';
import type { Screen } from '../../resources/language/ResourceDeclaration';

/** The declarations that the screens are generated from. */
export const DeclarationsContext = createContext<readonly AnyResource[]>([]);

export const useDeclarations = () => use(DeclarationsContext);

export interface DeclaredScreen {
  resource: AnyResource;
  screen: Screen;
}

/** Every screen of every declaration. */
export function screensOf(resources: readonly AnyResource[]): DeclaredScreen[] {
  return resources.flatMap((resource) => (resource.screens ?? []).map((screen) => ({ resource, screen })));
}

export const headingOf = ({ resource, screen }: DeclaredScreen) => screen.label ?? resource.label[1];

/** What react-admin asks about before it opens a list screen: the resource, or the path which it reads instead. */
export const gateOf = ({ resource, screen: { source } }: DeclaredScreen): string => source?.path ?? resource.name;

/** Route of a resource's details, where it has any. */
export function detailsPath(resource: AnyResource | undefined): string | undefined {
  const details = resource?.screens?.find((screen) => screen.details)?.details;
  return details && `/${details}`;
}

/** Address of one record's details. */
export const recordAddress = (details: string, id: string) => `${details}?id=${encodeURIComponent(id)}`;
