import { bodies } from '../contract/bodies';
import { type Call, type CallName, calls } from '../contract/calls';
import { API_BASES } from '../contract/constants';
import { limitsOf } from '../contract/limits';
import { answers } from '../resources/answers';
import type { Deps } from './deps';
import type { Endpoint, Incoming } from './Endpoint';
import { type Around, idempotent } from './http/idempotent';
import { createLimiter } from './limits/createLimiter';
import { tagOf } from './openapi/tags';
import { createHandlers } from './workflows';

type Workflow = (request: Incoming) => Promise<object>;

/** The endpoints of the contract's calls, each with its workflow. */
export function callEndpoints(deps: Deps): Endpoint[] {
  const withinLimits = createLimiter(deps);
  return (Object.keys(calls) as CallName[]).map((name) => {
    const call: Call = calls[name];
    const run = (own: Deps) => createHandlers(own)[name] as Workflow;
    const schema = name in bodies ? bodies[name as keyof typeof bodies] : undefined;
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
      tag: tagOf(name),
      query: call.query ?? [],
      ...(schema ? { body: schema } : {}),
      limits: limitsOf(call),
      success: call.success ?? 200,
      answer: answers[name],
      idempotent: call.idempotent ?? false,
      ...(call.maxAge ? { maxAge: call.maxAge } : {}),
      reads: call.reads,
      handle: call.idempotent
        ? idempotent({ ...call, name }, deps, run, limited)
        : (request) => limited(request, () => workflow(request)),
    };
  });
}
