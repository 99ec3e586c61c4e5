import type { ReactNode } from 'react';
import type { en } from './en';

/** Messages by room and name. */
type Rooms = Readonly<Record<string, Readonly<Record<string, string>>>>;

type Keys<R extends Rooms> = { [Room in keyof R & string]: `${Room}.${keyof R[Room] & string}` }[keyof R & string];
type MessageAt<Key> = Key extends `${infer Room extends keyof typeof en}.${infer Name}`
  ? Name extends keyof (typeof en)[Room]
    ? (typeof en)[Room][Name]
    : never
  : never;
type Placeholders<Message> = Message extends `${string}%{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

export type MessageKey = Keys<typeof en>;

/** The values of a message's placeholders. `smart_count` is the number that chooses the plural form. */
type Values<Key> = {
  readonly [Name in Placeholders<MessageAt<Key>>]: Name extends 'smart_count' ? number : string | number;
};

/** The key of a message without placeholders. */
export type PlainKey = { [Key in MessageKey]: Placeholders<MessageAt<Key>> extends never ? Key : never }[MessageKey];

/** Returns the message of a key in the chosen language. */
export type Translate = <Key extends MessageKey>(
  key: Key,
  ...values: Placeholders<MessageAt<Key>> extends never ? [] : [Values<Key>]
) => string;

/** Returns the message of a key with elements in its placeholders. */
export type RichTranslate = <Key extends MessageKey>(
  key: Key,
  values: { readonly [Name in Placeholders<MessageAt<Key>>]: ReactNode },
) => ReactNode;

/** Every message of the English catalogue in another language. */
export type Translation = {
  readonly [Room in keyof typeof en]: { readonly [Name in keyof (typeof en)[Room]]: string };
};
