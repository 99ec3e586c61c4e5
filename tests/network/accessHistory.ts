import fc from 'fast-check';
import { type DesiredAccess, desiredAccess, type Hold } from '../../server/network/rules/desiredAccess';
import {
  allPaused,
  isInLine,
  joined,
  left,
  lengthened,
  lineAt,
  revived,
  switchedOn,
  type Term,
} from '../../server/subscriptions/rules/subscriptionLine';

export const NOW = new Date('2026-03-14T09:00:00.000Z');
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
export const ACTIVE = { status: 'ACTIVE' } as const;
export const SPEEDS = { downloadMbps: 20, uploadMbps: 10, burstDownloadMbps: 40, burstUploadMbps: null };

type Step = { hours: number } & (
  | { kind: 'pay'; days: number }
  | { kind: 'extend'; which: number; days: number }
  | { kind: 'pause' | 'resume' | 'refund'; which: number }
  | { kind: 'hold'; forHours: number }
  | { kind: 'switchOn' | 'suspend' | 'continue' | 'nothing' }
);

/** The steps of an account, each with the hours that pass after it. */
export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc
    .tuple(
      fc.oneof(
        fc.record({ kind: fc.constant('pay' as const), days: fc.integer({ min: 1, max: 60 }) }),
        fc.record({ kind: fc.constant('extend' as const), which: fc.nat(5), days: fc.integer({ min: 1, max: 7 }) }),
        fc.record({ kind: fc.constantFrom('pause' as const, 'resume' as const, 'refund' as const), which: fc.nat(5) }),
        fc.record({ kind: fc.constant('hold' as const), forHours: fc.integer({ min: 1, max: 200 }) }),
        fc.record({
          kind: fc.constantFrom('switchOn' as const, 'suspend' as const, 'continue' as const, 'nothing' as const),
        }),
      ),
      fc.integer({ min: 0, max: 24 * 40 }),
    )
    .map(([step, hours]) => ({ ...step, hours })),
  { maxLength: 25 },
);

type Owned = Term & typeof SPEEDS;

/** An account, whose subscriptions change as the workflows change them. */
export class History {
  readonly terms = new Map<string, Owned>();
  readonly holds: Hold[] = [];
  suspended = false;
  now = NOW;

  get line(): Owned[] {
    return [...this.terms.values()].filter(isInLine);
  }

  write(changed: readonly Owned[]): void {
    for (const term of changed) this.terms.set(term.id, term);
  }

  do(step: Step): void {
    this.write(lineAt(this.line, this.now));
    const chosen = 'which' in step ? [...this.terms.values()][step.which] : undefined;
    if (step.kind === 'pay') this.pay(step.days);
    else if (step.kind === 'switchOn') this.write(switchedOn(this.line, this.now));
    else if (step.kind === 'hold')
      this.holds.push({ until: new Date(this.now.getTime() + step.forHours * HOUR).toISOString() });
    else if (step.kind === 'suspend') this.suspend();
    else if (step.kind === 'continue') this.resumeAll();
    else if (step.kind === 'extend' && chosen) this.extend(chosen, step.days);
    else if (step.kind === 'pause' && chosen && isInLine(chosen))
      this.write(left(this.line, chosen.id, 'INACTIVE', this.now));
    else if (step.kind === 'resume' && chosen?.status === 'INACTIVE' && !this.suspended)
      this.write(joined(this.line, chosen, this.now));
    else if (step.kind === 'refund' && chosen && isInLine(chosen))
      this.write(left(this.line, chosen.id, 'CANCELLED', this.now));
  }

  pay(durationDays: number): void {
    const id = `SB-${String(this.terms.size).padStart(6, '0')}`;
    const times = { startDate: null, endDate: null, paidAt: this.now.toISOString() };
    const days = { durationDays, addedDays: 0, usedSeconds: 0 };
    this.write(
      joined(this.line, { ...SPEEDS, id, subscriptionNumber: id, status: 'CREATED', ...times, ...days }, this.now),
    );
    if (this.suspended) this.write(allPaused(this.line, this.now));
  }

  extend(term: Owned, days: number): void {
    if (isInLine(term)) this.write(lengthened(this.line, term.id, days, this.now));
    else if (term.status === 'EXPIRED' && this.line.length === 0 && !this.suspended)
      this.write([revived(term, days, this.now)]);
  }

  suspend(): void {
    this.write(allPaused(this.line, this.now));
    this.suspended = true;
  }

  resumeAll(): void {
    this.suspended = false;
    for (const term of this.terms.values())
      if (term.status === 'INACTIVE') this.write(joined(this.line, term, this.now));
  }

  /** Returns the desired state of the account's line at a moment, from its subscriptions as they are stored now. */
  desired(moment = this.now): DesiredAccess {
    const status = this.suspended ? 'SUSPENDED' : 'ACTIVE';
    return desiredAccess({ status }, ACTIVE, [...this.terms.values()], this.holds, moment);
  }

  /** Returns whether the line of subscriptions is paid at a moment, or someone holds it and it was paid before. */
  isDueAccess(moment: Date): boolean {
    if (this.suspended) return false;
    if (lineAt(this.line, moment).some(isInLine)) return true;
    const wasPaid = [...this.terms.values()].some(({ status }) => status !== 'CANCELLED');
    return wasPaid && this.holds.some(({ until }) => Date.parse(until) > moment.getTime());
  }
}
