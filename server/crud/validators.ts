import { z } from 'zod';
import { cleanText, toOneLine } from '../../contract/cleanText';
import { polygonFault } from '../../contract/coverage/polygonFault';
import { normalisePhone } from '../../contract/phone';
import { cleanTags, tagsFault } from '../../contract/tags';
import type { ActionDeclaration } from '../../resources/language/defineActions';
import { type AnyResource, defaultOf, isList } from '../../resources/language/defineResource';
import type { Field, Fields, Kind } from '../../resources/language/kinds';
import { memoizePerResource, oncePer } from '../../resources/language/memoizePerResource';
import { isWritable } from '../../resources/language/writable';
import { isStorable } from '../rules/isStorable';

const point = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);
const inRange = (number: z.ZodNumber, { min, max }: Field) => {
  const from = min === undefined ? number : number.min(min);
  return max === undefined ? from : from.max(max);
};
const text = (type: z.ZodString, { minLength = 0, maxLength = 4_000, fault }: Field) =>
  (minLength > 0 ? type.min(minLength, tooShort(minLength)) : type)
    .max(maxLength, `takes at most ${maxLength} characters`)
    .refine(isStorable, 'has characters that cannot be stored')
    .superRefine((value, context) => {
      const message = fault?.(value);
      if (message) context.addIssue({ code: 'custom', message });
    });
const tooShort = (length: number) => (length === 1 ? 'is required' : `takes at least ${length} characters`);
const chars = (field: Field) => text(z.string().overwrite(asStored(field)), field);
const asStored =
  ({ canonical }: Field) =>
  (given: string) => {
    const clean = cleanText(given);
    return canonical?.(clean) ?? clean;
  };
const line = (field: Field) => chars(field).overwrite(toOneLine);
/** Databases and ISO texts disagree about years outside 1000 to 2999. */
const inOurTime = (value: string) => /^[12]/.test(value);
const DAY = 'must be a day such as 2026-03-14';
const MOMENT = 'must be a moment such as 2026-03-14T09:30:00Z';
const day = z.iso.date(DAY).refine(inOurTime, DAY);

/** The maximum number of records in one list of references. No list of options is longer. */
export const MOST_REFERENCES = 200;

/** A list of tags, as they are stored. */
export const tagList = z
  .array(z.string().refine(isStorable, 'has characters that cannot be stored'))
  .overwrite((given) => cleanTags(given))
  .superRefine((given, context) => {
    const message = tagsFault(given);
    if (message) context.addIssue({ code: 'custom', message });
  });

/** The schema of each kind: what a caller may give, and the value that is stored. */
const VALIDATORS: Record<Kind, (field: Field) => z.ZodType> = {
  text: line,
  longText: chars,
  email: (field) =>
    chars(field).pipe(z.email('Enter a valid e-mail address, e.g. name@example.com')).pipe(z.string().toLowerCase()),
  phone: (field) =>
    chars(field).transform((input, context) => {
      const normal = normalisePhone(input);
      if (normal) return normal;
      context.addIssue({ code: 'custom', message: 'Enter a valid phone number, e.g. 0771 234 567' });
      return z.NEVER;
    }),
  integer: (field) => inRange(z.int(), field),
  decimal: (field) => inRange(z.number(), field),
  money: (field) => inRange(z.int('must be a whole amount'), field),
  bytes: (field) => inRange(z.int(), field),
  boolean: () => z.boolean(),
  date: () => day,
  dateTime: () =>
    z.iso
      .datetime({ offset: true, error: MOMENT })
      .refine(inOurTime, MOMENT)
      .transform((value) => new Date(value).toISOString()),
  oneOf: ({ options = [] }) => z.enum(options as [string, ...string[]]),
  manyOf: ({ options = [] }) => z.array(z.enum(options as [string, ...string[]])).max(options.length),
  tags: () => tagList,
  reference: () => z.uuid('does not exist'),
  references: () => z.array(z.uuid('does not exist')).max(MOST_REFERENCES),
  sequence: () => z.never(),
  secret: (field) => text(z.string(), field),
  polygon: () =>
    z
      .strictObject({ type: z.literal('Polygon'), coordinates: z.array(z.array(point)) })
      .superRefine(({ coordinates }, context) => {
        const message = polygonFault(coordinates);
        if (message) context.addIssue({ code: 'custom', message });
      }),
  json: () => z.never(),
};

/** `partial`: an action with some of the fields. In an update, a list may be given as its changes. */
type Giving = 'create' | 'update' | 'partial';

function fieldSchema(field: Field, verb: Giving): z.ZodType {
  const whole = VALIDATORS[field.kind](field);
  const value = verb === 'update' && isList(field) ? whole.or(listChange(whole)) : whole;
  const needed = field.required === true;
  if (needed) {
    const filled =
      field.kind === 'text' || field.kind === 'longText' ? value.refine((text) => text !== '', 'is required') : value;
    return verb === 'create' ? filled : filled.optional();
  }
  if (defaultOf(field) !== undefined) return value.optional();
  return z.preprocess((given) => (isLeftOut(given, field) ? null : given), value.nullish());
}

const listChange = (some: z.ZodType) => z.strictObject({ add: some.optional(), remove: some.optional() });

/** A blank text counts as missing, but a password may consist of blanks. */
const isLeftOut = (given: unknown, { kind }: Field) =>
  typeof given === 'string' && (kind === 'secret' ? given : cleanText(given)) === '';

/** Returns the schema of an object with the accepted fields. Any other field is refused by name. */
function fieldsSchema(fields: Fields, verb: Giving, accepts: (field: Field) => boolean) {
  const shape: Record<string, z.ZodType> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'group') {
      if (accepts(field)) shape[name] = fieldSchema(field, verb);
      continue;
    }
    const inner = Object.values(field.fields).filter(accepts);
    const group = fieldsSchema(field.fields, verb, accepts);
    if (field.most) {
      shape[name] = z.array(group).max(field.most, `takes at most ${field.most} of them`).optional();
      continue;
    }
    const needed = verb === 'create' && !field.optional && inner.some(({ required }) => required);
    // A group without such fields stays, so that a refusal names the field in it.
    shape[name] = needed ? group : group.optional();
  }
  return z.strictObject(shape);
}

type Body = z.ZodObject;
const bodySchemaFor = (verb: 'create' | 'update') =>
  memoizePerResource(({ fields }): Body => fieldsSchema(fields, verb, (field) => isWritable(field, verb)));
const BODIES = { create: bodySchemaFor('create'), update: bodySchemaFor('update') };

/** Returns the schema of the body of a resource's create or update: writable fields only. */
export const bodySchema = (resource: AnyResource, verb: 'create' | 'update'): Body => BODIES[verb](resource);

/** Returns the schema of an action's body, or undefined if it has none. */
export const inputSchema = oncePer(
  ({ input, partial, rules = [] }: Pick<ActionDeclaration, 'input' | 'partial' | 'rules'>) => {
    if (!input) return undefined;
    if (input === 'any') return z.looseObject({});
    return fieldsSchema(input, partial ? 'partial' : 'create', () => true).superRefine((given, context) => {
      for (const [path, message] of rules.flatMap((rule) => Object.entries(rule(given) ?? {})))
        context.addIssue({ code: 'custom', path: [path], message });
    });
  },
);
