import { expect, it } from 'vitest';
import { requireStorable } from './requireStorable';

it('names the field whose text cannot be stored', () => {
  const refused = (body: unknown, field: string) =>
    expect(() => requireStorable(body)).toThrow(
      expect.objectContaining({ code: 'invalid', errors: { [field]: 'has characters that cannot be stored' } }),
    );
  refused({ client: { firstName: 'a\u0000b' } }, 'client.firstName');
  refused({ client: { 'first\u0000Name': 'a' } }, 'client.firstName');
  refused('\u0000', 'body');
  refused({ name: 'half of a face: \ud83d' }, 'name');
  expect(() => requireStorable({ name: 'a whole one: \ud83d\ude00' })).not.toThrow();
  // Typed out as text, the six characters are harmless.
  expect(() => requireStorable({ note: 'the byte \\u0000' })).not.toThrow();
});
