import { createHash } from 'node:crypto';
import { tz } from '@date-fns/tz';
import { format } from 'date-fns';

const UGANDA = tz('Africa/Kampala');

/** Returns a moment in the format of the authority's answers. */
export const answered = (moment: Date): string => format(moment, 'dd/MM/yyyy HH:mm:ss', { in: UGANDA });

/** Parses a moment of a request, `yyyy-MM-dd HH:mm:ss` in Uganda's time; null for any other text. */
export function momentOf(text: unknown): Date | null {
  const [, day, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(String(text)) ?? [];
  const moment = new Date(`${day}T${time}+03:00`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** Parses a sum in hundredths; NaN if it is invalid. */
export const hundredths = (text: unknown): number => (text === '' ? Number.NaN : Math.round(Number(text) * 100));

/** Parses a quantity in hundred-millionths; NaN if it has more digits than the authority accepts. */
export function quantityOf(text: unknown): number {
  return /^-?\d{1,12}(\.\d{1,8})?$/.test(String(text)) ? Math.round(Number(text) * 1e8) : Number.NaN;
}

/** Returns digits derived from a text. */
export const digitsOf = (text: string, length: number): string =>
  BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
    .toString()
    .slice(0, length);
