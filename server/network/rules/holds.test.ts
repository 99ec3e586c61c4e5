import { describe, expect, it } from 'vitest';
import { ACTIVE, DAY, HOUR, NOW, SPEEDS } from '../../../tests/network/accessHistory';
import { cutOffOf, type PricedTerm } from './cutOff';
import { desiredAccess } from './desiredAccess';
import {
  type DoubtFacts,
  doubtsOf,
  doubtUntil,
  isMassCutOff,
  type OpenMoney,
  promiseRefusal,
  type StoredHold,
} from './holds';

const at = (milliseconds: number) => new Date(NOW.getTime() + milliseconds).toISOString();
const MONEY: OpenMoney = {
  ...{ field: 'statementLineId', id: 'line', phoneNumber: '+256778755899', payerName: 'NAKATO AMINA' },
  ...{ named: ['KF-000002'], accountId: null },
};
const FACTS: DoubtFacts = {
  ...{ accountId: 'own', accountNumber: 'KF-000641', name: 'Grace Auma', phoneNumbers: ['+256772000000', null] },
  ...{ payments: [], claims: [], paused: [], money: [MONEY] },
};
const PAYMENT = { id: 'payment', status: 'NEW', review: null, nextCheckAt: null } as const;
const cluesOf = (facts: Partial<DoubtFacts>) => doubtsOf({ ...FACTS, ...facts }).map(({ clue }) => clue);

describe('doubtsOf', () => {
  it.each<[string, Partial<DoubtFacts>, string[]]>([
    ['nothing', {}, []],
    ['money from their number', { phoneNumbers: ['+256778755899'] }, ['PAYER_NUMBER']],
    ['money from their other number', { phoneNumbers: [null, '+256778755899'] }, ['PAYER_NUMBER']],
    ['money without a number', { money: [{ ...MONEY, phoneNumber: null }], phoneNumbers: [null] }, []],
    ['money in their name', { name: 'Amina Nakato' }, ['PAYER_NAME']],
    ['money with their first name only', { name: 'Amina' }, []],
    ['money that names their account', { accountNumber: 'KF-000002' }, ['ACCOUNT_NAMED']],
    ['money that names a payment of theirs', { money: [{ ...MONEY, accountId: 'own' }] }, ['PAYMENT_NAMED']],
    ['money that names a payment of somebody else', { money: [{ ...MONEY, accountId: 'other' }] }, []],
    ['a payment that was not sent', { payments: [PAYMENT] }, []],
    ['a payment that is being sent', { payments: [{ ...PAYMENT, nextCheckAt: at(0) }] }, ['PAYMENT_UNDER_WAY']],
    ['a payment under way', { payments: [{ ...PAYMENT, status: 'PENDING' }] }, ['PAYMENT_UNDER_WAY']],
    ['a failed payment', { payments: [{ ...PAYMENT, status: 'FAILED' }] }, []],
    ['a successful payment', { payments: [{ ...PAYMENT, status: 'SUCCESSFUL' }] }, []],
    [
      'a payment that is held for review',
      { payments: [{ ...PAYMENT, status: 'FAILED', review: 'AMOUNT_MISMATCH' }] },
      ['HELD_FOR_REVIEW'],
    ],
    ['a payment that they claim', { claims: ['claim'] }, ['PAYMENT_CLAIMED']],
    ['a paused subscription', { paused: ['subscription'] }, ['DAYS_PAUSED']],
  ])('%s', (_, facts, clues) => expect(cluesOf(facts)).toEqual(clues));

  it('names the record that is the evidence', () =>
    expect(doubtsOf({ ...FACTS, name: 'Amina Nakato', claims: ['claim'] })).toEqual([
      { reason: 'UNMATCHED_MONEY', clue: 'PAYER_NAME', field: 'statementLineId', evidence: 'line' },
      { reason: 'OPEN_PAYMENT', clue: 'PAYMENT_CLAIMED', field: 'claimId', evidence: 'claim' },
    ]));
});

const TERM: PricedTerm = {
  ...SPEEDS,
  ...{ status: 'ACTIVE', startDate: at(-30 * DAY), endDate: at(DAY), paidAt: at(-30 * DAY) },
  ...{ subscriptionNumber: 'SB-000001', productId: 'home', price: 99_000 },
};
const hold = (over: Partial<StoredHold>): StoredHold => ({
  ...{ reason: 'OPEN_PAYMENT', until: at(3 * DAY), endedAt: null },
  ...over,
});

