import { expect, it } from 'vitest';
import { lightFault, lightText } from './opticalPower';

it('an ONU works between −27 and −8 dBm', () => {
  expect([-27.1, -27, -20, -8, -7.9].map(lightFault)).toEqual(['too weak', null, null, null, 'too strong']);
  expect(lightText(-28.34)).toBe('−28.3 dBm, too weak');
});
