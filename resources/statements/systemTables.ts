import { defineResource } from '../language/defineResource';
import { reference, text } from '../language/kinds';

/**
 * The pairs of a line and a payment that staff separated, without declared access. They outlive the line, so that importing its file
 * again after an undo does not match the pair again.
 */
export const separatedPairs = defineResource({
  name: 'separated-pairs',
  label: ['Separated pair', 'Separated pairs'],
  fields: {
    sourceId: reference('statement-sources', { required: true }),
    /** The line's code. */
    code: text({ required: true, maxLength: 80, technical: true }),
    paymentId: reference('payments', { required: true }),
  },
  unique: [['sourceId', 'code', 'paymentId']],
});
