import { expect, it } from 'vitest';
import { STAFF_LOGIN_ROUTE } from './routes';
import { returnAddress, returnedWith } from './singleSignOn';

it('people return to the sign-in page', () => {
  expect(returnAddress('https://kitara.example')).toBe(`https://kitara.example${STAFF_LOGIN_ROUTE}`);
});

it.each([
  ['?code=c&state=s', { code: 'c', state: 's', issuer: null }],
  ['?code=c&state=s&iss=https%3A%2F%2Fid.example', { code: 'c', state: 's', issuer: 'https://id.example' }],
  ['?error=access_denied&state=s', { code: null, state: 's', issuer: null }],
  ['', null],
  ['?code=c', null],
  ['?state=s', null],
  ['?from=mail', null],
])('reads the identity provider’s answer in "%s"', (search, returned) =>
  expect(returnedWith(search)).toEqual(returned),
);
