import type { Field } from '../language/kinds';
import { BRAND_SETTINGS, type BrandSetting } from './brandSettings';
import { CONNECTION_SETTINGS, type ConnectionSetting } from './connections';

/** The name of a setting that can be stored in the database; it is the same in the environment. */
export type SettingName = ConnectionSetting | BrandSetting;

/** Each of these settings, as used by its form and its validator. */
export const KEPT_SETTINGS: Readonly<Record<SettingName, Field>> = { ...CONNECTION_SETTINGS, ...BRAND_SETTINGS };
