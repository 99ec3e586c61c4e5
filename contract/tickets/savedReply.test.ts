import { expect, it } from 'vitest';
import { fillReply, replyFault, unfilledFault } from './savedReply';

const TEXT = 'Hello {name}, {package} is active until {active until}.';

it('fills in the known fields and leaves the rest to a person', () => {
  const values = { name: 'Grace Auma', package: 'Home 20', 'active until': null };
  expect(fillReply(TEXT, values)).toBe('Hello Grace Auma, Home 20 is active until {active until}.');
  expect(fillReply('{name} and {name}', { name: '{package}' })).toBe('{package} and {package}');
});

it('accepts only a saved reply with known fields', () => {
  expect(replyFault(TEXT)).toBeNull();
  expect(replyFault('Call {phone}')).toContain('has no field {phone}');
  expect(replyFault('No braces at all')).toBeNull();
});

it('refuses a text with an empty field; other braces are plain text', () => {
  expect(unfilledFault('Dear {name}, see {package}')).toBe('Fill in {name}, {package} first');
  expect(unfilledFault('Press {enter}')).toBeNull();
});
