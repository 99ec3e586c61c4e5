import { tz } from '@date-fns/tz';
import { format, parseISO } from 'date-fns';
import { brand } from '../../contract/brand';
import { users } from '../../resources/access/users';
import type { DayTotals } from '../../resources/closing/actions';
import { englishOf } from '../../resources/translations/englishOf';
import { GREY, type PdfDocument, pdf, printable } from '../pdf/pdf';
import type { Store } from '../store/Store';
import { type DayClose, type Difference, differencesOf } from './DayClose';

/** In points of 1/72 inch. */
const MARGIN = 48;

type Line = readonly [label: string, value: string];

/** Returns the close of a day as a PDF on A4: its totals, by carrier, package and agent, and its differences. */
export async function closePdf(store: Store, close: DayClose): Promise<Buffer> {
  const title = `Daily close of ${dayInWords(close.day)}`;
  const totals = close.totals as DayTotals | null;
  const differences = (await differencesOf(store, close.id)).filter(({ status }) => status !== 'RESOLVED');
  const state = await stateOf(store, close);
  return pdf({ title, size: 'A4', margin: MARGIN }, (page) => {
    drawHead(page, title, state);
    if (totals) drawTotals(page, totals);
    drawNetwork(page, close);
    drawPart(page, 'Differences', differences.map(differenceLine), 'Everything ties.');
  });
}

function drawHead(page: PdfDocument, title: string, state: string): void {
  page.font('Helvetica-Bold').fontSize(16).fillColor(brand.colours.primary).text(printable(brand.name));
  page.moveDown(0.5).fontSize(14).fillColor('black').text(title);
  page.font('Helvetica').fontSize(9).fillColor(GREY).text(printable(state));
}

function drawTotals(page: PdfDocument, totals: DayTotals): void {
  drawPart(page, 'Totals', [
    ['Received', `${money(totals.received)} (${totals.payments})`],
    ['Paid back', `${money(totals.returned)} (${totals.returns})`],
    ...(totals.paidCommissions === undefined
      ? []
      : ([['Commissions paid', `${money(totals.paidCommissions)} (${totals.payouts})`]] as const)),
    ['On statements', `${money(totals.paidIn)} (${totals.lines})`],
    ['Fees on statements', money(totals.fees)],
  ]);
  const lines = (parts: DayTotals['carriers'], none: string): Line[] =>
    parts.map(({ key, name, payments, amount }) => [
      name ?? (key ? englishOf(key) : none),
      `${money(amount)} (${payments})`,
    ]);
  drawPart(page, 'By carrier', lines(totals.carriers, 'Unknown'));
  drawPart(page, 'By package', lines(totals.packages, 'No package'));
  drawPart(page, 'By agent', lines(totals.agents, 'No agent'));
}

/** Days that were closed before the network was read have no such part. */
function drawNetwork(page: PdfDocument, { networkDifferences, networkPerDay }: DayClose): void {
  if (networkDifferences === null) return;
  const line = ['Open differences', `${money(networkPerDay ?? 0)} per day (${networkDifferences})`] as const;
  drawPart(page, 'Money against network', [line]);
}

function drawPart(page: PdfDocument, heading: string, lines: readonly Line[], none = 'None'): void {
  page.moveDown(1).font('Helvetica-Bold').fontSize(11).fillColor('black').text(heading, MARGIN);
  page.moveDown(0.3).font('Helvetica').fontSize(9);
  const width = page.page.width - 2 * MARGIN;
  for (const [label, value] of lines.length > 0 ? lines : [[none, ''] as const]) {
    const text = printable(label);
    if (page.y + page.heightOfString(text, { width: width * 0.7 }) > page.page.height - MARGIN) page.addPage();
    const top = page.y;
    page.text(printable(value), MARGIN + width * 0.7, top, { width: width * 0.3, align: 'right' });
    page.text(text, MARGIN, top, { width: width * 0.7 }).moveDown(0.25);
  }
}

function differenceLine({ kind, status, amount, moneyDay, note }: Difference): Line {
  const told = [englishOf(kind), dayInWords(moneyDay), status === 'EXPLAINED' ? note : 'Open'];
  return [told.filter(Boolean).join(' · '), money(amount)];
}

/** Says who closed the day and when, or the state of the close. */
async function stateOf(store: Store, { status, closedAt, ...by }: DayClose): Promise<string> {
  const nameOf = async (id: string | null) => (id && (await store.get(users, id))?.fullName) || '';
  const prepared = `Prepared by ${by.preparedByName ?? (await nameOf(by.preparedById))}`;
  if (status === 'OPEN') return 'Not closed';
  return status === 'PREPARED'
    ? prepared
    : `${prepared} · Closed by ${by.closedByName ?? (await nameOf(by.closedById))}, ${moment(closedAt ?? '')}`;
}

const money = (amount: number) => `${brand.currency} ${amount.toLocaleString(brand.locale)}`;
const dayInWords = (day: string) => format(parseISO(day), 'd MMMM yyyy');
const moment = (iso: string) => format(iso, 'd MMM yyyy, HH:mm', { in: tz(brand.timeZone) });
