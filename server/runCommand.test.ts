import { expect, it } from 'vitest';
import { Refusal } from '../contract/api/errors';
import { StartRefused } from './base/StartRefused';
import { lineOf } from './runCommand';
import { UniqueViolation } from './store/Store';

const failure = (message: string, more: object) => Object.assign(new Error(message), more);

it.each([
  [new StartRefused('Set APP_SECRET.'), 'Set APP_SECRET.'],
  [new Refusal('invalid', 'password takes at least 12 characters'), 'password takes at least 12 characters'],
  [new UniqueViolation('users', ['emailAddress']), 'emailAddress is already taken'],
  [
    failure('connect ECONNREFUSED 127.0.0.1:1', { code: 'ECONNREFUSED', syscall: 'connect' }),
    'The database does not answer (connect ECONNREFUSED 127.0.0.1:1). Is DATABASE_URL right?',
  ],
  [
    failure('password authentication failed for user "kitara"', { code: '28P01' }),
    'The database refuses: password authentication failed for user "kitara".',
  ],
  [
    failure('extension "pg_trgm" is not available', { code: '0A000' }),
    'The database refuses: extension "pg_trgm" is not available.',
  ],
  [
    failure("EACCES: permission denied, mkdir '/x'", { code: 'EACCES', syscall: 'mkdir', path: '/x' }),
    "DATA_DIR cannot be used: EACCES: permission denied, mkdir '/x'.",
  ],
  [
    failure('EMFILE: too many open files', { code: 'EMFILE', syscall: 'open', path: '/x' }),
    'Too many files are open at once: raise the limit (ulimit -n 4096).',
  ],
])('%s is reported in one line', (error, line) => {
  expect(lineOf(error)).toBe(line);
});

it('an internal error is not a refusal, so its stack is shown', () => {
  expect(lineOf(new TypeError('x is not a function'))).toBeNull();
});
