import { tz } from '@date-fns/tz';
import { format } from 'date-fns';
import { brand } from '../../contract/brand';
import { formatPhone } from '../../contract/phone';
import { GREY, type PdfDocument, pdf, printable } from '../pdf/pdf';
import type { CollectedPart, PersonalData } from './collect';
import type { PeopleRow } from './peopleRows';

/** In points of 1/72 inch. */
const MARGIN = 48;
const LABELS = 130;

/** Returns everything that we hold about a person as a readable PDF on A4. Bookkeeping records are only in the JSON files. */
export function personPdf(collected: PersonalData): Promise<Buffer> {
  const title = `Personal data of ${collected.name}`;
  return pdf({ title, size: 'A4', margin: MARGIN }, (page) => {
    drawHead(page, collected);
    for (const part of collected.parts.filter(({ name }) => !FOR_PROGRAMS.includes(name))) drawPart(page, part);
  });
}

/** The parts that repeat others in bookkeeping terms. */
const FOR_PROGRAMS = ['transactions', 'journal-entries', 'journal-lines', 'close-differences', 'payment-forms'];

function drawHead(page: PdfDocument, { name, at, parts }: PersonalData): void {
  const { address, phone, email } = brand.contacts;
  const day = format(at, 'd MMMM yyyy, HH:mm', { in: tz(brand.timeZone) });
  page.font('Helvetica-Bold').fontSize(16).fillColor(brand.colours.primary).text(printable(brand.name));
  page.font('Helvetica').fontSize(8).fillColor(GREY);
  page.text(printable([address, formatPhone(phone), email].join('  ·  ')));
  page.moveDown(1.5).font('Helvetica-Bold').fontSize(16).fillColor('black').text('Your personal data');
  page.moveDown(0.2).fontSize(12).text(printable(name));
  page.moveDown(0.4).font('Helvetica').fontSize(9).fillColor(GREY);
  page.text(
    `As of ${day}. Amounts are in ${brand.currency}. The JSON files beside this document hold the same and more.`,
  );
  page.text('If something is wrong, or if you want it erased, call us or write to us.');
  page.moveDown(0.6).fontSize(9).fillColor('black');
  const shown = parts.filter((part) => !FOR_PROGRAMS.includes(part.name));
  page.text(shown.map(({ label, rows }) => `${printable(label)} (${rows.length})`).join('  ·  '));
}

function drawPart(page: PdfDocument, { label, rows }: CollectedPart): void {
  if (page.y > page.page.height - MARGIN - 90) page.addPage();
  page.moveDown(1.4).font('Helvetica-Bold').fontSize(12).fillColor(brand.colours.primary);
  page.text(printable(label), MARGIN).moveDown(0.3);
  for (const [at, row] of rows.entries()) {
    if (at > 0) drawRule(page);
    drawRow(page, row);
  }
}

function drawRow(page: PdfDocument, row: PeopleRow): void {
  const width = page.page.width - 2 * MARGIN - LABELS;
  for (const [label, value] of Object.entries(row)) {
    const text = printable(said(value));
    page.font('Helvetica').fontSize(9);
    if (page.y + Math.min(page.heightOfString(text, { width }), 60) > page.page.height - MARGIN) page.addPage();
    const top = page.y;
    page.fillColor(GREY).text(printable(label), MARGIN, top, { width: LABELS - 8 });
    const below = page.y;
    page.fillColor('black').text(text, MARGIN + LABELS, top, { width });
    page.y = Math.max(page.y, below) + 2;
  }
}

function drawRule(page: PdfDocument): void {
  const top = page.y + 3;
  page
    .moveTo(MARGIN, top)
    .lineTo(page.page.width - MARGIN, top)
    .lineWidth(0.5)
    .strokeColor('#d5dade')
    .stroke();
  page.y = top + 5;
}

/** Formats a value. Moments and days such as `2026-03-14 09:30` are unchanged; numbers get separators. */
const said = (value: string | number): string =>
  typeof value === 'number' ? value.toLocaleString(brand.locale) : value.replaceAll('\t', ' ').replaceAll('\n', ' / ');
