/** What a saved reply may name in braces, filled in for the ticket that it is used on. */
export const REPLY_FIELDS = ['name', 'ticket number', 'account number', 'package', 'active until'] as const;
type ReplyField = (typeof REPLY_FIELDS)[number];

/** What is known of each field; one that is not stays as it is, for a person to fill in. */
export type ReplyValues = { readonly [F in ReplyField]?: string | null | undefined };

const FIELD = /\{([^{}\n]{1,40})\}/g;

const isField = (name: string): name is ReplyField => REPLY_FIELDS.some((field) => field === name);

/** A saved reply as it is sent: `{name}` becomes the customer's name. */
export const fillReply = (text: string, values: ReplyValues): string =>
  text.replace(FIELD, (written, name: string) => (isField(name) && values[name]) || written);

/** What a saved reply names that there is not; null where nothing is wrong. */
export function replyFault(text: string): string | null {
  const unknown = [...text.matchAll(FIELD)].map(([, name = '']) => name).find((name) => !isField(name));
  return unknown === undefined ? null : `has no field {${unknown}}. Fields: ${namesOf(REPLY_FIELDS)}`;
}

/** Why a text cannot go to a customer: a field in it is not filled in. Null where it can. */
export function unfilledFault(text: string): string | null {
  const left = [...text.matchAll(FIELD)].map(([, name = '']) => name).filter(isField);
  return left.length ? `Fill in ${namesOf(left)} first` : null;
}

const namesOf = (fields: readonly string[]) => fields.map((name) => `{${name}}`).join(', ');
