import { expect, it } from 'vitest';
import { type CustomerFacts, customerFits, customerWeight, isLikely } from './customers';

const LINE = { phoneNumber: '+256778755899', payerName: 'NAKATO AMINA', amount: 149_000, named: ['KF-000002'] };
const CUSTOMER: CustomerFacts = {
  ...{ accountNumber: 'KF-000641', formNumber: null, phoneNumbers: ['+256772000000', null] },
  ...{ name: 'Grace Auma', amount: 99_000 },
  ...{ hasClaimed: false, hasNamedAttempt: false, hasTried: false, hasPaidBefore: false },
};

it.each<[string, Partial<CustomerFacts>, string[]]>([
  ['nothing in common', {}, []],
  ['the payer’s number', { phoneNumbers: ['+256778755899'] }, ['PAYER_NUMBER']],
  ['the payer’s number as the other one', { phoneNumbers: ['+256772000000', '+256778755899'] }, ['PAYER_NUMBER']],
  ['the name in another order and with accents', { name: 'Amína Nakato' }, ['PAYER_NAME']],
  ['only a first name', { name: 'Amina' }, []],
  ['the account that is named', { accountNumber: 'KF-000002' }, ['ACCOUNT_NAMED']],
  ['the amount', { amount: 149_000 }, ['AMOUNT']],
  ['an attempt that is named', { hasNamedAttempt: true }, ['ORDER_NAMED']],
  ['an earlier payment from the number', { hasPaidBefore: true }, ['PAID_BEFORE']],
  [
    'an earlier payment from their own number',
    { hasPaidBefore: true, phoneNumbers: ['+256778755899'] },
    ['PAYER_NUMBER'],
  ],
  ['an attempt with the amount', { hasTried: true, amount: 149_000 }, ['ATTEMPT', 'AMOUNT']],
  ['a claim and the amount', { hasClaimed: true, amount: 149_000 }, ['CLAIM_CODE', 'AMOUNT']],
])('a customer with %s', (_, facts, fits) => {
  expect(customerFits(LINE, { ...CUSTOMER, ...facts })).toEqual(fits);
});

it('no payer’s number and no name fit nobody', () => {
  const line = { ...LINE, phoneNumber: null, payerName: null };
  expect(customerFits(line, { ...CUSTOMER, phoneNumbers: [null], name: '' })).toEqual([]);
});

it('a claim counts more than a named number, that more than the payer’s number, and that more than name and amount', () => {
  const weights = (['CLAIM_CODE', 'ORDER_NAMED', 'PAYER_NUMBER'] as const).map((fit) => customerWeight([fit]));
  expect([...weights, customerWeight(['PAYER_NAME', 'AMOUNT'])]).toEqual([32, 16, 8, 5]);
});

it('suggests nobody who only owes the same amount', () => {
  expect([isLikely([]), isLikely(['AMOUNT']), isLikely(['ATTEMPT']), isLikely(['PAYER_NAME'])]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
