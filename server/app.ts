import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { ACCESS_MARK, UNATTENDED } from '../contract/access/sessions';
import { API_KEY_LIMITS } from '../contract/api/Call';
import { ERROR_STATUS, type ErrorBody, Outdated, Refusal } from '../contract/api/errors';
import { phrase } from '../contract/api/Phrase';
import { DEFAULT_LANGUAGE, findLanguage } from '../contract/languages';
import { resources as declared, storedResources } from '../resources';
import type { AnyResource } from '../resources/language/defineResource';
import { findAmong } from '../resources/language/resourceLookup';
import { findDeviceToken, keepDevice, keepVisitor, visitorOf } from './access/cookies';
import { createIdentify } from './access/createIdentify';
import { isKnownDevice } from './access/knownDevices';
import { noteRefusal } from './access/noteRefusal';
import { provedFor, requireStepUp } from './access/requireStepUp';
import { acceptCredentials } from './accounts/acceptCredentials';
import { type ActionTable, actionEndpoints } from './actionEndpoints';
import { asRefusal } from './asRefusal';
import { authorise, type Caller } from './base/identity';
import { crudEndpoints } from './crud/endpoints';
import type { Deps } from './deps';
import type { Endpoint } from './Endpoint';
import { failureOf, faultPlace } from './failureOf';
import { guards } from './guards';
import { createCallerAddress } from './http/callerAddress';
import { checkQuery } from './http/checkQuery';
import { headers } from './http/headers';
import { inLanguage } from './http/inLanguage';
import { limitBody } from './http/limitBody';
import { readBody } from './http/readBody';
import { sentenceOf } from './http/sentenceOf';
import { withLabels } from './labels/withLabels';
import { createLimiter } from './limits/createLimiter';
import { serveDocs } from './openapi/docsPage';
import { openApi } from './openapi/document';
import { type ClockGuard, createClockGuard } from './operation/clockGuard';
import { serveHealth } from './operation/health';
import { createMetrics, type Metrics, serveMetrics } from './operation/metrics';
import { isUnavailable } from './store/unavailable';
import type { Tracing } from './tracing/Tracing';

/**
 * Returns all mounted endpoints: first the contract's calls, then those of the declarations, except on paths that calls already
 * use.
 */
export function endpointsOf(deps: Deps, resources: readonly AnyResource[] = declared, table?: ActionTable): Endpoint[] {
  const calls = actionEndpoints(deps, table);
  const taken = new Set(calls.map(({ method, path }) => `${method} ${path}`));
  const crud = resources
    .flatMap((resource) => crudEndpoints(resource, { ...deps, guard: guards[resource.name] }))
    .map((endpoint) =>
      endpoint.name === 'updateAccount' ? acceptCredentials(endpoint, { ...deps, guard: guards.users }) : endpoint,
    );
  const find = findAmong([...resources, ...storedResources]);
  const all = [...calls, ...crud.filter(({ method, path }) => !taken.has(`${method} ${path}`))].map((endpoint) =>
    withLabels(endpoint, deps.store, find),
  );
  // The first match answers, and `{id}` would also match plain paths such as `/count`.
  return all.sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')));
}

declare module 'hono' {
  /** The facts known about a request so far; missing if the request was refused earlier. */
  interface ContextVariableMap {
    requestId?: string;
    userId?: string | null;
    endpoint?: Endpoint;
  }
}

/** The monitoring of this process. */
export interface Watch {
  metrics: Metrics;
  clock: ClockGuard;
  /** If left out, there are no traces. */
  tracing?: Tracing | null;
}

export const createWatch = (deps: Deps): Watch => ({ metrics: createMetrics(deps), clock: createClockGuard(deps) });

