import { accessActions } from '../access/actions';
import { signInActions } from '../access/signInActions';
import { flattenFields } from '../language/defineResource';
import type { Route } from '../language/routes';
import { providerActions } from '../payments/providerActions';
import { setupActions } from '../settings/setupActions';
import { type ActionName, actionNamed, actions } from './actions';

// The routes of actions by name, which vite.config.ts inserts into the browser apps (resources/language/routes.ts).

const names = Object.keys(actions) as ActionName[];

/** Includes the required permissions and whether it is idempotent; the back-office's forms have the declarations. */
function officeRoute(name: ActionName): Route {
  const { method, base, path, access, scoped, idempotent } = actionNamed(name);
  return { method, base, path, access, ...(scoped ? { scoped } : {}), ...(idempotent ? { idempotent } : {}) };
}

/** Includes the maximum lengths of the texts in its form. */
function siteRoute(name: ActionName): Pick<Route, 'method' | 'base' | 'path' | 'lengths'> {
  const { method, base, path, input = {} } = actionNamed(name);
  const isForm = input !== 'any' && !(name in providerActions);
  const texts = isForm ? flattenFields(input).filter(({ field }) => field.maxLength !== undefined) : [];
  const lengths = Object.fromEntries(texts.map((leaf) => [leaf.path.split('.').at(-1), leaf.field.maxLength]));
  return { method, base, path, ...(texts.length ? { lengths } : {}) };
}

const isOfSite = (name: ActionName) =>
  !(name in signInActions || name in accessActions || name in setupActions) &&
  (actionNamed(name).access === 'public' || actionNamed(name).customers);

export const officeRoutes = Object.fromEntries(names.map((name) => [name, officeRoute(name)]));

/** The routes that visitors and customers may call, without those of the sign-in. */
export const siteRoutes = Object.fromEntries(names.filter(isOfSite).map((name) => [name, siteRoute(name)]));

/** The routes of both apps, for development and tests, where one server serves both. */
export const allRoutes = Object.fromEntries(names.map((name) => [name, { ...officeRoute(name), ...siteRoute(name) }]));
