import { contrastOnWhite, READABLE } from '../../contract/contrast';
import { tinFault } from '../../contract/payments/tin';
import { email, longText, phone, text } from '../language/kinds';

const HEX = /^#[0-9a-f]{6}$/i;
const colourFault = (colour: string) => (HEX.test(colour) ? null : 'must be a colour such as #0b6e63');

/** It is used for white text on it, and for text in it on white. */
const primaryFault = (colour: string) =>
  colourFault(colour) ??
  (contrastOnWhite(colour) < READABLE ? 'is too light: text in it cannot be read on white' : null);

const currencyFault = (code: string) => (/^[A-Z]{3}$/.test(code) ? null : 'must be three capital letters such as UGX');
const percentFault = (percent: string) =>
  /^\d{1,3}(\.\d{1,2})?$/.test(percent) && Number(percent) <= 100 ? null : 'must be per cent from 0 to 100, such as 18';

function zoneFault(zone: string): string | null {
  try {
    // biome-ignore lint/plugin: creating it is the check of the zone; it formats nothing.
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return null;
  } catch {
    return 'must be a time zone such as Africa/Kampala';
  }
}

/** The maximum length of a logo in base64: some 90 KB. */
export const MAX_LOGO_TEXT = 120_000;

/** The brand settings that can be stored in the database, by their names in the environment (contract/brand.ts). */
export const BRAND_SETTINGS = {
  BRAND_NAME: text({ label: 'Name', maxLength: 40 }),
  BRAND_PRIMARY: text({ label: 'Primary colour', maxLength: 7, fault: primaryFault }),
  BRAND_ACCENT: text({ label: 'Accent colour', maxLength: 7, fault: colourFault }),
  BRAND_LOGO: longText({ label: 'Logo', maxLength: MAX_LOGO_TEXT, help: 'A PNG, JPEG or WebP image, in base64.' }),
  BRAND_EMAIL: email({ label: 'E-mail' }),
  BRAND_PHONE: phone({ label: 'Phone' }),
  BRAND_WHATSAPP: phone({ label: 'WhatsApp' }),
  BRAND_ADDRESS: text({ label: 'Address', maxLength: 120 }),
  BRAND_HOURS: text({ label: 'Hours', maxLength: 80, help: 'E.g. Every day, 7:00 to 22:00' }),
  BRAND_VAT: text({ label: 'VAT in per cent', maxLength: 6, fault: percentFault, help: 'Every price includes it.' }),
  BRAND_TIN: text({ label: 'TIN', maxLength: 20, fault: tinFault, help: 'Your own, printed on receipts: 10 digits.' }),
  BRAND_CURRENCY: text({
    label: 'Currency',
    maxLength: 3,
    fault: currencyFault,
    help: 'Can’t be changed once there are payments.',
  }),
  BRAND_TIME_ZONE: text({
    label: 'Time zone',
    maxLength: 60,
    fault: zoneFault,
    help: 'Can’t be changed once there are payments.',
  }),
} as const;

export type BrandSetting = keyof typeof BRAND_SETTINGS;
export const BRAND_NAMES = Object.keys(BRAND_SETTINGS) as BrandSetting[];
/** They can't be changed after the first payment, because recorded amounts and days depend on them. */
export const SETTLED_BY_PAYMENTS: readonly string[] = ['BRAND_CURRENCY', 'BRAND_TIME_ZONE'] satisfies BrandSetting[];
