import { Route } from 'react-router-dom';
import type { AnyResource } from '../../resources/defineResource';
import { AccessGate } from '../layout/AccessGate';
import { gateOf, screensOf } from './declarations';
import { DetailsScreen } from './details/DetailsScreen';
import { ListScreen } from './list/ListScreen';
import type { Slots } from './slots';

/** The routes of every declared screen; screens that share a details route share its page. */
export function screenRoutes(resources: readonly AnyResource[], slots: Readonly<Record<string, Slots>>) {
  const screens = screensOf(resources);
  const details = new Map(screens.flatMap((each) => (each.screen.details ? [[each.screen.details, each]] : [])));
  return [
    ...screens.map((declared) => (
      <Route
        key={declared.screen.list}
        path={`/${declared.screen.list}`}
        element={
          <AccessGate resource={gateOf(declared)} verb="list">
            <ListScreen key={declared.screen.list} {...declared} />
          </AccessGate>
        }
      />
    )),
    ...[...details].map(([path, declared]) => {
      const Details = slots[declared.resource.name]?.details ?? DetailsScreen;
      return (
        <Route
          key={path}
          path={`/${path}`}
          element={
            <AccessGate resource={declared.resource} verb="read">
              <Details key={path} {...declared} />
            </AccessGate>
          }
        />
      );
    }),
  ];
}
