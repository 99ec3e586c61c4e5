import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { logs } from '../../resources/audit/logs';
import type { Answers } from '../../resources/catalogue/actions';
import { claims } from '../../resources/claims/claims';
import { journalEntries } from '../../resources/ledger/journalEntries';
import { journalLines } from '../../resources/ledger/journalLines';
import { statementLines } from '../../resources/statements/statementLines';
import { statementSources } from '../../resources/statements/statementSources';
import { statements } from '../../resources/statements/statements';
import { payoutSources } from '../../server/rules/payouts';
import { workbookOf } from '../../server/statements/files/testWorkbook';
import { createWorld, type World } from '../support/world';
import { claimOn, newCode, paidBy } from './claiming';
import { approved, asClerk, cashOrder, paidOrder, type Refused, step } from './clerks';
import { orderAndPay, PRODUCT, placeOrder, storedPayment } from './orders';
import { csv, importFile, inBase64, linesOf, mtnFile, newSource, previewFile, workbook } from './statementFiles';
import { added, census, onPostgres } from './stores';

const BOM = '\ufeff';
const airtelPreamble = [
  ['Customer Name', 'KITARA FIBRE LTD'],
  ['Mobile Number', '0750000000'],
  ['Opening Balance', '1,000,000.00'],
  ['Total Credit', '149,000.00'],
];

