import type { Context } from 'hono';
import type { z } from 'zod';
import { Refusal } from '../../contract/api/errors';
import { invalidBody } from '../asRefusal';
import type { Endpoint } from '../Endpoint';
import { jsonFault } from './jsonBounds';
import { requireStorable } from './requireStorable';

/** The bounds on a body. Our deepest, a polygon, has five levels; our largest has some fifty names. */
const BODY_BOUNDS = { levels: 20, names: 1_000 };
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/**
 * Returns the request's body, parsed by the schema; a missing body is an empty object. Refuses a body with another Content-Type
 * (unsupportedType), one that cannot be read (badRequest), and one that does not fit (invalid, naming the fields).
 */
export async function readBody<T>(
  c: Context,
  schema: z.ZodType<T>,
  { takesForms = false }: Pick<Endpoint, 'takesForms'>,
): Promise<T> {
  const text = await c.req.text();
  const given = text.trim() ? parse(text, c.req.header('content-type'), takesForms) : {};
  requireStorable(given);
  const parsed = await schema.safeParseAsync(given, { reportInput: true });
  if (!parsed.success) throw invalidBody(parsed.error);
  return parsed.data;
}

function parse(text: string, contentType: string | undefined, takesForms: boolean): unknown {
  const type = contentType?.split(';')[0]?.trim().toLowerCase();
  if (type === JSON_TYPE) return parseJson(text);
  if (type === FORM_TYPE && takesForms) return parseForm(text);
  const accepted = takesForms ? `${JSON_TYPE} or ${FORM_TYPE}` : JSON_TYPE;
  throw new Refusal('unsupportedType', `Send the body with Content-Type: ${accepted}.`);
}

function parseJson(text: string): unknown {
  const fault = jsonFault(text, BODY_BOUNDS);
  if (fault) throw new Refusal('badRequest', `The body ${fault}.`);
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('badRequest', 'The body is not JSON.');
  }
}

function parseForm(text: string): unknown {
  const fields = [...new URLSearchParams(text)];
  const most = BODY_BOUNDS.names;
  if (fields.length > most) throw new Refusal('badRequest', `The body has too many fields: ${most} are accepted.`);
  return Object.fromEntries(fields);
}
