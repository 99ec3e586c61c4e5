import { RETENTION } from '../../contract/privacy/retention';
import { SUBSCRIPTION_FORM_STATUSES } from '../../contract/statuses';
import { defineResource } from '../language/defineResource';
import { oneOf, reference, sequence, text } from '../language/kinds';
import { clientGroup } from '../language/person';
import { SALES_OWNERSHIP, sellerId } from '../language/salesOwnership';

/** A client's order of a package, before it is paid. */
export const subscriptionForms = defineResource({
  name: 'subscription-forms',
  label: ['Subscription form', 'Subscription forms'],
  icon: 'clipboard-list',
  representation: (form) => form.formNumber,
  headline: { states: ['status'], whom: ['client.firstName'], about: ['productId', 'client.phoneNumber'] },
  fields: {
    formNumber: sequence({ prefix: 'SF' }),
    clientId: reference('clients', { required: true, readOnly: true }),
    client: clientGroup(),
    productId: reference('products', { required: true, label: 'Package' }),
    buildingTypeId: reference('building-types', { label: 'Building type' }),
    installationAddress: text({ maxLength: 200, personal: true }),
    coverageCheckId: reference('coverage-checks', { label: 'Coverage check', createOnly: true, sharesPerson: true }),
    agentId: reference('business-sales-agents', { label: 'Sales agent', createOnly: true }),
    sellerId,
    status: oneOf(SUBSCRIPTION_FORM_STATUSES, { default: 'NEW', filter: 'statuses', readOnly: true }),
  },
  list: {
    columns: ['formNumber', 'client.firstName', 'client.phoneNumber', 'productId', 'status', 'dateCreated'],
  },
  screens: [
    {
      list: 'subscription',
      details: 'subscription-details',
      menu: { group: 'Onboarding', label: 'Subscription Forms', order: 20, permissions: ['View Subscription Form'] },
    },
  ],
  retention: [{ days: RETENTION.leads.days, by: 'dateUpdated', where: { status: ['CANCELLED'] } }],
  access: {
    list: 'View Subscription Form',
    update: 'Update Subscription Form',
    whose: [SALES_OWNERSHIP, { through: 'clientId' }],
  },
});
