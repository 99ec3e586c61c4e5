import { describe, expect, it } from 'vitest';
import { editsOf, type LaterLine, newEdits, revised, revisedMoney, shownFields } from './edits';

const LINE = {
  amount: 149_000,
  fee: 3_500,
  reference: 'ORDER-1',
  phoneNumber: '+256772123456',
  payerName: 'Ruth Nakato',
  description: 'Payment of September by mobile money',
  balance: 500_000,
};
const ALL = shownFields({ net: 3, payer: 4, reference: 5, payerName: 6, description: 7, balance: 8 });
const compare = (
  was: Partial<typeof LINE & { hasFees: boolean }> | { [N in keyof typeof LINE]?: null },
  is: { [N in keyof typeof LINE]?: (typeof LINE)[N] | null },
  more: Partial<LaterLine> = {},
) =>
  editsOf({ hasFees: true, ...LINE, ...was } as never, {
    ...{ hiddenFee: 0, columns: ALL, line: { ...LINE, ...is } as never },
    ...more,
  });

describe('a line in a later file', () => {
  it.each([
    ['a higher fee', { fee: 4_500 }, 'fee', '3500', '4500'],
    ['no fee', { fee: 0 }, 'fee', '3500', '0'],
    ['another reference', { reference: 'ORDER-2' }, 'reference', 'ORDER-1', 'ORDER-2'],
    ['no reference', { reference: null }, 'reference', 'ORDER-1', null],
    ['another number', { phoneNumber: '+256752000001' }, 'phoneNumber', '+256772123456', '+256752000001'],
    ['another name', { payerName: 'Ruth Namuli' }, 'payerName', 'Ruth Nakato', 'Ruth Namuli'],
    ['another description', { description: 'Cash out' }, 'description', LINE.description, 'Cash out'],
    ['a very short description', { description: 'Payment' }, 'description', LINE.description, 'Payment'],
    ['another balance', { balance: 499_000 }, 'balance', '500000', '499000'],
  ])('with %s is edited', (_, is, field, was, now) => expect(compare({}, is)).toEqual([{ field, was, is: now }]));

  it.each([
    ['the same values', {}, {}, {}],
    ['other spacing', {}, { payerName: ' Ruth   Nakato' }, {}],
    ['another case', {}, { payerName: 'RUTH NAKATO', reference: 'order-1' }, {}],
    ['a shortened description', {}, { description: 'PAYMENT OF SEPT' }, {}],
    ['a description shortened with dots', {}, { description: 'Payment of Septem…' }, {}],
    ['the whole of a shortened description', { description: 'Payment of Sep...' }, {}, {}],
    ['a reference that was blank', { reference: null }, {}, {}],
    ['a number that was blank', { phoneNumber: null }, {}, {}],
    ['a number that cannot be read', {}, { phoneNumber: null }, {}],
    ['a balance that was blank', { balance: null }, {}, {}],
    ['a fee where the earlier file had none', { fee: 0, hasFees: false }, {}, {}],
    ['no fee and no column of fees', {}, { fee: 0 }, { columns: shownFields({ balance: 8 }) }],
    ['no reference and no column of references', {}, { reference: null }, { columns: shownFields({ fee: 3 }) }],
    ['a hidden fee that was unknown', { fee: 3_000 }, {}, { hiddenFee: 500 }],
    ['a hidden fee that is unknown now', {}, { fee: 3_000 }, { hiddenFee: null }],
  ])('with %s is not edited', (_, was, is, more) => expect(compare(was, is, more)).toEqual([]));

  it('with a lower fee is edited if its balance was compared, or the fee is more than a hidden one', () => {
    expect(compare({}, { fee: 3_000 })).toHaveLength(1);
    expect(compare({ fee: 8_000 }, { fee: 500 }, { hiddenFee: null })).toHaveLength(1);
    expect(compare({ fee: 8_000 }, { fee: 550 }, { hiddenFee: null })).toHaveLength(0);
    expect(compare({}, { fee: 3_000, balance: null }, { hiddenFee: null })).toHaveLength(1);
  });
});

it('edits that were accepted are not named again', () => {
  const edits = [{ field: 'fee', was: '3500', is: '4500' } as const];
  expect(newEdits(edits, null)).toEqual(edits);
  expect(newEdits(edits, { fee: '4500' })).toEqual([]);
  expect(newEdits(edits, { fee: '5500' })).toEqual(edits);
  expect(newEdits([{ field: 'reference', was: 'A', is: null }], { reference: null })).toEqual([]);
});

it('a revision is that of the last file, except for values that the file does not have', () => {
  const edit = { field: 'fee', was: '3500', is: '4500' } as const;
  expect(revised(null, [], ALL)).toBeNull();
  expect(revised(null, [edit], ALL)).toEqual({ fee: '4500' });
  expect(revised({ missing: true }, [], ALL)).toBeNull();
  expect(revised({ fee: '4500', reference: null }, [], ALL)).toBeNull();
  expect(revised({ fee: '4500', reference: null }, [], shownFields({ fee: 3 }))).toEqual({ reference: null });
});

it.each([
  ['a fee', { fee: '4500' }, 1_000],
  ['an amount', { amount: '148000' }, 1_000],
  ['both', { amount: '150000', fee: '3000' }, 1_500],
  ['a missing line', { missing: true } as const, 149_000],
  ['a reference', { reference: null }, 0],
])('the money of a revision of %s is %j: %s', (_, revision, money) => expect(revisedMoney(LINE, revision)).toBe(money));
