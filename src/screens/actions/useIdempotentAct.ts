import { useRef } from 'react';
import { useDataProvider } from 'react-admin';
import { v4 as newKey } from 'uuid';
import type { Act } from '../../../dataProvider/act';
import type { KitaraDataProvider } from '../../../dataProvider/createDataProvider';
import { type Route, routes } from '../../../resources/language/routes';

/**
 * Returns the data provider's `act` with an idempotency key for each idempotent action. The same input gets the same key until
 * `forgetKeys` is called after a success, so that a retry after a lost answer creates nothing twice.
 */
export function useIdempotentAct(): { act: Act; forgetKeys(): void } {
  const dataProvider = useDataProvider<KitaraDataProvider>();
  const keys = useRef(new Map<string, string>());
  const keyOf = (...given: unknown[]) => {
    const print = JSON.stringify(given);
    const key = keys.current.get(print) ?? newKey();
    keys.current.set(print, key);
    return key;
  };
  return {
    act: (name, input) => {
      const { idempotent }: Route = routes[name];
      const key = idempotent ? { idempotencyKey: keyOf(name, input?.params, input?.body) } : {};
      return dataProvider.act(name, { ...input, ...key });
    },
    forgetKeys: () => keys.current.clear(),
  };
}
