import { defineResource } from './defineResource';
import { boolean, email, phone, reference, sequence, text } from './kinds';
import { demoPhone } from './person';

/** Agencies whose links (`/subscribe/:agentId`) bring clients. */
export const businessSalesAgents = defineResource({
  name: 'business-sales-agents',
  label: ['Business sales agent', 'Business sales agencies'],
  icon: 'store',
  representation: (agent) => agent.name,
  fields: {
    agentNumber: sequence({ prefix: 'AG' }),
    name: text({ required: true, searchable: true, unique: true, maxLength: 120 }),
    agentTypeId: reference('business-sales-agent-types', { label: 'Type' }),
    contactPerson: text({
      searchable: true,
      maxLength: 120,
      demo: ({ pick }) => pick(['Grace Nansubuga', 'Peter Okello', 'Ruth Asiimwe']),
    }),
    phoneNumber: phone({ required: true, searchable: true, demo: demoPhone }),
    emailAddress: email(),
    userId: reference('users', {
      label: 'Sign-in',
      help: 'The user who sells for the agency.',
      demo: ({ index, rows }) =>
        (rows('users').find(({ emailAddress }) => index === 0 && emailAddress === 'agent@kitara.example')?.id as
          | string
          | undefined) ?? null,
    }),
    active: boolean({ default: true, filter: 'active' }),
  },
  list: { columns: ['agentNumber', 'name', 'agentTypeId', 'contactPerson', 'phoneNumber', 'active'] },
  screens: [
    {
      list: 'business-sales-agencies',
      details: 'sales-agency-details',
      menu: {
        group: 'Sales Agents',
        label: 'Business Sales Agencies',
        order: 10,
        permissions: ['View Business Sales Agents'],
      },
    },
  ],
  access: {
    list: 'View Business Sales Agents',
    create: 'Create Business Sales Agents',
    update: 'Update Business Sales Agents',
    whose: { agency: 'id' },
  },
  demo: {
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
  },
});