/** Creates the API: health, metrics, OpenAPI, and every endpoint as parse → authorise → handle → answer. */
export function createApp(
  deps: Deps,
  resources: readonly AnyResource[] = declared,
  { metrics, clock, tracing }: Watch = createWatch(deps),
  table?: ActionTable,
): Hono {
  const app = new Hono();
  const endpoints = endpointsOf(deps, resources, table);
  const answer = createAnswer(deps);
  app.use(headers(deps.config.publicUrl));
  app.use(limitedPaths, oneHost);
  if (tracing) app.use('/api/*', tracing.requests);
  app.use('/api/*', logged(deps, metrics.observe));
  app.use('/api/*', limitedBodies(endpoints));
  app.use('/api/*', varying, compress());
  if (deps.config.apiDocs) serveDocs(app, () => openApi(endpoints, resources, deps.config.publicUrl));
  serveHealth(app, deps.store, clock);
  serveMetrics(app, metrics, deps.config);
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
    // The specification has one path with a trailing slash.
    if (endpoint.maxAge) app.use(path, etag());
    app.on(endpoint.method, [path, `${path}/`], (c) => answer(c, endpoint));
  }
  app.all('/api/*', (c) => refuse(c, new Refusal('notFound', `There is no ${c.req.method} ${c.req.path}.`)));
  app.onError((error, c) => {
    const refusal = asRefusal(error);
    const requestId = c.get('requestId') ?? '';
    if (isUnavailable(error)) deps.log.warn({ requestId, ...failureOf(error) }, 'database not available');
    if (refusal) return refuse(c, refusal);
    deps.log.error({ requestId, ...failureOf(error), where: faultPlace(error) }, 'request failed');
    return refuse(
      c,
      new Refusal('fault', phrase('Something went wrong on our side (request {requestId}).', { requestId })),
    );
  });
  return app;
}

/** The maximum number of characters of a path. */
const MOST_PATH = 1_000;

/** Refuses paths that are longer than any of ours, before a route is looked up. */
const limitedPaths: MiddlewareHandler = async (c, next) =>
  c.req.path.length > MOST_PATH
    ? refuse(c, new Refusal('badRequest', `A path has at most ${MOST_PATH} characters.`))
    : next();

/** Refuses requests with two Host headers, because a proxy in front may have used the other one. */
const oneHost: MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> = async (c, next) => {
  const names = c.env?.incoming?.rawHeaders?.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host') ?? [];
  return names.length > 1 ? refuse(c, new Refusal('badRequest', 'A request has one Host header.')) : next();
};

/** The maximum number of bytes of a body, unless a call declares another one. */
const MOST_BYTES = 512 * 1024;

/** Refuses bodies that are larger than the endpoint accepts. */
function limitedBodies(endpoints: readonly Endpoint[]): MiddlewareHandler {
  const withLimit = (bytes: number, named: string) =>
    limitBody(bytes, (c) => refuse(c, new Refusal('tooLarge', `The body is larger than ${named}.`)));
  const usual = withLimit(MOST_BYTES, '512 KB');
  const roomy = new Map<string, MiddlewareHandler>(
    endpoints.flatMap(({ method, path, maxBytes }) =>
      maxBytes ? [[`${method} ${path}`, withLimit(maxBytes, `${maxBytes / 1024 / 1024} MB`)] as const] : [],
    ),
  );
  return (c, next) => (roomy.get(`${c.req.method} ${c.req.path}`) ?? usual)(c, next);
}

/**
 * Returns the function with which every endpoint answers: it identifies the caller, authorises them, parses the input, and runs
 * the handler.
 */
