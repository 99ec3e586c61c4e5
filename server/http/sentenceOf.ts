import type { Refusal } from '../../contract/api/errors';
import { type FlatField, labelOf } from '../../resources/language/defineResource';

/** Returns the fault of a field as a sentence that names it by its label: "First name is required". */
export function fieldSentence(path: string, message: string, fields: readonly FlatField[] = []): string {
  // A message about several fields together is already a sentence.
  if (/^[A-Z]/.test(message)) return message;
  const leaf = fields.find((each) => each.path === path) ?? { path, field: { kind: 'text' } };
  return `${labelOf(leaf)} ${message}`;
}

/**
 * Returns a refusal's sentence for people, who know the fields they sent (`fields`) by their labels. Query parameters are typed
 * by developers and keep their names.
 */
export function sentenceOf({ code, message, errors = {} }: Refusal, fields: readonly FlatField[]): string {
  const [path, fault] = Object.entries(errors).find((each) => each.join(' ') === message) ?? [];
  if (path === undefined || fault === undefined || code === 'badRequest') return message;
  const sentence = fieldSentence(path, fault, fields);
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
