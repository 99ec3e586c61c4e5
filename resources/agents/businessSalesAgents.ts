import { defineResource } from '../language/defineResource';
import { boolean, email, phone, reference, sequence, text } from '../language/kinds';

/** Agencies whose links (`/subscribe/:agentId`) bring clients. */
export const businessSalesAgents = defineResource({
  name: 'business-sales-agents',
  label: ['Business sales agent', 'Business sales agencies'],
  icon: 'store',
  representation: (agent) => agent.name,
  headline: { states: ['active'], about: ['contactPerson', 'phoneNumber', 'agentTypeId'] },
  fields: {
    agentNumber: sequence({ prefix: 'AG' }),
    name: text({ required: true, searchable: true, unique: true, maxLength: 120 }),
    agentTypeId: reference('business-sales-agent-types', { label: 'Type' }),
    contactPerson: text({ searchable: true, maxLength: 120 }),
    phoneNumber: phone({ required: true, searchable: true }),
    emailAddress: email(),
    userId: reference('users', { label: 'Sign-in', help: 'The user who sells for the agency.' }),
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
});
