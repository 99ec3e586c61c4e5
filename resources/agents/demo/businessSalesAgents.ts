import { declareDemo } from '../../language/demo/declareDemo';
import { demoPhone } from '../../language/demo/phone';
import { businessSalesAgents } from '../businessSalesAgents';

export const businessSalesAgentsDemo = declareDemo(businessSalesAgents, {
  rows: [
    'Nile Connect Agencies',
    'Pearl Fibre Partners',
    'Ssese Sales',
    'Rwenzori Reach',
    'Kampala Last Mile',
    'Entebbe Online',
    'Jinja Links',
    'Mukono Digital',
    'Seven Hills Sales',
    'Victoria Connect',
    'Crested Crane Agencies',
    'Equator Networks',
  ].map((name) => ({ name })),
  fields: {
    contactPerson: ({ pick }) => pick(['Grace Nansubuga', 'Peter Okello', 'Ruth Asiimwe']),
    phoneNumber: demoPhone,
    userId: ({ index, rows }) =>
      (rows('users').find(({ emailAddress }) => index === 0 && emailAddress === 'agent@kitara.example')?.id as
        | string
        | undefined) ?? null,
  },
});
