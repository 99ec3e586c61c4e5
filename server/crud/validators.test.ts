import { describe, expect, it } from 'vitest';
import { email, integer, longText, phone, reference, secret, text } from '../../resources/language/kinds';
import { invalidBody } from '../asRefusal';
import { inputSchema } from './validators';

const schema = inputSchema({
  input: {
    reason: text({ required: true, minLength: 3 }),
    phoneNumber: phone({ required: true }),
    emailAddress: email({ required: true }),
    productId: reference('products', { required: true }),
    days: integer({ required: true, min: 1 }),
    note: text({ minLength: 3 }),
    otherNumber: phone(),
    password: secret({ minLength: 3 }),
  },
});

const faults = (body: object) => {
  const parsed = schema?.safeParse(body, { reportInput: true });
  return parsed?.error ? invalidBody(parsed.error).errors : null;
};
const GOOD = {
  reason: 'moved',
  phoneNumber: '0772 345 678',
  emailAddress: 'grace@mail.example',
  productId: '01999999-0000-7000-8000-000000000001',
  days: 1,
};

describe('a required field', () => {
  it.each(['', '   ', undefined])('is required if it is %j, whatever it accepts', (blank) => {
    const { days: _days, ...texts } = GOOD;
    for (const name of Object.keys(texts))
      expect(faults({ ...GOOD, [name]: blank })).toEqual({ [name]: 'is required' });
  });

  it('says what it accepts if it has a value', () => {
    expect(faults(GOOD)).toBeNull();
    expect(faults({ ...GOOD, reason: 'no' })).toEqual({ reason: 'takes at least 3 characters' });
    expect(faults({ ...GOOD, days: 0 })).toEqual({ days: 'must be at least 1' });
  });
});

it('an optional field may be blank, except for a password', () => {
  expect(faults({ ...GOOD, note: ' ', otherNumber: '  ' })).toBeNull();
  expect(schema?.parse({ ...GOOD, password: '   ' })).toMatchObject({ password: '   ' });
});

describe('a text', () => {
  const names = inputSchema({ input: { firstName: text({ required: true }), note: text(), story: longText() } });
  const read = (body: object) => names?.safeParse(body);

  it.each(['\u200b', '\u3164', '\u2800', '\u202e', '\ufe0f\u200d'])('of invisible characters is blank: %j', (blank) => {
    expect(read({ firstName: blank })?.success).toBe(false);
    expect(read({ firstName: 'Ruth', note: blank })?.data).toEqual({ firstName: 'Ruth', note: null });
  });

  it('loses marks of direction, and line breaks where it has one line', () => {
    const given = { firstName: '\u202etset', note: 'Ruth\nAchieng', story: ' a\nb\u200b ' };
    expect(read(given)?.data).toEqual({ firstName: 'tset', note: 'Ruth Achieng', story: 'a\nb' });
  });
});
