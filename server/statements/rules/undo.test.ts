import { describe, expect, it } from 'vitest';
import { undoRefusal, unmatchRefusal } from './undo';

describe('a statement may be removed', () => {
  it('unless a closed day or a settled claim uses a line', () => {
    const refused = (closed: { day: string; lines: number } | null, claimNumber: string | null = null) =>
      undoRefusal({ closed, claimNumber })?.message ?? null;
    expect(refused(null)).toBeNull();
    expect(refused({ day: '2026-03-15', lines: 0 })).toBeNull();
    expect(refused({ day: '2026-03-15', lines: 1 })).toBe(
      'The day 2026-03-15 is closed and uses lines of this statement: 1.',
    );
    expect(refused(null, 'CL-000012')).toBe('Claim CL-000012 was settled with a line of this statement.');
  });
});

describe('a line may be separated from its payment', () => {
  const payment = { reference: 'PAY-7', slipCode: '43012345678', confirmationCode: 'AB12' };
  const refused = (
    line: Parameters<typeof unmatchRefusal>[0],
    of: typeof payment | null = payment,
    claimNumber: string | null = null,
  ) => unmatchRefusal(line, of, claimNumber)?.message ?? null;

  it('if it has another code than the payment', () => {
    expect(refused({ status: 'MATCHED', code: '43000000000', slipCode: '43000000000' })).toBeNull();
    expect(refused({ status: 'MATCHED', code: 'row 7', slipCode: null })).toBeNull();
  });

  it('but not if it certainly shows the payment, or is not matched', () => {
    const same = 'Payment PAY-7 has the code of this line. Refund the payment instead.';
    expect(refused({ status: 'MATCHED', code: '43012345678', slipCode: '43012345678' })).toBe(same);
    // A short code is no slip code, but the payment was credited with it.
    expect(refused({ status: 'MATCHED', code: 'AB12', slipCode: null })).toBe(same);
    const claimed = 'Claim CL-000012 was settled with this line. Refund its payment instead.';
    expect(refused({ status: 'MATCHED', code: 'row 7', slipCode: null }, payment, 'CL-000012')).toBe(claimed);
    const loose = 'This line is not matched with a payment.';
    expect(refused({ status: 'UNMATCHED', code: 'row 7', slipCode: null }, null)).toBe(loose);
    expect(refused({ status: 'PAYOUT', code: 'row 7', slipCode: null })).toBe(loose);
  });
});
