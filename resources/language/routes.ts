import type { Call } from '../../contract/api/Call';
import type { ActionName, Actions } from '../catalogue/actions';

/** A browser app's information about an action: its route; in the back-office, also its permissions and whether it is idempotent. */
export interface Route extends Pick<Call, 'method' | 'base' | 'path' | 'access' | 'scoped' | 'idempotent'> {
  /** On the public site: the maximum length of each text in its body, by the last part of the field's path. */
  lengths?: Readonly<Record<string, number>>;
}

declare const __ROUTES__: { [N in ActionName]: Route & Pick<Actions[N], 'access'> };

/**
 * The routes of all actions for the browser apps. The build inserts them (vite.config.ts; in development,
 * tools/dev/currentRoutes.ts), so that the apps contain no declarations. The public site has only those that visitors and
 * customers may call, without `access`.
 */
export const routes = __ROUTES__;
