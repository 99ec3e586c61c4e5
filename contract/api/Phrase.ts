import type { RefusalText } from './refusals/kiswahili';

/** Words that have their own translation, such as a status or permissions; in a sentence they are joined by `between`. */
export class Terms {
  constructor(
    readonly english: readonly string[],
    readonly between: ', ' | ' or ' = ', ',
  ) {}

  toString(): string {
    return this.english.join(this.between);
  }
}

type Value = string | number | Terms;
type Placeholder<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholder<Rest> : never;

/** A sentence of a refusal with its values. Its text is the English one, and the key of its translation. */
export class Phrase {
  constructor(
    readonly text: string,
    readonly values: Readonly<Record<string, Value>>,
  ) {}

  toString(): string {
    return fillPlaceholders(this.text, (name) => String(this.values[name]));
  }
}

/** Returns a text with its placeholders, such as `{amount}`, replaced. */
export const fillPlaceholders = (text: string, toValue: (name: string) => string): string =>
  text.replace(/\{(\w+)\}/g, (_, name) => toValue(name));

/** Returns the sentence of the list that a text was made from, with the values of its placeholders, or null if there is none. */
export function findSentence(text: string, sentences: readonly string[]) {
  for (const sentence of sentences) {
    const pattern = sentence.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>.+)');
    const found = new RegExp(`^${pattern}$`).exec(text);
    if (found) return { sentence, values: found.groups ?? {} };
  }
  return null;
}

/** Creates a sentence with values: `phrase('This payment has its receipt: {receiptNumber}.', { receiptNumber })`. */
export const phrase = <const T extends RefusalText>(text: T, values: Readonly<Record<Placeholder<T>, Value>>): Phrase =>
  new Phrase(text, values);
