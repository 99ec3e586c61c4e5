import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../resources/accounts/accounts';
import { payments } from '../../resources/payments/payments';
import { receipts } from '../../resources/payments/receipts';
import { workOrders } from '../../resources/workOrders/workOrders';
import { prepareStore } from '../../server/prepare';
import { createRecord } from '../../server/store/createRecord';
import type { Store } from '../../server/store/Store';
import { openMigratedDatabase } from '../support/databases';

/** New Year in Kampala, three hours before New Year in Greenwich. */
const NEW_YEAR = Date.parse('2026-12-31T21:00:00.000Z');

describe('running numbers', () => {
  let store: Store;
  let accountId: string;
  beforeAll(async () => {
    store = await prepareStore(await openMigratedDatabase(), false, new Date(NEW_YEAR - 86_400_000));
    const accountDetail = {
      firstName: 'A',
      lastName: 'B',
      phoneNumber: '+256772123456',
      companyName: null,
      emailAddress: null,
      placeOfResidence: null,
      tin: null,
    };
    accountId = (await createRecord(store, accounts, { accountDetail }, new Date(NEW_YEAR))).id;
  });
  afterAll(() => store.close());

  /** Issues a receipt at `moment`; returns its number. */
  const receiptAt = (moment: number) =>
    store.transaction(async (tx) => {
      const now = new Date(moment);
      const payment = await createRecord(tx, payments, { amount: 1, currency: 'UGX' }, now);
      const values = {
        paymentId: payment.id,
        accountId,
        amount: 1,
        vat: 0,
        currency: 'UGX',
        issuedAt: now.toISOString(),
      };
      return (await createRecord(tx, receipts, values, now)).receiptNumber;
    });

  it('of receipts restart each year by the provider’s time zone, and never return to the previous one', async () => {
    expect(await receiptAt(NEW_YEAR - 2)).toBe('RCT-2026-000001');
    expect(await receiptAt(NEW_YEAR - 1)).toBe('RCT-2026-000002');
    expect(await receiptAt(NEW_YEAR)).toBe('RCT-2027-000001');
    expect(await receiptAt(NEW_YEAR - 1)).toBe('RCT-2027-000002');
    expect(await receiptAt(NEW_YEAR + 1)).toBe('RCT-2027-000003');
  });

  it('of everything else continue over the year', async () => {
    const before = await createRecord(store, workOrders, { accountId }, new Date(NEW_YEAR - 1));
    const after = await createRecord(store, workOrders, { accountId }, new Date(NEW_YEAR));
    expect([before.reference, after.reference].map((number) => Number(number.split('-').at(-1)))).toEqual([1, 2]);
  });

  it('of an aborted transaction are given to the next one', async () => {
    const last = await receiptAt(NEW_YEAR + 2);
    const broken = store.transaction(async (tx) => {
      const payment = await createRecord(tx, payments, { amount: 1, currency: 'UGX' }, new Date(NEW_YEAR + 3));
      const issuedAt = new Date(NEW_YEAR + 3).toISOString();
      await createRecord(
        tx,
        receipts,
        { paymentId: payment.id, amount: 1, vat: 0, currency: 'UGX', issuedAt },
        new Date(NEW_YEAR + 3),
      );
      throw new Error('broken off');
    });
    await expect(broken).rejects.toThrow('broken off');
    expect([last, await receiptAt(NEW_YEAR + 4)]).toEqual(['RCT-2027-000004', 'RCT-2027-000005']);
  });
});
