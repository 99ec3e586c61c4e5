import { recallSecret, rememberSecret } from '../remembered/secret';

/** The payer, as far as this visit knows them; the API masks the data for anyone else, so a new device asks again. */
export interface Payer {
  firstName: string;
  lastName: string;
  phoneNumber: string;
  emailAddress: string;
  /** The installation address of their order. */
  installationAddress?: string;
}

const nameOf = (formId: string) => `payer.${formId}`;

export const recallPayer = (formId: string): Payer | null => recallSecret<Payer>(nameOf(formId), 'visit');

/** Remembers the payer for this visit only. */
export const rememberPayer = (formId: string, payer: Payer): void =>
  void rememberSecret(nameOf(formId), payer, 'visit');
