import { describe, expect, it } from 'vitest';
import { storedResources } from '..';
import { actions } from '../catalogue/actions';
import { declarationFaults } from './declarationFaults';
import { defineResource } from './defineResource';
import { oneOf, reference, text } from './kinds';

const base = { label: ['Port', 'Ports'], icon: 'ship' } as const;
const ports = defineResource({ ...base, name: 'ports', fields: { name: text() }, screens: [{ list: 'ports' }] });
const actionOf = (name: string, path: string, resource: string) => ({
  ...({ name, method: 'POST', base: 'v1', path } as const),
  audit: { resource, action: 'ACTION' } as const,
});

it('finds no fault in our declarations', () => {
  expect(declarationFaults(storedResources, Object.values(actions))).toEqual([]);
});

describe('each mistake is one sentence with its remedy', () => {
  it.each([
    [
      'a reference to an unknown resource',
      [ports, defineResource({ ...base, name: 'ships', fields: { portId: reference('prots') } })],
      [],
      'ships.portId refers to "prots", which is not the name of a resource: correct it.',
    ],
    [
      'two resources with one name',
      [ports, { ...ports, screens: [] }],
      [],
      'Two resources are named "ports": give one of them another name.',
    ],
    [
      'two fields with one filter',
      [
        defineResource({
          ...base,
          name: 'ships',
          fields: { status: oneOf(['NEW'], { filter: 'statuses' }), flag: text({ filter: 'statuses' }) },
        }),
      ],
      [],
      'ships: status and flag have the same filter "statuses": rename one of them.',
    ],
    [
      'two screens with one route',
      [ports, defineResource({ ...base, name: 'ships', fields: { name: text() }, screens: [{ list: 'ports' }] })],
      [],
      'Two screens have the list route "ports": give one of them another route.',
    ],
    [
      'a details page without a headline',
      [
        defineResource({
          ...base,
          name: 'ships',
          fields: { name: text() },
          screens: [{ list: 'ships', details: 'ship' }],
        }),
      ],
      [],
      'ships has a details page without a headline: name the fields at its top.',
    ],
    [
      'two actions with one call',
      [ports],
      [actionOf('open', 'ports/{id}/open', 'ports'), actionOf('unlock', 'ports/{portId}/open', 'ports')],
      'The actions open and unlock have the same call POST v1/ports/{}/open: change one path.',
    ],
    [
      'an audit entry about an unknown resource',
      [ports],
      [actionOf('open', 'ports/open', 'port')],
      'The audit entry of the action open is about "port", which is not the name of a resource: correct it.',
    ],
    [
      'an icon that is not bundled',
      [ports, defineResource({ ...base, name: 'ships', icon: 'shp', fields: { name: text() } })],
      [],
      'ships has the icon "shp", which is not bundled: run `npm run icons:add -- shp`, or correct its name.',
    ],
  ])('%s', (_mistake, resources, given, sentence) => {
    expect(declarationFaults(resources, given, { icons: ['ship'], slots: [] })).toEqual([sentence]);
  });

  it('custom parts for an unknown resource', () => {
    expect(declarationFaults([ports], [], { icons: ['ship'], slots: ['ports', 'prots'] })).toEqual([
      'src/screens/slots.ts has parts for "prots", which is not the name of a resource: correct it.',
    ]);
  });
});
