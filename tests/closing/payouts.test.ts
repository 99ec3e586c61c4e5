import { addMilliseconds } from 'date-fns';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDifferences } from '../../resources/closing/closeDifferences';
import { statementLines } from '../../resources/statements/statementLines';
import { compare } from '../../server/closing/closing';
import { postSettlement } from '../../server/ledger/postSettlement';
import { prepareStore } from '../../server/prepare';
import { getDayStart } from '../../server/rules/days';
import { newId } from '../../server/store/newId';
import type { Store } from '../../server/store/Store';
import { openMigratedDatabase } from '../support/databases';
import { openBooks } from './booksOfDay';

const DAY = '2026-03-10';
const START = new Date(getDayStart(DAY));
const now = () => new Date('2026-03-12T09:00:00.000Z');

let store: Store;
beforeAll(async () => {
  store = await prepareStore(await openMigratedDatabase(), false, START);
});
afterAll(() => store.close());

it('compares the payouts of a day with their booked settlements', async () => {
  const { sourceId, statementId } = await openBooks(store, START, START);
  const payout = (at: number) => {
    const bookedAt = addMilliseconds(START, at).toISOString();
    const made = { id: newId(START), dateCreated: bookedAt, dateUpdated: bookedAt, bookedAt, sourceId, statementId };
    return { ...made, row: at, code: `FT${at}`, direction: 'IN', status: 'PAYOUT', amount: 90_000, currency: 'UGX' };
  };
  const [booked, forgotten, wrong] = [payout(1), payout(2), payout(3)] as const;
  await store.load(statementLines, [booked, forgotten, wrong] as Parameters<typeof store.load>[1] as never);
  const settle = (line: typeof booked, amount: number) =>
    store.transaction((tx) => {
      const gross = [{ account: 'PROVIDER_MTN', amount }] as const;
      return postSettlement(tx, { source: `payout:${line.id}`, description: 'Payout', gross, fee: 1_000 }, START);
    });
  await settle(booked, 91_000);
  await settle(wrong, 88_500);

  await compare({ store, now }, DAY, null);
  const found = await store.find(closeDifferences, { sort: { path: 'since', ascending: true } });
  expect(found.map(({ tie, kind, amount, lineId, paymentId }) => [tie, kind, amount, lineId, paymentId])).toEqual([
    ['LEDGER', 'MISSING_ENTRY', 90_000, forgotten.id, null],
    ['LEDGER', 'WRONG_AMOUNT', 2_500, wrong.id, null],
  ]);

  await settle(forgotten, 91_000);
  expect(await compare({ store, now }, DAY, null)).toMatchObject({ differences: 1 });
});
