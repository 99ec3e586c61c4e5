import type { Language } from '../../../contract/languages';
import { en } from './en';
import { staff } from './staff';
import { sw } from './sw';
import {
  type CustomerTexts,
  type CustomerValues,
  type Mail,
  type StaffValues,
  type TextFormats,
  textFormats,
} from './Texts';

const CUSTOMER_TEXTS: Record<Language, CustomerTexts> = { en, sw };

/** A text of the catalogue, and its values. */
type Chosen<Values> = { [K in keyof Values]: { text: K; values: Values[K] } }[keyof Values];

/** `Chosen` ties the values to the text, which TypeScript cannot follow through the lookup of its function. */
type AnyText = (values: unknown, formats: TextFormats) => string | Mail;

/** Returns a text for a customer in a language; without a subject if it is sent by SMS only. */
export function customerText(
  language: Language,
  { text, values }: Chosen<CustomerValues>,
): Partial<Mail> & { body: string } {
  const said = (CUSTOMER_TEXTS[language][text] as AnyText)(values, textFormats(language));
  return typeof said === 'string' ? { body: said } : said;
}

/** Returns a mail for a member of staff. */
export const staffText = ({ text, values }: Chosen<StaffValues>): Mail =>
  (staff[text] as (values: unknown, formats: TextFormats) => Mail)(values, textFormats('en'));
