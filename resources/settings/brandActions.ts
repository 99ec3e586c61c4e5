import { defineActions } from '../language/defineActions';
import * as shape from '../language/shapes';
import { BRAND_SETTINGS } from './brandSettings';

const setting = shape.object({
  name: shape.text,
  /** NONE: as it was built in. */
  source: shape.oneOf('ENVIRONMENT', 'DATABASE', 'NONE'),
  /** What holds now, wherever it is from; of the logo its address, null where there is none. */
  value: shape.nullable(shape.text),
});
const answer = shape.object({ settings: shape.listOf(setting), version: shape.text });

/** How the portal looks and what it says of its provider, set in the back-office. */
export const brandActions = defineActions(
  { name: 'Brand', description: 'Name, colours, logo, contacts, VAT, currency and time zone of the provider.' },
  {
    readBrand: {
      method: 'GET',
      base: 'v1',
      path: 'settings/brand',
      access: ['View Application Settings', 'Update Application Settings'],
      answer,
      reads: 'settings',
      summary: 'The brand, and where each of its values comes from',
    },
    saveBrand: {
      method: 'PUT',
      base: 'v1',
      path: 'settings/brand',
      access: 'Update Application Settings',
      sessionOnly: true,
      confirms: true,
      conditional: true,
      input: BRAND_SETTINGS,
      partial: true,
      audit: { resource: 'settings', action: 'UPDATE', reason: 'Changed' },
      answer,
      reads: 'settings',
      summary: 'Change the brand; null takes back what was changed. What the environment gives cannot be changed',
    },
  },
);
