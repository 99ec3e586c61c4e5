import PDFDocument from 'pdfkit';
import { brand } from '../../contract/brand';

export type Page = PDFKit.PDFDocument;

interface Sheet {
  title: string;
  size: 'A4' | 'A5';
  /** Points of 1/72 inch. */
  margin: number;
}

/** The grey of what is read second. */
export const GREY = '#5b6670';

/** A PDF in the name of the brand, with what `draw` puts on it. */
export async function pdf({ title, size, margin }: Sheet, draw: (page: Page) => void): Promise<Buffer> {
  const page = new PDFDocument({ size, margin, lang: 'en', info: { Title: title, Author: brand.name } });
  draw(page);
  page.end();
  return Buffer.concat(await page.toArray());
}

/** The standard fonts hold western letters only: any other loses its accent, or becomes a question mark. */
export const printable = (text: string) =>
  text.replace(
    /[^\x20-\x7e\xa0-\xff•–—‘’“”…€]/g,
    (letter) => letter.normalize('NFKD').replace(/[^\x20-\x7e]/g, '') || '?',
  );
