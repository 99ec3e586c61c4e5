import { SUBSCRIPTION_FORM_STATUSES } from '../contract/statuses';
import { BROUGHT, demoCheck, sellerId } from './brought';
import { defineResource } from './defineResource';
import { oneOf, reference, sequence, text } from './kinds';
import { clientCopy } from './person';

/** A client's order of a package, before it is paid. */
export const subscriptionForms = defineResource({
  name: 'subscription-forms',
  label: ['Subscription form', 'Subscription forms'],
  icon: 'clipboard-list',
  representation: (form) => form.formNumber,
  fields: {
    formNumber: sequence({ prefix: 'SF' }),
    clientId: reference('clients', { required: true, readOnly: true, demo: ({ source }) => source.id as string }),
    client: clientCopy(),
    productId: reference('products', { required: true, label: 'Package' }),
    buildingTypeId: reference('building-types', { label: 'Building type' }),
    installationAddress: text({ maxLength: 200, demo: ({ source }) => source.placeOfResidence as string }),
    coverageCheckId: reference('coverage-checks', {
      label: 'Coverage check',
      createOnly: true,
      demo: demoCheck,
    }),
    agentId: reference('business-sales-agents', {
      label: 'Sales agent',
      createOnly: true,
      demo: ({ source }) => source.agentId as string | null,
    }),
    sellerId,
    status: oneOf(SUBSCRIPTION_FORM_STATUSES, {
      default: 'NEW',
      filter: 'statuses',
      readOnly: true,
      demo: ({ source, weighted }) =>
        source.stage === 'CUSTOMER'
          ? 'PAID'
          : weighted([
              ['NEW', 5],
              ['PAYMENT_PENDING', 4],
              ['CANCELLED', 1],
            ] as const),
    }),
  },
  list: {
    columns: [
      'formNumber',
      'client.firstName',
      'client.lastName',
      'client.phoneNumber',
      'productId',
      'status',
      'dateCreated',
    ],
  },
  screens: [
    {
      list: 'subscription',
      details: 'subscription-details',
      menu: { group: 'Onboarding', label: 'Subscription Forms', order: 20, permissions: ['View Subscription Form'] },
    },
  ],
  access: {
    list: 'View Subscription Form',
    update: 'Update Subscription Form',
    whose: [BROUGHT, { through: 'clientId' }],
  },
  demo: { from: 'clients', where: (client) => ['PROSPECT', 'SUBSCRIBED', 'CUSTOMER'].includes(client.stage as string) },
});