onPostgres('a statement', (store) => {
  let world: World;
  beforeEach(() => {
    world = createWorld(store());
  });

  describe('is read in the format of', () => {
    it('Pesapal’s merchant report: a workbook with real dates', async () => {
      const { id } = await newSource(world, 'MERCHANT_REPORT');
      const code = newCode();
      const file = await workbook([
        ['Merchant statement', 'From 1 Mar 2026'],
        [
          'Date',
          'Payment Method',
          'Confirmation Code',
          'Currency',
          'Amount',
          'Commission',
          'Net amount',
          'Buyer name',
          'Reference',
        ],
        [new Date('2026-03-13T10:05:00Z'), 'MTNUG', code, 'UGX', 149_000, 5_215.5, 143_784.5, 'Ruth Nakato', 'ORDER-1'],
        ['Total', '', '', '', 149_000, 5_215.5, 143_784.5, '', ''],
      ]);
      expect((await importFile(world, id, file)).body.counts).toEqual({
        lines: 1,
        new: 1,
        known: 0,
        faulty: 0,
        leftOut: 1,
      });
      expect(await linesOf(store(), id)).toMatchObject([
        {
          ...{
            code,
            slipCode: code,
            direction: 'IN',
            amount: 149_000,
            fee: 5_216,
            currency: 'UGX',
            reference: 'ORDER-1',
          },
          bookedAt: '2026-03-13T07:05:00.000Z',
          raw: ['2026-03-13 10:05:00', 'MTNUG', code, 'UGX', '149000', '5215.5', '143784.5', 'Ruth Nakato', 'ORDER-1'],
        },
      ]);
    });

    it('MTN: a workbook named .csv, with signed amounts', async () => {
      const { id } = await newSource(world, 'MTN_WALLET');
      const [paid, sent] = [newCode(), newCode()];
      const file = await workbook([
        [
          'Date / Time',
          'Transaction ID',
          'Transaction Type',
          'Amount',
          'From Account',
          'To Account',
          'Fee',
          'Commision Amount',
        ],
        ['2026-03-13 08:17', Number(paid), 'BILL PAYMENT', 149_000, 'FRI:256772123456/MSISDN', '256770000000', 0, 0],
        ['2026-03-13 09:00', sent, 'CASH_OUT', -50_000, '256770000000', '256772999999', 1_000, 0],
      ]);
      await importFile(world, id, file, { fileName: 'momo.csv' });
      expect(await linesOf(store(), id)).toMatchObject([
        { code: paid, direction: 'IN', phoneNumber: '+256772123456', bookedAt: '2026-03-13T05:17:00.000Z' },
        { code: sent, direction: 'OUT', amount: 50_000, fee: 1_000 },
      ]);
    });

    it('Airtel: unsigned amounts with "Credit/Debit", a preamble, a byte order mark and gzip', async () => {
      const { id } = await newSource(world, 'AIRTEL_WALLET');
      const [paid, sent, failed] = [newCode(), newCode(), newCode()];
      const file = csv([
        ...airtelPreamble,
        [
          'Transaction ID',
          'Transaction Date',
          'Description',
          'Status',
          'Transaction Amount',
          'Credit/Debit',
          'Fee',
          'Balance',
        ],
        [
          sent,
          '13-03-26 09:12 PM',
          'Paid to 0750111222',
          'Transaction Success',
          '50,000.00',
          'Debit',
          '0',
          '1,099,000.00',
        ],
        [
          paid,
          '13-03-26 08:17 AM',
          'Received from 0752 123 456 Ruth',
          'Transaction Success',
          '149,000.00',
          'Credit',
          '0',
          '1,149,000.00',
        ],
        [failed, '13-03-26 08:00 AM', 'Received', 'Transaction Failed', '149,000.00', 'Credit', '0', '1,000,000.00'],
      ]);
      const { body } = await importFile(world, id, gzipSync(BOM + file));
      expect(body.counts).toMatchObject({ new: 2, leftOut: 1 });
      expect(await linesOf(store(), id)).toMatchObject([
        { code: sent, direction: 'OUT', amount: 50_000, bookedAt: '2026-03-13T18:12:00.000Z', phoneNumber: null },
        { code: paid, direction: 'IN', phoneNumber: '+256752123456', bookedAt: '2026-03-13T05:17:00.000Z', fee: 0 },
      ]);
    });

    it('Airtel: signed amounts whose charges appear only in the balance, oldest or newest first', async () => {
      const rows = [
        [newCode(), '13-03-26 08:17 AM', 'Received', 'Success', '100,000', '0', '1,100,000'],
        [newCode(), '13-03-26 09:12 AM', 'Received', 'Success', '100,000', '0', '1,199,500'],
        [newCode(), '13-03-26 10:00 AM', 'Paid', 'Success', '-20,000', '500', '1,179,000'],
      ];
      const heading = [
        'Transaction ID',
        'Transaction Date',
        'Description',
        'Status',
        'Transaction Amount',
        'Fee',
        'Balance',
      ];
      for (const order of [rows, rows.toReversed()]) {
        const { id } = await newSource(world, 'AIRTEL_WALLET');
        await importFile(world, id, csv([...airtelPreamble, heading, ...order]));
        const fees = (await linesOf(store(), id)).map(({ code, fee }) => [code, fee]);
        expect(Object.fromEntries(fees)).toEqual({
          [rows[0]?.[0] ?? '']: 0,
          [rows[1]?.[0] ?? '']: 500,
          [rows[2]?.[0] ?? '']: 500,
        });
      }
    });

    it('a bank: with its own columns, which are saved for the source', async () => {
      const { id } = await newSource(world, 'BANK');
      const file = (day: number) =>
        [
          'Stanbic;Account 9030',
          'Booked on;What;Coming in;Going out',
          `${day}/03/2026;KF deposit Ruth;149,000;`,
          `${day}/03/2026;KF deposit Ruth;149,000;`,
          `${day}/03/2026;Rent;;2,000,000`,
        ].join('\n');
      expect((await previewFile(world, id, file(12))).body).toMatchObject({
        rows: [],
        fault: expect.stringContaining('choose'),
      });
      const mapping = { date: 'Booked on', description: 'What', paidIn: 'Coming in', paidOut: 'Going out' };
      const preview = await previewFile(world, id, file(12), { mapping });
      expect(preview.body).toMatchObject({ fault: null, amountIn: 298_000, mapping: { ...mapping, code: null } });
      expect((await importFile(world, id, file(12), { mapping })).body.counts).toMatchObject({ new: 3, known: 0 });
      expect((await store().get(statementSources, id))?.mapping).toMatchObject(mapping);
      expect(
        (await importFile(world, id, `${file(12)}\n${file(13).split('\n').slice(2).join('\n')}`)).body.counts,
      ).toMatchObject({
        ...{ new: 3, known: 3 },
      });
      const [line] = await linesOf(store(), id);
      expect(line).toMatchObject({ slipCode: null, direction: 'IN', bookedAt: '2026-03-11T21:00:00.000Z' });
    });

    it('a bank: without headings, by column position', async () => {
      const { id } = await newSource(world, 'BANK', { dateOrder: 'MDY' });
      const mapping = { date: '#1', amount: '#3', code: '#2', description: '#4' };
      const file = 'DR,x\n03/12/2026,FT26071ABC,149000.00,Ruth\n';
      const preview = await previewFile(world, id, file.replace('DR,x\n', ''), { mapping });
      expect(preview.body).toMatchObject({ counts: { new: 1 }, headings: ['#1', '#2', '#3', '#4'] });
      await importFile(world, id, file.replace('DR,x\n', ''), { mapping });
      expect(await linesOf(store(), id)).toMatchObject([{ code: 'FT26071ABC', bookedAt: '2026-03-11T21:00:00.000Z' }]);
    });
  });

  it('imported again changes nothing, nor does another file with the same lines', async () => {
    const order = await placeOrder(world);
    const { id } = await newSource(world, 'MTN_WALLET');
    const paid = [paidBy(order, newCode()), paidBy(order, newCode(), { amount: 5_000 })];
    expect((await importFile(world, id, mtnFile(paid))).body.statement).toMatchObject({
      newLines: 2,
      amountIn: 154_000,
    });
    const before = await census(store());
    const again = [mtnFile(paid), gzipSync(mtnFile(paid)), mtnFile(paid.toReversed()), mtnFile(paid.slice(0, 1))];
    for (const content of again) {
      const { status, body } = await importFile(world, id, content);
      expect([status, body.statement, body.counts.new]).toEqual([200, null, 0]);
    }
    expect(await added(store(), before)).toEqual({});
    const all = await Promise.all([1, 2, 3].map(() => importFile(world, id, mtnFile([paidBy(order, '43999999999')]))));
    expect(all.map(({ status, body }) => [status, body.counts.new]).sort()).toEqual([
      [200, 0],
      [200, 0],
      [200, 1],
    ]);
  });

  it('keeps a row that is shown twice in one file, for the close to name, and only once in two files', async () => {
    const { attempt } = await orderAndPay(world);
    await world.standIn.settle(attempt.trackingId, 'COMPLETED');
    const { id: paymentId, confirmationCode } = await storedPayment(world, attempt.paymentId);
    const { id } = await newSource(world, 'MERCHANT_REPORT');
    const row = ['2026-03-14 12:00', confirmationCode ?? '', PRODUCT.price];
    const file = csv([['Date', 'Confirmation Code', 'Amount'], row, row]);
    expect((await importFile(world, id, file)).body.counts).toMatchObject({ new: 2, known: 0 });
    expect((await linesOf(store(), id)).map((line) => line.paymentId)).toEqual([paymentId, paymentId]);
    expect((await importFile(world, id, file)).body.counts).toMatchObject({ new: 0, known: 2 });
    const seconds = csv([
      ['Date', 'Confirmation Code', 'Amount'],
      [`${row[0]}:31`, ...row.slice(1)],
    ]);
    expect((await importFile(world, id, seconds)).body.counts).toMatchObject({ new: 0, known: 1 });
  });

  it('of another account or of another type is refused until staff accept it', async () => {
    const wallet = await newSource(world, 'AIRTEL_WALLET', { accountNumber: '+256750000100' });
    const heading = ['Transaction Date', 'Transaction ID', 'Transaction Amount', 'Credit/Debit'];
    const rows = [heading, ['14/03/2026 12:00', newCode(), 20_000, 'Credit']];
    const other = csv([['Mobile Number', '0750999999'], ...rows]);
    expect((await previewFile(world, wallet.id, other)).body.doubts).toEqual([
      { kind: 'OTHER_ACCOUNT', value: '0750999999' },
    ]);
    const refused = 'must be set, because the file is about account 0750999999 and the source is +256750000100';
    expect((await importFile(world, wallet.id, other)).body.errors).toEqual({ acceptDoubts: refused });
    expect((await importFile(world, wallet.id, csv([['Mobile Number', '0750000100'], ...rows]))).status).toBe(200);
    const bank = await newSource(world, 'BANK');
    const report = csv([
      ['Date', 'Payment Method', 'Confirmation Code', 'Amount', 'Commission', 'Reference'],
      ['2026-03-14 12:00', 'MTNUG', newCode(), 30_000, 900, 'ORDER-1'],
    ]);
    expect((await importFile(world, bank.id, report)).body.errors).toEqual({
      acceptDoubts: 'must be set, because the file looks like another file type: Provider’s merchant report',
    });
    expect((await importFile(world, bank.id, report, { acceptDoubts: true })).status).toBe(200);
  });

  it('made for printing is read without repeated headings and page numbers, which are counted', async () => {
    const order = await placeOrder(world);
    const { id } = await newSource(world, 'MTN_WALLET');
    const page = (code: string) => mtnFile([paidBy(order, code)]);
    const file = [page(newCode()), 'Page 1 of 2', page(newCode()), '"","Page","2 of 2"'].join('\r\n');
    const { status, body } = await importFile(world, id, `\ufeff${file}`);
    expect([status, body.counts]).toEqual([200, { lines: 2, new: 2, known: 0, faulty: 0, leftOut: 3 }]);
  });

  it('with faulty rows can be corrected in the preview, by the same rules, and keeps the rows as they were', async () => {
    const { id } = await newSource(world, 'MTN_WALLET');
    const order = await placeOrder(world);
    const good = paidBy(order, newCode());
    const file = mtnFile([good, paidBy(order, newCode(), { at: 'yesterday' }), paidBy(order, '')]);
    const code = newCode();
    const correct = (...all: [row: number, field: string, value: string][]) => ({
      corrections: all.map(([row, field, value]) => ({ row, field, value })),
    });
    const first = await previewFile(world, id, file);
    expect(first.body.rows.map(({ row, field, value }) => [row, field, value])).toEqual([
      [3, 'date', 'yesterday'],
      [4, 'code', ''],
      [2, null, null],
    ]);
    const given = correct([3, 'date', '2026-03-14 09:00'], [4, 'code', code]);
    const { body } = await previewFile(world, id, file, given);
    expect(body.counts).toMatchObject({ new: 3, faulty: 0 });
    expect(body.rows[0]).toMatchObject({
      ...{ row: 3, verdict: 'NEW', bookedAt: '2026-03-14T06:00:00.000Z' },
      corrected: [{ row: 3, field: 'date', was: 'yesterday', value: '2026-03-14 09:00' }],
    });
    const wrong = await previewFile(world, id, file, correct([3, 'date', 'tomorrow']));
    expect(wrong.body.rows[0]).toMatchObject({ row: 3, verdict: 'FAULTY', why: '"tomorrow" is not a date' });
    for (const [row, field] of [
      [2, 'amount'],
      [3, 'amount'],
      [9, 'date'],
    ] as const) {
      const refused = await importFile(world, id, file, correct([row, field, '1']));
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['corrections']]);
    }
    expect((await importFile(world, id, file, correct([3, 'date', 'x'.repeat(121)]))).status).toBe(422);
    const many = correct(...Array.from({ length: 201 }, () => [3, 'date', '1'] as [number, string, string]));
    expect((await importFile(world, id, file, many)).status).toBe(422);

    const imported = await importFile(world, id, file, given);
    expect(imported.body.counts).toMatchObject({ new: 3, faulty: 0 });
    const lines = await linesOf(store(), id);
    expect(lines.map(({ raw }) => (raw as string[]).slice(0, 2))).toEqual([
      [good.at, good.code],
      ['yesterday', expect.any(String)],
      [expect.any(String), ''],
    ]);
    expect(lines[2]?.code).toBe(code);
    const where = [{ path: 'recordId', in: [imported.body.statement?.id ?? ''] }] as const;
    expect((await store().find(logs, { where }))[0]?.after).toHaveProperty('corrections', [
      { row: 3, field: 'date', was: 'yesterday', value: '2026-03-14 09:00' },
      { row: 4, field: 'code', was: '', value: code },
    ]);
    const again = await importFile(world, id, file, { leaveOutFaulty: true });
    expect([again.status, again.body.counts]).toEqual([200, { lines: 3, new: 0, known: 1, faulty: 2, leftOut: 0 }]);
  });

  it('with faulty rows is refused as a whole, with row, field and reason', async () => {
    const { id } = await newSource(world, 'MTN_WALLET');
    const order = await placeOrder(world);
    const known = paidBy(order, newCode());
    await importFile(world, id, mtnFile([known]));
    const before = await census(store());
    const rows = [
      paidBy(order, newCode()),
      paidBy(order, newCode(), { at: 'yesterday' }),
      paidBy(order, ''),
      { ...known, amount: 1 },
    ];
    const preview = await previewFile(world, id, mtnFile(rows));
    expect(preview.body.counts).toEqual({ lines: 4, new: 1, known: 0, faulty: 3, leftOut: 0 });
    expect(preview.body.rows.map(({ row, verdict, field, why }) => [row, verdict, field, why])).toEqual([
      [3, 'FAULTY', 'date', '"yesterday" is not a date'],
      [4, 'FAULTY', 'code', 'is missing'],
      [5, 'FAULTY', 'code', `${known.code} is known with UGX 149000 of 2026-03-14 (statement.csv)`],
      [2, 'NEW', null, null],
    ]);
    const { status, body } = await importFile(world, id, mtnFile(rows));
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['content']]);
    expect(body.error).toContain('row 3: date "yesterday" is not a date');
    expect(await added(store(), before)).toEqual({});
  });

  it.each([
    ['a PDF', '%PDF-1.4', 'is a PDF'],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), 'before 2007'],
    ['a damaged workbook', Buffer.from('PK\u0003\u0004 nothing'), 'cannot be read'],
    ['a damaged gzip', Buffer.from([0x1f, 0x8b, 1, 2]), 'cannot be unpacked'],
    ['a bomb', gzipSync(Buffer.alloc(65 * 1024 * 1024)), 'larger than 64 MB'],
    ['a row of commas', gzipSync(Buffer.alloc(1_200_000, ',')), 'a row of more than 1,000,000 bytes'],
    ['a workbook of many texts', workbookOf('', '<si/>'.repeat(1_000_001)), 'more than 1,000,000 different texts'],
    ['a text', 'Hello', 'No row has headings'],
    ['nothing', '', 'required'],
  ])('that is %s is refused', async (_, content, why) => {
    const { id } = await newSource(world, 'BANK');
    const { status, body } = await importFile(world, id, content);
    expect([status, body.error]).toEqual([422, expect.stringContaining(why)]);
  });

  it('requires the import permission and at most 24 MB; other calls still accept 512 KB', async () => {
    const { id } = await newSource(world, 'BANK');
    const body = { sourceId: id, fileName: 'a.csv', content: inBase64('x') };
    expect((await asClerk(world, 'support', 'POST', 'statements', body)).status).toBe(403);
    expect((await world.call('POST', 'statements', { body })).status).toBe(401);
    const large = { ...body, content: 'A'.repeat(600 * 1024) };
    expect((await asClerk(world, 'finance', 'POST', 'statements', large)).status).toBe(422);
    expect((await asClerk(world, 'finance', 'POST', 'statements', { ...body, content: 'A'.repeat(26e6) })).status).toBe(
      413,
    );
    expect((await asClerk(world, 'finance', 'POST', 'claims', large)).status).toBe(413);
  });

  describe('finds the payments of its lines', () => {
    it('by code, by our reference, or by payer, amount and time if only one fits', async () => {
      const all = [await orderAndPay(world), await orderAndPay(world), await orderAndPay(world)] as const;
      for (const { attempt } of all) await world.standIn.settle(attempt.trackingId, 'COMPLETED');
      const [coded, named, alike] = await Promise.all(
        all.map(({ attempt }) => storedPayment(world, attempt.paymentId)),
      );
      const { id } = await newSource(world, 'MERCHANT_REPORT');
      const row = (code: string, phone: string, reference = '') => [
        '2026-03-14 12:00',
        code,
        PRODUCT.price,
        4_000,
        phone,
        reference,
      ];
      const heading = ['Date', 'Confirmation Code', 'Amount', 'Commission', 'Phone Number', 'Reference'];
      const file = csv([
        heading,
        row(coded?.confirmationCode ?? '', ''),
        row(newCode(), '', named?.id),
        row(newCode(), alike?.phoneNumber ?? ''),
        row(newCode(), '+256772000111'),
      ]);
      expect((await importFile(world, id, file)).body.statement).toMatchObject({ matchedLines: 3 });
      const lines = await linesOf(store(), id);
      expect(lines.map(({ paymentId }) => paymentId)).toEqual([coded?.id, named?.id, alike?.id, null]);
      expect(lines.map(({ status }) => status)).toEqual(['MATCHED', 'MATCHED', 'MATCHED', 'UNMATCHED']);
    });

    it('but none if two fit', async () => {
      const { order, attempt } = await orderAndPay(world);
      await world.standIn.settle(attempt.trackingId, 'COMPLETED');
      const { id } = await newSource(world, 'MERCHANT_REPORT');
      const row = () => ['2026-03-14 12:00', newCode(), PRODUCT.price, order.phoneNumber];
      await importFile(world, id, csv([['Date', 'Confirmation Code', 'Amount', 'Phone Number'], row(), row()]));
      expect((await linesOf(store(), id)).map(({ status }) => status)).toEqual(['UNMATCHED', 'UNMATCHED']);
    });

    it('but not another payment of the same payer, in one file or in two, in any order', async () => {
      const heading = ['Date', 'Confirmation Code', 'Amount', 'Phone Number', 'Reference'];
      for (const order of ['one file', 'own line first', 'own line last'] as const) {
        const { attempt } = await orderAndPay(world);
        await world.standIn.settle(attempt.trackingId, 'COMPLETED');
        const { id: paymentId, confirmationCode, phoneNumber } = await storedPayment(world, attempt.paymentId);
        const { id } = await newSource(world, 'MERCHANT_REPORT');
        const own = ['2026-03-14 12:00', confirmationCode ?? '', PRODUCT.price, phoneNumber ?? '', ''];
        const other = ['2026-03-14 12:05', newCode(), PRODUCT.price, phoneNumber ?? '', ''];
        const files =
          order === 'one file' ? [[own, other]] : order === 'own line first' ? [[own], [other]] : [[other], [own]];
        for (const rows of files) await importFile(world, id, csv([heading, ...rows]));
        const found = Object.fromEntries((await linesOf(store(), id)).map(({ code, paymentId }) => [code, paymentId]));
        expect(found, order).toEqual({ [own[1] ?? '']: paymentId, [other[1] ?? '']: null });
      }
    });

    it('but not if the line names another payment', async () => {
      const [known, failed] = [await orderAndPay(world), await orderAndPay(world)] as const;
      await world.standIn.settle(known.attempt.trackingId, 'COMPLETED');
      const { phoneNumber } = await storedPayment(world, known.attempt.paymentId);
      const { id } = await newSource(world, 'MERCHANT_REPORT');
      const heading = ['Date', 'Confirmation Code', 'Amount', 'Phone Number', 'Reference'];
      const row = ['2026-03-14 12:00', newCode(), PRODUCT.price, phoneNumber ?? '', failed.attempt.paymentId];
      await importFile(world, id, csv([heading, row]));
      expect(await linesOf(store(), id)).toMatchObject([{ status: 'UNMATCHED', paymentId: null }]);
    });

    it('also if a payment arrives in two parts from one payer, in one file or in two', async () => {
      const heading = ['Date', 'Confirmation Code', 'Amount', 'Phone Number', 'Reference'];
      const [first, second] = [100_000, PRODUCT.price - 100_000];
      for (const file of ['one file', 'two files'] as const) {
        const { attempt } = await orderAndPay(world);
        await world.standIn.settle(attempt.trackingId, 'COMPLETED');
        const payment = await storedPayment(world, attempt.paymentId);
        const { id } = await newSource(world, 'MERCHANT_REPORT');
        const rows = [
          ['2026-03-14 12:00', payment.confirmationCode ?? '', first, '+256772000777', ''],
          ['2026-03-14 12:20', newCode(), second, '+256772000777', ''],
          ['2026-03-14 12:21', newCode(), second + 1, '+256772000777', ''],
        ];
        if (file === 'one file') await importFile(world, id, csv([heading, ...rows]));
        else for (const row of rows) await importFile(world, id, csv([heading, row]));
        const lines = await linesOf(store(), id);
        const byAmount = Object.fromEntries(lines.map(({ amount, paymentId }) => [amount, paymentId]));
        expect(byAmount, file).toEqual({ [first]: payment.id, [second]: payment.id, [second + 1]: null });
      }
      const { attempt } = await orderAndPay(world);
      await world.standIn.settle(attempt.trackingId, 'COMPLETED');
      const { id } = await newSource(world, 'MERCHANT_REPORT');
      const parts = [first, second].map((amount) => ['2026-03-14 12:00', newCode(), amount, '', attempt.paymentId]);
      await importFile(world, id, csv([heading, ...parts]));
      expect(await linesOf(store(), id)).toMatchObject(parts.map(() => ({ paymentId: attempt.paymentId })));
    });

    it('also for money that went out: a reversal that names its payment, a refund, and no others', async () => {
      const [{ attempt }, { payment }] = [await paidOrder(world), await cashOrder(world)];
      const refund = await approved(world, payment.id, payment.amount);
      await step(world, refund.id, 'submit', { payoutReference: 'FT-PAYOUT-9' });
      await step(world, refund.id, 'effect');
      const { id } = await newSource(world, 'BANK');
      const rows = [
        ['2026-03-14', 'FT-REVERSED-1', PRODUCT.price, '', attempt.paymentId, 'Reversal'],
        ['2026-03-14', 'FT-PAYOUT-9', payment.amount, '', '', 'Transfer'],
        ['2026-03-14', 'FT-CHARGE-1', 2_500, '', '', 'Ledger fee'],
        ['2026-03-14', 'FT-RETURNED-1', 349_000, '', '', 'Returned cheque'],
      ];
      await importFile(world, id, csv([['Date', 'Reference', 'Debit', 'Credit', 'Comments', 'Description'], ...rows]));
      const found = (await linesOf(store(), id)).map(({ status, paymentId }) => [status, paymentId]);
      expect(found).toEqual([
        ['MATCHED', attempt.paymentId],
        ['MATCHED', payment.id],
        ['IGNORED', null],
        ['UNMATCHED', null],
      ]);
    });

    it('also before the payment is settled, and then has the provider asked about it', async () => {
      world.standIn.dropIpns(true);
      const { attempt } = await orderAndPay(world);
      await world.standIn.settle(attempt.trackingId, 'COMPLETED');
      const { id } = await newSource(world, 'MERCHANT_REPORT');
      const file = csv([
        ['Date', 'Confirmation Code', 'Amount', 'Reference'],
        ['2026-03-14 12:00', newCode(), PRODUCT.price, attempt.paymentId],
      ]);
      await importFile(world, id, file);
      expect((await storedPayment(world, attempt.paymentId)).nextCheckAt).toBe(world.clock.now.toISOString());
      await asClerk(world, 'finance', 'POST', `payments/${attempt.paymentId}/check`);
      expect(await linesOf(store(), id)).toMatchObject([{ status: 'MATCHED', paymentId: attempt.paymentId }]);
    });

    it('and the payout that matches a bank’s credit: the sum of several net amounts', async () => {
      const [report, bank] = [await newSource(world, 'MERCHANT_REPORT'), await newSource(world, 'BANK')];
      const fees = [3_311, 5_217, 1_009, 2_222];
      const rows = fees.map((fee, at) => [`1${at}/03/2026 09:00`, newCode(), 149_000, fee]);
      await importFile(world, report.id, csv([['Date', 'Confirmation Code', 'Amount', 'Commission'], ...rows]));
      const net = (from: number, to: number) => fees.slice(from, to).reduce((sum, fee) => sum + 149_000 - fee, 0);
      const credits = csv([
        ['Date', 'Description', 'Credit', 'Debit'],
        ['12/03/2026', 'PESAPAL LTD', net(0, 2), ''],
        ['13/03/2026', 'School fees', 77_777, ''],
      ]);
      await importFile(world, bank.id, credits);
      const [payout, other] = await linesOf(store(), bank.id);
      expect([payout?.status, other?.status]).toEqual(['PAYOUT', 'UNMATCHED']);
      const paidOut = (await linesOf(store(), report.id)).map(({ payoutLineId }) => payoutLineId);
      expect(paidOut).toEqual([payout?.id, payout?.id, null, null]);
    });

    it('and books a payout once: from the payment accounts to the bank, less the fee', async () => {
      const paid = [await paidOrder(world, 'Visa'), await paidOrder(world, 'MTNUG')];
      const [report, bank] = [await newSource(world, 'MERCHANT_REPORT'), await newSource(world, 'BANK')];
      const rows = await Promise.all(
        paid.map(async ({ attempt }, at) => {
          const { confirmationCode } = await storedPayment(world, attempt.paymentId);
          return [`2026-03-13 1${at}:00`, confirmationCode ?? '', PRODUCT.price, 5_301 + at];
        }),
      );
      const unknown = ['2026-03-13 13:00', newCode(), 20_000, 700];
      const heading = ['Date', 'Confirmation Code', 'Amount', 'Commission'];
      await importFile(world, report.id, csv([heading, ...rows, unknown]));
      const fee = 5_301 + 5_302 + 700;
      const credit = 2 * PRODUCT.price + 20_000 - fee;
      const file = (more: string[][] = []) =>
        csv([['Date', 'Description', 'Credit'], ['2026-03-14', 'PESAPAL LTD', credit], ...more]);
      const settlements = () => store().find(journalEntries, { where: [{ path: 'type', in: ['SETTLEMENT'] }] });
      const before = new Set((await settlements()).map(({ id }) => id));
      const booked = async () => (await settlements()).filter(({ id }) => !before.has(id));

      await importFile(world, bank.id, file());
      const [entry] = await booked();
      expect(entry).toMatchObject({
        ...{ amount: 2 * PRODUCT.price + 20_000, bookedAt: world.clock.now.toISOString() },
        description: `Payout of ${report.name} on 14 Mar 2026`,
      });
      const lines = await store().find(journalLines, { where: [{ path: 'entryId', in: [entry?.id ?? ''] }] });
      expect(Object.fromEntries(lines.map(({ account, debit, credit }) => [account, debit - credit]))).toEqual({
        ...{ BANK: credit, PROVIDER_FEES: fee },
        ...{ PROVIDER_CARD: -PRODUCT.price, PROVIDER_MTN: -PRODUCT.price, PROVIDER_OTHER: -20_000 },
      });
      await importFile(world, bank.id, file());
      await importFile(world, bank.id, file([['2026-03-14', 'School fees', '77777']]));
      await importFile(world, report.id, csv([heading, ...rows]));
      expect(await booked()).toEqual([entry]);
    });

    it('and books it once if two files that complete it are imported concurrently', async () => {
      const sources = [await newSource(world, 'MERCHANT_REPORT'), await newSource(world, 'BANK')] as const;
      const [report, bank] = sources;
      const rows = [11_003, 23_017].map((amount, at) => [`2026-03-12 1${at}:00`, newCode(), amount, 0]);
      const files = [
        [report, csv([['Date', 'Confirmation Code', 'Amount', 'Commission'], ...rows])],
        [
          bank,
          csv([
            ['Date', 'Description', 'Credit'],
            ['2026-03-13', 'PESAPAL LTD', 34_020],
          ]),
        ],
      ] as const;
      const answers = await Promise.all(files.map(([{ id }, file]) => importFile(world, id, file)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const where = [{ path: 'description', in: [`Payout of ${report.name} on 13 Mar 2026`] }] as const;
      expect(await store().find(journalEntries, { where })).toMatchObject([{ type: 'SETTLEMENT', amount: 34_020 }]);
    });
  });

  it('makes open claims due at once', async () => {
    const order = await placeOrder(world);
    const body = {
      subscriptionFormId: order.formId,
      code: newCode(),
      phoneNumber: order.phoneNumber,
      paidOn: '2026-03-14',
    };
    await world.call('POST', 'onboarding/claims', { body });
    expect(Date.parse((await claimOn(world, order)).nextLookAt ?? '')).toBeGreaterThan(world.clock.now.getTime());
    const { id } = await newSource(world, 'MTN_WALLET');
    await importFile(world, id, mtnFile([paidBy(order, newCode(), { amount: 7_000 })]));
    expect((await claimOn(world, order)).nextLookAt).toBe(world.clock.now.toISOString());
    await store().remove(claims, (await claimOn(world, order)).id);
  });

  it('a line can be ignored by hand, but only if it is not matched', async () => {
    const order = await placeOrder(world);
    const { id } = await newSource(world, 'MTN_WALLET');
    await importFile(world, id, mtnFile([paidBy(order, newCode())]));
    const [line] = await linesOf(store(), id);
    const change = (body: object) => asClerk(world, 'finance', 'PUT', `statement-lines/${line?.id}`, body);
    expect((await change({ status: 'IGNORED', note: 'Own deposit.' })).status).toBe(200);
    expect((await change({ amount: 1 })).status).toBe(422);
    expect((await change({ status: 'UNMATCHED' })).status).toBe(200);
    await store().update(statementLines, line?.id ?? '', { status: 'MATCHED' });
    expect((await change({ status: 'UNMATCHED' })).status).toBe(409);
  });

  describe('can be corrected', () => {
    const heading = ['Date', 'Confirmation Code', 'Amount', 'Commission'];
    const undo = (id: string | undefined, more: object = { reason: 'Misread.' }) =>
      asClerk<Answers['undoStatement'] & Refused>(world, 'finance', 'POST', `statements/${id}/undo`, more);

    it('by removing it, so that the same file can be imported again', async () => {
      const { id } = await newSource(world, 'MERCHANT_REPORT');
      const file = csv([heading, ['2026-03-13 09:00', newCode(), 149, 0], ['2026-03-13 09:05', newCode(), 99, 0]]);
      const { statement } = (await importFile(world, id, file)).body;
      expect((await undo(statement?.id, {})).body.errors).toEqual({ reason: 'is required' });
      expect((await undo(statement?.id)).body).toEqual({ removedLines: 2 });
      expect(await linesOf(store(), id)).toEqual([]);
      const [entry] = await store().find(logs, {
        where: [
          { path: 'recordId', in: [statement?.id ?? ''] },
          { path: 'action', in: ['DELETE'] },
        ],
      });
      expect(entry).toMatchObject({ reason: 'Misread.' });
      expect((await undo(statement?.id)).status).toBe(404);
      expect((await importFile(world, id, file)).body.counts.new).toBe(2);
    });

    it('by importing another file in its place', async () => {
      const [source, other] = [await newSource(world, 'MERCHANT_REPORT'), await newSource(world, 'MERCHANT_REPORT')];
      const code = newCode();
      const file = (amount: number) => csv([heading, ['2026-03-13 09:00', code, amount, 0]]);
      const { statement } = (await importFile(world, source.id, file(149))).body;
      const refused = await importFile(world, source.id, file(149_000), { fileName: 'right.csv' });
      expect(refused.body.errors?.content).toContain(`${code} is known with UGX 149 of 2026-03-13 (statement.csv)`);
      const replacesId = statement?.id;
      const more = { fileName: 'right.csv', replacesId };
      expect((await previewFile(world, source.id, file(149_000), more)).body.counts).toMatchObject({
        new: 1,
        faulty: 0,
      });
      expect((await importFile(world, other.id, file(149_000), more)).body.errors).toEqual({
        replacesId: 'must be a statement of the same source',
      });
      expect((await importFile(world, source.id, file(149_000), more)).status).toBe(200);
      expect(await linesOf(store(), source.id)).toMatchObject([{ code, amount: 149_000 }]);
      expect(await store().get(statements, replacesId ?? '')).toBeNull();
    });

    it('also if its payout was booked, which is cancelled and booked again', async () => {
      const [report, bank] = [await newSource(world, 'MERCHANT_REPORT'), await newSource(world, 'BANK')];
      const rows = [21_003, 33_017].map((amount, at) => [`2026-03-12 1${at}:00`, newCode(), amount, 0]);
      const file = csv([heading, ...rows]);
      const { statement } = (await importFile(world, report.id, file)).body;
      await importFile(
        world,
        bank.id,
        csv([
          ['Date', 'Description', 'Credit'],
          ['2026-03-13', 'PESAPAL LTD', 54_020],
        ]),
      );
      const [credit] = await linesOf(store(), bank.id);
      const banked = async () => {
        const entries = await store().find(journalEntries, {
          where: [{ path: 'source', in: payoutSources(credit?.id ?? '') }],
        });
        const lines = await store().find(journalLines, {
          where: [
            { path: 'entryId', in: entries.map((each) => each.id) },
            { path: 'account', in: ['BANK'] },
          ],
        });
        return lines.map(({ debit, credit: taken }) => debit - taken).sort((a, b) => b - a);
      };
      const status = async () => (await linesOf(store(), bank.id))[0]?.status;
      expect([await status(), await banked()]).toEqual(['PAYOUT', [54_020]]);
      expect((await undo(statement?.id)).status).toBe(200);
      expect([await status(), await banked()]).toEqual(['UNMATCHED', [54_020, -54_020]]);
      await importFile(world, report.id, file);
      expect([await status(), await banked()]).toEqual(['PAYOUT', [54_020, 54_020, -54_020]]);
    });

    it('but not while a settled claim uses one of its lines', async () => {
      const order = await placeOrder(world);
      const { id } = await newSource(world, 'MTN_WALLET');
      const { statement } = (await importFile(world, id, mtnFile([paidBy(order, newCode())]))).body;
      const [line] = await linesOf(store(), id);
      const said = {
        subscriptionFormId: order.formId,
        code: line?.code,
        phoneNumber: order.phoneNumber,
        paidOn: '2026-03-14',
      };
      const claim = await asClerk<Answers['recordClaim']>(world, 'finance', 'POST', 'claims', said);
      await asClerk(world, 'finance', 'POST', `claims/${claim.body.claim.id}/match`, {
        lineId: line?.id,
        decision: 'ACCEPT',
      });
      expect(await undo(statement?.id)).toMatchObject({
        status: 409,
        body: { error: `Claim ${claim.body.claim.claimNumber} was settled with a line of this statement.` },
      });
      expect(await linesOf(store(), id)).toHaveLength(1);
    });

    it('a wrong match by separating the line, which can be claimed again', async () => {
      const { attempt } = await orderAndPay(world);
      await world.standIn.settle(attempt.trackingId, 'COMPLETED');
      const { phoneNumber, confirmationCode } = await storedPayment(world, attempt.paymentId);
      const { id } = await newSource(world, 'MERCHANT_REPORT');
      const row = ['2026-03-14 12:00', newCode(), PRODUCT.price, phoneNumber ?? ''];
      await importFile(world, id, csv([['Date', 'Confirmation Code', 'Amount', 'Phone Number'], row]));
      const [line] = await linesOf(store(), id);
      expect(line?.status).toBe('MATCHED');
      const unmatch = (lineId = line?.id) =>
        asClerk<Answers['unmatchLine'] & Refused>(world, 'finance', 'POST', `statement-lines/${lineId}/unmatch`, {
          reason: 'Another house.',
        });
      expect((await unmatch()).body.line).toMatchObject({ status: 'UNMATCHED', paymentId: null });
      expect((await unmatch()).body.error).toBe('This line is not matched with a payment.');
      await importFile(
        world,
        id,
        csv([
          ['Date', 'Confirmation Code', 'Amount'],
          ['2026-03-14 12:01', confirmationCode ?? '', PRODUCT.price],
        ]),
      );
      const own = (await linesOf(store(), id)).find(({ code }) => code === confirmationCode);
      expect((await unmatch(own?.id)).status).toBe(409);
    });
  });
});
