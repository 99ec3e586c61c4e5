import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayBecome } from '../../../contract/subscriptions/subscriptionStatus';
import {
  endFrom,
  isInLine,
  isRunning,
  joined,
  left,
  lengthened,
  lineAt,
  paused,
  revived,
  switchedOn,
  type Term,
  totalDays,
} from './subscriptionLine';

const START = Date.parse('2028-02-25T20:30:00.000Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ACCOUNTS = ['ours', 'theirs'] as const;

type Owned = Term & { account: (typeof ACCOUNTS)[number] };
type Action =
  | { kind: 'renew'; days: number; bonus: number }
  | { kind: 'switchOn' | 'transfer' | 'nothing' }
  | { kind: 'extend'; which: number; days: number }
  | { kind: 'refund' | 'pause' | 'resume'; which: number };
type Step = Action & { account: Owned['account']; hours: number };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc
    .tuple(
      fc.oneof<fc.Arbitrary<Action>[]>(
        fc.record({ kind: fc.constant('renew' as const), days: fc.integer({ min: 1, max: 90 }), bonus: fc.nat(10) }),
        fc.record({ kind: fc.constantFrom('switchOn' as const, 'transfer' as const, 'nothing' as const) }),
        fc.record({ kind: fc.constant('extend' as const), which: fc.nat(9), days: fc.integer({ min: 1, max: 7 }) }),
        fc.record({
          kind: fc.constantFrom('refund' as const, 'pause' as const, 'resume' as const),
          which: fc.nat(9),
        }),
      ),
      fc.constantFrom(...ACCOUNTS),
      fc.integer({ min: 0, max: 24 * 40 }),
    )
    .map(([action, account, hours]) => ({ ...action, account, hours })),
  { maxLength: 25 },
);

const aTerm = (more: Partial<Owned>): Owned => ({
  ...{ id: 'term', subscriptionNumber: 'SB-000001', account: 'ours' as const, status: 'CREATED' as const },
  ...{ startDate: null, endDate: null, paidAt: null, durationDays: 30, addedDays: 0, usedSeconds: 0 },
  ...more,
});

/** The books of two accounts, changed by the rules in the same way as by the workflows. */
class Books {
  readonly terms = new Map<string, Owned>();
  /** The days that each subscription was given. */
  readonly given = new Map<string, number>();
  /** The subscriptions that ran again after their end, so that their days are not contiguous. */
  readonly revived = new Set<string>();
  now = new Date(START);

  line(account: Owned['account']): Owned[] {
    return [...this.terms.values()].filter((term) => term.account === account && isInLine(term));
  }

  write(changed: readonly Owned[]): void {
    for (const term of changed) {
      const before = this.terms.get(term.id)?.status;
      if (before && before !== term.status && !mayBecome(before, term.status))
        throw new Error(`${before} became ${term.status}.`);
      this.terms.set(term.id, term);
    }
  }

  do(step: Step): void {
    this.now = new Date(this.now.getTime() + step.hours * HOUR);
    for (const account of ACCOUNTS) this.write(lineAt(this.line(account), this.now));
    const { account } = step;
    const line = this.line(account);
    const chosen =
      'which' in step ? [...this.terms.values()].filter((term) => term.account === account)[step.which] : undefined;
    if (step.kind === 'renew') this.renew(account, step.days, step.bonus);
    else if (step.kind === 'switchOn') this.write(switchedOn(line, this.now));
    else if (step.kind === 'transfer') this.transfer(account);
    else if (step.kind === 'extend' && chosen) this.extend(chosen, step.days);
    else if (step.kind === 'pause' && chosen && isInLine(chosen)) this.write(paused(line, chosen.id, this.now));
    else if (step.kind === 'resume' && chosen?.status === 'INACTIVE') this.write(joined(line, chosen, this.now));
    else if (step.kind === 'refund' && chosen && mayBecome(chosen.status, 'CANCELLED'))
      this.write(
        isInLine(chosen) ? left(line, chosen.id, 'CANCELLED', this.now) : [{ ...chosen, status: 'CANCELLED' }],
      );
  }

