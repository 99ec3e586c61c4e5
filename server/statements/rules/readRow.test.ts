import { describe, expect, it } from 'vitest';
import { hiddenFee, type ReadLine, readRow } from './readRow';

/** A wallet's row: date, code, amount, fee, payer and status. */
const WALLET = {
  kind: 'MTN_WALLET',
  columns: { date: 0, code: 1, amount: 2, fee: 3, payer: 4, status: 5, balance: 6 },
  dateOrder: 'DMY',
  now: new Date('2026-05-01T00:00:00Z'),
} as const;
const row = (changes: Partial<Record<'date' | 'code' | 'amount' | 'fee' | 'payer' | 'status' | 'balance', string>>) => {
  const cells = { date: '03/04/2026 10:15', code: '12345678901', amount: '50,000', fee: '', payer: '256772123456' };
  const { date, code, amount, fee, payer, status, balance } = { ...cells, status: '', balance: '', ...changes };
  return readRow([date, code, amount, fee, payer, status, balance], WALLET);
};
/** A bank's row: date, code, money in, money out and description. */
const bank = (cells: string[]) =>
  readRow(cells, {
    kind: 'BANK',
    columns: { date: 0, code: 1, paidIn: 2, paidOut: 3, description: 4 },
    dateOrder: 'DMY',
    now: WALLET.now,
  });

describe('a row of a wallet', () => {
  it('is read with its code, payer, amount and moment in the time zone of the provider', () =>
    expect(row({ fee: '500', balance: '149,500' })).toEqual({
      line: {
        code: '12345678901',
        slipCode: '12345678901',
        direction: 'IN',
        bookedAt: '2026-04-03T07:15:00.000Z',
        amount: 50_000,
        fee: 500,
        currency: 'UGX',
        phoneNumber: '+256772123456',
        payerName: null,
        reference: null,
        description: null,
      },
      balance: 149_500,
    }));

  it.each([
    ['a text for a date', { date: 'soon' }, 'date', '"soon" is not a date'],
    ['no date', { date: '' }, 'date', 'is missing'],
    ['no code', { code: '' }, 'code', 'is missing'],
    ['no amount', { amount: '' }, 'amount', 'is missing'],
    ['an amount of nothing', { amount: '0' }, 'amount', 'is missing'],
    ['a text for an amount', { amount: 'many' }, 'amount', '"many" is not an amount'],
    ['cents', { amount: '50,000.50' }, 'amount', '50000.5 is not a whole amount of UGX'],
    [
      'more than a billion shillings a thousand times',
      { amount: '1000000000001' },
      'amount',
      'is more than any amount',
    ],
    ['a fee above the amount', { fee: '50001' }, 'fee', '50001 is more than the amount'],
  ])('with %s is faulty in that column', (_, changes, field, why) =>
    expect(row(changes)).toEqual({ fault: { field, why: expect.stringContaining(why) } }),
  );

  it.each(['SUCCESSFUL', 'Completed', 'TS', ''])('with the status "%s" is money', (status) =>
    expect(row({ status })).toHaveProperty('line'),
  );
  it.each(['FAILED', 'Unsuccessful', 'Not completed', 'Pending'])('with the status "%s" is left out', (status) =>
    expect(row({ status })).toEqual({ leftOut: true }),
  );

  it('keeps a code that a spreadsheet has turned into a number or a text', () => {
    expect(row({ code: "'12345678901" })).toMatchObject({ line: { code: '12345678901' } });
    expect(row({ code: '12345678901.0' })).toMatchObject({ line: { code: '12345678901' } });
  });
});

describe('a row of a bank', () => {
  it('is outgoing money in the column of debits and incoming money in that of credits', () => {
    expect(bank(['03/04/2026', 'FT1', '', '20,000', 'Rent'])).toMatchObject({
      line: { direction: 'OUT', amount: 20_000 },
    });
    expect(bank(['03/04/2026', 'FT1', '20,000', '', 'Rent'])).toMatchObject({
      line: { direction: 'IN', amount: 20_000 },
    });
  });

  it('without a code gets one that is the same in every file, and differs from that of another row', () => {
    const codeOf = (cells: string[]) => (bank(cells) as { line: ReadLine }).line.code;
    const first = codeOf(['03/04/2026', '', '20,000', '', 'Rent']);
    expect(first).toMatch(/^ROW [0-9a-f]{16}$/);
    expect(codeOf([' 03/04/2026', '', '20,000', '', 'Rent '])).toBe(first);
    expect(codeOf(['03/04/2026', '', '20,001', '', 'Rent'])).not.toBe(first);
  });

  it('gives the phone number in the description of incoming money as the payer, but not that of outgoing money', () => {
    expect(bank(['03/04/2026', 'FT1', '20,000', '', 'From 0772123456'])).toMatchObject({
      line: { phoneNumber: '+256772123456' },
    });
    expect(bank(['03/04/2026', 'FT1', '', '20,000', 'To 0772123456'])).toMatchObject({ line: { phoneNumber: null } });
  });

  it.each([
    [['', '', '', '', '']],
    [['Total', '', '20,000', '', '']],
    [['Opening balance', '', '20,000', '', '']],
    [['03/04/2026', '', '', '', 'Balance brought forward']],
  ])('is left out if it contains no money of its own: %j', (cells) => expect(bank(cells)).toEqual({ leftOut: true }));
});

describe('the fee that only the balance shows', () => {
  const after = (balance: number, direction: 'IN' | 'OUT' = 'IN') => {
    const { line } = row({}) as { line: ReadLine };
    return hiddenFee(100_000, { line: { ...line, direction }, balance });
  };
  it.each([
    [150_000, 0],
    [149_999, 1],
    [147_500, 2_500],
    [147_499, 0],
    [150_001, 0],
  ])('after 100,000 and 50,000 more, a balance of %i shows a fee of %i', (balance, fee) =>
    expect(after(balance)).toBe(fee),
  );
  it('is found for outgoing money as well', () => expect(after(49_000, 'OUT')).toBe(1_000));
});
