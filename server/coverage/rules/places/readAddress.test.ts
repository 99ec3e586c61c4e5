import { expect, it } from 'vitest';
import { readAddress } from './readAddress';

const address = (text: string) => readAddress(text, 'Uganda');
/** Returns the phrases with their role, longest first. */
const phrases = (text: string) => address(text).phrases.map(({ text: words, use }) => `${words} (${use})`);
const words = (text: string) => address(text).parts.map((part) => part.map(({ word }) => word));

it.each([
  ['Ntinda, Kampala', [['Ntinda'], ['Kampala']]],
  ['Ntinda; Kampala', [['Ntinda'], ['Kampala']]],
  ['Ntinda - Kampala', [['Ntinda'], ['Kampala']]],
  ['Ntinda/Kampala', [['Ntinda', 'Kampala']]],
  ['Ntinda (Kampala)', [['Ntinda'], ['Kampala']]],
  ['Ntinda Kampala', [['Ntinda', 'Kampala']]],
  ['Ntinda, Uganda', [['Ntinda']]],
  ['Plot 12, Ntinda', [[], ['Ntinda']]],
  ['', []],
])('splits "%s" into the words of its parts', (text, parts) => expect(words(text)).toEqual(parts));

it('names every phrase of up to three words, longest first', () =>
  expect(phrases('Old Kampala Hill')).toEqual([
    'Old Kampala Hill (name)',
    'Old Kampala (name)',
    'Kampala Hill (name)',
    'Old (name)',
    'Kampala (name)',
  ]));

it('recognises a landmark after "near" and the like', () => {
  expect(phrases('Ntinda near Capital')).toEqual(['Ntinda (name)', 'Capital (near)']);
  expect(phrases('Opposite Capital')).toEqual(['Capital (near)']);
});

it('recognises the name of a road by the word after it', () => {
  expect(phrases('Bukoto Street')).toContain('Bukoto (road)');
  expect(phrases('Plot 5 Bukoto Street')).toContain('Bukoto (road)');
  expect(phrases('Bukoto, Kisaasi Road')).toEqual(expect.arrayContaining(['Bukoto (name)', 'Kisaasi (road)']));
});

it('keeps at most 24 phrases of a long text', () =>
  expect(address('one two three four five six seven eight nine ten eleven twelve').phrases).toHaveLength(24));
