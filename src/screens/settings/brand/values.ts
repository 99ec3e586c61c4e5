import type { Brand } from '../../../../contract/brand';
import type { PlainKey } from '../../../i18n/messages';

export interface BrandValue {
  label: PlainKey;
  /** The environment variable that overrides the value. */
  variable: string;
  of(brand: Brand): string;
}

/** All values of the brand, in the order of contract/brand.ts. */
export const BRAND_VALUES: readonly BrandValue[] = [
  { label: 'common.name', variable: 'BRAND_NAME', of: (brand) => brand.name },
  { label: 'brand.urlName', variable: 'BRAND_SLUG', of: (brand) => brand.slug },
  { label: 'brand.poweredBy', variable: 'BRAND_VENDOR', of: (brand) => brand.vendor },
  { label: 'brand.primaryColour', variable: 'BRAND_PRIMARY', of: (brand) => brand.colours.primary },
  { label: 'brand.accentColour', variable: 'BRAND_ACCENT', of: (brand) => brand.colours.accent },
  { label: 'brand.logo', variable: 'BRAND_LOGO', of: (brand) => brand.logo },
  { label: 'brand.socialImage', variable: 'BRAND_CARD', of: (brand) => brand.card },
  { label: 'common.email', variable: 'BRAND_EMAIL', of: (brand) => brand.contacts.email },
  { label: 'brand.phone', variable: 'BRAND_PHONE', of: (brand) => brand.contacts.phone },
  { label: 'brand.whatsapp', variable: 'BRAND_WHATSAPP', of: (brand) => brand.contacts.whatsapp },
  { label: 'brand.address', variable: 'BRAND_ADDRESS', of: (brand) => brand.contacts.address },
  { label: 'brand.hours', variable: 'BRAND_HOURS', of: (brand) => brand.contacts.hours },
  { label: 'brand.currency', variable: 'BRAND_CURRENCY', of: (brand) => brand.currency },
  { label: 'brand.tin', variable: 'BRAND_TIN', of: (brand) => brand.tin },
  { label: 'brand.vat', variable: 'BRAND_VAT', of: (brand) => `${brand.vat} %` },
  { label: 'brand.country', variable: 'BRAND_COUNTRY', of: (brand) => brand.country },
  { label: 'brand.callingCode', variable: 'BRAND_CALLING_CODE', of: (brand) => brand.callingCode },
  { label: 'brand.timeZone', variable: 'BRAND_TIME_ZONE', of: (brand) => brand.timeZone },
  {
    label: 'brand.centre',
    variable: 'BRAND_CENTRE',
    of: ({ centre }) => `${centre.latitude}, ${centre.longitude}`,
  },
  { label: 'brand.numbersAndDates', variable: 'BRAND_LOCALE', of: (brand) => brand.locale },
  { label: 'brand.carriers', variable: 'BRAND_CARRIERS', of: (brand) => brand.carriers.join(', ') },
  { label: 'brand.pageViewsGoTo', variable: 'BRAND_ANALYTICS', of: (brand) => brand.analytics },
];
