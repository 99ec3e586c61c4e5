import { RETENTION } from '../../contract/privacy/retention';
import { INTEREST_FORM_STATUSES } from '../../contract/statuses';
import { defineResource } from '../language/defineResource';
import { dateTime, longText, oneOf, reference, text } from '../language/kinds';
import { clientGroup } from '../language/person';
import { SALES_OWNERSHIP, sellerId } from '../language/salesOwnership';

/** A request for fibre at a place that does not have it yet. */
export const interestForms = defineResource({
  name: 'interest-forms',
  label: ['Interest form', 'Interest forms'],
  icon: 'hand',
  representation: (form) => `${form.client.firstName} ${form.client.lastName}`,
  headline: { states: ['status'], about: ['client.phoneNumber', 'coverageCheckId', 'agentId'] },
  fields: {
    clientId: reference('clients', { required: true, readOnly: true }),
    client: clientGroup(),
    coverageCheckId: reference('coverage-checks', { label: 'Coverage check', createOnly: true, sharesPerson: true }),
    agentId: reference('business-sales-agents', { label: 'Sales agent', createOnly: true }),
    sellerId,
    status: oneOf(INTEREST_FORM_STATUSES, { default: 'NEW', filter: 'statuses' }),
    notes: longText(),
    /** When the person agreed to be notified, and to which version of the text (contract/privacy/consent.ts). */
    consentedAt: dateTime({ label: 'Consent given', readOnly: true }),
    consentVersion: text({ label: 'Consent text', readOnly: true, maxLength: 20 }),
  },
  list: {
    columns: ['client.firstName', 'client.phoneNumber', 'coverageCheckId', 'status', 'dateCreated'],
  },
  screens: [
    {
      list: 'interest',
      details: 'interest-details',
      menu: { group: 'Onboarding', label: 'Interest Forms', order: 10, permissions: ['View Interest Forms'] },
    },
  ],
  undoable: true,
  retention: [{ days: RETENTION.interest.days, by: 'dateUpdated', where: { status: ['CLOSED'] } }],
  access: {
    list: 'View Interest Forms',
    update: 'Update Interest Forms',
    whose: [SALES_OWNERSHIP, { through: 'clientId' }],
  },
});
