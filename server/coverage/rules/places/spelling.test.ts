import { expect, it } from 'vitest';
import { likenessOf } from './spelling';

it.each([
  ['Ntinda', 'ntinda', 'same'],
  ['Bugoloobi', 'Bugolobi', 'same'],
  ['Lubaga', 'Rubaga', 'same'],
  // One typing error is allowed from six letters on, and only inside the name.
  ['Ntnida', 'Ntinda', 'slip'],
  ['Ntidna', 'Ntinda', 'slip'],
  ['Ntida', 'Ntinda', 'slip'],
  ['Nida', 'Ninda', 'similar'],
  ['Bwesi', 'Bweyi', 'similar'],
  ['Mtinda', 'Ntinda', 'similar'],
  ['Ntindo', 'Ntinda', 'similar'],
  // From four letters on, the beginning of a name is similar to it.
  ['Kisa', 'Kisaasi', 'similar'],
  ['Kis', 'Kisaasi', null],
  // One letter in four may differ.
  ['Makerele', 'Mukerede', 'similar'],
  ['Mikirile', 'Makerere', null],
  // Numbers are not spelling.
  ['Zone 1', 'Zone 2', null],
  ['', 'Ntinda', null],
])('compares %j with %j: %s', (typed, name, likeness) => {
  expect(likenessOf(typed, name)).toBe(likeness);
});