describe('doubtUntil', () => {
  it('is 48 hours after the end of the paid days', () => expect(doubtUntil([TERM], [])).toBe(at(3 * DAY)));

  it('is not made longer by further doubts, so that nobody stays on for ever', () =>
    expect(doubtUntil([TERM], [hold({}), hold({ until: at(9 * DAY) })])).toBe(at(3 * DAY)));

  it.each(['PROMISE', 'MASS_CUT_OFF'] as const)('begins after a %s', (reason) => {
    expect(doubtUntil([TERM], [hold({ reason, until: at(4 * DAY) })])).toBe(at(6 * DAY));
    expect(doubtUntil([TERM], [hold({ reason, until: at(4 * DAY), endedAt: at(2 * DAY) })])).toBe(at(4 * DAY));
  });

  it('does not exist for a customer who never paid', () => expect(doubtUntil([], [])).toBeNull());
});

describe('isMassCutOff', () => {
  it.each([
    [20, 100, 0, false],
    [21, 100, 0, true],
    [19, 19, 0, false],
    [5, 20, 0, true],
    [4, 20, 0, false],
    [21, 100, 21, false],
    [41, 100, 21, false],
    [42, 100, 21, true],
    [0, 0, 0, false],
  ])('of %i ending among %i, %i of them confirmed: %s', (ending, active, confirmed, expected) =>
    expect(isMassCutOff({ ending, active, confirmed }, 20)).toBe(expected),
  );

  it('never stops anything if all lines may be cut off', () =>
    expect(isMassCutOff({ ending: 100, active: 100, confirmed: 0 }, 100)).toBe(false));
});

it.each([
  ['2026-03-13', { lastDay: 'must be today or later' }],
  ['2026-03-14', undefined],
  ['2026-03-21', undefined],
  ['2026-03-22', { lastDay: 'is later than staff may promise' }],
])('a promise through %s', (day, errors) =>
  expect(promiseRefusal(day, '2026-03-14', '2026-03-21')?.errors).toEqual(errors),
);

describe('cutOffOf', () => {
  const next = {
    ...TERM,
    status: 'CREATED',
    startDate: at(DAY),
    endDate: at(31 * DAY),
    productId: 'big',
    price: 149_000,
  };
  it('names the last paid package, its price and the end of its days', () =>
    expect(cutOffOf([next as PricedTerm, TERM], [], NOW)).toEqual({
      ...{ paidUntil: at(31 * DAY), holdReason: null, productId: 'big', renewalAmount: 149_000 },
    }));

  it('keeps the end that is over, and names the hold that lasts longest', () =>
    expect(
      cutOffOf(
        [{ ...TERM, status: 'EXPIRED', endDate: at(-HOUR) }],
        [hold({}), hold({ reason: 'PROMISE', until: at(4 * DAY) }), hold({ reason: 'DAYS_OWED', until: at(0) })],
        NOW,
      ),
    ).toMatchObject({ paidUntil: at(-HOUR), holdReason: 'PROMISE', renewalAmount: 99_000 }));

  it('knows no end before the days have begun', () =>
    expect(cutOffOf([{ ...TERM, status: 'CREATED', startDate: null, endDate: null }], [], NOW)).toMatchObject({
      ...{ paidUntil: null, productId: 'home', renewalAmount: 99_000 },
    }));

  it('knows nothing of a line that was never paid', () =>
    expect(cutOffOf([], [], NOW)).toEqual({
      ...{ paidUntil: null, holdReason: null, productId: null, renewalAmount: null },
    }));
});

describe('a hold', () => {
  const decide = (terms: PricedTerm[]) => desiredAccess(ACTIVE, ACTIVE, terms, [{ until: at(DAY) }], NOW);

  it('keeps an expired line on with the speeds that it had', () =>
    expect(decide([{ ...TERM, status: 'EXPIRED', endDate: at(-HOUR) }])).toEqual({
      ...{ ...SPEEDS, policy: 'ALLOW', reason: 'HELD', validUntil: at(DAY) },
    }));

  it.each(['CANCELLED', 'FORFEITED', 'NEW'] as const)('gives no access for a subscription that is %s', (status) =>
    expect(decide([{ ...TERM, status }]).policy).toBe('PAY_ONLY'),
  );
});
