import { recallSecret, rememberSecret } from '../remembered/secret';

/** Who pays, as far as this visit knows; the API masks it for strangers, so a new device asks again. */
export interface Payer {
  firstName: string;
  lastName: string;
  phoneNumber: string;
  emailAddress: string;
  /** Where they ordered it to. */
  installationAddress?: string;
}

const nameOf = (formId: string) => `payer.${formId}`;

export const recallPayer = (formId: string): Payer | null => recallSecret<Payer>(nameOf(formId), 'visit');

/** For this visit only. */
export const rememberPayer = (formId: string, payer: Payer): void =>
  void rememberSecret(nameOf(formId), payer, 'visit');