  renew(account: Owned['account'], days: number, bonus: number): void {
    const id = `term-${String(this.terms.size).padStart(3, '0')}`;
    const paidAt = this.now.toISOString();
    const term = aTerm({ id, subscriptionNumber: id, account, durationDays: days, paidAt });
    this.write(joined(this.line(account), term, this.now));
    if (bonus) this.write(lengthened(this.line(account), id, bonus, this.now));
    this.given.set(id, days + bonus);
  }

  extend(term: Owned, days: number): void {
    const line = this.line(term.account);
    if (isInLine(term)) this.write(lengthened(line, term.id, days, this.now));
    else if (term.status === 'EXPIRED' && line.length === 0) {
      this.write([revived(term, days, this.now)]);
      this.revived.add(term.id);
    } else return;
    this.given.set(term.id, (this.given.get(term.id) ?? 0) + days);
  }

  transfer(account: Owned['account']): void {
    const other = account === 'ours' ? 'theirs' : 'ours';
    if (this.line(other).length) return;
    const target: Owned[] = this.line(account).map((term) => ({ ...term, account: other }));
    this.write(target);
  }
}

const played = (actions: readonly Step[], check: (books: Books) => void) => {
  const books = new Books();
  for (const step of actions) {
    books.do(step);
    check(books);
  }
};

describe('any actions in any order', () => {
  it('leave at most one active subscription per account, before the queued ones', () => {
    fc.assert(
      fc.property(steps, (actions) =>
        played(actions, (books) => {
          for (const account of ACCOUNTS) expect(books.line(account).filter(isRunning).length).toBeLessThanOrEqual(1);
        }),
      ),
    );
  });

  it('give a waiting subscription a start only behind a running one', () => {
    fc.assert(
      fc.property(steps, (actions) =>
        played(actions, (books) => {
          for (const account of ACCOUNTS) {
            const line = books.line(account);
            if (!line.some(isRunning)) expect(line.filter(({ startDate }) => startDate)).toEqual([]);
          }
        }),
      ),
    );
  });

  it('keep every day given to a subscription that was not taken back', () => {
    fc.assert(
      fc.property(steps, (actions) =>
        played(actions, ({ terms, given, revived: again }) => {
          for (const term of terms.values()) {
            if (term.status === 'CANCELLED') continue;
            expect(totalDays(term)).toBe(given.get(term.id));
            if (term.status === 'INACTIVE') expect([term.startDate, term.endDate]).toEqual([null, null]);
            if (term.startDate && !again.has(term.id)) expect(term.endDate).toBe(endFrom(term, term.startDate));
          }
        }),
      ),
    );
  });

  it('keep the days of a line without gaps or overlaps', () => {
    fc.assert(
      fc.property(steps, (actions) =>
        played(actions, (books) => {
          for (const account of ACCOUNTS) {
            const [first, ...waiting] = lineAt(books.line(account), books.now);
            let end = first?.endDate ?? null;
            for (const term of waiting) {
              expect(term.startDate).toBe(end);
              end = term.endDate;
            }
            expect(Boolean(first?.startDate)).toBe(first?.status === 'ACTIVE');
          }
        }),
      ),
    );
  });

  it('keep the paid days across pauses (rounding: at most 1 s per pause, for the customer)', () => {
    const pauses = fc.array(
      fc.record({ on: fc.integer({ min: 0, max: 40 * DAY }), off: fc.integer({ min: 0, max: 400 * DAY }) }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(pauses, fc.integer({ min: 1, max: 366 }), fc.nat(20), (stretches, durationDays, addedDays) => {
        let now = START;
        let served = 0;
        let [term] = switchedOn([aTerm({ durationDays, addedDays })], new Date(now));
        let count = 0;
        for (const { on, off } of stretches) {
          if (!term?.endDate || now + on >= Date.parse(term.endDate)) break;
          served += on;
          now += on;
          [term] = paused([term], term.id, new Date(now));
          now += off;
          count += 1;
          [term] = switchedOn(joined([], term as Owned, new Date(now)), new Date(now));
        }
        served += Date.parse(term?.endDate ?? '') - now;
        const paidFor = (durationDays + addedDays) * DAY;
        expect(served).toBeGreaterThanOrEqual(paidFor);
        expect(served).toBeLessThanOrEqual(paidFor + count * 1_000);
      }),
    );
  });
});
