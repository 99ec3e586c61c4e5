import { kiswahili } from '../../contract/api/refusals/kiswahili';
import { words } from '../../resources/translations/sw';
import type { Draft } from './Draft';

const SW = 'resources/translations/sw';

/** Adds labels that have no Kiswahili yet, in English for now; returns what is left to do. */
export function addWords(draft: Draft, labels: readonly string[], file?: string): string[] {
  const pathOf = (label: string) => `${SW}/${file ?? termsOf(label)}.ts`;
  const missing = [...new Set(labels)].filter(
    (label) => !(label in words) && !draft.read(pathOf(label)).includes(`\n${entryOf(label, label)}`),
  );
  for (const label of missing) draft.append(pathOf(label), /\n\}( as const)?;\n$/, `\n${entryOf(label, label)}`);
  if (missing.length === 0) return [];
  return [`Translate in ${SW}/, where they stand in English: ${missing.map((label) => `"${label}"`).join(', ')}.`];
}

/** Adds a refusal with a general Kiswahili text, if it has none; returns what is left to do. */
export function addRefusal(draft: Draft, english: string, general: string): string[] {
  if (english in kiswahili) return [];
  const path = 'contract/api/refusals/service.ts';
  draft.append(path, /\n\};\n$/, `\n${entryOf(english, general)}`);
  return [`Make the Kiswahili of "${english}" in ${path} more precise.`];
}

const termsOf = (label: string) => {
  const first = label.charAt(0).toUpperCase();
  return first <= 'C' ? 'termsAToC' : first <= 'O' ? 'termsDToO' : 'termsPToZ';
};

const entryOf = (key: string, value: string) =>
  `  ${/^\w+$/.test(key) && !/^\d/.test(key) ? key : quoted(key)}: ${quoted(value)},`;

/** Returns a text as a literal. */
export const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;
