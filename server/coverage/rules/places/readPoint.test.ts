import { describe, expect, it } from 'vitest';
import { completeCode, nameInLink, readPoint } from './readPoint';

const at = (latitude: number, longitude: number) => ({ point: { latitude, longitude } });

describe('a point in a text', () => {
  it.each([
    ['0.3476, 32.5825', at(0.3476, 32.5825)],
    ['0.3476 32.5825', at(0.3476, 32.5825)],
    ['(0.3476; 32.5825)', at(0.3476, 32.5825)],
    ['0.3476° S, 32.5825° E', at(-0.3476, 32.5825)],
    ['N0.3476 W32.5825', at(0.3476, -32.5825)],
    ['lat: 0.3476 long: 32.5825', at(0.3476, 32.5825)],
    ['-90.000, 180.000', at(-90, 180)],
    ['90.001, 32.582', null],
    ['0.347, 180.001', null],
    // Three decimals are some 110 m, two are a kilometre.
    ['0.347, 32.58', at(0.347, 32.58)],
    ['0.34, 32.58', 'too wide'],
    // A plot and a block are not coordinates.
    ['12, 32', null],
    ['Plot 0.3476, 32.5825', null],
    ['Ntinda', null],
    ['', null],
  ])('reads %j as %j', (text, read) => {
    expect(readPoint(text)).toEqual(read);
  });

  it('reads degrees, minutes and seconds', () => {
    expect(readPoint(`0°20'51.4"N 32°34'57"E`)).toEqual(at(0.347611, 32.5825));
    expect(readPoint(`0°20.5'S 32°34.5'E`)).toEqual(at(-0.341667, 32.575));
  });

  it.each([
    'https://www.google.com/maps/place/Ntinda/@0.1,32.1,15z/data=!3d0.3476!4d32.5825',
    'https://www.google.com/maps/@0.3476,32.5825,17z',
    'https://maps.google.com/?q=0.3476,32.5825',
    'https://www.google.com/maps/search/0.3476,%2032.5825',
    'https://maps.apple.com/?ll=0.3476,32.5825&q=Home',
    'https://www.openstreetmap.org/?mlat=0.3476&mlon=32.5825#map=16/0.1/32.1',
    'https://www.openstreetmap.org/#map=16/0.3476/32.5825',
    'geo:0.3476,32.5825?z=17',
    'See https://maps.google.com/?q=0.3476%2C32.5825 for the gate',
  ])('reads %s', (link) => {
    expect(readPoint(link)).toEqual(at(0.3476, 32.5825));
  });

  it('reads the name in a link without a point, and accepts a broken one', () => {
    expect(readPoint('https://www.google.com/maps/place/Ntinda,+Kampala/')).toBeNull();
    expect(nameInLink('https://www.google.com/maps/place/Ntinda,+Kampala/')).toBe('Ntinda, Kampala');
    expect(nameInLink('https://maps.google.com/?q=Kisaasi%')).toBe('Kisaasi%');
    expect(nameInLink('Ntinda')).toBeNull();
  });
});

describe('a Plus Code', () => {
  it('is a point if it is complete, and too wide with fewer than eight digits', () => {
    expect(readPoint('6GGJ8HXJ+2X')).toMatchObject({ point: { latitude: expect.closeTo(0.3476, 2) } });
    expect(readPoint('6GGJ8HXJ+')).toMatchObject({ point: {} });
    expect(readPoint('6GGJ8H00+')).toBe('too wide');
  });

  it('is completed near the place beside it if it is short', () => {
    const read = readPoint('8HXJ+2X Kampala');
    expect(read).toEqual({ shortCode: '8HXJ+2X', near: 'Kampala' });
    const point = completeCode('8HXJ+2X', { latitude: 0.35, longitude: 32.6 });
    expect(point).toEqual({ latitude: expect.closeTo(0.3476, 2), longitude: expect.closeTo(32.5825, 2) });
  });
});
