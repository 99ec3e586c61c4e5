import type { Brand } from '../../../contract/brand';

export interface BrandValue {
  label: string;
  /** The environment variable that overrides it. */
  variable: string;
  of(brand: Brand): string;
}

/** Every value of the brand, in the order that contract/brand.ts has them. */
export const BRAND_VALUES: readonly BrandValue[] = [
  { label: 'Name', variable: 'BRAND_NAME', of: (brand) => brand.name },
  { label: 'URL name', variable: 'BRAND_SLUG', of: (brand) => brand.slug },
  { label: 'Powered by', variable: 'BRAND_VENDOR', of: (brand) => brand.vendor },
  { label: 'Primary colour', variable: 'BRAND_PRIMARY', of: (brand) => brand.colours.primary },
  { label: 'Accent colour', variable: 'BRAND_ACCENT', of: (brand) => brand.colours.accent },
  { label: 'Logo', variable: 'BRAND_LOGO', of: (brand) => brand.logo },
  { label: 'Social image', variable: 'BRAND_CARD', of: (brand) => brand.card },
  { label: 'E-mail', variable: 'BRAND_EMAIL', of: (brand) => brand.contacts.email },
  { label: 'Phone', variable: 'BRAND_PHONE', of: (brand) => brand.contacts.phone },
  { label: 'WhatsApp', variable: 'BRAND_WHATSAPP', of: (brand) => brand.contacts.whatsapp },
  { label: 'Address', variable: 'BRAND_ADDRESS', of: (brand) => brand.contacts.address },
  { label: 'Hours', variable: 'BRAND_HOURS', of: (brand) => brand.contacts.hours },
  { label: 'Currency', variable: 'BRAND_CURRENCY', of: (brand) => brand.currency },
  { label: 'VAT', variable: 'BRAND_VAT', of: (brand) => `${brand.vat} %` },
  { label: 'Country', variable: 'BRAND_COUNTRY', of: (brand) => brand.country },
  { label: 'Calling code', variable: 'BRAND_CALLING_CODE', of: (brand) => brand.callingCode },
  { label: 'Time zone', variable: 'BRAND_TIME_ZONE', of: (brand) => brand.timeZone },
  { label: 'Numbers and dates', variable: 'BRAND_LOCALE', of: (brand) => brand.locale },
  { label: 'Carriers', variable: 'BRAND_CARRIERS', of: (brand) => brand.carriers.join(', ') },
  { label: 'Page views go to', variable: 'BRAND_ANALYTICS', of: (brand) => brand.analytics },
];
