import { API_BASES } from '../contract/constants';
import { limitsOf } from '../contract/limits';
import { type ActionName, actionNamed, actions } from '../resources/actions';
import { inputSchema } from './crud/validators';
import type { Deps } from './deps';
import type { Endpoint, Incoming } from './Endpoint';
import { type Around, idempotent } from './http/idempotent';
import { createLimiter } from './limits/createLimiter';
import { createHandlers } from './workflows';

type Workflow = (request: Incoming) => Promise<object>;

/** The endpoints of the declared actions, each with its workflow. */
export function actionEndpoints(deps: Deps): Endpoint[] {
  const withinLimits = createLimiter(deps);
  return (Object.keys(actions) as ActionName[]).map((name) => {
    const call = actionNamed(name);
    const run = (own: Deps) => createHandlers(own)[name] as Workflow;
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
      summary: call.summary,
      tag: call.domain.name,
      query: call.query ?? [],
      ...(schema ? { body: schema } : {}),
      limits: limitsOf(call),
      success: call.success ?? 200,
      answer: call.answer,
      idempotent: call.idempotent ?? false,
      ...(call.maxAge ? { maxAge: call.maxAge } : {}),
      reads: call.reads,
      handle: call.idempotent
        ? idempotent({ ...call, name }, deps, run, limited)
        : (request) => limited(request, () => workflow(request)),
    };
  });
}
