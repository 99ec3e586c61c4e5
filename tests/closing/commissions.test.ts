import { addMilliseconds } from 'date-fns';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { businessSalesAgents } from '../../resources/agents/businessSalesAgents';
import { commissionPayouts } from '../../resources/agents/commissionPayouts';
import { closeDifferences } from '../../resources/closing/closeDifferences';
import { dayCloses } from '../../resources/closing/dayCloses';
import { statementLines } from '../../resources/statements/statementLines';
import { compare } from '../../server/closing/closing';
import { payPayout } from '../../server/payments/payCommissions';
import { prepareStore } from '../../server/prepare';
import { getDayStart } from '../../server/rules/days';
import { createRecord } from '../../server/store/createRecord';
import { newId } from '../../server/store/newId';
import type { Store } from '../../server/store/Store';
import { openMigratedDatabase } from '../support/databases';
import { openBooks } from './booksOfDay';

const DAY = '2026-03-10';
const START = new Date(getDayStart(DAY));
const now = () => new Date('2026-03-12T09:00:00.000Z');
const PAID = { method: 'BANK_TRANSFER', payoutReference: 'EFT 77', paidOn: DAY } as const;

let store: Store;
beforeAll(async () => {
  store = await prepareStore(await openMigratedDatabase(), false, START);
});
afterAll(() => store.close());

it('shows the commissions paid on a day, and explains the money that went out by their reference and amount', async () => {
  const { sourceId, statementId } = await openBooks(store, START, START);
  const agency = await createRecord(store, businessSalesAgents, { name: 'Nile', phoneNumber: '+256772990009' }, START);
  const approvedAt = START.toISOString();
  const approved = { agentId: agency.id, upTo: DAY, amount: 90_000, commissions: 3, status: 'APPROVED', approvedAt };
  const { id } = await createRecord(store, commissionPayouts, approved as never, START);
  await payPayout({ store, now }, id, PAID, null);
  const out = (row: number, code: string, reference: string | null) => {
    const bookedAt = addMilliseconds(START, row).toISOString();
    const made = { id: newId(START), dateCreated: bookedAt, dateUpdated: bookedAt, bookedAt, sourceId, statementId };
    const money = { direction: 'OUT', status: 'UNMATCHED', amount: 90_000, currency: 'UGX' };
    return { ...made, ...money, row, code, reference };
  };
  const lines = [out(1, 'EFT 77', null), out(2, 'FT1', 'EFT 77'), out(3, 'FT2', null)];
  await store.load(statementLines, lines as never);

  await compare({ store, now }, DAY, null);
  const found = await store.find(closeDifferences);
  expect(found.map(({ kind, lineId }) => [kind, lineId])).toEqual([['UNEXPLAINED_OUT', lines[2]?.id]]);
  const [close] = await store.find(dayCloses);
  expect(close?.totals).toMatchObject({ payouts: 1, paidCommissions: 90_000, returned: 0 });
});
