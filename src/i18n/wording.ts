import { createElement, Fragment, type ReactNode } from 'react';
import type { I18nProvider } from 'react-admin';
import { fillPlaceholders, findSentence } from '../../contract/api/Phrase';
import { type Changed, changedIn } from '../../contract/api/version';
import { DEFAULT_LANGUAGE, isLanguage } from '../../contract/languages';
import { type AnyResource, type FlatField, labelOf } from '../../resources/language/defineResource';
import { englishOf } from '../../resources/translations/englishOf';
import { type Formats, formatsOf } from './formats';
import type { MessageKey, PlainKey, RichTranslate, Translate } from './messages';

/** Everything that a screen needs to show text in the chosen language. */
export interface Wording extends Formats {
  /** Returns a message of the catalogue. */
  t: Translate;
  /** Returns a message with links or other elements in its placeholders. */
  rich: RichTranslate;
  /** Translates a text of the declarations, which are in English: a label, a menu entry, a help text, a permission. */
  word(english: string): string;
  /** Returns the label of an option of a closed list: `IN_PROGRESS` → "In progress". */
  wordsOf(option: string): string;
  /** Returns a text that the server wrote, as one of these sentences with their placeholders. */
  written(text: string, sentences: readonly string[]): string;
  /** Returns the message of a failed call; a refusal has the server's own words. */
  sentenceOf(error: unknown): string;
  /** Returns the label of a field. */
  labelOf(leaf: FlatField): string;
  /** Returns the name of a resource's records, in the singular or the plural. */
  nameOf(resource: Pick<AnyResource, 'label'>, count?: number): string;
}

/** Puts elements into the placeholders of a message. */
function inserted(message: string, values: Readonly<Record<string, ReactNode>>): ReactNode {
  const parts = message.split(/%\{(\w+)\}/);
  return parts.map((part, at) => createElement(Fragment, { key: at }, at % 2 === 0 ? part : values[part]));
}

type Source = Pick<I18nProvider, 'translate' | 'getLocale'>;

function makeWording({ translate, getLocale }: Source): Wording {
  const language = getLocale();
  const word = (english: string): string => translate(`words.${english}`, { _: english });
  const formats = formatsOf(isLanguage(language) ? language : DEFAULT_LANGUAGE);
  const changedSentence = ({ by, what, version }: Changed) => {
    const message: MessageKey = by ? (what ? 'forms.changedByDoing' : 'forms.changedBy') : 'forms.hasChanged';
    return translate(message, { by, what: what && word(what), when: formats.formatDateTime(version) });
  };
  return {
    ...formats,
    t: (key, ...[values]) => translate(key, values),
    rich: (key, values) => {
      const marks = Object.keys(values).map((name) => [name, `%{${name}}`]);
      return inserted(translate(key, Object.fromEntries(marks)), values);
    },
    word,
    sentenceOf: (error) => {
      const changed = changedIn(error);
      if (changed) return changedSentence(changed);
      return error instanceof Error && error.message
        ? word(error.message)
        : translate('common.noReason' satisfies PlainKey);
    },
    written: (text, sentences) => {
      const found = findSentence(text, sentences);
      return found ? fillPlaceholders(word(found.sentence), (name) => found.values[name] ?? '') : text;
    },
    wordsOf: (option) => word(englishOf(option)),
    labelOf: (leaf) => word(labelOf(leaf)),
    nameOf: ({ label: [one, many] }, count = 2) => word(count === 1 ? one : many),
  };
}

const made = new WeakMap<Source, Wording>();

/** Returns the wording of a message provider, which is created once. */
export function wordingOf(provider: Source): Wording {
  const wording = made.get(provider) ?? makeWording(provider);
  made.set(provider, wording);
  return wording;
}
