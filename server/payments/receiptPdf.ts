import { encode } from 'uqr';
import { brand } from '../../contract/brand';
import { formatPhone } from '../../contract/phone';
import { GREY, type PdfDocument, pdf, printable } from '../pdf/pdf';
import type { ReceiptContent } from './receiptContent';

/** In points of 1/72 inch. */
const MARGIN = 40;
const LABELS = 110;
/** The largest logo. */
const LOGO = { width: 90, height: 40 };
const NOT_FISCAL = 'This receipt is not a fiscal document.';
const SCAN = 'Scan to check the fiscal document with the tax authority.';
/** The side of a printed QR code. */
const QR_SIDE = 90;

/** The provider on its receipts: its tax number, and its logo as a PNG or JPEG image, if it has them. */
export interface Seller {
  tin: string;
  logo: Buffer | null;
}

/** Returns a receipt as a PDF of one A5 page, which also prints well on A4. */
export function receiptPdf(content: ReceiptContent, seller: Seller): Promise<Buffer> {
  const { number, voided, lines, fiscal } = content;
  return pdf({ title: `Receipt ${number}`, size: 'A5', margin: MARGIN }, (page) => {
    if (voided) stampVoid(page);
    drawHead(page, content, seller);
    for (const [label, value] of [...lines, ...(fiscal?.lines ?? [])]) drawLine(page, label, value);
    const qr = fiscal?.qr;
    if (qr) drawQr(page, qr);
    const note = qr ? SCAN : fiscal ? null : NOT_FISCAL;
    if (note) page.moveDown(1.5).font('Helvetica').fontSize(8).fillColor(GREY).text(note, MARGIN);
  });
}

function drawHead(page: PdfDocument, { number, amount }: ReceiptContent, { tin, logo }: Seller): void {
  const { address, phone, email } = brand.contacts;
  if (logo) drawLogo(page, logo);
  page.font('Helvetica-Bold').fontSize(18).fillColor(brand.colours.primary).text(printable(brand.name));
  page
    .font('Helvetica')
    .fontSize(8)
    .fillColor(GREY)
    .text(printable([address, formatPhone(phone), email].join('  ·  ')));
  if (tin) page.text(`TIN ${printable(tin)}`);
  page.moveDown(2).fontSize(10).text('Receipt');
  page.font('Helvetica-Bold').fontSize(14).fillColor('black').text(number);
  page.moveDown(0.5).fontSize(22).text(amount).moveDown(0.8);
}

/** Draws the logo at the right of the first lines. */
function drawLogo(page: PdfDocument, logo: Buffer): void {
  const left = page.page.width - MARGIN - LOGO.width;
  page.image(logo, left, MARGIN, { fit: [LOGO.width, LOGO.height], align: 'right' });
  page.x = MARGIN;
  page.y = MARGIN;
}

function drawLine(page: PdfDocument, label: string, value: string): void {
  const top = page.y;
  page.font('Helvetica').fontSize(9).fillColor(GREY).text(label, MARGIN, top, { width: LABELS });
  const width = page.page.width - 2 * MARGIN - LABELS;
  page
    .fontSize(10)
    .fillColor('black')
    .text(printable(value), MARGIN + LABELS, top, { width })
    .moveDown(0.4);
}

/** Draws the QR code at the left margin, below the last text. */
function drawQr(page: PdfDocument, text: string): void {
  const { data, size } = encode(text, { border: 0 });
  const side = QR_SIDE / size;
  const top = page.y + MARGIN / 4;
  for (const [row, modules] of data.entries())
    for (const [column, isDark] of modules.entries())
      if (isDark) page.rect(MARGIN + column * side, top + row * side, side, side);
  page.fill('black');
  page.y = top + QR_SIDE;
}

function stampVoid(page: PdfDocument): void {
  const { width, height } = page.page;
  const across = { width, align: 'center', lineBreak: false } as const;
  page.save().rotate(-35, { origin: [width / 2, height / 2] });
  page
    .font('Helvetica-Bold')
    .fontSize(120)
    .fillColor('#c62828', 0.18)
    .text('VOID', 0, height / 2 - 60, across);
  page.restore().fillOpacity(1);
  page.x = MARGIN;
  page.y = MARGIN;
}
