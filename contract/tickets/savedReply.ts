/** The fields that a saved reply may contain in braces. They are filled in from the ticket. */
export const REPLY_FIELDS = ['name', 'ticket number', 'account number', 'package', 'active until'] as const;
type ReplyField = (typeof REPLY_FIELDS)[number];

/** The known values of the fields; an unknown field stays in the text for a person to fill in. */
export type ReplyValues = { readonly [F in ReplyField]?: string | null | undefined };

const FIELD = /\{([^{}\n]{1,40})\}/g;

const isField = (name: string): name is ReplyField => REPLY_FIELDS.some((field) => field === name);

/** Returns a saved reply with its fields filled in: `{name}` becomes the customer's name. */
export const fillReply = (text: string, values: ReplyValues): string =>
  text.replace(FIELD, (written, name: string) => (isField(name) && values[name]) || written);

/** Returns which field of a saved reply does not exist, or null if all do. */
export function replyFault(text: string): string | null {
  const unknown = [...text.matchAll(FIELD)].map(([, name = '']) => name).find((name) => !isField(name));
  return unknown === undefined ? null : `has no field {${unknown}}. Fields: ${namesOf(REPLY_FIELDS)}`;
}

/** Returns why a text cannot go to a customer: a field is not filled in. Null if it can. */
export function unfilledFault(text: string): string | null {
  const left = [...text.matchAll(FIELD)].map(([, name = '']) => name).filter(isField);
  return left.length ? `Fill in ${namesOf(left)} first` : null;
}

const namesOf = (fields: readonly string[]) => fields.map((name) => `{${name}}`).join(', ');
