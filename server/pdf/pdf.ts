import PDFDocument from 'pdfkit';
import { brand } from '../../contract/brand';

export type PdfDocument = PDFKit.PDFDocument;

interface Sheet {
  title: string;
  size: 'A4' | 'A5';
  /** In points of 1/72 inch. */
  margin: number;
}

/** The grey of secondary text. */
export const GREY = '#5b6670';

/** Returns a PDF with the brand as author and the content that `draw` adds. */
export async function pdf({ title, size, margin }: Sheet, draw: (page: PdfDocument) => void): Promise<Buffer> {
  const page = new PDFDocument({ size, margin, lang: 'en', info: { Title: title, Author: brand.name } });
  draw(page);
  page.end();
  return Buffer.concat(await page.toArray());
}

/** Replaces letters that the standard fonts lack: a letter loses its accent, or becomes a question mark. */
export const printable = (text: string) =>
  text.replace(
    /[^\x20-\x7e\xa0-\xff•–—‘’“”…€]/g,
    (letter) => letter.normalize('NFKD').replace(/[^\x20-\x7e]/g, '') || '?',
  );
