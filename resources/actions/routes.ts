import type { Call } from '../../contract/Call';
import { accessActions } from './access';
import { type ActionName, actionNamed, actions } from './index';

/**
 * Where actions are called, by name. A browser app carries these instead of the declarations: vite.config.ts writes them into it
 * (resources/routes.ts).
 */
type Routes = Partial<Record<ActionName, Partial<Call>>>;

const names = Object.keys(actions) as ActionName[];

/** All of them, with who may call them. */
export const officeRoutes: Routes = Object.fromEntries(
  names.map((name) => {
    const { method, base, path, access, scoped } = actionNamed(name);
    return [name, { method, base, path, access, scoped }];
  }),
);

/** Those that visitors and customers may call; nothing of the way into the back-office. */
export const siteRoutes: Routes = Object.fromEntries(
  names
    .filter((name) => !(name in accessActions))
    .filter((name) => actionNamed(name).access === 'public' || actionNamed(name).customers)
    .map((name) => {
      const { method, base, path } = actionNamed(name);
      return [name, { method, base, path }];
    }),
);
