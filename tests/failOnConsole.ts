import { afterEach, beforeEach, expect } from 'vitest';
import { isThrownByTest } from '../src/testing/testErrors';

// A test fails if errors or warnings are written to the console, unless the test itself caused them.
const { error, warn } = console;
const unexpected: unknown[][] = [];
const note = (...said: unknown[]) => {
  if (!said.every(isThrownByTest)) unexpected.push(said);
};

beforeEach(() => {
  Object.assign(console, { error: note, warn: note });
});

afterEach(() => {
  Object.assign(console, { error, warn });
  expect(unexpected.splice(0), 'written to the console').toEqual([]);
});
