import { REASON_LENGTH } from '../../contract/constants';
import { defineActions } from '../language/defineActions';
import { date, longText } from '../language/kinds';
import * as shape from '../language/shapes';

const WRITING = { method: 'POST', base: 'v1', access: 'Update Access Lines' } as const;
const accessHold = shape.record('access-holds');

/** Keeping lines on although nothing is paid, and ending that. */
export const holdActions = defineActions(
  { name: 'Access holds', description: 'Lines that stay on although their paid days end, and why.' },
  {
    keepLineOn: {
      ...WRITING,
      path: 'access-lines/{id}/keep-on',
      input: {
        lastDay: date({ label: 'Keep on until the end of', required: true }),
        note: longText({ label: 'What was promised, and why', required: true, maxLength: REASON_LENGTH }),
      },
      audit: { resource: 'access-lines', action: 'ACTION', reason: 'Kept on' },
      answer: shape.object({ accessHold }),
      reads: 'accessHold',
      success: 201,
      summary: 'Keep an access line on through a day, as promised to the customer, although nothing is paid',
    },
    endAccessHold: {
      ...WRITING,
      path: 'access-holds/{id}/end',
      audit: { resource: 'access-holds', action: 'ACTION', reason: 'Ended' },
      answer: shape.object({ accessHold }),
      reads: 'accessHold',
      summary: 'End an access hold; a line that is not paid and has no other hold is cut off',
    },
    confirmCutOffs: {
      ...WRITING,
      path: 'cut-off-stops/{id}/confirm',
      audit: { resource: 'cut-off-stops', action: 'ACTION', reason: 'Confirmed the cut-offs' },
      answer: shape.object({ cutOffStop: shape.record('cut-off-stops') }),
      reads: 'cutOffStop',
      summary: 'Confirm that many lines are cut off; those that are not paid lose access within a minute',
    },
  },
);
