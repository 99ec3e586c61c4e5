import { expect, it } from 'vitest';
import { jpegName, preparePicture, scaleFor } from './preparePicture';

it.each([
  [2000, 1500, 1],
  [2001, 10, 2000 / 2001],
  [3000, 4000, 0.5],
  [1, 1, 1],
])('reduces %i × %i by the factor %d', (width, height, scale) => expect(scaleFor({ width, height })).toBe(scale));

it.each([
  ['IMG_1.png', 'IMG_1.jpg'],
  ['IMG_1.JPEG', 'IMG_1.JPEG'],
  ['photo', 'photo.jpg'],
  ['v1.2 of it.heic', 'v1.2 of it.jpg'],
])('names %s as a JPEG %s', (name, jpeg) => expect(jpegName(name)).toBe(jpeg));

it('leaves other files, and pictures that cannot be shown, as they are', async () => {
  const pdf = new File(['%PDF-1.4'], 'scan.pdf', { type: 'application/pdf' });
  expect(await preparePicture(pdf)).toBe(pdf);
  const damaged = new File(['GIF'], 'a.png', { type: 'image/png' });
  expect(await preparePicture(damaged)).toBe(damaged);
});
