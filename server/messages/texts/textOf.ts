import { brand } from '../../../contract/brand';
import type { Language } from '../../../contract/languages';
import { formatPhone } from '../../../contract/phone';
import { en } from './en';
import { staff } from './staff';
import { sw } from './sw';
import {
  type CustomerTexts,
  type CustomerValues,
  type Mail,
  type MailText,
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

const GREETINGS: Record<Language, string> = { en: 'Hello,', sw: 'Habari,' };

/** Returns the text of a mail to a customer: with a greeting, the company and its phone number. */
export function mailText(language: Language, { text, values }: Chosen<Pick<CustomerValues, MailText>>): Mail {
  const { subject = brand.name, body } = customerText(language, { text, values } as Chosen<CustomerValues>);
  const { email, phone } = brand.contacts;
  return {
    subject,
    body: [GREETINGS[language], body, [brand.name, formatPhone(phone), email].join('\n')].join('\n\n'),
  };
}

/** Returns a mail for a member of staff. */
export const staffText = ({ text, values }: Chosen<StaffValues>): Mail =>
  (staff[text] as (values: unknown, formats: TextFormats) => Mail)(values, textFormats('en'));
