import { tz } from '@date-fns/tz';
import { format } from 'date-fns';
import { brand } from '../../contract/brand';
import type { Language } from '../../contract/languages';

/** Returns a moment (ISO 8601) in words, in the brand's time zone: "14 March 2026, 12:00", in Kiswahili "14 Machi 2026, 12:00". */
export function formatMoment(moment: string, language: Language = 'en'): string {
  const { timeZone } = brand;
  const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone }).format(new Date(moment));
  return format(moment, `d '${month}' yyyy, HH:mm`, { in: tz(timeZone) });
}
