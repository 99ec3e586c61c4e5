import { expect, it } from 'vitest';
import { inEnglish } from '../../i18n/testWording';
import { lightFault, lightText } from './opticalPower';

it('an ONU works between −27 and −8 dBm', () => {
  expect([-27.1, -27, -20, -8, -7.9].map(lightFault)).toEqual([
    'accounts.tooWeak',
    null,
    null,
    null,
    'accounts.tooStrong',
  ]);
  expect(lightText(-28.34, inEnglish.t)).toBe('−28.3 dBm, too weak');
});
