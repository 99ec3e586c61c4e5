import { CanAccess } from 'react-admin';
import { Route } from 'react-router-dom';
import type { AnyResource } from '../../resources/defineResource';
import { NoPermission } from '../ui/frames/NoPermission';
import { gateOf, screensOf } from './declarations';
import { DetailsPage } from './details/lazyDetailsPage';
import { ListScreen } from './list/ListScreen';

/** The routes of every declared screen; screens that share a details route share its page. */
export function screenRoutes(resources: readonly AnyResource[]) {
  const screens = screensOf(resources);
  const details = new Map(screens.flatMap((each) => (each.screen.details ? [[each.screen.details, each]] : [])));
  return [
    ...screens.map((declared) => (
      <Route
        key={declared.screen.list}
        path={`/${declared.screen.list}`}
        element={
          <CanAccess resource={gateOf(declared)} action="list" accessDenied={<NoPermission />}>
            <ListScreen key={declared.screen.list} {...declared} />
          </CanAccess>
        }
      />
    )),
    ...[...details].map(([path, declared]) => (
      <Route
        key={path}
        path={`/${path}`}
        element={
          <CanAccess resource={declared.resource.name} action="show" accessDenied={<NoPermission />}>
            <DetailsPage key={path} {...declared} />
          </CanAccess>
        }
      />
    )),
  ];
}
