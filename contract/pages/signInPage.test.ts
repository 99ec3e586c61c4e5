import { expect, it } from 'vitest';
import { STAFF_LOGIN_ROUTE } from './routes';
import { passwordLinkAddress, passwordTokenIn, returnAddress, returnedWith } from './signInPage';

it('creates a link from which the page reads the token', () => {
  const address = new URL(passwordLinkAddress('https://kitara.example', 'a-token_1'));
  expect([address.origin, address.search, passwordTokenIn(address.hash)]).toEqual([
    'https://kitara.example',
    '',
    'a-token_1',
  ]);
});

it.each(['', '#', '#other=1', '#new-password='])('finds no token in %j', (hash) =>
  expect(passwordTokenIn(hash)).toBeNull(),
);

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
