import { defineResource } from './defineResource';
import { decimal, longText, text } from './kinds';

/** On what terms agencies sell for us. */
export const businessSalesAgentTypes = defineResource({
  name: 'business-sales-agent-types',
  label: ['Sales agency type', 'Sales agency types'],
  icon: 'tag',
  representation: (type) => type.name,
  fields: {
    name: text({ required: true, searchable: true, unique: true, maxLength: 60 }),
    description: longText({ maxLength: 300 }),
    commissionPercent: decimal({ label: 'Commission (%)', required: true, min: 0, max: 100 }),
  },
  list: { columns: ['name', 'description', 'commissionPercent'] },
  screens: [{ list: 'sales-agency-types', details: 'sales-agency-type-details', beside: 'business-sales-agencies' }],
  access: {
    list: 'View Business Sales Agents',
    create: 'Update Business Sales Agents',
    update: 'Update Business Sales Agents',
    whose: 'everybody',
  },
  listedAs: 'business-sales-agents/types',
  demo: {
    rows: [
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
    ].map(([name, description, commissionPercent]) => ({ name, description, commissionPercent })),
  },
});
