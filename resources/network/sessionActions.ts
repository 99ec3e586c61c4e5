import { REASON_LENGTH } from '../../contract/constants';
import { defineActions } from '../language/defineActions';
import { longText } from '../language/kinds';
import * as shape from '../language/shapes';

const LINES = { method: 'POST', base: 'v1', access: 'Update Access Lines' } as const;
const NAS = { method: 'POST', base: 'v1', access: 'Update NAS' } as const;
const change = {
  answer: shape.object({ sessionChange: shape.record('session-changes') }),
  reads: 'sessionChange',
} as const;
const nas = {
  input: { reason: longText({ label: 'Reason', required: true, maxLength: REASON_LENGTH }) },
  answer: shape.object({
    networkAccessServer: shape.record('network-access-servers', { without: ['sealedSecret'] }),
    disconnects: shape.integer,
  }),
  reads: 'networkAccessServer',
} as const;

/** What users do about sessions that are online: end one, send a change again, and decide about those that are held. */
export const sessionActions = defineActions(
  { name: 'Session changes', description: 'Changes that NAS make to sessions that are online.' },
  {
    disconnectSession: {
      ...LINES,
      ...change,
      path: 'radius-sessions/{id}/disconnect',
      audit: { resource: 'radius-sessions', action: 'ACTION', reason: 'Disconnected' },
      summary: 'Disconnect a live session; its modem logs in again and gets the current state of its line',
    },
    retrySessionChange: {
      ...LINES,
      ...change,
      path: 'session-changes/{id}/retry',
      audit: { resource: 'session-changes', action: 'ACTION', reason: 'Sent again' },
      summary: 'Send a session change again that was refused or is unconfirmed',
    },
    discardSessionChange: {
      ...LINES,
      ...change,
      path: 'session-changes/{id}/discard',
      audit: { resource: 'session-changes', action: 'ACTION', reason: 'Discarded' },
      summary: 'Discard a session change that was refused or is unconfirmed; the line keeps its state',
    },
    releaseDisconnects: {
      ...NAS,
      ...nas,
      path: 'network-access-servers/{id}/held-disconnects/release',
      audit: { resource: 'network-access-servers', action: 'ACTION', reason: 'Released its held disconnects' },
      summary: 'Send the disconnects of a NAS that were held because too many customers would lose access at once',
    },
    discardDisconnects: {
      ...NAS,
      ...nas,
      path: 'network-access-servers/{id}/held-disconnects/discard',
      audit: { resource: 'network-access-servers', action: 'ACTION', reason: 'Discarded its held disconnects' },
      summary: 'Discard the held disconnects of a NAS; the sessions go on until their modems log in again',
    },
  },
);
