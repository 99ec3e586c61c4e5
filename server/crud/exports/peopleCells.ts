import { brand } from '../../../contract/brand';
import type { Language } from '../../../contract/languages';
import { formatPhone } from '../../../contract/phone';
import { findResource } from '../../../resources';
import { type FlatField, labelOf } from '../../../resources/language/defineResource';
import { displayValueAt, isEmpty } from '../../../resources/language/displayFields';
import type { Field, Kind } from '../../../resources/language/kinds';
import { englishOf } from '../../../resources/translations/englishOf';
import { words as kiswahili } from '../../../resources/translations/sw';
import { memoizeBySettings } from '../../base/memoizeBySettings';
import type { Labels } from '../../labels/labelsOf';
import type { ExportedRow } from './exportedPages';

/** A cell for people: a text, a number, or a day or minute in the provider's time zone, `2026-03-14` or `2026-03-14 09:30`. */
export type PeopleCell = { text: string } | { number: number } | { day: string } | { minute: string };

const WORDS: Record<Language, Readonly<Record<string, string>>> = { en: {}, sw: kiswahili };

/** Translates a word of the declarations. */
export const wordIn = (language: Language, english: string): string => WORDS[language][english] ?? english;

// The Swedish locale writes moments in the format that spreadsheets can sort.
const minutes = memoizeBySettings(
  () => brand.timeZone,
  // biome-ignore lint/plugin: a cell's moment in the brand's time zone
  (timeZone) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
);

interface Means {
  labels: Labels;
  language: Language;
}
type Write = (value: unknown, field: Field, means: Means) => PeopleCell;

const text: Write = (value) => ({ text: String(value) });
const number: Write = (value) => ({ number: Number(value) });
const named = (ids: unknown, { labels }: Means): PeopleCell => ({
  text: [ids]
    .flat()
    .flatMap((id) => labels[String(id)] ?? [])
    .join(', '),
});
const inWords = (option: unknown, language: Language) => wordIn(language, englishOf(String(option)));

/** Returns the cell for a value, by kind. Null: the kind has no column for people. */
const CELLS: Record<Kind, Write | null> = {
  text: (value, { idOf, namesResource }, means) => {
    if (idOf) return named(value, means);
    const resource = namesResource && findResource(String(value));
    if (resource) return { text: wordIn(means.language, resource.label[0]) };
    return { text: String(value).startsWith('+') ? formatPhone(String(value)) : String(value) };
  },
  longText: text,
  email: text,
  phone: (value) => ({ text: formatPhone(String(value)) }),
  integer: number,
  decimal: number,
  money: number,
  bytes: number,
  boolean: (value, _, { language }) => ({ text: wordIn(language, value ? 'Yes' : 'No') }),
  date: (value) => ({ day: String(value) }),
  dateTime: (value) => ({ minute: minutes().format(new Date(String(value))) }),
  oneOf: (value, _, { language }) => ({ text: inWords(value, language) }),
  manyOf: (value, _, { language }) => ({
    text: (value as string[]).map((option) => inWords(option, language)).join(', '),
  }),
  tags: (value) => ({ text: (value as string[]).join(', ') }),
  reference: (value, _, means) => named(value, means),
  references: (value, _, means) => named(value, means),
  sequence: text,
  secret: null,
  polygon: null,
  json: null,
};

/** Returns whether a field has a column in exports for people. */
export const isColumn = ({ field }: FlatField): boolean => CELLS[field.kind] !== null && !field.technical;

/** Returns the heading of a column. */
export const columnHeading = (leaf: FlatField, language: Language): string => wordIn(language, labelOf(leaf));

/** Returns the cell of a record, or null if the value is empty. */
export function peopleCell(leaf: FlatField, row: ExportedRow, means: Means): PeopleCell | null {
  const value = displayValueAt(row, leaf);
  return isEmpty(value) ? null : (CELLS[leaf.field.kind]?.(value, leaf.field, means) ?? null);
}
