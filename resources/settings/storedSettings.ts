import type { Field } from '../language/kinds';
import { BRAND_SETTINGS, type BrandSetting } from './brandSettings';
import { CONNECTION_SETTINGS, type ConnectionSetting } from './connections';

/** The name of a setting that may be kept in the database; in the environment it has the same. */
export type SettingName = ConnectionSetting | BrandSetting;

/** Each of them, as its form and its validator know it. */
export const KEPT_SETTINGS: Readonly<Record<SettingName, Field>> = { ...CONNECTION_SETTINGS, ...BRAND_SETTINGS };
