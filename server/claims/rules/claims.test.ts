import { describe, expect, it } from 'vitest';
import { brand } from '../../../contract/brand';
import { type ClaimFacts, verdictOn } from './claims';

const PHONE = '+256772345601';
const PAID_AT = '2026-03-14T08:30:00.000Z';
const claim: ClaimFacts['claim'] = {
  phoneNumber: PHONE,
  numberProvedAt: null,
  paidOn: '2026-03-14',
  dateCreated: PAID_AT,
};
const line: NonNullable<ClaimFacts['line']> = {
  status: 'UNMATCHED',
  direction: 'IN',
  currency: brand.currency,
  amount: 99_000,
  phoneNumber: PHONE,
  bookedAt: PAID_AT,
};
const facts: ClaimFacts = {
  claim,
  line,
  holder: null,
  isNamed: false,
  attempts: [],
  isClosed: false,
  prices: [99_000],
};
const PROVED = { ...claim, numberProvedAt: PAID_AT };

describe('a claim whose line has its code', () => {
  it('waits for a person if the line does not name the order and the paying number is not proved', () => {
    expect(verdictOn(facts)).toEqual({ action: 'ask', finding: 'NUMBER_NOT_PROVED' });
  });

  it('is credited if the line names the order', () => {
    expect(verdictOn({ ...facts, isNamed: true })).toEqual({ action: 'credit' });
    expect(verdictOn({ ...facts, isNamed: true, line: { ...line, phoneNumber: null } })).toEqual({ action: 'credit' });
  });

  it('is credited if the paying number is proved, but not if another number is', () => {
    expect(verdictOn({ ...facts, claim: PROVED })).toEqual({ action: 'credit' });
    const other = { ...PROVED, phoneNumber: '+256772345602' };
    expect(verdictOn({ ...facts, claim: other })).toEqual({ action: 'ask', finding: 'OTHER_PAYER' });
    const none = { ...line, phoneNumber: null };
    expect(verdictOn({ ...facts, claim: PROVED, line: none })).toEqual({ action: 'ask', finding: 'OTHER_PAYER' });
  });

  it('waits for a person if the day, the amount or the currency differs, even with a proved number', () => {
    const verdict = (more: Partial<typeof claim>, other: object = {}) =>
      verdictOn({ ...facts, claim: { ...PROVED, ...more }, line: { ...line, ...other } });
    expect(verdict({ paidOn: '2026-03-13' })).toEqual({ action: 'credit' });
    expect(verdict({ paidOn: '2026-03-12' })).toEqual({ action: 'ask', finding: 'OTHER_DAY' });
    expect(verdict({}, { amount: 98_999 })).toEqual({ action: 'ask', finding: 'OTHER_AMOUNT' });
    expect(verdict({}, { currency: 'KES' })).toEqual({ action: 'ask', finding: 'OTHER_CURRENCY' });
  });
});
