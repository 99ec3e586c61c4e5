import { INTEREST_FORM_STATUSES } from '../contract/statuses';
import { BROUGHT, sellerId } from './brought';
import { defineResource } from './defineResource';
import { longText, oneOf, reference } from './kinds';
import { clientGroup } from './person';

/** Somebody wants fibre where it is not yet. */
export const interestForms = defineResource({
  name: 'interest-forms',
  label: ['Interest form', 'Interest forms'],
  icon: 'hand',
  representation: (form) => `${form.client.firstName} ${form.client.lastName}`,
  headline: { states: ['status'], about: ['client.phoneNumber', 'coverageCheckId', 'agentId'] },
  fields: {
    clientId: reference('clients', { required: true, readOnly: true }),
    client: clientGroup(),
    coverageCheckId: reference('coverage-checks', { label: 'Coverage check', createOnly: true }),
    agentId: reference('business-sales-agents', { label: 'Sales agent', createOnly: true }),
    sellerId,
    status: oneOf(INTEREST_FORM_STATUSES, { default: 'NEW', filter: 'statuses' }),
    notes: longText(),
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
  access: { list: 'View Interest Forms', update: 'Update Interest Forms', whose: [BROUGHT, { through: 'clientId' }] },
});
