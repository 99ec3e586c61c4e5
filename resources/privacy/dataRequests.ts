import { DATA_REQUEST_KINDS, DATA_REQUEST_STATUSES, DATA_REQUEST_WAYS } from '../../contract/privacy/dataRequest';
import { defineResource } from '../language/defineResource';
import { date, dateTime, longText, oneOf, reference, sequence } from '../language/kinds';

/** The register of people's requests about their own data (exports, erasures and opt-outs), with their results. */
export const dataRequests = defineResource({
  name: 'data-requests',
  label: ['Data request', 'Data requests'],
  icon: 'shield',
  representation: (request) => request.requestNumber,
  headline: {
    states: ['status'],
    whom: ['clientId', 'accountId'],
    about: ['kind', 'askedBy', 'dueOn', 'doneById'],
  },
  fields: {
    requestNumber: sequence({ prefix: 'DR' }),
    kind: oneOf(DATA_REQUEST_KINDS, { required: true, filter: 'kinds', readOnly: true }),
    status: oneOf(DATA_REQUEST_STATUSES, { default: 'OPEN', filter: 'statuses', readOnly: true }),
    clientId: reference('clients', { label: 'Client', searchable: true, readOnly: true }),
    /** For a person who is not a client. */
    accountId: reference('accounts', { label: 'Account', searchable: true, readOnly: true }),
    askedBy: oneOf(DATA_REQUEST_WAYS, { label: 'Asked by', required: true, filter: 'ways', readOnly: true }),
    askedOn: date({ label: 'Asked on', required: true, readOnly: true }),
    dueOn: date({ label: 'Answer by', required: true, readOnly: true, indexed: true, dueWhile: ['OPEN'] }),
    reason: longText({ required: true, maxLength: 300, readOnly: true }),
    /** Null if the person did it themselves. */
    requestedById: reference('users', { label: 'Recorded by', readOnly: true }),
    doneById: reference('users', { label: 'Done by', readOnly: true }),
    doneAt: dateTime({ label: 'Done', readOnly: true }),
    note: longText({ label: 'Note', maxLength: 300, readOnly: true }),
  },
  list: {
    columns: ['requestNumber', 'kind', 'clientId', 'askedBy', 'dueOn', 'status', 'doneById', 'doneAt'],
    sort: { by: 'dateCreated', ascending: false },
  },
  screens: [
    {
      list: 'data-requests',
      details: 'data-request-details',
      beside: 'clients',
      views: [{ label: 'Erasures to decide', query: { kinds: 'ERASURE', statuses: 'OPEN' } }],
    },
  ],
  access: { list: 'View Data Requests' },
});
