import { REASON_LENGTH } from '../../contract/constants';
import { defineActions } from '../language/defineActions';
import { longText } from '../language/kinds';
import * as shape from '../language/shapes';
import { accessLines } from './accessLines';

const { username, accountId, deviceId, macAddress, vlan, staticAddress } = accessLines.fields;
const WRITING = { method: 'POST', base: 'v1', access: 'Update Access Lines' } as const;
const accessLine = shape.record('access-lines', { without: ['sealedSecret'] });
const limits = [{ by: 'caller', most: 120, minutes: 60, what: 'new secrets' }] as const;

/** Creating and ending access lines, and their secrets. A secret is answered only once. */
export const networkActions = defineActions(
  { name: 'Access lines', description: 'The lines by which customers enter the network.' },
  {
    createAccessLine: {
      ...WRITING,
      path: 'access-lines',
      input: { username, accountId, deviceId, macAddress, vlan, staticAddress },
      audit: { resource: 'access-lines', action: 'CREATE' },
      answer: shape.object({ accessLine, secret: shape.text }),
      reads: 'accessLine',
      success: 201,
      summary: 'Create an access line; its secret is answered this once',
      limits,
    },
    renewAccessLineSecret: {
      ...WRITING,
      path: 'access-lines/{id}/secret',
      audit: { resource: 'access-lines', action: 'ACTION', reason: 'Gave it a new secret' },
      answer: shape.object({ accessLine, secret: shape.text }),
      reads: 'accessLine',
      summary: 'Give an access line a new secret, which is answered this once; the old one stops working',
      limits,
    },
    recomputeAccessLine: {
      ...WRITING,
      path: 'access-lines/{id}/recompute',
      audit: { resource: 'access-lines', action: 'ACTION', reason: 'Brought up to date' },
      answer: shape.object({ accessLine }),
      reads: 'accessLine',
      summary:
        'Compute an access line’s answer from its subscriptions again, if the stored one is not what the rule says',
    },
    terminateAccessLine: {
      ...WRITING,
      path: 'access-lines/{id}/terminate',
      input: { reason: longText({ label: 'Reason', required: true, maxLength: REASON_LENGTH }) },
      audit: { resource: 'access-lines', action: 'ACTION', reason: 'Terminated' },
      answer: shape.object({ accessLine }),
      reads: 'accessLine',
      summary: 'Terminate an access line for good; the network refuses it from then on',
    },
  },
);
