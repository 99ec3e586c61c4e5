import { expect, it } from 'vitest';
import { type SettlementUse, undoSettlementRefusal } from './undoSettlement';

const ENDS = '2026-03-13T21:00:00.000Z';
const CLOSED = '2026-03-14T07:00:00.000Z';
const USE: SettlementUse = {
  payment: { reference: 'PAY-1', status: 'SUCCESSFUL', paidAt: '2026-03-14T06:00:00.000Z' },
  isSettledByStaff: true,
  bookedAt: '2026-03-14T06:30:00.000Z',
  closed: { day: '2026-03-13', endsAt: ENDS, closedAt: CLOSED },
  refunds: [],
  claimNumber: null,
};
const at = (paidAt: string, bookedAt: string): Partial<SettlementUse> => ({
  payment: { ...USE.payment, paidAt },
  bookedAt,
});
const before = (moment: string) => new Date(Date.parse(moment) - 1).toISOString();
const after = (moment: string) => new Date(Date.parse(moment) + 1).toISOString();

it.each<[string, Partial<SettlementUse>, string | null]>([
  ['money of an open day', {}, null],
  ['money before any day was closed', { closed: null }, null],
  ['money that came in as the closed day ended', at(ENDS, after(ENDS)), null],
  ['money of the closed day', at(before(ENDS), CLOSED), 'is closed'],
  ['money of the closed day that was settled after it was closed', at(before(ENDS), after(CLOSED)), null],
  ['a refund that is requested', { refunds: [{ status: 'APPROVED', submittedAt: null }] }, null],
  ['a refund that may have been sent', { refunds: [{ status: 'APPROVED', submittedAt: ENDS }] }, 'was sent'],
  ['a refund that is sent', { refunds: [{ status: 'SUBMITTED', submittedAt: ENDS }] }, 'was sent'],
  ['a refund that is paid out', { refunds: [{ status: 'EFFECTED', submittedAt: null }] }, 'was sent'],
  ['a payment that is not successful', { payment: { ...USE.payment, status: 'FAILED' } }, 'no longer successful'],
  ['a payment that its code matched', { isSettledByStaff: false }, 'not settled by staff'],
  ['a settled claim', { claimNumber: 'CLM-1' }, 'CLM-1 was settled'],
])('the settlement of %s', (_, use, refusal) => {
  const found = undoSettlementRefusal({ ...USE, ...use })?.message ?? null;
  if (refusal === null) expect(found).toBeNull();
  else expect(found).toContain(refusal);
});
