import { describe, expect, it } from 'vitest';
import { rewarding } from './bonus';

type Rule = Parameters<typeof rewarding>[0][number];
const rule: Rule = {
  occasion: 'ANY_PAYMENT',
  productId: null,
  minDurationDays: 30,
  validFrom: '2026-04-03',
  validUntil: '2026-04-06',
  active: true,
};
const purchase = { productId: 'home-20', durationDays: 30, isFirst: true };
const rewards = (more: Partial<Rule>, bought: Partial<typeof purchase> = {}, moment = '2026-04-05T09:00:00.000Z') =>
  rewarding([{ ...rule, ...more }], { ...purchase, ...bought }, new Date(moment)).length === 1;

describe('a bonus rule rewards a payment', () => {
  it.each([
    ['the last moment of the day before', '2026-04-02T20:59:59.999Z', false],
    ['midnight of the first day', '2026-04-02T21:00:00.000Z', true],
    ['the last moment of the last day', '2026-04-06T20:59:59.999Z', true],
    ['midnight after it', '2026-04-06T21:00:00.000Z', false],
  ])('by the calendar days of Kampala: %s', (_when, moment, expected) => {
    expect(rewards({}, {}, moment)).toBe(expected);
  });

  it('without a last day until it is switched off', () => {
    expect(rewards({ validUntil: null }, {}, '2031-01-01T00:00:00.000Z')).toBe(true);
    expect(rewards({ validUntil: null, active: false })).toBe(false);
  });

  it('on its occasion only', () => {
    expect([rewards({ occasion: 'FIRST_PAYMENT' }), rewards({ occasion: 'RENEWAL' })]).toEqual([true, false]);
    const again = { isFirst: false };
    expect([rewards({ occasion: 'FIRST_PAYMENT' }, again), rewards({ occasion: 'RENEWAL' }, again)]).toEqual([
      false,
      true,
    ]);
    expect(rewards({}, again)).toBe(true);
  });

  it('with its package, and from its duration on', () => {
    expect([rewards({ productId: 'home-20' }), rewards({ productId: 'home-40' })]).toEqual([true, false]);
    expect([rewards({}, { durationDays: 29 }), rewards({}, { durationDays: 31 })]).toEqual([false, true]);
  });

  it('in addition to all other matching rules', () => {
    const rules = [rule, { ...rule, active: false }, { ...rule, occasion: 'FIRST_PAYMENT' as const }];
    expect(rewarding(rules, purchase, new Date('2026-04-05T09:00:00.000Z'))).toEqual([rules[0], rules[2]]);
  });
});
