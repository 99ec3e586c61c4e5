import { subscriptionForms } from '../subscriptionForms';
import { demoCheck, demoSeller } from './brought';
import { declareDemo } from './declareDemo';
import { copiedClient } from './person';

export const subscriptionFormsDemo = declareDemo(subscriptionForms, {
  from: 'clients',
  where: (client) => ['PROSPECT', 'SUBSCRIBED', 'CUSTOMER'].includes(client.stage as string),
  fields: {
    clientId: ({ source }) => source.id as string,
    ...copiedClient,
    installationAddress: ({ source }) => source.placeOfResidence as string,
    coverageCheckId: demoCheck,
    agentId: ({ source }) => source.agentId as string | null,
    sellerId: demoSeller,
    status: ({ source, weighted }) =>
      source.stage === 'CUSTOMER'
        ? 'PAID'
        : weighted([
            ['NEW', 5],
            ['PAYMENT_PENDING', 4],
            ['CANCELLED', 1],
          ] as const),
  },
});
