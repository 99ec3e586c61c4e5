import { expect, it } from 'vitest';
import { hasShortMapLink } from './shortMapLink';

it.each([
  ['https://maps.app.goo.gl/AbCdEf123', true],
  ['I am here: https://goo.gl/maps/AbCdEf', true],
  ['https://osm.org/go/abc', true],
  ['https://www.google.com/maps/@0.356,32.616,17z', false],
  ['Ntinda', false],
])('whether %j is a short link of a map: %s', (text, expected) => expect(hasShortMapLink(text)).toBe(expected));
