import { describe, expect, it } from 'vitest';
import { hiddenFee, isSameNumber, type ReadLine, readRow } from './readRow';

/** A wallet's row: date, code, amount, fee, payer and status. */
const WALLET = {
  kind: 'MTN_WALLET',
  columns: { date: 0, code: 1, amount: 2, fee: 3, payer: 4, status: 5, balance: 6 },
  dateOrder: 'DMY',
  ownNumber: '0770 000 100',
  isSigned: false,
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
    ...{ ...WALLET, kind: 'BANK' },
    columns: { date: 0, code: 1, paidIn: 2, paidOut: 3, description: 4 },
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
        balance: 149_500,
      },
      balance: 149_500,
      hiddenFee: null,
      isDirectionGuessed: true,
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

describe('an unsigned amount', () => {
  const COLUMNS = { date: 0, code: 1, amount: 2, direction: 3, payer: 4, description: 5 };
  const read = (direction: string, payer: string, description: string, isSigned = false) => {
    const cells = ['03/04/2026', '12345678901', '50,000', direction, payer, description];
    return readRow(cells, { ...WALLET, columns: COLUMNS, isSigned });
  };
  it.each([
    ['Debit', '256772123456', '', 'OUT', false],
    ['Credit', '256770000100', 'Refund', 'IN', false],
    ['', 'FRI:256770000100/MSISDN', 'Transfer', 'OUT', false],
    ['', '256772123456', 'REFUND', 'OUT', false],
    ['', '256772123456', 'Cash out', 'OUT', false],
    ['', '256772123456', 'CASH_OUT', 'OUT', false],
    ['', '', 'Withdrawal to bank', 'OUT', false],
    ['', '', 'Paid to 0750111222', 'OUT', false],
    ['', '256772123456', 'BILL PAYMENT', 'IN', true],
    ['', '256772123456', 'Transfer', 'IN', true],
    ['', '256772123456', 'Sent by Ruth', 'IN', true],
  ])('with "%s", from "%s", described as "%s" is %s', (said, payer, description, direction, isDirectionGuessed) =>
    expect(read(said, payer, description)).toMatchObject({ line: { direction }, isDirectionGuessed }),
  );

  it('came in if the file has negative amounts for the money that went out', () => {
    expect(read('', '', 'Refund', true)).toMatchObject({ line: { direction: 'IN' }, isDirectionGuessed: false });
    expect(read('Debit', '', '', true)).toMatchObject({ line: { direction: 'OUT' } });
  });

  it('does not show our own number as the payer', () =>
    expect(read('', '0770000100', 'Transfer')).toMatchObject({ line: { phoneNumber: null } }));

  it.each([
    ['FRI:256770000100/MSISDN', '+256770000100', true],
    ['0770-000-100', '+256770000100', true],
    ['0770000101', '+256770000100', false],
    ['9030012345678', '9030012345678', true],
    ['', '+256770000100', false],
    ['0770000100', null, false],
    ['4471', 'KF-4471', false],
  ])('from %s is from %s: %s', (cell, own, same) => expect(isSameNumber(cell, own)).toBe(same));
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
