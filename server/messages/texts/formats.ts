import { type Language, localeOf } from '../../../contract/languages';
import { formatMoment } from '../../rules/days';

/** The formats of values in the language of a text. */
export interface TextFormats {
  /** Formats whole units of a currency: "UGX 149,000". */
  formatSum(amount: number, currency: string): string;
  /** Formats a moment in the brand's time zone: "14 March 2026, 12:00", in Kiswahili "14 Machi 2026, 12:00". */
  formatMoment(moment: string): string;
}

export const textFormats = (language: Language): TextFormats => ({
  formatSum: (amount, currency) => `${currency} ${amount.toLocaleString(localeOf(language))}`,
  formatMoment: (moment) => formatMoment(moment, language),
});
