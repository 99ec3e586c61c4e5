import type { z } from 'zod';
import { type ErrorCode, Refusal, type Said } from '../contract/api/errors';
import { type Phrase, phrase } from '../contract/api/Phrase';
import { DeviceError } from './ports/DeviceManager';
import { ProviderError } from './ports/PaymentProvider';
import { MissingReference, StillReferenced, UniqueViolation } from './store/Store';
import { isUnavailable } from './store/unavailable';

/** Converts a validation error to a refusal that names each field by its dotted path and says what it accepts. */
export function invalidBody(error: z.ZodError): Refusal {
  const errors: Record<string, Said> = {};
  for (const issue of flatten(error.issues)) {
    const path = issue.path.map(String).join('.');
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys)
        errors[[path, key].filter(Boolean).join('.')] = 'is not a field that can be given here';
    } else {
      errors[path || 'body'] ??= sentence(issue);
    }
  }
  const [first = ['body', 'is not usable']] = Object.entries(errors);
  return new Refusal('invalid', first.map(String).join(' '), errors);
}

/** Flattens the issues of unions: the branch of the given type with the fewest faults is what the caller most likely meant. */
function flatten(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
    const [closest = []] = [...issue.errors].sort(
      (a, b) => Number(isOtherType(a)) - Number(isOtherType(b)) || a.length - b.length,
    );
    return flatten(closest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })));
  });
}

const isOtherType = (issues: readonly z.core.$ZodIssue[]) =>
  issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0);

function sentence(issue: z.core.$ZodIssue): Said {
  // For an optional text, a blank value has already been accepted as missing.
  if (typeof issue.input === 'string' && !issue.input.trim()) return 'is required';
  if (issue.code === 'invalid_type')
    return issue.input === undefined ? 'is required' : `must be ${articled(issue.expected)}`;
  if (issue.code === 'invalid_value')
    return phrase('must be one of: {options}', { options: issue.values.map(String).join(', ') });
  if (issue.code === 'too_big') return boundFault(issue.message, AT_MOST, Number(issue.maximum));
  if (issue.code === 'too_small') return boundFault(issue.message, AT_LEAST, Number(issue.minimum));
  return issue.message;
}

const AT_MOST = (bound: number) => [
  phrase('must be at most {bound}', { bound }),
  phrase('takes at most {bound} characters', { bound }),
];
const AT_LEAST = (bound: number) => [
  phrase('must be at least {bound}', { bound }),
  phrase('takes at least {bound} characters', { bound }),
];

/** Returns a value's or a text's fault by its bound, if the declaration says nothing else. */
function boundFault(message: string, faults: (bound: number) => readonly Phrase[], bound: number): Said {
  const [ofNumber, ...others] = faults(bound);
  if (message.startsWith('Too')) return ofNumber ?? message;
  return others.find((fault) => String(fault) === message) ?? message;
}

function articled(noun: string): string {
  const name = { int: 'whole number', string: 'text', boolean: 'true or false', array: 'list' }[noun] ?? noun;
  return name === 'text' || name.startsWith('true') ? name : `${/^[aeio]/.test(name) ? 'an' : 'a'} ${name}`;
}

const DEVICE_ERRORS = {
  unknown: 'notFound',
  fault: 'conflict',
} as const satisfies Partial<Record<DeviceError['kind'], ErrorCode>>;

/** The number of seconds after which to retry. */
const SOON = 5;
const unavailable = (message: string) => new Refusal('unavailable', message, undefined, SOON);

/** Returns the refusal for a store's or rule's error, or null for a fault of ours. */
export function asRefusal(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (error instanceof UniqueViolation) {
    const message = 'is already taken';
    return new Refusal(
      'conflict',
      `${error.paths.join(' and ')} ${message}`,
      Object.fromEntries(error.paths.map((path) => [path, message])),
    );
  }
  if (error instanceof MissingReference) {
    const message = 'does not exist';
    return new Refusal('invalid', `${error.path} ${message}`, { [error.path]: message });
  }
  if (error instanceof StillReferenced) return new Refusal('conflict', error.message);
  if (error instanceof ProviderError)
    return error.kind === 'refused'
      ? new Refusal('invalid', error.message)
      : unavailable(
          error.code === 'not_set_up'
            ? error.message
            : 'The payment provider cannot be reached. Nothing was changed; please try again.',
        );
  if (isUnavailable(error)) return unavailable('We cannot do this right now. Please try again in a moment.');
  if (error instanceof DeviceError)
    return error.kind === 'unreachable'
      ? unavailable(error.message)
      : new Refusal(DEVICE_ERRORS[error.kind], error.message);
  return null;
}
