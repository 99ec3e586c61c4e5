import { CLIENT_STAGES } from '../contract/statuses';
import { BROUGHT, demoAgency, sellerId } from './brought';
import { defineResource } from './defineResource';
import type { Demo } from './demo/Demo';
import { boolean, oneOf, reference, sequence } from './kinds';
import { personFields } from './person';

/** About one client in seven is brought by the demo agency, with a coverage check of its own. */
const isDemoAgencys = ({ index }: Demo) => index % 7 === 2;

/** People on their way to becoming customers, and those who did. */
export const clients = defineResource({
  name: 'clients',
  label: ['Client', 'Clients'],
  icon: 'users',
  representation: (client) => `${client.firstName} ${client.lastName}`,
  fields: {
    clientNumber: sequence({ prefix: 'CL' }),
    ...personFields,
    phoneNumber: { ...personFields.phoneNumber, indexed: true },
    stage: oneOf(CLIENT_STAGES, {
      default: 'LEAD',
      filter: 'stages',
      demo: ({ index }) => CLIENT_STAGES[index % 9] ?? 'CUSTOMER',
    }),
    wasReferred: boolean({ default: false, filter: 'wasReferred', demo: ({ random }) => random() < 0.2 }),
    coverageCheckId: reference('coverage-checks', {
      label: 'Coverage check',
      demo: (demo) => {
        const any = demo.pick(demo.rows('coverage-checks'));
        const theirs = demo.rows('coverage-checks').filter(({ agentId }) => agentId !== null);
        return (isDemoAgencys(demo) ? theirs[demo.index % theirs.length] : any)?.id as string;
      },
    }),
    agentId: reference('business-sales-agents', {
      label: 'Sales agent',
      demo: (demo) => {
        const { random, pick, rows } = demo;
        const any = random() < 0.3 ? (pick(rows('business-sales-agents')).id as string) : null;
        if (isDemoAgencys(demo)) return demoAgency(demo);
        return any === demoAgency(demo) ? null : any;
      },
    }),
    sellerId,
  },
  list: {
    columns: ['clientNumber', 'firstName', 'lastName', 'phoneNumber', 'placeOfResidence', 'stage', 'dateCreated'],
  },
  screens: [
    { list: 'clients', details: 'client-details', menu: { label: 'Clients', order: 30, permissions: ['View Leads'] } },
    {
      list: 'customers',
      details: 'customer-details',
      label: 'Customers',
      filter: { stages: 'CUSTOMER' },
      beside: 'clients',
    },
  ],
  access: { list: 'View Leads', create: 'Create Leads', update: 'Update Leads', whose: BROUGHT },
  demo: { count: 150 },
});
