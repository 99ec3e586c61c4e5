import { brand } from '../../../contract/brand';
import type { brandActions } from '../../../resources/settings/brandActions';
import { BRAND_NAMES, type BrandSetting } from '../../../resources/settings/brandSettings';
import { readKept } from '../../config/keptSettings';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { saveBrand } from '../saveBrand';
import { settingsVersion } from '../settingsVersion';

const VALUES: Record<BrandSetting, () => string> = {
  BRAND_NAME: () => brand.name,
  BRAND_PRIMARY: () => brand.colours.primary,
  BRAND_ACCENT: () => brand.colours.accent,
  BRAND_LOGO: () => brand.logo,
  BRAND_EMAIL: () => brand.contacts.email,
  BRAND_PHONE: () => brand.contacts.phone,
  BRAND_WHATSAPP: () => brand.contacts.whatsapp,
  BRAND_ADDRESS: () => brand.contacts.address,
  BRAND_HOURS: () => brand.contacts.hours,
  BRAND_VAT: () => String(brand.vat),
  BRAND_TIN: () => brand.tin,
  BRAND_CURRENCY: () => brand.currency,
  BRAND_TIME_ZONE: () => brand.timeZone,
};

/** The brand, which administrators change in the back-office. */
export function brandHandlers(deps: Deps): Pick<Handlers, keyof typeof brandActions> {
  const { store, settings, config } = deps;
  const read = async () => {
    await settings.refresh(store);
    const kept = await readKept(store, config.appSecret);
    return {
      version: settingsVersion(kept, BRAND_NAMES, config.appSecret),
      settings: BRAND_NAMES.map((name) => ({
        name,
        source: settings.sourceOf(name),
        value: VALUES[name]() || null,
      })),
    };
  };
  return {
    readBrand: read,
    saveBrand: async ({ body, identity, header }) => {
      const changes = BRAND_NAMES.flatMap((name) => (name in body ? [[name, body[name] || null] as const] : []));
      await saveBrand(deps, changes, { identity, ifMatch: header('if-match') });
      return read();
    },
  };
}
