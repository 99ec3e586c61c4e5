import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import type { AnyResource } from '../../resources/language/defineResource';
import { type Can, useCan } from '../session/useCan';
import { NoPermission } from '../ui/frames/NoPermission';
import { type DeclaredScreen, listAccessOf, screensOf } from './declarations';
import { LazyDetailsPage } from './details/lazyDetailsPage';
import { ListScreen } from './list/ListScreen';

const listElement = (declared: DeclaredScreen) => (
  <Gate opensFor={(can) => can(listAccessOf(declared), 'list')}>
    <ListScreen key={declared.screen.list} {...declared} />
  </Gate>
);

const detailsElement = (declared: DeclaredScreen) => (
  <Gate opensFor={(can) => can(declared.resource, 'read')}>
    <LazyDetailsPage key={declared.screen.details} {...declared} />
  </Gate>
);

interface GateProps {
  /** Returns whether the user may see the page. */
  opensFor(can: Can): boolean;
  /** The page. */
  children: ReactNode;
}

/** A page for users with a permission; others are told that they lack it. */
export const Gate = ({ opensFor, children }: GateProps) => (opensFor(useCan()) ? children : <NoPermission />);

/** Returns the declared screens by their details route; screens with the same route share its page. */
const byDetails = (screens: readonly DeclaredScreen[]) =>
  new Map(screens.flatMap((each) => (each.screen.details ? [[each.screen.details, each]] : [])));

/** Returns the declared list or details page of a route (without its slash); null if it is neither. */
export function declaredPage(route: string, resources: readonly AnyResource[]) {
  const screens = screensOf(resources);
  const list = screens.find(({ screen }) => screen.list === route);
  const details = byDetails(screens).get(route);
  return list ? listElement(list) : details ? detailsElement(details) : null;
}

/** Returns the routes of every declared screen. */
export function screenRoutes(resources: readonly AnyResource[]) {
  const screens = screensOf(resources);
  return [
    ...screens.map((declared) => (
      <Route key={declared.screen.list} path={`/${declared.screen.list}`} element={listElement(declared)} />
    )),
    ...[...byDetails(screens)].map(([path, declared]) => (
      <Route key={path} path={`/${path}`} element={detailsElement(declared)} />
    )),
  ];
}
