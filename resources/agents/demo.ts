import { declareDemo } from '../language/demo/declareDemo';
import { demoPhone } from '../language/demo/people';
import { businessSalesAgents } from './businessSalesAgents';
import { businessSalesAgentTypes } from './businessSalesAgentTypes';

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

export const businessSalesAgentTypesDemo = declareDemo(businessSalesAgentTypes, {
  rows: (
    [
      ['Agency', 'A company with its own sales people.', 8],
      ['Dealer', 'A shop that also sells phones and routers.', 6],
      ['Freelancer', 'One person, paid for each client.', 10],
      ['Estate agent', 'Brings tenants of new buildings.', 7.5],
      ['Developer', 'Brings whole buildings before they are let.', 5],
      ['Campus ambassador', 'A student who sells in hostels.', 10],
      ['Installer', 'An electrician who brings the house along.', 6],
      ['Community group', 'A savings group or association.', 9],
      ['Corporate partner', 'Sells our lines with its own services.', 4],
      ['Online affiliate', 'A web site that links to us.', 3.5],
      ['Reseller', 'Sells on under its own name.', 12],
    ] as const
  ).map(([name, description, commissionPercent]) => ({ name, description, commissionPercent })),
});
