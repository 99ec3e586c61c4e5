import { describe, expect, it } from 'vitest';
import { type ChosenPayout, type PayoutUse, payoutRefusal, undoPayoutRefusal } from './payout';

const AT = '2026-03-13T21:00:00.000Z';
const before = (moment: string) => new Date(Date.parse(moment) - 1).toISOString();
const after = (moment: string) => new Date(Date.parse(moment) + 1).toISOString();

describe('a payout of chosen lines', () => {
  const shown = { direction: 'IN', currency: 'UGX', payoutLineId: null, bookedAt: AT } as const;
  const line = { ...shown, code: 'A1', sourceId: 'pesapal', status: 'MATCHED', amount: 10_000, fee: 300 } as const;
  const credit = { ...shown, sourceId: 'bank', status: 'UNMATCHED', amount: 19_400, fee: 0 } as const;
  const CHOSEN: ChosenPayout = {
    credit,
    creditKind: 'BANK',
    collectorKind: 'MERCHANT_REPORT',
    lines: [line, { ...line, code: 'A2', status: 'UNMATCHED' }],
    note: null,
  };
  const withLine = (change: Partial<ChosenPayout['lines'][number]>) => ({ lines: [line, { ...line, ...change }] });
  const free = { lines: [{ ...line, fee: 0 }] };
  const ofAmount = (amount: number) => ({ credit: { ...credit, amount } });

  it.each<[string, Partial<ChosenPayout>, string | null]>([
    ['with the net amounts', {}, null],
    ['with a fee of a tenth that no line names', { ...free, ...ofAmount(9_000) }, null],
    ['with a higher fee', { ...free, ...ofAmount(8_999) }, 'note must say why the fee is 1001 of 10000'],
    ['with a higher fee that staff explain', { ...free, ...ofAmount(8_999), note: 'Chargeback.' }, null],
    ['with another fee than the lines name', ofAmount(19_402), 'note must say why the fee is 598 of 20000'],
    ['with all collected money', { ...free, ...ofAmount(10_000) }, null],
    ['with more than was collected', { ...ofAmount(20_001), note: 'Bonus.' }, 'The bank received 20001'],
    ['in a wallet', { creditKind: 'MTN_WALLET' }, 'Only money that came into a bank'],
    ['of another bank', { collectorKind: 'BANK' }, 'not paid out'],
    ['that is matched', { credit: { ...credit, status: 'MATCHED' } }, 'is matched already'],
    ['that is a payout', { credit: { ...credit, status: 'PAYOUT' } }, 'is matched already'],
    ['of money that went out', { credit: { ...credit, direction: 'OUT' } }, 'does not show incoming money'],
    ['in another currency', { credit: { ...credit, currency: 'USD' } }, 'another currency'],
    ['of two providers', withLine({ sourceId: 'mtn' }), 'one source only'],
    ['of a line that was paid out', withLine({ payoutLineId: 'other' }), 'Line A1 was paid out already.'],
    ['of a line that is set aside', withLine({ status: 'IGNORED' }), 'Line A1 shows no money'],
    ['of a line of outgoing money', withLine({ direction: 'OUT' }), 'Line A1 shows no money'],
    ['of a line in another currency', withLine({ currency: 'USD' }), 'Line A1 shows no money'],
    ['of money of its day', withLine({ bookedAt: '2026-03-14T20:59:59.999Z' }), null],
    ['of later money', withLine({ bookedAt: '2026-03-14T21:00:00.000Z' }), 'came in after this payout'],
  ])('%s', (_, change, refusal) => {
    const found = payoutRefusal({ ...CHOSEN, ...change })?.message ?? null;
    if (refusal === null) expect(found).toBeNull();
    else expect(found).toContain(refusal);
  });
});

describe('the undoing of a payout', () => {
  const closed = { day: '2026-03-13', endsAt: AT, closedAt: '2026-03-14T07:00:00.000Z' };
  const USE: PayoutUse = {
    credit: { status: 'PAYOUT', bookedAt: AT },
    isSettledByStaff: true,
    bookedAt: after(AT),
    closed,
  };
  const late = { credit: { status: 'PAYOUT', bookedAt: before(AT) } } as const;

  it.each<[string, Partial<PayoutUse>, string | null]>([
    ['of an open day', {}, null],
    ['before any day was closed', { closed: null }, null],
    ['of the closed day', late, 'The day 2026-03-13 is closed'],
    ['of the closed day that was settled as it was closed', { ...late, bookedAt: closed.closedAt }, 'is closed'],
    ['of the closed day that was settled later', { ...late, bookedAt: after(closed.closedAt) }, null],
    ['that the sums have matched', { isSettledByStaff: false }, 'not settled by staff'],
    ['that is undone', { credit: { status: 'UNMATCHED', bookedAt: AT } }, 'is not a payout'],
  ])('%s', (_, change, refusal) => {
    const found = undoPayoutRefusal({ ...USE, ...change })?.message ?? null;
    if (refusal === null) expect(found).toBeNull();
    else expect(found).toContain(refusal);
  });
});
