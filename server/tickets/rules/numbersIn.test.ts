import { expect, it } from 'vitest';
import { numbersIn } from './numbersIn';

it.each([
  ['TK-000578: it works again', ['TK-000578']],
  ['re tk 578, still down', ['TK-000578']],
  ['Tk–000578 and TK1234567', ['TK-000578', 'TK-1234567']],
  ['TK-1 TK-2 TK-3 TK-4 TK-5 TK-6', ['TK-000001', 'TK-000002', 'TK-000003', 'TK-000004', 'TK-000005']],
  ['KTK-578, TK-, TK 1234567890', []],
  ['The light is red', []],
])('%s names %j', (words, numbers) => {
  expect(numbersIn(words)).toEqual(numbers);
});
