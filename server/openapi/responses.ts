import { ERROR_STATUS, type ErrorCode } from '../../contract/api/errors';
import { opensToKeys } from '../access/apiKeys';
import type { Endpoint } from '../Endpoint';
import type { Json } from './json';

const MEANING: Record<ErrorCode, string> = {
  badRequest: 'A parameter is unknown or wrong, or the body is not JSON.',
  unauthenticated: 'There is no token, or it is no longer valid.',
  forbidden: 'The permission is missing.',
  notFound: 'There is no such record, or none that the caller may see.',
  conflict: 'Something else has changed first, or it has been done already.',
  outdated: 'The record has changed since the version that If-Match names; `changed` says what it is now.',
  tooLarge: 'The body is too large.',
  unsupportedType: 'The body has another Content-Type than those that are accepted.',
  invalid: 'A field is wrong, or a rule is against it.',
  throttled: 'Too many calls. Retry-After says when to try again.',
  fault: 'A fault on our side.',
  unavailable: 'The database or an outside system does not answer.',
};

/** The codes of refusals that concern a request body. */
const OF_BODIES: readonly ErrorCode[] = ['tooLarge', 'unsupportedType'];

const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
const retryAfter = { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds.' } };

/** Every refusal, by its code. */
export const RESPONSES: Record<string, Json> = Object.fromEntries(
  Object.entries(MEANING).map(([code, description]) => [
    code,
    { description, content, ...(code === 'throttled' ? { headers: retryAfter } : {}) },
  ]),
);

/** Returns the refusals that an endpoint may answer with, by status. */
export function refusalsOf(endpoint: Endpoint): Record<string, Json> {
  const { body, limits = [] } = endpoint;
  const isLimited = limits.length > 0 || opensToKeys(endpoint);
  const possible = (Object.keys(MEANING) as ErrorCode[]).filter(
    (code) =>
      (code !== 'throttled' || isLimited) &&
      (!OF_BODIES.includes(code) || body) &&
      (code !== 'outdated' || endpoint.conditional),
  );
  return Object.fromEntries(possible.map((code) => [ERROR_STATUS[code], { $ref: `#/components/responses/${code}` }]));
}
