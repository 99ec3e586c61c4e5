import { expect, it } from 'vitest';
import { PAYMENT_CARRIERS, paymentMethodOf } from './carriers';

it('each carrier has the specification’s label, anything else is Unknown', () => {
  expect(PAYMENT_CARRIERS.map(paymentMethodOf)).toEqual(['MTN Mobile Money', 'Airtel Money', 'Card']);
  for (const other of [null, '', 'mtn_uganda', 'M_PESA', 'toString']) expect(paymentMethodOf(other)).toBe('Unknown');
});
