import { accounts } from '../../resources/accounts/accounts';
import { attachments } from '../../resources/attachments/attachments';
import { attachmentContents } from '../../resources/attachments/systemTables';
import { tickets } from '../../resources/tickets/tickets';
import { workOrders } from '../../resources/workOrders/workOrders';
import { checkFile } from '../attachments/checkFile';
import { audit } from '../audit/audit';
import { createRecord } from '../store/createRecord';
import { HOUR } from './Chance';
import { drawnPng, linedPdf, type Patch } from './files';
import type { World } from './World';

const [WALL, FRAME, WHITE] = [
  [203, 190, 170],
  [110, 96, 80],
  [245, 245, 242],
] as const;
const GREEN = [60, 190, 90] as const;
const RED = [220, 60, 50] as const;

/** Draws an ONU on a wall, whose lights have these colours. */
function onu(...lights: Patch['colour'][]): Buffer {
  const size = 14;
  const shown = lights.map((colour, place) => ({
    left: 220 + place * 40,
    top: 250,
    width: size,
    height: size,
    colour,
  }));
  return drawnPng(640, 420, [
    { left: 0, top: 0, width: 640, height: 420, colour: WALL },
    { left: 170, top: 130, width: 300, height: 170, colour: FRAME },
    { left: 176, top: 136, width: 288, height: 158, colour: WHITE },
    { left: 306, top: 300, width: 8, height: 120, colour: FRAME },
    ...shown,
  ]);
}

const FILES = {
  ticketId: [
    ['red-light.png', () => onu(GREEN, RED, FRAME)],
    ['speed-test.pdf', () => linedPdf(['Speed test', 'Download: 11.8 Mbps', 'Upload: 9.4 Mbps', 'Ping: 14 ms'])],
  ],
  workOrderId: [
    ['onu-installed.png', () => onu(GREEN, GREEN, GREEN)],
    ['work-sheet.pdf', () => linedPdf(['Work sheet', 'Cable: 42 m', 'Signal: -19.3 dBm', 'Signed by the customer.'])],
  ],
  accountId: [
    ['contract.pdf', () => linedPdf(['Contract', 'Signed on paper by the customer.'])],
    ['place-of-the-onu.png', () => onu(GREEN, GREEN, FRAME)],
  ],
} as const;

/** The number of records of each kind that have attachments. */
const RECORDS = 4;

/** Simulates pictures and documents that staff have attached to the oldest tickets, visits and accounts. */
export async function attachFiles({ books, end, staff }: World): Promise<void> {
  const oldest = { sort: { path: 'dateCreated', ascending: true }, limit: RECORDS } as const;
  const subjects = {
    ticketId: await books.find(tickets, oldest),
    workOrderId: await books.find(workOrders, oldest),
    accountId: await books.find(accounts, oldest),
  };
  const [support] = staff('Support lead');
  const [field] = staff('Field team');
  for (const name of ['ticketId', 'workOrderId', 'accountId'] as const) {
    const author = name === 'workOrderId' ? field : support;
    if (!author) continue;
    for (const [place, { id }] of subjects[name].entries())
      for (const [order, [fileName, draw]] of FILES[name].entries()) {
        const now = new Date(end.getTime() - (12 - 2 * place - order) * HOUR);
        const { bytes, ...file } = await checkFile({ fileName, content: draw().toString('base64') });
        const content = await createRecord(books, attachmentContents, { content: bytes.toString('base64') }, now);
        const values = { ...file, size: bytes.length, uploadedById: author.userId, contentId: content.id, [name]: id };
        const made = await createRecord(books, attachments, values, now);
        const entry = {
          identity: author,
          action: 'CREATE',
          resource: attachments,
          record: made,
          before: null,
        } as const;
        await audit(books, { ...entry, after: made }, now);
      }
  }
}
