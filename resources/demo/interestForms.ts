import { interestForms } from '../interestForms';
import { demoCheck, demoSeller } from './brought';
import { declareDemo } from './declareDemo';
import { copiedClient } from './person';

export const interestFormsDemo = declareDemo(interestForms, {
  from: 'clients',
  where: (client) => client.stage === 'INTERESTED' || client.stage === 'LEAD',
  fields: {
    clientId: ({ source }) => source.id as string,
    ...copiedClient,
    coverageCheckId: demoCheck,
    agentId: ({ source }) => source.agentId as string | null,
    sellerId: demoSeller,
    notes: () => null,
  },
});
