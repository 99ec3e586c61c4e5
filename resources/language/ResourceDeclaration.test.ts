import { expect, it } from 'vitest';
import { dateTime, group, money, reference, text } from './kinds';
import type { ResourceDeclaration } from './ResourceDeclaration';

const fields = {
  name: text(),
  owner: group({ firstName: text() }),
  sellerId: reference('users'),
  boatId: reference('boats'),
  price: money(),
  soldAt: dateTime(),
};
type Declared = ResourceDeclaration<typeof fields>;

it('columns and sums must be paths of declared fields', () => {
  const right: Declared['list'] = {
    columns: ['id', 'name', 'owner.firstName', 'dateCreated'],
    sum: { field: 'price', by: 'name', first: 'Dhow' },
  };
  // @ts-expect-error There is no firstName outside its group.
  const wrong: Declared['list'] = { columns: ['firstName'] };
  // @ts-expect-error A group is no column.
  const wholeGroup: Declared['list'] = { columns: ['owner'] };
  // @ts-expect-error There are no prices.
  const unsummed: Declared['list'] = { columns: [], sum: { field: 'prices', by: 'name', first: 'Dhow' } };
  // @ts-expect-error There is no soldOn.
  const screens: Declared['screens'] = [{ list: 'boats', columns: ['soldOn'] }];
  expect([right, wrong, wholeGroup, unsummed, screens]).toHaveLength(5);
});

it('retention must refer to declared fields', () => {
  const right: Declared['retention'] = [{ days: 1, by: 'soldAt', where: { name: ['Dhow'] } }];
  // @ts-expect-error There is no soldOn.
  const wrong: Declared['retention'] = [{ days: 1, by: 'soldOn' }];
  // @ts-expect-error There is no status.
  const wrongWhere: Declared['retention'] = [{ days: 1, by: 'soldAt', where: { status: ['SOLD'] } }];
  expect([right, wrong, wrongWhere]).toHaveLength(3);
});

it('owners and subjects must be paths of declared fields', () => {
  const right: Declared['access'] = { whose: [{ seller: 'sellerId' }, { through: 'boatId' }], about: 'name' };
  // @ts-expect-error There is no agentId.
  const wrongAgency: Declared['access'] = { whose: { seller: 'sellerId', agency: 'agentId' } };
  // @ts-expect-error There is no shipId.
  const wrongWay: Declared['access'] = { whose: { through: 'shipId' } };
  // @ts-expect-error There is no resource.
  const wrongSubject: Declared['access'] = { about: 'resource' };
  expect([right, wrongAgency, wrongWay, wrongSubject]).toHaveLength(4);
});
