import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_STATUSES } from '../../../contract/statuses';
import { ACTIVE, DAY, History, HOUR, NOW, SPEEDS, steps } from '../../../tests/network/accessHistory';
import { type DesiredAccess, desiredAccess, type Hold, type PaidTerm } from './desiredAccess';

const at = (milliseconds: number) => new Date(NOW.getTime() + milliseconds).toISOString();
const aTerm = (over: Partial<PaidTerm> = {}): PaidTerm => ({
  ...SPEEDS,
  status: 'ACTIVE',
  startDate: at(-DAY),
  endDate: at(DAY),
  paidAt: at(-DAY),
  subscriptionNumber: 'SB-000001',
  ...over,
});
const decide = (terms: PaidTerm[], holds: Hold[] = [], now = NOW) => desiredAccess(ACTIVE, ACTIVE, terms, holds, now);

describe('desiredAccess', () => {
  it('allows a running subscription with the speeds of its package until it ends', () =>
    expect(decide([aTerm()])).toEqual({ ...SPEEDS, policy: 'ALLOW', reason: 'PAID', validUntil: at(DAY) }));

  it.each([
    [-1, 'ALLOW'],
    [0, 'PAY_ONLY'],
    [1, 'PAY_ONLY'],
  ])('decides %i ms after the end: %s', (after, policy) =>
    expect(decide([aTerm({ endDate: NOW.toISOString() })], [], new Date(NOW.getTime() + after)).policy).toBe(policy),
  );

  it('allows until the last of the subscriptions that follow each other ends, with the speeds of the one that runs', () => {
    const next = aTerm({ status: 'CREATED', startDate: at(DAY), endDate: at(3 * DAY), downloadMbps: 100 });
    expect(decide([next, aTerm()])).toMatchObject({ validUntil: at(3 * DAY), downloadMbps: 20 });
    const later = new Date(NOW.getTime() + DAY);
    expect(decide([next, aTerm()], [], later)).toMatchObject({ validUntil: at(3 * DAY), downloadMbps: 100 });
  });

  it('allows a paid subscription without an end until the network has let the line in', () => {
    const waiting = { status: 'CREATED', startDate: null, endDate: null } as const;
    const second = aTerm({ ...waiting, paidAt: at(-1), subscriptionNumber: 'SB-000002', downloadMbps: 100 });
    expect(decide([second, aTerm(waiting)])).toMatchObject({
      ...{ policy: 'ALLOW', reason: 'READY', validUntil: null, downloadMbps: 20 },
    });
  });

  it.each(['NEW', 'PENDING', 'INITIATED', 'EXPIRED', 'FORFEITED', 'TERMINATED', 'CANCELLED'] as const)(
    'shows only the pages where one pays to a customer whose subscription is %s',
    (status) =>
      expect(decide([aTerm({ status })])).toMatchObject({
        ...{ policy: 'PAY_ONLY', reason: 'UNPAID', validUntil: null, downloadMbps: null },
      }),
  );

  it('says that the subscription is paused if that is why nothing runs', () =>
    expect(decide([aTerm({ status: 'INACTIVE', startDate: null, endDate: null })])).toMatchObject({
      policy: 'PAY_ONLY',
      reason: 'PAUSED',
    }));

  it('keeps an unpaid line on while it is held, with the speeds that it had', () => {
    const ended = aTerm({ status: 'EXPIRED', endDate: at(-HOUR) });
    expect(decide([ended], [{ until: at(HOUR) }, { until: at(1) }])).toEqual({
      ...SPEEDS,
      ...{ policy: 'ALLOW', reason: 'HELD', validUntil: at(HOUR) },
    });
    expect(decide([ended], [{ until: NOW.toISOString() }]).policy).toBe('PAY_ONLY');
  });

  it('extends a paid line to the end of a hold, and never shortens it', () => {
    expect(decide([aTerm()], [{ until: at(2 * DAY) }])).toMatchObject({ reason: 'PAID', validUntil: at(2 * DAY) });
    expect(decide([aTerm()], [{ until: at(HOUR) }])).toMatchObject({ reason: 'PAID', validUntil: at(DAY) });
  });

  it.each(ACCOUNT_STATUSES)('refuses a terminated line of an account that is %s', (status) =>
    expect(desiredAccess({ status }, { status: 'TERMINATED' }, [aTerm()], [{ until: at(DAY) }], NOW)).toMatchObject({
      ...{ policy: 'REFUSE', reason: 'LINE_TERMINATED', validUntil: null },
    }),
  );

  it('refuses the lines of a terminated account, and lets a suspended one only see why', () => {
    const of = (status: 'TERMINATED' | 'SUSPENDED') =>
      desiredAccess({ status }, ACTIVE, [aTerm()], [{ until: at(DAY) }], NOW);
    expect(of('TERMINATED')).toMatchObject({ policy: 'REFUSE', reason: 'ACCOUNT_TERMINATED' });
    expect(of('SUSPENDED')).toMatchObject({ policy: 'PAY_ONLY', reason: 'ACCOUNT_SUSPENDED', validUntil: null });
  });

  it.each(['NEW', 'ACTIVE', 'INACTIVE', 'TRANSFERRED'] as const)(
    'lets the subscriptions of an account that is %s decide',
    (status) => {
      expect(desiredAccess({ status }, ACTIVE, [aTerm()], [], NOW).policy).toBe('ALLOW');
      expect(desiredAccess({ status }, ACTIVE, [], [], NOW).policy).toBe('PAY_ONLY');
    },
  );
});

/** The answer of a database that compares only the stored moment with its clock. */
const isAllowedAt = ({ policy, validUntil }: DesiredAccess, moment: Date) =>
  policy === 'ALLOW' && (validUntil === null || Date.parse(validUntil) > moment.getTime());

describe('any history of an account', () => {
  it('is allowed exactly the time that its line of subscriptions calls paid, plus holds, by the stored state and the clock alone', () => {
    fc.assert(
      fc.property(steps, fc.array(fc.nat(1_000), { minLength: 1, maxLength: 5 }), (actions, shares) => {
        const history = new History();
        for (const step of actions) {
          history.do(step);
          const stored = history.desired();
          const from = history.now.getTime();
          const moments = [0, 1, ...shares.map((share) => Math.floor((step.hours * HOUR * share) / 1_000))];
          if (stored.validUntil)
            moments.push(Date.parse(stored.validUntil) - from, Date.parse(stored.validUntil) - from - 1);
          for (const after of moments) {
            const moment = new Date(from + after);
            expect(isAllowedAt(stored, moment)).toBe(history.isDueAccess(moment));
          }
          history.now = new Date(from + step.hours * HOUR);
          expect(history.desired().policy === 'ALLOW').toBe(history.isDueAccess(history.now));
        }
      }),
      { seed: 35, numRuns: 300 },
    );
  });
});
