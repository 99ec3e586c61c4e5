import { expect, it } from 'vitest';
import { findCarrier, PAYMENT_CARRIERS, paymentMethodOf } from './carriers';

it('each carrier has the specification’s label, and anything else is Unknown', () => {
  expect(PAYMENT_CARRIERS.map(paymentMethodOf)).toEqual(['MTN Mobile Money', 'Airtel Money', 'Card']);
  for (const other of [null, '', 'mtn_uganda', 'M_PESA', 'toString']) expect(paymentMethodOf(other)).toBe('Unknown');
});

it.each([
  ['MTNUG', 'MTN_UGANDA'],
  ['AirtelUG', 'AIRTEL_UGANDA'],
  ['Visa', 'PESAPAL'],
  ['MasterCard', 'PESAPAL'],
  ['MpesaKE', null],
  [null, null],
] as const)('maps the provider’s name %s to the carrier %s', (reported, carrier) => {
  expect(findCarrier(reported)).toBe(carrier);
});
