import type { Call } from '../../contract/api/Call';
import type { ActionName, Actions } from '../catalogue/actions';

/** What a browser app knows of an action: where it is called, and in the back-office who may. */
export interface Route extends Pick<Call, 'method' | 'base' | 'path' | 'access' | 'scoped'> {
  /** On the public site: the most characters of each text of its body, by the last part of the field's path. */
  lengths?: Readonly<Record<string, number>>;
}

declare const __ROUTES__: { [N in ActionName]: Route & Pick<Actions[N], 'access'> };

/**
 * Where each action is called, for the browser apps: written in when they are built (vite.config.ts), so that none of them carries
 * the declarations. The public site has those that visitors and customers may call, without `access`.
 */
export const routes = __ROUTES__;
