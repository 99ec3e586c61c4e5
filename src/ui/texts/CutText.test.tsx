import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CutText } from './CutText';

afterEach(cleanup);

const NAME = 'Nakawuka Community Development and Savings Association';

it.each([
  ['names a cut text in full on hover', 400, NAME],
  ['adds no tooltip to a text that fits', 260, ''],
])('%s', (_, scrollWidth, title) => {
  render(<CutText>{NAME}</CutText>);
  const text = screen.getByText(NAME);
  Object.defineProperties(text, { scrollWidth: { value: scrollWidth }, clientWidth: { value: 260 } });
  fireEvent.mouseEnter(text);
  expect(text.title).toBe(title);
});
