import type { Refusal } from '../../contract/api/errors';
import { type Leaf, labelOf } from '../../resources/language/defineResource';

/** What is wrong with a field, in a sentence that calls it by its label: "First name is required". */
export function fieldSentence(path: string, message: string, fields: readonly Leaf[] = []): string {
  // What several fields must be together is a sentence of its own.
  if (/^[A-Z]/.test(message)) return message;
  const leaf = fields.find((each) => each.path === path) ?? { path, field: { kind: 'text' } };
  return `${labelOf(leaf)} ${message}`;
}

/**
 * A refusal's sentence for people, who know the fields of what they sent (`fields`) by their labels. Parameters of an address are
 * typed by developers and keep their names.
 */
export function sentenceOf({ code, message, errors = {} }: Refusal, fields: readonly Leaf[]): string {
  const [path, fault] = Object.entries(errors).find((each) => each.join(' ') === message) ?? [];
  if (path === undefined || fault === undefined || code === 'badRequest') return message;
  const sentence = fieldSentence(path, fault, fields);
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
