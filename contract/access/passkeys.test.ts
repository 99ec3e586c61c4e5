import { expect, it } from 'vitest';
import { base64UrlFault } from './passkeys';

it.each(['A', 'aZ09_-'])('accepts %j as base64url', (text) => expect(base64UrlFault(text)).toBeNull());
it.each(['', 'a=', 'a+b', 'a/b', 'a b', 'é'])('refuses %j as base64url', (text) => {
  expect(base64UrlFault(text)).toBe('must be base64url without padding');
});
