import { CanAccess } from 'react-admin';
import { Route } from 'react-router-dom';
import type { AnyResource } from '../../resources/language/defineResource';
import { NoPermission } from '../ui/frames/NoPermission';
import { type DeclaredScreen, gateOf, screensOf } from './declarations';
import { DetailsPage } from './details/lazyDetailsPage';
import { ListScreen } from './list/ListScreen';

const listElement = (declared: DeclaredScreen) => (
  <CanAccess resource={gateOf(declared)} action="list" accessDenied={<NoPermission />}>
    <ListScreen key={declared.screen.list} {...declared} />
  </CanAccess>
);

const detailsElement = (declared: DeclaredScreen) => (
  <CanAccess resource={declared.resource.name} action="show" accessDenied={<NoPermission />}>
    <DetailsPage key={declared.screen.details} {...declared} />
  </CanAccess>
);

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
