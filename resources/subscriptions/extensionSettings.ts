import { defineResource } from '../language/defineResource';
import { boolean, integer, text } from '../language/kinds';

/** The limits for extensions by staff. One record, read and changed as `extension-settings`. */
export const extensionSettings = defineResource({
  name: 'extension-settings',
  label: ['Extension settings', 'Extension settings'],
  icon: 'sliders-horizontal',
  fields: {
    key: text({ required: true, unique: true, readOnly: true, maxLength: 20 }),
    maxDays: integer({ label: 'Maximum days per extension', default: 7, min: 1, max: 366 }),
    maxExtensions: integer({ label: 'Most extensions of one subscription', default: 3, min: 1, max: 100 }),
    graceDays: integer({
      label: 'Days after expiry in which an extension is still possible',
      default: 7,
      min: 0,
      max: 366,
    }),
    allowed: boolean({ label: 'Extensions allowed', default: true }),
  },
});
