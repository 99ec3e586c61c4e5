import { expect, it } from 'vitest';
import { deviceWords } from './cameFrom';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

it.each([
  [CHROME, 'Chrome, Windows'],
  [SAFARI, 'Safari, iOS'],
  ['curl/8.5.0', 'curl'],
  ['', null],
  [undefined, null],
  ['<script>alert(1)</script>', null],
])('names the device of %s as %s', (header, words) => expect(deviceWords(header)).toBe(words));

it('is short, whatever the header', () => {
  expect(deviceWords('x'.repeat(10_000))?.length).toBe(40);
});
