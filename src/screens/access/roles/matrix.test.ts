import { describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../../../../contract/access/permissions';
import { inEnglish } from '../../../i18n/testWording';
import { areasHeld, areasMatching, rolePermissions } from './access';
import { changeOf, type MatrixRole, shownOf, stepOf, toggled } from './matrix';

const role: MatrixRole = { id: 'r', name: 'Desk', scope: 'ALL', permissions: ['Use System', 'View Users'] };

describe('a draft', () => {
  it('gains and loses the toggled permissions, and disappears once nothing differs', () => {
    const gained = toggled({}, role, 'View Roles');
    expect(gained).toEqual({ r: { add: ['View Roles'], remove: [] } });
    expect(shownOf(role, gained)).toEqual(['Use System', 'View Users', 'View Roles']);
    const both = toggled(gained, role, 'Use System');
    expect(changeOf(role, shownOf(role, both))).toEqual({ added: ['View Roles'], removed: ['Use System'] });
    expect(toggled(toggled(both, role, 'Use System'), role, 'View Roles')).toEqual({});
  });

  it('does not undo what someone else has changed in the role', () => {
    const gained = toggled({}, role, 'View Roles');
    const now: MatrixRole = { ...role, permissions: ['Use System', 'View Leads'] };
    expect(changeOf(now, shownOf(now, gained))).toEqual({ added: ['View Roles'], removed: [] });
  });

  it('does not affect other roles', () => {
    const other: MatrixRole = { id: 'o', name: 'Other', scope: 'ALL', permissions: [] };
    const drafts = toggled(toggled({}, role, 'View Roles'), other, 'Use System');
    expect(shownOf(other, drafts)).toEqual(['Use System']);
    expect(toggled(drafts, other, 'Use System')).toEqual(toggled({}, role, 'View Roles'));
  });
});

it.each([
  ['ArrowDown', false, [1, 0]],
  ['ArrowUp', true, [-1, 0]],
  ['ArrowRight', false, [0, 1]],
  ['ArrowRight', true, [0, -1]],
  ['ArrowLeft', true, [0, 1]],
  ['Tab', false, null],
])('%s (right to left: %s) moves by %j', (key, rtl, step) => {
  expect(stepOf(key, rtl)?.map((each) => each + 0) ?? null).toEqual(step);
});

describe('areas', () => {
  it('contain every permission once', () => {
    expect(areasMatching('', inEnglish.word).flatMap(({ permissions }) => permissions)).toEqual(PERMISSIONS);
  });

  it('are found by their own names and by those of permissions', () => {
    expect(areasMatching(' DEVICES ', inEnglish.word).map(({ name }) => name)).toEqual(['Work orders', 'Devices']);
    expect(areasMatching('wi-fi', inEnglish.word)).toEqual([{ name: 'Devices', permissions: ['Change Wi-Fi'] }]);
    expect(areasMatching('nothing like it', inEnglish.word)).toEqual([]);
  });

  it('show the permissions of a role', () => {
    expect(areasHeld(['View Users', 'Use System', 'Unknown'])).toEqual([
      { name: 'System', permissions: ['Use System'] },
      { name: 'Users and roles', permissions: ['View Users'] },
    ]);
  });
});

it('several roles grant the permissions of each of them, once', () => {
  expect(rolePermissions([role, { permissions: ['View Users', 'View Leads'] }])).toEqual([
    'Use System',
    'View Users',
    'View Leads',
  ]);
});
