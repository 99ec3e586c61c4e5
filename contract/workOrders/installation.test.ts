import { expect, it } from 'vitest';
import { WORK_ORDER_STATUSES, WORK_ORDER_TYPES } from '../statuses';
import { deviceStepOf, missingForDone, unfinishedRefusal } from './installation';

it.each([
  ['SURVEY', null, null],
  ['INSTALLATION', 'INSTALL', 'REPLACE'],
  ['REPAIR', null, 'REPLACE'],
  ['RECOVERY', null, null],
  ['RELOCATION', null, 'REPLACE'],
] as const)('%s: without a device the visit offers %s, with one %s', (type, without, withOne) => {
  expect([deviceStepOf({ type, status: 'ACTIVE' }, false), deviceStepOf({ type, status: 'ACTIVE' }, true)]).toEqual([
    without,
    withOne,
  ]);
});

it.each(WORK_ORDER_STATUSES)('%s: a device is installed only on an open visit', (status) => {
  const isOpen = status !== 'CLOSED' && status !== 'NOT_FEASIBLE';
  expect(deviceStepOf({ type: 'INSTALLATION', status }, false)).toBe(isOpen ? 'INSTALL' : null);
});

it('an installation is done with both its device and its signal, other visits without', () => {
  const installation = { type: 'INSTALLATION', deviceId: 'onu', signalDbm: -20 } as const;
  expect(unfinishedRefusal(installation)).toBeNull();
  expect(unfinishedRefusal({ ...installation, signalDbm: null })?.errors).toEqual({ signalDbm: 'is required' });
  expect(unfinishedRefusal({ ...installation, deviceId: null, signalDbm: null })).toMatchObject({
    code: 'invalid',
    errors: { deviceId: 'is required', signalDbm: 'is required' },
  });
  for (const type of WORK_ORDER_TYPES.filter((each) => each !== 'INSTALLATION'))
    expect(missingForDone({ type, deviceId: null, signalDbm: null })).toEqual([]);
});
