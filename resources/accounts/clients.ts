import { fullName } from '../../contract/fullName';
import { LANGUAGE_CODES } from '../../contract/languages';
import { RETENTION } from '../../contract/privacy/retention';
import { CLIENT_STAGES } from '../../contract/statuses';
import { defineResource } from '../language/defineResource';
import { boolean, dateTime, oneOf, reference, sequence, tags, text } from '../language/kinds';
import { customerLastName, personFields } from '../language/person';
import { SALES_OWNERSHIP, sellerId } from '../language/salesOwnership';

/** People who may become customers, and those who have. */
export const clients = defineResource({
  name: 'clients',
  label: ['Client', 'Clients'],
  icon: 'users',
  representation: fullName,
  headline: { states: ['stage'], about: ['phoneNumber', 'placeOfResidence', 'agentId'] },
  fields: {
    clientNumber: sequence({ prefix: 'CL' }),
    ...personFields,
    firstName: { ...personFields.firstName, found: 'name', similar: true },
    lastName: customerLastName,
    emailAddress: { ...personFields.emailAddress, found: 'code' },
    phoneNumber: { ...personFields.phoneNumber, indexed: true, found: 'phone' },
    otherNumber: { ...personFields.otherNumber, found: 'phone' },
    nationalId: { ...personFields.nationalId, indexed: true },
    /** Null: the brand's language. */
    language: oneOf(LANGUAGE_CODES, {
      label: 'Language of messages',
      help: 'Leave blank to use the language of your brand.',
    }),
    stage: oneOf(CLIENT_STAGES, { default: 'LEAD', filter: 'stages' }),
    tags: tags(),
    wasReferred: boolean({ default: false, filter: 'wasReferred' }),
    coverageCheckId: reference('coverage-checks', { label: 'Coverage check', sharesPerson: true }),
    agentId: reference('business-sales-agents', { label: 'Sales agent' }),
    sellerId,
    lostAt: dateTime({ label: 'Closed as lost', readOnly: true }),
    lostReason: text({ label: 'Loss reason', readOnly: true, maxLength: 200, personal: true }),
    /** From then on the client gets no reminders and no news, only messages about the service. */
    optedOutAt: dateTime({ label: 'Opted out of reminders', readOnly: true }),
    /** The client that has all of this duplicate's records. */
    mergedIntoId: reference('clients', { label: 'Merged into', readOnly: true }),
    mergedAt: dateTime({ label: 'Merged', readOnly: true }),
  },
  list: {
    columns: ['clientNumber', 'firstName', 'phoneNumber', 'placeOfResidence', 'stage', 'dateCreated'],
  },
  screens: [
    { list: 'clients', details: 'client-details', menu: { label: 'Clients', order: 30, permissions: ['View Leads'] } },
    {
      list: 'customers',
      details: 'customer-details',
      label: 'Customers',
      filter: { stages: 'CUSTOMER' },
      beside: 'clients',
    },
  ],
  replacedBy: 'mergedIntoId',
  retention: [
    { days: RETENTION.leads.days, by: 'lostAt' },
    { days: RETENTION.merges.days, by: 'mergedAt' },
  ],
  access: { list: 'View Leads', create: 'Create Leads', update: 'Update Leads', whose: SALES_OWNERSHIP },
});
