import { recallSecret, rememberSecret } from '../remembered/secret';
import { EMPTY_VALUES, type SubscribeValues } from './values';

/** Also the form's name in the outbox, which deletes the draft once the order is sent. */
const NAME = 'subscribe';

/** Returns the unfinished form of an earlier visit, or null. */
export function recallDraft(): SubscribeValues | null {
  const draft = recallSecret<SubscribeValues>(NAME);
  return draft && { ...EMPTY_VALUES, ...draft, client: { ...EMPTY_VALUES.client, ...draft.client } };
}

/** Stores the input except for the national ID: phones are shared. */
export function rememberDraft(values: SubscribeValues): void {
  rememberSecret(NAME, { ...values, client: { ...values.client, nationalId: '' } });
}

/** Returns whether the visitor has typed anything: a package chosen by a link alone is not a draft. */
export const isStarted = ({ client, installationAddress }: SubscribeValues): boolean =>
  [installationAddress, ...Object.values(client)].some((text) => text !== '');
