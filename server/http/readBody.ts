import type { Context } from 'hono';
import type { z } from 'zod';
import { Refusal } from '../../contract/api/errors';
import { invalidBody } from './refusals';
import { requirePlain } from './requirePlain';

/** The request's body, JSON or a form, as the schema makes it; 400 where it cannot be read, 422 where it does not fit. */
export async function readBody<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  const isForm = c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded');
  const text = await c.req.text();
  const given = isForm ? Object.fromEntries(new URLSearchParams(text)) : parseJson(text);
  requirePlain(given);
  const parsed = await schema.safeParseAsync(given, { reportInput: true });
  if (!parsed.success) throw invalidBody(parsed.error);
  return parsed.data;
}

function parseJson(text: string): unknown {
  if (!text.trim()) return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('badRequest', 'The body is not JSON.');
  }
}
