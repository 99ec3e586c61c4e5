import { expect, it } from 'vitest';
import { type BankSlip, showsSlip } from './slips';

const SLIP: BankSlip = {
  ...{ amount: 149_000, manualMethod: 'CHEQUE', manualReference: 'CHQ 000123' },
  paidAt: '2026-03-10T09:00:00.000Z',
};
const LINE = { amount: 149_000, bookedAt: '2026-03-12T00:00:00.000Z', code: 'ROW 1', reference: null };
const shows = (changes: object, slip: Partial<BankSlip> = {}) =>
  showsSlip({ ...LINE, description: 'Inward clearing 000123', ...changes }, { ...SLIP, ...slip });

it.each([
  ['in its description', {}, {}],
  ['in its reference', { description: null, reference: 'CHEQUE 0000123' }, {}],
  ['as its code', { description: null, code: '000123' }, {}],
  [
    'of a card payment',
    { description: 'POS 77123456 KITARA' },
    { manualMethod: 'CARD_TERMINAL', manualReference: 'POS-77123456' },
  ],
  ['seven days later', { bookedAt: '2026-03-17T09:00:00.000Z' }, {}],
  ['seven days before', { bookedAt: '2026-03-03T09:00:00.000Z' }, {}],
] as const)('a bank line shows a slip by its number %s', (_, line, slip) => expect(shows(line, slip)).toBe(true));

it.each([
  ['another number', { description: 'Inward clearing 000124' }, {}],
  ['a longer number', { description: 'Inward clearing 10001230' }, {}],
  ['no number', { description: 'Cheque deposit' }, {}],
  ['another amount', { amount: 148_000 }, {}],
  ['a later day', { bookedAt: '2026-03-17T09:00:00.001Z' }, {}],
  ['an earlier day', { bookedAt: '2026-03-03T08:59:59.999Z' }, {}],
  ['a slip with a short number', { description: 'Cheque 123' }, { manualReference: '123' }],
  ['a slip without a number', {}, { manualReference: null }],
  ['a slip of a transfer', {}, { manualMethod: 'BANK_TRANSFER' }],
] as const)('a bank line with %s does not show it', (_, line, slip) => expect(shows(line, slip)).toBe(false));
