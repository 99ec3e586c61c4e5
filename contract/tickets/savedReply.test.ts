import { expect, it } from 'vitest';
import { fillReply, replyFault, unfilledFault } from './savedReply';

const TEXT = 'Hello {name}, {package} is active until {active until}.';

it('fills in what is known and leaves the rest for a person', () => {
  const values = { name: 'Grace Auma', package: 'Home 20', 'active until': null };
  expect(fillReply(TEXT, values)).toBe('Hello Grace Auma, Home 20 is active until {active until}.');
  expect(fillReply('{name} and {name}', { name: '{package}' })).toBe('{package} and {package}');
});

it('accepts a saved reply with known fields only', () => {
  expect(replyFault(TEXT)).toBeNull();
  expect(replyFault('Call {phone}')).toContain('has no field {phone}');
  expect(replyFault('No braces at all')).toBeNull();
});

it('refuses to send text with an unfilled field, but accepts other braces', () => {
  expect(unfilledFault('Dear {name}, see {package}')).toBe('Fill in {name}, {package} first');
  expect(unfilledFault('Press {enter}')).toBeNull();
});
