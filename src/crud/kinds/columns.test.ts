import { expect, it } from 'vitest';
import { formatText } from './columns';

it.each([
  ['+256771234567', '0771 234 567'],
  ['amina@kitara.example', 'amina@kitara.example'],
  ['771234567', '771234567'],
])('shows the text %s as %s', (text, shown) => {
  expect(formatText(text)).toBe(shown);
});
