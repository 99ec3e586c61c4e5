import { expect, it } from 'vitest';
import { inEnglish } from '../../i18n/testWording';
import { lightText } from './opticalPower';

it('says whether the power of the light is good', () => {
  expect([-20, -26.3, -28.34, -7.5].map((dbm) => lightText(dbm, inEnglish.t))).toEqual([
    '−20.0 dBm, good',
    '−26.3 dBm, weak',
    '−28.3 dBm, too weak',
    '−7.5 dBm, too strong',
  ]);
});
