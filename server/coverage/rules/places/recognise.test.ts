import { expect, it } from 'vitest';
import type { Place } from './Place';
import { readAddress } from './readAddress';
import { recognise } from './recognise';

const place = (id: string, name: string, more: Partial<Place> = {}): Place => ({
  id,
  name,
  otherNames: null,
  kind: 'AREA',
  district: 'Kampala',
  parentId: null,
  point: null,
  areaId: null,
  ...more,
});
const NTINDA = place('ntinda', 'Ntinda', { point: { latitude: 0.354, longitude: 32.612 } });
const STRETCHER = place('stretcher', 'Stretcher', { point: { latitude: 0.36, longitude: 32.62 } });
const MENGO = place('mengo', 'Mengo', { point: { latitude: 0.305, longitude: 32.56 } });
const KAMPALA = place('kampala', 'Kampala', { kind: 'CITY' });
const JINJA = place('jinja', 'Jinja', { kind: 'CITY', district: 'Jinja' });
const WALUKUBA = place('walukuba', 'Walukuba', { district: 'Jinja', parentId: 'jinja' });
const TWIN_A = place('a', 'Kitintale');
const TWIN_B = place('b', 'Kitintale', { district: 'Jinja', parentId: 'jinja' });
const NAMUGONGO = place('namugongo', 'Namugongo', { district: 'Wakiso' });
const BUKASTO = place('bukasto', 'Bukasto');
const BUKASSA = place('bukassa', 'Bukatsa');
const ALL = [NAMUGONGO, BUKASTO, BUKASSA, NTINDA, STRETCHER, MENGO, KAMPALA, JINJA, WALUKUBA, TWIN_A, TWIN_B];

const recognised = (text: string) => {
  const reading = recognise(readAddress(text, 'Uganda'), ALL, 'Uganda');
  if ('place' in reading) return [reading.outcome, reading.place.id];
  return 'places' in reading ? [reading.outcome, ...reading.places.map(({ id }) => id).sort()] : [reading.outcome];
};

it.each([
  ['Ntinda', ['RECOGNISED', 'ntinda']],
  ['Plot 4, Ntinda, Kampala', ['RECOGNISED', 'ntinda']],
  ['Kampala', ['WIDE', 'kampala']],
  ['Kitintale', ['SEVERAL', 'a', 'b']],
  ['Kitintale, Jinja', ['RECOGNISED', 'b']],
  ['Stretcher, Ntinda', ['RECOGNISED', 'stretcher']],
  ['Mengo, Ntinda', ['SEVERAL', 'mengo', 'ntinda']],
  ['Ntinda, Jinja', ['SEVERAL', 'ntinda']],
  ['Ntinda, Somewhere', ['SEVERAL', 'ntinda']],
  ['Ntinda Road', ['SEVERAL', 'ntinda']],
  ['Ntinda Road, Kampala', ['SEVERAL', 'ntinda']],
  ['Ntinda Road, Jinja', ['WIDE', 'jinja']],
  ['Somewhere, Kampala', ['UNKNOWN']],
  ['Somewhere', ['UNKNOWN']],
  ['Ntinda, Nairobi', ['UNKNOWN']],
  // One letter too few, too many or swapped is a typing error; another letter is another place.
  ['Stretchr', ['RECOGNISED', 'stretcher']],
  ['Stretchfer', ['RECOGNISED', 'stretcher']],
  ['Stretcehr', ['RECOGNISED', 'stretcher']],
  ['Stretcjer', ['SEVERAL', 'stretcher']],
  ['Namuwongo', ['SEVERAL', 'namugongo']],
  // A typing error is a question if another name is similar.
  ['Bukasto', ['RECOGNISED', 'bukasto']],
  ['Bukatso', ['SEVERAL', 'bukassa', 'bukasto']],
])('"%s" is %j', (text, outcome) => expect(recognised(text)).toEqual(outcome));
