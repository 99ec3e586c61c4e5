import { expect, it } from 'vitest';
import { cleanText, toOneLine } from './cleanText';

it.each([
  '',
  ' ',
  '\u200b',
  '\u3164',
  '\u2800',
  '\u00a0\u200d',
  '\ufeff',
  '\u202e',
  '\u180e',
  '\u115f',
  '\ufe0f',
  '\u2028',
])('a text of nothing visible is blank: %j', (text) => expect(cleanText(text)).toBe(''));

it.each([
  ['\u202etset', 'tset'],
  ['Ruth\u200b Achieng', 'Ruth Achieng'],
  [' \u200fRuth\u200e ', 'Ruth'],
  ['O’Brien', 'O’Brien'],
  ['José Núñez', 'José Núñez'],
  ['Home \u2600\ufe0f', 'Home \u2600\ufe0f'],
  ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
])('%j is cleaned to %j', (text, clean) => expect(cleanText(text)).toBe(clean));

it.each([
  ['Ruth\nAchieng', 'Ruth Achieng'],
  ['Ruth \r\n Achieng', 'Ruth Achieng'],
  ['Ruth\u2029Achieng', 'Ruth Achieng'],
  ['Ruth Achieng', 'Ruth Achieng'],
])('%j in one line is %j', (text, line) => expect(toOneLine(cleanText(text))).toBe(line));
