import { Refusal } from '../../contract/api/errors';
import { payments } from '../../resources/payments/payments';
import { brandActions } from '../../resources/settings/brandActions';
import { type BrandSetting, SETTLED_BY_PAYMENTS } from '../../resources/settings/brandSettings';
import { imageTypeOf } from '../access/rules/photo';
import type { Deps } from '../deps';
import { type SavedBy, saveSettings } from './connections/saveSettings';

type Changes = readonly (readonly [BrandSetting, string | null])[];

/** Stores settings of the brand. Null restores the built-in value. */
export async function saveBrand(deps: Deps, changes: Changes, by: SavedBy): Promise<void> {
  const logo = changes.find(([name]) => name === 'BRAND_LOGO')?.[1];
  if (logo && !isImage(logo)) throw refusalOf('BRAND_LOGO', 'is not a PNG, JPEG or WebP image');
  const settled = changes.find(
    ([name, text]) => SETTLED_BY_PAYMENTS.includes(name) && text !== deps.settings.valueOf(name),
  );
  if (settled && (await deps.store.find(payments, { limit: 1 })).length)
    throw refusalOf(settled[0], 'can’t be changed once there are payments');
  await saveSettings(deps, changes, brandActions.saveBrand, by);
}

const refusalOf = (name: string, fault: string) => new Refusal('invalid', `${name} ${fault}`, { [name]: fault });

const isImage = (base64: string) =>
  /^[A-Za-z0-9+/]+={0,2}$/.test(base64) && imageTypeOf(Buffer.from(base64.slice(0, 32), 'base64')) !== null;
