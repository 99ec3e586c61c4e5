import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DayTotals } from '../../resources/closing/actions';
import { statements } from '../../resources/statements/statements';
import { compare } from '../../server/closing/closing';
import { differencesOf, findClose } from '../../server/closing/DayClose';
import { trialBalance } from '../../server/ledger/ledgerFigures';
import { prepareStore } from '../../server/prepare';
import { importStatement } from '../../server/statements/importStatement';
import { undoStatement } from '../../server/statements/undoStatement';
import type { Store } from '../../server/store/Store';
import { newCode } from '../payments/claiming';
import { orderAndPay, PRODUCT, storedPayment } from '../payments/orders';
import { csv, inBase64, linesOf, newSource } from '../payments/statementFiles';
import { openDemoDatabase } from '../support/databases';
import { START } from '../support/start';
import { createWorld, type World } from '../support/world';
import { closeDay, closeUntil, twoPeople } from './closeDays';

const DAY = '2026-03-15';
const NEXT = '2026-03-16';

let store: Store;
let world: World;
beforeAll(async () => {
  store = await prepareStore(await openDemoDatabase(), true, START);
  await closeUntil(store, DAY);
  world = createWorld(store);
});
afterAll(() => store.close());

it('importing a file again changes nothing, before and after the close of its day', async () => {
  const { deps, clock, standIn } = world;
  clock.now = new Date(`${DAY}T09:00:00.000Z`);
  const codes: string[] = [];
  for (let at = 0; at < 2; at += 1) {
    const { attempt } = await orderAndPay(world);
    await standIn.settle(attempt.trackingId, 'COMPLETED');
    codes.push((await storedPayment(world, attempt.paymentId)).confirmationCode ?? '');
  }
  const rows = [
    [`${DAY} 12:00`, codes[0] ?? '', PRODUCT.price, 5_215],
    [`${DAY} 12:00`, codes[1] ?? '', PRODUCT.price - 9_000, 4_900],
    [`${DAY} 13:00`, newCode(), 20_000, 700],
  ];
  const heading = ['Date', 'Confirmation Code', 'Amount', 'Commission'];
  const file = csv([heading, ...rows]);
  const { id: sourceId } = await newSource(world, 'MERCHANT_REPORT');
  const bring = (content: string | Uint8Array) =>
    importStatement(deps, { sourceId, fileName: 'report.csv', content: inBase64(content) }, null);
  const again = [file, gzipSync(file), csv([heading, ...rows.toReversed()]), csv([heading, ...rows.slice(1)])];
  const bringAgain = async () => {
    for (const content of again)
      expect(await bring(content)).toMatchObject({ statement: null, counts: { new: 0, faulty: 0 } });
  };

  clock.now = new Date(`${NEXT}T06:00:00.000Z`);
  expect((await bring(file)).counts).toMatchObject({ new: 3 });
  const close = await compare(deps, DAY, null);
  expect(close).toMatchObject({ payments: 2, differences: 2, totals: { lines: 3, fees: 10_815 } });
  const state = async () => ({
    lines: await linesOf(store, sourceId),
    statements: await store.count(statements),
    close: await findClose(store, DAY),
    differences: await differencesOf(store, close.id),
    balance: await trialBalance(store, clock.now.toISOString()),
  });
  const before = await state();
  await bringAgain();
  await compare(deps, DAY, null);
  expect(await state()).toEqual(before);

  await closeDay(deps, DAY, await twoPeople(store));
  const closed = await state();
  clock.advance(3_600_000);
  await bringAgain();
  expect((await state()).close).toEqual(closed.close);
  expect({ ...(await state()), balance: null }).toEqual({ ...closed, balance: null });

  clock.now = new Date('2026-03-17T06:00:00.000Z');
  const next = await compare(deps, NEXT, null);
  expect([next.differences, next.payments, (next.totals as DayTotals).lines]).toEqual([0, 0, 0]);

  const [other] = await store.find(statements, { where: [{ path: 'sourceId', in: [sourceId] }] });
  await expect(undoStatement(deps, other?.id ?? '', 'Misread.', null)).rejects.toThrow(
    `The day ${DAY} is closed and uses lines of this statement: 3.`,
  );
});

it('removing a statement compares the open days that used its lines again', async () => {
  const { deps } = world;
  const rows = [
    ['Date', 'Confirmation Code', 'Amount'],
    [`${NEXT} 12:00`, newCode(), 30_000],
    [`${DAY} 12:00`, newCode(), 20_000],
  ];
  const { id: sourceId } = await newSource(world, 'MERCHANT_REPORT');
  const given = { sourceId, fileName: 'report.csv', content: inBase64(csv(rows)) };
  const { statement } = await importStatement(deps, given, null);
  const seen = await compare(deps, NEXT, null);
  expect([seen.differences, (seen.totals as DayTotals).paidIn]).toEqual([2, 50_000]);
  await undoStatement(deps, statement?.id ?? '', 'Misread.', null);
  const after = await findClose(store, NEXT);
  expect([after?.differences, (after?.totals as DayTotals | undefined)?.paidIn]).toEqual([0, 0]);
  expect((await differencesOf(store, seen.id)).map(({ status, lineId }) => [status, lineId])).toEqual([
    ['RESOLVED', null],
    ['RESOLVED', null],
  ]);
  expect((await importStatement(deps, given, null)).counts.new).toBe(2);
});
