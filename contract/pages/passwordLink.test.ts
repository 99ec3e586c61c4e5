import { expect, it } from 'vitest';
import { passwordLinkAddress, passwordTokenIn } from './passwordLink';

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
