import { expect, it } from 'vitest';
import { eitherOf, neededWith, someOf } from './inputRules';

it('requires exactly one of several fields', () => {
  const rule = eitherOf(['orderId', 'formId'], 'Choose one of them.');
  expect(rule({ orderId: 'a' })).toBeNull();
  expect(rule({ orderId: null, formId: 'b' })).toBeNull();
  expect(rule({ orderId: 'a', formId: 'b' })).toEqual({ orderId: 'Choose one of them.' });
  expect(rule({})).toEqual({ orderId: 'Choose one of them.' });
  expect(eitherOf(['a', 'b', 'c'], 'One.')({ b: 1 })).toBeNull();
  expect(eitherOf(['a', 'b', 'c'], 'One.')({ b: 1, c: 1 })).toEqual({ a: 'One.' });
});

it('requires at least one of several fields, and reports the fault at each', () => {
  const rule = someOf(['name', 'password'], 'Change one of them.');
  expect(rule({ name: 'a' })).toBeNull();
  expect(rule({ name: 'a', password: 'b' })).toBeNull();
  expect(rule({ name: null })).toEqual({ name: 'Change one of them.', password: 'Change one of them.' });
});

it('requires a field if another one is given', () => {
  const rule = neededWith('phone', 'number');
  expect(rule({})).toBeNull();
  expect(rule({ phone: 'a', number: 'b' })).toBeNull();
  expect(rule({ number: 'b' })).toEqual({ phone: 'is required' });
});
