import { DATA_REQUEST_WAYS } from '../../contract/privacy/dataRequest';
import { byVisitor, defineActions } from '../language/defineActions';
import { date, longText, oneOf } from '../language/kinds';
import * as shape from '../language/shapes';
import { dataRequests } from './dataRequests';

const { reason } = dataRequests.fields;
/** Recorded for every request: how and when the person asked, and the reason. */
const asked = {
  askedBy: oneOf(DATA_REQUEST_WAYS, { label: 'Asked by', required: true }),
  askedOn: date({ label: 'Asked on', help: 'Leave blank for today.' }),
  reason: longText({ label: reason.label ?? 'Reason', required: true, maxLength: 300 }),
};
const dataRequest = shape.record('data-requests');

const STEP = { method: 'POST', base: 'v1', answer: shape.object({ dataRequest }), reads: 'dataRequest' } as const;
const EXPORT = {
  method: 'POST',
  base: 'v1',
  access: 'Export Personal Data',
  input: asked,
  answer: shape.file('application/zip'),
  reads: '',
} as const;
const ERASURE = {
  ...STEP,
  access: 'Erase Personal Data',
  input: asked,
  audit: { resource: 'data-requests', action: 'CREATE', reason: 'Requested an erasure' },
  success: 201,
} as const;
const DECISION = { ...STEP, access: 'Erase Personal Data' } as const;
const CHOICE = { ...STEP, access: 'Record Opt-Outs', input: asked } as const;
const ofClient = (reason: string) => ({ resource: 'clients', action: 'ACTION', reason }) as const;

/** Requests of people about their own data: a copy, an erasure, no more reminders. */
export const privacyActions = defineActions(
  {
    name: 'Personal data',
    description: 'A copy of a person’s data, its erasure, and what they do not want to be sent.',
  },
  {
    exportClientData: {
      ...EXPORT,
      path: 'clients/{id}/personal-data',
      confirms: true,
      audit: { resource: 'clients', action: 'EXPORT', reason: 'Exported personal data' },
      summary: 'Everything that we hold about a client, as a ZIP of JSON files and a PDF; written into the register',
    },
    exportAccountData: {
      ...EXPORT,
      path: 'accounts/{id}/personal-data',
      confirms: true,
      audit: { resource: 'accounts', action: 'EXPORT', reason: 'Exported personal data' },
      summary: 'The same of the person whose account it is',
    },
    requestClientErasure: {
      ...ERASURE,
      path: 'clients/{id}/erasure',
      summary: 'Record that a client wants to be erased; another person does it',
    },
    requestAccountErasure: {
      ...ERASURE,
      path: 'accounts/{id}/erasure',
      summary: 'The same of the person whose account it is',
    },
    erasePerson: {
      ...DECISION,
      path: 'data-requests/{id}/erase',
      decidesOn: 'data-requests',
      confirms: true,
      audit: { resource: 'data-requests', action: 'ACTION', reason: 'Erased the person' },
      summary: 'Erase the person of a request that someone else recorded: money and numbers stay; it can’t be undone',
    },
    declineErasure: {
      ...DECISION,
      path: 'data-requests/{id}/decline',
      decidesOn: 'data-requests',
      input: { note: longText({ label: 'Why', required: true, maxLength: 300 }) },
      audit: { resource: 'data-requests', action: 'ACTION', reason: 'Declined the erasure' },
      summary: 'Decline an erasure that someone else recorded',
    },
    optOut: {
      ...CHOICE,
      path: 'clients/{id}/opt-out',
      audit: ofClient('Opted out of reminders'),
      summary: 'Send a client no reminders and no news any more; what belongs to the service is still sent',
    },
    optIn: {
      ...CHOICE,
      path: 'clients/{id}/opt-in',
      audit: ofClient('Opted in to reminders'),
      summary: 'Send a client reminders and news again, because they asked for it',
    },
    stopReminders: {
      method: 'POST',
      base: 'v1',
      path: 'subscription-forms/{id}/stop-reminders',
      access: 'public',
      answer: shape.object({ stopped: shape.oneOf(true) }),
      reads: 'stopped',
      summary: 'Send the person of an order no reminders any more, for those who have its link',
      limits: byVisitor(20),
    },
  },
);
