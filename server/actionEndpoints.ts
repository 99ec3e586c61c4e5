import { limitsOf } from '../contract/api/Call';
import { API_BASES } from '../contract/constants';
import { actions } from '../resources/catalogue/actions';
import type { DeclaredAction } from '../resources/language/defineActions';
import { flattenFields } from '../resources/language/defineResource';
import { isKnownDevice } from './access/knownDevices';
import { createHandlers } from './createHandlers';
import { inputSchema } from './crud/validators';
import type { Deps } from './deps';
import type { Endpoint, Incoming } from './Endpoint';
import { type Around, idempotent } from './http/idempotent';
import { ifUnchanged } from './http/ifUnchanged';
import { createLimiter } from './limits/createLimiter';

type Workflow = (request: Incoming) => Promise<object>;

/** Declared actions by name, and their workflows. */
export interface ActionTable {
  actions: Readonly<Record<string, DeclaredAction>>;
  handlers(deps: Deps): Readonly<Record<string, (request: never) => Promise<object>>>;
}
const OURS: ActionTable = { actions, handlers: createHandlers };

/** Returns the endpoints of the declared actions. */
export function actionEndpoints(deps: Deps, table = OURS): Endpoint[] {
  const withinLimits = createLimiter(deps, isKnownDevice);
  const workflows = table.handlers(deps);
  return Object.values(table.actions).map((call) => {
    const { name } = call;
    // The body has the type of the action's input, which `inputSchema` has validated.
    const run = (own: Deps) =>
      ifUnchanged(call, own, (inner) => (inner === deps ? workflows : table.handlers(inner))[name] as Workflow);
    const schema = inputSchema(call);
    const workflow = run(deps);
    const limited: Around = (request, work) => withinLimits(name, limitsOf(call), request, work);
    return {
      name,
      method: call.method,
      path: `${API_BASES[call.base]}/${call.path}`,
      access: call.access,
      customers: call.customers ?? false,
      scoped: call.scoped ?? false,
      sessionOnly: call.sessionOnly ?? false,
      confirms: call.confirms,
      settingUp: call.settingUp ?? false,
      summary: call.summary,
      tag: call.domain.name,
      about: call.domain.description,
      query: call.query ?? {},
      ...(schema ? { body: schema } : {}),
      fields: call.input && call.input !== 'any' ? flattenFields(call.input) : [],
      limits: limitsOf(call),
      success: call.success ?? 200,
      answer: call.answer,
      idempotent: call.idempotent ?? false,
      conditional: call.conditional ?? call.decidesOn !== undefined,
      takesForms: call.takesForms ?? false,
      ...(call.maxBytes ? { maxBytes: call.maxBytes } : {}),
      ...(call.maxAge ? { maxAge: call.maxAge } : {}),
      reads: call.reads,
      handle: call.idempotent
        ? idempotent(call, deps, run, limited)
        : (request) => limited(request, () => workflow(request)),
    };
  });
}
