import type { Permission } from '../../contract/access/permissions';
import { defineResource } from '../../resources/language/defineResource';
import { group, money, oneOf, reference, sequence, text } from '../../resources/language/kinds';

/** Declarations for tests, which the product does not have. */
export const ports = defineResource({
  name: 'ports',
  label: ['Port', 'Ports'],
  representation: (port) => port.name,
  fields: { name: text({ required: true, searchable: true }) },
  screens: [{ list: 'ports', details: 'port-details' }],
  access: { list: 'View Leads' },
});

export const ships = defineResource({
  name: 'ships',
  label: ['Ship', 'Ships'],
  representation: (ship) => ship.number,
  fields: {
    number: sequence({ prefix: 'SH' }),
    portId: reference('ports', { label: 'Home port' }),
    fare: money(),
    status: oneOf(['NEW', 'NOT_FEASIBLE'], { default: 'NEW', filter: 'statuses' }),
    captain: group({ firstName: text({ required: true, searchable: true }) }, 'Captain'),
  },
  list: { columns: ['number', 'portId', 'fare', 'status', 'dateCreated'], pageSize: 20 },
  screens: [{ list: 'ships', details: 'ship-details', label: 'Fleet', filter: { types: 'SEA' } }],
  access: { list: 'View Leads', create: 'Create Leads', update: 'Update Leads', remove: 'Delete Users' },
});

export const VIEWER: Permission[] = ['View Leads'];

export const aShip = {
  id: 's1',
  number: 'SH-000001',
  portId: 'p1',
  fare: 149_000,
  status: 'NOT_FEASIBLE',
  captain: { firstName: 'Grace' },
  dateCreated: '2026-11-20T21:30:00.000Z',
  dateUpdated: '2026-11-20T21:30:00.000Z',
};
export const aPort = { ...aShip, id: 'p1', name: 'Entebbe' };
