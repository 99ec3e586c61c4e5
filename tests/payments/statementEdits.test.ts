import { beforeEach, expect, it } from 'vitest';
import { logs } from '../../resources/audit/logs';
import { closeDifferences } from '../../resources/closing/closeDifferences';
import { compare } from '../../server/closing/closing';
import { createWorld, type World } from '../support/world';
import { newCode } from './claiming';
import { asClerk } from './clerks';
import { orderAndPay, PRODUCT, storedPayment } from './orders';
import { csv, importFile, linesOf, newSource, previewFile } from './statementFiles';
import { onPostgres } from './stores';

const DAY = '2026-03-13';
const HEADINGS = ['Date', 'Confirmation Code', 'Amount', 'Commission', 'Phone Number', 'Buyer name', 'Reference'];

onPostgres('a statement that shows known lines differently', (store) => {
  let world: World;
  beforeEach(() => {
    world = createWorld(store());
  });

  type Row = [time: string, code: string, amount: number, fee: number | '', phone: string, name: string, ref: string];
  const rows = (): Row[] =>
    [8, 9, 10, 11].map((hour) => [
      ...([`${DAY} ${String(hour).padStart(2, '0')}:00`, newCode(), 20_000 + hour] as const),
      ...([700, '0772 123 456', 'Ruth Nakato', `ORDER-${hour}`] as const),
    ]);
  const file = (all: readonly Row[]) => csv([HEADINGS, ...all]);
  const changed = (all: readonly Row[], at: number, changes: Partial<Record<number, string | number>>) =>
    all.map((row, index) => (index === at ? Object.assign([...row], changes) : row)) as Row[];
  const differences = async () => {
    const close = await compare(world.deps, DAY, null);
    const where = [
      { path: 'closeId', in: [close.id] },
      { path: 'kind', in: ['CHANGED_LINE'] },
      { path: 'status', in: ['OPEN'] },
    ] as const;
    const found = await store().find(closeDifferences, { where, sort: { path: 'amount', ascending: true } });
    return found.map(({ lineId, amount }) => [lineId, amount]);
  };

  it('is refused until staff accept each change, and the close names those of money', async () => {
    const { id } = await newSource(world, 'MERCHANT_REPORT');
    const all = rows();
    await importFile(world, id, file(all));
    const before = await linesOf(store(), id);
    const edited = changed(all, 1, { 3: 1_700 }).filter((_, at) => at !== 2);
    const preview = await previewFile(world, id, file(edited));
    expect(preview.body).toMatchObject({
      counts: { new: 0, known: 3, faulty: 0 },
      edited: 2,
      edits: [
        { row: 3, field: 'fee', was: '700', is: '1700', code: all[1]?.[1], amount: 20_009 },
        { row: null, field: null, was: null, is: null, code: all[2]?.[1], amount: 20_010, direction: 'IN' },
      ],
    });
    const refused = await importFile(world, id, file(edited));
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      {
        acceptDoubts: 'must be set, because lines that were imported before are different in this file or missing: 2',
      },
    ]);
    expect(await linesOf(store(), id)).toEqual(before);
    expect(await differences()).toEqual([]);

    const { status, body } = await importFile(world, id, file(edited), { acceptDoubts: true });
    expect([status, body.counts.new]).toEqual([200, 0]);
    const after = await linesOf(store(), id);
    const values = ({ amount, fee, reference, raw }: (typeof after)[number]) => [amount, fee, reference, raw];
    expect(after.map(values)).toEqual(before.map(values));
    expect(after.map(({ revisedBy, revisedInId }) => [revisedBy, revisedInId])).toEqual([
      [null, null],
      [1_000, body.statement?.id],
      [20_010, body.statement?.id],
      [null, null],
    ]);
    expect(await differences()).toEqual([
      [after[1]?.id, 1_000],
      [after[2]?.id, 20_010],
    ]);
    const [log] = await store().find(logs, { where: [{ path: 'recordId', in: [body.statement?.id ?? ''] }] });
    expect(log?.after).toHaveProperty('acceptedEdits', [
      { row: 3, field: 'fee', code: all[1]?.[1] },
      { row: null, field: null, code: all[2]?.[1] },
    ]);
    expect((await previewFile(world, id, file(edited))).body.edited).toBe(0);

    const undone = { reason: 'The provider sent the wrong file.' };
    await asClerk(world, 'finance', 'POST', `statements/${body.statement?.id}/undo`, undone);
    expect((await linesOf(store(), id)).every(({ revision }) => revision === null)).toBe(true);
    expect(await differences()).toEqual([]);
  });

  it('no longer counts once a later file shows them as before', async () => {
    const { id } = await newSource(world, 'MERCHANT_REPORT');
    const all = rows();
    await importFile(world, id, file(all));
    await importFile(world, id, file(changed(all, 2, { 3: 900 })), { acceptDoubts: true });
    expect((await linesOf(store(), id))[2]).toMatchObject({ fee: 700, revisedBy: 200, revision: { fee: '900' } });
    expect((await importFile(world, id, file(all))).status).toBe(200);
    expect((await linesOf(store(), id))[2]).toMatchObject({ fee: 700, revisedBy: null, revision: null });
  });

  it('is imported at once if the differences are harmless', async () => {
    const { id } = await newSource(world, 'MERCHANT_REPORT');
    const all = rows();
    await importFile(world, id, file(changed(all, 0, { 6: '' })));
    const again = changed(all, 1, { 0: `${DAY} 09:00:31`, 4: '256772123456', 5: 'RUTH  NAKATO' });
    expect((await previewFile(world, id, file(again))).body).toMatchObject({ edited: 0, edits: [] });
    expect((await importFile(world, id, file(again))).body).toMatchObject({ statement: null, counts: { known: 4 } });
    const narrow = csv([HEADINGS.slice(0, 3), ...all.map((row) => row.slice(0, 3))]);
    expect((await importFile(world, id, narrow)).body).toMatchObject({ statement: null, counts: { known: 4 } });
    const shorter = file(all.slice(1, 3));
    expect((await importFile(world, id, shorter)).body).toMatchObject({ statement: null, counts: { known: 2 } });
  });

  it('names another phone number, name, reference and balance', async () => {
    const { id } = await newSource(world, 'MTN_WALLET');
    const headings = ['Date', 'Transaction ID', 'Amount', 'From', 'From Name', 'Balance', 'Reference'];
    const row = [`${DAY} 12:00`, newCode(), 20_000, '0772 123 456', 'Ruth Nakato', 100_000, 'A-1'];
    await importFile(world, id, csv([headings, row]));
    const other = [...row.slice(0, 3), '0752 000 001', 'Jane Doe', 99_000, 'A-2'];
    const { edits } = (await previewFile(world, id, csv([headings, other]))).body;
    expect(edits.map(({ field, was, is }) => [field, was, is])).toEqual([
      ['reference', 'A-1', 'A-2'],
      ['payerName', 'Ruth Nakato', 'Jane Doe'],
      ['phoneNumber', '+256772123456', '+256752000001'],
      ['balance', '100000', '99000'],
    ]);
  });

  it('that leaves out a row with another amount is named by the close', async () => {
    const { id } = await newSource(world, 'MERCHANT_REPORT');
    const all = rows();
    await importFile(world, id, file(all));
    const lower = file([...changed(all, 1, { 2: 15_009 }), [`${DAY} 12:00`, newCode(), 5_000, 0, '', '', '']]);
    expect((await importFile(world, id, lower, { leaveOutFaulty: true })).status).toBe(200);
    expect((await linesOf(store(), id))[1]).toMatchObject({ amount: 20_009, revisedBy: 5_000 });
  });

  it('does not match a line again that staff separated from its payment', async () => {
    const { attempt } = await orderAndPay(world);
    await world.standIn.settle(attempt.trackingId, 'COMPLETED');
    const { phoneNumber } = await storedPayment(world, attempt.paymentId);
    const { id } = await newSource(world, 'MERCHANT_REPORT');
    const row = ['2026-03-14 12:00', newCode(), PRODUCT.price, phoneNumber ?? ''];
    const given = csv([['Date', 'Confirmation Code', 'Amount', 'Phone Number'], row]);
    const { statement } = (await importFile(world, id, given)).body;
    const [line] = await linesOf(store(), id);
    expect(line?.status).toBe('MATCHED');
    await asClerk(world, 'finance', 'POST', `statement-lines/${line?.id}/unmatch`, { reason: 'Another house.' });
    await asClerk(world, 'finance', 'POST', `statements/${statement?.id}/undo`, { reason: 'Misread.' });
    expect(await linesOf(store(), id)).toEqual([]);
    await importFile(world, id, given);
    expect(await linesOf(store(), id)).toMatchObject([{ status: 'UNMATCHED', paymentId: null }]);
  });
});
