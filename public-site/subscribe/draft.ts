import { recallSecret, rememberSecret } from '../remembered/secret';
import { EMPTY_VALUES, type SubscribeValues } from './values';

/** The form's name in the outbox, too, which forgets the draft once the order is sent. */
const NAME = 'subscribe';

/** The half-filled form of an earlier visit, or null. */
export function recallDraft(): SubscribeValues | null {
  const draft = recallSecret<SubscribeValues>(NAME);
  return draft && { ...EMPTY_VALUES, ...draft, client: { ...EMPTY_VALUES.client, ...draft.client } };
}

/** Keeps what was typed, all but the national ID: phones are shared. */
export function rememberDraft(values: SubscribeValues): void {
  rememberSecret(NAME, { ...values, client: { ...values.client, nationalId: '' } });
}

/** Whether a person typed anything: a package chosen by a link alone is no draft. */
export const isStarted = ({ client, installationAddress }: SubscribeValues): boolean =>
  [installationAddress, ...Object.values(client)].some((text) => text !== '');
