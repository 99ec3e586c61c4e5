import { brand } from '../../contract/brand';
import { imageTypeOf } from '../access/rules/photo';
import type { Deps } from '../deps';
import type { Seller } from './receiptPdf';

/** Returns the provider as its receipts show it. A logo at an address, or of a type that PDF cannot contain, is left out. */
export function sellerOf({ config, settings }: Pick<Deps, 'config' | 'settings'>): Seller {
  const logo = Buffer.from(logoIn(settings) ?? '', 'base64');
  const type = imageTypeOf(logo);
  const isPrintable = type === 'image/png' || type === 'image/jpeg';
  return { tin: brand.tin || (config.efris?.access?.tin ?? ''), logo: isPrintable ? logo : null };
}

/** Returns the logo in base64: from the database, or of a data URL. */
function logoIn(settings: Deps['settings']): string | undefined {
  if (settings.sourceOf('BRAND_LOGO') === 'DATABASE') return settings.valueOf('BRAND_LOGO') ?? undefined;
  return /^data:image\/\w+;base64,(.+)$/.exec(brand.logo)?.[1];
}
