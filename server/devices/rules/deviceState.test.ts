import { expect, it } from 'vitest';
import { DEVICE_STATES } from '../../../contract/statuses';
import { deviceStateRefusal } from './deviceState';

it.each(DEVICE_STATES)('a device that is %s has an account only if it is installed', (state) => {
  const fields = (accountId: string | null) => Object.keys(deviceStateRefusal({ state, accountId })?.errors ?? {});
  expect(fields('account')).toEqual(state === 'INSTALLED' ? [] : ['state']);
  expect(fields(null)).toEqual(state === 'INSTALLED' ? ['accountId'] : []);
});
