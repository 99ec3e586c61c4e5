import { defineActions } from '../language/defineActions';
import * as shape from '../language/shapes';
import { BRAND_SETTINGS } from './brandSettings';

const setting = shape.object({
  name: shape.text,
  /** NONE: the built-in value. */
  source: shape.oneOf('ENVIRONMENT', 'DATABASE', 'NONE'),
  /** The current value from any source; for the logo its address, or null if there is none. */
  value: shape.nullable(shape.text),
});
const answer = shape.object({ settings: shape.listOf(setting), version: shape.text });

/** The portal's design and the provider's details, set in the back-office. */
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
