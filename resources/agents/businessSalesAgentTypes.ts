import { defineResource } from '../language/defineResource';
import { decimal, longText, text } from '../language/kinds';

/** The terms on which agencies sell for us. */
export const businessSalesAgentTypes = defineResource({
  name: 'business-sales-agent-types',
  label: ['Sales agency type', 'Sales agency types'],
  icon: 'tag',
  representation: (type) => type.name,
  headline: { value: 'commissionPercent', about: ['description'] },
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
});
