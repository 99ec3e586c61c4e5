/**
 * Everything that is specific to one provider. The environment variable named beside each value overrides it, and most can be
 * changed in the back-office (resources/settings/brandSettings.ts).
 */
export interface Brand {
  /** BRAND_NAME */
  name: string;
  /** BRAND_SLUG, kebab case; part of the staff login route. */
  slug: string;
  /** BRAND_VENDOR, shown after "Powered By". */
  vendor: string;
  /** BRAND_PRIMARY and BRAND_ACCENT, CSS hex colours. Text in `primary` on white must reach WCAG AA. */
  colours: { primary: string; accent: string };
  /** BRAND_LOGO, a path, data URL or address of an image; empty for the built-in mark. */
  logo: string;
  /**
   * BRAND_CARD, the address of the social image (1200 × 630 pixels) shown where the site is shared; empty for the built-in one.
   */
  card: string;
  /** BRAND_EMAIL, BRAND_PHONE, BRAND_WHATSAPP, BRAND_ADDRESS, BRAND_HOURS */
  contacts: { email: string; phone: string; whatsapp: string; address: string; hours: string };
  /** BRAND_CURRENCY, ISO 4217; amounts are in whole units of it. */
  currency: string;
  /** BRAND_VAT, in per cent; every price and payment includes it. */
  vat: number;
  /** BRAND_TIN, the seller's tax identification number, printed on receipts; empty prints that of EFRIS, if any. */
  tin: string;
  /** BRAND_COUNTRY (ISO 3166-1 alpha-2), BRAND_CALLING_CODE (digits) and BRAND_TIME_ZONE (IANA). */
  country: string;
  callingCode: string;
  timeZone: string;
  /** BRAND_CENTRE, latitude and longitude of the main city, e.g. `0.3163,32.5822`; short Plus Codes are resolved near it. */
  centre: { latitude: number; longitude: number };
  /** BRAND_LOCALE, for numbers and dates; its language is the one of messages to customers who have chosen none. */
  locale: string;
  /** BRAND_CARRIERS, comma-separated names of the carriers that the payer may choose from. */
  carriers: string[];
  /** BRAND_ANALYTICS, a path on the portal's own address, or another address, that receives page views; empty counts nothing. */
  analytics: string;
}

/** The built-in mark in a 32 × 32 box: strands of fibre, each ending in a point of light. Shown if the brand has no logo. */
export const BRAND_MARK = {
  /** SVG path data, stroked 2.4 wide with round ends. */
  strands: 'M7 26V16a9 9 0 0 1 9-9M14 26v-6a6 6 0 0 1 6-6h1M21 26v-1a4 4 0 0 1 4-4',
  /** The centres of the points, radius 2.4. */
  lights: [
    [18.5, 7],
    [23.5, 14],
  ],
} as const;

type Environment = Record<string, string | undefined>;

/** Returns the default brand "Kitara Fibre" with the environment's overrides. */
export function brandFrom(env: Environment): Brand {
  const name = env.BRAND_NAME || 'Kitara Fibre';
  const [latitude = 0, longitude = 0] = (env.BRAND_CENTRE || '0.3163,32.5822').split(',').map(Number);
  return {
    name,
    slug: env.BRAND_SLUG || kebabCase(name),
    vendor: env.BRAND_VENDOR || 'Kitara',
    colours: { primary: env.BRAND_PRIMARY || '#0b6e63', accent: env.BRAND_ACCENT || '#f2a71b' },
    logo: env.BRAND_LOGO || '',
    card: env.BRAND_CARD || '',
    contacts: {
      email: env.BRAND_EMAIL || 'care@kitara.example',
      phone: env.BRAND_PHONE || '+256312000100',
      whatsapp: env.BRAND_WHATSAPP || '+256770000100',
      address: env.BRAND_ADDRESS || 'Plot 18, Kampala Road, Kampala',
      hours: env.BRAND_HOURS || 'Every day, 7:00 to 22:00',
    },
    currency: env.BRAND_CURRENCY || 'UGX',
    vat: Number(env.BRAND_VAT || 18),
    tin: env.BRAND_TIN || '',
    country: env.BRAND_COUNTRY || 'UG',
    callingCode: env.BRAND_CALLING_CODE || '256',
    timeZone: env.BRAND_TIME_ZONE || 'Africa/Kampala',
    centre: { latitude, longitude },
    locale: env.BRAND_LOCALE || 'en-UG',
    carriers: (env.BRAND_CARRIERS || 'MTN_UGANDA,AIRTEL_UGANDA,PESAPAL').split(','),
    analytics: env.BRAND_ANALYTICS || '',
  };
}

function kebabCase(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Set by the bundler for the browser apps; the server reads its own environment. */
declare const __BRAND_ENV__: Environment | undefined;

const built: Environment = typeof __BRAND_ENV__ === 'undefined' ? process.env : __BRAND_ENV__;

/**
 * Returns the brand that the running server put into the page's head (server/web/brand/createBrandPages.ts), or null if it is the
 * built-in one.
 */
function saidByPage(): Environment | null {
  const mark = typeof document === 'undefined' ? null : document.querySelector('meta[name=brand]');
  return mark ? JSON.parse(mark.getAttribute('content') ?? '{}') : null;
}

/** The current brand. It may change while the server runs, so read it where it is needed and keep no copy. */
export const brand: Brand = brandFrom(saidByPage() ?? built);

/** Replaces the brand; everything that reads it afterwards gets the new one. */
export const setBrand = (next: Brand): Brand => Object.assign(brand, next);