function createAnswer(deps: Deps) {
  const identify = createIdentify(deps);
  const withinLimits = createLimiter(deps, isKnownDevice);
  const addressOf = createCallerAddress(deps.config.trustedProxies, deps.log);
  return async (c: Context, endpoint: Endpoint) => {
    c.set('endpoint', endpoint);
    const caller = provedFor(
      endpoint,
      await identify(c.req.header('authorization'), c.req.header(UNATTENDED) !== undefined),
    );
    const { identity } = caller;
    c.set('userId', identity?.userId ?? null);
    if (identity) c.header(ACCESS_MARK, identity.mark);
    try {
      return await serve(c, endpoint, caller);
    } catch (error) {
      if (identity) await noteRefusal(deps, identity, endpoint, error);
      throw error;
    }
  };

  async function serve(c: Context, endpoint: Endpoint, caller: Caller) {
    const { identity } = caller;
    authorise(caller, endpoint);
    requireStepUp(identity, endpoint, deps.now());
    const query = queryOf(c);
    checkQuery(query, endpoint.query);
    const visitor = visitorOf(c, deps.config.appSecret);
    const request = {
      params: c.req.param() as Record<string, string>,
      query,
      body: endpoint.body ? await readBody(c, endpoint.body, endpoint) : undefined,
      ...caller,
      address: addressOf(c),
      visitor,
      device: findDeviceToken(c),
      keepDevice: (token: string) => keepDevice(c, token, deps.config.production),
      header: (name: string) => readHeader(c, name),
    };
    const handle = () =>
      endpoint.handle(request, c).catch((error) => {
        // At a busy address, a new browser gets a number here, and is counted by it when it calls again.
        if (visitor === null && asRefusal(error)?.code === 'throttled')
          keepVisitor(c, deps.config.appSecret, deps.config.production);
        throw error;
      });
    const byKey = identity?.apiKeyId != null;
    const result = await (byKey ? withinLimits('byKey', API_KEY_LIMITS, request, handle) : handle());
    if (endpoint.maxAge) c.header('Cache-Control', `public, max-age=${endpoint.maxAge}`);
    return result instanceof Response ? result : c.json(result, endpoint.success);
  }
}

/** Returns the query parameters. One that is given several times is a list, as with commas. */
const queryOf = (c: Context): Record<string, string> =>
  Object.fromEntries(Object.entries(c.req.queries()).map(([name, values]) => [name, values.join(',')]));

/**
 * Set before the response is created: adding a header later makes Hono rebuild the response, which takes a tenth of a request's
 * time.
 */
async function varying(c: Context, next: () => Promise<void>) {
  c.header('Vary', 'Accept-Encoding');
  await next();
}

/** Returns a header of the request. An answer for which its language was read depends on it, which caches must know. */
function readHeader(c: Context, name: string): string | undefined {
  if (name.toLowerCase() === 'accept-language') c.header('Vary', 'Accept-Encoding, Accept-Language');
  return c.req.header(name);
}

/** Answers a refusal in the language of the request. */
function refuse(c: Context, refusal: Refusal) {
  const { code, faults, retryAfter, asks } = refusal;
  const language = findLanguage(readHeader(c, 'accept-language')) ?? DEFAULT_LANGUAGE;
  const error = sentenceOf(refusal, c.get('endpoint')?.fields ?? [], language);
  const errors =
    faults && Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, inLanguage(language, fault)]));
  const body: ErrorBody = { error, ...(asks ? { code: asks } : {}), ...(errors ? { errors } : {}) };
  if (refusal instanceof Outdated) body.changed = refusal.changed;
  if (retryAfter) c.header('Retry-After', String(retryAfter));
  if (code === 'unauthenticated') c.header('WWW-Authenticate', 'Bearer');
  return c.json(body, ERROR_STATUS[code]);
}

/**
 * Logs one line per request: who, what, how long. Queries, bodies and addresses are not logged, because they contain personal
 * data.
 */
function logged({ log }: Deps, observe: (method: string, route: string, status: number, seconds: number) => void) {
  return async (c: Context, next: () => Promise<void>) => {
    const requestId = /^[\w-]{8,64}$/.exec(c.req.header('x-request-id') ?? '')?.[0] ?? randomUUID();
    c.set('requestId', requestId);
    c.header('X-Request-Id', requestId);
    const start = performance.now();
    await next();
    const ms = performance.now() - start;
    const route = c.get('endpoint')?.path ?? 'other';
    observe(c.req.method, route, c.res.status, ms / 1000);
    log.info(
      {
        requestId,
        method: c.req.method,
        route,
        status: c.res.status,
        ms: Math.round(ms),
        userId: c.get('userId') ?? null,
      },
      'request',
    );
  };
}
