import type { Refusal, Said } from '../../contract/api/errors';
import type { Language } from '../../contract/languages';
import { type FlatField, labelOf } from '../../resources/language/defineResource';
import { inLanguage, labelIn } from './inLanguage';

/** Returns the fault of a field as a sentence that names it by its label: "First name is required". */
export function fieldSentence(
  path: string,
  fault: Said,
  fields: readonly FlatField[] = [],
  language: Language = 'en',
): string {
  const said = inLanguage(language, fault);
  // A message about several fields together is already a sentence.
  if (/^[A-Z]/.test(String(fault))) return said;
  const leaf = fields.find((each) => each.path === path) ?? { path, field: { kind: 'text' } };
  const label = labelIn(language, labelOf(leaf));
  // In Kiswahili, the fault would have to agree with the label's noun class; after a colon it stands alone.
  return language === 'en' ? `${label} ${said}` : `${label}: ${said}`;
}

/**
 * Returns a refusal's sentence in a language for people, who know the fields they sent (`fields`) by their labels. Query parameters are typed
 * by developers and keep their names.
 */
export function sentenceOf(
  { code, message, said, faults = {} }: Refusal,
  fields: readonly FlatField[],
  language: Language = 'en',
): string {
  const [path, fault] = Object.entries(faults).find((each) => each.join(' ') === message) ?? [];
  if (path === undefined || fault === undefined || code === 'badRequest') return inLanguage(language, said);
  const sentence = fieldSentence(path, fault, fields, language);
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
