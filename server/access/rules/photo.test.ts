import { expect, it } from 'vitest';
import { imageTypeOf } from './photo';

const bytes = (text: string) => Buffer.from(text, 'latin1');

it.each([
  ['\xff\xd8\xff\xe0 and so on', 'image/jpeg'],
  ['\xff\xd8\xfe\xe0 and so on', null],
  ['\x89PNG\r\n\x1a\n and so on', 'image/png'],
  ['\x89PNG\r\n\x1a', null],
  ['RIFF....WEBP and so on', 'image/webp'],
  ['RIFF....WAVE and so on', null],
  ['<svg onload="alert(1)">', null],
  ['GIF89a and so on', null],
  ['', null],
])('%j is %s', (text, type) => {
  expect(imageTypeOf(bytes(text))).toBe(type);
});
