import { describe, expect, it } from 'vitest';
import { put } from '../offline/outbox';
import { keepOrder, recallOrder, recallPayer, rememberPayer } from '../payments/kept';
import { keepPart, recallPart } from '../renewals/kept';
import { recallDraft, rememberDraft } from '../subscribe/useSubscribeForm';
import { EMPTY_VALUES } from '../subscribe/values';
import { testId } from '../testing/records';
import { startAfresh } from '../testing/setUp';
import { recallSecret, rememberSecret, secretDraft } from './secret';

startAfresh();

const PERSON = {
  firstName: 'Grace',
  lastName: 'Nakato',
  phoneNumber: '0771234567',
  emailAddress: 'grace@mail.example',
};
const ORDER = {
  ...{ token: 'checkout-token', orderTrackingId: 'T1', redirectUrl: '/hosted/T1' },
  ...{ carrier: 'MTN_UGANDA' as const, phoneNumber: '0771234567', told: false },
};
const ACCESS = {
  ...{ token: 'renewal-token', expiresAt: '2999-01-01T00:00:00.000Z', accountId: testId(80) },
  ...{ accountNumber: 'KF-000123', firstName: 'Grace' },
};
const VALUES = { ...EMPTY_VALUES, client: { ...EMPTY_VALUES.client, ...PERSON } };
const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

describe('personal data and secrets in storage', () => {
  it.each([
    ['the checkout token and the payer’s number', () => keepOrder('f', ORDER), () => recallOrder('f'), ORDER],
    ['the payer', () => rememberPayer('f', PERSON), () => recallPayer('f'), PERSON],
    ['the renewal token', () => keepPart('access', ACCESS), () => recallPart('access'), ACCESS],
    ['the draft of an order', () => rememberDraft(VALUES), recallDraft, VALUES],
    ['the draft of a form', () => secretDraft('contact').remember(PERSON), secretDraft('contact').recall, PERSON],
  ])('is encrypted in browser storage, and decrypted again: %s', (_, keep, recall, value) => {
    keep();
    expect(stored()).not.toMatch(/Grace|Nakato|0771234567|-token|mail\.example|KF-000123/);
    expect(recall()).toEqual(value);
  });

  it('is also encrypted in the outbox', () => {
    const body = { name: 'Grace', phoneNumber: '0771234567', subject: 'Moving', message: 'To Ntinda.' };
    put('contact', { state: 'waiting', key: 'k-1', body, since: 0, triedAt: 0, tries: 1 });
    expect(stored()).not.toMatch(/Grace|0771234567|Ntinda/);
  });
});

it('a value from before encryption is read once more, and rewritten', () => {
  localStorage.setItem('kitara-fibre.contact', JSON.stringify(PERSON));
  expect(recallSecret('contact')).toEqual(PERSON);
  expect(stored()).not.toContain('Grace');
  expect(recallSecret('contact')).toEqual(PERSON);
});

it.each(['rubbish', 'U2FsdGVkX18rubbish', ''])('%j counts as nothing remembered', (text) => {
  localStorage.setItem('kitara-fibre.contact', text);
  expect(recallSecret('contact')).toBeNull();
});

it('the same value is encrypted differently each time', () => {
  rememberSecret('contact', PERSON);
  const first = stored();
  rememberSecret('contact', PERSON);
  expect(stored()).not.toBe(first);
});
