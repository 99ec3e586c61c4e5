import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { resources } from '../resources';
import { endpointsOf } from '../server/app';
import type { Deps } from '../server/deps';
import { openApi } from '../server/openapi/document';

// The table is only read here and no handler is called, so it needs no dependencies.
const endpoints = endpointsOf({} as Deps);

/** The OpenAPI document of the product. */
export const DOCUMENT = openApi(endpoints, resources, 'http://kitara.test');

const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
addFormats.default(ajv);
ajv.addSchema(DOCUMENT, 'document');

const pointer = (...steps: (string | number)[]) =>
  steps.map((step) => encodeURIComponent(String(step).replace(/~/g, '~0').replace(/\//g, '~1'))).join('/');

const ROUTES = endpoints.map(({ method, path }) => ({
  method,
  path,
  matches: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]*')}/?$`),
}));

interface Reply {
  status: number;
  body: unknown;
  headers: Headers;
}

/**
 * Returns descriptions of how an answer differs from the document; empty if it matches, or if the document has no such operation.
 */
export function undocumented(method: string, address: string, { status, body, headers }: Reply): string[] {
  const { pathname } = new URL(address, 'http://kitara.test');
  // The first match is used, as on the server.
  const route = ROUTES.find((each) => each.method === method && each.matches.test(pathname));
  if (!route) return [];
  const operation = DOCUMENT.paths[route.path]?.[method.toLowerCase()];
  const documented = (operation?.responses as Record<string, object> | undefined)?.[status];
  if (!documented) return [`${status} is not documented for ${method} ${route.path}: ${JSON.stringify(body)}`];
  if (!headers.get('content-type')?.startsWith('application/json')) return [];
  const reference = (documented as { $ref?: string }).$ref;
  const at = reference
    ? `${reference.slice(2)}/${pointer('content', 'application/json', 'schema')}`
    : pointer('paths', route.path, method.toLowerCase(), 'responses', status, 'content', 'application/json', 'schema');
  const validate = ajv.getSchema(`document#/${at}`);
  if (!validate) return [`${status} of ${method} ${route.path} has no schema`];
  if (validate(body)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${method} ${route.path} ${status}: ${instancePath || 'the answer'} ${message} ${JSON.stringify(params)}`,
  );
}
